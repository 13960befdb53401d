import { useMutation } from '@tanstack/react-query'
import { Copy, KeyRound } from 'lucide-react'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { copy } from '../../kit/copy'
import { Dialog } from '../../kit/dialog'
import { toast } from '../../kit/toast'
import { signInWithKey } from '../sign-in/enter'
import { askWithKey } from './ask-with-key'
import { KeyDialog } from './key-dialog'

/** Replaces the API key. Requires the current one: a signed-in device is not enough. */
export const RotateDialog = ({ onClose }: { onClose: () => void }) => {
  const rotate = useMutation({
    mutationFn: async (present: string) => {
      const made = await rotated(present)
      // All sessions are revoked, including this window's; it signs in with the new key.
      await signInWithKey(made).catch(() => undefined)
      return made
    },
  })
  if (rotate.data) return <NewKey value={rotate.data} onClose={onClose} />
  return (
    <KeyDialog
      title={t('rotate.title')}
      text={t('rotate.text')}
      note={t('rotate.needs_key')}
      label={t('rotate.present')}
      action={{ word: t('rotate.change'), icon: KeyRound, kind: 'danger' }}
      work={rotate}
      onClose={onClose}
    />
  )
}

const NewKey = ({ value, onClose }: { value: string; onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title={t('rotate.made')}
    text={t('rotate.made_text')}
    footer={
      <Button kind="primary" onClick={onClose}>
        {t('device.done')}
      </Button>
    }
  >
    <p className="select-all break-all rounded-ctl bg-sunken p-3 font-mono text-sm">{value}</p>
    <Button
      small
      icon={Copy}
      className="mt-3"
      onClick={() => void copy(value).then((copied) => toast(t(copied ? 'ui.copied' : 'ui.copy_failed'), { tone: copied ? 'ok' : 'bad' }))}
    >
      {t('ui.copy')}
    </Button>
  </Dialog>
)

const rotated = async (key: string): Promise<string> => {
  const answer = await askWithKey(key, '/api/v1/auth/api-key/rotate', { method: 'POST' })
  return ((await answer.json()) as { api_key: string }).api_key
}
