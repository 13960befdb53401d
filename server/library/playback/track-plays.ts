import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { ago, type Clock, stamp } from '#server/foundation/lib/clock'
import { minutes } from '#server/foundation/lib/duration'
import type { Tx } from '#server/foundation/platform/db/open'
import { interpretPosition } from './interpret-position'
import type { Progress } from './schema'
import { type ChosenTracks, playsTable } from './table'

type Deps = {
  journal: Journal
  clock: Clock
  thresholdPercent: () => number
  movies: {
    /** Run in the caller's transaction. */
    notePosition: (tx: Tx, id: number, seconds: number) => void
    /** `at`: when it ended, if not now. */
    countPlay: (tx: Tx, announce: Announce, play: { id: number; at?: string | undefined }) => void
    /** When a person or another program last said how far the movie was watched. */
    markedAt: (id: number) => string | null
  }
}
type Playing = {
  readonly movie_id: number
  readonly file_id: number
  readonly duration_seconds: number
  readonly credits_at: number | null
  readonly chosen: ChosenTracks
}
type Play = typeof playsTable.$inferSelect
type Noted = Pick<Play, 'id' | 'movie_id' | 'file_id' | 'position_seconds'> & {
  readonly is_watched: boolean
  readonly is_stopped: boolean
  /** When it was so, for a report that comes late. */
  readonly at: string | undefined
} & Pick<Playing, 'chosen'>

/** A player reports every ten seconds; one that is silent this long is gone. */
const patience = minutes(5)

/** Tracks who is watching what, and updates the movie: position, watched, play count. */
export const createPlayTracking = ({ journal, clock, thresholdPercent, movies }: Deps) => {
  const note = (tx: Tx, known: Play | undefined, { is_watched, is_stopped, chosen, at, ...found }: Noted): Play => {
    const now = at ?? stamp(clock)
    const is_counted = is_watched || (known?.is_counted ?? false)
    const play: Play = {
      ...found,
      ...{ started_at: known?.started_at ?? now, last_at: now, is_counted, stopped_at: is_stopped ? now : null },
      chosen: Object.keys(chosen).length > 0 ? { ...known?.chosen, ...chosen } : (known?.chosen ?? null),
    }
    tx.insert(playsTable).values(play).onConflictDoUpdate({ target: playsTable.id, set: play }).run()
    return play
  }

  /** Killed players never report a stop. */
  const stopSilent = (tx: Tx, announce: Announce): void => {
    const before = ago(clock, patience)
    const isSilent = and(isNull(playsTable.stopped_at), lt(playsTable.last_at, before))
    for (const play of tx.select().from(playsTable).where(isSilent).all()) {
      tx.update(playsTable)
        .set({ stopped_at: stamp(clock) })
        .where(eq(playsTable.id, play.id))
        .run()
      announce(stopped(play))
    }
  }

  /** Announces how a play changed. */
  const tell = (announce: Announce, before: Play | undefined, now: Play): void => {
    const wasPlaying = before?.stopped_at === null
    const isPlaying = now.stopped_at === null
    if (isPlaying && !wasPlaying) announce({ type: 'playback_started', ...detailsOf(now) })
    if (!isPlaying && wasPlaying) announce(stopped(now))
  }

  return {
    /** Stores the position in a movie that is not imported yet. It counts as watched only once imported. */
    notePlace(movie_id: number, of: { position_seconds: number; duration_seconds: number }): void {
      const { resume_at } = interpretPosition({ ...of, threshold_percent: 100 })
      journal.commit((tx) => movies.notePosition(tx, movie_id, resume_at))
    },

    report({ duration_seconds, credits_at, chosen, ...of }: Playing, { play_id, position_seconds, state, seconds_ago }: Progress): void {
      const threshold_percent = thresholdPercent()
      const { resume_at, is_watched } = interpretPosition({ position_seconds, duration_seconds, threshold_percent, credits_at })
      const at = seconds_ago === undefined ? undefined : ago(clock, seconds_ago)
      const is_stopped = state === 'stopped' || at !== undefined
      journal.commit((tx, announce) => {
        stopSilent(tx, announce)
        const known = tx.select().from(playsTable).where(eq(playsTable.id, play_id)).get()
        const play = note(tx, known, { ...of, id: play_id, position_seconds, is_watched, is_stopped, at, chosen })
        tell(announce, known, play)
        if (play.is_counted && !known?.is_counted) movies.countPlay(tx, announce, { id: of.movie_id, at })
        // A player left open must not restore its position when it is finally closed.
        const isLeft = at === undefined && state !== 'playing' && known !== undefined && isOvertaken(tx, known)
        const isLate = at !== undefined && (isOvertaken(tx, play) || (movies.markedAt(of.movie_id) ?? '') > at)
        if (!isLeft && !isLate) movies.notePosition(tx, of.movie_id, resume_at)
      })
      if (!is_stopped) journal.tell({ type: 'playback_progress', ...of, position_seconds, play_id })
    },
  }
}

const detailsOf = ({ movie_id, file_id, position_seconds, id }: Play) => ({ movie_id, file_id, position_seconds, play_id: id })
const stopped = (play: Play) => ({ type: 'playback_stopped', ...detailsOf(play) }) as const

/** Whether another player has continued the movie since this one last reported. */
const isOvertaken = (tx: Tx, { id, movie_id, last_at }: Play): boolean => {
  const isLater = and(eq(playsTable.movie_id, movie_id), ne(playsTable.id, id), gt(playsTable.last_at, last_at))
  return tx.select({ id: playsTable.id }).from(playsTable).where(isLater).get() !== undefined
}
