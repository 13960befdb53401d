import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Task } from '#server/tasks/schema'
import { putRoot } from '#server/testing/put-rows'
import { openHouse, type TestHouse } from '#server/testing/test-app'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const backup = async (): Promise<Task> => (await house.ask<Task>('GET', '/tasks/backup')).body

test('a task that is switched off says so and does not run by itself', async () => {
  expect(await backup()).toMatchObject({ enabled: true, next_run_at: expect.any(String) })

  await house.ask('PUT', '/config', { backup_enabled: false })
  await house.rooms.tasks.scheduler.tick()
  await house.rooms.tasks.scheduler.idle()
  expect(await backup()).toMatchObject({ enabled: false, next_run_at: null })
  expect(await backup()).toMatchObject({ last_run_at: null })
})

test('disk-check tells at once that a disk is nearly full', async () => {
  await putRoot(house)
  await house.ask('PUT', '/config', { min_free_space_mb: 10_000_000 })

  await house.ask('POST', '/tasks/disk-check/run')
  await house.rooms.tasks.scheduler.idle()

  const { body } = await house.ask<{ results: { code: string }[] }>('GET', '/health')
  expect(body.results.map(({ code }) => code)).toContain('disk_space_low')
})
