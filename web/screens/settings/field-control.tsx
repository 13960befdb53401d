import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { rootFoldersQuery } from '../../data/api/queries'
import type { ConfigValue, FieldDeclaration } from '../../data/api/types'
import { inLocale } from '../../i18n/format'
import { toldWord } from '../../i18n/told'
import { t, tOr } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Field, Select, Switch, TextInput } from '../../kit/field'
import { LanguageChoice } from './language-choice'
import { ListInput } from './list-input'
import { LocaleChoice } from './locale-choice'
import { SecretInput } from './secret-input'
import { fieldWords } from './sections'
import { ServiceChoice } from './service-choice'

export type ControlProps = {
  field: FieldDeclaration
  stored: ConfigValue
  value: ConfigValue
  error?: string | undefined
  onChange: (value: ConfigValue | undefined) => void
}

const READ_ONLY = new Set(['api_key', 'session_signing_key'])

/** The control for a field declaration. */
export const FieldControl = (props: ControlProps) => {
  const { field, value, error, onChange } = props
  const [label, help] = fieldWords(field)
  const isDefault = JSON.stringify(value ?? null) === JSON.stringify(field.default ?? null)
  const hasDefault = field.default !== null && field.default !== '' && !field.secret
  const overridden = field.overridden_by ?? null
  const explained = overridden === null ? help : `${help} ${t('settings.overridden', { value: String(overridden) })}`
  const note = !isDefault && hasDefault && (
    <Button
      small
      kind="quiet"
      className="min-h-6! px-1.5! text-muted!"
      onClick={() => onChange(field.default)}
      title={t('settings.default_is', { value: shown(field) })}
    >
      {t('settings.to_default')}
    </Button>
  )
  if (field.kind === 'toggle')
    return (
      <div className="flex items-start gap-4">
        <div className="grow">
          <label htmlFor={`toggle-${field.name}`} className="font-medium">
            {label}
          </label>
          <p id={`toggle-${field.name}-help`} className="text-muted text-sm">
            {help}
          </p>
          {error && <p className="text-bad text-sm">{error}</p>}
        </div>
        <Switch id={`toggle-${field.name}`} aria-describedby={`toggle-${field.name}-help`} checked={value === true} onChange={onChange} />
      </div>
    )
  if (field.section === 'Security' && READ_ONLY.has(field.name))
    return (
      <div>
        <p className="font-medium">{label}</p>
        <p className="text-muted text-sm">{help}</p>
        <p className="mt-1 text-muted text-sm">{t(`settings.kept_${field.name as 'api_key' | 'session_signing_key'}`)}</p>
      </div>
    )
  return (
    <Field label={label} help={explained} error={error} note={note}>
      {(wired) => <Control {...props} wired={wired} />}
    </Field>
  )
}

/** The default in words, like the control shows it. */
const shown = ({ kind, format, zero, default: value }: FieldDeclaration): string => {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return t('settings.nothing')
  if (Array.isArray(value)) return value.join(', ')
  if (zero && value === 0) return toldWord(zero)
  if (kind === 'choice') return choiceWord(String(value))
  return format === 'language' || format === 'region' ? inLocale(String(value), format) : String(value)
}

const choiceWord = (option: string) => tOr(`choice.${option}`, option.replaceAll('_', ' '))

type Wired = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }

type Wiring = ControlProps & { wired: Wired }

const listIn = (value: ConfigValue) => (Array.isArray(value) ? value : [])
/** Settings whose control needs more than their declaration says. */
const ownControls: Readonly<Record<string, (props: Wiring) => ReactNode>> = {
  default_root_folder_id: (props) => <FolderChoice {...props} />,
  subtitle_languages: ({ wired, value, onChange }) => <LanguageChoice wired={wired} value={listIn(value)} onChange={onChange} />,
  streaming_services: ({ wired, value, onChange }) => <ServiceChoice wired={wired} value={listIn(value)} onChange={onChange} />,
}

const Control = (props: Wiring) => {
  const { field, stored, value, onChange, wired } = props
  const Own = ownControls[field.name]
  if (Own) return <Own {...props} />
  if (field.secret)
    return (
      <SecretInput
        wired={wired}
        isSet={stored !== null && stored !== ''}
        value={value === stored ? undefined : value}
        onChange={onChange}
      />
    )
  switch (field.kind) {
    case 'list':
      return <ListInput wired={wired} value={listIn(value)} onChange={onChange} />
    case 'choice':
      return <ChoiceInput {...props} />
    case 'integer':
    case 'decimal':
      return <NumberInput field={field} value={value} onChange={onChange} wired={wired} />
    default:
      return <WordInput {...props} />
  }
}

const ChoiceInput = ({ field, value, onChange, wired }: Wiring) => (
  <Select
    {...wired}
    className="max-w-sm"
    value={String(value ?? '')}
    onChange={(event) => onChange(event.target.value)}
    options={(field.options ?? []).map((option) => ({
      value: option,
      label: choiceWord(option),
    }))}
  />
)

/** Stored as the folder's id, chosen by path. */
const FolderChoice = ({ value, onChange, wired }: Wiring) => {
  const folders = useQuery(rootFoldersQuery)
  const known = (folders.data?.results ?? []).map(({ id, path }) => ({ value: String(id), label: path }))
  return (
    <Select
      {...wired}
      className="max-w-sm"
      value={value === null ? '' : String(value)}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
      options={[{ value: '', label: t('folder.first') }, ...known]}
    />
  )
}

const WordInput = ({ field, value, onChange, wired }: Wiring) =>
  field.format === 'language' || field.format === 'region' ? (
    <LocaleChoice format={field.format} wired={wired} value={String(value ?? '')} onChange={onChange} />
  ) : (
    <TextInput
      {...wired}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value === '' && field.nullable ? null : event.target.value)}
      className={field.format === 'template' || field.format === 'path' ? 'font-mono text-sm' : ''}
      inputMode={field.format === 'url' ? 'url' : undefined}
      type={field.format === 'time' ? 'time' : 'text'}
    />
  )

/** An empty field is the 0 that means something else than a number. Keeps the typed text, even an empty one, while the field has focus; reports a number as soon as the text is valid. */
const NumberInput = ({ field, value, onChange, wired }: Pick<ControlProps, 'field' | 'value' | 'onChange'> & { wired: Wired }) => {
  const [text, setText] = useState<string>()
  const type = (typed: string) => {
    setText(typed)
    if (typed !== '') onChange(Number(typed))
    else if (field.zero) onChange(0)
    else onChange(field.nullable ? null : undefined)
  }
  return (
    <span className="flex flex-wrap items-center gap-2.5">
      <input
        {...wired}
        type="number"
        inputMode={field.kind === 'decimal' ? 'decimal' : 'numeric'}
        step={field.kind === 'decimal' ? 'any' : 1}
        min={field.min ?? undefined}
        max={field.max ?? undefined}
        value={text ?? (typeof value === 'number' && !(field.zero && value === 0) ? value : '')}
        placeholder={field.zero ? toldWord(field.zero) : undefined}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setText(undefined)}
        className="field-control w-36!"
      />
      {field.unit && <span className="text-muted">{toldWord(field.unit)}</span>}
    </span>
  )
}
