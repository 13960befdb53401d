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
  original_name: string | null
  flags: string[]
  custom_format_ids: number[]
  custom_format_score: number
  media_info: MediaInfo | null
}
/** The matching custom formats of a release, and their score in the movie's profile. */
export type WorthOf = (
  movie: Pick<Movie, 'title' | 'original_title' | 'alternative_titles' | 'original_language' | 'quality_profile_id'>,
  release: {
    title: string
    size_bytes: number
    parsed: ParsedRelease
    flags?: readonly string[]
    languages?: readonly string[]
    file_name?: string | undefined
  },
) => { score: number; custom_formats: string[]; custom_format_ids: number[] }

type Seen = { movie: Movie; size_bytes: number; media_info: MediaInfo | null }
/** `path`: as the download lists it, without its download folder. */
type Fetched = Seen & { path: string; download: { title: string; release_id: number | null } }
type Found = Seen & {
  /** A path whose names identify the release. */
  path: string
  /** Set when a person knows better than tracks and name. */
  quality?: string | undefined
  languages?: string[] | undefined
  known?: KnownFacts | undefined
  /** Its name in the library, if that counts as well. */
  file_name?: string | undefined
}
/** What another program knew about the file; it corrects what the name says. A group of '' is known to be none. */
export type KnownFacts = Partial<Pick<Facts, 'edition' | 'release_group' | 'revision' | 'flags'>>
export type DescribeFile = ReturnType<typeof createDescribeFile>

/** Determines a file's facts from its names and tracks. */
export const createDescribeFile = ({ worthOf, flagsOf }: { worthOf: WorthOf; flagsOf: (releaseId: number | null) => string[] }) => ({
  /** A downloaded file. */
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
    const flags = flagsOf(download.release_id)
    const facts = factsOf(parsed, { release_name: title, original_name: null, flags, media_info })
    return { ...facts, ...worthIn(worthOf(movie, { title, size_bytes, parsed, ...spokenIn(facts) })) }
  },

  /** A file found in the library or elsewhere. */
  found({ movie, size_bytes, media_info, path, quality, languages, known = {}, file_name }: Found): Facts {
    const { flags = [], ...corrected } = known
    const named = { ...parseReleasePath(path), ...corrected }
    const parsed = quality === undefined ? qualityOfFile([named], media_info) : ofQuality(named, quality)
    const folder_title = foldersOf(path).at(-1) ?? null
    const release_name = releaseNameOf({ path, download_title: null, folder_title, other_videos: false })
    const title = release_name ?? fileNameOf(path)
    const read = factsOf(parsed, { release_name, original_name: release_name === null ? title : null, flags, media_info })
    const facts = languages ? { ...read, languages } : read
    const scored = { ...parsed, year: movie.year ?? parsed.year }
    return { ...facts, ...worthIn(worthOf(movie, { title, size_bytes, parsed: scored, file_name, ...spokenIn(facts) })) }
  },
})

const worthIn = ({ score, custom_format_ids }: ReturnType<WorthOf>) => ({ custom_format_score: score, custom_format_ids })
const spokenIn = ({ flags, languages }: Pick<Facts, 'flags' | 'languages'>) => ({ flags, languages })

const realOf = ({ quality, source, resolution, modifier }: ParsedRelease) => ({ quality, source, resolution, modifier })

const factsOf = (
  { quality, revision, edition, release_group, languages }: ParsedRelease,
  rest: Pick<Facts, 'release_name' | 'original_name' | 'flags' | 'media_info'>,
): Omit<Facts, 'custom_format_score' | 'custom_format_ids'> => ({
  quality,
  revision,
  edition,
  release_group,
  languages: languagesOf(rest.media_info, languages),
  ...rest,
})

/** Tracks are more reliable than names. */
const languagesOf = (media: MediaInfo | null, named: readonly string[]): string[] => {
  const heard = media?.audio.flatMap((track) => (track.language ? [track.language] : [])) ?? []
  return [...new Set(heard.length > 0 ? heard : named)]
}
