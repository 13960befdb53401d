import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { ask, client } from '../../../data/api/client'
import type { CustomFormat } from '../../../data/api/types'
import { t } from '../../../i18n/translate'
import { Button, IconButton } from '../../../kit/button'
import { DialogActions } from '../../../kit/dialog-actions'
import { Field, Select, TextInput } from '../../../kit/field'
import { toast } from '../../../kit/toast'
import { customFormatsQuery } from '../queries'
import { type Condition, choicesOf, isRange, type Kind, kinds, newCondition, withValue } from './condition'

type Numbered = { id: number; condition: Condition }

export const FormatForm = ({ format, onClose }: { format: CustomFormat | undefined; onClose: () => void }) => {
  const queries = useQueryClient()
  const id = useId()
  const [name, setName] = useState(format?.name ?? '')
  const [rows, setRows] = useState<readonly Numbered[]>(() =>
    (format?.conditions ?? [newCondition('release_title')]).map((condition, id) => ({ id, condition })),
  )
  const body = { name: name.trim(), conditions: rows.map(({ condition }) => condition) }
  const save = useMutation({
    mutationFn: () =>
      format
        ? ask(client.PATCH('/api/v1/custom-formats/{id}', { params: { path: { id: format.id } }, body }))
        : ask(client.POST('/api/v1/custom-formats', { body })),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: customFormatsQuery.queryKey })
      toast(t('ui.saved'), { tone: 'ok' })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  const incomplete = body.name === '' || rows.length === 0 || body.conditions.some(({ value }) => value === '')
  return (
    <form id={id} onSubmit={submit} className="grid gap-6 pb-3">
      <Field label={t('format.name')}>
        {(wired) => <TextInput {...wired} maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />}
      </Field>
      <fieldset className="grid gap-3">
        <legend className="font-medium">{t('format.conditions')}</legend>
        <p className="text-muted text-sm">{t('format.conditions_help')}</p>
        {rows.map(({ id, condition }, index) => (
          <ConditionRow
            key={id}
            place={index + 1}
            condition={condition}
            onChange={(next) => setRows(rows.map((row) => (row.id === id ? { id, condition: next } : row)))}
            onRemove={() => setRows(rows.filter((row) => row.id !== id))}
          />
        ))}
        <Button
          small
          icon={Plus}
          className="justify-self-start"
          onClick={() =>
            setRows([...rows, { id: Math.max(0, ...rows.map((row) => row.id)) + 1, condition: newCondition('release_title') }])
          }
        >
          {t('format.add_condition')}
        </Button>
      </fieldset>
      <DialogActions error={save.error}>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button kind="primary" type="submit" form={id} busy={save.isPending} disabled={incomplete}>
          {format ? t('ui.save') : t('format.add')}
        </Button>
      </DialogActions>
    </form>
  )
}

type RowProps = { place: number; condition: Condition; onChange: (condition: Condition) => void; onRemove: () => void }

const ConditionRow = ({ place, condition, onChange, onRemove }: RowProps) => (
  <fieldset className="grid gap-2 rounded-card border border-line p-3">
    <legend className="visually-hidden">{t('format.condition', { place })}</legend>
    <div className="flex flex-wrap items-center gap-2">
      <Select
        aria-label={t('format.kind')}
        className="basis-56 max-sm:grow"
        value={condition.kind}
        onChange={(event) => onChange(newCondition(event.target.value as Kind))}
        options={kinds.map((kind) => ({ value: kind, label: t(`format.kind_${kind}`) }))}
      />
      <div className="min-w-40 grow">
        <Value condition={condition} onChange={onChange} />
      </div>
      <IconButton icon={Trash2} label={t('format.remove_condition', { place })} onClick={onRemove} />
    </div>
    <div className="flex flex-wrap gap-x-6">
      <Tick label={t('format.negate')} checked={condition.negate} onChange={(negate) => onChange({ ...condition, negate })} />
      <Tick label={t('format.required')} checked={condition.required} onChange={(required) => onChange({ ...condition, required })} />
    </div>
  </fieldset>
)

const Tick = ({ label, checked, onChange }: { label: string; checked: boolean; onChange: (checked: boolean) => void }) => (
  <label className="inline-flex min-h-8 items-center gap-2 text-sm pointer-coarse:min-h-11">
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} className="size-4.5 accent-accent" />
    {label}
  </label>
)

const Value = ({ condition, onChange }: Pick<RowProps, 'condition' | 'onChange'>) => {
  const choices = choicesOf(condition.kind)
  if (isRange(condition))
    return (
      <span className="flex items-center gap-2">
        {(['min', 'max'] as const).map((end) => (
          <input
            key={end}
            type="number"
            aria-label={t(`format.${end}`)}
            min={0}
            step="any"
            value={condition.value[end]}
            onChange={(event) => onChange({ ...condition, value: { ...condition.value, [end]: Number(event.target.value) } })}
            className="field-control w-28!"
          />
        ))}
      </span>
    )
  if (choices)
    return (
      <Select
        aria-label={t('format.value')}
        className="w-full max-w-60"
        value={String(condition.value)}
        onChange={(event) => onChange(withValue(condition, event.target.value))}
        options={choices.map((choice) => ({ value: choice, label: condition.kind === 'resolution' ? `${choice}p` : choice }))}
      />
    )
  return (
    <TextInput
      aria-label={t('format.value')}
      className={condition.kind === 'language' ? '' : 'font-mono text-sm'}
      value={String(condition.value)}
      onChange={(event) => onChange(withValue(condition, event.target.value))}
    />
  )
}
