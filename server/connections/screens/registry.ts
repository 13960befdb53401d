import { attempt } from '#server/foundation/lib/attempt'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { NotFound } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import type { FoundScreen } from './screen'

export type Known = { readonly screen: FoundScreen; readonly seen_at: string }
export type RegistryDeps = {
  clock: Clock
  log: Log
  /** Addresses of this computer, one for each network in which to look. */
  places: () => readonly string[]
  /** Looks in one network by one way. Rejects if that is impossible. */
  searches: readonly ((search: { address: string; forMs: number; found: (screen: FoundScreen) => void }) => Promise<void>)[]
}

export const searchSeconds = 6
const mostScreens = 100

/** The screens that a search found. They are kept in memory: the next search finds them again. */
export const createRegistry = ({ clock, log, places, searches }: RegistryDeps) => {
  const known = new Map<string, Known>()
  let isImpossible = false

  const met = (screen: FoundScreen): void => {
    if (known.size < mostScreens || known.has(screen.id)) known.set(screen.id, { screen, seen_at: stamp(clock) })
  }
  return {
    all: (): Known[] => [...known.values()].sort((a, b) => a.screen.name.localeCompare(b.screen.name)),
    get(id: string): Known {
      const found = known.get(id)
      if (!found) throw new NotFound('screen', id)
      return found
    },
    forget: (id: string): void => void known.delete(id),
    clear(): void {
      known.clear()
      isImpossible = false
    },
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
