import { afterEach, beforeEach, expect, test } from 'bun:test'
import type { AppEvent } from '#server/events'
import { createJournal } from '#server/history/journal'
import { stoppedClock } from '#server/lib/clock'
import { inspectPayload } from '#server/library/inspect-payload'
import { createBus } from '#server/platform/bus'
import { migrate } from '#server/platform/db/migrate'
import { migrations } from '#server/platform/db/migrations/embedded.gen'
import { openDb } from '#server/platform/db/open'
import { createCursors } from '#server/platform/http/page'
import { silentLog } from '#server/platform/log'
import { fakeClient } from '#server/testing/fake-client'
import { createClientsInUse } from './clients-in-use'
import { createDownloads } from './downloads'
import { createDrive } from './drive'
import { createOutcomes } from './outcomes'
import { createProgress } from './progress'
import { createDownloadReading } from './reading'
import { createDownloadStore } from './store'

const film = 700 * 1024 * 1024
const goodFiles = [
  { path: 'Film.2010.1080p/Film.2010.1080p.mkv', size_bytes: film },
  { path: 'Film.2010.1080p/Film.2010.1080p.srt', size_bytes: 40_000 },
  { path: 'Film.2010.1080p/readme.nfo', size_bytes: 900 },
]
const minutes = (n: number) => n * 60_000

const open = () => {
  const db = openDb(':memory:')
  migrate(db.$client, migrations)
  const clock = stoppedClock('2026-01-01T00:00:00.000Z')
  const bus = createBus<AppEvent>()
  const heard: AppEvent[] = []
  bus.subscribe((event) => heard.push(event))
  const journal = createJournal({ db, bus, clock })
  const outside = fakeClient()
  const blocked: string[] = []
  const broughtIn: number[] = []
  const settings = { max_concurrent_downloads: 2, stall_minutes: 60 }
  const store = createDownloadStore({ db, journal, clock })
  const progress = createProgress({ clock, tell: () => {} })
  const clients = createClientsInUse({ open: () => outside.client, onNews: () => {} })
  const outcomes = createOutcomes({
    journal,
    clock,
    store,
    block: (_tx, _announce, { code }) => blocked.push(code),
    noteImported: () => {},
  })
  const drive = createDrive({
    store,
    clients,
    progress,
    clock,
    log: silentLog,
    settings: () => settings,
    inspect: (files) => {
      const verdict = inspectPayload(files, { blocked_extensions: ['exe'] })
      return verdict.ok ? { ok: true, wanted: (file) => file.path === verdict.video.path } : verdict
    },
    fail: outcomes.fail,
    seedGoal: () => ({ ratio: 1, minutes: null }),
    bringIn: async (row) => void broughtIn.push(row.id),
  })
  const reading = createDownloadReading({ db, cursors: createCursors(() => 'key'), store, progress })
  const chosenClient = () => ({ id: null, name: 'embedded' })
  const seedRules = () => ({ seed_ratio: null, seed_minutes: null })
  const downloads = createDownloads({ journal, clock, reading, store, drive, clients, progress, chosenClient, seedRules })
  let next = 0
  const queue = (): { id: number; hash: string } => {
    const hash = String(++next).repeat(40).slice(0, 40)
    const source = { info_hash: hash, magnet: `magnet:?xt=urn:btih:${hash}`, torrent: null }
    const wanted = {
      movie_id: 1,
      release_id: null,
      title: 'Film.2010.1080p',
      source,
      indexer_id: null,
      quality: 'WEBDL-1080p',
      score: 0,
      size_bytes: film,
    }
    return { id: journal.commit((tx, announce) => downloads.enqueue(tx, announce, wanted)), hash }
  }
  const types = () => heard.map((event) => event.type)
  const arriving = async () => {
    const one = queue()
    await drive.drive(one.id)
    outside.knows(one.hash, goodFiles)
    await drive.drive(one.id)
    return one
  }
  return { db, clock, heard, types, outside, blocked, broughtIn, settings, store, drive, downloads, outcomes, journal, queue, arriving }
}

let house: ReturnType<typeof open>
beforeEach(() => {
  house = open()
})
afterEach(() => house.db.$client.close())
const stateOf = (id: number) => house.store.get(id).state

test('a download is handed over, looked into, and only the film is fetched', async () => {
  const { id, hash } = house.queue()

  await house.drive.drive(id)
  expect(stateOf(id)).toBe('fetching_metadata')
  house.outside.knows(hash, goodFiles)
  await house.drive.drive(id)

  expect(stateOf(id)).toBe('downloading')
  expect(house.outside.told).toEqual([`add ${hash.slice(0, 4)}`, `start ${hash.slice(0, 4)} 0`])
  expect(house.store.get(id)).toMatchObject({ size_bytes: film, save_path: '/downloads' })
  expect(house.types()).toEqual(['download_queued', 'download_started', 'download_metadata_ready'])
})

test('a fake is refused by its file list: nothing is started, it is blocked and removed', async () => {
  const { id, hash } = house.queue()
  await house.drive.drive(id)
  house.outside.knows(hash, [...goodFiles, { path: 'Film.2010.1080p/codec.exe', size_bytes: 900_000 }])

  await house.drive.drive(id)

  expect(house.store.get(id)).toMatchObject({ state: 'failed', error_code: 'dangerous_file' })
  expect(house.outside.told.some((words) => words.startsWith('start'))).toBe(false)
  expect(house.outside.has(hash)).toBe(false)
  expect(house.blocked).toEqual(['dangerous_file'])
  expect(house.heard.at(-1)).toMatchObject({ type: 'release_payload_refused', code: 'dangerous_file', release_title: 'Film.2010.1080p' })
})

test('metadata that nobody sends is given up after the time for stalls', async () => {
  const { id } = house.queue()
  await house.drive.drive(id)

  house.clock.advance(minutes(59))
  await house.drive.drive(id)
  expect(stateOf(id)).toBe('fetching_metadata')
  house.clock.advance(minutes(1))
  await house.drive.drive(id)

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
  house.clock.advance(minutes(60))

  await house.drive.drive(id)

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

test('a client that does not answer changes nothing', async () => {
  const { id } = await house.arriving()
  house.outside.goDown()
  house.clock.advance(minutes(600))

  await house.drive.drive(id)
  expect(stateOf(id)).toBe('downloading')
  house.outside.comeBack()
  await house.drive.drive(id)

  expect(stateOf(id)).toBe('stalled')
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
  house.outside.see(hash, { state: 'seeding', complete: true, progress: 1, size_bytes: film, downloaded_bytes: film })

  await house.drive.drive(id)

  expect(house.store.get(id)).toMatchObject({ state: 'importing', progress: 1, completed_at: '2026-01-01T00:00:00.000Z' })
  expect(house.types().at(-1)).toBe('download_completed')
  expect(house.broughtIn).toEqual([id])
})

test('seeding ends with its goal: the client clears what it fetched, and it is told once', async () => {
  const { id, hash } = await house.arriving()
  house.outside.see(hash, { state: 'seeding', complete: true })
  await house.drive.drive(id)
  const placed = { method: 'hardlink', size_bytes: film } as const
  const brought = { file_id: 1, relative_path: 'Film (2010)/Film.mkv', quality: 'WEBDL-1080p', probed: true, placed }
  house.journal.commit((tx, announce) => house.outcomes.settle(tx, announce, { id, outcome: { brought } }))
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
    const problem = { code: 'root_folder_missing', text: 'the films folder is not there', kind: 'retry' } as const
    house.journal.commit((tx, announce) => house.outcomes.settle(tx, announce, { id, outcome: { problem } }))
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
