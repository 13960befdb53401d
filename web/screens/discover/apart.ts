import type { MetadataMatch } from '../../data/api/types'

/** Two screens of a wide row. */
const MOST = 14
const LEAST = 7
/** A row gives the others at most this part of a short list. */
const SHARE = 3
/** Movies of one row that another one may repeat. */
const MOST_ALIKE = 3

/** `isExtra`: only shown if most of it is new. */
export type Listed = { readonly matches: readonly MetadataMatch[] | undefined; readonly isExtra?: boolean }

/**
 * What each row shows of its list: no movie that a row above shows, as far as there are enough others. A list that is still loading, and all
 * after it, are undefined, because what they show depends on it. An empty row has nothing worth showing.
 */
export const apart = (lists: readonly Listed[]): (readonly MetadataMatch[] | undefined)[] => {
  const rowOf = new Map<number, number>()
  let isKnown = true
  return lists.map(({ matches, isExtra = false }, at) => {
    isKnown &&= matches !== undefined
    if (!matches || !isKnown) return undefined
    const most = Math.min(MOST, Math.max(LEAST, Math.ceil(matches.length / SHARE)))
    const fresh = matches.filter(({ metadata_id }) => !rowOf.has(metadata_id)).slice(0, most)
    if (isExtra && fresh.length <= LEAST / 2) return []
    const shown = [...fresh, ...repeated(matches, rowOf).slice(0, Math.max(0, LEAST - fresh.length))]
    for (const { metadata_id } of fresh) rowOf.set(metadata_id, at)
    return shown
  })
}

/** Movies of rows above, few of each, so that no two rows are mostly the same. */
const repeated = (matches: readonly MetadataMatch[], rowOf: ReadonlyMap<number, number>) => {
  const taken = new Map<number, number>()
  return matches.filter(({ metadata_id }) => {
    const row = rowOf.get(metadata_id)
    if (row === undefined) return false
    const before = taken.get(row) ?? 0
    taken.set(row, before + 1)
    return before < MOST_ALIKE
  })
}
