import { type Static, Type } from '@sinclair/typebox'
import type { Field, ValuesOf } from '#server/foundation/lib/fields'
import { schemaFrom } from '#server/foundation/platform/fields-schema'
import { configFields } from './fields'

export type Config = ValuesOf<typeof configFields>
export const Config = schemaFrom(configFields, {
  $id: 'Config',
  description: 'All settings. The API key reads secrets as stored, a session reads `[REDACTED]`.',
})

export type ConfigPatch = Partial<Config>
export const ConfigPatch = Type.Partial(schemaFrom(configFields), {
  additionalProperties: false,
  description: 'Absent fields stay, null clears what may be null. `[REDACTED]` in a secret leaves it as it is.',
  examples: [{ language: 'de-DE', region: 'DE', log_level: 'debug' }],
})

export const FieldDeclaration = Type.Object(
  {
    name: Type.String(),
    kind: Type.String({ description: 'text, integer, decimal, toggle, choice, or list' }),
    section: Type.String({ description: 'Form section' }),
    label: Type.String(),
    help: Type.String(),
    secret: Type.Boolean(),
    nullable: Type.Boolean(),
    advanced: Type.Boolean({ description: 'Whether forms show it only on demand' }),
    in_use: Type.Boolean({ description: 'False if this version does not use it yet, or only the service changes it; forms omit it' }),
    unit: Type.Union([Type.String(), Type.Null()]),
    zero: Type.Union([Type.String(), Type.Null()], { description: 'What 0 means instead of a number' }),
    format: Type.Union([Type.String(), Type.Null()]),
    min: Type.Union([Type.Number(), Type.Null()]),
    max: Type.Union([Type.Number(), Type.Null()]),
    options: Type.Union([Type.Array(Type.String()), Type.Null()]),
    default: Type.Unknown(),
    overridden_by: Type.Optional(
      Type.Union([Type.String(), Type.Number(), Type.Null()], {
        description: 'The value from the command line or the environment, which overrides this setting',
      }),
    ),
  },
  { $id: 'FieldDeclaration', additionalProperties: false, description: 'Declaration of a setting, for forms.' },
)
export type FieldDeclaration = Static<typeof FieldDeclaration>

/** The declaration of a field, as forms read it. */
export const declare = (name: string, field: Field): FieldDeclaration => ({
  name,
  kind: field.kind,
  section: field.section,
  label: field.label,
  help: field.help,
  secret: field.kind === 'text' && field.secret,
  nullable: 'nullable' in field && field.nullable,
  advanced: field.advanced ?? false,
  in_use: !field.waits && !field.own,
  unit: field.unit ?? null,
  zero: field.zero ?? null,
  format: field.kind === 'text' ? (field.format ?? null) : null,
  min: 'min' in field ? field.min : null,
  max: 'max' in field ? field.max : null,
  options: field.kind === 'choice' ? [...field.options] : null,
  default: field.default,
})
