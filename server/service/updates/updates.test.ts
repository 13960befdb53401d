import { afterEach, beforeEach, expect, test } from 'bun:test'
import { say } from '#server/foundation/lib/sentence'
import { silentLog } from '#server/foundation/platform/log'
import { openReleases } from '#server/testing/releases'
import { useApp } from '#server/testing/use-app'
import { sentences } from './sentences'
import { createUpdates } from './updates'

const app = useApp()
let releases: ReturnType<typeof openReleases>
beforeEach(() => {
  releases = openReleases('linux-x64')
})
afterEach(() => releases.stop())

const updatesOf = (version: string, source: typeof releases.source | null = releases.source) =>
  createUpdates({
    source,
    version,
    program: null,
    refusal: say(sentences, 'update_by_owner', { owner: 'whoever started it' }),
    clock: app.clock,
    journal: app.journal,
    log: silentLog,
    newestSeen: () => app.events.flatMap((event) => (event.type === 'update_available' ? [event.released_at] : [])).at(-1) ?? null,
    backUp: async () => {},
    restart: () => {},
  })
const announced = () => app.events.flatMap((event) => (event.type === 'update_available' ? [event.version] : []))

test('announces a newer version once and shows its changes', async () => {
  const updates = updatesOf('1.0.0')
  releases.publish('1.1.0', 'a program')

  await updates.check()
  await updates.check()
  expect(updates.show()).toMatchObject({ current: '1.0.0', latest: '1.1.0', notes: 'Better.', checked_at: '2026-03-01T12:00:00.000Z' })
  expect(announced()).toEqual(['1.1.0'])

  releases.publish('1.2.0', 'a program')
  await updates.check()
  expect(announced()).toEqual(['1.1.0', '1.2.0'])
})

test('the running version and older ones are not news', async () => {
  for (const version of ['1.0.0', '0.9.0']) {
    const updates = updatesOf('1.0.0')
    releases.publish(version, 'a program')
    await updates.check()
    expect(updates.show().latest).toBeNull()
  }
  expect(announced()).toEqual([])
})

test('ignores an unsigned release and keeps what was known', async () => {
  const updates = updatesOf('1.0.0')
  releases.publish('1.1.0', 'a program')
  await updates.check()
  releases.publish('1.2.0', 'a program')
  releases.files.set('SHA256SUMS.sig', new TextEncoder().encode(Buffer.alloc(64, 1).toString('base64')))

  await expect(updates.check()).rejects.toThrow('not signed')

  expect(updates.show().latest).toBe('1.1.0')
  expect(announced()).toEqual(['1.1.0'])
})

test('an old release that is offered again is refused, also after a restart', async () => {
  releases.publish('1.2.0', 'a program', '2026-02-02T00:00:00Z')
  await updatesOf('1.0.0').check()
  releases.publish('1.1.0', 'a program', '2026-01-01T00:00:00Z')

  const restarted = updatesOf('1.0.0')

  await expect(restarted.check()).rejects.toThrow('The release is older than one that was offered before')
  expect(restarted.show().latest).toBeNull()
})

test('a file without an end is not read to its end', async () => {
  let sent = 0
  releases.publish('1.1.0', 'a program')
  releases.files.set(
    'SHA256SUMS',
    new ReadableStream({
      pull: (controller) => {
        sent += 100_000
        controller.enqueue(new Uint8Array(100_000))
      },
    }),
  )

  await expect(updatesOf('1.0.0').check()).rejects.toThrow('SHA256SUMS is too large')
  expect(sent).toBeLessThan(50_000_000)
})

test('an unpublished build makes no requests', async () => {
  const updates = updatesOf('1.0.0', null)

  await updates.check()

  expect([updates.isPossible(), updates.show().checked_at]).toEqual([false, null])
})
