import type { Movie, MoviePatch } from '#server/catalog/movies/schema'
import { attempt } from '#server/foundation/lib/attempt'
import type { Prepared, PrepareRequest } from '#server/library/playback/schema'
import { listOf, refused } from './answers'
import type { Route, SignedCall } from './call'
import type { Asks } from './caller'
import { type Content, prepared, recorded } from './content'
import { numberOf, readId } from './ids'
import { collectionOf, genreOf, personOf, rootOf, viewId, viewOf, withDetails, withSources } from './item'
import { directSupports } from './profile'
import { createShowMovies, type ShowDeps } from './show-movies'

export type ItemsDeps = ShowDeps & {
  movies: {
    update: (id: number, patch: MoviePatch) => Movie
    setWatched: (id: number, isWatched: boolean) => Movie
  }
  prepare: (asked: { file_id: number; request: PrepareRequest; session_id: string | null }) => Promise<Prepared>
}

/** Movies and their lists, in the words of the dialect. */
export const createItems = ({ serverId, library, pictures, movies, prepare }: ItemsDeps) => {
  const { show, userData } = createShowMovies({ serverId, library, pictures, movies })
  const wantsSources = (asks: Asks): boolean => asks.list('fields').some((name) => /^media(?:sources|streams)$/i.test(name))

  const page = (asks: Asks, more?: Parameters<typeof library.find>[1]) => {
    const types = asks.list('includeitemtypes').map((type) => type.toLowerCase())
    const media = asks.list('mediatypes').map((type) => type.toLowerCase())
    if (types.includes('boxset')) return collections(asks)
    if ((types.length > 0 && !types.includes('movie')) || (media.length > 0 && !media.includes('video'))) return listOf([])
    const { ids, total, start } = library.find(asks, more)
    return listOf(show(ids, wantsSources(asks)), total, start)
  }
  const collections = (asks: Asks) => {
    const all = library.collections().map((each) => collectionOf(serverId, each))
    const start = asks.number('startindex') ?? 0
    return listOf(all.slice(start, start + (asks.number('limit') ?? all.length)), all.length, start)
  }
  /** What lies directly below the root: the one library. */
  const isTop = (asks: Asks): boolean =>
    ['parentid', 'searchterm', 'ids', 'includeitemtypes', 'filters', 'recursive', 'personids', 'genres'].every(
      (name) => asks.get(name) === null,
    )
  const view = () => viewOf(serverId, library.count())

  const one = createOne({ serverId, library, prepare, show, view })
  const movieIn = ({ params }: SignedCall): number | null => {
    const id = readId('movie', params[0])
    return id !== null && library.has(id) ? id : null
  }
  const changed = (call: SignedCall, change: (id: number) => Movie) => {
    const id = movieIn(call)
    if (id === null) return refused(404)
    return userData(change(id))
  }
  const similar = (call: SignedCall) => {
    const { similar } = library.peopleOf(movieIn(call) ?? 0)
    return listOf(show(library.known(similar.map(({ metadata_id }) => metadata_id)), false))
  }

  const routes: Route<SignedCall>[] = [
    ['GET', 'userviews', () => listOf([view()])],
    ['GET', 'items/latest', ({ asks }) => page(asks, { by: library.newest }).Items],
    ['GET', 'useritems/resume', ({ asks }) => page(asks, { also: library.resumable, by: library.lastWatched })],
    ['GET', 'items/suggestions', ({ asks }) => page(asks, { also: library.suggestion })],
    ['GET', 'items', ({ asks }) => (isTop(asks) ? listOf([view()]) : page(asks))],
    ['GET', 'items/root', () => rootOf(serverId)],
    ['GET', 'items/counts', () => counts(library.count())],
    ['GET', 'items/filters', () => ({ Genres: library.genres(), Tags: [], OfficialRatings: [], Years: [] })],
    ['GET', 'items/filters2', () => ({ Genres: library.genres().map((name) => genreOf(serverId, name)), Tags: [] })],
    ['GET', 'genres', () => listOf(library.genres().map((name) => genreOf(serverId, name)))],
    ['GET', 'persons', () => listOf([])],
    ['GET', 'search/hints', ({ asks }) => hints(page(asks))],
    ['GET', 'items/*', one],
    ['GET', 'items/*/ancestors', () => [view()]],
    ['GET', 'items/*/similar', similar],
    ['GET', 'movies/*/similar', similar],
    ['POST', 'userplayeditems/*', (call) => changed(call, (id) => movies.setWatched(id, true))],
    ['DELETE', 'userplayeditems/*', (call) => changed(call, (id) => movies.setWatched(id, false))],
    ['POST', 'userfavoriteitems/*', (call) => changed(call, (id) => movies.update(id, { favorite: true }))],
    ['DELETE', 'userfavoriteitems/*', (call) => changed(call, (id) => movies.update(id, { favorite: false }))],
    ['GET', 'useritems/*/userdata', (call) => changed(call, (id) => movies.byIds([id]).get(id)!)],
  ]
  return { routes, userDataFor: (id: number) => [...movies.byIds([id]).values()].map(userData) }
}

const anything = directSupports(undefined, 'mkv')!
const counts = (count: number) => ({
  ...Object.fromEntries(
    'Series Episode Artist Program Trailer Song Album MusicVideo BoxSet Book'.split(' ').map((name) => [`${name}Count`, 0]),
  ),
  MovieCount: count,
  ItemCount: count,
})
type Page = { Items: readonly object[]; TotalRecordCount: number }
const hints = ({ Items, TotalRecordCount }: Page) => ({
  SearchHints: (Items as readonly { Id: string; Name: string; Type: string }[]).map((item) => ({
    ...item,
    ItemId: item.Id,
    MediaType: 'Video',
  })),
  TotalRecordCount,
})

type OneDeps = Pick<ItemsDeps, 'serverId' | 'library' | 'prepare'> & {
  show: ReturnType<typeof createShowMovies>['show']
  view: () => object
}
/** What an id stands for. */
const createOne = ({ serverId, library, prepare, show, view }: OneDeps) => {
  const folder = (text: string) => {
    const collection = library.collections().find(({ id }) => id === readId('collection', text))
    if (collection) return collectionOf(serverId, collection)
    const genre = library.genres().find((name) => numberOf(name) === readId('genre', text))
    if (genre) return genreOf(serverId, genre)
    if (readId('folder', text) !== null) return rootOf(serverId)
    const person = readId('person', text)
    return person === null ? null : personOf(serverId, { id: person, name: '' })
  }
  /** One movie with everything, from the file itself where it can be read. */
  const movieItem = async (id: number, session_id: string) => {
    const [item] = show([id], false)
    if (!item) return refused(404)
    const contents: Content[] = []
    for (const file of library.filesOf([id])) {
      const read = await attempt(() => prepare({ file_id: file.id, session_id, request: { supports: anything } }))
      contents.push(
        read.ok && read.value.duration_seconds !== null ? prepared(file, read.value) : recorded(file, library.sidecarsOf([file.id])),
      )
    }
    return withDetails(withSources(item, contents), { people: library.peopleOf(id), content: contents[0] })
  }
  return ({ params, session }: SignedCall) => {
    const [text = ''] = params
    const movie = readId('movie', text)
    if (movie !== null && library.has(movie)) return movieItem(movie, session.id)
    if (text.replaceAll('-', '') === viewId) return view()
    return folder(text) ?? refused(404)
  }
}
