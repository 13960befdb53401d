import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { Backup } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { toast } from '../../kit/toast'
import { askWithKey } from './ask-with-key'
import { KeyDialog } from './key-dialog'
import { saveFile } from './save-file'

/** A backup contains secrets in plain text, so downloading it requires the API key. */
export const DownloadBackup = ({ backup, onClose }: { backup: Backup; onClose: () => void }) => {
  const get = useMutation({
    mutationFn: async (key: string) => (await askWithKey(key, `/api/v1/backups/${String(backup.id)}/download`)).blob(),
    onSuccess: (blob) => {
      saveFile(blob, backup.filename)
      toast(t('backup.saved', { name: backup.filename }), { tone: 'ok' })
      onClose()
    },
  })
  return (
    <KeyDialog
      title={t('backup.download')}
      text={t('backup.needs_key')}
      label={t('sign_in.key')}
      action={{ word: t('backup.download'), icon: Download, kind: 'primary' }}
      work={get}
      onClose={onClose}
    />
  )
}
