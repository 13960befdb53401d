/** What a release name says. Field words are the field's standard ones; facts from the quality table in `quality.ts`. */
export type Source = 'unknown' | 'cam' | 'telesync' | 'telecine' | 'workprint' | 'dvd' | 'tv' | 'webdl' | 'webrip' | 'bluray'
export type Modifier = 'none' | 'regional' | 'screener' | 'rawhd' | 'brdisk' | 'remux'
export type Resolution = 0 | 480 | 576 | 720 | 1080 | 2160

/** `version`: 1 normal, 2 proper or repack, 3 second repack; `real`: how often upper-case REAL stands in the name. */
export type Revision = { version: number; real: number; is_repack: boolean }

export type ParsedRelease = {
  /** Main title, punctuation as in the name; null when this is not the name of a movie. */
  title: string | null
  /** All titles in order ("A AKA B": the whole, then its parts). */
  titles: string[]
  year: number | null
  source: Source
  resolution: Resolution
  modifier: Modifier
  /** Name in the quality table, such as `Bluray-1080p`. */
  quality: string
  /** Where source and resolution were read. */
  quality_from: { source: 'name' | 'extension' | 'unknown'; resolution: 'name' | 'extension' | 'unknown' }
  revision: Revision
  /** '' when none. */
  edition: string
  release_group: string | null
  /** English names of languages, `Original` included; empty when the name says none. */
  languages: string[]
  multi: boolean
  hardcoded_subs: string | null
  imdb_id: string | null
  tmdb_id: number | null
  video_codec: string | null
  audio_codec: string | null
  hdr: string[]
}
