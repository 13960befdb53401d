import { NotFound } from '#server/foundation/platform/errors'
import { type MetadataListing, yearOf } from './listing'
import { type Requests, understood } from './requests'
import { readListPage } from './wire'

export type ListedMovie = Pick<MetadataListing, 'metadata_id' | 'title' | 'year'>

const MOST_PAGES = 20

/** The movies of a public list, without series; at most the first 20 pages. Throws NotFound. */
export const readList = async (requests: Requests, id: number, language: string): Promise<ListedMovie[]> => {
  const movies: ListedMovie[] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const answer = await requests.get(`/list/${id}`, { language, page })
    if (answer.status === 404) throw new NotFound('metadata list', id)
    const { items, total_pages } = readListPage(understood(answer))
    movies.push(...items.flatMap(movieIn))
    if (page >= (total_pages ?? 1)) break
  }
  return movies
}

type Item = ReturnType<typeof readListPage>['items'][number]
const movieIn = ({ id: metadata_id, title, media_type, release_date }: Item): ListedMovie[] =>
  title && (media_type ?? 'movie') === 'movie' ? [{ metadata_id, title, year: yearOf(release_date) }] : []
