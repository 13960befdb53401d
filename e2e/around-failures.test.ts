import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '#server/testing/until'
import type { Fault } from '#world/faults'
import { startListService } from '#world/lists'
import { startSubtitlesProvider } from '#world/subtitles-provider'
import type { Answer } from './client'
import { type Body, openStanding, type Standing } from './contract/standing'
import { footage } from './footage'
import { connectByCode, shownTracker, startTracked, syncOnce } from './tracked'

/** One of the three external services besides metadata provider and indexers. */
type Party = {
  name: string
  /** Prefix of its health code. */
  health: string
  /** Requests as often as it must fail before Health reports it. */
  askUntilTold: () => Promise<Answer<Body>[]>
  faults: Fault[]
  listener: { close: () => unknown; reopen: () => void }
  requests: () => number
  /** `trial` tests its settings; `ask` makes a request that a user would trigger. */
  trial: () => Promise<Answer<Body>>
  ask: () => Promise<Answer<Body>>
  /** The scheduled task that uses it. */
  task: () => Promise<unknown>
  /** The stored error of its last failure. */
  problem: () => Promise<string | null>
  refuseKey: () => Promise<unknown>
  acceptKey: () => Promise<unknown>
}

const movie = { id: 980_001, title: 'Quiet evening', year: 1940, runtime: 1 }
let standing: Standing
let tracked: ReturnType<typeof startTracked>
let lists: ReturnType<typeof startListService>
let subtitles: ReturnType<typeof startSubtitlesProvider>
let parties: Party[]

beforeAll(async () => {
  tracked = startTracked()
  lists = startListService({ api_key: 'key' })
  subtitles = startSubtitlesProvider({ subtitles: [], api_key: 'key' })
  standing = await openStanding()
  standing.provider.movies.push(movie)
  lists.lists.set('7', [{ id: movie.id, title: movie.title, release_year: movie.year }])
  await standing.ok('PUT', '/config', {
    ...tracked.settings,
    ...{ list_url: lists.url, list_api_key: 'key' },
    ...{ subtitles_url: subtitles.url, subtitles_api_key: 'key', subtitle_languages: ['en'], subtitle_auto: true },
  })
  await connectByCode(standing.client, tracked.tracking)
  await syncOnce(standing.client)
  const { id: listId } = await standing.ok('POST', '/lists', { name: 'Evenings', type: 'list_provider', settings: { list: '7' } })
  parties = [tracker(), list(listId), subtitle((await shelve()).id)]
  for (const party of parties) await worksAgain(party)
}, 120_000)
afterAll(async () => {
  await standing?.close()
  await Promise.all([tracked?.tracking.stop(), lists?.stop(), subtitles?.stop()])
}, 120_000)
afterEach(() => {
  for (const { faults } of parties) faults.length = 0
})

const ask = (method: string, path: string, body?: unknown) => standing.client.ask<Body>(method, path, body)

/** Creates a movie with a file that lacks subtitles. */
const shelve = async () => {
  const folder = join(standing.movies, `${movie.title} (${movie.year})`)
  const { id } = await standing.add(movie.id)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${movie.title} (${movie.year}).mp4`), footage(400_000))
  return await standing.ok('POST', `/movies/${id}/rescan`)
}

const runTask = async (name: string): Promise<void> => {
  const { run } = await standing.ok('POST', `/tasks/${name}/run`)
  await until(`${name} has ended`, async () => {
    const runs = await standing.client.all<{ id: number; finished_at: string | null }>(`/tasks/${name}/runs`)
    return runs.some(({ id, finished_at }) => id === run.id && finished_at !== null)
  })
}

const tracker = (): Party => {
  const { tracking } = tracked
  const dryRun = () => ask('POST', '/tracker/sync', { dry_run: true })
  const task = () => runTask('tracker-sync')
  return {
    name: 'The tracker',
    health: 'tracker_failing',
    askUntilTold: async () => (await Promise.all([dryRun(), task()])).slice(0, 1) as Answer<Body>[],
    faults: tracking.faults,
    listener: tracking.listener,
    requests: () => tracking.asked.length,
    trial: () => ask('POST', '/config/test/tracker'),
    ask: dryRun,
    task,
    problem: async () => (await shownTracker(standing.client)).last_error,
    refuseKey: async () => tracking.refusals.push({ when: '/', status: 403 }),
    acceptKey: async () => tracking.refusals.splice(0),
  }
}
const list = (id: number): Party => {
  const refresh = () => ask('POST', `/lists/${id}/refresh`)
  return {
    name: 'The list provider',
    health: 'list_failing',
    askUntilTold: async () => [await refresh(), await refresh()],
    faults: lists.faults,
    listener: lists.listener,
    requests: () => lists.asked.length,
    trial: () => ask('POST', '/config/test/list'),
    ask: refresh,
    task: () => runTask('list-sync'),
    problem: async () => (await standing.ok('GET', `/lists/${id}`)).last_error,
    refuseKey: () => standing.ok('PUT', '/config', { list_api_key: 'another' }),
    acceptKey: () => standing.ok('PUT', '/config', { list_api_key: 'key' }),
  }
}
const subtitle = (movieId: number): Party => {
  const search = () => ask('POST', `/movies/${movieId}/subtitles/search`)
  return {
    name: 'The subtitle provider',
    health: 'subtitles_failing',
    askUntilTold: async () => [await search()],
    faults: subtitles.faults,
    listener: subtitles.listener,
    requests: () => subtitles.asked.length,
    trial: () => ask('POST', '/config/test/subtitles'),
    ask: search,
    task: () => runTask('subtitle-search'),
    problem: async () => (await standing.ok('GET', '/subtitles')).problem,
    refuseKey: () => standing.ok('PUT', '/config', { subtitles_api_key: 'another' }),
    acceptKey: () => standing.ok('PUT', '/config', { subtitles_api_key: 'key' }),
  }
}

const needsAttention = async ({ health }: Party): Promise<Body> => {
  await standing.ok('POST', '/health/check')
  return (await standing.ok('GET', '/health')).results.find(({ code }: Body) => code === health)
}

/** Works both on request and in its task, without a restart. */
const worksAgain = async (party: Party): Promise<void> => {
  await until(`${party.name} answers`, async () => (await party.ask()).status === 200)
  await party.task()
  expect((await party.trial()).status).toBe(200)
  expect(await party.problem()).toBeNull()
  expect(await needsAttention(party)).toBeUndefined()
}

/** A request is tried at most this often, and only if a retry may help. */
const mostTries = 3

/** `isSlow`: every request runs into its timeout, so only those needed for the health issue are made. */
const failsInWords = async (party: Party, words: RegExp, { isSlow = false } = {}): Promise<void> => {
  const before = party.requests()
  const answers = [...(isSlow ? [] : [await party.trial()]), ...(await party.askUntilTold())]
  if (!isSlow) await party.task()

  for (const { status, body } of answers) {
    expect([party.name, status, body.error?.code]).toEqual([party.name, 503, 'service_unavailable'])
    expect(body.error.message).toMatch(words)
    expect(body.error.message).not.toMatch(/https?:|undefined|JSON\.parse|Error:/)
  }
  if (!isSlow) expect(await party.problem()).toMatch(words)
  expect(await needsAttention(party)).toMatchObject({ title: expect.stringMatching(/^[A-Z]/), detail: expect.stringMatching(words) })
  expect(party.requests() - before).toBeLessThanOrEqual((answers.length + 2) * mostTries)
}

const all = async (check: (party: Party) => Promise<void>): Promise<void> => void (await Promise.all(parties.map(check)))

describe('the tracker, the list provider and the subtitle provider', () => {
  test('rate limiting: 429 with the seconds to wait, no requests until then, success afterwards', async () => {
    await all(async (party) => {
      // Long enough for everything that happens before it is over.
      party.faults.push({ when: '/', kind: 'rate_limited', retry_after: 12 })

      const first = await party.ask()
      const before = party.requests()
      const second = await party.ask()
      await party.task()

      expect([party.name, first.status, first.body.error.code]).toEqual([party.name, 429, 'rate_limited'])
      expect(Number(first.headers.get('retry-after'))).toBeWithin(10, 13)
      expect([party.name, second.status, party.requests() - before]).toEqual([party.name, 429, 0])
      expect((await party.trial()).status).toBe(429)
      party.faults.length = 0
      await worksAgain(party)
    })
  }, 120_000)

  for (const [kind, words] of [
    ['broken', /returned status 500$/],
    ['garbage', /does not understand$|is not JSON$/],
    ['endless', /sends more than/],
    ['silent', /did not respond in time$/],
  ] as const)
    test(`${kind}: 503 with a reason, a health issue, and recovery without a restart`, async () => {
      await all(async (party) => {
        party.faults.push({ when: '/', kind })

        await failsInWords(party, words, { isSlow: kind === 'silent' })

        party.faults.length = 0
        await worksAgain(party)
      })
    }, 120_000)

  test('refused connections: 503 with a reason, a health issue, and recovery without a restart', async () => {
    await all(async (party) => {
      await party.listener.close()

      await failsInWords(party, /refuses the connection$/)

      party.listener.reopen()
      await worksAgain(party)
    })
  }, 120_000)

  test('a rejected key: 503 with a reason, a health issue, and recovery with the right key', async () => {
    await all(async (party) => {
      await party.refuseKey()

      await failsInWords(party, /(rejects|denies)/)

      await party.acceptKey()
      await worksAgain(party)
    })
  }, 120_000)

  test('no limit of theirs was exceeded', () => {
    expect(tracked.tracking.overLimit).toEqual([])
    expect(subtitles.counts.too_fast).toBe(0)
  })
})
