import { useQuery } from '@tanstack/react-query'
import { Gauge, Pause, Play } from 'lucide-react'
import { limitSpeed, onDownload } from '../../data/api/actions'
import { configQuery, torrentSessionQuery } from '../../data/api/queries'
import type { Download } from '../../data/api/types'
import { speed } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { MenuButton, type MenuEntry } from '../../kit/menu'
import { bytesOf, limitChoices } from './limit-choices'
import { pauseQueue } from './queue-paused'
import { canPause, isRunning } from './states'

/** One that fails, for example because it has just finished, does not stop the others. */
const onAll = async (downloads: readonly Download[], action: 'pause' | 'resume') => {
  for (const { id } of downloads) await onDownload(id, action)
}

/** Actions for all downloads together. */
export const Controls = ({ downloads }: { downloads: readonly Download[] }) => {
  const { data: config } = useQuery(configQuery)
  const isScheduled = useQuery(torrentSessionQuery).data?.limits_scheduled ?? false
  const field = isScheduled ? 'scheduled_download_speed_limit' : 'download_speed_limit'
  const limit = Number(config?.[field] ?? 0)
  const running = downloads.filter((download) => isRunning(download) && canPause(download))
  const paused = downloads.filter(({ state }) => state === 'paused')
  const time = isScheduled ? String(config?.speed_schedule_until ?? '') : null
  const isQueuePaused = Boolean(config?.queue_paused)
  const entries = () =>
    limitChoices(limit)
      .map(
        ({ limit: value, bytes }): MenuEntry => ({
          kind: 'check',
          label: value === 0 ? t('activity.no_limit') : speed(bytes),
          checked: value === limit,
          run: () => void limitSpeed(field, value),
        }),
      )
      .concat([
        { kind: 'line' },
        { kind: 'check', label: t('activity.start_none'), checked: isQueuePaused, run: () => void pauseQueue(!isQueuePaused) },
      ])
  return (
    <>
      {paused.length > 0 && (
        <Button folds changes icon={Play} onClick={() => void onAll(paused, 'resume')}>
          {t('activity.resume_all')}
        </Button>
      )}
      {running.length > 0 && (
        <Button folds changes icon={Pause} onClick={() => void onAll(running, 'pause')}>
          {t('activity.pause_all')}
        </Button>
      )}
      <MenuButton label={t('activity.limit')} icon={Gauge} text={limitInWords(limit, time)} folded="phone" entries={entries} />
    </>
  )
}

/** `until`: the end of the scheduled limits, as a time of day. */
const limitInWords = (limit: number, until: string | null): string => {
  if (until === null) return limit === 0 ? t('activity.no_limit') : t('activity.limited', { speed: speed(bytesOf(limit)) })
  return limit === 0
    ? t('activity.no_limit_until', { time: until })
    : t('activity.limited_until', { speed: speed(bytesOf(limit)), time: until })
}
