import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { gzipSync } from 'node:zlib'
import { stoppedClock } from '#server/foundation/lib/clock'
import { sentenceOf, UpstreamRateLimited, UpstreamUnreachable } from '#server/foundation/platform/errors'
import { silentLog } from '#server/foundation/platform/log'
import { createUpstreamFetch } from '#server/foundation/upstream/fetch'
import {
  type SubtitlesProvider,
  type SubtitlesProviderOptions,
  startSubtitlesProvider,
  type WorldSubtitle,
} from '#world/subtitles-provider'
import { rootAfterLogin } from './base-address'
import { createSubtitleClient, type SubtitleAccount, type SubtitleSettings } from './client'
import { createPace } from './pace'

const clock = stoppedClock('2026-03-01T12:00:00.000Z')
const hash = '8e245d9679d31e12'
const srt = '1\n00:00:01,000 --> 00:00:02,000\nHello\n'
const one: WorldSubtitle = { file_id: 7, language: 'en', release: 'Charade.1963.1080p.BluRay', tmdb_id: 4808, moviehash: hash, bytes: srt }
const account = { username: 'ann', password: 'secret of ann' }

let provider: SubtitlesProvider
const start = (options: Partial<SubtitlesProviderOptions> = {}) => {
  provider = startSubtitlesProvider({ subtitles: [one], api_key: 'the key', account, now: clock.now, ...options })
}
beforeEach(() => {
  clock.set('2026-03-01T12:00:00.000Z')
  start()
})
afterEach(() => provider.stop())

const clientOf = (change: Partial<SubtitleSettings> = {}, kept: { account: SubtitleAccount | null } = { account: null }) =>
  createSubtitleClient({
    fetch: createUpstreamFetch({ name: 'The subtitle provider', log: silentLog, clock, retries: 1, retryDelayMs: 5 }),
    clock,
    settings: () => ({ url: provider.url, api_key: 'the key', ...account, ...change }),
    store: {
      read: () => kept.account,
      write: (next) => {
        kept.account = next
      },
    },
    version: '1.2.3',
    pace: createPace(),
  })
const inEnglish = { languages: ['en'] }
const failure = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => expect.unreachable(),
    (error) => error as Error,
  )

describe('a search', () => {
  test('uses the one spelling that is not redirected, without a login', async () => {
    const [found] = await clientOf().search({ hash }, { languages: ['pt-BR', 'en'] })

    expect(found).toMatchObject({ provider_id: '7', language: 'en', hash_matches: true, forced: false, hearing_impaired: false })
    expect(provider.asked.map(({ url }) => url.search)).toEqual([`?languages=en,pt-br&machine_translated=exclude&moviehash=${hash}`])
  })

  test('tells forced subtitles from those for the hearing impaired', async () => {
    provider.subtitles.push(
      { ...one, file_id: 8, foreign_parts_only: true },
      { ...one, file_id: 9, hearing_impaired: true },
      { ...one, file_id: 10, foreign_parts_only: true, hearing_impaired: true },
    )

    const found = await clientOf().search({ tmdb_id: 4808 }, inEnglish)

    expect(found.map((each) => [each.provider_id, each.forced, each.hearing_impaired])).toEqual([
      ['7', false, false],
      ['8', true, false],
      ['9', false, true],
      ['10', false, true],
    ])
  })

  test("never exceeds the provider's rate limit", async () => {
    const client = clientOf()

    await Promise.all(Array.from({ length: 8 }, () => client.search({ hash }, inEnglish)))

    expect(provider.counts.too_fast).toBe(0)
  })
})

describe('a download', () => {
  test('logs in once, and downloads the file without our key or token', async () => {
    const client = clientOf()

    const first = await client.download('7')
    await client.download('7')

    expect(new TextDecoder().decode(first)).toBe(srt)
    expect(provider.countOf('/login')).toBe(1)
    const fetched = provider.asked.filter(({ url }) => url.pathname.startsWith('/dl/'))
    expect(fetched.map(({ hasKey, token }) => [hasKey, token])).toEqual([
      [false, null],
      [false, null],
    ])
    expect(client.quota()).toEqual({ remaining: 18, resets_at: '2026-03-01T23:59:59.000Z' })
  })

  test('decompresses a packed file', async () => {
    provider.subtitles.push({ ...one, file_id: 8, bytes: new Uint8Array(gzipSync(srt)) })

    expect(new TextDecoder().decode(await clientOf().download('8'))).toBe(srt)
  })

  test('logs in again once if the token has expired', async () => {
    const client = clientOf()
    await client.download('7')
    provider.endTokens()

    await client.download('7')

    expect(provider.countOf('/login')).toBe(2)
  })

  test('logs in again after half a day, and remembers a login across a restart', async () => {
    const kept = { account: null }
    await clientOf({}, kept).download('7')
    await clientOf({}, kept).download('7')
    expect(provider.countOf('/login')).toBe(1)

    clock.advance(12 * 3_600_000)
    await clientOf({}, kept).download('7')

    expect(provider.countOf('/login')).toBe(2)
  })

  test('works without an account, within the quota of an address', async () => {
    const client = clientOf({ username: null, password: null })

    await client.download('7')

    expect(client.quota().remaining).toBe(4)
    expect(provider.countOf('/login')).toBe(0)
  })

  test('with a used-up quota prevents further ones until the reset, even after a restart', async () => {
    await provider.stop()
    start({ quota: 1 })
    const kept = { account: null }
    const client = clientOf({}, kept)
    await client.download('7')

    const refused = await failure(client.download('7'))
    const again = await failure(clientOf({}, kept).download('7'))

    expect(refused).toBeInstanceOf(UpstreamRateLimited)
    expect((refused as UpstreamRateLimited).retryAfterSeconds).toBe(11 * 3600 + 59 * 60 + 59)
    expect(again).toBeInstanceOf(UpstreamRateLimited)
    expect(provider.countOf('/download')).toBe(1)

    provider.quota.requests = 0
    clock.advance(12 * 3_600_000)
    await client.download('7')
    expect(provider.countOf('/download')).toBe(2)
  })

  test('refused because somebody else used up the quota reports when it resets', async () => {
    provider.quota.requests = 20

    const refused = await failure(clientOf().download('7'))

    expect(refused).toBeInstanceOf(UpstreamRateLimited)
    expect(refused.message).toBe('The subtitle provider allows no more downloads today')
    expect(sentenceOf(refused)).toMatchObject({ code: 'subtitle_quota_spent', values: { party: 'The subtitle provider' } })
  })
})

describe('refusals', () => {
  test('a wrong password is not retried, but a changed one is', async () => {
    const settings = { password: 'wrong' }
    const client = clientOf(settings)

    const errors = [await failure(client.download('7')), await failure(client.download('7'))]

    expect(errors.map(({ message }) => message)).toEqual(
      Array(2).fill('The subtitle provider rejects the user name or the password: check them under Settings → Watching → Subtitles'),
    )
    expect(errors.map((error) => sentenceOf(error)?.code)).toEqual(['subtitle_account_refused', 'subtitle_account_refused'])
    expect(provider.countOf('/login')).toBe(1)
  })

  test('a wrong or missing key is reported with a reason', async () => {
    const wrong = await failure(clientOf({ api_key: 'other' }).search({ hash }, inEnglish))
    const none = await failure(clientOf({ api_key: ' ' }).search({ hash }, inEnglish))

    expect(wrong.message).toBe('The subtitle provider rejects your key: check it under Settings → Watching → Subtitles')
    expect(none.message).toBe('The subtitle provider needs a key: enter yours under Settings → Watching → Subtitles')
    expect([wrong, none].map((error) => sentenceOf(error)?.code)).toEqual(['subtitle_key_refused', 'subtitle_key_needed'])
    expect(provider.asked).toHaveLength(1)
  })

  test('a user name without a password is reported before any request', async () => {
    const error = await failure(clientOf({ password: null }).download('7'))

    expect(error.message).toContain('both the user name and the password')
    expect(provider.asked).toHaveLength(0)
  })
})

describe('a failing provider', () => {
  test('that asks us to wait is left alone that long', async () => {
    provider.faults.push({ when: '/subtitles', kind: 'rate_limited', retry_after: 90 })
    const client = clientOf()

    const errors = [await failure(client.search({ hash }, inEnglish)), await failure(client.search({ hash }, inEnglish))]

    expect(errors.map((error) => (error as UpstreamRateLimited).retryAfterSeconds)).toEqual([90, 90])
    expect(provider.asked).toHaveLength(1)
    provider.faults.length = 0
    clock.advance(90_000)
    expect(await client.search({ hash }, inEnglish)).toHaveLength(1)
  })

  for (const kind of ['broken', 'garbage', 'endless'] as const)
    test(`that is ${kind} is unreachable with a reason, and used again when it recovers`, async () => {
      provider.faults.push({ when: '/api/v1/', kind })
      const client = clientOf()

      const searched = await failure(client.search({ hash }, inEnglish))
      const downloaded = await failure(client.download('7'))

      for (const error of [searched, downloaded]) {
        expect(error).toBeInstanceOf(UpstreamUnreachable)
        expect(error.message).toStartWith('The subtitle provider ')
      }
      provider.faults.length = 0
      expect(await client.search({ hash }, inEnglish)).toHaveLength(1)
    })

  test('that sends an endless file is cut off', async () => {
    provider.faults.push({ when: '/dl/', kind: 'endless' })

    expect((await failure(clientOf().download('7'))).message).toBe('The subtitle provider sends more than 2.1 MB')
  })

  test('whose file URL leads into the local network is not followed', async () => {
    const local = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response(srt) })
    const lying = Bun.serve({
      hostname: '127.0.0.1',
      port: 0,
      fetch: () => Response.json({ link: `http://127.0.0.1:${local.port}/x.srt`, remaining: 5 }),
    })
    try {
      const client = clientOf({ url: `http://127.0.0.1:${lying.port}`, username: null, password: null })
      expect((await failure(client.download('7'))).message).toBe('The subtitle provider points to an address inside the local network')
    } finally {
      await Promise.all([local.stop(true), lying.stop(true)])
    }
  })
})

test('a test reports the remaining quota', async () => {
  expect(await clientOf().test()).toEqual({ remaining: 20, resets_at: null })
  expect(await clientOf({ username: null, password: null }).test()).toEqual({ remaining: null, resets_at: null })
})

test.each([
  ['https://api.opensubtitles.com', 'vip-api.opensubtitles.com', 'https://vip-api.opensubtitles.com/api/v1'],
  ['https://api.opensubtitles.com/api/v1/', 'api.opensubtitles.com', 'https://api.opensubtitles.com/api/v1'],
  ['https://api.opensubtitles.com', 'evil.example', 'https://api.opensubtitles.com/api/v1'],
  ['https://api.opensubtitles.com', 'evil.example/.opensubtitles.com', 'https://api.opensubtitles.com/api/v1'],
  ['https://api.opensubtitles.com', null, 'https://api.opensubtitles.com/api/v1'],
  ['http://127.0.0.1:4000', 'vip-api.opensubtitles.com', 'http://127.0.0.1:4000/api/v1'],
])('after a login at %s that names %p, the API is at %s', (url, returned, root) => {
  expect(rootAfterLogin(url, returned)).toBe(root)
})
