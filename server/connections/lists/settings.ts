import { Value } from '@sinclair/typebox/value'
import { defaultsOf, type Field, type Fields, isSecret, secretsOf } from '#server/foundation/lib/fields'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { addressProblem, textProblem } from '#server/foundation/lib/text-formats'
import { Invalid } from '#server/foundation/platform/errors'
import { schemaFrom } from '#server/foundation/platform/fields-schema'
import { sentences as common } from '#server/foundation/platform/sentences'
import type { ListType } from './list-type'
import { sentences } from './sentences'
import { listTypes } from './types/index'

export type StoredSettings = Readonly<Record<string, unknown>>
export type AnyType = ListType<string, Fields>

export const typeNamed = (name: string): AnyType | undefined =>
  (listTypes as readonly unknown[] as AnyType[]).find(({ type }) => type === name)

/** The list type. Throws Invalid. */
export const knownType = (name: string): AnyType => {
  const type = typeNamed(name)
  if (!type) throw new Invalid(say(sentences, 'list_type_unknown', { type: name }), 'type')
  return type
}

/** Merges sent settings into stored ones; null clears a setting. Throws Invalid, also if a required one is missing. */
export const mergeSettings = (type: AnyType, stored: StoredSettings, sent: StoredSettings): StoredSettings => {
  const merged: Record<string, unknown> = { ...stored }
  for (const [name, value] of Object.entries(sent)) {
    const field = type.fields[name]
    if (!field) throw new Invalid(say(sentences, 'list_setting_unknown', { type: type.type }), `settings.${name}`)
    if (value === null || value === '') delete merged[name]
    else merged[name] = checked(name, field, value)
  }
  const missing = type.required.find((name) => merged[name] === undefined || String(merged[name]).trim() === '')
  if (missing !== undefined) throw new Invalid(say(common, 'required'), `settings.${missing}`)
  return merged
}

const checked = (name: string, field: Field, sent: unknown): unknown => {
  const value = typeof sent === 'string' ? sent.trim() : sent
  const { properties } = schemaFrom({ [name]: field })
  if (!Value.Check(properties[name]!, value)) throw new Invalid(say(sentences, 'list_setting_invalid'), `settings.${name}`)
  const problem = typeof value === 'string' && field.kind === 'text' ? formatProblem(field, value) : undefined
  if (problem !== undefined) throw new Invalid(problem, `settings.${name}`)
  return value
}

/** A secret URL may contain a key. */
const formatProblem = (field: Extract<Field, { kind: 'text' }>, value: string): Sentence | undefined => {
  if (field.format === undefined) return undefined
  if (field.format !== 'url' || !field.secret) return textProblem(field.format, value)
  return addressProblem(value)
}

/** The settings with defaults filled in. */
export const settingsOf = (type: AnyType, stored: StoredSettings) => ({ ...defaultsOf(type.fields), ...stored })

/** The settings without secrets; of a secret URL, only the host. */
export const shownSettings = (type: AnyType | undefined, stored: StoredSettings) => {
  const fields = type?.fields ?? {}
  const secrets = secretsOf(fields) as string[]
  const isShown = (name: string) => fields[name] !== undefined && !secrets.includes(name)
  const addresses = secrets.filter((name) => fields[name]?.kind === 'text' && 'format' in fields[name] && fields[name].format === 'url')
  const address = addresses.map((name) => stored[name]).find((value) => typeof value === 'string')
  return {
    settings: Object.fromEntries(Object.entries(stored).filter(([name]) => isShown(name))),
    secrets_set: Object.keys(stored).filter((name) => !isShown(name)),
    address_host: (typeof address === 'string' && URL.parse(address)?.host) || null,
  }
}

/** A session that changes where a key is sent must provide the key again: otherwise it could send the stored one anywhere. */
export const refuseWithoutSecrets = (type: AnyType, before: StoredSettings, sent: StoredSettings): void => {
  const isAddress = (field: Field | undefined) => field?.kind === 'text' && field.format === 'url' && !isSecret(field)
  const isMoved = Object.keys(sent).some((name) => isAddress(type.fields[name]) && sent[name] !== before[name])
  const missing = (secretsOf(type.fields) as string[]).find((name) => before[name] !== undefined && sent[name] === undefined)
  if (isMoved && missing !== undefined) throw new Invalid(say(sentences, 'list_secret_again'), `settings.${missing}`)
}
