import { type AnyElysia, Elysia } from 'elysia'
import { evaluateRoutes } from '#server/acquisition/evaluate-routes'
import { blocklistRoutes, movieReleaseRoutes, releaseRoutes } from '#server/acquisition/routes'
import { backupRoutes, backupUploads } from '#server/backups/routes'
import type { Basics } from '#server/compose'
import type { Fetching } from '#server/compose-fetching'
import type { Library } from '#server/compose-library'
import type { composePlayback } from '#server/compose-playback'
import type { Records } from '#server/compose-records'
import type { Seeking } from '#server/compose-seeking'
import type { Shelf } from '#server/compose-shelf'
import type { composeUpkeep } from '#server/compose-upkeep'
import { configRoutes } from '#server/config/routes'
import { configTestRoutes } from '#server/config/test-routes'
import type { Bundles } from '#server/diagnostics/bundle'
import { diagnosticsRoutes } from '#server/diagnostics/routes'
import { downloadClientRoutes } from '#server/downloads/client-routes'
import { downloadRoutes } from '#server/downloads/routes'
import { torrentSessionRoutes } from '#server/downloads/session-routes'
import { filesystemRoutes } from '#server/filesystem/routes'
import { healthRoutes } from '#server/health/routes'
import type { History } from '#server/history/history'
import { historyRoutes } from '#server/history/routes'
import { imageRoutes } from '#server/images/routes'
import { indexerRoutes } from '#server/indexers/routes'
import { manualImportRoutes } from '#server/library/manual-routes'
import { recycleRoutes } from '#server/library/recycle-routes'
import { fileRoutes, rootFolderRoutes } from '#server/library/routes'
import { scanRoutes } from '#server/library/scan-routes'
import { upkeepRoutes } from '#server/library/upkeep-routes'
import { liveRoutes } from '#server/live/routes'
import { logRoutes } from '#server/logs/routes'
import { metadataRoutes } from '#server/metadata/routes'
import { similarRoutes } from '#server/metadata/similar-routes'
import { movieBulkRoutes } from '#server/movies/bulk-routes'
import { collectionRoutes } from '#server/movies/collection-routes'
import { movieDeedRoutes } from '#server/movies/deed-routes'
import { exclusionRoutes } from '#server/movies/exclusion-routes'
import { createExpander } from '#server/movies/expand'
import { movieRoutes } from '#server/movies/routes'
import { openapiText } from '#server/openapi/document'
import { createExplorer } from '#server/openapi/explorer'
import { nothing } from '#server/openapi/nothing'
import { openapiRoutes } from '#server/openapi/routes'
import { apiBase, elysiaOptions } from '#server/platform/http/api-base'
import type { Route } from '#server/platform/http/route-book'
import { playRoutes } from '#server/playback/routes'
import { streamRoutes } from '#server/playback/stream-routes'
import { formatRoutes, profileRoutes } from '#server/profiles/routes'
import { radarrRoutes, radarrUploads } from '#server/radarr/routes'
import type { openService } from '#server/service/room'
import { serviceRoutes } from '#server/service/routes'
import { sessionRoutes } from '#server/sessions/routes'
import { statsRoutes } from '#server/stats/routes'
import { statusRoutes } from '#server/status/routes'
import { subtitleRoutes } from '#server/subtitles/routes'
import { tagRoutes } from '#server/tags/routes'
import { taskRoutes } from '#server/tasks/routes'
import type { Tasks } from '#server/tasks/tasks'
import { viewRoutes } from '#server/views/routes'
import { wantedRoutes } from '#server/wanted/routes'
import { webhookRoutes } from '#server/webhooks/routes'

export type Services = Basics &
  Library &
  Fetching &
  ReturnType<typeof composeUpkeep> &
  Records &
  Seeking &
  Shelf &
  Parameters<typeof backupRoutes>[0] & {
    playback: ReturnType<typeof composePlayback>
    history: History
    tasks: Tasks
    bundles: Bundles
    sessions: Parameters<typeof sessionRoutes>[0]
    isKey: (request: Request) => boolean
    service: ReturnType<typeof openService>
    status: Parameters<typeof statusRoutes>[0]
  }

/** Everything that can be asked. */
export const createApp = (s: Services) => {
  const base = apiBase({
    log: s.logs.for('platform', 'api'),
    uploads: [...backupUploads, ...radarrUploads],
    routes: (): readonly Route[] => app.routes,
  })
  const baseUrl = () => s.config.get().base_url ?? ''
  const expand = createExpander({
    files: s.files.byIds,
    quality_profile: s.profiles.byIds,
    collection: s.collections.byIds,
    root_folder: s.roots.byIds,
    downloads: s.downloads.byIds,
    tags: s.tags.byIds,
    people: s.peopleByMovies,
    similar: s.similarByMovies,
  })
  const expandReleases = expandBy({ indexer: ['indexer_id', s.indexers.byIds], movie: ['movie_id', s.moviesByIds] })
  const expandHistory = expandBy({ movie: ['movie_id', s.moviesByIds] })
  const expandDownloads = expandBy({ movie: ['movie_id', s.moviesByIds], release: ['release_id', s.releases.byIds] })
  const search = (id: number) =>
    void s.background
      .begin('a search', () => s.acquisition.searchAndTake(id, 'user'))
      .catch((error: unknown) => s.logs.for('acquisition', 'search').error('search failed', { movie_id: id, error }))

  const rescan = async (id: number): Promise<void> => {
    await s.rescan.ofMovie(id)
    await s.placedByHand.ofMovie(id)
    for (const file of s.files.ofMovie(id)) await s.subtitles.look(file.id)
  }

  const rooms: AnyElysia[] = [
    statusRoutes(s.status),
    liveRoutes(),
    sessionRoutes(s.sessions),
    configRoutes(s),
    movieBulkRoutes(s),
    movieRoutes({ movies: s.movies, reading: s.reading, expand, search, remove: s.removeOne }),
    movieDeedRoutes({ movies: s.movies, reading: s.reading, rescan, history: s.history.list, expandHistory }),
    collectionRoutes(s),
    exclusionRoutes(s.exclusions),
    tagRoutes(s.tags),
    viewRoutes(s.views),
    wantedRoutes({ ...s, list: s.reading.list, expand, now: s.clock.now }),
    recycleRoutes(s.recycled),
    upkeepRoutes(s.upkeepOfFiles),
    scanRoutes(s),
    manualImportRoutes(s.importByHand),
    radarrRoutes(s),
    torrentSessionRoutes(s.lookAtSession),
    statsRoutes(s.stats),
    filesystemRoutes(s.folders),
    configTestRoutes({ config: s.config, isKey: s.isKey, trials: s.configTrials }),
    imageRoutes({ images: s.images, pictureOf: s.pictureOf, served: s.pictureServed }),
    movieReleaseRoutes({ releases: s.releases, expand: expandReleases, requireMovie: (id) => void s.movies.row(id) }),
    rootFolderRoutes(s.roots),
    fileRoutes({ files: s.files, movie: s.reading.get, removeFile: s.removeFile }),
    subtitleRoutes({ subtitles: s.subtitles, requireMovie: (id) => void s.movies.row(id) }),
    profileRoutes(s.profiles),
    formatRoutes(s.formats),
    metadataRoutes({ metadata: s.metadata, cursors: s.cursors, known: s.known, base: baseUrl, collectionIdOf: s.collections.idOf }),
    similarRoutes({ cursors: s.cursors, known: s.known, base: baseUrl, similarTo: s.similarTo }),
    indexerRoutes(s),
    releaseRoutes({
      releases: s.releases,
      expand: expandReleases,
      take: async (id, order) => s.downloads.get(await s.grab.take(id, order)),
    }),
    evaluateRoutes(s.evaluate),
    blocklistRoutes(s),
    downloadRoutes({
      downloads: s.downloads,
      cursors: s.cursors,
      expand: expandDownloads,
      addOwn: s.byHand.addOwn,
      blockAndSearch: s.byHand.blockAndSearch,
    }),
    downloadClientRoutes(s),
    playRoutes(s.playback),
    streamRoutes(s.playback.playing, { isSigned: false }),
    streamRoutes(s.playback.playing, { isSigned: true }),
    historyRoutes({ history: s.history, expand: expandHistory }),
    healthRoutes(s.health),
    logRoutes(s.logStore),
    diagnosticsRoutes(s.bundles),
    webhookRoutes(s),
    taskRoutes(s.tasks),
    backupRoutes(s),
    serviceRoutes(s.service.deps),
  ]
  const api = new Elysia({ prefix: '/api/v1', ...elysiaOptions })
  for (const room of rooms) api.use(room)
  const app: AnyElysia = new Elysia(elysiaOptions).use(base).use(api as AnyElysia)
  app.use(openapiRoutes({ document: () => document(), explorer: createExplorer(), base: () => s.config.get().base_url ?? '' }))
  const document = (): string => openapiText(app, { base_url: s.config.get().base_url ?? '', version: s.status.version })
  return app
}

/** The routes alone, to be described: none of them can be asked. */
export const describeApp = () => createApp(nothing as Services)

type Loader = (ids: readonly number[]) => ReadonlyMap<number, unknown>
/** Puts related resources in place beside their ids, one question a kind. */
const expandBy =
  <K extends string>(kinds: Record<K, readonly [string, Loader]>) =>
  <R extends object>(rows: readonly R[], wanted: ReadonlySet<K>): R[] => {
    let found = [...rows]
    for (const name of wanted) {
      const [field, load] = kinds[name]
      const idOf = (row: R) => (row as Record<string, unknown>)[field] as number | null
      const known = load([...new Set(rows.map(idOf))].filter((id) => id !== null))
      found = found.map((row) => ({ ...row, [name]: known.get(idOf(row) ?? 0) ?? null }))
    }
    return found
  }
