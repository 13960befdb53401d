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
  /** The movie as one of its versions sees it. */
  seenBy: (movie: Movie, version: number | null) => { movie: Movie }
  /** Why the size of the movie inside a torrent breaks the rule that its listed size kept. */
  whyNotSize: (movie: Movie, download: Inspected, size_bytes: number) => Sentence | undefined
}
type Inspected = {
  movie_id: number | null
  version_id: number | null
  release_id: number | null
  info_hash: string | null
  quality: string | null
}
export type InspectedDownload = { ok: true; wanted: (file: PayloadFile) => boolean } | { ok: false; why: Sentence }

/** Judges a download's file list before a byte is downloaded, and selects the wanted files. */
export const createInspectDownload =
  ({ movie, blockedExtensions, seenBy, whyNotSize }: Deps) =>
  (files: readonly PayloadFile[], download: Inspected): InspectedDownload => {
    const row = download.movie_id === null ? undefined : movie(download.movie_id)
    const verdict = inspectPayload(files, { blocked_extensions: blockedExtensions(), ...(row && movieOfFiles(row, download)) })
    if (!verdict.ok) return verdict
    const why = row && whyNotSize(seenBy(row, download.version_id).movie, download, verdict.video.size_bytes)
    if (why) return { ok: false, why }
    return { ok: true, wanted: (file) => file.path === verdict.video.path || (isSubtitle(file.path) && file.size_bytes < largestSubtitle) }
  }

/** A larger file is something else named like a subtitle. */
const largestSubtitle = 50_000_000
