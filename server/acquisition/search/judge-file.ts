import type { moviesTable } from '#server/catalog/movies/table'
import type { CustomFormat, QualityProfileValues } from '#server/catalog/profiles/schema'
import type { Config } from '#server/foundation/config/schema'
import { once } from '#server/foundation/lib/once'
import { onceForEachKey } from '#server/foundation/lib/once-for-each'
import type { Sentence } from '#server/foundation/lib/sentence'
import { parseRelease } from '#server/foundation/releases/parse-release'
import type { MediaInfo } from '#server/library/media/schema'
import type { Held, HeldFile, SpokenMovie } from './candidate'
import { compileFormats } from './compile-formats'
import { spokenMovie, wantedMovie } from './context'
import { type KnownFile, type Named, namedByFile, releaseNamed } from './held-release'
import { languagesOf } from './languages'
import { scoreOf } from './score'
import { meetsCutoffs, whyNotUpgrade } from './upgrade'
import { wrongTracks } from './wrong-tracks'

type Movie = typeof moviesTable.$inferSelect
type Worth = Pick<Held, 'quality' | 'revision' | 'custom_format_score'> & Partial<Pick<HeldFile, 'size_bytes' | 'to_shrink'>>
type Scored = Pick<Movie, keyof SpokenMovie | 'quality_profile_id'>
type Value = { score: number; custom_formats: string[]; custom_format_ids: number[] }
type Deps = {
  config: { get(): Config }
  /** Undefined for a removed profile: then no rule refuses a file, and no format scores it. */
  profile: (id: number) => QualityProfileValues | undefined
  formats: () => CustomFormat[]
}

/** Judges files by the rules that releases are chosen by. */
export const createJudgeFile = ({ config, profile: profileNamed, formats }: Deps) => {
  const profileOf = (movie: Movie) => profileNamed(movie.quality_profile_id)
  const worthBy =
    (known: Pick<Deps, 'profile' | 'formats'>) =>
    (movie: Scored, named: Named): Value => {
      const profile = known.profile(movie.quality_profile_id)
      if (!profile) return { score: 0, custom_formats: [], custom_format_ids: [] }
      const { score, custom_formats } = scoreOf(releaseNamed(named), { movie: spokenMovie(movie), formats: known.formats(), profile })
      const custom_format_ids = custom_formats.map(({ custom_format_id }) => custom_format_id)
      return { score, custom_formats: custom_formats.map(({ name }) => name), custom_format_ids }
    }
  /** A file in the library, judged by what is known about it now. */
  const worthOfFileBy =
    (worthOf: ReturnType<typeof worthBy>) =>
    (movie: Scored & Pick<Movie, 'year'>, file: KnownFile): Value =>
      worthOf(movie, namedByFile(file, movie))

  return {
    compileFormats: () => compileFormats(formats()),
    meetsCutoff(movie: Movie, file: Worth): boolean {
      const profile = profileOf(movie)
      return !profile || meetsCutoffs(seenIn(movie, file), { profile, settings: config.get() })
    },
    whyNotUpgrade(movie: Movie, held: Worth, offer: Worth): Sentence | undefined {
      const profile = profileOf(movie)
      return profile && whyNotUpgrade(seenIn(movie, held), offer, { profile, settings: config.get() })
    },
    /** The custom formats' score for a release name. */
    worthOf: worthBy({ profile: profileNamed, formats }),
    /** `worthOf` for many files in a row: reads each profile and the formats once. */
    worthOfMany: () => worthBy({ profile: onceForEachKey(profileNamed), formats: once(formats) }),
    /** The custom formats of many files in the library, by what is known about each now. */
    worthOfFiles: () => worthOfFileBy(worthBy({ profile: onceForEachKey(profileNamed), formats: once(formats) })),
    /** What custom formats add up to in the movie's profile, for many movies in a row. */
    scoresOfFormats: () => {
      const profile = onceForEachKey(profileNamed)
      return (movie: Scored, ids: readonly number[]): number =>
        (profile(movie.quality_profile_id)?.format_scores ?? []).reduce(
          (sum, { custom_format_id, score }) => sum + (ids.includes(custom_format_id) ? score : 0),
          0,
        )
    },
    /** `title` is the release's name, or the file's. */
    checkTracks(movie: Movie, media: MediaInfo, title: string): Sentence | undefined {
      const profile = profileOf(movie)
      const named = languagesOf({ title, parsed: parseRelease(title), languages: [] }, spokenMovie(movie))
      return profile && wrongTracks({ movie: wantedMovie(movie), profile }, media, named)
    },
  }
}

/** A movie that is kept keeps its file. */
const seenIn = ({ keep }: Movie, file: Worth): Worth => ({ ...file, to_shrink: file.to_shrink === true && !keep })
