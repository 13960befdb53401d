import type { Clock } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import type { Doer } from '#server/foundation/platform/current-edit'
import { Forbidden, Unauthorized } from '#server/foundation/platform/errors'
import type { Asked } from '#server/foundation/platform/http/handle-request'
import type { Log } from '#server/foundation/platform/log'
import { readCookies, readCredential } from './credentials'
import { createDelayGuesses } from './delay-guesses'
import { hasForm, isSameSecret } from './keys'
import { readPlaySignature } from './play-signature'
import { hostOf, isSameOrigin } from './same-origin'
import { requireScope } from './scope'
import { type Action, sentences } from './sentences'
import { readSignature } from './signed-url'
import type { Scope, SessionRow } from './table'

/** Where a request came from, as far as sessions care. None of it is trusted. */
export type Visit = { ip: string | null; host: string | null; base: string; secure: boolean; user_agent: string | null }
type Who =
  | { by: 'key' }
  | { by: 'session'; session: SessionRow; via: 'cookie' | 'token' }
  | { by: 'signature'; session_id: string | null; expires: number }
  | { by: 'code'; code: string }
  | { by: 'nobody' }
export type Caller = Who & { visit: Visit }
/** The result of a socket's cookie: a session, none, or a foreign page. */
export type CookieVerdict = SessionRow | 'foreign' | 'none'
/** The session behind a request of another program; null for the key. */
export type AppCaller = { session: SessionRow | null }
export type Authentication = ReturnType<typeof createAuthentication>

type Settings = { api_key: string | null; session_signing_key: string | null; public_url: string | null; tv_page_enabled: boolean }
type Deps = {
  config: { get: () => Settings }
  sessions: {
    /** The live session with this secret. */
    find: (secret: string) => SessionRow | null
    isLive: (id: string) => boolean
    /** Records that a session was used. */
    touch: (session: SessionRow) => void
  }
  /** Throws Unauthorized or Forbidden for a one-time code that cannot be exchanged from here. */
  codes: { admit: (code: string, visit: Visit) => void }
  cookieName: string
  clock: Clock
  log: Log
  delay: (ms: number) => Promise<void>
  /** Exact paths that are public. */
  open?: readonly string[]
}

const exchangePath = '/api/v1/auth/sessions/exchange'
/** A TV that waits to be signed in has no credential yet; what it may do next, its secret decides. */
const tvPaths: readonly string[] = ['/api/v1/auth/tv', '/api/v1/auth/tv/exchange']
const isRead = (method: string) => method === 'GET' || method === 'HEAD'
const isOpen = ({ path, method }: Asked, open: readonly string[], isTvPageOn: boolean): boolean =>
  isRead(method) ? open.includes(path) : isTvPageOn && method === 'POST' && tvPaths.includes(path)

/** Authenticates requests from URL and headers alone, before any of the body is read. */
export const createAuthentication = ({ config, sessions, codes, cookieName, clock, log, delay, open = ['/api/v1/status'] }: Deps) => {
  const callers = new WeakMap<Request, Caller>()
  const delayGuesses = createDelayGuesses({ clock, log, delay })

  const byExplicit = (given: string): Who | null => {
    if (isSameSecret(given, config.get().api_key)) return { by: 'key' }
    const session = hasForm(given, 'cli') || hasForm(given, 'app') ? sessions.find(given) : null
    return session && { by: 'session', session, via: 'token' }
  }

  /** A cookie works only on the Host that it was issued on: under DNS rebinding the Host differs. */
  const byCookies = (values: readonly string[], host: string | null): SessionRow | null => {
    for (const value of values) {
      const session = hasForm(value, 'browser') ? sessions.find(value) : null
      if (session && host !== null && session.host === host) return session
    }
    return null
  }

  const bySignature = ({ path, search, method }: Asked): Who | null => {
    const key = config.get().session_signing_key
    if (!key || !isRead(method)) return null
    const now = clock.now()
    const signature = readSignature(key, { path, search, now }) ?? readPlaySignature(key, { path, now })
    if (!signature || (signature.session_id !== null && !sessions.isLive(signature.session_id))) return null
    return { by: 'signature', session_id: signature.session_id, expires: signature.expires }
  }

  const recognize = (request: Request, asked: Asked): Who | null => {
    const credential = readCredential(request.headers, asked.search, cookieName)
    if (credential.kind === 'invalid') return null
    if (credential.kind === 'explicit') return byExplicit(credential.value)
    const session = credential.kind === 'cookies' ? byCookies(credential.values, hostOf(request.headers)) : null
    if (!session) return bySignature(asked)
    if (!isHarmless(asked.method) && !isSameOrigin(request.headers, config.get())) throw new Forbidden(say(sentences, 'foreign_page'))
    return { by: 'session', session, via: 'cookie' }
  }

  const admitCode = async (request: Request, asked: Asked, visit: Visit): Promise<Caller> => {
    const credential = readCredential(request.headers, asked.search, cookieName)
    if (credential.kind !== 'explicit') throw new Unauthorized(say(sentences, 'code_needed'))
    try {
      codes.admit(credential.value, visit)
    } catch (error) {
      await delayGuesses.failed(visit.ip)
      throw error
    }
    return { by: 'code', code: credential.value, visit }
  }

  /** A request without a credential guesses nothing, so it is refused without delay. */
  const refuse = async (request: Request, asked: Asked, visit: Visit): Promise<never> => {
    if (readCredential(request.headers, asked.search, cookieName).kind !== 'none') await delayGuesses.failed(visit.ip)
    throw new Unauthorized()
  }

  return {
    /** Throws Unauthorized or Forbidden. */
    async admit(request: Request, asked: Asked): Promise<Caller> {
      const visit = visitOf(request, asked)
      if (isOpen(asked, open, config.get().tv_page_enabled)) return { by: 'nobody', visit }
      if (asked.path === exchangePath && asked.method === 'POST') return await admitCode(request, asked, visit)
      const who = recognize(request, asked)
      if (!who) return await refuse(request, asked, visit)
      if (who.by === 'session') {
        requireScope(who.session.scope, asked.path)
        sessions.touch(who.session)
      }
      return { ...who, visit }
    },

    /** Whether this GET carries the key or a live session. If not, `admit` decides, and slows down guessing. */
    isSignedIn(request: Request, asked: Asked): boolean {
      const who = recognize(request, asked)
      if (who?.by === 'session' && who.session.scope !== 'all') return false
      if (who?.by === 'session') sessions.touch(who.session)
      return who?.by === 'session' || who?.by === 'key'
    },

    /** Checks the key or token in a socket's first message. Null if it is neither. */
    async recognizeKey(given: string, ip: string | null): Promise<{ session: SessionRow | null } | null> {
      const found = byExplicit(given)
      const who = found?.by === 'session' && found.session.scope !== 'all' ? null : found
      if (!who) await delayGuesses.failed(ip)
      else if (who.by === 'session') sessions.touch(who.session)
      return who && { session: who.by === 'session' ? who.session : null }
    },

    /**
     * Checks a credential that arrived in the words of another program's API: a token with this scope, or the key where programs may use it.
     * Null if it is neither.
     */
    async recognizeApp(given: string, { scope, ip }: { scope: Exclude<Scope, 'all'>; ip: string | null }): Promise<AppCaller | null> {
      if (given === '') return null
      const who = byExplicit(given)
      if (who?.by === 'key' && scope === 'programs') return { session: null }
      if (who?.by === 'session' && who.session.scope === scope) {
        sessions.touch(who.session)
        return { session: who.session }
      }
      await delayGuesses.failed(ip)
      return null
    },

    /** Evaluated when the socket opens, reported after its first message. */
    judgeCookie(request: Request): CookieVerdict {
      const credential = readCookies(request.headers, cookieName)
      if (credential.kind !== 'cookies') return 'none'
      if (!isSameOrigin(request.headers, config.get())) return 'foreign'
      return byCookies(credential.values, hostOf(request.headers)) ?? 'none'
    },

    remember(request: Request, caller: Caller): void {
      callers.set(request, caller)
    },

    callerOf(request: Request): Caller {
      const caller = callers.get(request)
      if (!caller) throw new Unauthorized()
      return caller
    },

    isKey: (request: Request): boolean => callers.get(request)?.by === 'key',
  }
}

/** Whom a change is recorded under. */
export const doerOf = (caller: Caller): Doer =>
  caller.by === 'session' ? { session_id: caller.session.id, device: caller.session.label } : { session_id: null, device: null }

/** Some actions need the key in this very request. Throws Forbidden, with instructions for getting it. */
export const requireKey = (caller: Caller, what: Action): void => {
  if (caller.by !== 'key') throw new Forbidden(say(sentences, 'api_key_needed', { what }))
}

/** The session behind a request; null for the key. */
export const sessionIdOf = (caller: Caller): string | null => {
  if (caller.by === 'session') return caller.session.id
  return caller.by === 'signature' ? caller.session_id : null
}

const isHarmless = (method: string) => isRead(method) || method === 'OPTIONS'

const visitOf = (request: Request, { ip, base, secure }: Asked): Visit => ({
  ip,
  base,
  secure,
  host: hostOf(request.headers),
  user_agent: request.headers.get('user-agent')?.slice(0, 200) ?? null,
})
