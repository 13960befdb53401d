import { describe, expect, test } from 'bun:test'
import type { AppEvent } from '#server/events'
import { createJournal } from '#server/foundation/history/journal'
import { stoppedClock } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import { createBus } from '#server/foundation/platform/bus'
import { createCursors } from '#server/foundation/platform/http/page'
import { silentLog } from '#server/foundation/platform/log'
import { openMigratedDb } from '#server/testing/migrated'
import { after } from '#server/testing/until'
import { createHealth, type Findings, type HealthCheck } from './health'
import { healthRoutes } from './routes'

const setUp = (checks: readonly HealthCheck[]) => {
  const clock = stoppedClock('2026-05-10T12:00:00.000Z')
  const db = openMigratedDb()
  const bus = createBus<AppEvent>()
  const announced: string[] = []
  const logged: string[] = []
  const writing = (message: string) => void logged.push(message)
  bus.subscribe((event) => {
    if (event.type === 'health_changed') announced.push(`${event.code} ${event.severity}`)
  })
  const health = createHealth({
    journal: createJournal({ db, bus, clock }),
    clock,
    log: { ...silentLog, info: writing, warn: writing },
    cursors: createCursors(() => 'k'),
    checks,
  })
  const after = async (seconds: number) => {
    clock.advance(seconds * 1000)
    await health.tick()
  }
  return { health, clock, announced, logged, after, db }
}
const phrases = { broken: 'It is broken', folder: 'Folder {number}' } as const
const title = say(phrases, 'broken')
const broken: Findings = { severity: 'error', title, detail: 'very', fix: { kind: 'settings', route: '/settings/x' } }
const aCheck = (look: () => Findings | Promise<Findings>, more: Partial<HealthCheck> = {}): HealthCheck => ({
  code: 'thing',
  about: 'The log',
  look,
  ...more,
})

describe('an issue', () => {
  test('is announced after ten seconds, and then listed with the moment it began', async () => {
    const { health, announced, after } = setUp([aCheck(() => broken)])

    await after(0)
    await after(9)
    expect(announced).toEqual([])
    expect(health.entries()).toEqual([])
    await after(1)

    expect(announced).toEqual(['thing error'])
    expect(health.entries()).toEqual([
      {
        id: 'thing',
        code: 'thing',
        severity: 'error',
        title: 'It is broken',
        detail: 'very',
        values: { title: { code: 'broken', values: {}, text: 'It is broken' }, detail: 'very' },
        fix: { kind: 'settings', route: '/settings/x' },
        since: '2026-05-10T12:00:00.000Z',
      },
    ])
  })

  test('that comes and goes within ten seconds is never announced', async () => {
    let now: Findings = broken
    const { announced, after } = setUp([aCheck(() => now)])

    for (let i = 0; i < 20; i++) {
      await after(8)
      now = now ? null : broken
    }

    expect(announced).toEqual([])
  })

  test('is announced once while it lasts, again when it gets worse, and its end immediately', async () => {
    let now: Findings = { ...broken, severity: 'warning' }
    const { health, announced, logged, after } = setUp([aCheck(() => now)])

    for (let i = 0; i < 5; i++) await after(10)
    now = broken
    await after(10)
    now = null
    await after(10)

    expect(announced).toEqual(['thing warning', 'thing error', 'thing ok'])
    expect(logged).toEqual(['issue found', 'issue found', 'issue resolved'])
    expect(health.entries()).toEqual([])
  })

  test('that does not resolve on its own is announced immediately', async () => {
    const { announced, after } = setUp([aCheck(() => broken, { immediate: true })])

    await after(0)

    expect(announced).toEqual(['thing error'])
  })

  test('that was announced is checked again as soon as something changes, unlike others', async () => {
    let found: Findings = broken
    let others = 0
    const other = aCheck(
      () => {
        others++
        return null
      },
      { code: 'other' },
    )
    const { health, announced, after } = setUp([aCheck(() => found, { immediate: true, every: 3600 }), other])
    await after(0)

    found = null
    await health.review()

    expect(announced).toEqual(['thing error', 'thing ok'])
    expect(others).toBe(1)
  })

  test('may be one of several with the same code, each with its own id', async () => {
    let folders = [1, 2]
    const { health, announced, after } = setUp([
      aCheck(() => folders.map((subject) => ({ severity: 'warning', title: say(phrases, 'folder', { number: subject }), subject })), {
        immediate: true,
      }),
    ])

    await after(0)
    expect(health.entries().map((entry) => entry.id)).toEqual(['thing:1', 'thing:2'])
    folders = [2]
    await after(10)

    expect(health.entries().map((entry) => entry.id)).toEqual(['thing:2'])
    expect(announced).toEqual(['thing warning', 'thing warning', 'thing ok'])
  })

  test('can be reported directly', async () => {
    const { health, announced } = setUp([])

    health.report('bundle_secret', broken)
    expect(health.entries()[0]).toMatchObject({ code: 'bundle_secret', severity: 'error' })
    health.report('bundle_secret', null)
    health.report('bundle_secret', null)

    expect(health.entries()).toEqual([])
    expect(announced).toEqual(['bundle_secret error', 'bundle_secret ok'])
  })

  test('is listed even if the disk is too full to store the event', async () => {
    const { health, db } = setUp([])
    db.$client.run('PRAGMA query_only = 1')

    health.report('disk_full', broken)

    expect(health.entries()).toHaveLength(1)
  })
})

describe('a check', () => {
  test('that hangs or fails becomes a warning and does not block others', async () => {
    const hangs = aCheck(() => new Promise(() => {}), { code: 'hangs', about: 'The clock', within: 0.02 })
    const fails = aCheck(
      () => {
        throw new Error('secret detail')
      },
      { code: 'fails', about: 'The VPN' },
    )
    const { health } = setUp([hangs, fails, aCheck(() => broken)])

    await health.checkNow()

    expect(health.entries().map(({ code, severity, title }) => [code, severity, title])).toEqual([
      ['thing', 'error', 'It is broken'],
      ['fails', 'warning', 'The VPN could not be checked'],
      ['hangs', 'warning', 'The clock could not be checked'],
    ])
    expect(JSON.stringify(health.entries())).not.toContain('secret detail')
  })

  test('runs no more often than its interval, and immediately on request', async () => {
    let asked = 0
    const { health, after } = setUp([
      aCheck(
        () => {
          asked++
          return null
        },
        { every: 3600 },
      ),
    ])

    for (let i = 0; i < 10; i++) await after(60)
    expect(asked).toBe(1)
    await health.checkNow()
    expect(asked).toBe(2)
    await after(3600)
    expect(asked).toBe(3)
  })

  test('that found something runs again soon, so that it is announced in time', async () => {
    const { announced, after } = setUp([aCheck(() => broken, { every: 3600 })])

    await after(0)
    await after(5)
    await after(5)

    expect(announced).toEqual(['thing error'])
  })

  test('that hangs is not started again before it has ended', async () => {
    let begun = 0
    const { health } = setUp([
      aCheck(
        () => {
          begun++
          return new Promise(() => {})
        },
        { within: 0.01 },
      ),
    ])

    await health.checkNow()
    await health.checkNow()

    expect(begun).toBe(1)
    expect(health.entries()).toHaveLength(1)
  })

  test('never runs twice at the same time', async () => {
    let running = 0
    let most = 0
    const slow = aCheck(
      async () => {
        most = Math.max(most, ++running)
        await after(10)
        running--
        return null
      },
      { every: 0 },
    )
    const { health } = setUp([slow])

    await Promise.all([health.tick(), health.tick(), health.checkNow(), health.checkNow()])

    expect(most).toBe(1)
  })

  test('is not delayed by a clock that was set back', async () => {
    let asked = 0
    const { clock, after } = setUp([
      aCheck(() => {
        asked++
        return null
      }),
    ])

    await after(0)
    clock.set('2020-01-01T00:00:00.000Z')
    await after(0)

    expect(asked).toBe(2)
  })
})

test('POST /health/check responds with the issues found', async () => {
  const { health } = setUp([aCheck(() => broken)])

  const response = await healthRoutes(health, async () => {}).handle(new Request('http://localhost/health/check', { method: 'POST' }))

  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ results: [{ id: 'thing' }], has_more: false, next_cursor: null })
  expect(await (await healthRoutes(health, async () => {}).handle(new Request('http://localhost/health'))).json()).toMatchObject({
    results: [{ id: 'thing' }],
  })
})
