import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { openTrackerWorld, type TrackerWorld } from '#server/testing/tracker-world'
import { trackerAccountTable } from './table'

type Failure = { error: { code: string; message: string } }
type Tried = { ok: boolean; code: string; values: object; message: string }
let world: TrackerWorld
beforeEach(async () => {
  world = await openTrackerWorld()
})
afterEach(() => world.close())

const stored = () => world.app.db.select().from(trackerAccountTable).get()
const begin = () => world.app.ask<{ user_code: string; qr_svg: string; interval_seconds: number }>('POST', '/tracker/device-code')

describe('connecting with a code', () => {
  test('shows the code, waits for the person, and then knows the account', async () => {
    const { status, body } = await begin()
    expect([status, body.user_code, body.interval_seconds]).toEqual([200, 'ABCD1234', 5])
    expect(body.qr_svg).toStartWith('<svg')
    expect(await world.poll()).toBe('pending')
    world.app.clock.advance(6000)
    expect(await world.poll()).toBe('pending')

    world.tracking.approve()
    world.app.clock.advance(6000)

    expect(await world.poll()).toBe('connected')
    expect(await world.show()).toMatchObject({ connected: true, username: 'ada', needs: 'confirmation', last_error: null })
    expect(world.app.told()).toContain('tracker_connected')
    expect(await world.poll()).toBe('connected')
  })

  test('polls the tracker no faster than it allows, however often the page asks', async () => {
    await begin()
    for (let i = 0; i < 20; i++) {
      expect(await world.poll()).toBe('pending')
      world.app.clock.advance(1000)
    }

    expect(world.tracking.calls('POST /oauth/device/token')).toBe(4)
  })

  test('slows down when the tracker asks for it', async () => {
    await begin()
    world.tracking.refusals.push({ when: '/oauth/device/token', status: 429, times: 1 })
    world.app.clock.advance(5000)
    expect(await world.poll()).toBe('pending')
    world.tracking.approve()

    world.app.clock.advance(5500)
    expect(await world.poll()).toBe('pending')
    world.app.clock.advance(1000)
    expect(await world.poll()).toBe('connected')
  })

  test.each([
    ['the person says no', () => world.tracking.deny(), 'denied'],
    ['the tracker reports the code as expired', () => world.tracking.expireCode(), 'expired'],
    ['the code expires', () => world.app.clock.advance(601_000), 'expired'],
    [
      'the tracker does not know the code',
      () => void world.tracking.refusals.push({ when: '/oauth/device/token', status: 404 }),
      'expired',
    ],
    ['the code was used already', () => void world.tracking.refusals.push({ when: '/oauth/device/token', status: 409 }), 'expired'],
  ])('ends when %s', async (_, happen, state) => {
    await begin()
    happen()
    world.app.clock.advance(6000)

    expect(await world.poll()).toBe(state)

    expect(await world.poll()).toBe('expired')
    expect(stored()).toBeUndefined()
    world.tracking.refusals.length = 0
    expect(await world.connect()).toBe('connected')
  })

  test('continues after the tracker was down', async () => {
    await begin()
    world.app.clock.advance(6000)
    world.tracking.faults.push({ when: '/oauth/device/token', kind: 'broken', times: 1 })
    expect((await world.app.ask('POST', '/tracker/device-poll')).status).toBe(503)
    world.tracking.approve()
    world.app.clock.advance(6000)

    expect(await world.poll()).toBe('connected')
  })

  test('works even if the tracker does not report the account; the next sync asks again', async () => {
    world.tracking.faults.push({ when: '/users/settings', kind: 'garbage', times: 3 })
    expect(await world.connect()).toBe('connected')
    expect(await world.show()).toMatchObject({ connected: true, username: null })
    world.tracking.faults.length = 0

    await world.runSync()

    expect(await world.show()).toMatchObject({ username: 'ada' })
  })

  test('is refused while connected, and without a client ID', async () => {
    await world.connect()
    expect((await begin()).status).toBe(409)
    await world.app.ask('DELETE', '/tracker')
    world.app.config.update({ tracker_client_id: null }, { isKey: true })

    const { status, body } = await world.app.ask<Failure>('POST', '/tracker/device-code')

    expect([status, body.error.code]).toEqual([503, 'service_unavailable'])
    expect(body.error.message).toContain('client ID')
  })

  test('reports a refused client ID, in the form and in the test', async () => {
    world.app.config.update({ tracker_client_id: 'another' }, { isKey: true })

    for (const path of ['/tracker/device-code', '/config/test/tracker']) {
      const { status, body } = await world.app.ask<Failure>('POST', path)
      expect([path, status]).toEqual([path, 503])
      expect(body.error.message).toContain('rejects your client ID')
    }
    const tried = await world.app.ask<Tried>('POST', '/config/test/tracker', { tracker_client_id: world.tracking.client_id })
    expect(tried.body).toEqual({ ok: true, code: 'tracker_accepts_us', values: {}, message: 'It responds and accepts the client ID' })
  })
})

describe('a connection', () => {
  test('is revoked when the person ends it, and ends here even if the tracker is down', async () => {
    await world.connect()
    const token = stored()?.access_token ?? ''
    expect((await world.app.ask('DELETE', '/tracker')).status).toBe(204)
    expect(world.tracking.revoked).toEqual([token])
    await world.connect()
    world.tracking.faults.push({ when: '/oauth/revoke', kind: 'broken' })

    expect((await world.app.ask('DELETE', '/tracker')).status).toBe(204)

    expect(stored()).toBeUndefined()
    expect(await world.show()).toMatchObject({ connected: false, username: null })
    expect(world.app.told().filter((type) => type === 'tracker_disconnected')).toHaveLength(2)
  })

  test('gets new tokens at half their lifetime, with one request however many need them', async () => {
    await world.connect()
    const before = stored()
    world.app.clock.advance(4 * 24 * 3600_000)

    await Promise.all([world.count(), world.count(), world.count()])

    expect(world.tracking.refreshes).toHaveLength(1)
    expect(stored()?.access_token).not.toBe(before?.access_token)
    expect(stored()?.refresh_token).not.toBe(before?.refresh_token)
  })

  test('gets new tokens when the old ones are refused, even in the middle of a sync', async () => {
    await world.connect()
    world.tracking.expireTokens()

    await world.runSync()

    expect(world.tracking.refreshes).toHaveLength(1)
    expect(await world.show()).toMatchObject({ connected: true, last_error: null, needs: null })
  })

  test('uses its token until it expires while the tracker cannot issue a new one', async () => {
    await world.connect()
    world.tracking.faults.push({ when: '/oauth/token', kind: 'broken' })
    world.app.clock.advance(4 * 24 * 3600_000)
    await world.runSync()
    expect((await world.show()).last_error).toBeNull()

    world.app.clock.advance(4 * 24 * 3600_000)
    expect((await world.app.ask('POST', '/tracker/sync')).status).toBe(503)
    world.tracking.faults.length = 0
    await world.runSync()

    expect(await world.show()).toMatchObject({ connected: true, last_error: null })
  })

  test('has to be set up again if new tokens were lost in transit, and then continues where it was', async () => {
    await world.connect()
    await world.runSync()
    const lost = stored()
    world.tracking.expireTokens()
    world.tracking.refusals.push({ when: 'POST /oauth/token', status: 502, after: true, times: 1 })
    expect((await world.app.ask('POST', '/tracker/sync')).status).toBe(503)
    const why = {
      last_error: 'The tracker returned status 502',
      last_error_reason: expect.objectContaining({ code: 'party_answers_status' }),
    }
    expect(stored()).toEqual({ ...lost, ...why } as never)

    expect((await world.app.ask('POST', '/tracker/sync')).status).toBe(503)

    expect(await world.show()).toMatchObject({ connected: false, username: 'ada', needs: 'reconnect' })
    const asked = world.tracking.asked.length
    await world.app.ask('POST', '/tasks/tracker-sync/run')
    await world.app.rooms.tasks.scheduler.idle()
    expect(world.tracking.asked).toHaveLength(asked)
    expect(await world.connect()).toBe('connected')
    expect(await world.show()).toMatchObject({ connected: true, needs: null })
  })

  test('sends its tokens only to the tracker that issued them', async () => {
    await world.connect()
    const elsewhere = await openTrackerWorld()
    world.app.config.update({ tracker_url: elsewhere.tracking.url }, { isKey: true })

    const { status } = await world.app.ask('POST', '/tracker/sync')
    await world.app.ask('DELETE', '/tracker')
    const asked = elsewhere.tracking.asked.length
    await elsewhere.close()

    expect([status, asked]).toEqual([503, 0])
  })

  test('to another account starts over', async () => {
    world.put(603)
    world.tracking.watch(603, '2025-01-01T20:00:00.000Z')
    await world.connect()
    await world.runSync()
    world.tracking.forgetTokens()
    await world.app.ask('POST', '/tracker/sync')
    world.tracking.data.username = 'grace'

    await world.connect()

    expect(await world.show()).toMatchObject({ username: 'grace', needs: 'confirmation', last_synced_at: null })
  })

  test('never exposes its tokens', async () => {
    await world.connect()
    world.tracking.faults.push({ when: '/sync/last_activities', kind: 'garbage', times: 3 })
    await world.app.ask('POST', '/tracker/sync')
    const row = stored()
    const secrets = [row?.access_token ?? '', row?.refresh_token ?? '']

    const texts = await Promise.all(
      ['/tracker', '/health', '/history', '/logs', '/config', '/tasks'].map(
        async (path) => await (await world.app.ask('GET', path)).response.text(),
      ),
    )

    expect(secrets.every((secret) => secret.length > 20)).toBe(true)
    for (const text of [...texts, JSON.stringify(world.app.events)]) for (const secret of secrets) expect(text).not.toContain(secret)
  })
})
