import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { ask, client } from '../../../data/api/client'
import type { NewStorageRule, StorageRule } from '../../../data/api/types'
import { t } from '../../../i18n/translate'
import { Button } from '../../../kit/button'
import { DialogActions } from '../../../kit/dialog-actions'
import { Field, Select, Switch, TextInput } from '../../../kit/field'
import { toast } from '../../../kit/toast'
import { Conditions } from './conditions'
import { RulePreview } from './preview'
import type { Names } from './rule-in-words'

type Draft = Required<NewStorageRule>
type Props = { rule: StorageRule | undefined; names: Names; onClose: () => void }

/** Conditions in words, what then happens, and what the rule would do right now. */
export const RuleForm = ({ rule, names, onClose }: Props) => {
  const id = useId()
  const [draft, setDraft] = useState<Draft>(() => draftOf(rule))
  const change = (next: Partial<Draft>) => setDraft((before) => ({ ...before, ...next }))
  const body = { ...draft, name: draft.name.trim() }
  const save = useMutation({
    mutationFn: () =>
      rule
        ? ask(client.PATCH('/api/v1/storage/rules/{id}', { params: { path: { id: rule.id } }, body }))
        : ask(client.POST('/api/v1/storage/rules', { body })),
    onSuccess: () => {
      toast(t('ui.saved'), { tone: 'ok' })
      onClose()
    },
  })
  const isComplete = Object.keys(draft.when).length > 0 && (draft.then === 'recycle' || draft.quality_profile_id !== null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form id={id} onSubmit={submit} className="grid gap-6 pb-3">
      <Field label={t('rule.name')} help={t('rule.name_help')}>
        {(wired) => (
          <TextInput {...wired} required maxLength={100} value={draft.name} onChange={({ target }) => change({ name: target.value })} />
        )}
      </Field>
      <Conditions when={draft.when} onChange={(when) => change({ when })} names={names} />
      <Edit draft={draft} change={change} names={names} />
      {isComplete && <RulePreview rule={{ ...body, name: body.name || t('rule.add') }} />}
      <DialogActions error={save.error}>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button kind="primary" type="submit" form={id} busy={save.isPending} disabled={!isComplete || body.name === ''}>
          {rule ? t('ui.save') : t('rule.add')}
        </Button>
      </DialogActions>
    </form>
  )
}

const draftOf = (rule: StorageRule | undefined): Draft => {
  if (!rule)
    return {
      name: '',
      enabled: true,
      when: { never_watched: true, added_days_ago: 365 },
      // biome-ignore lint/suspicious/noThenProperty: its name on the wire
      then: 'recycle',
      quality_profile_id: null,
      notice_days: 7,
    }
  const { id: _, created_at: __, updated_at: ___, ...draft } = rule
  return draft
}

type EditProps = { draft: Draft; change: (next: Partial<Draft>) => void; names: Names }

const Edit = ({ draft, change, names }: EditProps) => {
  const id = useId()
  const usual = names.profiles[0]?.id ?? null
  return (
    <>
      <Field label={t('rule.then')} help={t(draft.then === 'recycle' ? 'rule.recycle_help' : 'rule.shrink_help')}>
        {(wired) => (
          <Select
            {...wired}
            value={draft.then}
            onChange={({ target }) => change(target.value === 'recycle' ? recycles : { ...shrinks, quality_profile_id: usual })}
            options={[
              { value: 'recycle', label: t('rule.recycle') },
              { value: 'shrink_to_profile', label: t('rule.shrink') },
            ]}
          />
        )}
      </Field>
      {draft.then === 'shrink_to_profile' && (
        <Field label={t('rule.profile')}>
          {(wired) => (
            <Select
              {...wired}
              value={String(draft.quality_profile_id ?? '')}
              onChange={({ target }) => change({ quality_profile_id: Number(target.value) })}
              options={names.profiles.map((profile) => ({ value: String(profile.id), label: profile.name }))}
            />
          )}
        </Field>
      )}
      <Field label={t('rule.notice')} help={t('rule.notice_help')}>
        {(wired) => (
          <input
            {...wired}
            type="number"
            inputMode="numeric"
            min={1}
            max={365}
            required
            value={draft.notice_days}
            onChange={({ target }) => change({ notice_days: Math.min(365, Math.max(1, Math.round(Number(target.value)) || 1)) })}
            className="field-control w-28!"
          />
        )}
      </Field>
      <div className="flex items-start gap-4">
        <span className="grow">
          <label htmlFor={id} className="block font-medium">
            {t('rule.enabled')}
          </label>
          <span className="block text-muted text-sm">{t('rule.enabled_help')}</span>
        </span>
        <Switch id={id} checked={draft.enabled} onChange={(enabled) => change({ enabled })} />
      </div>
    </>
  )
}

// biome-ignore lint/suspicious/noThenProperty: its name on the wire
const recycles = { then: 'recycle', quality_profile_id: null } as const
// biome-ignore lint/suspicious/noThenProperty: its name on the wire
const shrinks = { then: 'shrink_to_profile' } as const
