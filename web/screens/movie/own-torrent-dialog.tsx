import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { ask, client } from '../../data/api/client'
import type { Movie } from '../../data/api/types'
import { fileInBase64 } from '../../data/file-in-base64'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { DialogActions } from '../../kit/dialog-actions'
import { Field, TextInput } from '../../kit/field'
import { FileInput } from '../../kit/file-input'
import { toast } from '../../kit/toast'

/** A magnet link or a file; the last one entered wins. */
type Own = { magnet: string; file?: undefined } | { magnet: ''; file: File }
const nothing: Own = { magnet: '' }

export const OwnTorrentDialog = ({ movie, onClose }: { movie: Movie; onClose: () => void }) => {
  const form = useId()
  const [own, setOwn] = useState<Own>(nothing)
  const add = useMutation({
    mutationFn: async () => {
      const asked = client.POST('/api/v1/downloads', { body: { movie_id: movie.id, ...(await torrentIn(own)) } })
      await ask(asked)
      return (await asked).response.status === 201
    },
    onSuccess: (isNew) => {
      toast(t(isNew ? 'release.getting' : 'own.known'), { tone: 'ok' })
      onClose()
    },
  })
  const isGiven = own.file !== undefined || looksLikeTorrent(own.magnet)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isGiven) add.mutate()
  }
  return (
    <Dialog open onClose={onClose} title={t('own.use')} text={t('own.text', { title: movie.title })}>
      <form id={form} onSubmit={submit} className="grid gap-5 pb-3">
        <Field label={t('own.magnet')} help={t('own.magnet_help')}>
          {(wired) => (
            <TextInput
              {...wired}
              autoFocus
              maxLength={16_000}
              className="font-mono"
              value={own.magnet}
              onChange={(event) => setOwn({ magnet: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('own.file')}>
          {(wired) => (
            <FileInput
              {...wired}
              file={own.file}
              accept=".torrent,application/x-bittorrent"
              onChange={(event) => {
                const file = event.target.files?.[0]
                setOwn(file ? { magnet: '', file } : nothing)
              }}
            />
          )}
        </Field>
        <DialogActions error={add.error}>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={form} kind="primary" icon={Download} busy={add.isPending} disabled={!isGiven}>
            {t('release.get')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** The server reads it; here it only has to look like a magnet link or an info hash. */
const looksLikeTorrent = (text: string) => /magnet:/i.test(text) || /^\s*([\da-f]{40}|[a-z2-7]{32})\s*$/i.test(text)

const torrentIn = async (own: Own): Promise<{ magnet: string } | { torrent: string }> =>
  own.file ? { torrent: await fileInBase64(own.file) } : { magnet: own.magnet.trim() }
