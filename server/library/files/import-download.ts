import { join, relative } from 'node:path'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Tx } from '#server/foundation/platform/db/open'
import { sentenceOf } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import type { MediaInfo } from '#server/library/media/schema'
import type { AddToLibrary, Movie, Ready } from './add-to-library'
import { chooseFile, type PayloadFile } from './choose-file'
import type { DescribeFile } from './describe-file'
import { type WhyNot, whyItCame } from './judge-arrival'
import { judgePayload, movieOfFiles, type Probed } from './judge-payload'
import type { Placed, PlaceFile } from './place-file'
import type { PlaceSidecars } from './place-sidecars'
import type { RootFolders } from './root-folders'
import { sentences } from './sentences'

export type Arrived = {
  id: number
  movie_id: number | null
  /** Null: the default version of the movie. */
  version_id: number | null
  /** Null: a person added the torrent. */
  release_id: number | null
  title: string
  save_path: string | null
  info_hash: string | null
  indexer_id: number | null
  quality: string | null
  files: { path: string; size_bytes: number; wanted: boolean }[] | null
  /** A person agreed that it replaces the existing file, although it is not an upgrade. */
  replaces: boolean
  added_at: string
}
/**
 * `refused`: the content is not what the release promised, so another release is wanted; the torrent is never used again unless it
 * `isInnocent`. `blocked`: a person has to decide. `retry`: may succeed later.
 */
export type Problem = Sentence & { kind: 'refused' | 'blocked' | 'retry'; isInnocent?: boolean }
export type Imported = { placed: Placed; file_id: number; relative_path: string; quality: string; probed: boolean }
type Seen = Pick<Ready, 'movie' | 'version_id'>
type Placement = { placed: Placed; relative_path: string }

type Deps = {
  journal: Journal
  log: Log
  movie: (id: number) => Movie | undefined
  /** The movie as the version that a download is for sees it. */
  seenBy: (movie: Movie, version: number | null) => Seen
  root: (id: number | null) => { id: number; path: string } | undefined
  isReachable: RootFolders['isReachable']
  probe: (path: string) => Promise<Probed>
  /** The objection to the actual tracks, once they are known. */
  checkTracks: (movie: Movie, media: MediaInfo, title: string) => Sentence | undefined
  describe: DescribeFile['fetched']
  /** The score that the release of a download has by its name, flags, and size. */
  promised: (movie: Movie, download: Pick<Arrived, 'title' | 'release_id'> & { size_bytes: number }) => number
  whyNotUpgrade: (movie: Movie, ...of: Parameters<WhyNot>) => ReturnType<WhyNot>
  /** Whether the download still waits for import. */
  isWaiting: (id: number) => boolean
  placeFile: Pick<PlaceFile, 'place' | 'takeBack' | 'inspect'>
  placeSidecars: PlaceSidecars
  mode: () => 'hardlink' | 'copy'
  addToLibrary: AddToLibrary
  /** Reports the outcome to the downloads room, in the same transaction. */
  settle: (tx: Tx, announce: Announce, end: { id: number; outcome: { imported: Imported } | { problem: Problem } }) => void
}

/**
 * Imports a download: choose → probe → name → place → commit. Safe to repeat: a file placed before a crash is found in place and only
 * recorded.
 */
export const createImportDownload = (deps: Deps) => {
  const { journal, log, movie, root, isReachable, probe, checkTracks, describe } = deps
  const { isWaiting, placeFile, placeSidecars, mode, addToLibrary, settle, seenBy } = deps

  const prepare = async (download: Arrived): Promise<Ready | Problem> => {
    const row = download.movie_id === null ? undefined : movie(download.movie_id)
    if (!row) return gone
    const folder = root(row.root_folder_id)
    if (!folder) return problem(say(sentences, 'no_library_folder'), 'retry')
    const ready = await open(download, seenBy(row, download.version_id), folder)
    return 'kind' in ready ? ready : (notBetter(ready, download) ?? ready)
  }

  const open = async (download: Arrived, { movie, version_id }: Seen, folder: Ready['root']): Promise<Ready | Problem> => {
    if (!isReachable(folder)) return problem(say(sentences, 'library_folder_unreachable', { path: folder.path }), 'retry')
    if (!download.save_path) return problem(say(sentences, 'files_unknown_to_client'), 'retry')
    const choice = movieAmong(download, movie)
    if ('kind' in choice) return choice
    const { path, size_bytes } = choice
    const source = join(download.save_path, path)
    const found = await placeFile.inspect(source)
    if ('refused' in found) return unplaced(found.refused)
    const probed = await probe(source)
    const { media_info } = probed
    const wrong = judgePayload(path, movie, probed) ?? (media_info && checkTracks(movie, media_info, download.title))
    if (wrong) return { kind: 'refused', ...wrong }
    const facts = describe({ movie, size_bytes, media_info, path, download })
    const { indexer_id, info_hash } = download
    const origin = { indexer_id, info_hash, imported_from: `download ${download.id}` }
    return { movie, version_id, root: folder, source, size_bytes, facts, origin }
  }

  /** A better file may have arrived during the download. */
  const notBetter = (ready: Ready, download: Arrived, tx?: Tx): Problem | undefined => {
    const kept = addToLibrary.whyKept(ready, tx && { tx })
    if (kept) return problem(kept, 'blocked')
    if (download.replaces) return undefined
    const objection = addToLibrary.objection(ready, tx)
    if (!objection) return undefined
    const whyNot: WhyNot = (held, offer) => deps.whyNotUpgrade(ready.movie, held, offer)
    const came = whyItCame(
      { file: objection.file, facts: ready.facts, whyNot },
      { ...download, score: deps.promised(ready.movie, { ...download, size_bytes: ready.size_bytes }) },
    )
    const why = objection.reason
    if (came === 'chosen') return problem(say(sentences, 'no_upgrade_chosen', { why }), 'blocked')
    return { ...problem(say(sentences, 'no_upgrade', { why }), 'refused'), isInnocent: came === 'overtaken' }
  }

  /** Never takes a name from another file: a taken name gets a number. */
  const placeBeside = async (ready: Ready): Promise<Placement | Problem> => {
    const named = addToLibrary.name(ready)
    for (let attempt = 1; attempt <= 9; attempt++) {
      const relative_path = named.path(attempt)
      const placement = await placeFile.place({ source: ready.source, root: ready.root.path, relative: relative_path, mode: mode() })
      if ('placed' in placement) return { placed: placement.placed, relative_path }
      if (placement.refused.code !== 'target_taken') return unplaced(placement.refused)
    }
    return problem(say(sentences, 'names_taken'), 'blocked')
  }

  /** Anything may have changed while the file was probed and copied. */
  const changedSince = (tx: Tx, ready: Ready, download: Arrived): Problem | undefined => {
    const row = movie(ready.movie.id)
    if (!row) return gone
    if (root(row.root_folder_id)?.id !== ready.root.id) return problem(say(sentences, 'folder_changed'), 'retry')
    if (seenBy(row, ready.version_id).version_id !== ready.version_id) return problem(say(sentences, 'version_removed'), 'retry')
    return notBetter(ready, download, tx)
  }

  const end = (download: Arrived, problem: Problem): void => {
    log.info('download not imported', { download_id: download.id, reason: problem.text, next: nextAfter[problem.kind] })
    journal.commit((tx, announce) => settle(tx, announce, { id: download.id, outcome: { problem } }))
  }

  const importFile = async (download: Arrived): Promise<void> => {
    const ready = await prepare(download)
    if ('kind' in ready) return end(download, ready)
    const placement = await placeBeside(ready)
    if ('kind' in placement) return end(download, placement)
    const beside = await placeSidecars(besideOf(ready, download, placement), mode())
    const isImported = journal.commit((tx, announce) => {
      if (!isWaiting(download.id)) return false
      const problem = changedSince(tx, ready, download)
      if (problem) settle(tx, announce, { id: download.id, outcome: { problem } })
      else {
        const { file_id, quality } = addToLibrary.commit(tx, announce, { ready, ...placement, beside })
        const imported = { ...placement, file_id, quality, probed: ready.facts.media_info !== null }
        settle(tx, announce, { id: download.id, outcome: { imported } })
      }
      return !problem
    })
    if (isImported) return log.info('download imported', { download_id: download.id, relative_path: placement.relative_path })
    for (const put of [...beside, placement]) await placeFile.takeBack(ready.root.path, put)
  }

  return async (download: Arrived): Promise<void> => {
    try {
      await importFile(download)
    } catch (error) {
      log.error('import failed', { download_id: download.id, error })
      end(download, problem(whyFailed(error), 'retry'))
    }
  }
}

/** The downloaded files that came with the movie. */
const besideOf = ({ source, root }: Ready, { save_path, files }: Arrived, { relative_path }: Placement) => ({
  folder: save_path ?? '',
  movie: save_path === null ? '' : relative(save_path, source).replaceAll('\\', '/'),
  files: (files ?? []).filter((file) => file.wanted).map((file) => file.path),
  root: root.path,
  relative_path,
})

const movieAmong = (download: Arrived, movie: Movie): PayloadFile | Problem => {
  const { isThisMovie, otherMovie } = movieOfFiles(movie, download)
  const listed = (download.files ?? []).filter((file) => file.wanted)
  const choice = chooseFile(listed, isThisMovie)
  if ('refused' in choice) return problem(choice.refused, 'refused')
  const other = otherMovie(choice.chosen.path)
  return other ? problem(other, 'refused') : choice.chosen
}

const nextAfter: Record<Problem['kind'], string> = { refused: 'another release', blocked: 'waits for you', retry: 'tries again' }
const problem = (why: Sentence, kind: Problem['kind']): Problem => ({ ...why, kind })
const unplaced = (why: Sentence): Problem => problem(why, why.code === 'source_unfit' ? 'refused' : 'retry')
const whyFailed = (error: unknown): Sentence =>
  sentenceOf(error) ?? say(sentences, 'import_failed', { error: error instanceof Error ? error.message : String(error) })
const gone = problem(say(sentences, 'movie_gone'), 'blocked')
