import { onceForEach } from '#server/foundation/lib/once-for-each'
import type { Candidate, Context, Scored } from './candidate'
import { placeOf } from './quality-order'
import { preferredSize, runtimeOf } from './sizes'

export type Rankable = Candidate & Scored
type Terms = Pick<Context, 'profile' | 'settings' | 'movie' | 'now'>
type Step = (candidate: Rankable, terms: Terms) => number

const STEP_BYTES = 200 * 1024 ** 2

/** The criteria between two acceptable releases, in this order; the larger number wins. */
const steps: readonly Step[] = [
  ({ parsed }, { profile }) => placeOf(profile, parsed.quality),
  ({ parsed }, { settings }) => (settings.propers === 'do_not_prefer' ? 0 : parsed.revision.real),
  ({ parsed }, { settings }) => (settings.propers === 'do_not_prefer' ? 0 : parsed.revision.version),
  ({ score }) => score,
  ({ doubt }) => -Number(doubt.length > 0),
  ({ protocol }, { settings }) => Number(protocol === settings.preferred_protocol),
  ({ indexer }) => -indexer.priority,
  ({ seeders }) => magnitude(seeders),
  ({ peers }) => magnitude(peers),
  freshness,
  sizeFit,
]

/** Tie-breakers that make the order of arrival irrelevant: newest, then largest, then by name. */
const ties: readonly ((a: Rankable, b: Rankable) => number)[] = [
  (a, b) => compare(published(b), published(a)),
  (a, b) => compare(b.size_bytes ?? 0, a.size_bytes ?? 0),
  (a, b) => compare(b.seeders ?? -1, a.seeders ?? -1),
  (a, b) => compare(b.peers ?? -1, a.peers ?? -1),
  (a, b) => compare(a.title, b.title),
  (a, b) => compare(a.indexer.id ?? 0, b.indexer.id ?? 0),
  (a, b) => compare(a.guid, b.guid),
  (a, b) => compare(a.info_hash ?? '', b.info_hash ?? ''),
]

/** Comparator for `sort`, best first. A total order, except for identical releases. */
export const inOrder = (terms: Terms) => {
  // Cached, as each release is compared many times.
  const figuresOf = onceForEach((release: Rankable) => steps.map((step) => step(release, terms)))
  return (a: Rankable, b: Rankable): number => {
    const [ours, theirs] = [figuresOf(a), figuresOf(b)]
    for (let at = 0; at < ours.length; at++) {
      const difference = compare(theirs[at]!, ours[at]!)
      if (difference !== 0) return difference
    }
    for (const tie of ties) {
      const difference = tie(a, b)
      if (difference !== 0) return difference
    }
    return 0
  }
}

const compare = <T extends number | string>(a: T, b: T) => (a < b ? -1 : Number(a > b))
const published = ({ published_at }: Rankable) => (published_at === null ? 0 : Date.parse(published_at) || 0)

/** Ten times as many count as one step; 90 or 110 makes no difference. */
function magnitude(count: number | null) {
  return count === null || count < 1 ? 0 : Math.round(Math.log10(count))
}

function freshness(candidate: Rankable, { now }: Terms) {
  if (candidate.protocol !== 'usenet' || candidate.published_at === null) return 0
  const hours = (now.getTime() - published(candidate)) / (60 * 60 * 1000)
  if (hours < 1) return 1000
  if (hours <= 24) return 100
  return hours <= 7 * 24 ? 10 : -Math.round(Math.log10(hours / 24))
}

function sizeFit(candidate: Rankable, { profile, movie }: Terms) {
  const bytes = candidate.size_bytes ?? 0
  const wanted = preferredSize(profile, candidate.parsed.quality)
  const minutes = runtimeOf(movie)
  if (wanted === null || minutes === null) return Math.floor(bytes / STEP_BYTES)
  return -Math.floor(Math.abs(bytes - wanted * minutes * 1024 ** 2) / STEP_BYTES)
}
