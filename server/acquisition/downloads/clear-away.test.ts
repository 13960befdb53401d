import { afterEach, beforeEach, expect, test } from 'bun:test'
import { type DownloadWorld, openDownloads } from '#server/testing/downloads-world'

let app: DownloadWorld
beforeEach(() => {
  app = openDownloads()
})
afterEach(() => app.db.$client.close())

const brokenDisk = { code: 'not_in_library' }

test('keeps the payload until the movie is on the shelf, then deletes it', async () => {
  const { id, hash } = await app.seeding()
  app.shelf.hasMovie = false
  app.outside.see(hash, { state: 'completed', ratio: 1 })

  await app.pass(3)
  expect(app.downloads.get(id)).toMatchObject({ state: 'seeding', error: brokenDisk })
  expect(app.outside.has(hash)).toBe(true)
  app.shelf.hasMovie = true
  await app.pass(1)

  expect(app.downloads.get(id)).toMatchObject({ state: 'completed', error: null })
  expect(app.outside.has(hash)).toBe(false)
})

test('reports files that go missing while seeding, and deletes nothing', async () => {
  const { id, hash } = await app.seeding()
  app.outside.see(hash, { state: 'failed', complete: false, error: { code: 'missing_files', values: {}, text: 'the files are gone' } })

  await app.pass(2)
  expect(app.downloads.get(id)).toMatchObject({
    state: 'seeding',
    error: { code: 'missing_files', values: {}, text: 'the files are gone' },
  })
  expect(app.outside.has(hash)).toBe(true)
  app.outside.see(hash, { state: 'seeding', complete: true, error: null })
  await app.pass(1)

  expect(app.downloads.get(id).error).toBeNull()
})

test('a payload that is refused at import is removed from the client with its data', async () => {
  const { id, hash } = await app.arriving()
  app.onImport((row) =>
    app.settle(row.id, { problem: { code: 'wrong_language', values: {}, text: 'it speaks another language', kind: 'refused' } }),
  )
  app.outside.see(hash, { state: 'seeding', complete: true })

  await app.drive.advance(id)

  expect(app.stateOf(id)).toBe('failed')
  expect(app.blocked).toEqual(['wrong_language'])
  expect(app.outside.told.at(-1)).toBe(`remove ${hash.slice(0, 4)} with data`)
})

test('a download made unnecessary by a better file is cancelled without a blocklist entry, and cleared away', async () => {
  const { id, hash } = await app.arriving()
  const problem = { code: 'no_upgrade', values: {}, text: 'the file on the shelf is better', kind: 'refused', isInnocent: true } as const
  app.onImport((row) => app.settle(row.id, { problem }))
  app.outside.see(hash, { state: 'seeding', complete: true })

  await app.drive.advance(id)

  expect(app.downloads.get(id)).toMatchObject({ state: 'cancelled', error: { code: 'no_upgrade' } })
  expect(app.blocked).toEqual([])
  expect(app.types()).not.toContain('download_failed')
  expect(app.outside.has(hash)).toBe(false)
})

test('removing a failed download also removes it from its client and reports truthfully whether data was deleted', async () => {
  const { id, hash } = await app.arriving()
  app.outside.see(hash, { state: 'seeding', complete: true })
  await app.drive.advance(id)
  app.settle(id, { problem: { code: 'wrong_language', values: {}, text: 'it speaks another language', kind: 'refused' } })

  await app.downloads.remove(id, { delete_data: true })

  expect(app.outside.has(hash)).toBe(false)
  expect(app.events.at(-1)).toMatchObject({ type: 'download_removed', data_deleted: true })
})

test('reports no deleted data if the client has none or it is to be kept', async () => {
  const lost = await app.arriving()
  app.outside.lose(lost.hash)
  await app.downloads.remove(lost.id, { delete_data: true })
  expect(app.events.at(-1)).toMatchObject({ type: 'download_removed', data_deleted: false })

  const kept = await app.arriving()
  await app.downloads.remove(kept.id, { delete_data: false })

  expect(app.events.at(-1)).toMatchObject({ type: 'download_removed', data_deleted: false })
})

test('a torrent that another download needs stays in the client', async () => {
  const { id, hash } = await app.arriving()
  const { id: other } = app.queue(hash)
  await app.drive.advance(other)

  await app.downloads.remove(id, { delete_data: true })

  expect(app.outside.has(hash)).toBe(true)
  expect(app.events.at(-1)).toMatchObject({ type: 'download_removed', data_deleted: false })
})
