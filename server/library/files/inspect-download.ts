import type { moviesTable } from '#server/catalog/movies/table'
import type { Sentence } from '#server/foundation/lib/sentence'
import type { PayloadFile } from './choose-file'
import { inspectPayload } from './inspect-payload'
import { movieOfFiles } from './judge-payload'
import { isSubtitle } from './video-files'

type Movie = typeof moviesTable.$inferSelect
type Deps = {
  movie: (id: number) => Movie | undefined
  /** Extensions without the dot. */
  blockedExtensions: () => readonly string[]
}
export type InspectedDownload = { ok: true; wanted: (file: PayloadFile) => boolean } | { ok: false; why: Sentence }

/** Judges a download's file list before a byte is downloaded, and selects the wanted files. */
export const createInspectDownload =
  ({ movie, blockedExtensions }: Deps) =>
  (files: readonly PayloadFile[], download: { movie_id: number | null; release_id: number | null }): InspectedDownload => {
    const row = download.movie_id === null ? undefined : movie(download.movie_id)
    const verdict = inspectPayload(files, { blocked_extensions: blockedExtensions(), ...(row && movieOfFiles(row, download)) })
    if (!verdict.ok) return verdict
    return { ok: true, wanted: (file) => file.path === verdict.video.path || (isSubtitle(file.path) && file.size_bytes < largestSubtitle) }
  }

/** A larger file is something else named like a subtitle. */
const largestSubtitle = 50_000_000
