import { inPages } from '#server/foundation/lib/in-pages'
import { NotFound } from '#server/foundation/platform/errors'
import { type MetadataListing, yearOf } from './listing'
import { type Requests, understood } from './requests'
import { readListPage } from './wire'

type ListedMovie = Pick<MetadataListing, 'metadata_id' | 'title' | 'year'>

/** The provider answers no page after this one. */
const MOST_PAGES = 500

/** The movies of a public list, without series. Throws NotFound. */
export const readList = async (requests: Requests, id: number, language: string): Promise<{ movies: ListedMovie[]; isCut: boolean }> => {
  const movies: ListedMovie[] = []
  let isCut = false
  const read = async (before: number): Promise<boolean> => {
    const page = before + 1
    const answer = await requests.get(`/list/${id}`, { language, page })
    if (answer.status === 404) throw new NotFound('metadata list', id)
    const { items, total_pages } = readListPage(understood(answer))
    movies.push(...items.flatMap(movieIn))
    return page < (total_pages ?? 1)
  }
  await inPages({
    most: MOST_PAGES,
    read,
    cut: () => {
      isCut = true
    },
  })
  return { movies, isCut }
}

type Item = ReturnType<typeof readListPage>['items'][number]
const movieIn = ({ id: metadata_id, title, media_type, release_date }: Item): ListedMovie[] =>
  title && (media_type ?? 'movie') === 'movie' ? [{ metadata_id, title, year: yearOf(release_date) }] : []
