import { join } from 'node:path'
import type { Announce, Journal } from '#server/history/journal'
import type { MediaInfo } from '#server/media/schema'
import type { moviesTable } from '#server/movies/table'
import type { Tx } from '#server/platform/db/open'
import type { Log } from '#server/platform/log'
import { chooseFile } from './choose-file'
import type { Placed, PlaceFile } from './place-file'
import type { RootFolders } from './root-folders'
import type { Shelve } from './shelve'

export type Movie = typeof moviesTable.$inferSelect
export type Arrived = {
  id: number
  movie_id: number | null
  title: string
  save_path: string | null
  info_hash: string | null
  indexer_id: number | null
  quality: string | null
  score: number
  files: { path: string; size_bytes: number; wanted: boolean }[] | null
}
/** `refused`: the payload is not what was promised, another release is wanted. `blocked`: a person has to decide. `retry`: it may go well later. */
export type Problem = { code: string; text: string; kind: 'refused' | 'blocked' | 'retry' }
export type Brought = { placed: Placed; file_id: number; relative_path: string; quality: string; probed: boolean }
export type Ready = { download: Arrived; movie: Movie; root: { id: number; path: string }; source: string; media_info: MediaInfo | null }

type Deps = {
  journal: Journal
  log: Log
  movie: (id: number) => Movie | undefined
  root: (id: number | null) => { id: number; path: string } | undefined
  isReachable: RootFolders['isReachable']
  probe: (path: string) => Promise<{ media_info: MediaInfo | null }>
  /** What speaks against the real tracks, once they can be seen. */
  checkTracks: (movie: Movie, media: MediaInfo) => { code: string; text: string } | undefined
  place: PlaceFile['place']
  mode: () => 'hardlink' | 'copy'
  shelve: Shelve
  /** Tells the downloads how it ended, in the same transaction. */
  settle: (tx: Tx, announce: Announce, end: { id: number; outcome: { brought: Brought } | { problem: Problem } }) => void
}
export type ImportDownload = ReturnType<typeof createImportDownload>

/**
 * Brings what a download fetched onto the shelf: choose → probe → name → place → commit. Doing it again is harmless: a file that was placed
 * before a crash is found in its place and only written down.
 */
export const createImportDownload = ({ journal, log, movie, root, isReachable, probe, checkTracks, place, mode, shelve, settle }: Deps) => {
  const prepare = async (download: Arrived): Promise<Ready | Problem> => {
    const film = download.movie_id === null ? undefined : movie(download.movie_id)
    if (!film) return problem('movie_gone', 'the film is no longer in the library', 'blocked')
    const folder = root(film.root_folder_id)
    if (!folder) return problem('no_root_folder', 'there is no films folder yet; choose one in the settings', 'retry')
    return await open(download, film, folder)
  }

  const open = async (download: Arrived, film: Movie, folder: { id: number; path: string }): Promise<Ready | Problem> => {
    if (!isReachable(folder))
      return problem('root_folder_missing', `the films folder ${folder.path} is not there, or is empty; is its disk connected?`, 'retry')
    if (!download.save_path) return problem('nothing_there', 'the client does not say where the files are', 'retry')
    const choice = chooseFile((download.files ?? []).filter((file) => file.wanted))
    if ('refused' in choice) return problem(choice.refused.code, choice.refused.text, 'refused')
    const source = join(download.save_path, choice.chosen.path)
    const { media_info } = await probe(source)
    const wrong = media_info ? checkTracks(film, media_info) : undefined
    if (wrong) return problem(wrong.code, wrong.text, 'refused')
    return { download, movie: film, root: folder, source, media_info }
  }

  /** A name that another file has is not taken from it: the next one gets a number. */
  const placeBeside = async (ready: Ready): Promise<{ placed: Placed; relative_path: string } | Problem> => {
    const named = shelve.name(ready)
    for (let attempt = 1; attempt <= 9; attempt++) {
      const relative = named.path(attempt)
      const placement = await place({ source: ready.source, root: ready.root.path, relative, mode: mode() })
      if ('placed' in placement) return { placed: placement.placed, relative_path: relative }
      const { code, text } = placement.refused
      if (code !== 'target_taken') return problem(code, text, code === 'source_unfit' ? 'refused' : 'retry')
    }
    return problem('target_taken', 'other files have all the names that this film could have', 'blocked')
  }

  const bringIn = async (download: Arrived): Promise<void> => {
    const ready = await prepare(download)
    const placement = 'kind' in ready ? ready : await placeBeside(ready)
    journal.commit((tx, announce) => {
      if ('kind' in ready) return settle(tx, announce, { id: download.id, outcome: { problem: ready } })
      if ('kind' in placement) return settle(tx, announce, { id: download.id, outcome: { problem: placement } })
      const shelved = shelve.commit(tx, announce, { ready, ...placement })
      const brought = { ...placement, ...shelved, probed: ready.media_info !== null }
      return settle(tx, announce, { id: download.id, outcome: { brought } })
    })
  }

  return async (download: Arrived): Promise<void> => {
    try {
      await bringIn(download)
    } catch (error) {
      log.error('import failed', { download_id: download.id, error })
      const told = problem('import_failed', error instanceof Error ? error.message : 'the file could not be brought in', 'retry')
      journal.commit((tx, announce) => settle(tx, announce, { id: download.id, outcome: { problem: told } }))
    }
  }
}

const problem = (code: string, text: string, kind: Problem['kind']): Problem => ({ code, text, kind })
