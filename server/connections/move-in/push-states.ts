import { isNotNull } from 'drizzle-orm'
import { moviesTable as m } from '#server/catalog/movies/table'
import type { ImportItem, ImportReport } from '#server/connections/import/schema'
import { attempt } from '#server/foundation/lib/attempt'
import type { PathMap } from '#server/foundation/lib/path-map'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { Conflict, sentenceOf } from '#server/foundation/platform/errors'
import { sentences as platform } from '#server/foundation/platform/sentences'
import { labelOf, suggest } from './match-states'
import { itemOf, reportOf } from './report'
import type { PlayerName, StatesThere, StateThere } from './schema'
import { sentences } from './sentences'
import { readShelf } from './shelf'

/** A media server that a person is signed in to. */
export type OpenedPlayer = {
  read: () => Promise<StatesThere>
  /** Marks its movie as watched on that day. Returns whether it says so now. */
  mark: (key: string, at: string) => Promise<boolean>
}
type Order = { source: PlayerName; party: string; player: OpenedPlayer; path_map: PathMap; dry: boolean }
type Watched = { id: number; title: string; year: number | null; at: string }

/** After so many failures in a row, the rest would fail as well. */
const mostFailures = 3

/** Gives the watched marks of this library to a media server. Never takes one away, so a second time marks nothing. */
export const createPushStates = ({ db }: { db: Db }) => {
  let isRunning = false
  const watchedHere = (): Watched[] =>
    db
      .select({ id: m.id, title: m.title, year: m.year, at: m.watched_at })
      .from(m)
      .where(isNotNull(m.watched_at))
      .all()
      .map((movie) => ({ ...movie, at: movie.at ?? '' }))

  const push = async ({ source, party, player, path_map, dry }: Order): Promise<ImportReport> => {
    const there = await player.read()
    const { sure, maybe } = entriesOf(there, { shelf: readShelf(db), path_map })
    const mark = createMarking({ party, player, dry })
    const items: ImportItem[] = []
    for (const movie of watchedHere()) {
      const entries = sure.get(movie.id)
      const absent = say(sentences, maybe.has(movie.id) ? 'push_unsure' : 'push_absent', { party })
      items.push(entries ? await mark(movie, entries) : itemOf(labelOf(movie), 'left_behind', { reasons: [absent], harm: 'comfort' }))
    }
    const about = { applied: !dry, source, version: there.version, user: there.user }
    return { ...reportOf(about, { watched: items }), report_id: null }
  }

  return {
    /** Throws Conflict while another one runs. */
    async push(order: Order): Promise<ImportReport> {
      if (isRunning) throw new Conflict(say(sentences, 'push_runs'))
      isRunning = true
      try {
        return await push(order)
      } finally {
        isRunning = false
      }
    },
  }
}

type Entries = { sure: Map<number, StateThere[]>; maybe: Set<number> }
/** The entries there of each movie here. Title and year only suggest one, so nothing is marked by them. */
const entriesOf = ({ states }: StatesThere, asked: Parameters<typeof suggest>[1]): Entries => {
  const [sure, maybe] = [new Map<number, StateThere[]>(), new Set<number>()]
  for (const state of states) {
    const { movie, choices } = suggest(state, asked)
    if (movie) sure.set(movie.id, [...(sure.get(movie.id) ?? []), state])
    else for (const { id } of choices) maybe.add(id)
  }
  return { sure, maybe }
}

const createMarking = ({ party, player, dry }: Pick<Order, 'party' | 'player' | 'dry'>) => {
  let failures: Sentence[] = []
  const failed = (name: string, why: Sentence) => itemOf(name, 'impossible', { reasons: [why], harm: 'knowledge' })

  return async (movie: Watched, entries: readonly StateThere[]): Promise<ImportItem> => {
    const name = labelOf(movie)
    const key = entries.find((entry) => entry.key !== undefined)?.key
    if (key === undefined || entries.some(({ watched }) => watched))
      return itemOf(name, 'matched', { reasons: [say(sentences, 'push_there', { party })] })
    const last = failures.at(mostFailures - 1)
    if (last) return failed(name, last)
    const done = await attempt(async () => dry || (await player.mark(key, movie.at)))
    if (done.ok && done.value) {
      failures = []
      return itemOf(name, 'changed', { reasons: [say(sentences, 'watched_taken', { at: movie.at })] })
    }
    failures.push(whyNot(done, party))
    return failed(name, whyNot(done, party))
  }
}

const whyNot = (done: { ok: true } | { ok: false; error: Error }, party: string): Sentence =>
  done.ok ? say(sentences, 'push_refused', { party }) : (sentenceOf(done.error) ?? say(platform, 'unforeseen'))
