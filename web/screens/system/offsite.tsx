import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Offsite } from '../../data/api/types'
import { count } from '../../i18n/format'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { DialogActions } from '../../kit/dialog-actions'
import { Field, TextInput } from '../../kit/field'
import { Segmented } from '../../kit/segmented'
import { When } from '../../kit/when'
import { askWithKey } from './ask-with-key'
import { keyError } from './key-dialog'
import { offsiteQuery } from './queries'

/** Where else backups are kept, and the dialog that changes it. */
export const OffsiteCard = () => {
  const { data: now } = useQuery(offsiteQuery)
  const [isOpen, setOpen] = useState(false)
  if (!now) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="font-medium">{t('offsite.title')}</p>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">
          <State now={now} />
        </p>
        {now.last_error && <p className="text-sm text-warn">{told(now.last_error_reason ?? now.last_error)}</p>}
      </div>
      <Button small changes onClick={() => setOpen(true)}>
        {t(now.kind === 'none' ? 'offsite.set_up' : 'offsite.change')}
      </Button>
      {isOpen && <OffsiteDialog now={now} onClose={() => setOpen(false)} />}
    </div>
  )
}

const State = ({ now: { kind, place, copies, last_copied_at, passphrase_set } }: { now: Offsite }) => {
  if (kind === 'none') return t('offsite.none')
  const where = t(passphrase_set ? 'offsite.where_encrypted' : 'offsite.where', { place: place ?? '' })
  if (last_copied_at === null) return `${where} ${t('offsite.soon')}`
  return (
    <>
      {where} {t('offsite.copies', { count: copies, shown: count(copies) })} <When at={last_copied_at} phrase={t('offsite.last')} />
    </>
  )
}

const empty = { user: '', password: '', passphrase: '', key: '' }

const OffsiteDialog = ({ now, onClose }: { now: Offsite; onClose: () => void }) => {
  const form = 'offsite-form'
  const [kind, setKind] = useState<Offsite['kind']>(now.kind === 'none' ? 'folder' : now.kind)
  const [typed, setTyped] = useState({ ...empty, place: now.place ?? '', user: now.user ?? '', keep: String(now.keep) })
  const set = (name: keyof typeof typed) => (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value })
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: () => send(kind, typed),
    onSuccess: onClose,
    onSettled: () => queries.invalidateQueries({ queryKey: offsiteQuery.queryKey }),
  })
  return (
    <Dialog open onClose={onClose} title={t('offsite.title')} text={t('offsite.text')}>
      <form
        id={form}
        className="grid gap-4 pb-3"
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate()
        }}
      >
        <Segmented
          label={t('offsite.kind')}
          value={kind}
          onChange={setKind}
          options={kinds.map((value) => ({ value, label: t(`offsite.kind_${value}`) }))}
        />
        {kind !== 'none' && (
          <>
            <Field
              label={t(kind === 'folder' ? 'offsite.folder' : 'offsite.address')}
              help={t(kind === 'folder' ? 'offsite.folder_help' : 'offsite.address_help')}
            >
              {(wired) => <TextInput {...wired} value={typed.place} onChange={set('place')} />}
            </Field>
            {kind === 'webdav' && (
              <div className="grid gap-4 sm:grid-cols-2">
                <Field label={t('offsite.user')}>{(wired) => <TextInput {...wired} value={typed.user} onChange={set('user')} />}</Field>
                <Field label={t('offsite.password')}>
                  {(wired) => (
                    <TextInput
                      {...wired}
                      type="password"
                      value={typed.password}
                      onChange={set('password')}
                      placeholder={kept(now.password_set)}
                    />
                  )}
                </Field>
              </div>
            )}
            <Field label={t('offsite.passphrase')} help={t(kind === 'webdav' ? 'offsite.passphrase_help' : 'offsite.passphrase_may')}>
              {(wired) => (
                <TextInput
                  {...wired}
                  type="password"
                  value={typed.passphrase}
                  onChange={set('passphrase')}
                  placeholder={kept(now.passphrase_set)}
                />
              )}
            </Field>
            <Field label={t('offsite.keep')}>
              {(wired) => <TextInput {...wired} inputMode="numeric" className="max-w-24" value={typed.keep} onChange={set('keep')} />}
            </Field>
          </>
        )}
        <Field label={t('sign_in.key')} help={t('offsite.key_help')} error={save.error ? keyError(save.error) : undefined}>
          {(wired) => <TextInput {...wired} type="password" className="font-mono" value={typed.key} onChange={set('key')} />}
        </Field>
        <DialogActions>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={form} kind="primary" busy={save.isPending} disabled={typed.key.trim() === ''}>
            {t('offsite.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const kinds = ['none', 'folder', 'webdav'] as const
const kept = (isSet: boolean) => (isSet ? t('offsite.kept') : '')

type Typed = typeof empty & { place: string; keep: string }

/** An empty secret stays as it is. */
const send = async (kind: Offsite['kind'], { place, user, password, passphrase, keep, key }: Typed): Promise<void> => {
  const secrets = { ...(password && { password }), ...(passphrase && { passphrase }) }
  const account = kind === 'webdav' ? { user: user === '' ? null : user } : { user: null }
  const order = kind === 'none' ? { kind } : { kind, place: place.trim(), keep: Number(keep), ...account, ...secrets }
  await askWithKey(key.trim(), '/api/v1/backups/offsite', { method: 'PUT', order })
}
