import { afterEach, beforeEach, expect, test } from 'bun:test'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openHouse, type TestHouse } from '#server/testing/test-app'

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

test('what a restore replaced is kept for a week, and longer while the clock is in doubt', async () => {
  const rollback = join(house.dataDir, 'app.db.rollback')
  const maintain = async (): Promise<boolean> => {
    await house.ask('POST', '/tasks/database-maintenance/run')
    await house.rooms.tasks.scheduler.idle()
    return existsSync(rollback)
  }
  writeFileSync(rollback, 'the old one')
  const made = statSync(rollback).ctimeMs
  const after = (days: number) => house.clock.set(new Date(made + days * 86_400_000).toISOString())
  after(0)
  await house.ask('POST', '/health/clock/confirm')

  after(8)
  expect(await maintain()).toBe(true)
  await house.ask('POST', '/health/clock/confirm')
  after(6)
  await house.ask('POST', '/health/clock/confirm')
  expect(await maintain()).toBe(true)
  after(8)
  await house.ask('POST', '/health/clock/confirm')
  expect(await maintain()).toBe(false)
})
