import { afterEach, beforeEach, expect, test } from 'bun:test'
import { type DownloadWorld, goodFiles, minutes, movie, openDownloads } from '#server/testing/downloads-world'

let house: DownloadWorld
beforeEach(() => {
  house = openDownloads()
})
afterEach(() => house.db.$client.close())
const stateOf = (id: number) => house.stateOf(id)

test('a download is handed over, looked into, and only the movie is fetched', async () => {
  const { id, hash } = house.queue()

  await house.drive.drive(id)
  expect(stateOf(id)).toBe('fetching_metadata')
  house.outside.knows(hash, goodFiles)
  await house.drive.drive(id)

  expect(stateOf(id)).toBe('downloading')
  expect(house.outside.told).toEqual([`add ${hash.slice(0, 4)}`, `start ${hash.slice(0, 4)} 0`])
  expect(house.store.get(id)).toMatchObject({ size_bytes: movie, save_path: '/downloads' })
  expect(house.types()).toEqual(['download_queued', 'download_started', 'download_metadata_ready'])
})

test('a fake is refused by its file list: nothing is started, it is blocked and removed', async () => {
  const { id, hash } = house.queue()
  await house.drive.drive(id)
  house.outside.knows(hash, [...goodFiles, { path: 'Movie.2010.1080p/codec.exe', size_bytes: 9_000_000_000 }])

  await house.drive.drive(id)

  expect(house.store.get(id)).toMatchObject({ state: 'failed', error_code: 'dangerous_file' })
  expect(house.outside.told.some((words) => words.startsWith('start'))).toBe(false)
  expect(house.outside.has(hash)).toBe(false)
  expect(house.blocked).toEqual(['dangerous_file'])
  expect(house.heard.at(-1)).toMatchObject({ type: 'release_payload_refused', code: 'dangerous_file', release_title: 'Movie.2010.1080p' })
})

test('metadata that nobody sends is given up after the time for stalls', async () => {
  const { id } = house.queue()
  await house.drive.drive(id)

  await house.pass(59)
  expect(stateOf(id)).toBe('fetching_metadata')
  await house.pass(1)

  expect(house.store.get(id)).toMatchObject({ state: 'failed', error_code: 'no_metadata' })
})

test('no more arrive at once than the setting allows; the next one follows in order', async () => {
  const all = [house.queue(), house.queue(), house.queue()]

  await house.drive.driveAll()
  expect(all.map(({ id }) => stateOf(id))).toEqual(['fetching_metadata', 'fetching_metadata', 'queued'])
  await house.downloads.remove(all[0]!.id, { delete_data: true })
  await house.drive.driveAll()

  expect(stateOf(all[2]!.id)).toBe('fetching_metadata')
})

test('without progress for the time set it stalls, says why, and lives again with the first byte', async () => {
  const { id, hash } = await house.arriving()

  await house.pass(60)

  expect(house.heard.at(-1)).toMatchObject({ type: 'download_stalled', code: 'no_peers', next_try_at: '2026-01-01T02:00:00.000Z' })
  expect(stateOf(id)).toBe('stalled')
  house.outside.see(hash, { downloaded_bytes: 5, peers: 1 })
  await house.drive.drive(id)
  expect(house.store.get(id)).toMatchObject({ state: 'downloading', error: null })
})

test('slow but alive is left alone', async () => {
  const { id, hash } = await house.arriving()

  for (let hour = 1; hour <= 48; hour++) {
    house.clock.advance(minutes(59))
    house.outside.see(hash, { downloaded_bytes: hour, peers: 1 })
    await house.drive.drive(id)
  }

  expect(stateOf(id)).toBe('downloading')
})

test('a full disk is not the fault of the torrent: it waits, is not blocked, and goes on later', async () => {
  const { id, hash } = await house.arriving()
  house.outside.see(hash, { state: 'failed', error: { code: 'disk_full', text: 'The disk is full' } })

  await house.drive.drive(id)
  expect(house.store.get(id)).toMatchObject({ state: 'queued', error_code: 'disk_full', next_try_at: '2026-01-01T00:05:00.000Z' })
  expect(house.blocked).toEqual([])
  await house.drive.drive(id)
  expect(stateOf(id)).toBe('queued')
  house.clock.advance(minutes(5))
  await house.drive.drive(id)

  expect(house.store.get(id)).toMatchObject({ state: 'fetching_metadata', error: null })
})

test('a torrent that cannot be used is blocked', async () => {
  const { id, hash } = await house.arriving()
  house.outside.see(hash, { state: 'failed', error: { code: 'unsafe_names', text: 'It writes outside of its folder' } })

  await house.drive.drive(id)

  expect(stateOf(id)).toBe('failed')
  expect(house.blocked).toEqual(['unsafe_names'])
})

test('a client that does not answer changes nothing, and its silence is not held against a torrent', async () => {
  const { id } = await house.arriving()
  house.outside.goDown()

  await house.pass(600)
  expect(stateOf(id)).toBe('downloading')
  house.outside.comeBack()
  await house.pass(50)

  expect(stateOf(id)).toBe('downloading')
})

test('what the client lost is handed over again', async () => {
  const { id, hash } = await house.arriving()
  house.outside.lose(hash)

  await house.drive.drive(id)
  await house.drive.drive(id)

  expect(house.outside.told.filter((words) => words.startsWith('add'))).toHaveLength(2)
})

test('a whole payload is told, and brought in at once', async () => {
  const { id, hash } = await house.arriving()
  house.outside.see(hash, { state: 'seeding', complete: true, progress: 1, size_bytes: movie, downloaded_bytes: movie })

  await house.drive.drive(id)

  expect(house.store.get(id)).toMatchObject({ state: 'importing', progress: 1, completed_at: '2026-01-01T00:00:00.000Z' })
  expect(house.types().at(-1)).toBe('download_completed')
  expect(house.broughtIn).toEqual([id])
})

test('seeding ends with its goal: the client clears what it fetched, and it is told once', async () => {
  const { id, hash } = await house.seeding()
  house.outside.see(hash, { ratio: 0.5 })

  await house.drive.drive(id)
  expect(stateOf(id)).toBe('seeding')
  house.outside.see(hash, { state: 'completed', ratio: 1 })
  await house.drive.drive(id)
  await house.drive.drive(id)

  expect(stateOf(id)).toBe('completed')
  expect(house.outside.told.at(-1)).toBe(`remove ${hash.slice(0, 4)} with data`)
  expect(house.types().filter((type) => type === 'seeding_completed')).toHaveLength(1)
})

test('an import that may go well later is tried again later and later, and told once', async () => {
  const { id, hash } = await house.arriving()
  house.outside.see(hash, { state: 'seeding', complete: true })
  await house.drive.drive(id)
  const fail = () => {
    const problem = { code: 'root_folder_missing', text: 'the library folder is not there', kind: 'retry' } as const
    house.settle(id, { problem })
  }

  fail()
  expect(house.store.get(id)).toMatchObject({ state: 'importing', next_try_at: '2026-01-01T00:01:00.000Z' })
  fail()

  expect(house.store.get(id).next_try_at).toBe('2026-01-01T00:05:00.000Z')
  expect(house.types().filter((type) => type === 'import_failed')).toHaveLength(1)
  await house.drive.drive(id)
  expect(house.broughtIn).toEqual([id])
})

test('pause, resume and removal do what they say and nothing else', async () => {
  const { id, hash } = await house.arriving()

  expect((await house.downloads.pause(id)).state).toBe('paused')
  house.clock.advance(minutes(6000))
  await house.drive.drive(id)
  expect(stateOf(id)).toBe('paused')
  expect((await house.downloads.resume(id)).state).toBe('downloading')
  await house.downloads.remove(id, { delete_data: true })

  expect(house.outside.has(hash)).toBe(false)
  expect(() => house.downloads.get(id)).toThrow(`download ${id} not found`)
  expect(house.types().slice(-2)).toEqual(['download_cancelled', 'download_removed'])
})

test('every move is one of the table', () => {
  const { id } = house.queue()

  expect(() => house.store.move(id, { from: ['queued'], to: 'seeding' })).toThrow('cannot go from queued to seeding')
  expect(house.store.move(id, { from: ['downloading'], to: 'importing' })).toBe(false)
})

test("a person's own torrent without a telling name gets the quality that its payload names; what an indexer promised stays", async () => {
  const own = house.queue(undefined, { title: 'Movie 2010', quality: 'Unknown' })
  const promised = house.queue(undefined, { title: 'Movie 2010', quality: 'Unknown', release_id: 3 })
  await house.drive.driveAll()
  const files = [{ path: 'x/Movie.2010.1080p.BluRay.x264-GRP.mkv', size_bytes: movie }]
  for (const { hash } of [own, promised]) house.outside.knows(hash, files)

  await house.drive.driveAll()

  expect(house.downloads.get(own.id)).toMatchObject({ title: 'Movie.2010.1080p.BluRay.x264-GRP', quality: 'Bluray-1080p' })
  expect(house.downloads.get(promised.id)).toMatchObject({ title: 'Movie 2010', quality: 'Unknown' })
})
