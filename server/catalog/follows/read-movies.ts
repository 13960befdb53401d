import type { MetadataListing, MetadataPage, MetadataPerson, Traits } from '#server/foundation/upstream/metadata/client'
import type { SearchQuery } from './schema'
import type { FollowKind, FollowRow } from './table'

export type Subject = Pick<FollowRow, 'kind' | 'metadata_id' | 'query'> & { since: string }
export type Read = { name: string | null; picture_path: string | null; movies: MetadataListing[] }
export type ReadMovies = ReturnType<typeof createReadMovies>
type Deps = {
  metadata: {
    person(id: number): Promise<MetadataPerson>
    search(q: string, year: null, page: number): Promise<MetadataPage>
    discover(kind: 'popular', page: number, traits: Traits): Promise<MetadataPage>
  }
  today: () => string
}

/** As many pages of a search as one check reads. */
const mostPages = 5

/** Asks the metadata provider for the movies of what is followed. Throws what it throws. */
export const createReadMovies = ({ metadata, today }: Deps) => {
  const person = async ({ metadata_id }: Subject): Promise<Read> => {
    const { name, portrait_path, movies } = await metadata.person(metadata_id ?? 0)
    return { name, picture_path: portrait_path, movies: movies.filter(({ role }) => !isNoWork(role)) }
  }

  /** Only what came out since then: everything else that matches is not new, and may be thousands. */
  const search = async ({ query, since }: Subject): Promise<Read> => {
    const [from, to] = [since.slice(0, 10), today()]
    const { q, ...filters } = query ?? {}
    const traits = { ...traitsOf(filters), released_from: from, released_to: to }
    const readPage = (page: number) => (q === undefined ? metadata.discover('popular', page, traits) : metadata.search(q, null, page))
    const movies: MetadataListing[] = []
    for (let page = 1; page <= mostPages; page++) {
      const { results, total_pages } = await readPage(page)
      movies.push(...results.filter(({ release_date }) => release_date !== null && release_date >= from && release_date <= to))
      if (page >= total_pages) break
    }
    return { name: null, picture_path: null, movies }
  }

  const readers: Record<FollowKind, (subject: Subject) => Promise<Read>> = { person, search }
  return (subject: Subject): Promise<Read> => readers[subject.kind](subject)
}

/** Credits for movies that the person did not work on. */
const isNoWork = (role: string | null): boolean => /^thanks$|\barchive (?:footage|sound)\b/i.test(role ?? '')

const traitsOf = ({ genre, streaming_service, ...rest }: Omit<SearchQuery, 'q'>): Traits => ({
  ...rest,
  ...(genre !== undefined && { genres: idsIn(genre) }),
  ...(streaming_service !== undefined && { streaming_services: idsIn(streaming_service) }),
})

const idsIn = (list: string): number[] => list.split(',').map(Number)
