import { Elysia, t } from 'elysia'
import { qrSvg } from '#server/foundation/lib/qr'
import { say } from '#server/foundation/lib/sentence'
import { Forbidden, Unknown } from '#server/foundation/platform/errors'
import { answers, created } from '#server/foundation/platform/http/answers'
import type { Authentication, Visit } from './authenticate'
import type { QuickConnect } from './quick-connect'
import { TvCode, TvToken } from './schema'
import { sentences } from './sentences'

type Deps = {
  authentication: Pick<Authentication, 'callerOf'>
  quickConnect: Pick<QuickConnect, 'begin' | 'find' | 'exchange'>
  config: { get: () => { tv_page_enabled: boolean } }
}
const text = (description: string) => t.String({ minLength: 1, maxLength: 100, description })

/** How the page for TVs signs in: it shows a code, and a person enters it on a device that is signed in. */
export const tvSignInRoutes = ({ authentication, quickConnect, config }: Deps) => {
  const requireOn = (): void => {
    if (!config.get().tv_page_enabled) throw new Forbidden(say(sentences, 'tv_page_off'))
  }
  return new Elysia({ prefix: '/tv' })
    .post(
      '',
      ({ body, request, status }) => {
        requireOn()
        const { visit } = authentication.callerOf(request)
        const names = { app: 'TV page', version: '1', device: body.device, device_id: body.device_id }
        const { secret, code } = quickConnect.begin(names, visit, { isTvPage: true })
        const url = `${originOf(visit)}/settings/devices#tv=${code}`
        return status(201, { secret, code, url, qr_svg: qrSvg(url), lifetime_seconds: 600 })
      },
      {
        body: t.Object({ device: text('Name of the TV'), device_id: text('What tells this TV apart, made by it') }, closed),
        response: created(TvCode, 400, 403, 415, 422),
        detail: {
          operationId: 'beginTvSignIn',
          summary: 'Show a code on a TV',
          description:
            'For the page of TVs; works without a credential while `tv_page_enabled` is on. Who enters the code with `POST /auth/quick-connect` decides whether the TV may only watch, or also get movies.',
        },
      },
    )
    .post(
      '/exchange',
      ({ body }) => {
        requireOn()
        const waiting = quickConnect.find(body.secret)
        if (!waiting) throw new Unknown(say(sentences, 'unknown_code'))
        const made = waiting.isApproved ? quickConnect.exchange(body.secret) : null
        return { token: made?.token ?? null, scope: made?.session.scope === 'all' ? 'all' : made ? 'watch' : null } as const
      },
      {
        body: t.Object({ secret: text('From `POST /auth/tv`') }, closed),
        response: answers(TvToken, 400, 403, 404, 415, 422),
        detail: {
          operationId: 'finishTvSignIn',
          summary: 'Get the token of a TV',
          description:
            'The secret is the credential. Null while nobody has entered the code; the token is returned once. An unknown or expired secret is a 404.',
        },
      },
    )
}

const closed = { additionalProperties: false } as const
/** As the TV reached us, so that a phone in the same network does too. */
const originOf = ({ host, secure, base }: Visit): string => `${secure ? 'https' : 'http'}://${host ?? 'localhost'}${base}`
