import { Elysia } from 'elysia'
import type { Clock } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import { Conflict, NotFound } from '#server/foundation/platform/errors'
import { answers } from '#server/foundation/platform/http/answers'
import { type Authentication, requireKey, sessionIdOf } from './authenticate'
import type { Codes } from './pairing'
import { BootCode, NewApiKey, SignedUrl, ToSign } from './schema'
import { sentences } from './sentences'
import type { Sessions } from './sessions'
import { playedFileOf, signUrl } from './signed-url'

type Deps = {
  authentication: Pick<Authentication, 'callerOf'>
  sessions: Pick<Sessions, 'rotateKey'>
  codes: Pick<Codes, 'mintBoot'>
  config: { get: () => { session_signing_key: string | null } }
  local: () => string
  clock: Clock
  hasFile: (id: number) => boolean
}

/** Routes that concern the key rather than a device. */
export const keyRoutes = ({ authentication, sessions, codes, config, local, clock, hasFile }: Deps) =>
  new Elysia({ tags: ['Auth'] })
    .post(
      '/sign',
      ({ body, request }) => {
        const caller = authentication.callerOf(request)
        const { base } = caller.visit
        const path = base && body.path.startsWith(`${base}/`) ? body.path.slice(base.length) : body.path
        const file = playedFileOf(path)
        if (file !== null && !hasFile(file)) throw new NotFound('file', file)
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
        response: answers(SignedUrl, 400, 403, 404, 422),
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

const signingKey = (config: Deps['config']): string => {
  const key = config.get().session_signing_key
  if (!key) throw new Conflict(say(sentences, 'no_signing_key'))
  return key
}
