import { count, eq, isNotNull } from 'drizzle-orm'
import type { Journal } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { NotFound } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import type { FoundScreen } from './screen'
import { type KeptPlay, screensTable as table } from './table'

export type Known = typeof table.$inferSelect
export type RegistryDeps = {
  db: Db
  journal: Journal
  clock: Clock
  log: Log
  /** Addresses of this computer, one for each network in which to look. */
  places: () => readonly string[]
  /** Looks in one network by one way. Rejects if that is impossible. */
  searches: readonly ((search: { address: string; forMs: number; found: (screen: FoundScreen) => void }) => Promise<void>)[]
}

export type Registry = ReturnType<typeof createRegistry>

export const searchSeconds = 6
const mostScreens = 100

/** The screens that searches found, also before a restart. */
export const createRegistry = ({ db, journal, clock, log, places, searches }: RegistryDeps) => {
  let isImpossible = false

  const find = (id: string): Known | undefined => db.select().from(table).where(eq(table.id, id)).get()
  const isFull = (): boolean => (db.select({ all: count() }).from(table).get()?.all ?? 0) >= mostScreens
  const met = (screen: FoundScreen): void => {
    if (find(screen.id) === undefined && isFull()) return
    const row = { ...screen, seen_at: stamp(clock) }
    journal.commit((tx) => void tx.insert(table).values(row).onConflictDoUpdate({ target: table.id, set: row }).run())
  }
  return {
    all: (): Known[] =>
      db
        .select()
        .from(table)
        .all()
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    get(id: string): Known {
      const found = find(id)
      if (!found) throw new NotFound('screen', id)
      return found
    },
    forget: (id: string): void => journal.commit((tx) => void tx.delete(table).where(eq(table.id, id)).run()),
    clear(): void {
      isImpossible = false
      if (db.select({ id: table.id }).from(table).get()) journal.commit((tx) => void tx.delete(table).run())
    },
    /** Keeps what a screen plays, null for nothing. Runs in the caller's transaction. */
    keepPlay: (tx: Tx, id: string, play: KeptPlay | null): void => void tx.update(table).set({ play }).where(eq(table.id, id)).run(),
    /** Those that played from us when the service ended. */
    played: (): (Known & { play: KeptPlay })[] =>
      db
        .select()
        .from(table)
        .where(isNotNull(table.play))
        .all()
        .flatMap((each) => (each.play ? [{ ...each, play: each.play }] : [])),
    async search(): Promise<void> {
      const looks = places().flatMap((address) => searches.map((look) => () => look({ address, forMs: searchSeconds * 1000, found: met })))
      const done = await Promise.all(looks.map((look) => attempt(look)))
      isImpossible = done.length > 0 && done.every(({ ok }) => !ok)
      for (const each of done) if (!each.ok) log.warn('a network could not be searched for screens', { error: each.error })
    },
    /** Whether no network could be searched the last time. */
    isImpossible: (): boolean => isImpossible,
  }
}
