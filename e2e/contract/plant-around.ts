import { randomBytes } from 'node:crypto'
import { systemClock } from '#server/foundation/lib/clock'
import { until } from '#server/testing/until'
import { startSubtitlesProvider } from '#world/subtitles-provider'
import { startTracking } from '#world/tracking'
import type { Answered, Body } from './standing'

export type Kept = (where: string, secret: string) => string
/** `call` is a method and a path relative to /api/v1. */
export type Ask = (call: string, body?: unknown, more?: { headers?: Record<string, string>; key?: string | null }) => Promise<Answered>
export type Made = (path: string, body: unknown) => Promise<Body>
export type Planting = { ask: Ask; made: Made; kept: Kept; parrot: string }

export const plain = (): string => `canary${randomBytes(14).toString('hex')}`

/** A list's URL is a secret as a whole, because of its path or a key in it. */
export const plantLists = async ({ ask, made, kept, parrot }: Planting): Promise<unknown[]> => {
  await ask('PUT /config', { list_url: `http://${parrot}` })
  await ask('POST /config/test/list', {})
  await ask('POST /config/test/list', { list_api_key: kept('key of a list provider that was only tested', plain()) })
  const inPath = kept('path of a list', plain())
  const inQuery = kept('query of a list', plain())
  const key = kept('key of another Radarr', plain())
  const lists = [
    { name: 'Feed', type: 'rss', settings: { url: `http://${parrot}/${inPath}` } },
    { name: 'JSON', type: 'json', settings: { url: `http://${parrot}/list?token=${inQuery}` } },
    { name: 'Radarr', type: 'radarr', settings: { url: `http://${parrot}`, api_key: key } },
    { name: 'Provider', type: 'list_provider', settings: { list: 'ada/best' } },
  ]
  const ids: unknown[] = []
  for (const list of lists) ids.push((await made('/lists', list)).id)
  return ids
}

/** Connects the tracker, then makes it fail in every way that repeats the request. */
export const plantTracker = async ({ ask, kept }: Pick<Planting, 'ask' | 'kept'>): Promise<void> => {
  const { tracker_client_id: client_id, tracker_client_secret: client_secret } = (await ask('GET /config')).body
  const tracking = startTracking({ clock: systemClock, client_id, client_secret, interval: 1 })
  try {
    await ask('PUT /config', { tracker_url: tracking.url })
    await ask('POST /tracker/device-code')
    tracking.approve()
    await until('the tracker is connected', async () => (await ask('POST /tracker/device-poll')).body?.state === 'connected')
    tracking.tokens().forEach((token, i) => {
      kept(`tracker token ${i}`, token)
    })
    await ask('POST /tracker/sync')
    tracking.faults.push({ when: '/', kind: 'garbage' })
    for (const body of [{ dry_run: true }, {}]) await ask('POST /tracker/sync', body)
    await ask('POST /tasks/tracker-sync/run')
  } finally {
    await tracking.stop()
  }
}

/** Signs in to the subtitle provider, then makes it fail in every way that repeats the request. */
export const plantSubtitles = async ({ ask, kept, parrot }: Pick<Planting, 'ask' | 'kept' | 'parrot'>): Promise<void> => {
  const account = { username: 'ada', password: kept('password of the subtitle provider', plain()) }
  const api_key = kept('key of the subtitle provider', plain())
  const provider = startSubtitlesProvider({ subtitles: [], api_key, account })
  const settings = { subtitles_api_key: api_key, subtitles_username: 'ada', subtitles_password: account.password }
  try {
    await ask('PUT /config', { subtitles_url: provider.url, ...settings, subtitle_languages: ['en'] })
    const signedIn = await ask('POST /config/test/subtitles', {})
    if (signedIn.status !== 200) throw new Error(signedIn.text)
    provider.tokens().forEach((token, i) => {
      kept(`token of the subtitle provider ${i}`, token)
    })
    provider.faults.push({ when: '/', kind: 'garbage' })
    await ask('POST /config/test/subtitles', {})
    await ask('POST /config/test/subtitles', { subtitles_password: kept('password that was only tested', plain()) })
  } finally {
    await provider.stop()
  }
  await ask('PUT /config', { subtitles_url: `http://${parrot}`, ...settings })
  await ask('POST /config/test/subtitles', {})
  await ask('POST /tasks/subtitle-search/run')
}
