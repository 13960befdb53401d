import { Elysia, t } from 'elysia'
import { Download } from '#server/acquisition/downloads/schema'
import { Movie } from '#server/catalog/movies/schema'
import { accepted, answers, created, noContent, paged } from '#server/foundation/platform/http/answers'
import { byId, Query } from '#server/foundation/platform/http/api-base'
import { expandQuery, parseExpand } from '#server/foundation/platform/http/expand'
import { pageQuery } from '#server/foundation/platform/http/page'
import type { Grab, VersionKey } from './grab'
import type { Blocklist, Releases } from './releases'
import { Blocked, BlockedPatch, GrabOrder, NewBlocked, Release, releaseExpands } from './schema'

type Deps = {
  releases: Releases
  blocklist: Blocklist
  grab: Grab['grabRelease']
  download: (id: number) => Download
  expand: (releases: readonly Release[], wanted: ReadonlySet<(typeof releaseExpands)[number]>) => Release[]
  requireMovie: (id: number) => void
}
const filters = {
  // Without this default, the first value would be filled in.
  verdict: t.Optional(t.UnionEnum(['accepted', 'rejected', 'temporarily_rejected'], { default: undefined })),
  indexer_id: t.Optional(t.Integer({ minimum: 1 })),
}

export const releaseRoutes = ({ releases, grab, download, expand }: Omit<Deps, 'blocklist' | 'requireMovie'>) =>
  new Elysia({ prefix: '/releases', tags: ['Releases'] })
    .get(
      '',
      ({ query }) => {
        const wanted = parseExpand(query.expand, releaseExpands)
        const page = releases.list(query)
        return { ...page, results: expand(page.results, wanted) }
      },
      {
        query: Query({ ...pageQuery, ...expandQuery(releaseExpands), ...filters, movie_id: t.Optional(t.Integer({ minimum: 1 })) }),
        response: paged(Release),
        detail: {
          operationId: 'listReleases',
          summary: 'List candidates',
          description: 'With the verdict on each and its reasons; kept for 30 days.',
        },
      },
    )
    .post(
      '/:id/grab',
      async ({ params, body, status, set }) => {
        const { id, isNew } = await grab(params.id, body ?? {})
        set.headers.location = `/api/v1/downloads/${id}`
        return status(isNew ? 201 : 200, download(id))
      },
      {
        params: byId('release'),
        body: t.Optional(GrabOrder),
        response: { ...answers(Download), ...created(Download, 404, 409, 422, 429, 503) },
        detail: {
          operationId: 'grabRelease',
          summary: 'Grab a release',
          description:
            'Grabs it regardless of its verdict, unless it is permanently rejected. Without `replaces`, a release that is not an upgrade over the file in the library is downloaded, but its import is blocked. If its torrent is already downloading for this movie, that download gets the new trackers, unless it is private: 200 with that download.',
        },
      },
    )

export const movieReleaseRoutes = ({ releases, expand, requireMovie }: Omit<Deps, 'blocklist' | 'grab' | 'download'>) =>
  new Elysia({ prefix: '/movies/:id/releases', tags: ['Releases'] }).get(
    '',
    ({ params, query }) => {
      requireMovie(params.id)
      const wanted = parseExpand(query.expand, releaseExpands)
      const page = releases.list({ ...query, movie_id: params.id })
      return { ...page, results: expand(page.results, wanted) }
    },
    {
      params: byId('movie'),
      query: Query({ ...pageQuery, ...expandQuery(releaseExpands), ...filters }),
      response: paged(Release, 404),
      detail: {
        operationId: 'listMovieReleases',
        summary: 'List the candidates of a movie',
        description: 'Every candidate for the movie, best first, with all reasons.',
      },
    },
  )

type SearchDeps = {
  movie: (id: number) => Movie
  /** What the releases of a version store. Throws NotFound. */
  keyOf: (movieId: number, versionId: number) => VersionKey
  search: (id: number, only?: VersionKey) => void
}
export const movieSearchRoutes = ({ movie, keyOf, search }: SearchDeps) =>
  new Elysia({ prefix: '/movies/:id', tags: ['Movies'] }).post(
    '/search',
    ({ params, query, status }) => {
      const found = movie(params.id)
      search(found.id, query.version_id === undefined ? undefined : keyOf(found.id, query.version_id))
      return status(202, found)
    },
    {
      params: byId('movie'),
      query: Query({ version_id: t.Optional(t.Integer({ minimum: 1, description: 'Download only for this version of the movie' })) }),
      response: accepted(Movie, 404, 422),
      detail: {
        operationId: 'searchMovie',
        summary: 'Search for a movie now',
        description:
          'Returns immediately; `search_started`, `search_progress` for each indexer that answers, and `search_completed` report the rest.',
      },
    },
  )

export const blocklistRoutes = ({ blocklist }: Pick<Deps, 'blocklist'>) =>
  new Elysia({ prefix: '/blocklist', tags: ['Releases'] })
    .get('', ({ query }) => blocklist.list(query), {
      query: Query({ ...pageQuery, movie_id: t.Optional(t.Integer({ minimum: 1 })) }),
      response: paged(Blocked),
      detail: { operationId: 'listBlocklist', summary: 'List the blocklist' },
    })
    .post(
      '',
      ({ body, status, set }) => {
        const entry = blocklist.add(body)
        set.headers.location = `/api/v1/blocklist/${entry.id}`
        return status(201, entry)
      },
      {
        body: NewBlocked,
        response: created(Blocked, 400, 409, 422),
        detail: {
          operationId: 'blockRelease',
          summary: 'Add a release to the blocklist',
          description: 'By its hash, for all movies; without one by its title, from all indexers.',
        },
      },
    )
    .get('/:id', ({ params }) => blocklist.get(params.id), {
      params: byId('blocklist entry'),
      response: answers(Blocked, 404),
      detail: { operationId: 'getBlocklistEntry', summary: 'Get a blocklist entry' },
    })
    .patch('/:id', ({ params, body }) => blocklist.update(params.id, body), {
      params: byId('blocklist entry'),
      body: BlockedPatch,
      response: answers(Blocked, 400, 404, 422),
      detail: { operationId: 'updateBlocklistEntry', summary: 'Change the reason of a blocklist entry' },
    })
    .delete(
      '/:id',
      ({ params, status }) => {
        blocklist.remove(params.id)
        return status(204, undefined)
      },
      {
        params: byId('blocklist entry'),
        response: noContent(404),
        detail: { operationId: 'unblockRelease', summary: 'Remove a release from the blocklist' },
      },
    )
