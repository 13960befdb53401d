/**
 * Reads every sample of a corpus of indexer responses and compares the result with what is expected. `bun scripts/corpus-torznab.ts
 * FOLDER`: the samples and their `expected.json` are in `torznab/` next to FOLDER.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Capabilities, readCapabilities } from '#server/acquisition/indexers/capabilities'
import { type IndexerDocument, readDocument, readFeed } from '#server/acquisition/indexers/feed'
import type { FoundRelease } from '#server/acquisition/indexers/indexer-type'
import { sentences } from '#server/acquisition/indexers/sentences'
import { readTorrentRss } from '#server/acquisition/indexers/types/torrent-rss'
import { infoHashOf } from '#server/acquisition/indexers/values'
import { attempt } from '#server/foundation/lib/attempt'

type Values = {
  title: string
  guid: string
  downloadUrl: string
  magnetUrl: string | null
  infoUrl: string | null
  publishDate: string
  size: number
  infoHash: string | null
  seeders: number | null
  peers: number | null
  leechers: number
  imdbId: string
  tmdbId: number | null
  categories: number[]
}
type Item = { index?: number } & Partial<Values>
type Mode = { available?: boolean; params?: string[]; paramsInclude?: string[]; paramsExclude?: string[] }
type CapsValues = {
  limits: { default: number; max: number }
  searchEngine: string
  movieSearchEngine: string
  movieSearchAvailable: boolean
  categories: { id: number; name: string; subcategories: number[] }[]
  categoriesInclude: number[]
  tvSearch: Mode
  movieSearch: Mode
}
type Checks<V, Of> = { readonly [K in keyof V]: (of: Of, wanted: V[K], expect: Expect) => void }
type Sample = {
  file: string
  kind: 'search' | 'caps' | 'error' | 'unsupported' | 'detect'
  protocol: 'torznab' | 'newznab' | 'torrent-rss'
  itemCount?: number | null
  items?: Item[]
  allowZeroSize?: boolean
  requestUrl?: string
  expected?: Record<string, unknown>
}
export type CorpusCount = {
  readonly checked: number
  readonly values: number
  readonly failures: readonly string[]
  readonly byKind: Readonly<Record<string, number>>
}

export const checkTorznabCorpus = async (folder: string): Promise<CorpusCount> => {
  const home = join(folder, '..', 'torznab')
  const { samples } = JSON.parse(readFileSync(join(home, 'expected.json'), 'utf8')) as { samples: Sample[] }
  const failures: string[] = []
  const byKind: Record<string, number> = {}
  let values = 0
  for (const sample of samples) {
    const expect = (what: string, got: unknown, wanted: unknown) => {
      values++
      if (!Bun.deepEquals(got, wanted))
        failures.push(`${sample.file}: ${what} is ${JSON.stringify(got)}, expected ${JSON.stringify(wanted)}`)
    }
    const kind = await checkSample(sample, readFileSync(join(home, sample.file)), expect)
    byKind[kind] = (byKind[kind] ?? 0) + 1
  }
  return { checked: samples.length, values, failures, byKind }
}

type Expect = (what: string, got: unknown, wanted: unknown) => void

const FEED_URL = 'http://my.indexer.com/api?q=x'

const checkSample = async (sample: Sample, bytes: Uint8Array, expect: Expect): Promise<string> => {
  const read = await attempt(() => readDocument(bytes))
  if (sample.kind === 'caps') return checkCaps(sample, read.ok ? read.value : null, expect)
  if (!read.ok) {
    expect('document', read.error.message, 'readable')
    return 'unreadable'
  }
  if (sample.kind === 'error') {
    const wanted = sample.expected?.error as { code: number; description: string }
    expect('error', read.value, { kind: 'error', code: wanted.code, description: wanted.description })
    return 'error understood'
  }
  if (read.value.kind !== 'feed') {
    expect('document', read.value.kind, 'feed')
    return 'unreadable'
  }
  return checkFeed(sample, read.value, expect)
}

const checkCaps = ({ expected = {} }: Sample, document: IndexerDocument | null, expect: Expect): string => {
  const caps = document?.kind === 'caps' ? readCapabilities(document.caps) : null
  // Capabilities without any search element are rejected, whatever else they contain.
  if (expected.error === 'xml' || (expected.parses === true && expected.movieSearch === null)) {
    expect('caps', caps, null)
    return 'broken caps rejected with a message'
  }
  if (caps === null) {
    expect('caps', null, 'readable')
    return 'unreadable'
  }
  runChecks(capsChecks, { of: caps, wanted: expected, expect })
  return 'caps read'
}

const ids = ({ categories }: Capabilities) => categories.flatMap((category) => [category.id, ...category.subcategories.map(({ id }) => id)])
const mode = (got: Capabilities['search'], wanted: Mode, expect: Expect) => {
  if (wanted.available !== undefined) expect('available', got?.available, wanted.available)
  if (wanted.params) expect('params', got?.params, wanted.params)
  for (const param of wanted.paramsInclude ?? []) expect(`knows ${param}`, got?.params.includes(param), true)
  for (const param of wanted.paramsExclude ?? []) expect(`knows ${param}`, got?.params.includes(param), false)
}
const capsChecks: Checks<CapsValues, Capabilities> = {
  limits: (caps, wanted, expect) => expect('limits', caps.limits, wanted),
  searchEngine: (caps, wanted, expect) => expect('engine', caps.search?.engine, wanted),
  movieSearchEngine: (caps, wanted, expect) =>
    expect('movie engine', caps.movie_search?.engine, String(wanted).startsWith('raw') ? 'raw' : 'sphinx'),
  movieSearchAvailable: (caps, wanted, expect) => expect('movie search', caps.movie_search?.available, wanted),
  categories: (caps, wanted, expect) =>
    expect(
      'categories',
      caps.categories.map((category) => ({ ...category, subcategories: category.subcategories.map(({ id }) => id) })),
      wanted,
    ),
  categoriesInclude: (caps, wanted: number[], expect) =>
    expect(
      'categories',
      wanted.filter((id) => !ids(caps).includes(id)),
      [],
    ),
  tvSearch: (caps, wanted, expect) => mode(caps.tv_search, wanted, expect),
  movieSearch: (caps, wanted, expect) => mode(caps.movie_search, wanted, expect),
}

const checkFeed = async (sample: Sample, document: Extract<IndexerDocument, { kind: 'feed' }>, expect: Expect): Promise<string> => {
  const isRss = sample.protocol === 'torrent-rss'
  const { releases, refusal } = await (isRss
    ? readTorrentRss(document, FEED_URL, sample.allowZeroSize ?? false)
    : readFeed(document, FEED_URL))
  const said = refusal === null ? '' : sentences[refusal]
  if (sample.kind === 'unsupported') {
    const words: Record<string, RegExp> = { 'download url': /download/, pubDate: /date/, 'content size': /size/ }
    const because = String(sample.expected?.rejectedBecauseOf)
    expect(`rejected because of ${because}`, words[because]?.test(said), true)
    return 'broken feed rejected with a message'
  }
  if (sample.protocol === 'newznab') {
    expect('rejected by name', /Newznab/.test(said), true)
    return 'newznab rejected by name'
  }
  expect('refusal', refusal, null)
  if (typeof sample.itemCount === 'number') expect('items', releases.length, sample.itemCount)
  for (const item of sample.items ?? [])
    checkItem(item, item.guid === undefined ? releases[item.index ?? 0] : releases.find(({ guid }) => guid === item.guid), expect)
  return isRss ? 'torrent-rss recognized as its own type' : 'torznab read'
}

const checkItem = (item: Item, release: FoundRelease | undefined, expect: Expect) => {
  if (!release) return expect(`item ${item.index}`, null, 'read')
  runChecks(itemChecks, { of: release, wanted: item, expect: (what, got, wanted) => expect(`item ${item.index} ${what}`, got, wanted) })
}

/** 0 and null both mean unknown. A reader may find a value elsewhere in the entry that the sample does not list. */
const known =
  <T>(check: (release: FoundRelease, wanted: NonNullable<T>, expect: Expect) => void) =>
  (release: FoundRelease, wanted: T, expect: Expect) => {
    if (wanted !== null && wanted !== undefined && wanted !== 0) check(release, wanted, expect)
  }
/** Checks every value that the sample lists. */
const runChecks = <V, Of>(checks: Checks<V, Of>, { of, wanted, expect }: { of: Of; wanted: object; expect: Expect }) => {
  for (const [name, check] of Object.entries(checks) as [string, (of: Of, wanted: unknown, expect: Expect) => void][]) {
    if (name in wanted) check(of, (wanted as Record<string, unknown>)[name], expect)
  }
}
const instant = (text: string | null) => (text === null ? null : Date.parse(text))
const itemChecks: Checks<Values, FoundRelease> = {
  title: (release, wanted, expect) => expect('title', release.title, wanted),
  guid: (release, wanted, expect) => expect('guid', release.guid, wanted),
  downloadUrl: (release, wanted: string, expect) => {
    const isMagnet = wanted.startsWith('magnet:')
    expect('download', isMagnet ? release.magnet : release.download_url, isMagnet ? wanted : new URL(wanted).href)
  },
  magnetUrl: known((release, wanted, expect) => expect('magnet', release.magnet, wanted)),
  infoUrl: known((release, wanted, expect) => expect('page', release.info_url, wanted)),
  publishDate: (release, wanted, expect) => expect('date', instant(release.published_at), instant(wanted)),
  size: known((release, wanted, expect) => expect('size', release.size_bytes, wanted)),
  // A placeholder such as "deadbeef" is not a hash and must be read as none.
  infoHash: known((release, wanted, expect) => expect('hash', release.info_hash, infoHashOf(wanted))),
  seeders: (release, wanted, expect) => expect('seeders', release.seeders, wanted),
  peers: (release, wanted, expect) => expect('peers', release.peers, wanted),
  leechers: (release, wanted, expect) =>
    expect('leechers', release.peers === null || release.seeders === null ? null : release.peers - release.seeders, wanted),
  imdbId: known((release, wanted, expect) => expect('imdb', release.imdb_id, wanted)),
  tmdbId: (release, wanted, expect) => expect('tmdb', release.tmdb_id, wanted),
  categories: (release, wanted, expect) => expect('categories', release.categories, wanted),
}

if (import.meta.main) {
  const folder = process.argv[2]
  if (!folder) {
    console.error('usage: bun scripts/corpus-torznab.ts FOLDER')
    process.exit(64)
  }
  const { checked, values, failures, byKind } = await checkTorznabCorpus(folder)
  for (const failure of failures) console.log(`  ${failure}`)
  for (const [kind, count] of Object.entries(byKind)) console.log(`${String(count).padStart(4)}  ${kind}`)
  console.log(`${checked} samples, ${values} values, ${failures.length} mismatches`)
  process.exit(failures.length === 0 ? 0 : 1)
}
