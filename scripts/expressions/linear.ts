import { createCount } from './count'
import { worstSeeds } from './worst'

/** A text that costs an expression more than a fixed amount of work for each character. */
export type Offense = { readonly before: string; readonly repeated: string; readonly after: string; readonly growth: number }

const shortLength = 100
const tails = ['', '\u0001']
/** Work a character that is linear beyond doubt. */
const cheap = 24
const most = 3_000_000
const mostShort = 200_000

/**
 * Finds the worst text of an expression: repeated eight times as long, it must not cost more than sixteen times the work. Null if the
 * work is linear for all texts tried.
 */
export const offenseOf = (source: string, flags: string): Offense | null => {
  if (!/[*+]|\{\d*,|\{\d\d/.test(source)) return null
  const count = createCount(source, flags)
  const { before, repeated } = worstSeeds(source, flags)
  const workOf = (text: string) => count(text, most)
  const isEndless = (text: string) => count(text, mostShort) > mostShort
  for (const seed of repeated)
    for (const [i, head] of before.entries())
      for (const after of tails) {
        if (i > 0 && seed.length > 2) continue
        const long = (length: number) => head + seed.repeat(Math.ceil(length / seed.length)) + after
        if (isEndless(long(shortLength))) return { before: head, repeated: seed, after, growth: Number.POSITIVE_INFINITY }
        const short = workOf(long(shortLength))
        if (short <= cheap * shortLength) {
          const next = workOf(long(2 * shortLength))
          if (next <= 2.6 * short || next <= 2 * cheap * shortLength) continue
        }
        const growth = workOf(long(8 * shortLength)) / short
        if (growth > 16) return { before: head, repeated: seed, after, growth }
      }
  return null
}
