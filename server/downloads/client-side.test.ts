import { beforeEach, expect, test } from 'bun:test'
import { openDownloads } from '#server/testing/downloads-world'

/** What happens to downloads at their client, by other hands than ours. */
let house: ReturnType<typeof openDownloads>
beforeEach(() => {
  house = openDownloads()
})
const stored = (id: number) => house.store.get(id)

test('what a person removed at the client ends, and is not handed over again', async () => {
  const { id, hash } = await house.arriving()
  house.outside.isSharedWithPeople('it was removed in qBittorrent')
  house.outside.lose(hash)

  await house.pass(1)
  expect(stored(id)).toMatchObject({ state: 'downloading', error_code: 'missing_in_client' })
  await house.pass(4)

  expect(stored(id)).toMatchObject({ state: 'cancelled', error_code: 'taken_away', error: 'it was removed in qBittorrent' })
  expect(house.blocked).toEqual(['taken_away'])
  expect(house.outside.told.filter((words) => words.startsWith('add'))).toHaveLength(1)
  expect(house.types()).toContain('download_cancelled')
  expect(house.types()).not.toContain('download_failed')
})

test('a client that does not show a torrent for a moment, as it does when it starts, loses nothing', async () => {
  const { id, hash } = await house.arriving()
  const seen = (await house.outside.client.list()).find((each) => each.info_hash === hash)
  house.outside.isSharedWithPeople('it was removed in qBittorrent')
  house.outside.lose(hash)
  await house.pass(1)

  await house.outside.client.add({ source: { magnet: `magnet:?xt=urn:btih:${hash}` }, seed_goal: { ratio: null, minutes: null } })
  house.outside.see(hash, { ...seen, downloaded_bytes: 5 })
  await house.pass(6)

  expect(stored(id)).toMatchObject({ state: 'downloading', error_code: null })
})

test('what a client of our own lost is handed over again', async () => {
  const { id, hash } = await house.arriving()
  house.outside.lose(hash)

  await house.pass(2)

  expect(house.outside.told.filter((words) => words.startsWith('add'))).toHaveLength(2)
  expect(stored(id).state).not.toBe('cancelled')
})

test('the words of a tracker that refuses are told at once, and are the reason when it is given up', async () => {
  const { id, hash } = await house.arriving()
  house.outside.see(hash, { state: 'downloading', tracker_says: 'passkey not registered', peers: 0 })

  await house.pass(1)
  expect(stored(id)).toMatchObject({
    state: 'downloading',
    error_code: 'tracker_refused',
    error: 'its tracker refuses it: passkey not registered',
  })

  house.outside.see(hash, { tracker_says: null })
  await house.pass(1)
  expect(stored(id)).toMatchObject({ error_code: null, error: null })

  house.outside.see(hash, { tracker_says: 'passkey not registered' })
  await house.pass(70)
  expect(stored(id)).toMatchObject({ state: 'stalled', error_code: 'tracker_refused' })
})

test('an import that is tried again asks the client anew where the files are', async () => {
  const { id, hash } = await house.arriving()
  house.outside.see(hash, { complete: true, progress: 1, state: 'seeding', save_path: '/not-mapped' })
  house.whenBroughtIn((row) => house.settle(row.id, { problem: { code: 'source_missing', text: 'not there', kind: 'retry' } }))
  await house.pass(1)
  expect(stored(id)).toMatchObject({ state: 'importing', save_path: '/not-mapped', error_code: 'source_missing' })

  house.outside.see(hash, { save_path: '/mnt/nas' })
  await house.downloads.retry(id)
  await house.drive.drive(id)

  expect(stored(id).save_path).toBe('/mnt/nas')
})

test('payload that was deleted while it seeds comes back when a person asks for it', async () => {
  const { id, hash } = await house.seeding()
  house.outside.see(hash, { state: 'failed', error: { code: 'missing_files', text: 'gone' } })
  await house.pass(1)
  expect(stored(id)).toMatchObject({ state: 'seeding', error_code: 'missing_files' })

  for (const ask of [house.downloads.retry, house.downloads.resume]) {
    house.store.note(id, { error_code: 'missing_files', error: 'gone' })
    await ask(id)
    expect(stored(id)).toMatchObject({ state: 'seeding', error_code: null })
  }
  expect(house.outside.told.filter((words) => words.startsWith('verify'))).toHaveLength(2)
})
