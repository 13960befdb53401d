import { after, type Clock, stamp } from '#server/foundation/lib/clock'
import { hours } from '#server/foundation/lib/duration'
import type { MissingSubtitles } from './missing-subtitles'
import type { SearchPauses } from './table'

/** Hours between unsuccessful searches for a language of a file. */
const pauses = [6, 12, 24, 48, 96, 168] as const
const afterSuccess = 24
const perRun = 200
/** The pause of the search for something better than what is there. */
export const upgrade = 'upgrade'

/** A file to search for. `isDue` says for each language, and for `upgrade`, whether its pause is over. */
export type Due = { readonly id: number; readonly isDue: (what: string) => boolean }

type Done = { filled: readonly string[]; before: SearchPauses; clock: Clock }
/** The pauses of what was asked: a language that was not found waits longer each time. */
export const pausesAfter = (asked: readonly string[], { filled, before, clock }: Done): SearchPauses =>
  Object.fromEntries(
    asked.map((what) => {
      const isMissing = what !== upgrade && !filled.includes(what)
      const misses = isMissing ? (before[what]?.misses ?? 0) + 1 : 0
      const pause = misses === 0 ? afterSuccess : (pauses[Math.min(misses, pauses.length) - 1] ?? pauses[0])
      return [what, { next_search_at: after(clock, hours(pause)), misses }]
    }),
  )

type Search = { searched_at: string | null; pauses: SearchPauses } | undefined
type Deps = { clock: Clock; missing: Pick<MissingSubtitles, 'files' | 'ofFile'>; searchOf: (fileId: number) => Search }

/** Files never searched first, then those searched longest ago, and among these the newest. */
export const createDueSearches =
  ({ clock, missing, searchOf }: Deps) =>
  (ignoresPauses: boolean, recentlyAdded: readonly number[]): Due[] => {
    const now = stamp(clock)
    const [lacking, recent] = [new Set(missing.files()), new Set(recentlyAdded)]
    return [...new Set([...lacking, ...recent])]
      .map((id) => {
        const search = searchOf(id)
        const isDue = (what: string): boolean => ignoresPauses || (search?.pauses[what]?.next_search_at ?? '') <= now
        const wants = [...(lacking.has(id) ? missing.ofFile(id) : []), ...(recent.has(id) ? [upgrade] : [])]
        return { id, searched_at: search?.searched_at ?? '', isDue, isAnyDue: wants.some(isDue) }
      })
      .filter(({ isAnyDue }) => isAnyDue)
      .toSorted((a, b) => a.searched_at.localeCompare(b.searched_at) || b.id - a.id)
      .slice(0, perRun)
  }
