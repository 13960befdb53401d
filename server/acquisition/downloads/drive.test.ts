import { afterEach, beforeEach, expect, test } from 'bun:test'
import { type DownloadWorld, goodFiles, minutes, movie, openDownloads } from '#server/testing/downloads-world'

let app: DownloadWorld
beforeEach(() => {
  app = openDownloads()
})
afterEach(() => app.db.$client.close())
const stateOf = (id: number) => app.stateOf(id)

test('a download is added to its client and inspected, and only the movie is downloaded', async () => {
  const { id, hash } = app.queue()

  await app.drive.advance(id)
  expect(stateOf(id)).toBe('fetching_metadata')
  app.outside.knows(hash, goodFiles)
  await app.drive.advance(id)

  expect(stateOf(id)).toBe('downloading')
  expect(app.outside.told).toEqual([`add ${hash.slice(0, 4)}`, `start ${hash.slice(0, 4)} 0`])
  expect(app.store.get(id)).toMatchObject({ size_bytes: movie, save_path: '/downloads' })
  expect(app.types()).toEqual(['download_queued', 'download_started', 'download_metadata_ready'])
})

test('a fake is refused by its file list: never started, blocklisted, and removed', async () => {
  const { id, hash } = app.queue()
  await app.drive.advance(id)
  app.outside.knows(hash, [...goodFiles, { path: 'Movie.2010.1080p/codec.exe', size_bytes: 9_000_000_000 }])

  await app.drive.advance(id)

  expect(app.store.get(id)).toMatchObject({ state: 'failed', error_code: 'dangerous_file' })
  expect(app.outside.told.some((words) => words.startsWith('start'))).toBe(false)
  expect(app.outside.has(hash)).toBe(false)
  expect(app.blocked).toEqual(['dangerous_file'])
  expect(app.events.at(-1)).toMatchObject({ type: 'release_payload_refused', code: 'dangerous_file', release_title: 'Movie.2010.1080p' })
})

test('gives up metadata that does not arrive within the stall time', async () => {
  const { id } = app.queue()
  await app.drive.advance(id)

  await app.pass(59)
  expect(stateOf(id)).toBe('fetching_metadata')
  await app.pass(1)

  expect(app.store.get(id)).toMatchObject({ state: 'failed', error_code: 'no_metadata' })
})

test('downloads no more at once than the setting allows, and starts the next one in order', async () => {
  const all = [app.queue(), app.queue(), app.queue()]

  await app.drive.advanceAll()
  expect(all.map(({ id }) => stateOf(id))).toEqual(['fetching_metadata', 'fetching_metadata', 'queued'])
  await app.downloads.remove(all[0]!.id, { delete_data: true })
  await app.drive.advanceAll()

  expect(stateOf(all[2]!.id)).toBe('fetching_metadata')
})

test('without progress for the stall time a download stalls with a reason, and resumes with the first byte', async () => {
  const { id, hash } = await app.arriving()

  await app.pass(60)

  expect(app.events.at(-1)).toMatchObject({ type: 'download_stalled', code: 'no_peers', next_try_at: '2026-01-01T02:00:00.000Z' })
  expect(stateOf(id)).toBe('stalled')
  app.outside.see(hash, { downloaded_bytes: 5, peers: 1 })
  await app.drive.advance(id)
  expect(app.store.get(id)).toMatchObject({ state: 'downloading', error: null })
})

test('leaves a slow download alone', async () => {
  const { id, hash } = await app.arriving()

  for (let hour = 1; hour <= 48; hour++) {
    app.clock.advance(minutes(59))
    app.outside.see(hash, { downloaded_bytes: hour, peers: 1 })
    await app.drive.advance(id)
  }

  expect(stateOf(id)).toBe('downloading')
})

test("a full disk is not the torrent's fault: the download waits, is not blocklisted, and resumes later", async () => {
  const { id, hash } = await app.arriving()
  app.outside.see(hash, { state: 'failed', error: { code: 'disk_full', values: {}, text: 'The disk is full' } })

  await app.drive.advance(id)
  expect(app.store.get(id)).toMatchObject({ state: 'queued', error_code: 'disk_full', next_try_at: '2026-01-01T00:05:00.000Z' })
  expect(app.blocked).toEqual([])
  await app.drive.advance(id)
  expect(stateOf(id)).toBe('queued')
  app.clock.advance(minutes(5))
  await app.drive.advance(id)

  expect(app.store.get(id)).toMatchObject({ state: 'fetching_metadata', error: null })
})

test('blocklists an unusable torrent', async () => {
  const { id, hash } = await app.arriving()
  app.outside.see(hash, { state: 'failed', error: { code: 'unsafe_names', values: {}, text: 'It writes outside of its folder' } })

  await app.drive.advance(id)

  expect(stateOf(id)).toBe('failed')
  expect(app.blocked).toEqual(['unsafe_names'])
})

test('an unresponsive client changes nothing, and the outage does not count against a torrent', async () => {
  const { id } = await app.arriving()
  app.outside.goDown()

  await app.pass(600)
  expect(stateOf(id)).toBe('downloading')
  app.outside.comeBack()
  await app.pass(50)

  expect(stateOf(id)).toBe('downloading')
})

test('a torrent that the client lost is added again', async () => {
  const { id, hash } = await app.arriving()
  app.outside.lose(hash)

  await app.drive.advance(id)
  await app.drive.advance(id)

  expect(app.outside.told.filter((words) => words.startsWith('add'))).toHaveLength(2)
})

test('a complete payload is announced and imported immediately', async () => {
  const { id, hash } = await app.arriving()
  app.outside.see(hash, { state: 'seeding', complete: true, progress: 1, size_bytes: movie, downloaded_bytes: movie })

  await app.drive.advance(id)

  expect(app.store.get(id)).toMatchObject({ state: 'importing', progress: 1, completed_at: '2026-01-01T00:00:00.000Z' })
  expect(app.types().at(-1)).toBe('download_completed')
  expect(app.imports).toEqual([id])
})

test('seeding ends at its goal: the client deletes the payload, and it is announced once', async () => {
  const { id, hash } = await app.seeding()
  app.outside.see(hash, { ratio: 0.5 })

  await app.drive.advance(id)
  expect(stateOf(id)).toBe('seeding')
  app.outside.see(hash, { state: 'completed', ratio: 1 })
  await app.drive.advance(id)
  await app.drive.advance(id)

  expect(stateOf(id)).toBe('completed')
  expect(app.outside.told.at(-1)).toBe(`remove ${hash.slice(0, 4)} with data`)
  expect(app.types().filter((type) => type === 'seeding_completed')).toHaveLength(1)
})

test('an import that may succeed later is retried at growing intervals and announced once', async () => {
  const { id, hash } = await app.arriving()
  app.outside.see(hash, { state: 'seeding', complete: true })
  await app.drive.advance(id)
  const fail = () => {
    const problem = { code: 'library_folder_unreachable', values: {}, text: 'the library folder is not there', kind: 'retry' } as const
    app.settle(id, { problem })
  }

  fail()
  expect(app.store.get(id)).toMatchObject({ state: 'importing', next_try_at: '2026-01-01T00:01:00.000Z' })
  fail()

  expect(app.store.get(id).next_try_at).toBe('2026-01-01T00:05:00.000Z')
  expect(app.types().filter((type) => type === 'import_failed')).toHaveLength(1)
  await app.drive.advance(id)
  expect(app.imports).toEqual([id])
})

test('pause, resume, and remove do just that', async () => {
  const { id, hash } = await app.arriving()

  expect((await app.downloads.pause(id)).state).toBe('paused')
  app.clock.advance(minutes(6000))
  await app.drive.advance(id)
  expect(stateOf(id)).toBe('paused')
  expect((await app.downloads.resume(id)).state).toBe('downloading')
  await app.downloads.remove(id, { delete_data: true })

  expect(app.outside.has(hash)).toBe(false)
  expect(() => app.downloads.get(id)).toThrow(`download ${id} not found`)
  expect(app.types().slice(-2)).toEqual(['download_cancelled', 'download_removed'])
})

test('rejects a transition that the state table does not allow', () => {
  const { id } = app.queue()

  expect(() => app.store.move(id, { from: ['queued'], to: 'seeding' })).toThrow('cannot go from queued to seeding')
  expect(app.store.move(id, { from: ['downloading'], to: 'importing' })).toBe(false)
})

test("a user's own torrent without a telling name gets the quality from its payload; an indexer's promise stays", async () => {
  const own = app.queue(undefined, { title: 'Movie 2010', quality: 'Unknown' })
  const promised = app.queue(undefined, { title: 'Movie 2010', quality: 'Unknown', release_id: 3 })
  await app.drive.advanceAll()
  const files = [{ path: 'x/Movie.2010.1080p.BluRay.x264-GRP.mkv', size_bytes: movie }]
  for (const { hash } of [own, promised]) app.outside.knows(hash, files)

  await app.drive.advanceAll()

  expect(app.downloads.get(own.id)).toMatchObject({ title: 'Movie.2010.1080p.BluRay.x264-GRP', quality: 'Bluray-1080p' })
  expect(app.downloads.get(promised.id)).toMatchObject({ title: 'Movie 2010', quality: 'Unknown' })
})

const written = (): number => (app.db.$client.query('SELECT total_changes() AS n').get() as { n: number }).n

test('torrents without peers, seeding or stalled, write nothing for hours', async () => {
  const seeding = await app.seeding()
  const stalled = await app.arriving()
  await app.pass(61)
  expect([stateOf(seeding.id), stateOf(stalled.id)]).toEqual(['seeding', 'stalled'])
  const before = written()

  await app.pass(180)

  expect(written()).toBe(before)
  app.outside.see(seeding.hash, { uploaded_bytes: 7 })
  await app.pass(1)
  expect(app.store.get(seeding.id).uploaded_bytes).toBe(7)
})
