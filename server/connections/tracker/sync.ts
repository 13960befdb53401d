import type { Config } from '#server/foundation/config/schema'
import type { Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { noError } from '#server/foundation/lib/reason'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { Conflict, UpstreamRateLimited, UpstreamUnreachable } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import type { TrackerClient } from '#server/foundation/upstream/tracker/client'
import type { Account, AccountRow } from './account'
import { matchPlays } from './match-plays'
import type { OurPlays } from './our-plays'
import type { Ratings } from './ratings'
import type { TrackerCounts } from './schema'
import type { SendPlays } from './send-plays'
import { sentences } from './sentences'
import type { Moments } from './table'
import type { Watched } from './watched'
import type { Watchlist } from './watchlist'

type Deps = {
  journal: Journal
  clock: Clock
  log: Log
  config: { get(): Config }
  client: Pick<TrackerClient, 'who' | 'activities' | 'plays' | 'ratings' | 'watchlist'>
  account: Account
  ours: OurPlays
  watched: Watched
  sendPlays: SendPlays
  ratings: Ratings
  watchlist: Watchlist
}
const never: Moments = { watched_at: null, rated_at: null, watchlisted_at: null }

/** Keeps both sides in sync. Never removes anything on either side. Requests only what has changed there. */
export const createSync = ({ journal, clock, log, config, client, account, ours, ...parts }: Deps) => {
  const { watched, sendPlays, ratings, watchlist } = parts
  let isAskedToWait = false

  const plays = async (isMoved: boolean): Promise<{ came: number; went: number }> => {
    if (isMoved || ours.inDoubt().length > 0) {
      await watched.pull()
      const came = watched.apply()
      sendPlays.settleDoubts()
      return { came, went: await sendPlays.push() }
    }
    return { came: watched.apply(), went: await sendPlays.push() }
  }

  const rated = async (isMoved: boolean): Promise<number> => {
    const came = isMoved ? ratings.pull(await client.ratings()) : 0
    return came + (await ratings.push())
  }

  /** A failing metadata provider does not count as a tracker failure; the rest waits for the next sync. */
  const addFromWatchlist = async (isMoved: boolean): Promise<number> => {
    if (isMoved) watchlist.keep((await client.watchlist()).items)
    try {
      return await watchlist.addMissing()
    } catch (error) {
      if (!(error instanceof UpstreamRateLimited || error instanceof UpstreamUnreachable)) throw error
      log.warn('the watchlist is waiting for the metadata provider', { error })
      return 0
    }
  }

  const run = async ({ username, moments }: AccountRow): Promise<void> => {
    ours.collect()
    if (username === '') account.named(await client.who())
    const now = await client.activities()
    const before = moments ?? never
    const { tracker_sync_history, tracker_sync_watchlist } = config.get()
    const reached = { ...before }
    let [came, went, others, added] = [0, 0, 0, 0]
    if (tracker_sync_history) {
      ;({ came, went } = await plays(now.watched_at !== before.watched_at || moments === null))
      others = await rated(now.rated_at !== before.rated_at || moments === null)
      Object.assign(reached, { watched_at: now.watched_at, rated_at: now.rated_at })
    }
    if (tracker_sync_watchlist) {
      added = await addFromWatchlist(now.watchlisted_at !== before.watchlisted_at || moments === null)
      reached.watchlisted_at = now.watchlisted_at
    }
    journal.commit((tx, announce) => {
      account.note({ moments: reached, last_synced_at: stamp(clock), ...noError }, tx)
      if (came + went + others + added > 0) announce({ type: 'tracker_synced', added, watched: came })
    })
  }

  /** False if it is no failure of the tracker. */
  const noteFailure = (error: unknown): boolean => {
    if (!(error instanceof UpstreamRateLimited || error instanceof UpstreamUnreachable)) return false
    isAskedToWait = error instanceof UpstreamRateLimited
    account.note({ last_error: error.message, last_error_reason: error.sentence })
    return true
  }

  return {
    /** Runs once the person has agreed to the first sync. A tracker failure is stored, not thrown. */
    async syncDue(): Promise<void> {
      const known = account.row()
      if (!known || known.is_lost || known.confirmed_at === null) return
      try {
        await run(known)
        isAskedToWait = false
      } catch (error) {
        if (!noteFailure(error)) throw error
      }
    },

    /** What a sync would do; changes nothing on either side. Throws what the tracker throws. */
    async count(): Promise<TrackerCounts> {
      if (!account.row()) throw new Conflict(say(sentences, 'tracker_not_connected'))
      ours.collect()
      const { tracker_sync_history, tracker_sync_watchlist } = config.get()
      const theirs = tracker_sync_history ? await client.plays(null) : []
      const plan = tracker_sync_history ? ratings.plan(await client.ratings()) : { pull: [], push: [] }
      const wishes = tracker_sync_watchlist ? watchlist.wouldAdd((await client.watchlist()).items) : 0
      const own = ours.all()
      const movies = watched.idsOf()
      const pairs = matchPlays(own, theirs, (id) => movies.get(id)?.minutes ?? null)
      const same = new Set([...pairs.map(({ history_id }) => history_id), ...own.map(({ history_id }) => history_id), ...watched.applied()])
      const [met, open] = [new Set(pairs.map(({ id }) => id)), new Set(['waiting', 'sending'])]
      return {
        to_pull: {
          watched: theirs.filter(({ history_id, metadata_id }) => movies.has(metadata_id) && !same.has(history_id)).length,
          ratings: plan.pull.length,
          watchlist: wishes,
        },
        to_push: {
          plays: tracker_sync_history ? own.filter(({ id, state }) => open.has(state) && !met.has(id)).length : 0,
          ratings: plan.push.length,
        },
      }
    },

    /** Records the person's consent. Throws what the tracker throws right now. */
    async agree(): Promise<void> {
      const known = account.row()
      if (!known) throw new Conflict(say(sentences, 'tracker_not_connected'))
      await client.activities().catch((error) => {
        noteFailure(error)
        throw error
      })
      account.note({ confirmed_at: known.confirmed_at ?? stamp(clock) })
    },

    /** Whether the last sync failed. A rate limit does not count. */
    trouble: (): { isLost: boolean; error: Sentence | string | null } => {
      const known = account.row()
      return { isLost: known?.is_lost ?? false, error: isAskedToWait ? null : (known?.last_error_reason ?? known?.last_error ?? null) }
    },
  }
}
