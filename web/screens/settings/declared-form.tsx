import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { Config, ConfigValue, FieldDeclaration } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { DialogActions } from '../../kit/dialog-actions'
import { Problem } from '../../kit/problem'
import { FieldControl } from './field-control'

/** A field declaration with common defaults. */
export const declared = (
  field: Pick<FieldDeclaration, 'name' | 'kind' | 'label' | 'help'> & Partial<FieldDeclaration>,
): FieldDeclaration => ({
  section: 'Own',
  secret: false,
  nullable: false,
  advanced: false,
  unit: null,
  zero: null,
  format: null,
  min: null,
  max: null,
  options: null,
  default: null,
  ...field,
})

type Props = {
  fields: readonly FieldDeclaration[]
  /** Current values; a secret that is set is `[REDACTED]`. */
  stored: Config
  required: readonly string[]
  action: string
  save: (values: Config, changes: Config) => Promise<unknown>
  onSaved: () => void
  onCancel: () => void
  children?: ReactNode
  /** Renders a test of the current values. */
  trial?: (values: Config) => ReactNode
}

/** A form generated from field declarations. Errors appear at their field. */
export const DeclaredForm = ({ fields, stored, required, action, save, onSaved, onCancel, children, trial }: Props) => {
  const [changes, setChanges] = useState<Config>({})
  const id = useId()
  const values = { ...stored, ...changes }
  const submitting = useMutation({ mutationFn: () => save(values, changes), onSuccess: onSaved })
  const missing = required.some((name) => String(values[name] ?? '').trim() === '')
  const refused = refusedField(submitting.error, fields)
  const change = (name: string, value: ConfigValue | undefined) => {
    const { [name]: _, ...others } = changes
    setChanges(value === undefined ? others : { ...others, [name]: value })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!missing) submitting.mutate()
  }
  return (
    <form id={id} onSubmit={submit} className="grid gap-6 pb-3">
      {fields.map((field) => (
        <FieldControl
          key={field.name}
          field={{ ...field, default: values[field.name] ?? null }}
          stored={stored[field.name] ?? null}
          value={values[field.name] ?? null}
          error={refused?.name === field.name ? refused.why : undefined}
          onChange={(value) => change(field.name, value)}
        />
      ))}
      {children}
      {trial && !missing && trial(values)}
      <DialogActions error={refused ? undefined : submitting.error}>
        <Button onClick={onCancel}>{t('ui.cancel')}</Button>
        <Button kind="primary" type="submit" form={id} busy={submitting.isPending} disabled={missing}>
          {action}
        </Button>
      </DialogActions>
    </form>
  )
}

/** The message of an error starts with the name of its field. */
const refusedField = (error: unknown, fields: readonly FieldDeclaration[]) => {
  if (!(error instanceof Problem) || error.status !== 422) return undefined
  const field = fields.find(({ name }) => new RegExp(`^/?(settings[./])?${name}\\b`).test(error.message))
  return field && { name: field.name, why: error.bare }
}
