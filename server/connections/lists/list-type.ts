import type { Seconds } from '#server/foundation/lib/duration'
import type { Fields, ValuesOf } from '#server/foundation/lib/fields'
import type { UpstreamAnswer, UpstreamRequest } from '#server/foundation/upstream/fetch'
import type { MetadataCollection } from '#server/foundation/upstream/metadata/client'

/** A movie as a list names it: by id if it has one, else by title and year. */
export type Entry = {
  readonly metadata_id: number | null
  readonly imdb_id: string | null
  readonly title: string
  readonly year: number | null
  readonly purpose: 'add' | 'watched'
  /** From 1 to 10. */
  readonly rating: number | null
  readonly watched_at: string | null
  /** Of a diary. 0: liked, and perhaps never watched. Absent if the source does not count. */
  readonly plays?: number
  readonly favorite?: boolean
}

/** Longer lists are cut, and say so: nobody means to add that many. */
export const mostEntries = 10_000
export const mostPages = 20
export const mostBytes = 2 * 1024 * 1024

/** What a type may use while reading. Every failure is `UpstreamRateLimited` or `UpstreamUnreachable` under `name`. */
export type ListContext = {
  readonly name: string
  /** Returns only complete answers with status 200. */
  readonly fetch: (address: string, request?: UpstreamRequest) => Promise<UpstreamAnswer>
  readonly metadata: {
    list(id: number): Promise<{ movies: Named[]; isCut: boolean }>
    collection(id: number): Promise<Pick<MetadataCollection, 'parts'>>
  }
  /** Requests from the list provider with the user's own key. */
  readonly provider: (path: string, params?: Readonly<Record<string, string>>) => Promise<Uint8Array>
  readonly tracker: {
    list(which: { user: string | null; slug: string }): Promise<{ items: Named[] }>
    watchlist(): Promise<{ items: Named[] }>
  }
  /** Called where a bound ended the reading of a list that has more. */
  readonly cut: () => void
}
type Named = { metadata_id: number; title: string; year: number | null }

/** A kind of list. */
export type ListType<T extends string = string, F extends Fields = Fields> = {
  readonly type: T
  readonly label: string
  readonly help: string
  readonly fields: F
  /** Fields without which the list cannot be read. */
  readonly required: readonly (keyof F & string)[]
  /** The shortest interval at which its upstream may be asked. */
  readonly every: Seconds
  /** Null if the list is an upload and there is no upstream to ask. */
  readonly read: ((settings: ValuesOf<F>, context: ListContext) => Promise<Entry[]>) | null
}
export const defineListType = <const T extends string, F extends Fields, const Words extends string>(
  type: ListType<T, F> & { readonly label: Words; readonly help: Words },
) => type

type Bare = Partial<Entry> & { title: string }
export const entry = ({ metadata_id = null, imdb_id = null, title, year = null, purpose = 'add', ...rest }: Bare): Entry => ({
  metadata_id,
  imdb_id,
  title: title.slice(0, 300),
  year,
  purpose,
  rating: rest.rating ?? null,
  watched_at: rest.watched_at ?? null,
  ...(rest.plays !== undefined && { plays: rest.plays }),
  ...(rest.favorite && { favorite: true }),
})
