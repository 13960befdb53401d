import { eq } from 'drizzle-orm'
import type { Journal } from '#server/foundation/history/journal'
import { after, type Clock, stamp } from '#server/foundation/lib/clock'
import { noError } from '#server/foundation/lib/reason'
import { say } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { UpstreamUnreachable } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import type { TokenPair, TrackerAuth } from '#server/foundation/upstream/tracker/client'
import { sentences } from './sentences'
import { trackerAccountTable, trackerHistoryTable, trackerPlaysTable, trackerRatingsTable, trackerWatchlistTable } from './table'

export type AccountRow = typeof trackerAccountTable.$inferSelect
export type Account = ReturnType<typeof createAccount>
type Deps = {
  db: Db
  journal: Journal
  clock: Clock
  log: Log
  auth: Pick<TrackerAuth, 'refresh' | 'revoke'>
  /** The tracker URL in the settings. */
  url: () => string
}

const name = 'The tracker'
const only = eq(trackerAccountTable.id, 1)

/** The connection to the tracker: its tokens, and what is known about it. */
export const createAccount = ({ db, journal, clock, log, auth, url }: Deps) => {
  /** Tokens that were received but could not be stored: the old ones are no longer valid. */
  let unstored: Partial<AccountRow> | null = null
  let renewing: Promise<string> | null = null

  const row = (): AccountRow | null => {
    const stored = db.select().from(trackerAccountTable).where(only).get()
    return stored ? { ...stored, ...unstored } : null
  }
  const note = (change: Partial<AccountRow>, tx: Tx | Db = db): void => {
    tx.update(trackerAccountTable).set(change).where(only).run()
  }
  const lose = (): void => {
    log.warn('the tracker connection is lost')
    note({ is_lost: true })
  }

  const store = (tokens: Partial<AccountRow>): void => {
    unstored = tokens
    note(tokens)
    unstored = null
  }

  const mustBe = (): AccountRow => {
    if (unstored) store(unstored)
    const found = row()
    if (!found) throw new UpstreamUnreachable(name, say(sentences, 'tracker_to_connect', { party: name }))
    if (!found.is_lost && found.url !== url()) lose()
    if (found.is_lost || found.url !== url()) throw new UpstreamUnreachable(name, say(sentences, 'tracker_to_reconnect', { party: name }))
    return found
  }

  /** One at a time: using a refresh token twice would end the connection. */
  const refresh = async ({ refresh_token }: AccountRow): Promise<string> => {
    const pair = await auth.refresh(refresh_token)
    if (row()?.refresh_token !== refresh_token) return mustBe().access_token
    if (pair === null) {
      lose()
      return mustBe().access_token
    }
    store(tokensOf(pair, clock))
    return pair.access_token
  }
  const renew = (refused: string): Promise<string> => {
    const known = mustBe()
    if (known.access_token !== refused) return Promise.resolve(known.access_token)
    renewing ??= refresh(known).finally(() => {
      renewing = null
    })
    return renewing
  }

  return {
    row,
    note,
    isConnected: (): boolean => row()?.is_lost === false,

    access: {
      isConnected: (): boolean => row()?.is_lost === false,
      /** Refreshed after half its lifetime; while that fails, it is used until it expires. */
      async token(): Promise<string> {
        const { access_token, refresh_at, expires_at } = mustBe()
        const now = stamp(clock)
        if (now < refresh_at) return access_token
        try {
          return await renew(access_token)
        } catch (error) {
          if (now < expires_at && mustBe()) return access_token
          throw error
        }
      },
      renew,
    },

    /** Keeps the state of an earlier connection; `named` decides whether it is the same account. */
    connect(pair: TokenPair): void {
      unstored = null
      const fresh = { ...tokensOf(pair, clock), url: url(), is_lost: false, ...noError }
      journal.commit((tx) => {
        tx.insert(trackerAccountTable)
          .values({ id: 1, username: '', connected_at: stamp(clock), ...fresh })
          .onConflictDoUpdate({ target: trackerAccountTable.id, set: { ...fresh, connected_at: stamp(clock) } })
          .run()
      })
    },

    /** Resets the state if the account differs from the previous one. */
    named(username: string): void {
      const before = row()
      if (!before) return
      const isOther = before.username !== '' && before.username !== username
      journal.commit((tx, announce) => {
        if (isOther) {
          forgetAll(tx)
          note({ confirmed_at: null, last_synced_at: null, seen_seq: 0, moments: null }, tx)
        }
        note({ username }, tx)
        announce({ type: 'tracker_connected', username })
      })
    },

    /** Disconnects locally even if the tracker cannot be reached. */
    async disconnect(): Promise<void> {
      const found = row()
      if (!found) return
      if (found.url === url())
        await auth.revoke(found.access_token).catch((error: unknown) => log.warn('could not revoke the tokens at the tracker', { error }))
      journal.commit((tx, announce) => {
        forgetAll(tx)
        tx.delete(trackerAccountTable).run()
        announce({ type: 'tracker_disconnected' })
      })
      unstored = null
    },
  }
}

const tokensOf = ({ access_token, refresh_token, expires_in }: TokenPair, clock: Clock) => {
  return { access_token, refresh_token, expires_at: after(clock, expires_in), refresh_at: after(clock, expires_in / 2) }
}

const forgetAll = (tx: Tx): void => {
  for (const table of [trackerPlaysTable, trackerHistoryTable, trackerRatingsTable, trackerWatchlistTable]) tx.delete(table).run()
}
