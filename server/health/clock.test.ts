import { expect, test } from 'bun:test'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { useApp } from '#server/testing/use-app'

const app = useApp()

const codes = async (path: string, method = 'GET'): Promise<string[]> => {
  const { body } = await app.ask<{ results: { code: string }[] }>(method, path)
  return body.results.map(({ code }) => code)
}
const sessions = async (): Promise<number> => (await app.ask<{ results: unknown[] }>('GET', '/auth/sessions')).body.results.length
const purge = async (): Promise<void> => {
  await app.ask('POST', '/tasks/session-purge/run')
  await app.rooms.tasks.scheduler.idle()
}

test('while the clock is years ahead no session is deleted, Health says so, and a person can confirm the clock', async () => {
  await app.ask('POST', '/auth/sessions', { kind: 'cli', label: 'script', ttl_days: 365 })
  app.clock.set('2034-03-01T12:00:00.000Z')

  expect(await codes('/health/check', 'POST')).toContain('clock_in_doubt')
  await purge()
  app.clock.set('2026-03-01T12:30:00.000Z')
  expect(await sessions()).toBe(1)

  app.clock.set('2034-03-01T12:00:00.000Z')
  expect(await codes('/health/clock/confirm', 'POST')).not.toContain('clock_in_doubt')
})

test('what a restore replaced is kept for a week, and longer while the clock is in doubt', async () => {
  const rollback = join(app.dataDir, 'app.db.rollback')
  const maintain = async (): Promise<boolean> => {
    await app.ask('POST', '/tasks/database-maintenance/run')
    await app.rooms.tasks.scheduler.idle()
    return existsSync(rollback)
  }
  writeFileSync(rollback, 'the old one')
  const made = statSync(rollback).ctimeMs
  const after = (days: number) => app.clock.set(new Date(made + days * 86_400_000).toISOString())
  after(0)
  await app.ask('POST', '/health/clock/confirm')

  after(8)
  expect(await maintain()).toBe(true)
  await app.ask('POST', '/health/clock/confirm')
  after(6)
  await app.ask('POST', '/health/clock/confirm')
  expect(await maintain()).toBe(true)
  after(8)
  await app.ask('POST', '/health/clock/confirm')
  expect(await maintain()).toBe(false)
})
