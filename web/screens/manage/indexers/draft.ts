import { ask, client } from '../../../data/api/client'
import type { ConfigValue, FieldDeclaration, Indexer, IndexerType } from '../../../data/api/types'
import { changedRules, type RuleName, rulesOf } from './rules'

export type IndexerDraft = {
  name: string
  type: string
  values: Record<string, ConfigValue>
  rules: Record<RuleName, ConfigValue>
  tag_ids: readonly number[]
}

const columns = new Set(['url', 'api_key', 'categories'])

/** Initial form values: the indexer's, or the defaults of its type. Never contains secrets. */
export const draftOf = (type: IndexerType, indexer?: Indexer): IndexerDraft => ({
  name: indexer?.name ?? '',
  type: type.type,
  values: Object.fromEntries(type.fields.filter(({ secret }) => !secret).map((field) => [field.name, stored(field, indexer)])),
  rules: rulesOf(indexer),
  tag_ids: indexer?.tag_ids ?? [],
})

const stored = (field: FieldDeclaration, indexer: Indexer | undefined): ConfigValue => {
  if (!indexer) return field.default
  if (field.name === 'url') return indexer.url
  if (field.name === 'categories') return indexer.categories.map(String)
  return indexer.settings_json_set ? null : field.default
}

/** What stands for a stored secret, which never reaches the browser; null if there is none. */
export const storedSecret = ({ name, secret }: FieldDeclaration, indexer: Indexer | undefined): ConfigValue => {
  const isSet = secret && (name === 'api_key' ? indexer?.api_key_set : indexer?.settings_json_set)
  return isSet ? '[REDACTED]' : null
}

/** Sends only changed values; null removes a stored one. Fields that have their own API field go next to the name, all others into `settings`. */
const bodyOf = (type: IndexerType, draft: IndexerDraft, indexer?: Indexer) => {
  const before = draftOf(type, indexer).values
  const changed = Object.entries(draft.values).filter(
    ([name, value]) => value !== undefined && (!indexer || JSON.stringify(value) !== JSON.stringify(before[name])),
  )
  const isSent = ([name, value]: (typeof changed)[number]) =>
    !columns.has(name) && value !== '' && (value !== null || indexer !== undefined)
  const settings = Object.fromEntries(changed.filter(isSent))
  const { url, api_key, categories } = Object.fromEntries(changed)
  return {
    ...(typeof url === 'string' && { url }),
    ...(typeof api_key === 'string' && api_key !== '' && { api_key }),
    ...(indexer && api_key === null && { api_key }),
    ...(Array.isArray(categories) && { categories: categories.map(Number) }),
    ...(Object.keys(settings).length > 0 && { settings }),
    ...changedRules(draft.rules, indexer),
    ...(String(draft.tag_ids) !== String(indexer?.tag_ids ?? []) && { tag_ids: [...draft.tag_ids] }),
  }
}

const wholeBody = (type: IndexerType, draft: IndexerDraft) => {
  const { url = '', ...others } = bodyOf(type, draft)
  return { name: draft.name.trim() || hostOf(url), type: draft.type, url, ...others }
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : 'Indexer')

/** Stored secrets never reach the browser: as long as they and the address are unchanged, the saved indexer is tested. */
export const testIndexer = (type: IndexerType, draft: IndexerDraft, indexer: Indexer | undefined) => {
  const { url, api_key, settings } = bodyOf(type, draft, indexer)
  const isAsSaved = url === undefined && api_key === undefined && settings === undefined
  return indexer && isAsSaved
    ? ask(client.POST('/api/v1/indexers/{id}/test', { params: { path: { id: indexer.id } } }))
    : ask(client.POST('/api/v1/indexers/test', { body: wholeBody(type, draft) }))
}

export const saveIndexer = (type: IndexerType, draft: IndexerDraft, indexer: Indexer | undefined) =>
  indexer
    ? ask(
        client.PATCH('/api/v1/indexers/{id}', {
          params: { path: { id: indexer.id } },
          body: { name: draft.name, ...bodyOf(type, draft, indexer) },
        }),
      )
    : ask(client.POST('/api/v1/indexers', { body: wholeBody(type, draft) }))
