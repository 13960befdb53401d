import { and, eq } from 'drizzle-orm'
import type { Announce } from '#server/history/journal'
import { type Clock, stamp } from '#server/lib/clock'
import type { MediaInfo } from '#server/media/schema'
import type { moviesTable } from '#server/movies/table'
import type { Tx } from '#server/platform/db/open'
import { parseReleasePath } from '#server/releases/parse-release-path'
import { qualities } from '#server/releases/quality'
import type { ParsedRelease, Revision } from '#server/releases/release'
import { releaseNameOf } from './release-name'
import { filesTable } from './table'
import { fileNameOf, foldersOf } from './video-files'

export type AdoptFile = ReturnType<typeof createAdoptFile>
type Movie = typeof moviesTable.$inferSelect
type Deps = {
  clock: Clock
  meetsCutoff: (movie: Movie, file: { quality: string; revision: Revision; custom_format_score: number }) => boolean
  /** What the custom formats of the film's profile give for it. */
  scoreOf: (movie: Movie, release: { title: string; size_bytes: number }) => number
}
type Adopted = {
  movie: Movie
  root_folder_id: number
  relative_path: string
  size_bytes: number
  media_info: MediaInfo | null
  /** Where the names stand that tell of the release; the path on the shelf unless told. */
  named?: string
  quality?: string | undefined
  /** When somebody knows them better than tracks and name. */
  languages?: string[] | undefined
  imported_from: string
}

/** Writes down a file that is on the shelf already. Part of a transaction; a file that is known stays as it is. */
export const createAdoptFile =
  ({ clock, meetsCutoff, scoreOf }: Deps) =>
  (tx: Tx, announce: Announce, adopted: Adopted): number => {
    const { movie, root_folder_id, relative_path, size_bytes, media_info, named = relative_path, imported_from } = adopted
    const known = tx
      .select({ id: filesTable.id })
      .from(filesTable)
      .where(and(eq(filesTable.root_folder_id, root_folder_id), eq(filesTable.relative_path, relative_path)))
      .get()
    if (known) return known.id
    const parsed = parseReleasePath(named)
    const quality = adopted.quality ?? qualityOf(parsed, media_info)
    const custom_format_score = scoreOf(movie, { title: fileNameOf(named), size_bytes })
    const judged = { quality, revision: parsed.revision, custom_format_score }
    const row = tx
      .insert(filesTable)
      .values({
        ...judged,
        movie_id: movie.id,
        root_folder_id,
        relative_path,
        size_bytes,
        edition: parsed.edition,
        languages: adopted.languages ?? languagesOf(parsed, media_info),
        release_name: releaseNameOf({
          path: named,
          download_title: null,
          folder_title: foldersOf(named).at(-1) ?? null,
          other_videos: false,
        }),
        release_group: parsed.release_group,
        media_info,
        meets_cutoff: meetsCutoff(movie, judged),
        imported_from,
        added_at: stamp(clock),
      })
      .returning({ id: filesTable.id })
      .get()
    announce({ type: 'file_added', movie_id: movie.id, title: movie.title, file_id: row.id, relative_path, quality, size_bytes })
    return row.id
  }

/** A name that tells no resolution leaves it to the picture. */
const qualityOf = (parsed: ParsedRelease, media: MediaInfo | null): string => {
  if (parsed.quality_from.resolution === 'name' || !media?.video) return parsed.quality
  const { width, height } = media.video
  const resolution = resolutionOf(Math.max(height, Math.round((width * 9) / 16)))
  const source = parsed.source === 'unknown' ? 'tv' : parsed.source
  const found = qualities.find((each) => each.source === source && each.resolution === resolution && each.modifier === parsed.modifier)
  return found?.name ?? parsed.quality
}

const resolutionOf = (height: number): number => {
  if (height > 1200) return 2160
  if (height > 800) return 1080
  return height > 600 ? 720 : 480
}

/** The tracks know better than the name. */
const languagesOf = (parsed: ParsedRelease, media: MediaInfo | null): string[] => {
  const heard = media?.audio.flatMap((track) => (track.language ? [track.language] : [])) ?? []
  return [...new Set(heard.length > 0 ? heard : parsed.languages)]
}
