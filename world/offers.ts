import type { MovieSketch } from './catalog'
import { plain } from './titles'

/** A release as an indexer lists it. */
export type Offered = {
  readonly title: string
  /** What the indexer says; a torrent may hold something else. */
  readonly size_bytes: number
  readonly info_hash: string
  /** Without it the indexer gives a magnet alone. */
  readonly torrent?: Uint8Array
  readonly magnet?: string
  readonly seeders?: number
  readonly age_days?: number
  /** Instead of an age: the moment, as RFC 3339. */
  readonly published_at?: string
  readonly files?: number
  /** The movie that the indexer takes it for. */
  readonly movie?: number
  /** The ids that its entry carries; without, the indexer says of no release whose it is. */
  readonly tag?: { readonly imdb_id: string | null; readonly id: number }
}

/** A question to an indexer: by one id, by words, or for whatever is new. */
export type Asked = { readonly imdb: string | null; readonly tmdb: string | null; readonly words: string }

/** Where an indexer has its releases from. */
export type OfferSource = {
  readonly find: (asked: Asked) => readonly Offered[] | Promise<readonly Offered[]>
  readonly byHash: (hash: string) => Offered | undefined
}

/** A list of releases that may grow; a question by id finds those of that movie, words those that have all of them. */
export const listedOffers = (offers: readonly Offered[], imdbOf: (movie: Pick<MovieSketch, 'id'>) => string): OfferSource => ({
  find: ({ imdb, tmdb, words }) =>
    offers.filter(({ title, movie }) => {
      if (imdb) return movie !== undefined && bare(imdbOf({ id: movie })) === imdb
      return tmdb ? String(movie) === tmdb : holds(title, words)
    }),
  byHash: (hash) => offers.find(({ info_hash }) => info_hash === hash),
})

/** An IMDb id without its letters and leading zeros. */
export const bare = (imdb: string): string => imdb.replace(/^(tt)?0*/, '')

export const holds = (title: string, words: string): boolean => {
  const own = plain(title).split(' ')
  return words === '' || words.split(' ').every((word) => own.includes(word))
}
