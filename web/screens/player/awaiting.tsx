import { useProgress } from '../../data/live/progress'
import { speed } from '../../i18n/format'
import { t } from '../../i18n/translate'

/** Shown while playback waits for the download, with its speed. */
export const Awaiting = ({ downloadId }: { downloadId: number }) => {
  const rate = useProgress(downloadId)?.download_speed ?? 0
  return <span role="status">{rate > 0 ? t('player.awaiting', { speed: speed(rate) }) : t('player.awaiting_nobody')}</span>
}
