import { inPages } from '#server/foundation/lib/in-pages'
import type { MetadataCollection, MetadataListing, MetadataPage, MetadataPerson, Traits } from '#server/foundation/upstream/metadata/client'
import type { FollowKind, SearchQuery } from './schema'
import type { FollowRow } from './table'

export type Subject = Pick<FollowRow, 'kind' | 'metadata_id' | 'query'> & { since: string }
/** `isCut`: there are more. */
export type Read = { name: string | null; picture_path: string | null; movies: MetadataListing[]; isCut?: boolean }
export type ReadMovies = ReturnType<typeof createReadMovies>
type Deps = {
  metadata: {
    person(id: number): Promise<MetadataPerson>
    studio(id: number): Promise<{ name: string }>
    collection(id: number): Promise<Pick<MetadataCollection, 'name' | 'poster_path' | 'parts'>>
    search(q: string, year: null, how: { page: number }): Promise<MetadataPage>
    discover(kind: 'popular', page: number, traits: Traits): Promise<MetadataPage>
  }
  today: () => string
}

/** As many pages of a search or a studio as one check reads: a thousand movies. */
const mostPages = 50

/** Asks the metadata provider for the movies of what is followed. Throws what it throws. */
export const createReadMovies = ({ metadata, today }: Deps) => {
  const person = async ({ metadata_id }: Subject): Promise<Read> => {
    const { name, portrait_path, movies } = await metadata.person(metadata_id ?? 0)
    return { name, picture_path: portrait_path, movies: movies.filter(({ role }) => !isNoWork(role)) }
  }

  /** Only what comes out from then on, announced movies too: all earlier ones are not new, and may be thousands. */
  const studio = async ({ metadata_id, since }: Subject): Promise<Read> => {
    const studio_id = metadata_id ?? 0
    const { name } = await metadata.studio(studio_id)
    const traits = { studio_id, released_from: since.slice(0, 10) }
    return { name, picture_path: null, ...(await pagesOf((page) => metadata.discover('popular', page, traits))) }
  }

  const collection = async ({ metadata_id }: Subject): Promise<Read> => {
    const { name, poster_path, parts } = await metadata.collection(metadata_id ?? 0)
    return { name, picture_path: poster_path, movies: parts }
  }

  /** Only what came out since then. */
  const search = async ({ query, since }: Subject): Promise<Read> => {
    const [from, to] = [since.slice(0, 10), today()]
    const { q, ...filters } = query ?? {}
    const traits = { ...traitsOf(filters), released_from: from, released_to: to }
    const readPage = (page: number) => (q === undefined ? metadata.discover('popular', page, traits) : metadata.search(q, null, { page }))
    const isOut = ({ release_date }: MetadataListing) => release_date !== null && release_date >= from && release_date <= to
    const { movies, isCut } = await pagesOf(readPage)
    return { name: null, picture_path: null, movies: movies.filter(isOut), isCut }
  }

  const readers: Record<FollowKind, (subject: Subject) => Promise<Read>> = { person, studio, collection, search }
  return (subject: Subject): Promise<Read> => readers[subject.kind](subject)
}

/** A movie that moves to the next page in between is there once. */
const pagesOf = async (readPage: (page: number) => Promise<MetadataPage>): Promise<{ movies: MetadataListing[]; isCut: boolean }> => {
  const movies = new Map<number, MetadataListing>()
  let isCut = false
  await inPages({
    most: mostPages,
    read: async (before) => {
      const page = before + 1
      const { results, total_pages } = await readPage(page)
      for (const movie of results) movies.set(movie.metadata_id, movie)
      return page < total_pages
    },
    cut: () => {
      isCut = true
    },
  })
  return { movies: [...movies.values()], isCut }
}

/** Credits for movies that the person did not work on. */
const isNoWork = (role: string | null): boolean => /^thanks$|\barchive (?:footage|sound)\b/i.test(role ?? '')

const traitsOf = ({ genre, streaming_service, ...rest }: Omit<SearchQuery, 'q'>): Traits => ({
  ...rest,
  ...(genre !== undefined && { genres: idsIn(genre) }),
  ...(streaming_service !== undefined && { streaming_services: idsIn(streaming_service) }),
})

const idsIn = (list: string): number[] => list.split(',').map(Number)
