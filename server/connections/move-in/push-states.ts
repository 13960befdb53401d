import { gt, isNotNull, or } from 'drizzle-orm'
import { moviesTable as m } from '#server/catalog/movies/table'
import type { ImportItem, ImportReport } from '#server/connections/import/schema'
import type { PathMap } from '#server/foundation/lib/path-map'
import { say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { Conflict } from '#server/foundation/platform/errors'
import { createGiving, type Gift } from './give-state'
import { labelOf, suggest } from './match-states'
import { itemOf, reportOf } from './report'
import { type PlayerName, type StateKind, type StatesThere, type StateThere, stateKinds } from './schema'
import { sentences } from './sentences'
import { readShelf } from './shelf'

/** A media server that a person is signed in to. */
export type OpenedPlayer = {
  read: () => Promise<StatesThere>
  /** Marks its movie as watched on that day. Returns whether it says so now. */
  mark: (key: string, at: string) => Promise<boolean>
  /** Likewise for what else it has a place for. A rating is 1 to 10. */
  favor?: (key: string) => Promise<boolean>
  rate?: (key: string, rating: number) => Promise<boolean>
  resume?: (key: string, seconds: number) => Promise<boolean>
}
type Order = { source: PlayerName; party: string; player: OpenedPlayer; path_map: PathMap; dry: boolean }
type Mine = Pick<typeof m.$inferSelect, 'id' | 'title' | 'year' | 'watched_at' | 'favorite' | 'user_rating' | 'resume_position_seconds'>

/**
 * Gives watched marks, favorites, ratings, and resume positions of this library to a media server. Never takes one away and replaces none
 * that is there, so a second time changes nothing.
 */
export const createPushStates = ({ db }: { db: Db }) => {
  let isRunning = false
  const mine = (): Mine[] =>
    db
      .select({
        id: m.id,
        title: m.title,
        year: m.year,
        watched_at: m.watched_at,
        favorite: m.favorite,
        user_rating: m.user_rating,
        resume_position_seconds: m.resume_position_seconds,
      })
      .from(m)
      .where(or(isNotNull(m.watched_at), m.favorite, isNotNull(m.user_rating), gt(m.resume_position_seconds, 0)))
      .all()

  const push = async ({ source, party, player, path_map, dry }: Order): Promise<ImportReport> => {
    const there = await player.read()
    const { sure, maybe } = entriesOf(there, { shelf: readShelf(db), path_map })
    const give = createGiving({ party, dry })
    const items: Record<StateKind, ImportItem[]> = { watched: [], positions: [], favorites: [], ratings: [] }
    const gifts = mine().flatMap((movie) => giftsOf(movie, player).map((gift) => ({ movie, gift })))
    for (const { movie, gift } of gifts.filter(({ gift: one }) => one.give !== null)) {
      const entries = sure.get(movie.id)
      const absent = say(sentences, maybe.has(movie.id) ? 'push_unsure' : 'push_absent', { party })
      const left = itemOf(labelOf(movie), 'left_behind', { reasons: [absent], harm: 'comfort' })
      items[gift.kind].push(entries ? await give(labelOf(movie), gift, entries) : left)
    }
    const homeless = Map.groupBy(
      gifts.filter(({ gift }) => gift.give === null),
      ({ gift }) => gift.kind,
    )
    for (const [kind, { length: count }] of homeless)
      items[kind].push(itemOf(party, 'left_behind', { reasons: [say(sentences, 'push_no_place', { party, count })], harm: 'knowledge' }))
    const about = { applied: !dry, source, version: there.version, user: there.user }
    const told = stateKinds.filter((kind) => kind === 'watched' || items[kind].length > 0)
    return { ...reportOf(about, Object.fromEntries(told.map((kind) => [kind, items[kind]]))), report_id: null }
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

/** What a person did with the movie here. */
const giftsOf = (
  { watched_at: at, favorite, user_rating: rating, resume_position_seconds: seconds }: Mine,
  { mark, favor, rate, resume }: OpenedPlayer,
): Gift[] => [
  ...(at === null
    ? []
    : [
        {
          kind: 'watched' as const,
          isThere: ({ watched }: StateThere) => watched,
          given: say(sentences, 'watched_taken', { at }),
          give: (key: string) => mark(key, at),
        },
      ]),
  ...(favorite
    ? [
        {
          kind: 'favorites' as const,
          isThere: (there: StateThere) => there.favorite,
          given: say(sentences, 'push_favorite'),
          give: favor ?? null,
        },
      ]
    : []),
  ...(rating === null
    ? []
    : [
        {
          kind: 'ratings' as const,
          isThere: (there: StateThere) => there.rating !== null,
          given: say(sentences, 'rating_taken', { rating }),
          give: rate ? (key: string) => rate(key, rating) : null,
        },
      ]),
  // A server that has a position, or has seen the end of what was begun here, knows better.
  ...(seconds > 0
    ? [
        {
          kind: 'positions' as const,
          isThere: (there: StateThere) => there.position_seconds > 0 || (there.watched && at === null),
          given: say(sentences, 'position_taken', { at: seconds }),
          give: resume ? (key: string) => resume(key, seconds) : null,
        },
      ]
    : []),
]
