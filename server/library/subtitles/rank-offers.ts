import { type Sentence, say } from '#server/foundation/lib/sentence'
import { cleanTitle } from '#server/foundation/releases/clean-title'
import { parseRelease } from '#server/foundation/releases/parse-release'
import { qualities } from '#server/foundation/releases/quality'
import type { ParsedRelease, Source } from '#server/foundation/releases/release'
import type { FoundSubtitle } from '#server/foundation/upstream/subtitles/client'
import { codeFromProvider } from './provider-languages'
import { reasons as fitting } from './sentences'

/** What is known about the file that needs subtitles. */
export type Wanted = {
  readonly release_name: string | null
  readonly release_group: string | null
  readonly quality: string
  readonly edition: string
  readonly frame_rate: number | null
  readonly movie: {
    readonly tmdb_id: number
    readonly imdb_id: number | null
    readonly titles: readonly string[]
    readonly years: readonly number[]
  }
}
export type MatchedBy = 'hash' | 'id' | 'title'
/** A candidate subtitle and how well it fits. */
export type Weighed = {
  readonly provider_id: string
  readonly language: string
  readonly forced: boolean
  readonly hearing_impaired: boolean
  readonly release_name: string
  readonly matched_by: MatchedBy
  readonly score: number
  readonly reasons: readonly Sentence[]
  readonly downloads: number
  readonly uploaded_at: string | null
}
type Code = keyof typeof fitting
type Weight = readonly [points: number, reason: Sentence] | null

/** The points of each reason. Being made for this very file outweighs everything else together. */
const points: Readonly<Record<Code, number>> = {
  made_for_this_file: 1000,
  found_by_id: 100,
  found_by_title: 40,
  same_release: 150,
  same_group: 60,
  same_source: 40,
  other_source: -20,
  same_edition: 20,
  other_edition: -60,
  same_frame_rate: 20,
  other_frame_rate: -120,
  trusted_uploader: 15,
  hearing_impaired: -5,
  only_foreign_parts: -50,
  translated_by_machine: -80,
}
const weight = (why: Sentence<Code>): Weight => [points[why.code], why]

/** Null if unusable: another movie, an episode, one part of several, an unknown language, or machine translation. */
export const rank = (found: FoundSubtitle, wanted: Wanted, by: 'id' | 'title'): Weighed | null => {
  const language = codeFromProvider(found.language)
  if (language === null || found.is_episode || found.parts > 1 || found.machine_translated) return null
  if (isAnotherMovie(found, wanted, by)) return null
  const matched_by = found.hash_matches ? 'hash' : by
  const weights = weightsOf(found, wanted, matched_by).filter((each) => each !== null)
  const { provider_id, forced, hearing_impaired, release_name, downloads, uploaded_at } = found
  const score = weights.reduce((sum, [worth]) => sum + worth, 0) + popularity(downloads)
  const reasons = weights.map(([, why]) => why)
  return { provider_id, language, forced, hearing_impaired, release_name, matched_by, score, reasons, downloads, uploaded_at }
}

/** Best first; ties go to the more downloaded one. */
export const ranked = (all: readonly Weighed[]): Weighed[] =>
  all.toSorted((a, b) => b.score - a.score || b.downloads - a.downloads || Number(a.provider_id) - Number(b.provider_id))

/** A tenfold count is worth one step. */
const popularity = (downloads: number): number => Math.min(6, Math.floor(Math.log10(downloads + 1)))

/** People upload hashes, and some are of another movie. */
const isAnotherMovie = ({ movie }: FoundSubtitle, { movie: own }: Wanted, by: 'id' | 'title'): boolean => {
  const same = [
    movie.tmdb_id === null ? null : movie.tmdb_id === own.tmdb_id,
    movie.imdb_id === null || own.imdb_id === null ? null : movie.imdb_id === own.imdb_id,
  ].filter((entry) => entry !== null)
  if (same.length > 0) return !same.includes(true)
  if (by === 'id') return false
  const titles = new Set(own.titles.map(cleanTitle))
  const isYearKnown = movie.year !== null && own.years.some((year) => Math.abs(year - (movie.year ?? 0)) <= 1)
  return movie.title === null || !titles.has(cleanTitle(movie.title)) || !isYearKnown
}

const weightsOf = (found: FoundSubtitle, wanted: Wanted, matched_by: MatchedBy): Weight[] => {
  const parsed = parseRelease(found.release_name)
  return [
    weight(say(fitting, ({ hash: 'made_for_this_file', id: 'found_by_id', title: 'found_by_title' } as const)[matched_by])),
    ...releaseWeights(found, parsed, wanted),
    editionWeight(parsed, wanted),
    frameRateWeight(found, wanted, matched_by),
    found.trusted ? weight(say(fitting, 'trusted_uploader')) : null,
    found.ai_translated ? weight(say(fitting, 'translated_by_machine')) : null,
    found.hearing_impaired ? weight(say(fitting, 'hearing_impaired')) : null,
    found.forced ? weight(say(fitting, 'only_foreign_parts')) : null,
  ]
}

const releaseWeights = ({ release_name }: FoundSubtitle, parsed: ParsedRelease, wanted: Wanted): Weight[] => {
  if (wanted.release_name !== null && bare(release_name) === bare(wanted.release_name)) return [weight(say(fitting, 'same_release'))]
  const group = parsed.release_group
  const isSameGroup = group !== null && group.toLowerCase() === wanted.release_group?.toLowerCase()
  const [source, own] = [familyOf(parsed.source), familyOf(qualities.find(({ name }) => name === wanted.quality)?.source ?? 'unknown')]
  const bySource =
    source === null || own === null
      ? null
      : source === own
        ? weight(say(fitting, 'same_source', { source }))
        : weight(say(fitting, 'other_source', { source, own }))
  return [isSameGroup ? weight(say(fitting, 'same_group', { group })) : null, bySource]
}

const editionWeight = ({ edition }: ParsedRelease, wanted: Wanted): Weight => {
  if (edition === '' && wanted.edition === '') return null
  if (edition.toLowerCase() === wanted.edition.toLowerCase()) return weight(say(fitting, 'same_edition', { edition }))
  // Most uploaders name no edition at all.
  return edition === '' ? null : weight(say(fitting, 'other_edition', { edition, own: wanted.edition || 'normal' }))
}

/** A subtitle with another frame rate drifts; one of the same file cannot. */
const frameRateWeight = ({ frame_rate }: FoundSubtitle, wanted: Wanted, matched_by: MatchedBy): Weight => {
  const own = wanted.frame_rate
  if (frame_rate === null || own === null || matched_by === 'hash') return null
  const isSame = Math.abs(frame_rate - own) <= 0.1
  return isSame
    ? weight(say(fitting, 'same_frame_rate', { frame_rate }))
    : weight(say(fitting, 'other_frame_rate', { frame_rate, own: Math.round(own * 1000) / 1000 }))
}

const bare = (name: string): string =>
  name
    .replace(/\.(?:mkv|mp4|avi|srt|torrent)$/i, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '.')

const familyOf = (source: Source): string | null => families[source] ?? null
/** Sources with the same cut and timing, by their common name. */
const families: Partial<Record<Source, string>> = {
  webdl: 'WEB',
  webrip: 'WEB',
  bluray: 'BluRay',
  dvd: 'DVD',
  tv: 'TV',
  cam: 'CAM',
  telesync: 'CAM',
  telecine: 'CAM',
  workprint: 'CAM',
}
