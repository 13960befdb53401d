import { configFields } from '#server/foundation/config/fields'
import type { Field, Fields } from '#server/foundation/lib/fields'
import { redacted } from '#server/foundation/lib/redact'
import type { How, MaskFields } from './mask-fields'
import type { MaskPlaces } from './mask-places'

type List = Extract<Field, { kind: 'list' }>
type Text = Extract<Field, { kind: 'text' }>

/** Masks the settings as they are declared: what is not a text, or was never changed, tells nothing. */
export const createMaskSettings = (fields: MaskFields, places: MaskPlaces) => {
  const declared: Fields = configFields

  const setting = (name: string, value: unknown): unknown => {
    const field = declared[name]
    if (field === undefined) return fields.value(value, 'prose')
    const isTelling = value !== null && value !== redacted && value !== field.default
    return isTelling ? declaredAs(field, name, value) : value
  }
  const declaredAs = (field: Field, name: string, value: unknown): unknown => {
    if (field.kind === 'list' && Array.isArray(value)) return value.map((item) => listed(field, String(item)))
    return field.kind === 'text' && typeof value === 'string' ? text(name, field, value) : value
  }
  const listed = (field: List, item: string): unknown =>
    field.default.includes(item) || isLanguage.test(item) ? item : fields.value(item, 'text')
  const text = (name: string, { format }: Text, value: string): unknown =>
    format === 'template' ? template(value) : fields.value(value, (format && howOfFormat[format]) ?? howOfName[name] ?? 'addresses')
  /** What stands around the placeholders is the person's own. */
  const template = (value: string): string =>
    value.replaceAll(/\{[^{}]*\}|[\p{L}\p{N}][\p{L}\p{N} ]*/gu, (part) => (part.startsWith('{') ? part : places.as('text', part)))

  return (row: object): object => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, setting(name, value)]))
}

const isLanguage = /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/
const howOfFormat: { readonly [F in NonNullable<Text['format']>]?: How } = {
  url: 'url',
  base_path: 'path',
  path: 'path',
  host: 'endpoint',
  endpoint: 'endpoint',
  wireguard_key: 'key',
  interface_name: 'device',
  language: 'kept',
  region: 'kept',
}
const howOfName: Readonly<Record<string, How>> = { subtitles_username: 'user', dlna_name: 'device' }
