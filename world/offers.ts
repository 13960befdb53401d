import type { MovieSketch } from './catalog'
import { normalized } from './titles'

/** A release as an indexer lists it. */
export type Offered = {
  readonly title: string
  /** As the indexer claims; the torrent may differ. */
  readonly size_bytes: number
  readonly info_hash: string
  /** Without it the indexer offers only a magnet link. */
  readonly torrent?: Uint8Array
  readonly magnet?: string
  readonly seeders?: number
  readonly age_days?: number
  /** RFC 3339; replaces the age. */
  readonly published_at?: string
  readonly files?: number
  /** The movie the indexer assigns it to. */
  readonly movie?: number
  /** Ids in its feed entry; without them the indexer does not say which movie it is. */
  readonly tag?: { readonly imdb_id: string | null; readonly id: number }
}

/** An indexer query: by id, by words, or for the newest releases. */
export type Asked = { readonly imdb: string | null; readonly tmdb: string | null; readonly words: string }

/** Where an indexer gets its releases from. */
export type OfferSource = {
  readonly find: (asked: Asked) => readonly Offered[] | Promise<readonly Offered[]>
  readonly byHash: (hash: string) => Offered | undefined
}

/** A list of releases that may grow. An id query finds that movie's releases; a word query finds those that contain all words. */
export const listedOffers = (offers: readonly Offered[], imdbOf: (movie: Pick<MovieSketch, 'id'>) => string): OfferSource => ({
  find: ({ imdb, tmdb, words }) =>
    offers.filter(({ title, movie }) => {
      if (imdb) return movie !== undefined && bareImdbId(imdbOf({ id: movie })) === imdb
      return tmdb ? String(movie) === tmdb : containsWords(title, words)
    }),
  byHash: (hash) => offers.find(({ info_hash }) => info_hash === hash),
})

/** An IMDb id without its prefix and leading zeros. */
export const bareImdbId = (imdb: string): string => imdb.replace(/^(tt)?0*/, '')

export const containsWords = (title: string, words: string): boolean => {
  const own = normalized(title).split(' ')
  return words === '' || words.split(' ').every((word) => own.includes(word))
}
