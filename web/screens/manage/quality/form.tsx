import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, Suspense, useId, useState } from 'react'
import { ask, client } from '../../../data/api/client'
import { profilesQuery } from '../../../data/api/queries'
import type { QualityProfile } from '../../../data/api/types'
import { t } from '../../../i18n/translate'
import { Button } from '../../../kit/button'
import { DialogActions } from '../../../kit/dialog-actions'
import { Field, Select, Switch, TextInput } from '../../../kit/field'
import { part } from '../../../kit/later'
import { toast } from '../../../kit/toast'
import { customFormatsQuery } from '../queries'
import { Ladder, type Step, stepName } from './ladder'
import { Languages } from './languages'
import { Points } from './points'
import { isDelayIncomplete, type Rules, rulesOf, tidied } from './rules'
import { WordsAndDelays } from './words-and-delays'

const ProfilePreview = part(() => import('./preview'), 'ProfilePreview')
const ProfileEffect = part(() => import('./effect'), 'ProfileEffect')

type Draft = Pick<
  QualityProfile,
  'name' | 'items' | 'cutoff' | 'upgrade_allowed' | 'languages' | 'min_format_score' | 'format_scores' | 'is_default'
> &
  Rules
type Change = (change: Partial<Draft>) => void

const draftOf = (profile: QualityProfile, name: string): Draft => {
  const { items, cutoff, upgrade_allowed, languages, min_format_score, format_scores, is_default } = profile
  return { name, items, cutoff, upgrade_allowed, languages, min_format_score, format_scores, is_default, ...rulesOf(profile) }
}

type Props = { profile: QualityProfile | undefined; pattern: QualityProfile; onClose: () => void }

export const ProfileForm = ({ profile, pattern, onClose }: Props) => {
  const id = useId()
  const queries = useQueryClient()
  const [draft, setDraft] = useState<Draft>(() =>
    profile ? draftOf(profile, profile.name) : { ...draftOf(pattern, ''), is_default: false },
  )
  const change: Change = (next) => setDraft((before) => settled({ ...before, ...next }))
  const save = useMutation({
    mutationFn: () =>
      profile
        ? ask(client.PATCH('/api/v1/quality-profiles/{id}', { params: { path: { id: profile.id } }, body: tidied(draft) }))
        : ask(client.POST('/api/v1/quality-profiles', { body: tidied(draft) })),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: profilesQuery.queryKey })
      toast(t('ui.saved'), { tone: 'ok' })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  const none = !draft.items.some(({ allowed }) => allowed)
  return (
    <form id={id} onSubmit={submit} className="grid gap-6 pb-3">
      <Field label={t('profile.name')}>
        {(wired) => <TextInput {...wired} maxLength={100} value={draft.name} onChange={(event) => change({ name: event.target.value })} />}
      </Field>
      <GoodEnough draft={draft} change={change} />
      <div>
        <h3 className="font-medium">{t('profile.ladder')}</h3>
        <p className="mb-2 text-muted text-sm">{t('profile.ladder_help')}</p>
        <Ladder steps={draft.items.toReversed()} onChange={(steps) => change({ items: steps.toReversed() })} />
        {none && (
          <p role="alert" className="mt-2 text-bad text-sm">
            {t('profile.take_one')}
          </p>
        )}
      </div>
      <Languages draft={draft} change={change} />
      <Scores draft={draft} change={change} />
      <WordsAndDelays draft={draft} change={change} />
      <Turned
        id="profile-default"
        label={t('profile.make_default')}
        help={t('profile.make_default_help')}
        value={draft.is_default}
        onChange={(is_default) => change({ is_default })}
        disabled={profile?.is_default === true}
      />
      {profile && !none && !isDelayIncomplete(draft) && (
        <Suspense fallback={null}>
          <ProfilePreview id={profile.id} draft={effectOf(draft)} />
          <ProfileEffect id={profile.id} draft={effectOf(draft)} />
        </Suspense>
      )}
      <DialogActions error={save.error}>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button
          kind="primary"
          type="submit"
          form={id}
          busy={save.isPending}
          disabled={none || isDelayIncomplete(draft) || draft.name.trim() === ''}
        >
          {profile ? t('ui.save') : t('profile.add')}
        </Button>
      </DialogActions>
    </form>
  )
}

/** The part of the draft that affects decisions. */
const effectOf = ({ name: _, is_default: __, ...judging }: Draft) => tidied(judging)

/** The cutoff must be an allowed quality; otherwise the best allowed one replaces it. */
const settled = (draft: Draft): Draft => {
  const taken = draft.items.filter(({ allowed }) => allowed).map(stepName)
  const best = taken.at(-1)
  return best === undefined || taken.includes(draft.cutoff) ? draft : { ...draft, cutoff: best }
}

type Part = { draft: Draft; change: Change }

const GoodEnough = ({ draft, change }: Part) => (
  <>
    <Turned
      id="profile-upgrades"
      label={t('profile.upgrades')}
      help={t('profile.upgrades_help')}
      value={draft.upgrade_allowed}
      onChange={(upgrade_allowed) => change({ upgrade_allowed })}
    />
    {draft.upgrade_allowed && (
      <Field label={t('profile.cutoff')} help={t('profile.cutoff_help')}>
        {(wired) => (
          <Select
            {...wired}
            className="max-w-sm"
            value={draft.cutoff}
            onChange={(event) => change({ cutoff: event.target.value })}
            options={taken(draft.items).map((name) => ({ value: name, label: name }))}
          />
        )}
      </Field>
    )}
  </>
)

const taken = (items: readonly Step[]) =>
  items
    .filter(({ allowed }) => allowed)
    .map(stepName)
    .toReversed()

/** Scores of custom formats. Hidden while there are none. */
const Scores = ({ draft, change }: Part) => {
  const formats = useQuery(customFormatsQuery)
  const known = formats.data?.results ?? []
  if (known.length === 0) return null
  const scoreOf = (id: number) => draft.format_scores.find(({ custom_format_id }) => custom_format_id === id)?.score ?? 0
  const put = (id: number, score: number) =>
    change({
      format_scores: [
        ...draft.format_scores.filter(({ custom_format_id }) => custom_format_id !== id),
        ...(score === 0 ? [] : [{ custom_format_id: id, score }]),
      ],
    })
  return (
    <fieldset>
      <legend className="font-medium">{t('format.title')}</legend>
      <p className="mb-2 text-muted text-sm">{t('profile.scores_help')}</p>
      <div className="grid gap-2">
        {known.map(({ id, name }) => (
          <Points key={id} label={name} value={scoreOf(id)} onChange={(score) => put(id, score)} />
        ))}
        <Points
          label={t('profile.min_score')}
          value={draft.min_format_score}
          onChange={(min_format_score) => change({ min_format_score })}
        />
      </div>
    </fieldset>
  )
}

type TurnedProps = { id: string; label: string; help: string; value: boolean; onChange: (value: boolean) => void; disabled?: boolean }

const Turned = ({ id, label, help, value, onChange, disabled = false }: TurnedProps) => (
  <div className="flex items-start gap-4">
    <div className="grow">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <p id={`${id}-help`} className="text-muted text-sm">
        {help}
      </p>
    </div>
    <Switch id={id} aria-describedby={`${id}-help`} checked={value} onChange={onChange} disabled={disabled} />
  </div>
)
