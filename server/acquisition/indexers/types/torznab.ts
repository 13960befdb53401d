import { list, secret, text, type ValuesOf } from '#server/foundation/lib/fields'
import { say } from '#server/foundation/lib/sentence'
import { createTurn, turnOfOthers } from '#server/foundation/lib/turns'
import { UpstreamUnreachable } from '#server/foundation/platform/errors'
import { sentences as common } from '#server/foundation/platform/sentences'
import { matchMovie } from '#server/foundation/releases/match-movie'
import { parseRelease } from '#server/foundation/releases/parse-release'
import { type Capabilities, readCapabilities } from '../capabilities'
import { readFeed } from '../feed'
import { fetchAnswer, NotUnderstood } from '../fetch-answer'
import { defineIndexerType, type FoundRelease, type IndexerContext, type SearchQuery } from '../indexer-type'
import { sentences } from '../sentences'
import { addressFor, type Params, questionsFor } from './torznab-questions'

const fields = {
  url: text({
    section: 'Connection',
    label: 'Address',
    help: 'The Torznab address of the indexer, as shown there.',
    default: '',
    format: 'url',
  }),
  api_path: text({
    section: 'Connection',
    label: 'API path',
    help: 'After the address; nearly always /api.',
    default: '/api',
    max: 200,
    advanced: true,
  }),
  api_key: secret({ section: 'Connection', label: 'Key', help: 'The API key of the indexer.' }),
  categories: list({
    section: 'Search',
    label: 'Categories',
    help: 'Numbers of the categories to search; 2000 is Movies.',
    default: ['2000'],
    max: 10,
  }),
}
type Settings = ValuesOf<typeof fields>

const LARGEST_PAGE = 100
const MOST_PAGES = 5

/** Torznab indexers: searched by ids and titles, and read as a feed. */
export const torznab = defineIndexerType({
  type: 'torznab',
  label: 'Torznab',
  help: 'An indexer that speaks Torznab, directly or through an indexer manager.',
  fields,
  searches: true,
  caps: async (settings, context) => await capabilities(settings, context),
  search: async (settings, query, context) => await search(settings, query, context),
  feed: async (settings, context) => {
    const known = await capabilitiesOf(settings, context)
    return await pages(settings, context, {
      params: { t: known.search?.available === false ? 'movie' : 'search' },
      known,
      until: context.lastGuid ?? null,
      most: context.lastGuid ? MOST_PAGES : 1,
    })
  },
  test: async (settings, context) => {
    const known = await capabilities(settings, context)
    await pages(
      settings,
      { ...context, lastGuid: null },
      { params: { t: known.search?.available === false ? 'movie' : 'search' }, known, until: null, most: 1 },
    )
    return known
  },
})

const capabilities = async (settings: Settings, context: IndexerContext): Promise<Capabilities> => {
  context.maySpend?.()
  const { document } = await fetchAnswer(context, { url: address(settings, context, { t: 'caps' }) })
  const known = document.kind === 'caps' ? readCapabilities(document.caps) : null
  if (known === null) throw new UpstreamUnreachable(context.name, say(sentences, 'no_capabilities', { party: context.name }))
  return known
}

const capabilitiesOf = async (settings: Settings, context: IndexerContext) =>
  context.capabilities ?? (await capabilities(settings, context))

const search = async (settings: Settings, query: SearchQuery, context: IndexerContext): Promise<FoundRelease[]> => {
  const known = await capabilitiesOf(settings, context)
  const questions = questionsFor(query, known)
  if (questions.length === 0) throw new UpstreamUnreachable(context.name, say(sentences, 'no_movie_search', { party: context.name }))
  const all = new Map<string, FoundRelease>()
  for (const params of questions) {
    const isLast = params === questions.at(-1)
    const found = await pages(settings, context, { params, known, until: null, most: MOST_PAGES }).catch((error: unknown) => {
      // It claims to know this id but does not; the next kind of query may work.
      if (error instanceof NotUnderstood && !isLast) return []
      throw error
    })
    for (const release of found) all.set(release.guid, release)
    // An unknown id may be ignored, and a title may be another movie's: both return other movies.
    if (await isAnyOfMovie(found, query)) break
  }
  return [...all.values()]
}

const isAnyOfMovie = async (found: readonly FoundRelease[], query: SearchQuery): Promise<boolean> => {
  const turn = createTurn()
  for (const release of found) {
    if (isOfMovie(release, query)) return true
    if (!turn.isOver()) continue
    await turnOfOthers()
    turn.begin()
  }
  return false
}

const isOfMovie = ({ title, imdb_id, tmdb_id }: FoundRelease, query: SearchQuery): boolean =>
  matchMovie({ title, parsed: parseRelease(title), imdb_id, tmdb_id }, { ...query, metadata_id: query.tmdb_id ?? 0 }).matched

type Reading = { readonly params: Params; readonly known: Capabilities; readonly until: string | null; readonly most: number }

/** Reads pages while there are more, with new entries, and budget is left. */
const pages = async (settings: Settings, context: IndexerContext, reading: Reading): Promise<FoundRelease[]> => {
  const found = new Map<string, FoundRelease>()
  for (let page = 0; page < reading.most && context.maySpend?.() !== false; page++) {
    const { releases, hasMore } = await onePage(settings, context, { ...reading, page })
    const fresh = releases.filter((release) => !found.has(release.guid))
    for (const release of fresh) found.set(release.guid, release)
    if (!hasMore || fresh.length === 0 || (reading.until !== null && found.has(reading.until))) break
  }
  return [...found.values()]
}

const onePage = async (settings: Settings, context: IndexerContext, { params, known, page }: Reading & { readonly page: number }) => {
  const size = Math.min(known.limits.max, LARGEST_PAGE)
  const paging = { limit: String(size), offset: String(page * size), extended: '1' }
  const { document, url } = await fetchAnswer(context, {
    url: address(settings, context, { ...params, ...categoriesOf(settings), ...paging }),
  })
  if (document.kind !== 'feed') throw new UpstreamUnreachable(context.name, say(sentences, 'answer_no_feed', { party: context.name }))
  const { releases, total, refusal } = await readFeed(document, url)
  if (refusal !== null) throw new UpstreamUnreachable(context.name, say(sentences, refusal, { party: context.name }))
  return { releases, hasMore: total === null ? document.items.length >= size : total > (page + 1) * size }
}

const categoriesOf = ({ categories }: Settings): Params => {
  const ids = [...new Set(categories.filter((id) => /^\d{1,9}$/.test(id)))]
  return ids.length > 0 ? { cat: ids.join(',') } : {}
}

const address = (settings: Settings, { name }: IndexerContext, params: Params): string => {
  if (!URL.canParse(settings.url)) throw new UpstreamUnreachable(name, say(common, 'party_address_unreadable', { party: name }))
  return addressFor(settings, params)
}
