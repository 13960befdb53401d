import type { Static } from '@sinclair/typebox'
import { Elysia, t } from 'elysia'
import type { Clock } from '#server/foundation/lib/clock'
import { qrSvg } from '#server/foundation/lib/qr'
import { say } from '#server/foundation/lib/sentence'
import { oneOf } from '#server/foundation/lib/shapes'
import { Conflict, Invalid, NotFound, Unauthorized } from '#server/foundation/platform/errors'
import { answers, created, noContent, paged } from '#server/foundation/platform/http/answers'
import { Query } from '#server/foundation/platform/http/api-base'
import { type Cursors, PageQuery, pageOfAll } from '#server/foundation/platform/http/page'
import { addressRoutes } from './address-routes'
import { hostsOf } from './addresses'
import { type Authentication, type Caller, sessionIdOf } from './authenticate'
import { clearedCookie, sessionCookie } from './cookie'
import { keyRoutes } from './key-routes'
import type { Codes } from './pairing'
import { quickConnectRoutes } from './quick-connect-routes'
import { Exchange, ExchangedSession, IssuedSession, NewSession, Session, SessionPatch } from './schema'
import { sentences } from './sentences'
import type { Sessions } from './sessions'
import { type Playing, refuseToTokens, show } from './show-session'
import type { SessionRow } from './table'
import { tvSignInRoutes } from './tv-routes'

type Deps = {
  authentication: Pick<Authentication, 'callerOf'>
  sessions: Sessions
  codes: Codes
  config: { get: () => { session_signing_key: string | null; tv_page_enabled: boolean } }
  cookieName: string
  /** URLs at which other devices reach the service, the best for a phone first; empty if only on loopback. */
  reachable: () => string[]
  /** The URL on this computer, with the base path. */
  local: () => string
  cursors: Cursors
  clock: Clock
  /** Whether a file of the library has this id. */
  hasFile: (id: number) => boolean
  playingOf: Playing
  quickConnect: Parameters<typeof quickConnectRoutes>[0]['quickConnect'] & Parameters<typeof tvSignInRoutes>[0]['quickConnect']
}

const ById = t.Object({ id: t.String({ maxLength: 100, description: 'Id of the session' }) })

export const sessionRoutes = ({ quickConnect, ...deps }: Deps) => {
  const { authentication, sessions, codes, cookieName, reachable, cursors, playingOf } = deps
  const shown = (session: SessionRow, request: Request) => show(session, authentication.callerOf(request), playingOf(session.id))
  return new Elysia({ prefix: '/auth', tags: ['Auth'] })
    .use(addressRoutes(reachable))
    .use(quickConnectRoutes({ authentication, quickConnect, cursors }))
    .use(tvSignInRoutes({ authentication, quickConnect, config: deps.config }))
    .post(
      '/sessions',
      ({ body: { kind, scope, label = null, ttl_days }, request, set, status }) => {
        const caller = authentication.callerOf(request)
        refuseToTokens(caller)
        requireFitting({ kind, scope, label, ttl_days })
        if (kind === 'qr') {
          const pairing = pair({ codes, urls: reachable() }, caller, label)
          set.headers.location = locationOf(pairing.id)
          return status(201, { pairing })
        }
        const { session, secret } = sessions.issue({
          kind,
          label,
          parent_id: sessionIdOf(caller),
          visit: caller.visit,
          ...(kind === 'app' && { scope: scope ?? 'programs' }),
          ...(ttl_days !== undefined && { lifetime_seconds: ttl_days * 86_400 }),
        })
        set.headers.location = locationOf(session.id)
        if (isToken(kind)) return status(201, { session: show(session, caller), token: secret })
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
            '`browser` sets a cookie, `cli` returns a token once, `app` one that is limited to its `scope` and does not expire, `qr` returns a code for another device. Requires the key, or a browser or qr session. Without an address that other devices can reach, `qr` is a 409.',
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
        const all = sessions.list().map((session) => shown(session, request))
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
        return shown(ownSession(caller), request)
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
    .get('/sessions/:id', ({ params, request }) => shown(sessions.get(params.id), request), {
      params: ById,
      response: answers(Session, 403, 404),
      detail: { operationId: 'getSession', summary: 'Get a session', description: '`Location` of a new session points here.' },
    })
    .patch(
      '/sessions/:id',
      ({ params, body, request }) => {
        const session = body.label === undefined ? sessions.get(params.id) : sessions.rename(params.id, body.label)
        return shown(session, request)
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
    .use(keyRoutes(deps))
}

/** Throws Conflict if no other device can reach the service. */
const pair = ({ codes, urls }: { codes: Codes; urls: string[] }, caller: Caller, label: string | null) => {
  const [best] = urls
  if (best === undefined) throw new Conflict(say(sentences, 'listens_here_only'))
  const own = caller.visit.host === null ? [] : [caller.visit.host]
  const { code, ...made } = codes.mintPairing({ parent_id: sessionIdOf(caller), label, hosts: [...hostsOf(urls), ...own] })
  return { ...made, code, urls, qr_svg: qrSvg(`${best}/#pair=${code}`) }
}

type Wanted = Omit<Static<typeof NewSession>, 'label'> & { label: string | null }
const requireFitting = ({ kind, scope, label, ttl_days }: { [K in keyof Wanted]: Wanted[K] | undefined }): void => {
  if (kind !== 'cli' && ttl_days !== undefined) throw new Invalid(say(sentences, 'for_cli_tokens_only'), 'ttl_days')
  if (kind !== 'app' && scope !== undefined) throw new Invalid(say(sentences, 'for_app_tokens_only'), 'scope')
  if (isToken(kind) && label === null) throw new Invalid(say(sentences, 'token_needs_it'), 'label')
}
const isToken = (kind: string | undefined): boolean => kind === 'cli' || kind === 'app'

const locationOf = (id: string): string => `/api/v1/auth/sessions/${id}`

const ownSession = (caller: Caller): SessionRow => {
  if (caller.by !== 'session') throw new NotFound('session', 'current')
  return caller.session
}
