import { now } from '../../data/clock'

const DAY_MS = 86_400_000

/** One of the first few, a different one each day. */
export const ofToday = <T>(all: readonly T[], few: number): T | undefined => {
  const best = all.slice(0, few)
  return best[Math.floor(now() / DAY_MS) % Math.max(1, best.length)]
}
