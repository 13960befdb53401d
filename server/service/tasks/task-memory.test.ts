import { expect, test } from 'bun:test'
import { hours, milliseconds, minutes } from '#server/foundation/lib/duration'
import type { Task, TaskRun } from '#server/service/tasks/schema'
import { putMovie } from '#server/testing/put-rows'
import { useSharedApp } from '#server/testing/use-app'
import { startListService } from '#world/lists'

const app = useSharedApp()

const newestStored = (name: string) =>
  (app.db.$client.query('SELECT max(started_at) AS at FROM task_runs WHERE task = ?').get(name) as { at: string | null }).at
const shown = async (name: string): Promise<Task> => (await app.ask<Task>('GET', `/tasks/${name}`)).body
const runsOf = async (name: string) => (await app.ask<{ results: TaskRun[] }>('GET', `/tasks/${name}/runs?limit=100`)).body.results
const pass = async (length: number): Promise<void> => {
  for (let left = length; left > 0; left -= minutes(1)) {
    app.clock.advance(milliseconds(minutes(1)))
    await app.rooms.tasks.scheduler.tick()
  }
}
const written = (): number => (app.db.$client.query('SELECT total_changes() AS n').get() as { n: number }).n

test('an idle service writes nothing to its database for hours', async () => {
  await pass(hours(24.5))
  const before = written()

  await pass(hours(5))

  expect(written() - before).toBeLessThanOrEqual(1)
  expect((await shown('download-check')).last_run_at).toBe(app.clock.now().toISOString())
})

test('neither does one with movies, wanted ones among them, and a followed list that has nothing new', async () => {
  const service = startListService()
  const url = service.put('list', JSON.stringify([{ tmdb_id: 10378, title: 'Big Buck Bunny' }]))
  const list = { name: 'Wishes', type: 'json', settings: { url }, auto_add: true, search_when_added: false }
  const { body } = await app.ask<{ id: number }>('POST', '/lists', list)
  await app.ask('POST', `/lists/${body.id}/refresh`)
  for (let n = 0; n < 50; n++) putMovie(app, { title: `Here ${n}`, metadata_refreshed_at: app.clock.now().toISOString() })
  await pass(minutes(61))
  const before = written()

  await pass(hours(5))

  expect(written()).toBe(before)
  await service.stop()
})

test('runs that wait are written with the next change of anything', async () => {
  await pass(minutes(3))
  expect(newestStored('download-check')).not.toBe(app.clock.now().toISOString())

  await app.ask('POST', '/tags', { name: 'a change' })

  expect(newestStored('download-check')).toBe(app.clock.now().toISOString())
})

test('the list of runs holds those that wait, newest first, and the last twenty only', async () => {
  await pass(minutes(45))

  const runs = await runsOf('download-check')

  expect(runs).toHaveLength(20)
  expect(runs[0]).toMatchObject({ started_at: app.clock.now().toISOString(), finished_at: app.clock.now().toISOString(), error: null })
  expect(runs.map(({ id }) => id)).toEqual(runs.map(({ id }) => id).toSorted((one, other) => other - one))
  expect(new Set(runs.map(({ id }) => id)).size).toBe(20)
})

test('a run that a person starts, and one that fails, are written at once', async () => {
  const { body } = await app.ask<{ run: { id: number } }>('POST', '/tasks/disk-check/run')
  expect(newestStored('disk-check')).toBe(app.clock.now().toISOString())
  await app.rooms.tasks.scheduler.idle()
  expect((await runsOf('disk-check'))[0]).toMatchObject({ id: body.run.id, trigger: 'user', error: null })

  app.db.$client.run('ALTER TABLE downloads RENAME TO gone')
  await pass(minutes(1))
  app.db.$client.run('ALTER TABLE gone RENAME TO downloads')
  const failed = await shown('download-check')
  expect(failed.last_error).not.toBeNull()
  expect(app.db.$client.query("SELECT last_error FROM tasks WHERE name = 'download-check'").get()).toEqual({
    last_error: failed.last_error,
  })

  await pass(minutes(1))
  expect(app.db.$client.query("SELECT last_error FROM tasks WHERE name = 'download-check'").get()).toEqual({ last_error: null })
})

test('a clean stop keeps them all', async () => {
  await pass(minutes(2))
  const last = app.clock.now().toISOString()

  await app.rooms.tasks.close()

  expect(app.db.$client.query("SELECT last_run_at FROM tasks WHERE name = 'download-check'").get()).toEqual({ last_run_at: last })
})
