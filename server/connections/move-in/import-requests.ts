import { exclusionsTable, moviesTable } from '#server/catalog/movies/table'
import type { ImportRecords } from '#server/connections/import/records'
import type { Pace } from '#server/connections/import/runs'
import type { ImportItem, ImportReport, Outcome } from '#server/connections/import/schema'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { Conflict, NotFound, sentenceOf } from '#server/foundation/platform/errors'
import { labelOf } from './match-states'
import type { SeerrContents, Wished } from './read-seerr'
import { itemOf, reportOf } from './report'
import { requestKinds, type SeerrAddress } from './schema'
import { sentences } from './sentences'

type Exclusion = { metadata_id: number; title: string; year: number | null; created_at: string }
type Deps = {
  db: Db
  clock: Clock
  journal: Journal
  records: Pick<ImportRecords, 'begin' | 'keep' | 'end' | 'leave'>
  /** Adds a movie with what the metadata provider knows. Throws what the provider throws. */
  add: (wanted: { metadata_id: number; search: false }, by: 'import') => Promise<{ id: number }>
  exclude: (tx: Tx, announce: Announce, exclusion: Exclusion) => { id: number }
}
type Order = { there: SeerrContents; take: SeerrAddress['take'] }
type Planned = { wished: Wished; outcome: Outcome; reasons: Sentence[] }
type Plan = Record<(typeof requestKinds)[number], Planned[]>

/** Open requests become wanted movies, blocked ones exclusions. What is here stays as it is. */
export const createImportRequests = ({ db, clock, journal, records, add, exclude }: Deps) => {
  const plan = ({ there, take = [...requestKinds] }: Order): Plan => {
    const here = new Set(
      db
        .select({ id: moviesTable.metadata_id })
        .from(moviesTable)
        .all()
        .map(({ id }) => id),
    )
    const excluded = new Set(
      db
        .select({ id: exclusionsTable.metadata_id })
        .from(exclusionsTable)
        .all()
        .map(({ id }) => id),
    )
    const blocked = new Set(there.blocked.map(({ tmdb }) => tmdb))
    const stays = (wished: Wished, reason: Sentence): Planned => ({ wished, outcome: 'matched', reasons: [reason] })
    const request = (wished: Wished): Planned => {
      if (here.has(wished.tmdb)) return stays(wished, say(sentences, 'request_here'))
      if (excluded.has(wished.tmdb) || blocked.has(wished.tmdb))
        return { ...stays(wished, say(sentences, 'request_excluded')), outcome: 'impossible' }
      return { wished, outcome: 'added', reasons: [say(sentences, 'request_taken')] }
    }
    const block = (wished: Wished): Planned => {
      if (excluded.has(wished.tmdb)) return stays(wished, say(sentences, 'request_excluded'))
      if (here.has(wished.tmdb)) return { ...stays(wished, say(sentences, 'request_here')), outcome: 'impossible' }
      return { wished, outcome: 'added', reasons: [say(sentences, 'exclusion_taken')] }
    }
    return {
      movies: take.includes('movies') ? there.requests.map(request) : [],
      exclusions: take.includes('exclusions') ? there.blocked.map(block) : [],
    }
  }

  /** Why it cannot be added. Null if it was. */
  const addOne = async (report_id: number, { tmdb }: Wished): Promise<Sentence | null> => {
    const done = await attempt(() => add({ metadata_id: tmdb, search: false }, 'import'))
    if (done.ok) {
      records.keep(db, report_id, [{ what: 'movie', id: done.value.id }])
      return null
    }
    const why = sentenceOf(done.error)
    if (why === null) throw done.error
    const isOfMovie = done.error instanceof NotFound || done.error instanceof Conflict
    return isOfMovie ? why : say(sentences, 'request_provider', { why })
  }

  /** A movie that cannot be added is named; without the provider, the rest need not be tried. */
  const addAll = async (report_id: number, movies: readonly Planned[], pace: Pace): Promise<void> => {
    let trouble: Sentence | null = null
    const due = movies.filter(({ outcome }) => outcome === 'added')
    for (const [place, one] of due.entries()) {
      pace.tell(place, due.length)
      const why: Sentence | null = trouble ?? (await addOne(report_id, one.wished))
      if (why === null) continue
      if (why.code === 'request_provider') trouble = why
      Object.assign(one, { outcome: 'impossible', reasons: [why] })
    }
  }

  const excludeAll = (report_id: number, blocked: readonly Planned[]): void => {
    journal.commit((tx, announce) => {
      for (const { wished, outcome } of blocked) {
        if (outcome !== 'added') continue
        const { id } = exclude(tx, announce, { metadata_id: wished.tmdb, title: wished.title, year: wished.year, created_at: stamp(clock) })
        records.keep(tx, report_id, [{ what: 'exclusion', id }])
      }
    })
  }

  return {
    preview: (order: Order): ImportReport => ({ ...shown(order, plan(order), false), report_id: null }),

    async take(order: Order, pace: Pace): Promise<ImportReport> {
      const planned = plan(order)
      if (shown(order, planned, true).totals.added === 0) return { ...shown(order, planned, true), report_id: null }
      const report_id = records.begin('seerr')
      try {
        excludeAll(report_id, planned.exclusions)
        await addAll(report_id, planned.movies, pace)
        const report = shown(order, planned, true)
        await records.end(report_id, report)
        return { ...report, report_id }
      } finally {
        records.leave(report_id)
      }
    },
  }
}

const shown = ({ there }: Order, { movies, exclusions }: Plan, applied: boolean): Omit<ImportReport, 'report_id'> => {
  const unreadable = there.unreadable.map((name) =>
    itemOf(name, 'impossible', { reasons: [say(sentences, 'item_odd')], harm: 'knowledge' }),
  )
  return reportOf(
    { applied, source: 'seerr', version: there.version },
    { movies: [...movies.map(itemFrom), ...unreadable], exclusions: exclusions.map(itemFrom) },
  )
}

const itemFrom = ({ wished, outcome, reasons }: Planned): ImportItem =>
  itemOf(labelOf(wished), outcome, { reasons, harm: outcome === 'impossible' ? 'setting' : null })
