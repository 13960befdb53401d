import type { moviesTable } from '#server/catalog/movies/table'
import { parseRelease } from '#server/foundation/releases/parse-release'
import { parseReleasePath } from '#server/foundation/releases/parse-release-path'
import type { ParsedRelease, Revision } from '#server/foundation/releases/release'
import type { MediaInfo } from '#server/library/media/schema'
import { ofQuality, qualityOfFile } from './quality-of-file'
import { releaseNameOf } from './release-name'
import { fileNameOf, foldersOf } from './video-files'

type Movie = typeof moviesTable.$inferSelect
/** What is known about a file apart from its path; stored in its row and used in its name. */
export type Facts = {
  quality: string
  revision: Revision
  edition: string
  release_group: string | null
  release_name: string | null
  languages: string[]
  custom_format_score: number
  media_info: MediaInfo | null
}
/** The matching custom formats of a release, and their score in the movie's profile. */
export type WorthOf = (
  movie: Pick<Movie, 'title' | 'original_title' | 'alternative_titles' | 'original_language' | 'quality_profile_id'>,
  release: { title: string; size_bytes: number; parsed: ParsedRelease },
) => { score: number; custom_formats: string[] }

type Seen = { movie: Movie; size_bytes: number; media_info: MediaInfo | null }
/** `path`: as the download lists it, without its download folder. */
type Fetched = Seen & { path: string; download: { title: string; release_id: number | null; score: number } }
type Found = Seen & {
  /** A path whose names identify the release. */
  path: string
  /** Set when a person knows better than tracks and name. */
  quality?: string | undefined
  languages?: string[] | undefined
}
export type DescribeFile = ReturnType<typeof createDescribeFile>

/** Determines a file's facts from its names and tracks. */
export const createDescribeFile = ({ worthOf }: { worthOf: WorthOf }) => ({
  /** A downloaded file. Keeps the score from when its release was chosen; a torrent that a person added was never scored. */
  fetched({ movie, size_bytes, media_info, path, download }: Fetched): Facts {
    const isOwn = download.release_id === null
    const folder_title = foldersOf(path).at(-1) ?? null
    const scene = isOwn ? releaseNameOf({ path, download_title: download.title, folder_title, other_videos: false }) : null
    const title = scene ?? download.title
    const named = parseRelease(title)
    const parsed = {
      ...named,
      ...realOf(qualityOfFile([parseRelease(fileNameOf(path)), parseRelease(folder_title ?? ''), named], media_info)),
    }
    const score = isOwn ? worthOf(movie, { title, size_bytes, parsed }).score : download.score
    return factsOf(parsed, { release_name: title, custom_format_score: score, media_info })
  },

  /** A file found in the library or elsewhere. */
  found({ movie, size_bytes, media_info, path, quality, languages }: Found): Facts {
    const named = parseReleasePath(path)
    const parsed = quality === undefined ? qualityOfFile([named], media_info) : ofQuality(named, quality)
    const folder_title = foldersOf(path).at(-1) ?? null
    const release_name = releaseNameOf({ path, download_title: null, folder_title, other_videos: false })
    const { score } = worthOf(movie, { title: fileNameOf(path), size_bytes, parsed })
    const facts = factsOf(parsed, { release_name, custom_format_score: score, media_info })
    return languages ? { ...facts, languages } : facts
  },
})

const realOf = ({ quality, source, resolution, modifier }: ParsedRelease) => ({ quality, source, resolution, modifier })

const factsOf = (
  { quality, revision, edition, release_group, languages }: ParsedRelease,
  rest: Pick<Facts, 'release_name' | 'custom_format_score' | 'media_info'>,
): Facts => ({ quality, revision, edition, release_group, languages: languagesOf(rest.media_info, languages), ...rest })

/** Tracks are more reliable than names. */
const languagesOf = (media: MediaInfo | null, named: readonly string[]): string[] => {
  const heard = media?.audio.flatMap((track) => (track.language ? [track.language] : [])) ?? []
  return [...new Set(heard.length > 0 ? heard : named)]
}
