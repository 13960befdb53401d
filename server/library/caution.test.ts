import { afterEach, beforeEach, expect, test } from 'bun:test'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { instanceTable } from '#server/history/table'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { openHouse, type TestHouse } from '#server/testing/test-app'

let house: TestHouse
beforeEach(async () => {
  house = await openHouse()
})
afterEach(() => house.close())

const restored = () => house.db.insert(instanceTable).values({ key: 'restore_id', value: 'of yesterday' }).run()

test('without a restore, searching needs no permission', async () => {
  expect(await house.rooms.library.caution.isOver()).toBe(true)
})

test('after a restore nothing is searched for until all library folders were looked at in good health', async () => {
  const root_folder_id = await putRoot(house)
  const movie = putMovie(house, { title: 'Charade', year: 1963, root_folder_id })
  putFile(house, movie, { root_folder_id, relative_path: 'Charade/charade.mkv' })
  restored()
  renameSync(house.shelf, join(house.dir, 'unplugged'))

  house.rooms.tasks.scheduler.runNow('wanted-search')
  await house.rooms.tasks.scheduler.idle()

  expect(await house.rooms.library.caution.isOver()).toBe(false)
  expect(house.told()).not.toContain('search_started')

  renameSync(join(house.dir, 'unplugged'), house.shelf)

  expect(await house.rooms.library.caution.isOver()).toBe(true)
})

test('once they were looked at, a disk that is gone later stops nothing', async () => {
  await putRoot(house)
  restored()
  await house.rooms.library.caution.isOver()

  renameSync(house.shelf, join(house.dir, 'unplugged'))

  expect(await house.rooms.library.caution.isOver()).toBe(true)
})
