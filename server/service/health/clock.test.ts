import { expect, test } from 'bun:test'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { logsTable } from '#server/foundation/logs/table'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
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

test('while the clock is years ahead no session is deleted, Health reports it, and the user can confirm the clock', async () => {
  await app.ask('POST', '/auth/sessions', { kind: 'cli', label: 'script', ttl_days: 365 })
  app.clock.set('2034-03-01T12:00:00.000Z')

  expect(await codes('/health/check', 'POST')).toContain('clock_in_doubt')
  await purge()
  app.clock.set('2026-03-01T12:30:00.000Z')
  expect(await sessions()).toBe(1)

  app.clock.set('2034-03-01T12:00:00.000Z')
  expect(await codes('/health/clock/confirm', 'POST')).not.toContain('clock_in_doubt')
})

test('a replaced database is kept for a week after a restore, and longer while the clock is in doubt', async () => {
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

test('while the clock is in doubt nothing is deleted from the recycle bin or the log by age', async () => {
  const root_folder_id = await putRoot(app)
  const movie = putMovie(app, { title: 'Charade', year: 1963, root_folder_id })
  await app.ask('DELETE', `/files/${putFile(app, movie, { root_folder_id, relative_path: 'charade.mkv' })}`)
  const ts_us = app.clock.now().getTime() * 1000
  app.logs.db.insert(logsTable).values({ ts_us, level: 2, target: 't', subsystem: 's', message: 'before', source: 'backend' }).run()
  const kept = async (): Promise<[inBin: number, inLog: number]> => {
    for (const name of ['recycle-empty', 'log-retention']) await app.ask('POST', `/tasks/${name}/run`)
    await app.rooms.tasks.scheduler.idle()
    const { body } = await app.ask<{ results: unknown[] }>('GET', '/recycle')
    const rows = app.logs.db.select().from(logsTable).all()
    return [body.results.length, rows.filter(({ message }) => message === 'before').length]
  }

  app.clock.set('2034-03-01T12:00:00.000Z')
  expect(await kept()).toEqual([1, 1])
  await app.ask('POST', '/health/clock/confirm')
  expect(await kept()).toEqual([0, 0])
})
