import { defaultsOf, type Fields } from '#server/foundation/lib/fields'
import { say } from '#server/foundation/lib/sentence'
import { Invalid } from '#server/foundation/platform/errors'
import { type UrlCredentials, withCredentials } from './credentials-in-url'
import type { IndexerType } from './indexer-type'
import { sentences } from './sentences'
import type { IndexerRow } from './table'
import { indexerTypes } from './types/index'

/** The fields of a type that have no column of their own, and the credentials from the address. */
export type StoredSettings = Record<string, unknown> & { url_credentials?: UrlCredentials }
export type AnyType = IndexerType<string, Fields>

/** Settings with their own columns. */
const columns = new Set(['url', 'api_key', 'categories'])

export const typeNamed = (name: string): AnyType | undefined => indexerTypes.find((type) => type.type === name) as AnyType | undefined

/**
 * Merges sent settings into stored ones; null clears a field or the address's credentials. Throws Invalid for a field that the type does
 * not have.
 */
export const mergeSettings = (typeName: string, stored: StoredSettings | null, sent: Record<string, unknown>): StoredSettings | null => {
  const fields = typeNamed(typeName)?.fields ?? {}
  const merged: StoredSettings = { ...stored }
  for (const [name, value] of Object.entries(sent)) {
    const field = columns.has(name) ? undefined : fields[name]
    if (value === null && (field || name === 'url_credentials')) delete merged[name]
    else if (!field) throw new Invalid(say(sentences, 'indexer_setting_unknown', { type: typeName }), `settings.${name}`)
    else merged[name] = checked(name, field.kind, value)
  }
  return Object.keys(merged).length > 0 ? merged : null
}

const checked = (name: string, kind: Fields[string]['kind'], value: unknown): unknown => {
  if (!isOfKind(kind, value)) throw new Invalid(say(sentences, 'indexer_setting_of_kind', { kind }), `settings.${name}`)
  return value
}

const isOfKind = (kind: Fields[string]['kind'], value: unknown): boolean => {
  switch (kind) {
    case 'text':
    case 'choice':
      return typeof value === 'string' && value.length <= 2000
    case 'integer':
      return Number.isInteger(value)
    case 'decimal':
      return typeof value === 'number'
    case 'toggle':
      return typeof value === 'boolean'
    case 'list':
      return Array.isArray(value) && value.every((item) => typeof item === 'string')
  }
}

/** The settings that the type works with: its defaults, the stored values, and the address with its credentials. */
export const settingsOf = (row: Pick<IndexerRow, 'type' | 'url' | 'api_key' | 'categories' | 'settings_json'>) => {
  const { url_credentials = null, ...stored } = (row.settings_json ?? {}) as StoredSettings
  const url = withCredentials(row.url, url_credentials)
  return { ...defaultsOf(typeNamed(row.type)?.fields ?? {}), ...stored, url, api_key: row.api_key, categories: row.categories.map(String) }
}
