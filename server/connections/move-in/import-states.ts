import type { TakeState } from '#server/catalog/movies/take-state'
import type { ImportRecords } from '#server/connections/import/records'
import type { Pace } from '#server/connections/import/runs'
import type { ImportItem, ImportReport } from '#server/connections/import/schema'
import type { Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { type Decided, decideState } from './decide-state'
import { labelOf, type Matched, matchStates } from './match-states'
import type { FileContents } from './read-shapes'
import { itemOf, reportOf } from './report'
import { type FileOptions, type PlayerName, type StateKind, type StatesThere, stateKinds } from './schema'
import { sentences } from './sentences'
import { readShelf, readState } from './shelf'
import type { createTakeWanted } from './take-wanted'

type Deps = {
  takeWanted: ReturnType<typeof createTakeWanted>
  db: Db
  clock: Clock
  journal: Journal
  records: Pick<ImportRecords, 'begin' | 'end' | 'leave'>
  takeState: TakeState
}
type Order = {
  source: PlayerName | 'file' | 'kodi' | 'stremio'
  party: string
  there: StatesThere & Partial<Pick<FileContents, 'wanted' | 'hasUnclearRatings'>>
  address: FileOptions
}
type How = { applied: boolean; pace: Pace }
type Sure = Matched['sure'][number]
type Items = Record<StateKind, ImportItem[]>

/** Movies in one transaction, in which nothing else runs. */
const atOnce = 10

/**
 * Takes over what a person did elsewhere. Each movie is decided with what is known here at that moment, so an interrupted import can be run
 * again with the same result.
 */
export const createImportStates = ({ db, clock, journal, records, takeState, takeWanted }: Deps) => {
  const decide = (tx: Tx | Db, { movie, state }: Sure, { party, address }: Order): Decided[] => {
    const here = readState(tx, movie.id)
    return here ? decideState({ here, there: state, party, now: stamp(clock) }, address.take ?? stateKinds) : []
  }

  const write = (some: readonly Sure[], order: Order): Decided[][] =>
    journal.commit((tx, announce) =>
      some.map((one) => {
        const all = decide(tx, one, order)
        const state = Object.assign({}, ...all.map(({ change }) => change))
        if (Object.keys(state).length > 0) takeState(tx, announce, { id: one.movie.id, state })
        return all
      }),
    )

  const carryOut = async (sure: readonly Sure[], order: Order, { applied, pace }: How): Promise<Items> => {
    const items: Items = { watched: [], positions: [], favorites: [], ratings: [] }
    for (let start = 0; start < sure.length; start += atOnce) {
      pace.tell(start, sure.length)
      const some = sure.slice(start, start + atOnce)
      const decided = applied ? write(some, order) : some.map((one) => decide(db, one, order))
      for (const [place, all] of decided.entries()) noteIn(items, labelOf(some[place]!.movie), all)
      await Bun.sleep(0)
    }
    return items
  }

  const run = async (order: Order, how: How): Promise<Omit<ImportReport, 'report_id'>> => {
    const { source, party, there, address } = order
    const { path_map = [], answers = [] } = address
    const matched = matchStates(there.states, { party, shelf: readShelf(db), path_map, answers })
    const movies = [...itemsOf(matched, party), ...there.unreadable.map((name) => itemOf(name, 'impossible', odd))]
    const about = { applied: how.applied, source, version: there.version, user: there.user }
    const states = await carryOut(matched.sure, order, how)
    const unclear = there.hasUnclearRatings ? [itemOf(party, 'left_behind', ratingsUnclear)] : []
    const lists = takeWanted({ of: party, wanted: there.wanted ?? [], applied: how.applied })
    return reportOf(about, { lists, movies, ...states, ratings: [...states.ratings, ...unclear] })
  }

  return {
    preview: async (order: Order, pace: Pace): Promise<ImportReport> => ({
      ...(await run(order, { applied: false, pace })),
      report_id: null,
    }),

    async take(order: Order, pace: Pace): Promise<ImportReport> {
      const planned = await run(order, { applied: false, pace })
      if (planned.totals.changed + planned.totals.added === 0) return { ...planned, applied: true, report_id: null }
      const report_id = records.begin(order.source, { holds: false })
      try {
        const report = await run(order, { applied: true, pace })
        await records.end(report_id, report)
        return { ...report, report_id }
      } finally {
        records.leave(report_id)
      }
    },
  }
}

const noteIn = (items: Items, name: string, decided: readonly Decided[]): void => {
  for (const { kind, change, reasons } of decided) items[kind].push(itemOf(name, change ? 'changed' : 'matched', { reasons }))
}

const ratingsUnclear = { reasons: [say(sentences, 'ratings_unclear')], harm: 'knowledge' } as const
const odd = { reasons: [say(sentences, 'item_odd')], harm: 'knowledge' } as const

/** Movies of which it had to be asked whose state it is, and those that are not here. */
const itemsOf = ({ sure, doubtful, absent }: Matched, party: string): ImportItem[] => [
  ...doubtful.map(({ state, why, choices }) =>
    itemOf(labelOf(state), 'ask', {
      reasons: [why],
      harm: 'knowledge',
      choices: choices.map((movie) => ({ id: String(movie.id), label: labelOf(movie) })),
    }),
  ),
  ...sure.flatMap(({ movie, state, chosen }) =>
    chosen ? [itemOf(labelOf(state), 'matched', { reasons: [say(sentences, 'movie_chosen', { title: labelOf(movie) })] })] : [],
  ),
  ...absent.map((state) =>
    itemOf(labelOf(state), 'left_behind', { reasons: [say(sentences, 'movie_not_here', { party })], harm: 'knowledge' }),
  ),
]
