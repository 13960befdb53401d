import { useMutation } from '@tanstack/react-query'
import { ChevronDown, CircleCheck, PlugZap } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { FieldDeclaration, Indexer, IndexerType } from '../../../data/api/types'
import { toldWord } from '../../../i18n/told'
import { t } from '../../../i18n/translate'
import { Button } from '../../../kit/button'
import { DialogActions } from '../../../kit/dialog-actions'
import { Field, Select, TextInput } from '../../../kit/field'
import { isKeyRefused, isTransient, Problem } from '../../../kit/problem'
import { TagChoice } from '../../movie/tag-choice'
import { FieldControl } from '../../settings/field-control'
import { draftOf, type IndexerDraft, saveIndexer, storedSecret, testIndexer } from './draft'
import { ruleFields } from './rules'

type Props = { types: readonly IndexerType[]; indexer?: Indexer | undefined; onSaved: () => void; onCancel?: () => void }

/** The form of an indexer, generated from its type. A new indexer is tested first; if it is unreachable it can be saved anyway. */
export const IndexerForm = ({ types, indexer, onSaved, onCancel }: Props) => {
  const id = useId()
  const first = types.find(({ type }) => type === indexer?.type) ?? types[0]!
  const [draft, setDraft] = useState(() => draftOf(first, indexer))
  const type = types.find((one) => one.type === draft.type) ?? first
  const test = useMutation({ mutationFn: () => testIndexer(type, draft, indexer) })
  const save = useMutation({ mutationFn: () => saveIndexer(type, draft, indexer), onSuccess: onSaved })
  const testAndSave = () => test.mutate(undefined, { onSuccess: () => save.mutate() })
  const set = (name: string, value: (typeof draft.values)[string] | undefined) => {
    const { [name]: _, ...others } = draft.values
    setDraft({ ...draft, values: value === undefined ? others : { ...others, [name]: value } })
  }
  const error = save.error ?? test.error
  const refused = refusedOf(error, type)
  const controlOf = (field: FieldDeclaration) => {
    // Null is a value: a stored key that is removed.
    const { [field.name]: value = storedSecret(field, indexer) } = draft.values
    return (
      <FieldControl
        key={field.name}
        field={field}
        stored={storedSecret(field, indexer)}
        value={value}
        error={refused.at(field.name)}
        onChange={(next) => set(field.name, next)}
      />
    )
  }
  const incomplete = typeof draft.values.url !== 'string' || draft.values.url.trim() === ''
  return (
    <form
      id={id}
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (indexer) save.mutate()
        else testAndSave()
      }}
    >
      {!indexer && types.length > 1 && (
        <Field label={t('indexer.type')} help={toldWord(type.help)}>
          {(wired) => (
            <Select
              {...wired}
              className="max-w-sm"
              value={type.type}
              onChange={(event) =>
                setDraft({ ...draftOf(types.find((one) => one.type === event.target.value) ?? first), name: draft.name })
              }
              options={types.map((one) => ({ value: one.type, label: toldWord(one.label) }))}
            />
          )}
        </Field>
      )}
      <Field label={t('indexer.name')} help={t('indexer.name_help')}>
        {(wired) => <TextInput {...wired} value={draft.name} onChange={(event) => setDraft({ ...draft, name: event.target.value })} />}
      </Field>
      {type.fields.filter(({ advanced }) => !advanced).map(controlOf)}
      <Advanced draft={draft} onChange={setDraft}>
        {indexer?.settings_json_set && <p className="text-muted text-sm">{t('indexer.settings_kept')}</p>}
        {type.fields.filter(({ advanced }) => advanced).map(controlOf)}
      </Advanced>
      <DialogActions error={refused.elsewhere}>
        {test.data && (
          <p role="status" className="inline-flex basis-full items-center gap-1.5 text-ok">
            <CircleCheck aria-hidden className="size-4" />
            {t('indexer.answers')}
          </p>
        )}
        <Button icon={PlugZap} busy={test.isPending} disabled={incomplete} onClick={() => test.mutate()}>
          {t('settings.test')}
        </Button>
        <span className="grow max-md:hidden" />
        {onCancel && <Button onClick={onCancel}>{t('ui.cancel')}</Button>}
        {!indexer && isTransient(test.error) && !isKeyRefused(test.error) && (
          <Button busy={save.isPending} disabled={incomplete} onClick={() => save.mutate()}>
            {t('welcome.keep_untried')}
          </Button>
        )}
        <Button kind="primary" type="submit" form={id} busy={save.isPending || (!indexer && test.isPending)} disabled={incomplete}>
          {indexer ? t('ui.save') : t('indexer.add')}
        </Button>
      </DialogActions>
    </form>
  )
}

/** An error of a visible field appears at that field; any other above the buttons. */
const refusedOf = (error: unknown, type: IndexerType) => {
  const problem = error instanceof Problem && type.fields.some(({ name, advanced }) => name === error.field && !advanced) ? error : null
  return {
    at: (name: string) => (problem?.field === name ? problem.bare : undefined),
    elsewhere: problem ? undefined : error,
  }
}

type AdvancedProps = { draft: IndexerDraft; onChange: (draft: IndexerDraft) => void; children: ReactNode }

/** Rarely changed: how the indexer is used, and fields of its type besides the URL. */
const Advanced = ({ draft, onChange, children }: AdvancedProps) => (
  <details className="group">
    <summary className="flex min-h-11 list-none items-center gap-2 font-medium">
      <ChevronDown aria-hidden className="size-4 transition-transform group-not-open:-rotate-90" />
      {t('indexer.advanced')}
    </summary>
    <div className="grid gap-6 pt-3">
      {ruleFields().map(([name, field]) => (
        <FieldControl
          key={name}
          field={field}
          stored={null}
          value={draft.rules[name]}
          onChange={(value) => onChange({ ...draft, rules: { ...draft.rules, [name]: value === undefined ? draft.rules[name] : value } })}
        />
      ))}
      <TagChoice help={t('indexer.tags_help')} chosen={draft.tag_ids} onChange={(tag_ids) => onChange({ ...draft, tag_ids })} />
      {children}
    </div>
  </details>
)
