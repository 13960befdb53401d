import { createClientsInUse } from '#server/acquisition/downloads/clients-in-use'
import { createDownloads, type Enqueue } from '#server/acquisition/downloads/downloads'
import { createDrive } from '#server/acquisition/downloads/drive'
import { createOutcomes } from '#server/acquisition/downloads/outcomes'
import { createProgress } from '#server/acquisition/downloads/progress'
import { createDownloadReading } from '#server/acquisition/downloads/reading'
import { createDownloadStore, type Row } from '#server/acquisition/downloads/store'
import type { AppEvent } from '#server/events'
import { createJournal } from '#server/foundation/history/journal'
import { stoppedClock } from '#server/foundation/lib/clock'
import { createBus } from '#server/foundation/platform/bus'
import { createCursors } from '#server/foundation/platform/http/page'
import { silentLog } from '#server/foundation/platform/log'
import { inspectPayload } from '#server/library/files/inspect-payload'
import { fakeClient } from './fake-client'
import { openMigratedDb } from './migrated'

export const movie = 700 * 1024 * 1024
export const goodFiles = [
  { path: 'Movie.2010.1080p/Movie.2010.1080p.mkv', size_bytes: movie },
  { path: 'Movie.2010.1080p/Movie.2010.1080p.srt', size_bytes: 40_000 },
  { path: 'Movie.2010.1080p/readme.nfo', size_bytes: 900 },
]
export const minutes = (n: number) => n * 60_000

export type DownloadWorld = ReturnType<typeof openDownloads>

/** Downloads with a scripted client; queued ones go to it or to the second one. */
export const openDownloads = () => {
  const db = openMigratedDb()
  const clock = stoppedClock('2026-01-01T00:00:00.000Z')
  const bus = createBus<AppEvent>()
  const events: AppEvent[] = []
  bus.subscribe((event) => events.push(event))
  const journal = createJournal({ db, bus, clock })
  const outside = fakeClient()
  const second = fakeClient()
  const shelf = { hasMovie: true }
  let importDownload = (_row: Row): void => {}
  let chosen: { id: number | null; name: string } = { id: null, name: 'embedded' }
  const blocked: string[] = []
  const imports: number[] = []
  const settings = { max_concurrent_downloads: 2, queue_paused: false, stall_minutes: 60 }
  const store = createDownloadStore({ db, journal, clock })
  const progress = createProgress({ clock, tell: () => {} })
  const clients = createClientsInUse({ clock, open: (id) => (id === null ? outside : second).client, onNews: () => {} })
  const outcomes = createOutcomes({
    journal,
    clock,
    store,
    block: (_tx, _announce, { code }) => blocked.push(code),
    noteImported: () => {},
  })
  const swarms = new Map<number, { seeders: number; leechers: number }>()
  const drive = createDrive({
    store,
    clients,
    progress,
    swarms: { of: (id) => swarms.get(id) ?? null },
    clock,
    log: silentLog,
    settings: () => settings,
    inspect: (files) => {
      const verdict = inspectPayload(files, { blocked_extensions: ['exe'] })
      return verdict.ok ? { ok: true, wanted: (file) => file.path === verdict.video.path } : verdict
    },
    fail: outcomes.fail,
    removedInClient: outcomes.removedInClient,
    seedGoal: () => ({ ratio: 1, minutes: null }),
    isInLibrary: async () => shelf.hasMovie,
    importDownload: async (row) => {
      imports.push(row.id)
      importDownload(row)
    },
  })
  const reading = createDownloadReading({
    db,
    cursors: createCursors(() => 'key'),
    store,
    progress,
    swarms: { of: (id) => swarms.get(id) ?? null },
  })
  const chosenClient = () => chosen
  const seedRules = () => ({ seed_ratio: null, seed_minutes: null })
  const downloads = createDownloads({ journal, clock, reading, store, drive, clients, progress, chosenClient, seedRules })
  let next = 0
  const queue = (known?: string, change: Partial<Enqueue> = {}): { id: number; hash: string } => {
    const hash = known ?? String(++next).repeat(40).slice(0, 40)
    const source = { info_hash: hash, magnet: `magnet:?xt=urn:btih:${hash}`, torrent: null }
    const wanted = {
      movie_id: 1,
      release_id: null,
      title: 'Movie.2010.1080p',
      source,
      indexer_id: null,
      quality: 'WEBDL-1080p',
      score: 0,
      size_bytes: movie,
      ...change,
    }
    return { id: journal.commit((tx, announce) => downloads.enqueue(tx, announce, wanted)), hash }
  }
  const settle = (id: number, outcome: Parameters<typeof outcomes.settle>[2]['outcome']) =>
    journal.commit((tx, announce) => outcomes.settle(tx, announce, { id, outcome }))
  const types = () => events.map((event) => event.type)
  const arriving = async () => {
    const one = queue()
    await drive.advance(one.id)
    outside.knows(one.hash, goodFiles)
    await drive.advance(one.id)
    return one
  }
  /** Polls every minute, like the timetable. */
  const pass = async (n: number) => {
    for (let minute = 0; minute < n; minute++) {
      clock.advance(minutes(1))
      await drive.advanceAll()
    }
  }
  const seeding = async () => {
    const one = await arriving()
    outside.see(one.hash, { state: 'seeding', complete: true })
    await drive.advance(one.id)
    const placed = { method: 'copy', size_bytes: movie } as const
    settle(one.id, { imported: { file_id: 1, relative_path: 'Movie (2010)/Movie.mkv', quality: 'WEBDL-1080p', probed: true, placed } })
    return one
  }

  return {
    db,
    clock,
    events,
    types,
    outside,
    second,
    shelf,
    blocked,
    imports,
    settings,
    swarms,
    store,
    drive,
    downloads,
    queue,
    arriving,
    seeding,
    settle,
    pass,
    stateOf: (id: number) => store.get(id).state,
    onImport: (work: typeof importDownload) => {
      importDownload = work
    },
    choose: (client: typeof chosen) => {
      chosen = client
    },
  }
}
