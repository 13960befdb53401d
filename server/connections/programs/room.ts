import type { openDownloads } from '#server/acquisition/downloads/room'
import type { openIndexers } from '#server/acquisition/indexers/room'
import type { openAcquisition } from '#server/acquisition/search/room'
import type { openImages } from '#server/catalog/images/room'
import type { openMetadata } from '#server/catalog/metadata/room'
import type { openMovies } from '#server/catalog/movies/room'
import type { openProfiles } from '#server/catalog/profiles/room'
import type { openTags } from '#server/catalog/tags/room'
import type { openHistory } from '#server/foundation/history/room'
import { stamp } from '#server/foundation/lib/clock'
import { NotFound } from '#server/foundation/platform/errors'
import type { Asked } from '#server/foundation/platform/http/handle-request'
import type { Ground } from '#server/ground'
import type { openLibrary } from '#server/library/files/room'
import type { openFilesystem } from '#server/service/filesystem/room'
import type { openHealth } from '#server/service/health/room'
import type { openSessions } from '#server/service/sessions/room'
import type { openTasks } from '#server/service/tasks/room'
import { createProgramAnswers } from './answer'
import { createBook } from './book'
import { createCommands } from './commands'
import { keyIn } from './credential'
import { downloadRoutes } from './download-routes'
import { fileRoutes } from './file-routes'
import { historyRoutes } from './history-routes'
import { indexerRoutes } from './indexer-routes'
import { createKeep } from './keep'
import { createLookup } from './lookup'
import { movieRoutes } from './movie-routes'
import { profileRoutes } from './profile-routes'
import { refusedRoutes } from './refused-routes'
import { releaseRoutes } from './release-routes'
import { programRoutes } from './routes'
import { createSeen, programName } from './seen'
import { settingRoutes } from './setting-routes'
import { createShelf } from './shelf'
import { createHub } from './signalr'
import { systemRoutes } from './system-routes'
import { tagRoutes } from './tag-routes'

type Needs = {
  sessions: Pick<ReturnType<typeof openSessions>, 'authentication'>
  movies: ReturnType<typeof openMovies>
  metadata: ReturnType<typeof openMetadata>
  profiles: ReturnType<typeof openProfiles>
  tags: ReturnType<typeof openTags>
  images: ReturnType<typeof openImages>
  indexers: ReturnType<typeof openIndexers>
  acquisition: ReturnType<typeof openAcquisition>
  downloads: ReturnType<typeof openDownloads>
  library: ReturnType<typeof openLibrary>
  history: ReturnType<typeof openHistory>
  health: ReturnType<typeof openHealth>
  filesystem: ReturnType<typeof openFilesystem>
  tasks: ReturnType<typeof openTasks>
}

/** Radarr's API for the programs that people already have. Off by default. */
export const openPrograms = (ground: Ground, needs: Needs) => {
  const { sessions, movies, metadata, library, acquisition, tasks } = needs
  const { db, bus, clock, config, cursors, logs, facts, background } = ground
  const log = logs.for('programs', 'answer')
  const base = () => config.get().base_url ?? ''
  const seen = createSeen({ clock })
  const keep = createKeep(facts)
  const shelf = createShelf({
    clock,
    base,
    movies,
    files: library.files,
    roots: library.roots,
    pictureAddresses: metadata.client.pictureAddresses,
  })
  bus.subscribe(shelf.note)
  const hub = createHub({
    bus,
    movie: (id) => {
      try {
        return shelf.one(id)
      } catch (error) {
        if (error instanceof NotFound) return null
        throw error
      }
    },
  })
  const commands = createCommands({
    clock,
    log: logs.for('programs', 'commands'),
    background,
    requireMovie: movies.row,
    search: (id) => acquisition.searchAndGrab(id, 'user'),
    refresh: movies.refresh,
    rescan: library.rescanMovie,
    rename: (ids) => library.rename({ movie_ids: [...ids] }),
    runTask: tasks.run,
    onChange: () => hub.sync('command'),
  })
  const originOf = (request: Request): string => `${originIn(request)}${base()}`
  const deps = { ...needs, db, clock, config, shelf, keep, commands, originOf, startedAt: stamp(clock) }
  const book = createBook([
    ...movieRoutes({ ...deps, lookup: createLookup({ clock, shelf, movies, metadata }) }),
    ...tagRoutes({ shelf, tags: needs.tags, exclusions: movies.exclusions }),
    ...profileRoutes({ profiles: needs.profiles, defaultSizes: acquisition.defaultSizes, keep }),
    ...systemRoutes(deps),
    ...downloadRoutes(deps),
    ...historyRoutes(deps),
    ...fileRoutes(deps),
    ...indexerRoutes(deps),
    ...releaseRoutes(deps),
    ...settingRoutes(config),
    ...refusedRoutes(),
  ])
  const callerOf = async (request: Request, { search, ip }: Pick<Asked, 'search' | 'ip'>) => {
    const key = keyIn(request.headers, search)
    return key === null ? null : await sessions.authentication.recognizeApp(key, { scope: 'programs', ip })
  }
  const answers = createProgramAnswers({
    log,
    book,
    seen,
    isOn: () => config.get().radarr_api_enabled,
    programOf: async (request, asked) => {
      const caller = await callerOf(request, asked)
      if (!caller) return null
      const { session } = caller
      return {
        name: session?.label ?? programName(request.headers.get('user-agent')),
        isKey: session === null,
        sessionId: session?.id ?? null,
      }
    },
    moviePage: (metadataId) => {
      const row = movies.byMetadataId(metadataId)
      return row ? `/movies/${row.id}` : null
    },
    socket: (request, asked, peer) => hub.answer(request, { asked, peer, session_id: peer.sessionId }),
  })
  return { routes: [programRoutes({ seen, cursors })], ...answers, quiesce: async (): Promise<void> => hub.closeAll(), close: hub.closeAll }
}

const originIn = ({ url, headers }: Request): string => {
  const secure = headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https' || url.startsWith('https:')
  return `${secure ? 'https' : 'http'}://${headers.get('host') ?? 'localhost'}`
}
