import { afterAll, beforeAll, expect, test } from 'bun:test'
import { openHouse, type TestHouse } from '#server/testing/test-app'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const ended = async () => {
  while (house.background.underWay().length > 0) await Bun.sleep(5)
}

test('what happens by itself is known while it is under way: downloads, folders that are looked through, what follows from events', async () => {
  const { body } = await house.ask<{ id: number }>('POST', '/root-folders', { path: house.shelf })
  await ended()

  void house.rooms.downloads.drive.drive(1)
  const moved = house.background.underWay()
  await ended()
  await house.rooms.library.scanFolder(body.id)
  const scanned = house.background.underWay()
  await ended()
  house.config.update({ upgrade_enabled: !house.config.get().upgrade_enabled }, { isKey: true })
  const followed = house.background.underWay()
  await ended()

  expect(moved).toEqual(['a download that is moved on or brought in'])
  expect(scanned).toEqual(['a library folder that is looked through or taken in'])
  expect(followed).toEqual(['what follows from config_changed'])
})

test('while a service rests none of it is begun, and reading goes on', async () => {
  await house.quiesce()

  void house.rooms.downloads.drive.driveAll()
  expect(house.background.underWay()).toEqual([])
  expect((await house.ask('POST', '/tags', { name: 'late' })).status).toBe(503)
  expect((await house.ask('GET', '/tags')).status).toBe(200)
})
