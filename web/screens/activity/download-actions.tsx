import { Link } from '@tanstack/react-router'
import { Ban, Ellipsis, Gauge, Pause, Play, RotateCw, Trash2, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { onDownload, stopDownload } from '../../data/api/actions'
import type { Download } from '../../data/api/types'
import { size } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { buttonStyle, IconButton } from '../../kit/button'
import { confirm } from '../../kit/confirm'
import { part } from '../../kit/later'
import { MenuButton, type MenuEntry } from '../../kit/menu'
import { useTurn } from './order'
import { canPause, canRetry } from './states'

const SpeedLimits = part(() => import('./speed-limits-dialog'), 'SpeedLimitsDialog')

const titleOf = (download: Download) => download.movie?.title ?? download.title

/** Ends a download after confirmation. */
export const stop = async (download: Download) => {
  const isSeeding = download.state === 'seeding'
  const { yes, option } = await confirm({
    title: t(isSeeding ? 'download.end_seeding_title' : 'download.stop_title', { title: titleOf(download) }),
    text: t(isSeeding ? 'download.end_seeding_text' : 'download.stop_text'),
    action: t(isSeeding ? 'download.end_seeding' : 'download.stop'),
    keep: t(isSeeding ? 'ui.cancel' : 'download.keep'),
    danger: true,
    option: {
      label:
        download.downloaded_bytes > 0
          ? t('download.delete_data_size', { size: size(download.downloaded_bytes) })
          : t('download.delete_data'),
      help: t('download.delete_data_help'),
      checked: true,
    },
  })
  if (yes) await stopDownload(download, option)
}

/** Blocklists the release and searches for another one, after confirmation. */
export const blocklistAndSearch = async (download: Download) => {
  const { yes } = await confirm({
    title: t('download.bad_title'),
    text: t('download.bad_text', { title: download.title }),
    action: t('download.bad'),
    danger: true,
  })
  if (yes) await onDownload(download.id, 'blocklist-and-search')
}

/** Actions for a download in progress. Pause is always visible. */
export const DownloadActions = ({ download }: { download: Download }) => {
  const title = titleOf(download)
  const turn = useTurn(download)
  const [isLimiting, setLimiting] = useState(false)
  const entries = (): MenuEntry[] => [
    ...turn.entries(),
    ...(canRetry(download)
      ? [{ kind: 'item', label: t('download.retry'), icon: RotateCw, run: () => void onDownload(download.id, 'retry') } as const]
      : []),
    { kind: 'item', label: t('limits.open'), icon: Gauge, run: () => setLimiting(true) },
    { kind: 'item', label: t('download.bad'), icon: Ban, run: () => void blocklistAndSearch(download) },
    { kind: 'line' },
    {
      kind: 'item',
      label: t(download.state === 'seeding' ? 'download.end_seeding' : 'download.stop'),
      icon: download.state === 'seeding' ? X : Trash2,
      danger: true,
      run: () => void stop(download),
    },
  ]
  return (
    <>
      {download.can_be_watched && download.movie_id !== null && (
        <Link
          to="/watch/$id"
          params={{ id: download.movie_id }}
          search={{ download: download.id }}
          aria-label={`${t('download.watch')}: ${title}`}
          className={buttonStyle('secondary', true)}
        >
          <Play aria-hidden className="size-4 fill-current" />
          {t('download.watch')}
        </Link>
      )}
      {canPause(download) && (
        <IconButton
          changes
          icon={Pause}
          label={t('download.pause_title', { title })}
          onClick={() => void onDownload(download.id, 'pause')}
        />
      )}
      {download.state === 'paused' && (
        <IconButton
          changes
          icon={Play}
          label={t('download.resume_title', { title })}
          onClick={() => void onDownload(download.id, 'resume')}
        />
      )}
      <MenuButton label={t('download.more', { title })} icon={Ellipsis} entries={entries} />
      <Suspense fallback={null}>{isLimiting && <SpeedLimits download={download} onClose={() => setLimiting(false)} />}</Suspense>
    </>
  )
}
