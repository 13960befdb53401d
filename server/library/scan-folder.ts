import { readdir } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import type { Journal } from '#server/history/journal'
import { attempt } from '#server/lib/attempt'
import { type Clock, stamp } from '#server/lib/clock'
import { troubleFrom } from '#server/lib/reason'
import { type Sentence, say } from '#server/lib/sentence'
import { sentenceOf, Unavailable, UpstreamUnreachable } from '#server/platform/errors'
import type { Log } from '#server/platform/log'
import type { Files } from './files'
import { guessMovie } from './match-folder'
import { type NfoFacts, readNfoFile } from './nfo'
import type { Recognised } from './recognise'
import { checkRoot } from './root-state'
import { isNamedSample } from './sample'
import type { NewItem, ScanRow, Scans } from './scan-store'
import { sentences } from './sentences'
import { isMissed, type Skipped, type Walked, walkFolder, whySkipped } from './walk-folder'

export type ScanFolder = ReturnType<typeof createScanFolder>
type Root = { id: number; path: string }
type Deps = {
  journal: Journal
  clock: Clock
  log: Log
  scans: Scans
  files: Pick<Files, 'all'>
  /** Throws NotFound. */
  root: (id: number) => Root
  /** Made anew for each scan, with the library as it is then. */
  recogniser: () => (guess: ReturnType<typeof guessMovie>) => Promise<Recognised>
  inBackground: (work: () => Promise<void>) => Promise<void>
}

/** Files that are recognised at once. */
const atOnce = 8

/** Looks through a library folder and says which movies it holds. Changes nothing on disk and nothing in the library. */
export const createScanFolder = ({ journal, clock, log, scans, files, root, recogniser, inBackground }: Deps) => {
  const tell = (scan: ScanRow, { found, matched, path }: { found: number; matched: number; path: string }): void => {
    scans.set(scan.id, { found, matched })
    journal.tell({ type: 'library_scan_progress', scan_id: scan.id, found, matched, path })
  }

  const look = async (scan: ScanRow, folder: Root): Promise<{ found: number; matched: number }> => {
    const known = new Map(files.all(folder.id).map((file) => [file.relative_path, file.movie_id]))
    const recognise = recogniser()
    const nfoOf = createNfoFinder(folder.path)
    const itemOf = async (file: Walked): Promise<NewItem> => {
      if (file.kind === 'skipped') return skippedItem(scan.id, file)
      const item = { scan_id: scan.id, relative_path: file.path, size_bytes: file.size_bytes }
      const movie_id = known.get(file.path)
      if (movie_id !== undefined)
        return { ...item, state: 'known', confidence: 100, movie_id, reasons: [say(sentences, 'in_library_already')] }
      const guess = guessMovie({ path: file.path, nfo: await nfoOf(file.path) })
      const recognised = await attempt(() => recognise(guess))
      if (recognised.ok) return { ...item, ...recognised.value }
      if (!(recognised.error instanceof UpstreamUnreachable)) throw recognised.error
      return {
        ...item,
        state: 'unmatched',
        reasons: guess.reasons,
        title: guess.title,
        year: guess.year,
        ...troubleFrom(whyFailed(recognised.error)),
      }
    }

    let found = 0
    let matched = 0
    for await (const group of inGroups(movies(folder.path), atOnce)) {
      const items = await Promise.all(group.map(itemOf))
      scans.put(items)
      found += items.length
      matched += items.filter(({ state }) => state === 'matched' || state === 'known').length
      tell(scan, { found, matched, path: group.at(-1)?.path ?? '' })
    }
    return { found, matched }
  }

  const run = async (scan: ScanRow, folder: Root): Promise<void> => {
    try {
      const { found, matched } = await look(scan, folder)
      scans.set(scan.id, { found, matched, state: 'ready', finished_at: stamp(clock) })
      journal.commit((_tx, announce) => announce({ type: 'library_scan_completed', scan_id: scan.id, found, matched }))
    } catch (error) {
      log.error('library folder could not be looked through', { scan_id: scan.id, error })
      scans.set(scan.id, { state: 'failed', ...troubleFrom(whyFailed(error)), finished_at: stamp(clock) })
    }
  }

  /** Begins and answers at once; one that runs for this folder already is the answer. Throws NotFound or Unavailable. */
  return async (rootFolderId: number): Promise<ScanRow> => {
    const folder = root(rootFolderId)
    const { state, why } = await checkRoot(folder.path)
    if (why && state !== 'empty') throw new Unavailable(why)
    const running = scans.running(rootFolderId)
    if (running) return running
    const scan = scans.begin(rootFolderId)
    void inBackground(() => run(scan, folder))
    return scan
  }
}

/** It is told of, so that nobody takes it for missing. */
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

async function* inGroups<T>(all: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let group: T[] = []
  for await (const each of all) {
    group.push(each)
    if (group.length < size) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}

/** The nfo of a file: of the same name, else `movie.nfo`, else the only one in a folder that is the movie's own. */
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
