import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { t } from '../../../i18n/translate'
import { Select, Switch } from '../../../kit/field'
import { PickSome } from '../quality/rule-parts'
import type { Names, When } from './rule-in-words'

type Props = { when: When; onChange: (when: When) => void; names: Names }
const MB_IN_GB = 1000

/** All conditions; those that are switched on must hold together. */
export const Conditions = ({ when, onChange, names }: Props) => {
  const set = <Name extends keyof When>(name: Name, value: When[Name] | undefined) => {
    const { [name]: _, ...others } = when
    onChange((value === undefined ? others : { ...others, [name]: value }) as When)
  }
  const amount = (name: 'watched_days_ago' | 'added_days_ago' | 'rating_below', of: { usual: number; most: number; step?: number }) => (
    <Amount value={when[name] ?? of.usual} most={of.most} step={of.step ?? 1} onChange={(value) => set(name, value)} />
  )
  const hasTags = names.tags.length > 0
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">{t('rule.when')}</legend>
      <Condition
        label={t('rule.never_watched')}
        isOn={when.never_watched === true}
        onChange={(isOn) => onChange({ ...withoutWatched(when), ...(isOn && { never_watched: true }) })}
      />
      <Condition
        label={t('rule.watched')}
        unit={t('rule.days_ago')}
        isOn={when.watched_days_ago !== undefined}
        onChange={(isOn) => onChange({ ...withoutWatched(when), ...(isOn && { watched_days_ago: 90 }) })}
      >
        {amount('watched_days_ago', { usual: 90, most: 36_500 })}
      </Condition>
      <Condition
        label={t('rule.added')}
        unit={t('rule.days')}
        isOn={when.added_days_ago !== undefined}
        onChange={(isOn) => set('added_days_ago', isOn ? 365 : undefined)}
      >
        {amount('added_days_ago', { usual: 365, most: 36_500 })}
      </Condition>
      <Condition
        label={t('rule.rating')}
        help={t('rule.rating_help')}
        isOn={when.rating_below !== undefined}
        onChange={(isOn) => set('rating_below', isOn ? 6 : undefined)}
      >
        {amount('rating_below', { usual: 6, most: 10, step: 0.5 })}
      </Condition>
      <Condition
        label={t('rule.space')}
        unit={t('rule.space_help')}
        isOn={when.free_space_below_mb !== undefined}
        onChange={(isOn) => set('free_space_below_mb', isOn ? 100 * MB_IN_GB : undefined)}
      >
        <Amount
          value={(when.free_space_below_mb ?? 0) / MB_IN_GB}
          most={1_000_000}
          step={1}
          onChange={(gb) => set('free_space_below_mb', gb * MB_IN_GB)}
        />
      </Condition>
      {names.folders.length > 1 && (
        <Condition
          label={t('rule.folder')}
          isOn={when.root_folder_id !== undefined}
          onChange={(isOn) => set('root_folder_id', isOn ? names.folders[0]!.id : undefined)}
        >
          <Select
            aria-label={t('rule.folder')}
            value={String(when.root_folder_id)}
            onChange={({ target }) => set('root_folder_id', Number(target.value))}
            options={names.folders.map(({ id, path }) => ({ value: String(id), label: path }))}
          />
        </Condition>
      )}
      {hasTags && (
        <PickSome
          label={t('rule.tags')}
          help={t('rule.tags_help')}
          options={names.tags}
          chosen={when.tag_ids ?? []}
          onChange={(ids) => set('tag_ids', ids.length > 0 ? ids : undefined)}
        />
      )}
    </fieldset>
  )
}

const withoutWatched = ({ never_watched: _, watched_days_ago: __, ...others }: When): When => others

type ConditionProps = {
  label: string
  help?: string
  unit?: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  children?: ReactNode
}

const Condition = ({ label, help, unit, isOn, onChange, children }: ConditionProps) => {
  const id = useId()
  return (
    <div className={clsx('grid gap-2 rounded-ctl border border-line px-3 py-2.5', !isOn && 'text-soft')}>
      <div className="flex items-center gap-4">
        <label htmlFor={id} className="grow">
          {label}
          {help && <span className="block text-muted text-sm">{help}</span>}
        </label>
        <Switch id={id} checked={isOn} onChange={onChange} />
      </div>
      {isOn && children && (
        <fieldset className="flex flex-wrap items-center gap-2.5">
          <legend className="visually-hidden">{label}</legend>
          {children}
          {unit && <span className="text-muted text-sm">{unit}</span>}
        </fieldset>
      )}
    </div>
  )
}

type AmountProps = { value: number; most: number; step: number; onChange: (value: number) => void }

const Amount = ({ value, most, step, onChange }: AmountProps) => (
  <input
    type="number"
    aria-label={t('rule.amount')}
    inputMode={step < 1 ? 'decimal' : 'numeric'}
    min={step}
    max={most}
    step={step}
    value={value}
    onChange={({ target }) => onChange(Math.min(most, Math.max(step, Number(target.value) || step)))}
    className="field-control w-28!"
  />
)
