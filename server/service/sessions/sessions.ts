import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { Conflict, Invalid, NotFound } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import { sentences as common } from '#server/foundation/platform/sentences'
import type { Visit } from './authenticate'
import { digestOf, makeKey } from './keys'
import { labelFor } from './label'
import { sentences } from './sentences'
import { type Scope, type SessionRow, sessionsTable } from './table'

const day = 86_400
const browserSeconds = 30 * day
/** A browser session ends after this time however often it is used; its cookie lasts as long. */
export const longestBrowserSeconds = 180 * day
const cliDays = 365
/** The end of a session that only ends when it is revoked. */
export const never = '9999-12-31T23:59:59.999Z'
const mostSessions = 100
/** Last uses are stored rarely, so that a page left open keeps no disk awake; until then they are in memory. */
const storeSeenEveryMs = 60 * 60_000

export type NewSession = {
  id?: string
  kind: SessionRow['kind']
  label: string | null
  parent_id: string | null
  visit: Visit
  lifetime_seconds?: number
  /** Required for an app; everything else may do all. */
  scope?: Scope
  app?: string
  device?: string
  device_key?: string
}
export type Sessions = ReturnType<typeof createSessions>

type Deps = {
  db: Db
  journal: Pick<Journal, 'commit'>
  clock: Clock
  log: Log
  config: { rotate: (tx: Tx, announce: Announce) => string; reload: () => void }
  /** Called with every session that ends, so its codes end too. */
  onEnded: (ids: readonly string[] | 'all') => void
}

export const newSessionId = (): string => randomBytes(8).toString('hex')

/** Signed-in devices. Secrets leave this file once, at creation. */
export const createSessions = ({ db, journal, clock, log, config, onEnded }: Deps) => {
  const isAlive = () => gt(sessionsTable.expires_at, stamp(clock))
  const seen = new Map<string, string>()
  const reading = readSessions(db, clock, { isAlive, seenAt: (id) => seen.get(id) })
  const { get } = reading

  return {
    ...reading,

    /** Replaces the session of the same app on the same device. Throws Conflict if too many devices are signed in. The only place that returns a secret. */
    issue(wanted: NewSession): { session: SessionRow; secret: string } {
      const secret = makeKey(wanted.kind === 'cli' || wanted.kind === 'app' ? wanted.kind : 'browser')
      const session = rowFor(wanted, secret, clock)
      const replaced = journal.commit((tx, announce) => {
        const gone = sameDevice(tx, session).flatMap(({ id }) => removeWithChildren(tx, announce, id))
        const [{ count } = { count: 0 }] = tx.select({ count: sql<number>`count(*)` }).from(sessionsTable).where(isAlive()).all()
        if (count >= mostSessions) throw new Conflict(say(sentences, 'too_many_sessions', { most: mostSessions }))
        tx.insert(sessionsTable).values(session).run()
        announce({ type: 'session_created', ...named(session) })
        return gone
      })
      if (replaced.length > 0) onEnded(replaced)
      log.info('session created', { session_id: session.id, kind: session.kind, ip: session.ip })
      return { session, secret }
    },

    /** Extends browser sessions. A disk that refuses writes must not lock the reader out. */
    touch(session: SessionRow): void {
      const now = clock.now().getTime()
      seen.set(session.id, stamp(clock))
      if (Math.abs(now - Date.parse(session.last_seen_at)) < storeSeenEveryMs) return
      try {
        db.update(sessionsTable)
          .set({ last_seen_at: stamp(clock), expires_at: slide(session, now) })
          .where(eq(sessionsTable.id, session.id))
          .run()
      } catch (error) {
        log.warn('last use of a session could not be recorded', { session_id: session.id, error })
      }
    },

    rename(id: string, asked: string): SessionRow {
      const label = cleanLabel(asked)
      const session = get(id)
      journal.commit((tx, announce) => {
        tx.update(sessionsTable).set({ label }).where(eq(sessionsTable.id, id)).run()
        announce({ type: 'session_updated', ...named({ ...session, label }) })
      })
      return { ...session, label }
    },

    /** Takes effect immediately, together with all sessions that it issued. Throws NotFound. */
    revoke(id: string): void {
      get(id)
      onEnded(journal.commit((tx, announce) => removeWithChildren(tx, announce, id)))
      log.info('session revoked', { session_id: id })
    },

    /** Revokes all sessions except the caller's; the key has none, so it revokes all. */
    revokeOthers(current: string | null): void {
      const others = db
        .select({ id: sessionsTable.id })
        .from(sessionsTable)
        .all()
        .map(({ id }) => id)
        .filter((id) => id !== current)
      journal.commit((tx, announce) => {
        if (current !== null) tx.update(sessionsTable).set({ parent_id: null }).where(eq(sessionsTable.id, current)).run()
        for (const id of others) removeWithChildren(tx, announce, id)
      })
      onEnded(others)
      log.info('other sessions revoked', { kept: current })
    },

    /** Removes and announces expired sessions; what they issued passes to their issuers. Returns the number removed. */
    purge(): number {
      const expired = db
        .select()
        .from(sessionsTable)
        .where(lte(sessionsTable.expires_at, stamp(clock)))
        .all()
      if (expired.length === 0) return 0
      journal.commit((tx, announce) => {
        for (const session of expired) {
          const { id, parent_id } = session
          tx.update(sessionsTable).set({ parent_id }).where(eq(sessionsTable.parent_id, id)).run()
          tx.delete(sessionsTable).where(eq(sessionsTable.id, id)).run()
          announce({ type: 'session_revoked', ...named(session) })
        }
      })
      onEnded(expired.map(({ id }) => id))
      return expired.length
    },

    /** Replaces the key and the signing key and ends all sessions, in one transaction. */
    rotateKey(): string {
      const key = journal.commit((tx, announce) => {
        tx.delete(sessionsTable).run()
        return config.rotate(tx, announce)
      })
      config.reload()
      onEnded('all')
      log.info('API key rotated')
      return key
    },
  }
}

type Seeing = { readonly isAlive: () => SQL; readonly seenAt: (id: string) => string | undefined }
const readSessions = (db: Db, clock: Clock, { isAlive, seenAt }: Seeing) => {
  const withLastUse = (row: SessionRow): SessionRow => {
    const at = seenAt(row.id)
    return at === undefined ? row : { ...row, last_seen_at: at, expires_at: slide(row, Date.parse(at)) }
  }
  /** Runs on every request from a browser. */
  const bySecret = db
    .select()
    .from(sessionsTable)
    .where(and(eq(sessionsTable.secret_hash, sql.placeholder('digest')), gt(sessionsTable.expires_at, sql.placeholder('now'))))
    .prepare()
  const alive = (condition: SQL) => db.select().from(sessionsTable).where(and(condition, isAlive())).get()
  return {
    /** Throws NotFound. */
    get(id: string): SessionRow {
      const found = alive(eq(sessionsTable.id, id))
      if (!found) throw new NotFound('session', id)
      return withLastUse(found)
    },
    isLive: (id: string): boolean => alive(eq(sessionsTable.id, id)) !== undefined,
    find(secret: string): SessionRow | null {
      const digest = digestOf(secret)
      return (digest !== null && bySecret.get({ digest, now: stamp(clock) })) || null
    },
    /** Newest first. */
    list: (): SessionRow[] =>
      db.select().from(sessionsTable).where(isAlive()).orderBy(desc(sessionsTable.created_at), sessionsTable.id).all().map(withLastUse),
  }
}

const rowFor = (wanted: NewSession, secret: string, clock: Clock): SessionRow => {
  const now = stamp(clock)
  const lifetime_seconds = wanted.lifetime_seconds ?? (wanted.kind === 'cli' ? cliDays * day : browserSeconds)
  const { visit } = wanted
  return {
    id: wanted.id ?? newSessionId(),
    kind: wanted.kind,
    label: wanted.label === null ? labelFor(visit.user_agent) : cleanLabel(wanted.label),
    secret_hash: digestOf(secret)!,
    scope: wanted.scope ?? 'all',
    app: wanted.app ?? null,
    device: wanted.device ?? null,
    device_key: wanted.device_key ?? null,
    host: wanted.kind === 'cli' || wanted.kind === 'app' ? null : visit.host,
    user_agent: visit.user_agent,
    ip: visit.ip,
    parent_id: wanted.parent_id,
    created_at: now,
    last_seen_at: now,
    expires_at: wanted.kind === 'app' ? never : new Date(Date.parse(now) + lifetime_seconds * 1000).toISOString(),
    lifetime_seconds,
  }
}

const slide = (session: SessionRow, now: number): string => {
  if (session.kind === 'cli' || session.kind === 'app') return session.expires_at
  const latest = Date.parse(session.created_at) + longestBrowserSeconds * 1000
  return new Date(Math.min(now + session.lifetime_seconds * 1000, latest)).toISOString()
}

/** Returns the ids of all removed sessions. */
const removeWithChildren = (tx: Tx, announce: Announce, id: string): string[] => {
  const [gone] = tx.delete(sessionsTable).where(eq(sessionsTable.id, id)).returning().all()
  if (gone) announce({ type: 'session_revoked', ...named(gone) })
  const children = tx.select({ id: sessionsTable.id }).from(sessionsTable).where(eq(sessionsTable.parent_id, id)).all()
  return [id, ...children.flatMap((child) => removeWithChildren(tx, announce, child.id))]
}

const sameDevice = (tx: Tx, { device_key }: SessionRow) =>
  device_key === null ? [] : tx.select({ id: sessionsTable.id }).from(sessionsTable).where(eq(sessionsTable.device_key, device_key)).all()

const named = ({ id, kind, scope, label }: SessionRow) => ({ session_id: id, kind, scope, label })

/** One line of visible text. */
const cleanLabel = (asked: string): string => {
  const label = asked.replace(/\p{C}+/gu, ' ').trim()
  if (label === '') throw new Invalid(say(common, 'must_not_be_empty'), 'label')
  return label
}
