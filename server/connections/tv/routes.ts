import { Elysia, t } from 'elysia'
import { answers, noContent, paged } from '#server/foundation/platform/http/answers'
import { byId, Query } from '#server/foundation/platform/http/api-base'
import { type PageOf, type PageRequest, pageQuery } from '#server/foundation/platform/http/page'
import { lists } from './library'
import { WatchableMovie, WatchableMovieDetails } from './schema'

type List = keyof typeof lists
type Deps = {
  page: (asked: PageRequest & { list?: List | undefined; q?: string | undefined }) => PageOf<WatchableMovie>
  /** Throws NotFound. */
  get: (id: number) => WatchableMovieDetails
  /** Throws NotFound. */
  setWatched: (id: number, isWatched: boolean) => void
}
const names = Object.keys(lists) as [List, ...List[]]
const params = byId('movie')

/** What a device that may only watch reads of the library, below `/play` because that is all it may use. */
export const tvRoutes = ({ page, get, setWatched }: Deps) =>
  new Elysia({ prefix: '/play/library/movies', tags: ['Playback'] })
    .get('', ({ query }) => page(query), {
      query: Query({
        ...pageQuery,
        list: t.Optional(
          t.UnionEnum(names, {
            default: 'all',
            description: '`all` by title, `recent` the last added first, `continue` those that were begun, the last one first',
          }),
        ),
        q: t.Optional(t.String({ maxLength: 100, description: 'Part of a title' })),
      }),
      response: paged(WatchableMovie),
      detail: {
        operationId: 'listWatchableMovies',
        summary: 'List movies to watch',
        description: 'Movies on disk, for devices with the scope `watch`: without paths, profiles, or downloads.',
      },
    })
    .get('/:id', ({ params: { id } }) => get(id), {
      params,
      response: answers(WatchableMovieDetails, 404),
      detail: {
        operationId: 'getWatchableMovie',
        summary: 'Get a movie to watch',
        description: 'With the files that can be played. A movie that is not on disk is a 404.',
      },
    })
    .post(
      '/:id/watched',
      ({ params: { id }, status }) => {
        setWatched(id, true)
        return status(204, undefined)
      },
      {
        params,
        response: noContent(404),
        detail: {
          operationId: 'markWatched',
          summary: 'Mark a movie as watched on a device',
          description: 'For devices with the scope `watch`.',
        },
      },
    )
    .delete(
      '/:id/watched',
      ({ params: { id }, status }) => {
        setWatched(id, false)
        return status(204, undefined)
      },
      {
        params,
        response: noContent(404),
        detail: {
          operationId: 'markNotWatched',
          summary: 'Mark a movie as not watched on a device',
          description: 'For devices with the scope `watch`.',
        },
      },
    )
