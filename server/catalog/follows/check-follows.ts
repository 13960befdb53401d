import { asc, eq, lte } from 'drizzle-orm'
import type { NewMovie } from '#server/catalog/movies/schema'
import type { AddedBy } from '#server/catalog/movies/table'
import type { Journal } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { inSteps } from '#server/foundation/lib/in-steps'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { Conflict, NotFound, sentenceOf } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import type { Found, Movie } from './found'
import { isNew } from './is-new'
import type { Read, ReadMovies } from './read-movies'
import { choicesOf, type FollowReading } from './reading'
import { type Follow, mostAtOnce } from './schema'
import { sentences } from './sentences'
import { type FollowMovie, type FollowRow, followsTable } from './table'

export type FollowChecks = ReturnType<typeof createFollowChecks>
type Deps = {
  db: Db
  journal: Journal
  clock: Clock
  log: Log
  reading: Pick<FollowReading, 'row' | 'get'>
  read: ReadMovies
  found: Found
  /** Of these, the ones that are not in the library, not excluded, and were never removed. */
  mayCome: (movies: readonly Movie[]) => Movie[]
  /** Adds a movie as a person would. Throws what the metadata provider throws. */
  add: (wanted: NewMovie, addedBy: AddedBy) => Promise<{ id: number }>
}

/** One run of the task checks this many; the next one continues. */
const mostPerRun = 25

/** Finds new movies of what is followed, and adds or announces them. */
export const createFollowChecks = ({ db, journal, clock, log, reading, read, found, mayCome, add }: Deps) => {
  const running = new Map<number, Promise<void>>()

  /** One at a time. A movie that cannot be added is left; any other failure ends it. */
  const addAll = async (follow: FollowRow, movies: readonly Movie[]): Promise<void> => {
    const choices = choicesOf(follow)
    for (const movie of movies) {
      const wanted = { metadata_id: movie.metadata_id, ...choices }
      const added = await attempt(() => add(wanted, `follow:${follow.id}`))
      if (added.ok) found.arrived(follow, movie, added.value.id)
      else if (added.error instanceof Conflict || added.error instanceof NotFound) found.known(follow, [movie])
      else throw added.error
    }
  }

  const take = async (follow: FollowRow, { movies }: Read): Promise<void> => {
    if (follow.kind === 'collection' && found.seen(follow.id).size === 0) found.known(follow, movies)
    const seen = found.seen(follow.id)
    const isFresh = new Set(movies.filter((movie) => isNew(movie, { since: follow.created_at, seen })))
    found.known(
      follow,
      movies.filter((movie) => !isFresh.has(movie) && isChanged(movie, seen.get(movie.metadata_id))),
    )
    const fresh = mayCome([...isFresh])
    if (follow.choice === 'tell') {
      for (const movie of fresh) found.arrived(follow, movie, null)
      return
    }
    const waiting = fresh.length + [...seen.values()].filter(isWaiting).length
    if (waiting <= mostAtOnce) await addAll(follow, fresh)
    else if (fresh.length > 0) found.waits(follow, fresh, waiting)
  }

  /** After a failure of the provider, the next run tries again. */
  const end = ({ id, name, last_error }: FollowRow, error: Error | null, left: Sentence | null = null): void => {
    const now = clock.now()
    const isOver = error === null || error instanceof NotFound
    const times = { last_checked_at: now.toISOString(), next_check_at: new Date(now.getTime() + DAY_MS).toISOString() }
    const failure = { last_error: error?.message ?? left?.text ?? null, last_error_reason: sentenceOf(error) ?? left }
    journal.commit((tx, announce) => {
      const set = { ...failure, ...(isOver && times) }
      const row = tx.update(followsTable).set(set).where(eq(followsTable.id, id)).returning({ id: followsTable.id }).get()
      if (row && failure.last_error !== last_error) announce({ type: 'follow_changed', id, name, change: 'updated' })
    })
  }

  const check = async (follow: FollowRow): Promise<void> => {
    const done = await attempt(async () => {
      const found = await read({ ...follow, since: follow.created_at })
      await take(follow, found)
      return found.isCut === true
    })
    end(follow, done.ok ? null : done.error, done.ok && done.value ? say(sentences, 'follow_has_more') : null)
    if (!done.ok) throw done.error
  }

  /** A concurrent call joins the running one. */
  const once = (follow: FollowRow): Promise<void> => {
    const work = running.get(follow.id) ?? check(follow).finally(() => running.delete(follow.id))
    running.set(follow.id, work)
    return work
  }

  return {
    /** A check that a person requested. Throws what went wrong, after storing it. */
    async now(id: number): Promise<Follow> {
      await once(reading.row(id))
      return reading.get(id)
    },

    /** Adds what waits, or leaves it out. Throws what the metadata provider throws; the rest keeps waiting. */
    async answer(id: number, isWanted: boolean): Promise<Follow> {
      const follow = reading.row(id)
      const waiting = [...found.seen(id).values()].filter(isWaiting)
      if (isWanted) await addAll(follow, waiting)
      else found.declined(follow, waiting)
      return reading.get(id)
    },

    /** Checks what was not checked for a day. If the provider fails, the next run continues. */
    async due(signal?: AbortSignal): Promise<void> {
      const isDue = lte(followsTable.next_check_at, stamp(clock))
      const due = db.select().from(followsTable).where(isDue).orderBy(asc(followsTable.next_check_at)).limit(mostPerRun).all()
      for (const follow of inSteps(due, signal)) {
        const done = await attempt(() => once(follow))
        if (done.ok || done.error instanceof NotFound) continue
        log.debug('following ended early', { follow_id: follow.id, reason: done.error.message })
        return
      }
    },
  }
}

const DAY_MS = 86_400_000
const isWaiting = ({ state }: FollowMovie): boolean => state === 'waiting'

/** Whether it is unknown so far, or its release date is another one. */
const isChanged = ({ release_date }: Movie, seen: FollowMovie | undefined): boolean =>
  seen === undefined || (seen.state === 'known' && seen.release_date !== release_date)
