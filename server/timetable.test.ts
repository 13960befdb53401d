import { expect, test } from 'bun:test'
import type { Task } from '#server/service/tasks/schema'
import { putRoot } from '#server/testing/put-rows'
import { useSharedApp } from '#server/testing/use-app'

const app = useSharedApp()

const backup = async (): Promise<Task> => (await app.ask<Task>('GET', '/tasks/backup')).body

test('a disabled task reports it and does not run on schedule', async () => {
  expect(await backup()).toMatchObject({ enabled: true, next_run_at: expect.any(String) })

  await app.ask('PUT', '/config', { backup_enabled: false })
  await app.rooms.tasks.scheduler.tick()
  await app.rooms.tasks.scheduler.idle()
  expect(await backup()).toMatchObject({ enabled: false, next_run_at: null })
  expect(await backup()).toMatchObject({ last_run_at: null })
})

test('disk-check reports a nearly full disk immediately', async () => {
  await putRoot(app)
  await app.ask('PUT', '/config', { min_free_space_mb: 10_000_000 })

  await app.ask('POST', '/tasks/disk-check/run')
  await app.rooms.tasks.scheduler.idle()

  const { body } = await app.ask<{ results: { code: string }[] }>('GET', '/health')
  expect(body.results.map(({ code }) => code)).toContain('disk_space_low')
})
