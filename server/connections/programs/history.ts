import type { HistoryRow } from '#server/foundation/history/schema'
import { qualityModel } from './qualities'
import { known } from './wire'

/** Radarr's events: their number in queries, their word, and ours. */
const kinds = [
  { number: 1, word: 'grabbed', types: ['release_grabbed'] },
  { number: 3, word: 'downloadFolderImported', types: ['import_completed'] },
  { number: 4, word: 'downloadFailed', types: ['download_failed', 'import_failed', 'release_payload_refused'] },
  { number: 6, word: 'movieFileDeleted', types: ['file_removed', 'file_missing'] },
  { number: 8, word: 'movieFileRenamed', types: ['file_renamed'] },
  { number: 9, word: 'downloadIgnored', types: ['download_cancelled'] },
] as const

/** Our event types for a number or word of Radarr's; all that it knows without one. */
export const historyTypes = (asked: readonly string[]): string[] =>
  kinds
    .filter(
      ({ number, word }) =>
        asked.length === 0 || asked.some((each) => Number(each) === number || each.toLowerCase() === word.toLowerCase()),
    )
    .flatMap(({ types }) => [...types])

/** `hash` and `indexer`: of the download or release that the row is about. */
export type Told = { hash: string | null; indexer: string | null; releaseName: string | null; quality: string | null }

/** An event as a record of Radarr's history. */
export const historyRecord = (row: HistoryRow, told: Told) => {
  const { id, type, at, movie_id } = row
  const of = row.data as Record<string, unknown>
  const hash = told.hash?.toUpperCase()
  return known({
    id,
    movieId: movie_id ?? 0,
    sourceTitle: of.release_title ?? told.releaseName ?? textOf(of.relative_path)?.split('/').at(-1) ?? of.title,
    languages: [],
    quality: qualityModel(textOf(of.quality) ?? told.quality),
    customFormats: [],
    customFormatScore: typeof of.score === 'number' ? of.score : 0,
    qualityCutoffNotMet: false,
    date: at,
    downloadId: hash,
    eventType: kinds.find(({ types }) => (types as readonly string[]).includes(type))?.word ?? 'unknown',
    data: known({ torrentInfoHash: hash, indexer: of.indexer ?? told.indexer, protocol: 'torrent', ...detailsOf[type]?.(of) }),
  })
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const sizeOf = ({ size_bytes }: Record<string, unknown>) => (typeof size_bytes === 'number' ? String(size_bytes) : undefined)
const why = ({ reason }: Record<string, unknown>) => ({ message: reason })

/** What belongs to one kind of event. */
const detailsOf: Record<string, (of: Record<string, unknown>) => Record<string, unknown>> = {
  release_grabbed: (of) => ({ releaseSource: of.code === 'chosen_by_you' ? 'InteractiveSearch' : 'Search', size: sizeOf(of) }),
  import_completed: (of) => ({ importedPath: of.relative_path, size: sizeOf(of) }),
  download_failed: why,
  import_failed: why,
  release_payload_refused: why,
  file_removed: () => ({ reason: 'Manual' }),
  file_missing: () => ({ reason: 'MissingFromDisk' }),
  file_renamed: (of) => ({ sourceRelativePath: of.previous_path, relativePath: of.relative_path }),
}
