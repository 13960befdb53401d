import type { Seconds } from '#server/lib/duration'
import type { Fields, ValuesOf } from '#server/lib/fields'
import type { UpstreamAnswer, UpstreamRequest } from '#server/upstream/fetch'
import type { MetadataCollection } from '#server/upstream/metadata/client'

/** A movie as a list names it: by an id where it has one, by title and year where it has none. */
export type Entry = {
  readonly metadata_id: number | null
  readonly imdb_id: string | null
  readonly title: string
  readonly year: number | null
  readonly purpose: 'add' | 'watched'
  /** From 1 to 10. */
  readonly rating: number | null
  readonly watched_at: string | null
}

/** Longer lists are cut: nobody means to add so many. */
export const mostEntries = 10_000
export const mostPages = 20
export const mostBytes = 2 * 1024 * 1024

/** What a type may use while it reads. Whatever goes wrong is `UpstreamRateLimited` or `UpstreamUnreachable` under `name`. */
export type ListContext = {
  readonly name: string
  /** A whole answer with status 200. */
  readonly fetch: (address: string, request?: UpstreamRequest) => Promise<UpstreamAnswer>
  readonly metadata: {
    list(id: number): Promise<Named[]>
    collection(id: number): Promise<Pick<MetadataCollection, 'parts'>>
  }
  /** Asks the list provider, with the user's own key. */
  readonly provider: (path: string, params?: Readonly<Record<string, string>>) => Promise<Uint8Array>
  readonly tracker: {
    list(which: { user: string | null; slug: string }): Promise<{ items: Named[] }>
    watchlist(): Promise<{ items: Named[] }>
  }
}
type Named = { metadata_id: number; title: string; year: number | null }

/** One kind of list. */
export type ListType<T extends string = string, F extends Fields = Fields> = {
  readonly type: T
  readonly label: string
  readonly help: string
  readonly fields: F
  /** Names of the fields without which it cannot be read. */
  readonly required: readonly (keyof F & string)[]
  /** How often its party wants to be asked at most. */
  readonly every: Seconds
  /** Null: the list is what was uploaded, and nobody is asked. */
  readonly read: ((settings: ValuesOf<F>, context: ListContext) => Promise<Entry[]>) | null
}
export const defineListType = <const T extends string, F extends Fields, const Words extends string>(
  type: ListType<T, F> & { readonly label: Words; readonly help: Words },
) => type

type Bare = Partial<Entry> & { title: string }
export const entry = ({ metadata_id = null, imdb_id = null, title, year = null, purpose = 'add', ...said }: Bare): Entry => ({
  metadata_id,
  imdb_id,
  title: title.slice(0, 300),
  year,
  purpose,
  rating: said.rating ?? null,
  watched_at: said.watched_at ?? null,
})
