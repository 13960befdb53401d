import { attempt } from '#server/foundation/lib/attempt'
import { readForeignJson } from '#server/foundation/lib/foreign-json-in-turns'
import { inPages } from '#server/foundation/lib/in-pages'
import { say } from '#server/foundation/lib/sentence'
import { holdsCredentials } from '#server/foundation/lib/text-formats'
import { Invalid, sentenceOf, tooManyPages, UpstreamUnreachable } from '#server/foundation/platform/errors'
import { sentences as platform } from '#server/foundation/platform/sentences'
import type { UpstreamFetch } from '#server/foundation/upstream/fetch'
import { sentences } from './sentences'
import { autoTagFrom, factsOfMoviesFrom, metadataFrom, notificationFrom, pendingFrom, type Thing, tagsOf, viewFrom } from './tell-rest'
import { emptyLibrary, type Kind, type LeftBehind, type RadarrLibrary, receive } from './wire'

export type ReadApi = ReturnType<typeof createReadApi>
type Address = { url: string; api_key: string }

const paths: Record<Exclude<Kind, 'movies' | 'settings' | 'blocklist' | 'grab_history'>, string> = {
  tags: 'tag',
  custom_formats: 'customformat',
  quality_profiles: 'qualityprofile',
  quality_sizes: 'qualitydefinition',
  release_profiles: 'releaseprofile',
  delay_profiles: 'delayprofile',
  root_folders: 'rootfolder',
  indexers: 'indexer',
  download_clients: 'downloadclient',
  path_mappings: 'remotepathmapping',
  lists: 'importlist',
  exclusions: 'exclusions',
  collections: 'collection',
}
const pagedPaths = { blocklist: 'blocklist', grab_history: 'history' } as const
/** Its name in Radarr 4. */
const olderPaths: Partial<Record<Kind, string>> = { release_profiles: 'restriction' }
const settingPaths = ['mediamanagement', 'naming', 'indexer', 'downloadclient', 'importlist', 'metadata', 'ui', 'host'] as const
const withSettingsOfOwn: ReadonlySet<Kind> = new Set(['indexers', 'download_clients', 'lists'])
const party = 'Radarr'
const mostBytes = 128 * 1024 * 1024

/** Reads a running Radarr through version 3 of its API. Throws Invalid for an unusable key or address, and what `fetch` throws. */
export const createReadApi =
  ({ fetch }: { fetch: UpstreamFetch }) =>
  async ({ url, api_key }: Address, signal: AbortSignal): Promise<RadarrLibrary> => {
    const ask = createQuestions((address, request) => fetch(address, { ...request, signal }), baseOf(url), api_key)
    const library = emptyLibrary(await versionOf(ask))
    const orNamed = async (kind: Kind, path: string, read: () => Promise<void>): Promise<void> => {
      const answer = await attempt(read)
      if (answer.ok) return
      if (answer.error instanceof Invalid) throw answer.error
      const why = sentenceOf(answer.error) ?? answer.error.message
      library.unreadable.push({ kind, name: path, reason: say(sentences, 'radarr_does_not_tell', { why }) })
    }
    for (const [kind, path] of Object.entries(paths) as [Kind, string][])
      await orNamed(kind, path, async () => await receiveList(library, kind, await askEither(ask, path, olderPaths[kind])))
    for (const page of settingPaths)
      await orNamed('settings', `config/${page}`, async () => receiveSettings(library, page, await ask(`config/${page}`)))
    for (const [kind, path] of Object.entries(pagedPaths) as [Kind, string][])
      await orNamed(kind, path, () => receivePages(library, kind, (page) => ask(`${path}?page=${page}&pageSize=${perPage}&sortKey=date`)))
    await nameTheRest(library, ask)
    const movies = await ask('movie')
    await receiveList(library, 'movies', movies)
    library.left_behind.push(...factsOfMoviesFrom(movies as Thing[]))
    return library
  }

/** Throws what the first path answers if neither one is there. */
const askEither = async (ask: Ask, path: string, older: string | undefined): Promise<unknown> => {
  const answer = await attempt(() => ask(path))
  if (answer.ok) return answer.value
  const second = older === undefined || answer.error instanceof Invalid ? answer : await attempt(() => ask(older))
  if (second.ok) return second.value
  throw answer.error
}

const perPage = 1000
const mostPages = 500
const receivePages = async (library: RadarrLibrary, kind: Kind, ask: (page: number) => Promise<unknown>): Promise<void> => {
  await inPages({
    most: mostPages,
    read: async (before) => {
      const { records } = ((await ask(before + 1)) ?? {}) as { records?: unknown }
      await receiveList(library, kind, records)
      return (records as unknown[]).length >= perPage
    },
    cut: () => {
      throw tooManyPages(party, mostPages)
    },
  })
}

/** Its objects of settings, as the database stores them: one by one, with the key in lower case, and `True` and `False`. */
const receiveSettings = (library: RadarrLibrary, page: (typeof settingPaths)[number], answer: unknown): void => {
  if (typeof answer !== 'object' || answer === null) return
  for (const [name, value] of Object.entries(answer)) {
    const key = name.toLowerCase()
    const isTold = page === 'host' ? ofHost.has(key) : !computed.has(key)
    const stored = typeof value === 'boolean' ? capitalized[`${value}`] : String(value)
    if (isTold && value !== null && typeof value !== 'object') receive(library, 'settings', { key, value: stored })
  }
}
const capitalized = { true: 'True', false: 'False' } as const
/** Read from the file names, or from the system. */
const computed: ReadonlySet<string> = new Set(['id', 'pathsdefaultstatic', 'includequality', 'replacespaces', 'separator', 'numberstyle'])
/** The rest of that page is Radarr's own address, sign-in, and log: the settings file, and not the database, has it. */
const ofHost: ReadonlySet<string> = new Set([
  'applicationurl',
  'backupfolder',
  'backupinterval',
  'backupretention',
  'certificatevalidation',
  'proxyenabled',
  'proxytype',
  'proxyhostname',
  'proxyport',
  'proxyusername',
  'proxybypassfilter',
  'proxybypasslocaladdresses',
  'trustcgnatipaddresses',
])

/** What has no place here, by name. Radarr may not have it yet, or not any more. */
const nameTheRest = async (library: RadarrLibrary, ask: Ask): Promise<void> => {
  const tags = tagsOf(library.tags)
  for (const [path, tell] of Object.entries(others)) {
    const answer = await attempt(() => ask(path))
    if (!answer.ok || !Array.isArray(answer.value)) continue
    for (const thing of answer.value as (Thing | null)[])
      if (thing !== null && thing.enable !== false) library.left_behind.push(tell(thing, tags))
  }
  const queue = await attempt(() => ask(`queue?page=1&pageSize=${perPage}`))
  if (queue.ok) library.left_behind.push(...waitingIn(queue.value))
}
/** Releases that wait for their delay to end; the others are at a download client. */
const waitingIn = (answer: unknown): LeftBehind[] => {
  const { records } = (answer ?? {}) as { records?: unknown }
  const all = Array.isArray(records) ? (records as (Thing | null)[]) : []
  return all.flatMap((thing) => (thing?.status === 'delay' ? [pendingFrom(thing)] : []))
}
const others = { notification: notificationFrom, metadata: metadataFrom, customfilter: viewFrom, autotagging: autoTagFrom }

type Ask = (path: string) => Promise<unknown>
const createQuestions = (fetch: UpstreamFetch, base: string, api_key: string): Ask => {
  const headers = { 'x-api-key': api_key, accept: 'application/json' }
  return async (path) => {
    const { status, bytes } = await fetch(`${base}/api/v3/${path}`, { headers, maxBytes: mostBytes, answerWithin: 30, finishWithin: 45 })
    if (status === 401 || status === 403) throw new Invalid(say(sentences, 'radarr_refuses_key'), 'api_key')
    if (status !== 200) throw new UpstreamUnreachable(party, say(sentences, 'radarr_status', { party, status }))
    return await parsed(bytes)
  }
}

const versionOf = async (ask: Ask): Promise<string | null> => {
  const status = (await ask('system/status')) as { appName?: unknown; version?: unknown } | null
  if (status?.appName !== 'Radarr') throw new Invalid(say(sentences, 'radarr_not_at_address'), 'url')
  return typeof status.version === 'string' ? status.version.slice(0, 50).toWellFormed() : null
}

const baseOf = (url: string): string => {
  const address = URL.parse(url.trim())
  if (address?.protocol !== 'http:' && address?.protocol !== 'https:') throw new Invalid(say(sentences, 'radarr_address_not_http'), 'url')
  if (holdsCredentials(address.href)) throw new Invalid(say(sentences, 'radarr_address_holds_key'), 'url')
  return `${address.origin}${address.pathname.replace(/(?<!\/)\/+$/, '')}`
}

const parsed = async (bytes: Uint8Array): Promise<unknown> => {
  try {
    return await readForeignJson(bytes, { mostValues: 3_000_000 })
  } catch {
    // The parser's own message quotes the response, which may contain anything.
    throw new UpstreamUnreachable(party, say(platform, 'party_answers_nonsense', { party }))
  }
}

const receiveList = async (library: RadarrLibrary, kind: Kind, answer: unknown): Promise<void> => {
  if (!Array.isArray(answer)) throw new UpstreamUnreachable(party, say(platform, 'party_answers_nonsense', { party }))
  for (const [place, thing] of answer.entries()) {
    receive(library, kind, withSettingsOfOwn.has(kind) ? withSettings(thing) : thing)
    if (place % 500 === 499) await Bun.sleep(0)
  }
}

type Field = { name?: unknown; value?: unknown } | null
/** `seedCriteria.seedRatio` is a nested field. */
const withSettings = (indexer: unknown): unknown => {
  const { fields } = (indexer ?? {}) as { fields?: unknown }
  if (!Array.isArray(fields)) return indexer
  const settings: Record<string, unknown> = {}
  const seedCriteria: Record<string, unknown> = {}
  for (const field of fields as Field[]) {
    const { name, value } = field ?? {}
    const inner = /^seedCriteria\.(\w+)$/.exec(String(name))?.[1]
    if (inner === undefined) settings[String(name)] = value
    else seedCriteria[inner] = value
  }
  return { ...(indexer as object), settings: { ...settings, ...(Object.keys(seedCriteria).length > 0 && { seedCriteria }) } }
}
