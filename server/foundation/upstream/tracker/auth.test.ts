import { expect, test } from 'bun:test'
import type { UpstreamFetch } from '../fetch'
import { createTrackerAuth } from './auth'

const authAnswering = (body: object) => {
  const bytes = new TextEncoder().encode(JSON.stringify(body))
  const fetch: UpstreamFetch = async (url) => ({ status: 200, headers: new Headers(), url: String(url), bytes, leadsTo: null })
  return createTrackerAuth({ fetch, settings: () => ({ url: 'http://tracker.example', client_id: 'a', client_secret: 'b' }), version: '1' })
}

test.each([1, 5, 2 ** 31, 10 ** 15])('a tracker that names %d seconds neither floods nor blocks the connection', async (seconds) => {
  const pair = { access_token: 'a', refresh_token: 'r', expires_in: seconds }
  const named = { device_code: 'd', user_code: 'u', verification_url: 'https://tracker.example', expires_in: seconds, interval: seconds }

  const code = await authAnswering(named).code()
  const polled = await authAnswering(pair).poll('d')
  const renewed = await authAnswering(pair).refresh('r')

  expect([code.interval >= 1 && code.interval <= 60, code.expires_in >= 60 && code.expires_in <= 3600]).toEqual([true, true])
  for (const { expires_in } of [polled.state === 'connected' ? polled.pair : pair, renewed ?? pair])
    expect([expires_in >= 60, expires_in <= 365 * 86_400]).toEqual([true, true])
})
