import { hours, minutes } from '#server/foundation/lib/duration'
import { say } from '#server/foundation/lib/sentence'
import { boundedWait } from '#server/foundation/lib/wait'
import { UpstreamRateLimited, UpstreamUnreachable } from '#server/foundation/platform/errors'
import { sentences as platform } from '#server/foundation/platform/sentences'
import type { UpstreamAnswer, UpstreamFetch } from '../fetch'
import { sentences } from '../sentences'
import { readCode, readTokens, TRACKER } from './wire'

export type TrackerSettings = { url: string; client_id: string | null; client_secret: string | null }
/** A refresh token works once. */
export type TokenPair = { access_token: string; refresh_token: string; expires_in: number }
export type DeviceCode = { device_code: string; user_code: string; verification_url: string; expires_in: number; interval: number }
export type Polled = { state: 'pending' | 'slow_down' | 'expired' | 'denied' } | { state: 'connected'; pair: TokenPair }
export type TrackerAuth = ReturnType<typeof createTrackerAuth>

type Deps = { readonly fetch: UpstreamFetch; readonly settings: () => TrackerSettings; readonly version: string }

/** What an application without its own browser registers; the field is required. */
const redirectUri = 'urn:ietf:wg:oauth:2.0:oob'

/** Device codes and tokens. Throws `UpstreamRateLimited` or `UpstreamUnreachable`. */
export const createTrackerAuth = ({ fetch, settings, version }: Deps) => {
  const post = (path: string, body: Record<string, unknown>): Promise<UpstreamAnswer> =>
    fetch(`${authBaseOf(settings().url)}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'user-agent': `Marquee/${version}` },
      body: JSON.stringify(body),
      maxBytes: 64 * 1024,
    })

  return {
    async code(): Promise<DeviceCode> {
      const answer = await post('/oauth/device/code', { client_id: credentialsOf(settings()).client_id })
      if (answer.status === 200) return boundedCode(readCode(answer.bytes))
      throw refusal(answer.status)
    },

    async poll(device_code: string): Promise<Polled> {
      const answer = await post('/oauth/device/token', { code: device_code, ...credentialsOf(settings()) }).catch(slowDown)
      if (answer === null) return { state: 'slow_down' }
      if (answer.status === 200) return { state: 'connected', pair: boundedPair(readTokens(answer.bytes)) }
      const state = states[answer.status]
      if (state) return { state }
      throw refusal(answer.status)
    },

    /** Null if the connection is gone and only the person can create a new one. */
    async refresh(refresh_token: string): Promise<TokenPair | null> {
      const asked = { refresh_token, ...credentialsOf(settings()), redirect_uri: redirectUri, grant_type: 'refresh_token' }
      const { status, bytes } = await post('/oauth/token', asked)
      if (status === 200) return boundedPair(readTokens(bytes))
      if (status === 400 || status === 401) return null
      throw refusal(status)
    },

    async revoke(token: string): Promise<void> {
      const { status } = await post('/oauth/revoke', { token, ...credentialsOf(settings()) })
      if (status !== 200) throw refusal(status)
    },
  }
}

const boundedCode = (code: DeviceCode): DeviceCode => ({
  ...code,
  expires_in: boundedWait(code.expires_in, { least: minutes(1), most: hours(1), otherwise: minutes(10) }),
  interval: boundedWait(code.interval, { least: 1, most: 60, otherwise: 5 }),
})

/** No date can hold every number, and a token that is used for years is renewed anyway. */
const boundedPair = (pair: TokenPair): TokenPair => ({
  ...pair,
  expires_in: boundedWait(pair.expires_in, { least: minutes(1), most: hours(24) * 365, otherwise: hours(24) }),
})

const slowDown = (error: unknown): null => {
  if (error instanceof UpstreamRateLimited) return null
  throw error
}

/** An unknown or used code is treated like an expired one. */
const states: Readonly<Record<number, 'pending' | 'expired' | 'denied'>> = {
  400: 'pending',
  404: 'expired',
  409: 'expired',
  410: 'expired',
  418: 'denied',
}

const refusal = (status: number): UpstreamUnreachable => {
  const isOurs = status === 400 || status === 401 || status === 403
  return isOurs ? new UpstreamUnreachable(TRACKER, say(sentences, 'tracker_client_refused', { party: TRACKER })) : oddStatus(status)
}

/** An unexpected status without further details. */
export const oddStatus = (status: number): UpstreamUnreachable => {
  const party = TRACKER
  return new UpstreamUnreachable(
    party,
    status === 404 ? say(platform, 'party_wrong_address', { party }) : say(platform, 'party_answers_status', { party, status }),
  )
}

export const credentialsOf = ({ client_id, client_secret }: TrackerSettings): { client_id: string; client_secret: string } => {
  const [id, secret] = [client_id?.trim(), client_secret?.trim()]
  if (!id || !secret) throw new UpstreamUnreachable(TRACKER, say(sentences, 'tracker_client_needed', { party: TRACKER }))
  return { client_id: id, client_secret: secret }
}

export const baseOf = (url: string): string => url.replace(/\/{1,9}$/, '')

/** The public service signs in on a separate host; any other does it at its API root. */
const authBaseOf = (url: string): string => baseOf(url).replace(/^(https?:\/\/)api\./, '$1auth.')
