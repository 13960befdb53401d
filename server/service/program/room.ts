import { dirname } from 'node:path'
import { say } from '#server/foundation/lib/sentence'
import { Conflict, NotFound } from '#server/foundation/platform/errors'
import type { Host } from '#server/foundation/platform/host'
import type { Ground } from '#server/ground'
import { demoRoutes } from './demo-routes'
import { serviceRoutes } from './routes'
import { sentences } from './sentences'

type Needs = {
  sessions: { authentication: { callerOf: (request: Request) => { visit: { ip: string | null; host: string | null } } } }
  movies: { row: (id: number) => unknown; isEmpty: () => boolean }
  library: { files: { ofMovie: (id: number) => readonly { id: number }[]; get: (id: number) => { path: string } } }
}

/** The program around the service: quitting, starting with the computer, its folders, its licenses. */
export const openService = ({ config, cursors, options }: Ground, { sessions, movies, library }: Needs) => {
  const deps = {
    host: options.host ?? noHost,
    cursors,
    dataDir: options.dataDir,
    isOnThisComputer: (request: Request) => isLoopback(sessions.authentication.callerOf(request).visit.ip),
    folderOfMovie: (id: number) => {
      movies.row(id)
      const [file] = library.files.ofMovie(id)
      if (!file) throw new NotFound('file of movie', id)
      return dirname(library.files.get(file.id).path)
    },
  }
  const demo = demoRoutes({
    host: deps.host,
    refusal: () => (movies.isEmpty() ? null : say(sentences, 'samples_need_empty_library')),
    base: () => config.get().base_url ?? '',
    hostOf: (request) => sessions.authentication.callerOf(request).visit.host,
  })
  return { routes: [serviceRoutes(deps), demo] }
}

const isLoopback = (ip: string | null): boolean => ip === '::1' || /^(::ffff:)?127\./.test(ip ?? '')

const unsupported = { enabled: false, supported: false, how: null }

/** For a service embedded in another program: there is nothing to quit or to start. */
const noHost: Host = {
  end: () => {
    throw new Conflict(say(sentences, 'cannot_stop_itself'))
  },
  autostart: {
    read: () => unsupported,
    change: async () => {
      throw new Conflict(say(sentences, 'no_autostart'))
    },
  },
  reveal: async () => false,
  licenses: async () => ({ thirdParty: [], notices: '' }),
  samples: null,
  isSample: false,
}
