import type { Fields, ValuesOf } from '#server/foundation/lib/fields'
import type { UpstreamFetch } from '#server/foundation/upstream/fetch'
import type { Capabilities } from './capabilities'
import type { FoundRelease } from './found-release'

export type { FoundRelease } from './found-release'

/** A movie to search for, with all its titles. */
export type SearchQuery = {
  readonly title: string
  readonly original_title: string
  readonly alternative_titles: readonly string[]
  readonly year: number | null
  readonly secondary_year?: number | null
  /** An English language name. */
  readonly original_language?: string | null
  readonly imdb_id: string | null
  readonly tmdb_id: number | null
  readonly tag_ids?: readonly number[]
}

/** What a type may use for a query. Every failure is thrown as `UpstreamRateLimited` or `UpstreamUnreachable` under `name`. */
export type IndexerContext = {
  readonly name: string
  readonly fetch: UpstreamFetch
  /** As stored by the last test; queried first if missing. */
  readonly capabilities?: Capabilities | null
  /** Called before every request. Once it returns false the daily budget is spent, and the releases found so far are returned. */
  readonly maySpend?: () => boolean
  /** The newest entry of the previous feed read: further pages are only read until it appears. */
  readonly lastGuid?: string | null
  readonly signal?: AbortSignal
}

/** One kind of indexer. `settings.url` is the full address, including the credentials that were removed when it was saved. */
export type IndexerType<T extends string = string, F extends Fields = Fields> = {
  readonly type: T
  readonly label: string
  readonly help: string
  readonly fields: F
  /** False for an indexer that only has a feed. */
  readonly searches: boolean
  caps(settings: ValuesOf<F>, context: IndexerContext): Promise<Capabilities>
  search(settings: ValuesOf<F>, query: SearchQuery, context: IndexerContext): Promise<FoundRelease[]>
  feed(settings: ValuesOf<F>, context: IndexerContext): Promise<FoundRelease[]>
  /** Succeeds if the indexer responds, accepts us, and offers usable releases. */
  test(settings: ValuesOf<F>, context: IndexerContext): Promise<Capabilities>
}
export const defineIndexerType = <const T extends string, F extends Fields, const Words extends string>(
  type: IndexerType<T, F> & { readonly label: Words; readonly help: Words },
) => type
