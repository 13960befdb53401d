import { Type } from '@sinclair/typebox'
import type { ValuesOf } from '#server/lib/fields'
import { schemaFrom } from '#server/platform/fields-schema'
import { configFields } from './fields'

export type Config = ValuesOf<typeof configFields>
export const Config = schemaFrom(configFields, {
  $id: 'Config',
  description: 'All settings. Secrets read as stored by the API key, `[REDACTED]` by a session.',
})

export type ConfigPatch = Partial<Config>
export const ConfigPatch = Type.Partial(schemaFrom(configFields), {
  additionalProperties: false,
  description: 'Absent fields stay, null clears what may be null. `[REDACTED]` in a secret leaves it as it is.',
})
