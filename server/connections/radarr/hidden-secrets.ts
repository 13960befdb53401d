import type { ImportKind } from '#server/connections/import/schema'
import type { Item } from './item'
import type { SecretAnswer } from './schema'
import { type RadarrLibrary, shortened } from './wire'

type Hidden = { kind: SecretAnswer['kind']; name: string; address: string; settings: Record<string, unknown>; field: string }

/** Radarr's API masks secrets with asterisks. A mask is never imported as a secret. */
export const isMask = (secret: unknown): boolean => typeof secret === 'string' && /^\*+$/.test(secret)

/** The library with the secrets that a person entered. One serves all entries of its kind at the same address. */
export const withSecrets = (library: RadarrLibrary, answers: readonly SecretAnswer[]): RadarrLibrary => {
  if (answers.length === 0) return library
  const { indexers, download_clients, lists } = library
  const filled = { ...library, ...structuredClone({ indexers, download_clients, lists }) }
  const hidden = hiddenIn(filled)
  const given = new Map<string, string>()
  for (const { kind, name, secret } of answers)
    for (const one of hidden) if (one.kind === kind && one.name === name) given.set(placeOf(one), secret)
  for (const one of hidden) {
    const secret = given.get(placeOf(one))
    if (secret !== undefined) one.settings[one.field] = secret
  }
  return filled
}

/** The items of a preview: those whose secret is hidden ask for it, and say where it is one. */
export const askingForSecrets = (library: RadarrLibrary) => {
  const addresses = new Map(hiddenIn(library).map(({ kind, name, address }) => [`${kind} ${name}`, address]))
  return (kind: ImportKind, item: Pick<Item<unknown>, 'name' | 'outcome' | 'reasons'>) => {
    const address = addresses.get(`${kind} ${item.name}`)
    const isAsked = address !== undefined && item.reasons.some(({ code }) => asking.has(code))
    return isAsked ? { outcome: 'ask' as const, choices: [{ id: 'enter', label: address }] } : {}
  }
}

const asking: ReadonlySet<string> = new Set([
  'radarr_key_hidden',
  'radarr_here_keyless',
  'radarr_here_as_keyless',
  'radarr_password_hidden',
  'radarr_list_needs_key',
])

const hiddenIn = ({ indexers, download_clients, lists }: RadarrLibrary): Hidden[] => [
  ...indexers.flatMap(({ name, settings }) => masked(['apiKey', 'cookie'], { kind: 'indexers', name, settings, at: settings.baseUrl })),
  ...download_clients.flatMap(({ name, settings }) => {
    const at = `${settings.useSsl ? 'https' : 'http'}://${String(settings.host ?? 'localhost')}:${Number(settings.port ?? 8080)}`
    return masked(['password'], { kind: 'download_clients', name, settings, at })
  }),
  ...lists.flatMap(({ name, settings }) => masked(['apiKey'], { kind: 'lists', name, settings, at: settings.baseUrl })),
]

type Found = Pick<Hidden, 'kind' | 'name' | 'settings'> & { at: unknown }
const masked = (fields: readonly string[], { kind, name, settings, at }: Found): Hidden[] =>
  fields
    .filter((field) => isMask(settings[field]))
    .map((field) => ({ kind, name: shortened(name), address: originOf(at), settings, field }))

const originOf = (address: unknown): string => {
  const text = typeof address === 'string' ? address : ''
  const url = URL.parse(text)
  return url === null || url.origin === 'null' ? shortened(text) : url.origin
}

const placeOf = ({ kind, address, field }: Hidden): string => `${kind} ${field} ${address}`
