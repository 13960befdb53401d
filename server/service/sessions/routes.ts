import { Elysia, t } from 'elysia'
import type { Clock } from '#server/foundation/lib/clock'
import { qrSvg } from '#server/foundation/lib/qr'
import { say } from '#server/foundation/lib/sentence'
import { oneOf } from '#server/foundation/lib/shapes'
import { Conflict, Forbidden, Invalid, NotFound, Unauthorized } from '#server/foundation/platform/errors'
import { answers, created, noContent, paged } from '#server/foundation/platform/http/answers'
import { Query } from '#server/foundation/platform/http/api-base'
import { type Cursors, PageQuery, pageOfAll } from '#server/foundation/platform/http/page'
import { addressRoutes } from './address-routes'
import { hostsOf } from './addresses'
import { type Authentication, type Caller, requireKey, sessionIdOf } from './authenticate'
import { clearedCookie, sessionCookie } from './cookie'
import type { Codes } from './pairing'
import {
  BootCode,
  Exchange,
  ExchangedSession,
  IssuedSession,
  NewApiKey,
  NewSession,
  Session,
  SessionPatch,
  SignedUrl,
  ToSign,
} from './schema'
import { sentences } from './sentences'
import type { Sessions } from './sessions'
import { signUrl } from './signed-url'
import type { SessionRow } from './table'

type Deps = {
  authentication: Pick<Authentication, 'callerOf'>
  sessions: Sessions
  codes: Codes
  config: { get: () => { session_signing_key: string | null } }
  cookieName: string
  /** URLs at which other devices reach the service, the best for a phone first; empty if only on loopback. */
  reachable: () => string[]
  /** The URL on this computer, with the base path. */
  local: () => string
  cursors: Cursors
  clock: Clock
}

const ById = t.Object({ id: t.String({ maxLength: 100, description: 'Id of the session' }) })

export const sessionRoutes = ({ authentication, sessions, codes, config, cookieName, reachable, local, cursors, clock }: Deps) => {
  const pair = (caller: Caller, label: string | null) => {
    const urls = reachable()
    const [best] = urls
    if (best === undefined) throw new Conflict(say(sentences, 'listens_here_only'))
    const own = caller.visit.host === null ? [] : [caller.visit.host]
    const { code, ...made } = codes.mintPairing({ parent_id: sessionIdOf(caller), label, hosts: [...hostsOf(urls), ...own] })
    return { ...made, code, urls, qr_svg: qrSvg(`${best}/#pair=${code}`) }
  }

  return new Elysia({ prefix: '/auth', tags: ['Auth'] })
    .use(addressRoutes(reachable))
    .post(
      '/sessions',
      ({ body: { kind, label = null, ttl_days }, request, set, status }) => {
        const caller = authentication.callerOf(request)
        refuseToCli(caller)
        if (kind !== 'cli' && ttl_days !== undefined) throw new Invalid(say(sentences, 'for_cli_tokens_only'), 'ttl_days')
        if (kind === 'cli' && label === null) throw new Invalid(say(sentences, 'cli_token_needs_it'), 'label')
        if (kind === 'qr') {
          const pairing = pair(caller, label)
          set.headers.location = locationOf(pairing.id)
          return status(201, { pairing })
        }
        const { session, secret } = sessions.issue({
          kind,
          label,
          parent_id: sessionIdOf(caller),
          visit: caller.visit,
          ...(ttl_days !== undefined && { lifetime_seconds: ttl_days * 86_400 }),
        })
        set.headers.location = locationOf(session.id)
        if (kind === 'cli') return status(201, { session: show(session, caller), token: secret })
        set.headers['set-cookie'] = sessionCookie(cookieName, secret, caller.visit)
        return status(201, { session: { ...show(session, caller), current: true } })
      },
      {
        body: NewSession,
        response: created(IssuedSession, 400, 403, 409, 422),
        detail: {
          operationId: 'createSession',
          summary: 'Create a session',
          description:
            '`browser` sets a cookie, `cli` returns a token once, `qr` returns a code for another device. Requires the key, or a browser or qr session. Without an address that other devices can reach, `qr` is a 409.',
        },
      },
    )
    .post(
      '/sessions/exchange',
      ({ body, request, set, status }) => {
        const caller = authentication.callerOf(request)
        if (caller.by !== 'code') throw new Unauthorized(say(sentences, 'code_needed'))
        const { session, secret } = codes.redeem(caller.code, ({ kind, session_id, parent_id, label }) =>
          sessions.issue({
            id: session_id,
            kind: kind === 'boot' ? 'browser' : 'qr',
            label: body?.label ?? label,
            parent_id,
            visit: caller.visit,
          }),
        )
        set.headers.location = locationOf(session.id)
        set.headers['set-cookie'] = sessionCookie(cookieName, secret, caller.visit)
        return status(201, { session: { ...show(session, caller), current: true } })
      },
      {
        body: Exchange,
        response: created(ExchangedSession, 400, 403, 409, 422),
        detail: {
          operationId: 'exchangeCode',
          summary: 'Exchange a one-time code for a session',
          description: 'The code, or the typed one, is the credential: `Authorization: Bearer pc1_…`. Unknown, used, or expired is a 401.',
        },
      },
    )
    .get(
      '/sessions',
      ({ query, request }) => {
        const all = sessions.list().map((session) => show(session, authentication.callerOf(request)))
        return pageOfAll(all, query, { scope: 'auth/sessions', cursors })
      },
      {
        query: PageQuery,
        response: paged(Session, 403),
        detail: { operationId: 'listSessions', summary: 'List sessions', description: 'Newest first.' },
      },
    )
    .delete(
      '/sessions',
      ({ request, status }) => {
        sessions.revokeOthers(sessionIdOf(authentication.callerOf(request)))
        return status(204, undefined)
      },
      {
        query: Query({ except: oneOf(['current'], { description: 'Required, so that you do not sign out this device by mistake' }) }),
        response: noContent(403, 422),
        detail: {
          operationId: 'revokeOtherSessions',
          summary: 'Revoke all other sessions',
          description: 'With the API key: all sessions. Their sockets close and their signed addresses stop working.',
        },
      },
    )
    .get(
      '/sessions/current',
      ({ request }) => {
        const caller = authentication.callerOf(request)
        return show(ownSession(caller), caller)
      },
      {
        response: answers(Session, 403, 404),
        detail: { operationId: 'getCurrentSession', summary: 'Get the current session', description: 'The key has none: 404.' },
      },
    )
    .delete(
      '/sessions/current',
      ({ request, set, status }) => {
        const caller = authentication.callerOf(request)
        sessions.revoke(ownSession(caller).id)
        set.headers['set-cookie'] = clearedCookie(cookieName, caller.visit)
        return status(204, undefined)
      },
      {
        response: noContent(403, 404),
        detail: { operationId: 'logOut', summary: 'Sign out', description: 'Revokes the session of this request.' },
      },
    )
    .get('/sessions/:id', ({ params, request }) => show(sessions.get(params.id), authentication.callerOf(request)), {
      params: ById,
      response: answers(Session, 403, 404),
      detail: { operationId: 'getSession', summary: 'Get a session', description: '`Location` of a new session points here.' },
    })
    .patch(
      '/sessions/:id',
      ({ params, body, request }) => {
        const session = body.label === undefined ? sessions.get(params.id) : sessions.rename(params.id, body.label)
        return show(session, authentication.callerOf(request))
      },
      {
        params: ById,
        body: SessionPatch,
        response: answers(Session, 400, 403, 404, 422),
        detail: { operationId: 'renameSession', summary: 'Rename a session', description: 'Only the label can change.' },
      },
    )
    .delete(
      '/sessions/:id',
      ({ params, status }) => {
        sessions.revoke(params.id)
        return status(204, undefined)
      },
      {
        params: ById,
        response: noContent(403, 404),
        detail: {
          operationId: 'revokeSession',
          summary: 'Revoke a session',
          description:
            'Takes effect immediately, also for the sessions that it created: their sockets close and their signed addresses stop working.',
        },
      },
    )
    .use(keyRoutes({ authentication, sessions, codes, config, local, clock }))
}

/** Routes that concern the key rather than a device. */
const keyRoutes = ({ authentication, sessions, codes, config, local, clock }: Omit<Deps, 'cookieName' | 'reachable' | 'cursors'>) =>
  new Elysia({ tags: ['Auth'] })
    .post(
      '/sign',
      ({ body, request }) => {
        const caller = authentication.callerOf(request)
        const { base } = caller.visit
        const path = base && body.path.startsWith(`${base}/`) ? body.path.slice(base.length) : body.path
        const signed = signUrl(signingKey(config), {
          path,
          session_id: sessionIdOf(caller),
          ttl_seconds: body.ttl_seconds,
          now: clock.now(),
        })
        return { ...signed, url: base + signed.url }
      },
      {
        body: ToSign,
        response: answers(SignedUrl, 400, 403, 422),
        detail: {
          operationId: 'signPath',
          summary: 'Sign an address',
          description:
            'For GET and HEAD of media, images, and the calendar by clients that cannot send headers. It stops working when the session is revoked or the key is rotated.',
        },
      },
    )
    .post(
      '/api-key/rotate',
      ({ request }) => {
        requireKey(authentication.callerOf(request), 'Rotating it')
        return { api_key: sessions.rotateKey() }
      },
      {
        response: answers(NewApiKey, 403),
        detail: {
          operationId: 'rotateApiKey',
          summary: 'Rotate the API key',
          description: 'Requires the current key. Ends every session, socket, and signed address.',
        },
      },
    )
    .post(
      '/boot-code',
      ({ request }) => {
        requireKey(authentication.callerOf(request), 'A sign-in link')
        const made = codes.mintBoot()
        return { code: made.code, url: `${local()}/#boot=${made.code}`, expires_at: made.expires_at }
      },
      {
        response: answers(BootCode, 403),
        detail: {
          operationId: 'createBootCode',
          summary: 'Create a sign-in link for this computer',
          description: 'Requires the key. The code works once, for 120 seconds, from this computer only. `marquee login-url` uses it.',
        },
      },
    )

const locationOf = (id: string): string => `/api/v1/auth/sessions/${id}`

const show = ({ id, kind, label, user_agent, ip, created_at, last_seen_at, expires_at }: SessionRow, caller: Caller) => ({
  id,
  kind,
  label,
  user_agent,
  ip,
  created_at,
  last_seen_at,
  expires_at,
  current: sessionIdOf(caller) === id,
})

const ownSession = (caller: Caller): SessionRow => {
  if (caller.by !== 'session') throw new NotFound('session', 'current')
  return caller.session
}

const refuseToCli = (caller: Caller): void => {
  if (caller.by === 'session' && caller.session.kind === 'cli') throw new Forbidden(say(sentences, 'cli_token_cannot_pair'))
}

const signingKey = (config: Deps['config']): string => {
  const key = config.get().session_signing_key
  if (!key) throw new Conflict(say(sentences, 'no_signing_key'))
  return key
}
