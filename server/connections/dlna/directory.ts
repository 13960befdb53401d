import { didl, didlContainer, didlItem } from '#server/foundation/lib/didl'
import { turnOfOthers } from '#server/foundation/lib/turns'
import { refusals } from './actions'
import { type Addresses, itemOf, readItemId } from './items'
import { genreShelf, movieShelf, type Shelf, type ShelfPage, type Shelves, shelves, titleShelf } from './shelves'
import { readSort } from './sorts'
import type { Words } from './words'

/** Values of an answer, or the code of a refusal. */
export type Answer = Readonly<Record<string, string | number>> | number
export type Asking = {
  /** A value of the call, by its name in lower case. */
  readonly value: (name: string) => string
  readonly words: Words
  readonly at: Addresses
}
type Deps = { shelves: Shelves; name: () => string; updateId: () => number }
type Folder = { readonly id: string; readonly parent: string; readonly title: string }

const shelfNames = Object.keys(shelves) as (keyof typeof shelves)[]
const genreForm = /^genres\$(.+)$/

/** The folders and movies that devices browse. */
export const createDirectory = ({ shelves: library, name, updateId }: Deps) => {
  const result = (parts: readonly string[], total: number): Answer => ({
    Result: didl(parts),
    NumberReturned: parts.length,
    TotalMatches: total,
    UpdateID: updateId(),
  })

  const movies = async (shelf: Shelf, { parent, at, ...page }: ShelfPage & { parent: string; at: Addresses }) => {
    const { movies, total } = library.page(shelf, page)
    const parts: string[] = []
    for (let from = 0; from < movies.length; from += inOneTurn) {
      if (from > 0) await turnOfOthers()
      const some = movies.slice(from, from + inOneTurn)
      const files = Map.groupBy(library.filesOf(some.map(({ id }) => id)), ({ movie_id }) => movie_id)
      for (const movie of some) parts.push(didlItem(itemOf({ parent, movie, files: files.get(movie.id) ?? [], at })))
    }
    return result(parts, total)
  }

  const shelfOf = (id: string): Shelf | null => {
    const known = shelfNames.find((each) => each === id)
    if (known) return shelves[known]
    const genre = genreIn(id)
    return genre === null ? null : genreShelf(genre)
  }
  const folderOf = (id: string, words: Words): Folder | null => {
    if (id === '0') return { id, parent: '-1', title: name() }
    if (id === 'genres') return { id, parent: '0', title: words.genres }
    const known = shelfNames.find((each) => each === id)
    if (known) return { id, parent: '0', title: words[known] }
    const genre = genreIn(id)
    return genre === null ? null : { id, parent: 'genres', title: genre }
  }
  const foldersIn = (id: string, words: Words): Folder[] | null => {
    if (id === '0') return [...shelfNames, 'genres'].flatMap((each) => folderOf(each, words) ?? [])
    return id === 'genres' ? library.genres().flatMap((genre) => folderOf(`genres$${encodeURIComponent(genre)}`, words) ?? []) : null
  }
  const shown = (folder: Folder, words: Words): string => {
    // Counting each genre would read the library once for each.
    if (folder.parent === 'genres') return didlContainer(folder)
    const shelf = shelfOf(folder.id)
    return didlContainer({ ...folder, children: shelf ? library.count(shelf) : (foldersIn(folder.id, words)?.length ?? 0) })
  }

  const metadata = async (id: string, { words, at }: Asking): Promise<Answer> => {
    const item = readItemId(id)
    if (item) {
      const found = await movies(movieShelf(item.movieId), { parent: item.parent, at, start: 0, limit: 1, sorts: [] })
      return typeof found !== 'number' && found.NumberReturned === 1 ? found : refusals.no_such_object
    }
    const folder = folderOf(id, words)
    return folder ? result([shown(folder, words)], 1) : refusals.no_such_object
  }
  const children = async (id: string, { value, words, at }: Asking): Promise<Answer> => {
    const page = pageIn(value)
    if (page === null) return refusals.invalid_values
    const sorts = readSort(value('sortcriteria'))
    if (sorts === null) return refusals.unsupported_sort
    const folders = foldersIn(id, words)
    const { start, limit } = page
    if (folders) {
      const some = folders.slice(start, limit === null ? undefined : start + limit)
      return result(
        some.map((folder) => shown(folder, words)),
        folders.length,
      )
    }
    const shelf = shelfOf(id)
    return shelf ? await movies(shelf, { parent: id, at, sorts, ...page }) : refusals.no_such_object
  }

  return {
    browse: (asking: Asking): Promise<Answer> => {
      const [id, flag] = [asking.value('objectid'), asking.value('browseflag')]
      if (flag === 'BrowseMetadata') return metadata(id, asking)
      return flag === 'BrowseDirectChildren' ? children(id, asking) : Promise.resolve(refusals.invalid_values)
    },
    search: async ({ value, at }: Asking): Promise<Answer> => {
      const page = pageIn(value)
      if (page === null) return refusals.invalid_values
      const sorts = readSort(value('sortcriteria'))
      if (sorts === null) return refusals.unsupported_sort
      const sought = readCriteria(value('searchcriteria'))
      if (sought === null) return refusals.unsupported_search
      return sought.isVideo ? await movies(titleShelf(sought.title), { parent: 'all', at, sorts, ...page }) : result([], 0)
    },
    /** What a device sees that waits for a yes. */
    waiting: ({ value, words }: Asking): Answer => {
      const isRoot = value('objectid') === '0'
      const isMetadata = value('browseflag') === 'BrowseMetadata'
      const folder = isRoot && isMetadata ? { id: '0', parent: '-1', title: name() } : { id: 'waiting', parent: '0', title: words.waiting }
      return isRoot || isMetadata ? result([didlContainer({ ...folder, children: isRoot && isMetadata ? 1 : 0 })], 1) : result([], 0)
    },
  }
}

/** A device may ask for the whole library at once. */
const inOneTurn = 100

const genreIn = (id: string): string | null => {
  const coded = genreForm.exec(id)?.[1]
  try {
    return coded === undefined || coded.includes('$') ? null : decodeURIComponent(coded)
  } catch {
    return null
  }
}

/** `RequestedCount` 0 is everything. Null for what is no number. */
const pageIn = (value: Asking['value']): { start: number; limit: number | null } | null => {
  const [start, count] = [value('startingindex'), value('requestedcount')]
  if (!/^\d{0,9}$/.test(start) || !/^\d{0,9}$/.test(count)) return null
  return { start: Number(start), limit: Number(count) || null }
}

const term = /\b(dc:title|upnp:class|@?refID) (derivedfrom|contains|exists|=) ("(?:[^"\\]|\\.){0,200}"|true|false)/gi
/** Titles and classes joined by "and"; null for anything else, which we would answer wrongly. */
const readCriteria = (text: string): { title: string; isVideo: boolean } | null => {
  const plain = text.slice(0, 1000).split(/\s+/).join(' ')
  const rest = plain.replaceAll(term, '').replaceAll(/\band\b|[()@ *]/gi, '')
  if (rest !== '') return null
  let [title, isVideo] = ['', true]
  for (const [, property = '', , quoted = ''] of plain.matchAll(term)) {
    const wanted = quoted.replaceAll(/^"|"$/g, '').replaceAll(/\\(.)/g, '$1')
    if (property === 'dc:title') title = wanted
    if (property === 'upnp:class') isVideo &&= 'object.item.videoItem.movie'.startsWith(wanted)
  }
  return { title, isVideo }
}
