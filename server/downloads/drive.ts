import { type Clock, stamp } from '#server/lib/clock'
import { milliseconds, minutes } from '#server/lib/duration'
import { NotFound, UpstreamUnreachable } from '#server/platform/errors'
import type { Log } from '#server/platform/log'
import { inSpan } from '#server/platform/trace'
import type { Clients } from './clients-in-use'
import type { ClientDownload, ClientFile } from './download-client'
import type { Failure } from './outcomes'
import { isOver, open, type Phase } from './phase'
import type { Progress } from './progress'
import type { DownloadStore, Row } from './store'

type File = { path: string; size_bytes: number }
export type Inspection = { ok: true; wanted: (file: File) => boolean } | { ok: false; code: string; text: string }
export type Drive = ReturnType<typeof createDrive>

type Deps = {
  store: DownloadStore
  clients: Clients
  progress: Progress
  clock: Clock
  log: Log
  settings: () => { max_concurrent_downloads: number; stall_minutes: number }
  /** Judges the file list before a byte is fetched. */
  inspect: (files: readonly File[], row: Row) => Inspection
  /** Writes down that it failed; false when it has ended otherwise meanwhile. */
  fail: (row: Row, failure: Failure) => boolean
  seedGoal: (row: Row) => { ratio: number | null; minutes: number | null }
  bringIn: (row: Row) => Promise<void>
}

const busy: readonly Phase[] = ['fetching_metadata', 'checking', 'downloading']
const fetching: readonly Phase[] = ['checking', 'downloading', 'stalled']

/** Moves downloads on from what is stored: safe to call at any time, as often as one likes, after any crash. */
export const createDrive = (deps: Deps) => {
  const { store, clients, progress, clock, log, settings, inspect, seedGoal, bringIn } = deps
  const running = new Map<number, Promise<void>>()

  const hand = async (row: Row): Promise<void> => {
    const slots = settings().max_concurrent_downloads - store.inPhases(busy).length
    const isNext = store
      .inPhases(['queued'])
      .slice(0, Math.max(0, slots))
      .some((waiting) => waiting.id === row.id)
    if (!isNext || (row.next_try_at !== null && row.next_try_at > stamp(clock))) return
    const source = row.torrent ? { torrent: new Uint8Array(row.torrent) } : { magnet: row.magnet ?? '' }
    const { info_hash } = await clients.of(row).add({ source, seed_goal: seedGoal(row) })
    const change = { info_hash, last_progress_at: stamp(clock), next_try_at: null }
    store.move(row.id, {
      from: ['queued'],
      to: 'fetching_metadata',
      change,
      event: (told) => ({ type: 'download_started', ...told, size_bytes: row.size_bytes }),
    })
    await look(store.get(row.id))
  }

  const look = async (row: Row): Promise<void> => {
    const hash = row.info_hash
    if (row.state !== 'fetching_metadata' || !hash) return
    const files = await clients.of(row).files(hash)
    if (!files) {
      if (isOlder(row.state_at, settings().stall_minutes))
        await fail(row, { code: 'no_metadata', text: 'nobody who has this torrent answered', isBlocked: true })
      return
    }
    const verdict = inspect(files, row)
    if (!verdict.ok) return await fail(row, { code: verdict.code, text: verdict.text, isRefused: true, isBlocked: true })
    const listed = files.map((file) => ({ ...file, wanted: verdict.wanted(file) }))
    const wanted = listed.filter((file) => file.wanted)
    const size_bytes = wanted.reduce((sum, file) => sum + file.size_bytes, 0)
    const moved = store.move(row.id, {
      from: ['fetching_metadata'],
      to: 'downloading',
      change: { files: listed.map(fileRow), size_bytes, last_progress_at: stamp(clock) },
      event: (told) => ({ type: 'download_metadata_ready', ...told, files: files.length, size_bytes }),
    })
    if (moved)
      await clients.of(row).start(
        hash,
        wanted.map((file) => file.index),
      )
  }

  const watch = async (row: Row): Promise<void> => {
    const seen = await clients.snapshot(row)
    if (!seen) {
      log.warn('the client lost a download; it is handed over again', { download_id: row.id })
      store.move(row.id, { from: [row.state], to: 'queued', change: { next_try_at: null } })
      return
    }
    progress.note(row.id, seen)
    if (seen.error) return await fail(row, { ...seen.error, isBlocked: isItsFault(seen.error.code) })
    if (seen.complete) return await arrived(row, seen)
    if (seen.state === 'queued') await clients.of(row).start(seen.info_hash, wantedOf(row))
    noteProgress(row, seen)
  }

  const noteProgress = (row: Row, seen: ClientDownload): void => {
    const isMoving = seen.downloaded_bytes > row.downloaded_bytes
    const figures = figuresOf(seen)
    if (seen.state === 'paused' && row.state !== 'paused') {
      store.move(row.id, { from: fetching, to: 'paused', change: figures, event: (told) => ({ type: 'download_paused', ...told }) })
    } else if (isMoving) {
      store.move(row.id, {
        from: fetching,
        to: 'downloading',
        change: { ...figures, last_progress_at: stamp(clock), next_try_at: null, error: null, error_code: null },
      })
    } else if (row.state !== 'stalled' && isOlder(row.last_progress_at ?? row.state_at, settings().stall_minutes)) {
      stall(row, seen)
    } else if (seen.state === 'checking' && row.state !== 'checking') {
      store.move(row.id, { from: fetching, to: 'checking', change: figures })
    }
  }

  const stall = (row: Row, seen: ClientDownload): void => {
    const code = seen.peers === 0 ? 'no_peers' : 'no_progress'
    const who = seen.peers === 0 ? 'nobody is there to send it' : `${seen.peers} peers are there, but none sends`
    const reason = `${who} for ${settings().stall_minutes} minutes`
    const next_try_at = new Date(clock.now().getTime() + milliseconds(minutes(settings().stall_minutes))).toISOString()
    store.move(row.id, {
      from: fetching,
      to: 'stalled',
      change: { ...figuresOf(seen), error_code: code, error: reason, next_try_at },
      event: (told) => ({ type: 'download_stalled', ...told, code, reason, next_try_at }),
    })
  }

  const arrived = async (row: Row, seen: ClientDownload): Promise<void> => {
    const change = { ...figuresOf(seen), progress: 1, completed_at: stamp(clock), save_path: seen.save_path, error: null, error_code: null }
    const size_bytes = seen.size_bytes ?? row.size_bytes ?? 0
    store.move(row.id, {
      from: ['fetching_metadata', ...fetching, 'paused'],
      to: 'importing',
      change,
      event: (told) => ({ type: 'download_completed', ...told, size_bytes }),
    })
  }

  const bring = async (row: Row): Promise<void> => {
    if (row.next_try_at === null || row.next_try_at <= stamp(clock)) await bringIn(row)
  }

  const seed = async (row: Row): Promise<void> => {
    const seen = await clients.snapshot(row)
    if (seen) {
      progress.note(row.id, seen)
      store.note(row.id, { uploaded_bytes: seen.uploaded_bytes, ratio: seen.ratio })
    }
    if (seen && seen.state !== 'completed') return
    const ratio = seen?.ratio ?? row.ratio
    if (seen) await clients.of(row).remove(seen.info_hash, { delete_data: true })
    store.move(row.id, { from: ['seeding'], to: 'completed', event: (told) => ({ type: 'seeding_completed', ...told, ratio }) })
    progress.forget(row.id)
  }

  const fail = async (row: Row, failure: Failure): Promise<void> => {
    if (!deps.fail(row, failure)) return
    progress.forget(row.id)
    if (row.info_hash) await clients.of(row).remove(row.info_hash, { delete_data: true })
  }

  const nothing = async (): Promise<void> => {}
  const steps: Record<Phase, (row: Row) => Promise<void>> = {
    queued: hand,
    fetching_metadata: look,
    checking: watch,
    downloading: watch,
    stalled: watch,
    paused: nothing,
    importing: bring,
    import_blocked: nothing,
    seeding: seed,
    completed: nothing,
    failed: nothing,
    cancelled: nothing,
  }

  const once = async (id: number): Promise<void> => {
    const row = store.find(id)
    if (!row || isOver(row.state)) return
    try {
      await steps[row.state](row)
    } catch (error) {
      if (error instanceof NotFound && store.find(id)) store.move(id, { from: [...busy, 'stalled'], to: 'queued' })
      else if (error instanceof UpstreamUnreachable) log.warn('download waits for its client', { download_id: id, error })
      else log.error('download could not be moved on', { download_id: id, error })
    }
  }

  const drive = (id: number): Promise<void> => {
    const after = (running.get(id) ?? Promise.resolve()).then(() => inSpan(() => once(id)))
    const tracked = after.finally(() => {
      if (running.get(id) === tracked) running.delete(id)
    })
    running.set(id, tracked)
    return tracked
  }

  const isOlder = (since: string, ageMinutes: number): boolean =>
    clock.now().getTime() - Date.parse(since) >= milliseconds(minutes(ageMinutes))

  return {
    drive,
    fail,
    driveAll: async (): Promise<void> => {
      await Promise.all(store.inPhases(open).map((row) => drive(row.id)))
    },
  }
}

/** What speaks against the torrent, and not against our disk. */
const isItsFault = (code: string): boolean => code === 'invalid_torrent' || code === 'unsupported_torrent' || code === 'unsafe_names'

const fileRow = ({ index, path, size_bytes, wanted }: ClientFile) => ({ index, path, size_bytes, wanted })
const wantedOf = (row: Row): number[] => (row.files ?? []).filter((file) => file.wanted).map((file) => file.index)
const figuresOf = ({ progress, downloaded_bytes, uploaded_bytes, ratio }: ClientDownload) => ({
  progress,
  downloaded_bytes,
  uploaded_bytes,
  ratio,
})
