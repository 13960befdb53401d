import { expect, test } from 'bun:test'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { instanceTable } from '#server/foundation/history/table'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'

const app = useApp()

const restored = () => app.db.insert(instanceTable).values({ key: 'restore_id', value: 'of yesterday' }).run()

test('searching needs no permission if there was no restore', async () => {
  expect(await app.rooms.library.caution.isOver()).toBe(true)
})

test('after a restore, searches nothing until all library folders were checked and found healthy', async () => {
  const root_folder_id = await putRoot(app)
  const movie = putMovie(app, { title: 'Charade', year: 1963, root_folder_id })
  putFile(app, movie, { root_folder_id, relative_path: 'Charade/charade.mkv' })
  restored()
  renameSync(app.shelf, join(app.dir, 'unplugged'))

  app.rooms.tasks.scheduler.runNow('wanted-search')
  await app.rooms.tasks.scheduler.idle()

  expect(await app.rooms.library.caution.isOver()).toBe(false)
  expect(app.told()).not.toContain('search_started')

  renameSync(join(app.dir, 'unplugged'), app.shelf)

  expect(await app.rooms.library.caution.isOver()).toBe(true)
})

test('once they were checked, a missing disk no longer blocks searching', async () => {
  await putRoot(app)
  restored()
  await app.rooms.library.caution.isOver()

  renameSync(app.shelf, join(app.dir, 'unplugged'))

  expect(await app.rooms.library.caution.isOver()).toBe(true)
})
