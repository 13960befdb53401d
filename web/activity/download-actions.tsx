import { Ban, Ellipsis, Pause, Play, RotateCw, Trash2, X } from 'lucide-react'
import { onDownload, stopDownload } from '../api/deeds'
import type { Download } from '../api/types'
import { t } from '../i18n/translate'
import { Button, IconButton } from '../ui/button'
import { confirm } from '../ui/confirm'
import { MenuButton, type MenuEntry } from '../ui/menu'
import { needsAttention } from './states'

const canPause = new Set<Download['state']>(['queued', 'fetching_metadata', 'checking', 'downloading', 'stalled', 'seeding'])

/** Three plain ways out of a download, and pause and retry in reach. */
export const DownloadActions = ({ download }: { download: Download }) => {
  const title = download.movie?.title ?? download.title
  const stop = async () => {
    const { yes, option } = await confirm({
      title: t('download.stop_title', { title }),
      text: t('download.stop_text'),
      action: t('download.stop'),
      danger: true,
      option: { label: t('download.delete_data'), help: t('download.delete_data_help'), checked: true },
    })
    if (yes) await stopDownload(download, option)
  }
  const bad = async () => {
    const { yes } = await confirm({
      title: t('download.bad_title'),
      text: t('download.bad_text', { title: download.title }),
      action: t('download.bad'),
      danger: true,
    })
    if (yes) await onDownload(download.id, 'blocklist-and-search')
  }
  const entries = (): MenuEntry[] => [
    { kind: 'item', label: t('download.retry'), icon: RotateCw, run: () => void onDownload(download.id, 'retry') },
    { kind: 'item', label: t('download.bad'), icon: Ban, run: () => void bad() },
    { kind: 'line' },
    { kind: 'item', label: t('download.stop'), icon: download.state === 'seeding' ? X : Trash2, danger: true, run: () => void stop() },
  ]
  return (
    <>
      {needsAttention(download) && (
        <Button small icon={RotateCw} onClick={() => void onDownload(download.id, 'retry')}>
          {t('download.retry')}
        </Button>
      )}
      {canPause.has(download.state) && (
        <IconButton icon={Pause} label={t('download.pause_title', { title })} onClick={() => void onDownload(download.id, 'pause')} />
      )}
      {download.state === 'paused' && (
        <IconButton icon={Play} label={t('download.resume_title', { title })} onClick={() => void onDownload(download.id, 'resume')} />
      )}
      <MenuButton label={t('download.more', { title })} icon={Ellipsis} entries={entries} />
    </>
  )
}
