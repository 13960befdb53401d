import { useMutation } from '@tanstack/react-query'
import { PlugZap } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ask, client } from '../../../data/api/client'
import type { Config, FieldDeclaration, FollowedList, ListType } from '../../../data/api/types'
import { toldWord } from '../../../i18n/told'
import { t, withWords } from '../../../i18n/translate'
import { Button } from '../../../kit/button'
import { Field, Select } from '../../../kit/field'
import { part } from '../../../kit/later'
import { ProblemCard } from '../../../kit/problem-card'
import { toast } from '../../../kit/toast'
import { DeclaredForm, declared } from '../../settings/declared-form'
import type { Choices } from './choices'
import { syncList } from './use-sync'

const ListChoices = part(() => withWords('rooms', import('./choices')), 'ListChoices')

type Props = { types: readonly ListType[]; list: FollowedList | undefined; onClose: () => void }

/** The form of a list, generated from its type. Shows what it would add before it is followed. */
export const ListForm = ({ types, list, onClose }: Props) => {
  const choices = types.filter(({ upload }) => !upload)
  const [chosen, setChosen] = useState(list?.type ?? choices[0]?.type ?? '')
  const type = types.find((one) => one.type === chosen) ?? types[0]!
  const [how, setHow] = useState<Choices>(() => choicesOf(list))
  return (
    <div className="grid gap-6">
      {!list && (
        <Field label={t('list.type')} help={toldWord(type.help)}>
          {(wired) => (
            <Select
              {...wired}
              className="max-w-sm"
              value={type.type}
              onChange={(event) => setChosen(event.target.value)}
              options={choices.map((one) => ({ value: one.type, label: toldWord(one.label) }))}
            />
          )}
        </Field>
      )}
      <DeclaredForm
        key={type.type}
        fields={[...ownFields().slice(0, 1), ...type.fields, ...ownFields().slice(1)]}
        stored={storedOf(type, list)}
        required={['name', ...type.required]}
        action={list ? t('ui.save') : t('list.add')}
        save={(values, changes) => save({ type, list, how }, list ? changes : values)}
        trial={(values) => (list || type.upload ? undefined : <Trial type={type} values={values} />)}
        onCancel={onClose}
        onSaved={() => {
          toast(t('ui.saved'), { tone: 'ok' })
          onClose()
        }}
      >
        <Suspense fallback={null}>
          <ListChoices chosen={how} onChange={(change) => setHow((before) => ({ ...before, ...change }))} />
        </Suspense>
      </DeclaredForm>
    </div>
  )
}

/** Reads the list as configured in the form. Adds nothing. */
const Trial = ({ type, values }: { type: ListType; values: Config }) => {
  const test = useMutation({ mutationFn: () => ask(client.POST('/api/v1/lists/test', { body: bodyOf(type, values) })) })
  const { item_count, preview, examples } = test.data ?? {}
  return (
    <div className="grid gap-3">
      <Button icon={PlugZap} className="justify-self-start" busy={test.isPending} onClick={() => test.mutate()}>
        {t('list.preview')}
      </Button>
      {test.error && <ProblemCard error={test.error} />}
      {preview && (
        <div role="status" className="grid gap-1 rounded-card border border-line bg-surface p-4">
          <p className="font-medium">
            {t('list.would_add', { count: preview.to_add + preview.over_cap })}{' '}
            {preview.over_cap > 0 && t('list.in_steps', { count: preview.to_add })}
          </p>
          <p className="text-soft text-sm">
            {t('list.skips', {
              total: item_count ?? 0,
              known: preview.in_library,
              excluded: preview.excluded,
              unknown: preview.not_recognized,
            })}
          </p>
          <p className="text-muted text-sm">{examples?.join(' · ')}</p>
        </div>
      )}
    </div>
  )
}

const own = ['name', 'auto_add', 'search_when_added', 'monitored_when_added'] as const
type Own = (typeof own)[number]
const isOwn = (name: string): name is Own => (own as readonly string[]).includes(name)

const choicesOf = (list: FollowedList | undefined): Choices => ({
  quality_profile_id: list?.quality_profile_id ?? null,
  root_folder_id: list?.root_folder_id ?? null,
  minimum_availability: list?.minimum_availability ?? null,
  tag_ids: list?.tag_ids ?? [],
})

const storedOf = (type: ListType, list: FollowedList | undefined): Config => {
  const defaults = Object.fromEntries(type.fields.map((field) => [field.name, field.default]))
  if (!list) return { ...defaults, name: toldWord(type.label), auto_add: false, search_when_added: true, monitored_when_added: true }
  const secrets = Object.fromEntries(list.secrets_set.map((name) => [name, '[REDACTED]']))
  return { ...defaults, ...(list.settings as Config), ...secrets, ...Object.fromEntries(own.map((name) => [name, list[name]])) }
}

const bodyOf = (type: ListType, values: Config) => {
  const settings = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isOwn(name) && value !== null && value !== '' && value !== '[REDACTED]'),
  )
  return {
    name: String(values.name ?? '').trim(),
    type: type.type,
    auto_add: values.auto_add === true,
    search_when_added: values.search_when_added !== false,
    monitored_when_added: values.monitored_when_added !== false,
    settings,
  }
}

type Saved = { type: ListType; list: FollowedList | undefined; how: Choices }

/** For an existing list only changed fields are sent, so an untouched secret is kept. */
const save = async ({ type, list, how }: Saved, sent: Config) => {
  if (!list) {
    const followed = await ask(client.POST('/api/v1/lists', { body: { ...bodyOf(type, sent), ...how } }))
    void syncList(followed.id).catch(() => {}) // its row shows the error
    return followed
  }
  const { name, auto_add, search_when_added, monitored_when_added, ...settings } = sent
  const body = {
    ...how,
    ...(typeof name === 'string' && { name: name.trim() }),
    ...(typeof auto_add === 'boolean' && { auto_add }),
    ...(typeof search_when_added === 'boolean' && { search_when_added }),
    ...(typeof monitored_when_added === 'boolean' && { monitored_when_added }),
    ...(Object.keys(settings).length > 0 && { settings }),
  }
  return await ask(client.PATCH('/api/v1/lists/{id}', { params: { path: { id: list.id } }, body }))
}

const ownFields = (): FieldDeclaration[] => [
  declared({ name: 'name', kind: 'text', label: t('list.name'), help: t('list.name_help') }),
  declared({ name: 'auto_add', kind: 'toggle', label: t('list.auto_add'), help: t('list.auto_add_help') }),
  declared({ name: 'search_when_added', kind: 'toggle', label: t('list.search'), help: t('list.search_help') }),
  declared({ name: 'monitored_when_added', kind: 'toggle', label: t('list.monitored'), help: t('list.monitored_help') }),
]
