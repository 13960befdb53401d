import { count, isNull, sql } from 'drizzle-orm'
import type { PassOver } from '#server/catalog/movies/pass-over'
import { moviesTable } from '#server/catalog/movies/table'
import type { ConfigStore } from '#server/foundation/config/config'
import type { Announce } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { Conflict } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import type { ImportRecords } from './records'
import type { Hold, HoldRelease, ImportReport, WouldGrab } from './schema'
import { sentences } from './sentences'
import { importsTable } from './table'
import type { ReadWouldGrab } from './would-grab'

export type ImportHold = ReturnType<typeof createHold>
type Deps = {
  db: Db
  clock: Clock
  log: Log
  records: Pick<ImportRecords, 'commit' | 'holding' | 'isRunning'>
  config: Pick<ConfigStore, 'get' | 'note' | 'reload'>
  readWouldGrab: ReadWouldGrab
  /** Downloads the best release of a movie although everything is held. Null if there is none. */
  grab: (movieId: number) => Promise<number | null>
  movies: { passOver: PassOver }
  searchesDue: () => number
  lists: { due: () => Hold['lists_due']; stopAdding: (tx: Tx, announce: Announce) => void }
  /** How many followed collections would bring their new movies next. */
  collectionsDue: () => number
  freeBytes: () => number | null
  takeOverFolders: (tx: Tx, announce: Announce, movieIds: readonly number[]) => void
}

/** After an import, nothing starts automatically until the person has seen what would. */
export const createHold = (deps: Deps) => {
  const { db, clock, log, config, movies, records, readWouldGrab } = deps
  const { commit, holding } = records

  /** Throws Conflict if nothing is held. */
  const mustBeHeld = (): void => {
    if (!config.get().import_held) throw new Conflict(say(sentences, 'nothing_held'))
  }

  /** Who replaces files of a folder that another program uses too says that it is theirs. */
  const takeOver = (upgrades: readonly WouldGrab[]): void => {
    const ids = upgrades.map(({ movie_id }) => movie_id)
    if (ids.length > 0) commit((tx, announce) => deps.takeOverFolders(tx, announce, ids))
  }

  const grabAll = async (chosen: readonly WouldGrab[], most: number): Promise<number> => {
    let grabbed = 0
    for (const { movie_id } of chosen) {
      if (grabbed >= most) break
      const id = await deps.grab(movie_id).catch((error: unknown) => {
        log.error('a release could not be downloaded when the hold ended', { movie_id, error })
        return null
      })
      if (id !== null) grabbed++
    }
    return grabbed
  }

  return {
    async show(): Promise<Hold> {
      const held = config.get().import_held
      if (!held) return nothingHeld
      const imports = holding()
      const would_grab = await readWouldGrab()
      return {
        held,
        since: imports[0]?.created_at ?? null,
        sources: [...new Set(imports.map(({ source }) => source))],
        report_ids: imports.map(({ id }) => id),
        would_grab,
        would_grab_bytes: would_grab.reduce((sum, { size_bytes }) => sum + (size_bytes ?? 0), 0),
        free_bytes: deps.freeBytes(),
        files: db.select({ n: count() }).from(moviesTable).where(sql`${moviesTable.present_bytes} IS NOT NULL`).get()?.n ?? 0,
        searches_due: deps.searchesDue(),
        lists_due: deps.lists.due(),
        collections_due: deps.collectionsDue(),
        guards_left_behind: imports.flatMap(({ report }) => (report ? guardsIn(report) : [])),
        interrupted: imports.some(({ id, report, undone_at }) => report === null && undone_at === null && !records.isRunning(id)),
      }
    },

    mustBeHeld,

    heldSince: (): string | null => (config.get().import_held ? (holding()[0]?.created_at ?? stamp(clock)) : null),

    /**
     * Downloads what was chosen, leaves everything else alone that was published by now, and lets automatic work go on. If the service stops
     * in between, everything is still held. Throws Conflict if nothing is held.
     */
    async release({ movies: which, upgrades = false, lists = true, at_most = Number.POSITIVE_INFINITY }: HoldRelease): Promise<void> {
      mustBeHeld()
      const would = which === 'none' && !upgrades ? [] : await readWouldGrab()
      const chosen = would.filter(({ why }) => which === 'all' || why === which)
      takeOver((upgrades ? would : chosen).filter(({ why }) => why === 'upgrade'))
      const grabbed = await grabAll(chosen, at_most)
      const since = holding()[0]?.created_at ?? stamp(clock)
      commit((tx, announce) => {
        const at = stamp(clock)
        movies.passOver(tx, { at, since, which: upgrades ? 'missing' : 'all' })
        if (!lists) deps.lists.stopAdding(tx, announce)
        tx.update(importsTable).set({ released_at: at }).where(isNull(importsTable.released_at)).run()
        config.note(tx, { import_held: false })
        announce({ type: 'import_released', movies: which })
      })
      log.info('the hold after an import ended', { movies: which, grabbed })
    },
  }
}

const guardsIn = ({ kinds }: Omit<ImportReport, 'report_id'>): Hold['guards_left_behind'] =>
  kinds.flatMap(({ kind, items }) =>
    items.flatMap(({ harm, name, reasons, goes_to }) => (harm === 'guard' ? [{ kind, name, reasons, goes_to }] : [])),
  )

const nothingHeld: Hold = {
  held: false,
  since: null,
  sources: [],
  report_ids: [],
  would_grab: [],
  would_grab_bytes: 0,
  free_bytes: null,
  files: 0,
  searches_due: 0,
  lists_due: [],
  collections_due: 0,
  guards_left_behind: [],
  interrupted: false,
}
