import { networkInterfaces } from 'node:os'
import { eq } from 'drizzle-orm'
import { say } from '#server/foundation/lib/sentence'
import { Conflict } from '#server/foundation/platform/errors'
import type { Ground } from '#server/ground'
import { filesTable } from '#server/library/files/table'
import { hostsOf, type LanPlace, lanPlaces, placeNear, reachableUrls } from './addresses'
import { createAuthentication, requireKey, sessionIdOf, type Visit } from './authenticate'
import { cookieNameFor } from './credentials'
import { createCodes } from './pairing'
import { signPlay } from './play-signature'
import { type AppNames, appSession, createQuickConnect } from './quick-connect'
import { sessionRoutes } from './routes'
import { type Action, sentences } from './sentences'
import { createSessions } from './sessions'
import type { Playing } from './show-session'
import type { SessionRow } from './table'

type Needs = {
  /** Where the service listens, once it does. */
  listener: { current: () => { hosts: string[]; port: number } | null }
  /** Exact paths that are public. */
  open: readonly string[]
  /** Devices that watch without a session of their own; signed addresses name them by these ids. */
  guests: { mayWatch: (id: string) => boolean }
  playback: { playingOf: Playing }
}

/** Sign-in: devices, credentials, and what they may do. */
export const openSessions = (
  { db, journal, config, cursors, clock, logs, instanceId }: Ground,
  { listener, open, guests, playback }: Needs,
) => {
  const cookieName = cookieNameFor(instanceId)
  const codes = createCodes({ clock })
  const sessions = createSessions({ db, journal, clock, log: logs.for('sessions', 'sessions'), config, onEnded: codes.burn })
  const quickConnect = createQuickConnect({ clock, sessions })
  const authentication = createAuthentication({
    config,
    sessions: { ...sessions, isLive: (id) => sessions.isLive(id) || guests.mayWatch(id) },
    codes,
    cookieName,
    clock,
    log: logs.for('sessions', 'authenticate'),
    delay: Bun.sleep,
    open,
  })
  const place = () => {
    const { hosts, port } = listener.current() ?? { hosts: [], port: 0 }
    return { hosts, port, base: config.get().base_url ?? '' }
  }
  const reachable = () => reachableUrls({ interfaces: networkInterfaces(), public_url: config.get().public_url, ...place() })
  const lan = (): LanPlace[] => lanPlaces({ interfaces: networkInterfaces(), ...place() })
  const hasFile = (id: number) => db.select({ id: filesTable.id }).from(filesTable).where(eq(filesTable.id, id)).get() !== undefined
  const playingOf: Playing = (id) => playback.playingOf(id)
  const local = () => `http://localhost:${place().port}${place().base}`
  return {
    routes: [
      sessionRoutes({
        authentication,
        sessions,
        codes,
        config,
        cookieName,
        cursors,
        clock,
        reachable,
        local,
        quickConnect,
        hasFile,
        playingOf,
      }),
    ],
    authentication,
    codes,
    quickConnect,
    reachable,
    local,
    lan,
    /** Where a device at home reaches the service. Null if it cannot. */
    addressFor(remote: string): string | null {
      const near = placeNear(remote, lan())
      if (near !== null) return near.url
      return remote.startsWith('127.') ? local().replace('localhost', '127.0.0.1') : null
    },
    /** Signs in an app whose password is a pairing code. Throws Unauthorized or Forbidden. */
    signInApp(code: string, names: AppNames, visit: Visit): { session: SessionRow; token: string } {
      codes.admit(code, visit)
      return codes.redeem(code, ({ parent_id }) => {
        const { session, secret } = sessions.issue({ ...appSession(names), parent_id, visit })
        return { session, token: secret }
      })
    },
    revoke: sessions.revoke,
    list: sessions.list,
    isLive: sessions.isLive,
    isKey: (request: Request): boolean => authentication.callerOf(request).by === 'key',
    requireKey: (request: Request, what: Action): void => void requireKey(authentication.callerOf(request), what),
    purge: sessions.purge,
    sessionIdOf: (request: Request): string | null => sessionIdOf(authentication.callerOf(request)),
    /** Signs the URL of a file to play. Throws Conflict without a signing key. */
    sign(file_id: number, session_id: string | null, until: number | null = null) {
      const key = config.get().session_signing_key
      if (!key) throw new Conflict(say(sentences, 'no_signing_key'))
      return signPlay(key, { file_id, session_id, now: clock.now(), until })
    },
    /** When the signature in the URL of this request ends, in seconds. Null if it has another credential. */
    signatureEnds(request: Request): number | null {
      const caller = authentication.callerOf(request)
      return caller.by === 'signature' ? caller.expires : null
    },
    /** Scheme and host of the URL that the client used, or the public one if the client names a host that is not known to be ours. */
    originOf(request: Request): string {
      const { host, secure } = authentication.callerOf(request).visit
      const { public_url } = config.get()
      const isOurs = host !== null && hostsOf([...reachable(), local()]).includes(host)
      if (!isOurs && public_url) return new URL(public_url).origin
      return `${secure ? 'https' : 'http'}://${host ?? 'localhost'}`
    },
  }
}
