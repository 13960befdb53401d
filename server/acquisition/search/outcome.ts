import type { LastSearch } from '#server/catalog/movies/last-search'
import { reasonOf, type StoredReason } from '#server/foundation/lib/reason'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Row } from './candidate-store'
import { sentences } from './sentences'

/** An indexer that a search would have asked. `until`: when its pause after failures ends; null if its limit of queries was reached. */
export type Absent = { readonly name: string; readonly until: string | null; readonly why: Sentence | null }
type Told = { readonly indexer: { readonly name: string } } & ({ readonly ok: true } | { readonly ok: false; readonly why: Sentence })
type Met = Pick<LastSearch, 'at' | 'found' | 'answered' | 'unanswered' | 'not_asked'>
type Judged = Pick<Row, 'verdict' | 'reasons' | 'last_seen_at'>

const MOST_REASONS = 3

/** Who answered a search that began `at`, and who did not. */
export const metBy = (
  at: string,
  { answers, absent, found }: { answers: readonly Told[]; absent: readonly Absent[]; found: number },
): Met => ({
  at,
  found,
  answered: answers.filter(({ ok }) => ok).map(({ indexer }) => indexer.name),
  unanswered: [...answers.flatMap(failure), ...absent.flatMap(pauseOf)],
  not_asked: absent.filter(({ until }) => until === null).map(({ name }) => name),
})

/** The one place that says how a search went. `rows`: all releases of the movie; those that this search did not see do not count. */
export const outcomeOf = (met: Met, rows: readonly Judged[]): LastSearch => {
  const { at, answered, unanswered, not_asked } = met
  const seen = rows.filter(({ last_seen_at }) => last_seen_at >= at)
  // The feeds may have offered more of them since.
  const found = Math.max(met.found, seen.length)
  const accepted = seen.filter(({ verdict }) => verdict === 'accepted').length
  const waiting = seen.find(({ verdict }) => verdict === 'temporarily_rejected')?.reasons[0]
  const refused = mostFrequent(seen.filter(({ verdict }) => verdict !== 'accepted').flatMap(({ reasons: [first] }) => first ?? []))
  const said = tell({ ...met, found }, { accepted, waiting: waiting && reasonOf(waiting), refused: refused[0]?.why })
  return { at, found, accepted, answered, unanswered, not_asked, refused, said }
}

type Heard = { accepted: number; waiting: Sentence | undefined; refused: Sentence | undefined }
const tell = ({ found, answered, unanswered, not_asked }: Met, heard: Heard): Sentence => {
  const indexers = unanswered.map(({ indexer }) => indexer)
  if (answered.length === 0 && indexers.length > 0) return say(sentences, 'search_unanswered', { count: indexers.length, indexers })
  if (answered.length === 0 && not_asked.length > 0) return say(sentences, 'search_not_asked', { indexers: not_asked })
  if (answered.length === 0) return say(sentences, 'search_without_indexer')
  const met = ofReleases(found, heard)
  return indexers.length === 0 ? met : say(sentences, 'search_in_part', { met, indexers })
}

const ofReleases = (found: number, { accepted, waiting, refused }: Heard): Sentence => {
  if (found === 0) return say(sentences, 'search_found_nothing')
  if (accepted > 0) return say(sentences, 'search_suitable', { count: found, accepted })
  if (waiting) return say(sentences, 'search_waits', { count: found, why: waiting })
  return refused
    ? say(sentences, 'search_none_suitable', { count: found, why: refused })
    : say(sentences, 'search_only_found', { count: found })
}

const failure = (answer: Told): LastSearch['unanswered'] => {
  if (answer.ok) return []
  return [{ indexer: answer.indexer.name, why: answer.why }]
}

const pauseOf = ({ name, until, why }: Absent): LastSearch['unanswered'] => {
  if (until === null) return []
  return [{ indexer: name, why: why ? say(sentences, 'search_paused_after', { until, why }) : say(sentences, 'search_paused', { until }) }]
}

/** By code: the values of reasons with the same code may differ, and the first is an example. */
const mostFrequent = (reasons: readonly StoredReason[]): LastSearch['refused'] =>
  [...Map.groupBy(reasons, ({ code }) => code).values()]
    .map((same) => ({ why: reasonOf(same[0]!), count: same.length }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_REASONS)
