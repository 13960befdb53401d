import { dirname, join } from 'node:path'
import type { moviesTable } from '#server/catalog/movies/table'
import type { Journal } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { troubleFrom, untroubled } from '#server/foundation/lib/reason'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Tx } from '#server/foundation/platform/db/open'
import { Conflict, sentenceOf } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import type { MediaInfo } from '#server/library/media/schema'
import type { AdoptFile } from './adopt-file'
import type { ApplyScan } from './scan-schema'
import type { ItemRow, ScanRow, Scans } from './scan-store'
import { sentences } from './sentences'

export type ApplyScans = ReturnType<typeof createApplyScan>
type Movie = typeof moviesTable.$inferSelect
type Choices = Pick<ApplyScan, 'quality_profile_id' | 'monitored' | 'minimum_availability' | 'tag_ids'>
type Deps = {
  journal: Journal
  clock: Clock
  log: Log
  scans: Scans
  root: (id: number) => { id: number; path: string }
  /** Finds the movie in the library, or adds it without a search. */
  movieOf: (metadataId: number, choices: Choices & { root_folder_id: number }) => Promise<Movie>
  probe: (path: string) => Promise<{ media_info: MediaInfo | null }>
  adopt: AdoptFile
  noteFolder: (tx: Tx, movieId: number, place: { root_folder_id: number; folder: string }) => void
  inBackground: (work: () => Promise<void>) => Promise<void>
}
/** Movies imported in parallel: reading the files takes most of the time. */
const atOnce = 4

type Wanted = ItemRow & { metadata_id: number }

/** Imports what a scan found, in place. Changes nothing on disk. */
export const createApplyScan = ({ journal, clock, log, scans, root, movieOf, probe, adopt, noteFolder, inBackground }: Deps) => {
  const take = async (
    scan: ScanRow,
    item: Wanted,
    { choices, ownFolder }: { choices: Choices; ownFolder: string | null },
  ): Promise<void> => {
    const { root_folder_id } = scan
    const movie = await movieOf(item.metadata_id, { ...choices, root_folder_id })
    const { media_info } = await probe(join(root(root_folder_id).path, item.relative_path))
    // A power cut takes back no file: another scan finds it again.
    journal.commitSoon((tx, announce) => {
      const { relative_path, size_bytes, metadata_id } = item
      adopt(tx, announce, { movie, root_folder_id, relative_path, size_bytes, media_info, imported_from: `scan ${scan.id}` })
      if (ownFolder !== null && movie.folder === null) noteFolder(tx, movie.id, { root_folder_id, folder: ownFolder })
      const { id: movie_id, title, year } = movie
      scans.setItem(item.id, { state: 'applied', movie_id, metadata_id, title, year, ...untroubled }, tx)
    })
  }

  const run = async (scan: ScanRow, wanted: readonly Wanted[], choices: Choices): Promise<void> => {
    const folders = ownFolders(scans.allItems(scan.id), wanted)
    let done = 0
    const takeOne = async (item: Wanted): Promise<void> => {
      const taken = await attempt(() => take(scan, item, { choices, ownFolder: folders.get(item.id) ?? null }))
      if (taken.ok) done++
      else {
        log.warn('file could not be added to the library', { scan_id: scan.id, item_id: item.id, error: taken.error })
        scans.setItem(item.id, { state: 'failed', ...troubleFrom(whyFailed(taken.error)) })
      }
      journal.tell({ type: 'library_scan_progress', scan_id: scan.id, found: wanted.length, matched: done, path: item.relative_path })
    }
    // Files of one movie run in sequence, because the first one adds the movie.
    const movies = Map.groupBy(wanted, ({ metadata_id }) => metadata_id).values()
    const lane = async () => {
      for (const files of movies) for (const item of files) await takeOne(item)
    }
    await Promise.all(Array.from({ length: atOnce }, lane))
    scans.set(scan.id, { state: 'applied', finished_at: stamp(clock) })
    journal.commit((_tx, announce) => announce({ type: 'library_scan_completed', scan_id: scan.id, found: wanted.length, matched: done }))
  }

  /** Starts the import and returns immediately. Throws NotFound, or Conflict while the scan is not ready. */
  return (scanId: number, asked: ApplyScan): ScanRow => {
    const scan = scans.row(scanId)
    if (scan.state !== 'ready' && scan.state !== 'applied') throw new Conflict(say(sentences, 'scan_not_ready', { state: scan.state }))
    const { item_ids, except_item_ids = [], choices = [], ...rest } = asked
    const wanted = wantedItems(scans.allItems(scanId), { item_ids, except_item_ids, choices })
    scans.set(scanId, { state: 'applying', finished_at: null })
    void inBackground(() => run(scan, wanted, rest)).catch((error: unknown) => {
      log.error('scan could not be applied', { scan_id: scanId, error })
      scans.set(scanId, { state: 'failed', ...troubleFrom(whyFailed(error)) })
    })
    return scans.row(scanId)
  }
}

const whyFailed = (error: unknown): Sentence =>
  sentenceOf(error) ?? say(sentences, 'apply_failed', { error: error instanceof Error ? error.message : String(error) })

type Which = { item_ids: number[] | undefined } & Required<Pick<ApplyScan, 'except_item_ids' | 'choices'>>

/** A person's choice overrides the match. Skips what is already in the library. */
const wantedItems = (items: readonly ItemRow[], { item_ids, except_item_ids, choices }: Which): Wanted[] => {
  const chosen = new Map(choices.map(({ item_id, metadata_id }) => [item_id, metadata_id]))
  const listed = item_ids && new Set(item_ids)
  const except = new Set(except_item_ids)
  return items.flatMap((item) => {
    if (item.state === 'known' || item.state === 'applied' || except.has(item.id)) return []
    const metadata_id = chosen.get(item.id) ?? item.metadata_id
    const isWanted = chosen.has(item.id) || (listed ? listed.has(item.id) : item.state === 'matched')
    return isWanted && metadata_id !== null ? [{ ...item, metadata_id }] : []
  })
}

/** Movies with a folder of their own: no other movie has a file in it. */
const ownFolders = (all: readonly ItemRow[], wanted: readonly Wanted[]): Map<number, string> => {
  const byId = new Map(wanted.map((item) => [item.id, item.metadata_id]))
  const moviesIn = new Map<string, Set<number | null>>()
  for (const item of all) {
    const folder = dirname(item.relative_path)
    moviesIn.set(folder, (moviesIn.get(folder) ?? new Set()).add(byId.get(item.id) ?? item.metadata_id))
  }
  return new Map(
    wanted.flatMap((item) => {
      const folder = dirname(item.relative_path)
      return folder !== '.' && moviesIn.get(folder)?.size === 1 ? [[item.id, folder] as const] : []
    }),
  )
}
