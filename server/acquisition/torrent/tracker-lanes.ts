import { inTiers } from './torrent-texts'
import type { Tiers } from './tracker-lane'

type Announced = {
  readonly tiers: Tiers
  /** Trackers that somebody added later. A private torrent ignores them. */
  readonly more: readonly string[]
  readonly isPrivate: boolean
  readonly asksAll: boolean
}

/**
 * One tier after the other (BEP 12), as private trackers expect it. Trackers that somebody added are asked whatever the others answer, and
 * so is every single one if the settings say so.
 */
export const lanesOf = ({ tiers, more, isPrivate, asksAll }: Announced): readonly Tiers[] => {
  const all = inTiers([...tiers, ...(isPrivate ? [] : more.map((tracker) => [tracker]))])
  if (asksAll && !isPrivate) return all.flat().map((tracker) => [[tracker]])
  const listed = new Set(tiers.flat())
  const isListed = (tier: readonly string[]) => tier.some((tracker) => listed.has(tracker))
  const first = all.filter(isListed)
  return [...(first.length > 0 ? [first] : []), ...all.filter((tier) => !isListed(tier)).map((tier) => [tier])]
}
