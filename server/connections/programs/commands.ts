import { attempt } from '#server/foundation/lib/attempt'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import type { Background } from '#server/foundation/platform/background'
import { NotFound } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import { qualityOfId } from '#server/foundation/releases/quality'
import type { openLibrary } from '#server/library/files/room'
import { NotOffered, Refused } from './refusals'
import { sentences } from './sentences'
import { allOf, idsIn, known, listIn, numberIn, objectIn, textIn } from './wire'

export type CommandState = {
  id: number
  name: string
  status: 'started' | 'completed' | 'failed'
  queued: string
  ended?: string
  body: Record<string, unknown>
}
export type Commands = ReturnType<typeof createCommands>

type Deps = {
  clock: Clock
  log: Log
  background: Background
  /** Throws NotFound. */
  requireMovie: (id: number) => unknown
  search: (movieId: number) => Promise<unknown>
  refresh: (movieId: number) => Promise<unknown>
  rescan: (movieId: number) => Promise<unknown>
  runTask: (name: string) => unknown
  rename: (movieIds: readonly number[]) => Promise<unknown>
  listByHand: ReturnType<typeof openLibrary>['listByHand']
  importByHand: ReturnType<typeof openLibrary>['importByHand']
  onChange: () => void
}
type Work = (body: Record<string, unknown>) => () => unknown

const most = 100
const checkEveryMs = 30_000

/** What programs ask the service to do, by Radarr's names. The last hundred are remembered. */
export const createCommands = ({ clock, log, background, ...deps }: Deps) => {
  const done: CommandState[] = []
  let lastId = 0
  let checkedAt = Number.NEGATIVE_INFINITY

  const ofMovies =
    (work: (id: number) => Promise<unknown>): Work =>
    (body) => {
      const ids = moviesIn(body)
      for (const id of ids) deps.requireMovie(id)
      return async () => {
        for (const id of ids) await work(id)
      }
    }
  const task =
    (name: string): Work =>
    () =>
    () =>
      deps.runTask(name)
  /** Programs ask for this every minute each; the service checks on its own anyway. */
  const checkDownloads: Work = () => () => {
    const now = clock.elapsedMs()
    if (now - checkedAt < checkEveryMs) return
    checkedAt = now
    deps.runTask('download-check')
  }
  const works: Record<string, Work> = {
    moviessearch: ofMovies(deps.search),
    moviesearch: ofMovies(deps.search),
    refreshmovie: (body) => (moviesIn(body).length > 0 ? ofMovies(deps.refresh)(body) : task('metadata-refresh')(body)),
    rescanmovie: (body) => (moviesIn(body).length > 0 ? ofMovies(deps.rescan)(body) : task('library-rescan')(body)),
    renamemovie: (body) => () => deps.rename(moviesIn(body)),
    refreshmonitoreddownloads: checkDownloads,
    processmonitoreddownloads: checkDownloads,
    manualimport: (body) => {
      const files = listIn(body.files).map(chosenFile)
      return () => deps.importByHand({ files, ...modeIn(body) })
    },
    downloadedmoviesscan: (body) => {
      const path = textIn(body.path)
      return path === undefined ? () => deps.runTask('import-retry') : () => importFolder(deps, path, modeIn(body))
    },
    missingmoviessearch: task('wanted-search'),
    cutoffunmetmoviessearch: task('wanted-search'),
    rsssync: task('feed-sync'),
    importlistsync: task('list-sync'),
    backup: task('backup'),
  }

  const end = (command: CommandState, status: CommandState['status']): void => {
    command.status = status
    command.ended = stamp(clock)
    deps.onChange()
  }

  return {
    /** Throws NotOffered for a name that has no counterpart, NotFound for an unknown movie. */
    start(sent: unknown): CommandState {
      const body = objectIn(sent)
      const name = textIn(body.name) ?? ''
      const work = works[name.toLowerCase()]
      if (!work) throw new NotOffered(say(sentences, 'program_command_unknown', { name }))
      const run = work(body)
      const command: CommandState = { id: ++lastId, name, status: 'started', queued: stamp(clock), body }
      done.push(command)
      if (done.length > most) done.shift()
      deps.onChange()
      void background
        .begin('a command of a connected program', async () => {
          const result = await attempt(run)
          if (!result.ok) log.warn('a command of a program failed', { command: name, error: result.error })
          end(command, result.ok ? 'completed' : 'failed')
        })
        .catch((error: unknown) => {
          log.info('a command of a program was not begun', { command: name, error })
          end(command, 'failed')
        })
      return command
    },
    list: (): CommandState[] => [...done],
    get(id: number): CommandState {
      const found = done.find((command) => command.id === id)
      if (!found) throw new NotFound('command', id)
      return found
    },
  }
}

const moviesIn = (body: Record<string, unknown>): number[] => {
  const one = numberIn(body.movieId)
  return [...idsIn(body.movieIds), ...(one === undefined ? [] : [one])]
}

/** A file that a person chose in another program. Throws Refused without a movie. */
const chosenFile = (sent: unknown) => {
  const { path, movieId, quality } = objectIn(sent)
  const movie_id = numberIn(movieId) ?? numberIn(objectIn(objectIn(sent).movie).id)
  if (textIn(path) === undefined || movie_id === undefined)
    throw new Refused(say(sentences, 'program_value_missing'), { property: movie_id === undefined ? 'MovieId' : 'Path' })
  const known = qualityOfId(numberIn(objectIn(objectIn(quality).quality).id) ?? 0)
  return { path: String(path), movie_id, ...(known && { quality: known.name }) }
}

/** Files are never moved: their folder may be seeded from. */
const modeIn = ({ importMode }: Record<string, unknown>) => (/^copy$/i.test(String(importMode)) ? { mode: 'copy' as const } : {})

/** Imports what is recognized in a folder. */
const importFolder = async ({ listByHand, importByHand }: Pick<Deps, 'listByHand' | 'importByHand'>, path: string, mode: object) => {
  const found = await allOf((page) => listByHand({ path, ...page }))
  const files = found.flatMap((file) =>
    file.movie_id === null || file.problem !== null ? [] : [{ path: file.path, movie_id: file.movie_id }],
  )
  if (files.length > 0) await importByHand({ files, ...mode })
}

export const commandShown = ({ id, name, status, queued, ended, body }: CommandState) =>
  known({
    id,
    name,
    commandName: name.replace(/([a-z])([A-Z])/g, '$1 $2'),
    status,
    result: status === 'completed' ? 'successful' : status === 'failed' ? 'unsuccessful' : 'unknown',
    priority: 'normal',
    queued,
    started: queued,
    ended,
    stateChangeTime: ended ?? queued,
    trigger: 'manual',
    sendUpdatesToClient: false,
    updateScheduledTask: true,
    body,
  })
