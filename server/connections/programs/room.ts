import { stamp } from '#server/foundation/lib/clock'
import { NotFound } from '#server/foundation/platform/errors'
import type { Asked } from '#server/foundation/platform/http/handle-request'
import type { Ground } from '#server/ground'
import { createProgramAnswers } from './answer'
import { createBook } from './book'
import { createCommands } from './commands'
import { keyIn } from './credential'
import { detailRoutes } from './detail-routes'
import { downloadRoutes } from './download-routes'
import { fileRoutes } from './file-routes'
import { historyRoutes } from './history-routes'
import { indexerRoutes } from './indexer-routes'
import { createKeep } from './keep'
import { createLookup } from './lookup'
import { movieRoutes } from './movie-routes'
import { profileRoutes } from './profile-routes'
import { releaseRoutes } from './release-routes'
import { programRoutes } from './routes'
import { createSeen, programName } from './seen'
import type { Needs, Services } from './services'
import { settingRoutes } from './setting-routes'
import { createShelf } from './shelf'
import { createHub } from './signalr'
import { systemRoutes } from './system-routes'
import { tagRoutes } from './tag-routes'

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
    listByHand: library.listByHand,
    importByHand: library.importByHand,
    runTask: tasks.run,
    onChange: () => hub.sync('command'),
  })
  const originOf = (request: Request): string => `${originIn(request)}${base()}`
  const lookup = createLookup({ clock, shelf, movies, metadata })
  const services: Services = { ...needs, db, clock, config, shelf, keep, commands, lookup, originOf, startedAt: stamp(clock) }
  const routes = [
    movieRoutes,
    tagRoutes,
    profileRoutes,
    systemRoutes,
    downloadRoutes,
    historyRoutes,
    fileRoutes,
    indexerRoutes,
    releaseRoutes,
    settingRoutes,
    detailRoutes,
  ]
  const book = createBook(Object.assign({}, ...routes.map((of) => of(services))))
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
