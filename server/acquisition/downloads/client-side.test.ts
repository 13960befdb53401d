import { beforeEach, expect, test } from 'bun:test'
import { say } from '#server/foundation/lib/sentence'
import { openDownloads } from '#server/testing/downloads-world'
import { sentences } from './sentences'

/** Changes that others make to downloads in the client. */
let app: ReturnType<typeof openDownloads>
beforeEach(() => {
  app = openDownloads()
})
const removed = say(sentences, 'removed_in_client', { client: 'qBittorrent' })
const stored = (id: number) => app.store.get(id)

test('a download removed in the client is cancelled and not added again', async () => {
  const { id, hash } = await app.arriving()
  app.outside.isSharedWithPeople(removed)
  app.outside.lose(hash)

  await app.pass(1)
  expect(stored(id)).toMatchObject({ state: 'downloading', error_code: 'missing_in_client' })
  await app.pass(4)

  expect(stored(id)).toMatchObject({ state: 'cancelled', error_code: 'removed_in_client', error: removed.text })
  expect(app.blocked).toEqual(['removed_in_client'])
  expect(app.outside.told.filter((words) => words.startsWith('add'))).toHaveLength(1)
  expect(app.types()).toContain('download_cancelled')
  expect(app.types()).not.toContain('download_failed')
})

test('a torrent that is briefly not listed, as while a client starts, is not lost', async () => {
  const { id, hash } = await app.arriving()
  const seen = (await app.outside.client.list()).find((each) => each.info_hash === hash)
  app.outside.isSharedWithPeople(removed)
  app.outside.lose(hash)
  await app.pass(1)

  await app.outside.client.add({ source: { magnet: `magnet:?xt=urn:btih:${hash}` }, seed_goal: { ratio: null, minutes: null } })
  app.outside.see(hash, { ...seen, downloaded_bytes: 5 })
  await app.pass(6)

  expect(stored(id)).toMatchObject({ state: 'downloading', error_code: null })
})

test('a torrent that the embedded client lost is added again', async () => {
  const { id, hash } = await app.arriving()
  app.outside.lose(hash)

  await app.pass(2)

  expect(app.outside.told.filter((words) => words.startsWith('add'))).toHaveLength(2)
  expect(stored(id).state).not.toBe('cancelled')
})

test("a tracker's refusal is shown immediately, and is the reason when the download is given up", async () => {
  const { id, hash } = await app.arriving()
  app.outside.see(hash, { state: 'downloading', tracker_says: 'passkey not registered', peers: 0 })

  await app.pass(1)
  expect(stored(id)).toMatchObject({
    state: 'downloading',
    error_code: 'tracker_refused',
    error_values: { words: 'passkey not registered' },
  })

  app.outside.see(hash, { tracker_says: null })
  await app.pass(1)
  expect(stored(id)).toMatchObject({ error_code: null, error: null })

  app.outside.see(hash, { tracker_says: 'passkey not registered' })
  await app.pass(70)
  expect(stored(id)).toMatchObject({ state: 'stalled', error_code: 'tracker_refused' })
})

test('a retried import asks the client again where the files are', async () => {
  const { id, hash } = await app.arriving()
  app.outside.see(hash, { complete: true, progress: 1, state: 'seeding', save_path: '/not-mapped' })
  app.onImport((row) => app.settle(row.id, { problem: { code: 'source_missing', values: {}, text: 'not there', kind: 'retry' } }))
  await app.pass(1)
  expect(stored(id)).toMatchObject({ state: 'importing', save_path: '/not-mapped', error_code: 'source_missing' })

  app.outside.see(hash, { save_path: '/mnt/nas' })
  await app.downloads.retry(id)
  await app.drive.advance(id)

  expect(stored(id).save_path).toBe('/mnt/nas')
})

test('a payload deleted while seeding is downloaded again on request', async () => {
  const { id, hash } = await app.seeding()
  app.outside.see(hash, { state: 'failed', error: { code: 'missing_files', values: {}, text: 'gone' } })
  await app.pass(1)
  expect(stored(id)).toMatchObject({ state: 'seeding', error_code: 'missing_files' })

  for (const ask of [app.downloads.retry, app.downloads.resume]) {
    app.store.note(id, { error_code: 'missing_files', error: 'gone' })
    await ask(id)
    expect(stored(id)).toMatchObject({ state: 'seeding', error_code: null })
  }
  expect(app.outside.told.filter((words) => words.startsWith('verify'))).toHaveLength(2)
})
