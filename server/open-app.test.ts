import { expect, test } from 'bun:test'
import { until } from '#server/testing/until'
import { useSharedApp } from '#server/testing/use-app'

const app = useSharedApp()

const ended = async () => {
  await until('nothing is under way', () => app.background.underWay().length === 0)
}

test('background work is listed while it runs: downloads, library folder scans, reactions', async () => {
  const { body } = await app.ask<{ id: number }>('POST', '/root-folders', { path: app.shelf })
  await ended()

  void app.rooms.downloads.drive.advance(1)
  const moved = app.background.underWay()
  await ended()
  await app.rooms.library.scanFolder(body.id)
  const scanned = app.background.underWay()
  await ended()
  app.config.update({ upgrade_enabled: !app.config.get().upgrade_enabled }, { isKey: true })
  const followed = app.background.underWay()
  await ended()

  expect(moved).toEqual(['processing or importing a download'])
  expect(scanned).toEqual(['scanning or importing a library folder'])
  expect(followed).toEqual(['reacting to an event'])
})

test('a room that cannot be cleaned up after the start does not keep the others from it', async () => {
  const cleaned: string[] = []
  const { images, backups } = app.rooms
  images.tidyUp = () => Promise.reject(new Error('no disk'))
  const tidyBackups = backups.tidyUp
  backups.tidyUp = async () => {
    await tidyBackups()
    cleaned.push('backups')
  }

  app.start()
  await ended()

  expect(cleaned).toEqual(['backups'])
})

test('a paused service starts no background work and still serves reads', async () => {
  await app.quiesce()

  void app.rooms.downloads.drive.advanceAll()
  expect(app.background.underWay()).toEqual([])
  expect((await app.ask('POST', '/tags', { name: 'late' })).status).toBe(503)
  expect((await app.ask('GET', '/tags')).status).toBe(200)
})
