import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { profilesQuery } from '../../data/api/queries'
import type { VersionWish } from '../../data/api/versions'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { DialogActions } from '../../kit/dialog-actions'
import { Field, Select, TextInput } from '../../kit/field'

type Props = {
  title: string
  text?: string
  /** Absent for a new version. */
  version?: VersionWish
  save: (wish: VersionWish) => Promise<unknown>
  onClose: () => void
}

const kinds = ['any', 'theatrical', 'named'] as const
type Kind = (typeof kinds)[number]
const kindOf = (edition: string): Kind => (edition === 'any' || edition === 'theatrical' ? edition : 'named')

/** The name, profile, and edition of a version. */
export const VersionDialog = ({ title, text, version, save, onClose }: Props) => {
  const form = useId()
  const profiles = useQuery(profilesQuery).data?.results ?? []
  const [name, setName] = useState(version?.name ?? '')
  const [profile, setProfile] = useState(version?.quality_profile_id)
  const [kind, setKind] = useState<Kind>(kindOf(version?.edition ?? 'any'))
  const [edition, setEdition] = useState(version && kindOf(version.edition) === 'named' ? version.edition : "Director's Cut")
  const quality_profile_id = profile ?? profiles[0]?.id
  const saving = useMutation({
    mutationFn: async () => {
      if (quality_profile_id === undefined) return
      await save({ name: name.trim(), quality_profile_id, edition: kind === 'named' ? edition.trim() : kind })
    },
    onSuccess: onClose,
  })
  const isComplete = name.trim() !== '' && quality_profile_id !== undefined && (kind !== 'named' || edition.trim() !== '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete) saving.mutate()
  }
  return (
    <Dialog open onClose={onClose} title={title} {...(text !== undefined && { text })}>
      <form id={form} onSubmit={submit} className="grid gap-5 pb-3">
        <Field label={t('version.name')} help={t('version.name_help')}>
          {(wired) => <TextInput {...wired} autoFocus maxLength={50} value={name} onChange={(event) => setName(event.target.value)} />}
        </Field>
        <Field label={t('movie.profile')}>
          {(wired) => (
            <Select
              {...wired}
              value={String(quality_profile_id ?? '')}
              onChange={(event) => setProfile(Number(event.target.value))}
              options={profiles.map(({ id, name: label }) => ({ value: String(id), label }))}
            />
          )}
        </Field>
        <Field label={t('version.edition')} help={t(`version.${kind}_help`)}>
          {(wired) => (
            <Select
              {...wired}
              value={kind}
              onChange={(event) => setKind(event.target.value as Kind)}
              options={kinds.map((value) => ({ value, label: t(`version.${value}`) }))}
            />
          )}
        </Field>
        {kind === 'named' && (
          <Field label={t('version.edition_name')}>
            {(wired) => <TextInput {...wired} maxLength={100} value={edition} onChange={(event) => setEdition(event.target.value)} />}
          </Field>
        )}
        <DialogActions error={saving.error}>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={form} kind="primary" busy={saving.isPending} disabled={!isComplete}>
            {t('ui.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
