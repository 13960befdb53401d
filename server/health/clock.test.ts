import { afterEach, beforeEach, expect, test } from 'bun:test'
import { openHouse, type TestHouse } from '#server/testing/house'

let house: TestHouse
beforeEach(async () => {
  house = await openHouse()
})
afterEach(() => house.close())

const codes = async (path: string, method = 'GET'): Promise<string[]> => {
  const { body } = await house.ask<{ results: { code: string }[] }>(method, path)
  return body.results.map(({ code }) => code)
}
const sessions = async (): Promise<number> => (await house.ask<{ results: unknown[] }>('GET', '/auth/sessions')).body.results.length
const purge = async (): Promise<void> => {
  await house.ask('POST', '/tasks/session-purge/run')
  await house.rooms.tasks.scheduler.idle()
}

test('while the clock is years ahead no session is deleted, Health says so, and a person can confirm the clock', async () => {
  await house.ask('POST', '/auth/sessions', { kind: 'cli', label: 'script', ttl_days: 365 })
  house.clock.set('2034-03-01T12:00:00.000Z')

  expect(await codes('/health/check', 'POST')).toContain('clock_in_doubt')
  await purge()
  house.clock.set('2026-03-01T12:30:00.000Z')
  expect(await sessions()).toBe(1)

  house.clock.set('2034-03-01T12:00:00.000Z')
  expect(await codes('/health/clock/confirm', 'POST')).not.toContain('clock_in_doubt')
})
