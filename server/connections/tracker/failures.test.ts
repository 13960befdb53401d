import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { openTrackerWorld, type TrackerWorld } from '#server/testing/tracker-world'

type Failure = { error: { code: string; message: string } }
type Entries = { results: { code: string; detail: string | null }[] }
let world: TrackerWorld
beforeEach(async () => {
  world = await openTrackerWorld()
  await world.connect()
  await world.runSync()
})
afterEach(() => world.close())

const task = async () => {
  await world.app.ask('POST', '/tasks/tracker-sync/run')
  await world.app.rooms.tasks.scheduler.idle()
}
const needsAttention = async (): Promise<string[]> => {
  await world.app.ask('POST', '/health/check')
  return (await world.app.ask<Entries>('GET', '/health')).body.results.map(({ code }) => code).filter((code) => code.startsWith('tracker'))
}

describe('a tracker that asks us to wait', () => {
  test.each([
    ['says for how long', { 'retry-after': '7' }, '7'],
    ['does not say for how long', {}, '30'],
  ])('and %s is a 429 with the seconds, and gets no request until then', async (_, headers, seconds) => {
    world.tracking.refusals.push({ when: '/sync/last_activities', status: 429, headers: headers as Record<string, string>, times: 1 })

    const refused = await world.app.ask<Failure>('POST', '/tracker/sync')
    const asked = world.tracking.asked.length
    const again = await world.app.ask<Failure>('POST', '/tracker/sync', { dry_run: true })
    await task()

    expect([refused.status, refused.headers.get('retry-after'), refused.body.error.code]).toEqual([429, seconds, 'rate_limited'])
    expect([again.status, world.tracking.asked.length]).toEqual([429, asked])
    expect(await needsAttention()).toEqual([])
    world.app.clock.advance(Number(seconds) * 1000)
    await world.runSync()
    expect((await world.show()).last_error).toBeNull()
  })

  test('while sending loses nothing and gets nothing twice', async () => {
    await world.watchHere(world.put(603))
    world.tracking.refusals.push({ when: 'POST /sync/history', status: 429, headers: { 'retry-after': '5' }, times: 1 })
    await task()
    expect(await world.show()).toMatchObject({ pending: { plays: 1 }, last_error: 'The tracker asks Marquee to wait 5 seconds' })

    world.app.clock.advance(6000)
    await task()
    await task()

    expect(world.tracking.data.history).toHaveLength(1)
    expect((await world.show()).pending.plays).toBe(0)
  })
})

describe('a tracker that fails', () => {
  const isDown: [string, () => void, { words: string; reason: string }][] = [
    [
      'answers with a server error',
      () => void world.tracking.faults.push({ when: '/sync', kind: 'broken' }),
      { words: 'returned status 500', reason: 'party_answers_status' },
    ],
    [
      'answers with nonsense',
      () => void world.tracking.faults.push({ when: '/sync', kind: 'garbage' }),
      { words: 'does not understand', reason: 'party_answers_nonsense' },
    ],
    [
      'never answers',
      () => void world.tracking.faults.push({ when: '/sync', kind: 'silent' }),
      { words: 'did not respond in time', reason: 'party_too_slow' },
    ],
    [
      'answers without end',
      () => void world.tracking.faults.push({ when: '/sync', kind: 'endless' }),
      { words: 'sends more than', reason: 'party_sends_too_much' },
    ],
    [
      'refuses our application',
      () => void world.tracking.refusals.push({ when: '/sync', status: 403 }),
      { words: 'rejects your client ID', reason: 'tracker_client_id_refused' },
    ],
    [
      'has locked the account',
      () => void world.tracking.refusals.push({ when: '/sync', status: 423 }),
      { words: 'this account is locked', reason: 'tracker_account_locked' },
    ],
    [
      'has deactivated the account',
      () => void world.tracking.refusals.push({ when: '/sync', status: 423, headers: { 'x-account-deactivated': 'true' } }),
      { words: 'this account is deactivated', reason: 'tracker_account_deactivated' },
    ],
  ]
  test.each(isDown)(
    'because it %s is a 503 with a reason and needs attention, and recovers without a restart',
    async (_, fail, { words, reason }) => {
      fail()
      const { status, body } = await world.app.ask<Failure>('POST', '/tracker/sync')
      await task()

      expect([status, body.error.code]).toEqual([503, 'service_unavailable'])
      expect(body.error.message).toContain(words)
      expect(body.error).toMatchObject({ details: { reason }, values: { party: 'The tracker' } })
      expect((await world.show()).last_error).toContain(words)
      expect(await needsAttention()).toEqual(['tracker_failing'])
      expect(world.app.told()).not.toContain('task_failed')
      world.tracking.faults.length = 0
      world.tracking.refusals.length = 0
      await world.runSync()
      expect((await world.show()).last_error).toBeNull()
      expect(await needsAttention()).toEqual([])
      expect(world.tracking.overLimit).toEqual([])
    },
    150_000,
  )

  test('because nothing listens is a 503 with a reason and needs attention', async () => {
    await world.tracking.stop()

    const { status, body } = await world.app.ask<Failure>('POST', '/tracker/sync')

    expect([status, body.error.message]).toEqual([503, 'The tracker refuses the connection'])
    expect((await world.show()).last_error).toBe('The tracker refuses the connection')
    expect(await needsAttention()).toEqual(['tracker_failing'])
  }, 120_000)

  test('to renew its tokens has to be connected again, says so, and gets no more requests', async () => {
    world.tracking.forgetTokens()

    await task()

    expect(await needsAttention()).toEqual(['tracker_disconnected'])
    expect(await world.show()).toMatchObject({ connected: false, needs: 'reconnect', username: 'ada' })
  })
})

describe('plays that the tracker refuses', () => {
  test('do not hold up the others', async () => {
    for (const id of [1, 2]) await world.watchHere(world.put(id))
    world.tracking.refusals.push({ when: 'POST /sync/history', status: 422, times: 2 })

    await task()

    expect(world.tracking.data.history.map(({ tmdb }) => tmdb)).toEqual([2])
    expect((await world.show()).pending.plays).toBe(0)
  })

  test('because the account is full wait, with a reason', async () => {
    await world.watchHere(world.put(1))
    world.tracking.refusals.push({ when: 'POST /sync/history', status: 420, times: 1 })
    await task()
    expect(await world.show()).toMatchObject({ pending: { plays: 1 } })
    expect((await world.show()).last_error).toContain('the account there is full')

    await task()

    expect(await world.show()).toMatchObject({ pending: { plays: 0 }, last_error: null })
  })

  test('or whose response is lost are looked up before they are sent again', async () => {
    for (const id of [1, 2, 3]) await world.watchHere(world.put(id))
    world.tracking.refusals.push({ when: 'POST /sync/history', status: 502, after: true, times: 1 })
    await task()
    expect(await world.show()).toMatchObject({ pending: { plays: 3 } })
    world.app.clock.advance(60_000)

    await task()

    expect(world.tracking.data.history.map(({ tmdb }) => tmdb)).toEqual([1, 2, 3])
    expect((await world.show()).pending.plays).toBe(0)
  })
})
