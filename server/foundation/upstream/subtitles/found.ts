import type { Item } from './wire'

/** A subtitle at the provider, in its own terms. */
export type FoundSubtitle = {
  readonly provider_id: string
  /** The provider's code, such as `pt-BR` or `zh-CN`. */
  readonly language: string
  readonly release_name: string
  readonly forced: boolean
  readonly hearing_impaired: boolean
  readonly machine_translated: boolean
  readonly ai_translated: boolean
  readonly trusted: boolean
  readonly frame_rate: number | null
  readonly downloads: number
  readonly uploaded_at: string | null
  /** More than one: a movie on several discs. */
  readonly parts: number
  /** Made for a file with the same size, beginning and end. */
  readonly hash_matches: boolean
  readonly movie: {
    readonly tmdb_id: number | null
    readonly imdb_id: number | null
    readonly year: number | null
    readonly title: string | null
  }
  readonly is_episode: boolean
}

/** Null for an entry without a language or a file: there is nothing to download. */
export const foundFrom = ({ attributes }: Item): FoundSubtitle | null => {
  const [file] = attributes.files
  if (!file || !attributes.language) return null
  const isImpaired = attributes.hearing_impaired === true
  const feature = attributes.feature_details
  return {
    provider_id: String(file.file_id),
    language: attributes.language,
    release_name: plain(attributes.release || file.file_name || ''),
    // People tick both boxes for full subtitles for the hearing impaired.
    forced: attributes.foreign_parts_only === true && !isImpaired,
    hearing_impaired: isImpaired,
    machine_translated: attributes.machine_translated === true,
    ai_translated: attributes.ai_translated === true,
    trusted: attributes.from_trusted === true,
    frame_rate: attributes.fps || null,
    downloads: Math.max(0, Math.round(attributes.download_count ?? 0)),
    uploaded_at: momentOf(attributes.upload_date),
    parts: Math.max(attributes.nb_cd ?? 1, attributes.files.length),
    hash_matches: attributes.moviehash_match === true,
    movie: {
      tmdb_id: feature?.tmdb_id || null,
      imdb_id: feature?.imdb_id || null,
      year: feature?.year || null,
      title: feature?.title || null,
    },
    is_episode: feature?.feature_type === 'Episode',
  }
}

/** People enter free text there. */
const plain = (text: string): string =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 300)
    .toWellFormed()

const momentOf = (text: string | null | undefined): string | null => {
  const at = Date.parse(text ?? '')
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}
