import { randomBytes } from 'node:crypto'
import type { Clock } from '#server/foundation/lib/clock'

type Options = { clock: Clock; client_id: string; client_secret: string; expires_in: number; interval: number }
type Device = {
  device_code: string
  user_code: string
  state: 'pending' | 'approved' | 'denied' | 'used' | 'expired'
  startedMs: number
  polledMs: number
}
type Pair = { access: string; refresh: string; endsMs: number; isAccessGood: boolean; isRefreshGood: boolean }
type Body = Readonly<Record<string, unknown>>

const codeLives = 600

/** Authentication: device codes, access tokens and single-use refresh tokens. */
export const createTrackingAuth = ({ clock, client_id, client_secret, expires_in, interval }: Options) => {
  const pairs: Pair[] = []
  const revoked: string[] = []
  const refreshes: number[] = []
  const nowMs = () => clock.now().getTime()
  const codes = createCodes({ nowMs, client_id, client_secret, interval, issue: () => issue() })

  const issue = (): Response => {
    const pair = {
      access: token('access'),
      refresh: token('refresh'),
      endsMs: nowMs() + expires_in * 1000,
      isAccessGood: true,
      isRefreshGood: true,
    }
    pairs.push(pair)
    const created_at = Math.floor(nowMs() / 1000)
    return Response.json({
      access_token: pair.access,
      token_type: 'bearer',
      expires_in,
      refresh_token: pair.refresh,
      scope: 'public',
      created_at,
    })
  }

  const refresh = (body: Body): Response => {
    refreshes.push(nowMs())
    const pair = pairs.find((each) => each.refresh === body.refresh_token)
    const isOurs = body.client_id === client_id && body.client_secret === client_secret && typeof body.redirect_uri === 'string'
    if (!pair?.isRefreshGood || !isOurs || body.grant_type !== 'refresh_token')
      return Response.json({ error: 'invalid_grant', error_description: 'The provided authorization grant is invalid' }, { status: 400 })
    pair.isRefreshGood = false
    pair.isAccessGood = false
    return issue()
  }

  const revoke = (body: Body): Response => {
    const pair = pairs.find((each) => each.access === body.token || each.refresh === body.token)
    if (pair) {
      pair.isAccessGood = false
      pair.isRefreshGood = false
      revoked.push(pair.access)
    }
    return Response.json({})
  }

  const answers: Readonly<Record<string, (body: Body) => Response>> = {
    '/oauth/device/code': codes.make,
    '/oauth/device/token': codes.poll,
    '/oauth/token': refresh,
    '/oauth/revoke': revoke,
  }

  return {
    answer: async (request: Request, url: URL): Promise<Response> => {
      const respond = answers[url.pathname]
      return respond && request.method === 'POST' ? respond((await request.json()) as Body) : new Response(null, { status: 404 })
    },
    /** The error response for a request; null if it is authorized. */
    barrier(request: Request): Response | null {
      const { headers } = request
      if (headers.get('trakt-api-key') !== client_id || headers.get('trakt-api-version') !== '2') return new Response(null, { status: 403 })
      const access = headers.get('authorization')?.replace(/^Bearer /, '')
      if (access === undefined && new URL(request.url).pathname.startsWith('/lists/')) return null
      const isGood = pairs.some((pair) => pair.access === access && pair.isAccessGood && nowMs() < pair.endsMs)
      return isGood ? null : new Response(null, { status: 401 })
    },
    approve: codes.become('approved'),
    deny: codes.become('denied'),
    expireCode: codes.become('expired'),
    expireTokens: () => {
      for (const pair of pairs) pair.isAccessGood = false
    },
    forgetTokens: () => {
      for (const pair of pairs) Object.assign(pair, { isAccessGood: false, isRefreshGood: false })
    },
    tokens: (): string[] => pairs.flatMap(({ access, refresh }) => [access, refresh]),
    revoked,
    refreshes,
  }
}

type Codes = { nowMs: () => number; client_id: string; client_secret: string; interval: number; issue: () => Response }
const createCodes = ({ nowMs, client_id, client_secret, interval, issue }: Codes) => {
  let device: Device | null = null
  const make = (body: Body): Response => {
    if (body.client_id !== client_id) return new Response(null, { status: 403 })
    device = {
      device_code: token('device'),
      user_code: 'ABCD1234',
      state: 'pending',
      startedMs: nowMs(),
      polledMs: Number.NEGATIVE_INFINITY,
    }
    const { device_code, user_code } = device
    return Response.json({ device_code, user_code, verification_url: 'https://tracker.example/activate', expires_in: codeLives, interval })
  }

  const statusOf = (device: Device): number => {
    if (device.state === 'pending' && nowMs() > device.startedMs + codeLives * 1000) return 410
    return { pending: 400, approved: 200, denied: 418, used: 409, expired: 410 }[device.state]
  }

  const poll = (body: Body): Response => {
    if (body.client_id !== client_id || body.client_secret !== client_secret) return new Response(null, { status: 401 })
    if (!device || body.code !== device.device_code) return new Response(null, { status: 404 })
    const isTooFast = nowMs() < device.polledMs + interval * 1000
    device.polledMs = nowMs()
    if (isTooFast) return new Response(null, { status: 429 })
    const status = statusOf(device)
    if (status !== 200) return new Response(null, { status })
    device.state = 'used'
    return issue()
  }

  const become = (state: Device['state']) => () => {
    if (device) device.state = state
  }

  return { make, poll, become }
}

const token = (kind: string): string => `${kind}${randomBytes(24).toString('hex')}`
