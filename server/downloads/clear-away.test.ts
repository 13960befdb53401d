import { afterEach, beforeEach, expect, test } from 'bun:test'
import { type DownloadWorld, openDownloads } from '#server/testing/downloads-world'

let house: DownloadWorld
beforeEach(() => {
  house = openDownloads()
})
afterEach(() => house.db.$client.close())

const brokenDisk = { code: 'not_on_shelf' }

test('what was fetched is kept as long as the movie is not seen on the shelf, and goes when it is', async () => {
  const { id, hash } = await house.seeding()
  house.shelf.hasMovie = false
  house.outside.see(hash, { state: 'completed', ratio: 1 })

  await house.pass(3)
  expect(house.downloads.get(id)).toMatchObject({ state: 'seeding', error: brokenDisk })
  expect(house.outside.has(hash)).toBe(true)
  house.shelf.hasMovie = true
  await house.pass(1)

  expect(house.downloads.get(id)).toMatchObject({ state: 'completed', error: null })
  expect(house.outside.has(hash)).toBe(false)
})

test('a torrent whose files the client misses while it seeds says so, and nothing is deleted', async () => {
  const { id, hash } = await house.seeding()
  house.outside.see(hash, { state: 'failed', complete: false, error: { code: 'missing_files', text: 'the files are gone' } })

  await house.pass(2)
  expect(house.downloads.get(id)).toMatchObject({ state: 'seeding', error: { code: 'missing_files', text: 'the files are gone' } })
  expect(house.outside.has(hash)).toBe(true)
  house.outside.see(hash, { state: 'seeding', complete: true, error: null })
  await house.pass(1)

  expect(house.downloads.get(id).error).toBeNull()
})

test('a payload that is refused when it is to be brought in leaves the client, with what was fetched', async () => {
  const { id, hash } = await house.arriving()
  house.whenBroughtIn((row) =>
    house.settle(row.id, { problem: { code: 'wrong_language', text: 'it speaks another language', kind: 'refused' } }),
  )
  house.outside.see(hash, { state: 'seeding', complete: true })

  await house.drive.drive(id)

  expect(house.stateOf(id)).toBe('failed')
  expect(house.blocked).toEqual(['wrong_language'])
  expect(house.outside.told.at(-1)).toBe(`remove ${hash.slice(0, 4)} with data`)
})

test('one that came too late, as a better file is there, ends quietly: not blocked, not failed, and cleared away', async () => {
  const { id, hash } = await house.arriving()
  const problem = { code: 'no_upgrade', text: 'the file on the shelf is better', kind: 'refused', isInnocent: true } as const
  house.whenBroughtIn((row) => house.settle(row.id, { problem }))
  house.outside.see(hash, { state: 'seeding', complete: true })

  await house.drive.drive(id)

  expect(house.downloads.get(id)).toMatchObject({ state: 'cancelled', error: { code: 'no_upgrade' } })
  expect(house.blocked).toEqual([])
  expect(house.types()).not.toContain('download_failed')
  expect(house.outside.has(hash)).toBe(false)
})

test('removing a download that failed tells its client too, and what is said of its data is true', async () => {
  const { id, hash } = await house.arriving()
  house.outside.see(hash, { state: 'seeding', complete: true })
  await house.drive.drive(id)
  house.settle(id, { problem: { code: 'wrong_language', text: 'it speaks another language', kind: 'refused' } })

  await house.downloads.remove(id, { delete_data: true })

  expect(house.outside.has(hash)).toBe(false)
  expect(house.heard.at(-1)).toMatchObject({ type: 'download_removed', data_deleted: true })
})

test('nothing is said to be deleted when the client has nothing of it any more, or it is to be kept', async () => {
  const lost = await house.arriving()
  house.outside.lose(lost.hash)
  await house.downloads.remove(lost.id, { delete_data: true })
  expect(house.heard.at(-1)).toMatchObject({ type: 'download_removed', data_deleted: false })

  const kept = await house.arriving()
  await house.downloads.remove(kept.id, { delete_data: false })

  expect(house.heard.at(-1)).toMatchObject({ type: 'download_removed', data_deleted: false })
})

test('a torrent that another download still needs stays with the client', async () => {
  const { id, hash } = await house.arriving()
  const { id: other } = house.queue(hash)
  await house.drive.drive(other)

  await house.downloads.remove(id, { delete_data: true })

  expect(house.outside.has(hash)).toBe(true)
  expect(house.heard.at(-1)).toMatchObject({ type: 'download_removed', data_deleted: false })
})
