import type { Fields, ValuesOf } from '#server/lib/fields'
import type { UpstreamFetch } from '#server/upstream/fetch'
import type { Capabilities } from './capabilities'
import type { FoundRelease } from './found-release'

export type { FoundRelease } from './found-release'

/** A movie to look for, in all the words by which it may be known. */
export type SearchQuery = {
  readonly title: string
  readonly original_title: string
  readonly alternative_titles: readonly string[]
  readonly year: number | null
  readonly secondary_year?: number | null
  /** Its English name. */
  readonly original_language?: string | null
  readonly imdb_id: string | null
  readonly tmdb_id: number | null
}

/** What a type may use while it asks. Whatever goes wrong is `UpstreamRateLimited` or `UpstreamUnreachable` under `name`. */
export type IndexerContext = {
  readonly name: string
  readonly fetch: UpstreamFetch
  /** As remembered from the last test; without them they are asked for first. */
  readonly capabilities?: Capabilities | null
  /** Asked before every request; false: the day's budget is spent, so what was found so far is the answer. */
  readonly maySpend?: () => boolean
  /** The newest entry of the last look at the feed: further pages are read only until it appears. */
  readonly lastGuid?: string | null
  readonly signal?: AbortSignal
}

/** One way to speak with an indexer. `settings.url` is the whole address, with the credentials that were taken out of it when it was saved. */
export type IndexerType<T extends string = string, F extends Fields = Fields> = {
  readonly type: T
  readonly label: string
  readonly help: string
  readonly fields: F
  /** False: it only has a feed. */
  readonly searches: boolean
  caps(settings: ValuesOf<F>, context: IndexerContext): Promise<Capabilities>
  search(settings: ValuesOf<F>, query: SearchQuery, context: IndexerContext): Promise<FoundRelease[]>
  feed(settings: ValuesOf<F>, context: IndexerContext): Promise<FoundRelease[]>
  /** Succeeds when the indexer answers, accepts us and offers what can be used. */
  test(settings: ValuesOf<F>, context: IndexerContext): Promise<Capabilities>
}
export const defineIndexerType = <const T extends string, F extends Fields, const Words extends string>(
  type: IndexerType<T, F> & { readonly label: Words; readonly help: Words },
) => type
