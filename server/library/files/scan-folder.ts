import { readdir } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import type { Journal } from '#server/foundation/history/journal'
import { ahead } from '#server/foundation/lib/ahead'
import { attempt } from '#server/foundation/lib/attempt'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { milliseconds } from '#server/foundation/lib/duration'
import { troubleFrom } from '#server/foundation/lib/reason'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { Paused, sentenceOf, Unavailable, UpstreamUnreachable } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import type { Files } from './files'
import { guessMovie } from './match-folder'
import { type NfoFacts, readNfoFile } from './nfo'
import type { Recognized } from './recognize'
import { checkRoot } from './root-state'
import { isNamedSample } from './sample'
import type { NewItem, ScanRow, Scans } from './scan-store'
import { sentences } from './sentences'
import { isMissed, type Skipped, type Walked, walkFolder, whySkipped } from './walk-folder'

export type ScanFolder = ReturnType<typeof createScanFolder>['scanFolder']
type Root = { id: number; path: string }
type Recognize = (guess: ReturnType<typeof guessMovie>) => Promise<Recognized>
type Deps = {
  journal: Journal
  clock: Clock
  log: Log
  scans: Scans
  files: Pick<Files, 'all'>
  /** Throws NotFound. */
  root: (id: number) => Root
  /** Creates a matcher for the library in its current state. Called once per scan. */
  recognizer: () => Recognize
  inBackground: (work: () => Promise<void>) => Promise<void>
  /** Aborted when the service pauses: then a scan stops where it is. */
  signal: () => AbortSignal
}

/** Files whose nfo is read and that are recognized in parallel, while the folder is walked further. */
const atOnce = 8
/** Results are stored and announced after this many files, or after some time. */
const filesPerWrite = 200
const longestWithoutWrite = milliseconds(1)

/**
 * Scans a library folder and reports its movies. Changes nothing on disk or in the library. Stores each file's result, so a scan continues
 * after a restart.
 */
export const createScanFolder = ({ journal, clock, log, scans, files, root, recognizer, inBackground, signal }: Deps) => {
  const atWork = new Set<number>()

  const scanFolder = async (scan: ScanRow, folder: Root): Promise<void> => {
    const seen = scans.seen(scan.id)
    let { found, matched } = seen
    const total = await countOf(movies(folder.path))
    scans.expect(scan.id, { total, seen: found })
    const known = new Map(files.all(folder.id).map((file) => [file.relative_path, file.movie_id]))
    const itemOf = createItemOf({ scan, known, recognize: recognizer(), nfoOf: createNfoFinder(folder.path) })
    let items: NewItem[] = []
    let written = clock.elapsedMs()
    const write = (): void => {
      const [last] = items.slice(-1)
      if (!last) return
      found += items.length
      matched += items.filter(({ state }) => state === 'matched' || state === 'known').length
      scans.put(scan.id, items, { found, matched })
      journal.tell({ type: 'library_scan_progress', scan_id: scan.id, found, matched, path: last.relative_path })
      items = []
      written = clock.elapsedMs()
    }
    for await (const item of ahead(without(seen.paths, movies(folder.path)), atOnce, itemOf)) {
      items.push(item)
      if (items.length >= filesPerWrite || clock.elapsedMs() - written >= longestWithoutWrite || signal().aborted) write()
      signal().throwIfAborted()
    }
    write()
  }

  const run = async (scan: ScanRow): Promise<void> => {
    try {
      await scanFolder(scan, root(scan.root_folder_id))
      const { found, matched } = scans.row(scan.id)
      scans.set(scan.id, { state: 'ready', finished_at: stamp(clock) })
      journal.commit((_tx, announce) => announce({ type: 'library_scan_completed', scan_id: scan.id, found, matched }))
    } catch (error) {
      // The scan continues when the service does.
      if (error instanceof Paused) return
      log.error('library folder could not be scanned', { scan_id: scan.id, error })
      scans.set(scan.id, { state: 'failed', ...troubleFrom(whyFailed(error)), finished_at: stamp(clock) })
    } finally {
      atWork.delete(scan.id)
    }
  }
  const start = (scan: ScanRow): void => {
    if (atWork.has(scan.id)) return
    atWork.add(scan.id)
    void inBackground(() => run(scan))
  }

  return {
    /** Starts a scan and returns immediately, or returns the one already running for this folder. Throws NotFound or Unavailable. */
    async scanFolder(rootFolderId: number): Promise<ScanRow> {
      const folder = root(rootFolderId)
      const { state, why } = await checkRoot(folder.path)
      if (why && state !== 'empty') throw new Unavailable(why)
      const scan = scans.running(rootFolderId) ?? scans.begin(rootFolderId)
      if (scan.state === 'running') start(scan)
      return scan
    },

    /** Continues scans that were running when the service ended. */
    resumeScans(): void {
      for (const scan of scans.interrupted()) start(scan)
    },
  }
}

type Looking = {
  scan: ScanRow
  known: ReadonlyMap<string, number>
  recognize: Recognize
  nfoOf: (path: string) => Promise<NfoFacts | null>
}

/** Identifies a file. If the provider is unavailable, leaves it to a later scan. */
const createItemOf =
  ({ scan, known, recognize, nfoOf }: Looking) =>
  async (file: Walked): Promise<NewItem> => {
    if (file.kind === 'skipped') return skippedItem(scan.id, file)
    const item = { scan_id: scan.id, relative_path: file.path, size_bytes: file.size_bytes }
    const movie_id = known.get(file.path)
    if (movie_id !== undefined)
      return { ...item, state: 'known', confidence: 100, movie_id, reasons: [say(sentences, 'in_library_already')] }
    const guess = guessMovie({ path: file.path, nfo: await nfoOf(file.path) })
    const recognized = await attempt(() => recognize(guess))
    if (recognized.ok) return { ...item, ...recognized.value }
    if (!(recognized.error instanceof UpstreamUnreachable)) throw recognized.error
    const { reasons, title, year } = guess
    return { ...item, state: 'unmatched', reasons, title, year, ...troubleFrom(whyFailed(recognized.error)) }
  }

/** Lists skipped files too, so nobody thinks they are missing. */
const skippedItem = (scan_id: number, skipped: Skipped): NewItem => ({
  scan_id,
  relative_path: skipped.path,
  size_bytes: 0,
  state: 'unmatched',
  ...troubleFrom(whySkipped(skipped)),
})

const whyFailed = (error: unknown): Sentence =>
  sentenceOf(error) ?? say(sentences, 'scan_failed', { error: error instanceof Error ? error.message : String(error) })

async function* movies(root: string): AsyncGenerator<Walked> {
  for await (const walked of walkFolder(root, { of: 'shelf' }))
    if (walked.kind === 'file' ? !isNamedSample(walked) : isMissed(walked)) yield walked
}

async function* without(paths: ReadonlySet<string>, all: AsyncIterable<Walked>): AsyncGenerator<Walked> {
  for await (const each of all) if (!paths.has(each.path)) yield each
}

const countOf = async (all: AsyncIterable<unknown>): Promise<number> => {
  let count = 0
  for await (const _ of all) count++
  return count
}

/** A file's nfo: the one with the same name, else `movie.nfo`, else the only one if the folder holds a single movie. */
const createNfoFinder = (root: string) => {
  const listed = new Map<string, Promise<string[]>>()
  const nfosIn = (folder: string): Promise<string[]> => {
    const known =
      listed.get(folder) ??
      readdir(join(root, folder)).then(
        (names) => names.filter((name) => name.toLowerCase().endsWith('.nfo')),
        () => [],
      )
    listed.set(folder, known)
    return known
  }
  return async (path: string): Promise<NfoFacts | null> => {
    const folder = dirname(path)
    const names = await nfosIn(folder)
    const own = `${path.slice(0, path.length - extname(path).length).slice(folder === '.' ? 0 : folder.length + 1)}.nfo`.toLowerCase()
    const name =
      names.find((each) => each.toLowerCase() === own) ??
      names.find((each) => each.toLowerCase() === 'movie.nfo') ??
      (folder !== '.' && names.length === 1 ? names[0] : undefined)
    return name === undefined ? null : await readNfoFile(join(root, folder, name))
  }
}
