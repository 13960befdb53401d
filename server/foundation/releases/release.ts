/** The content of a release name. Values are the field's standard terms; quality facts come from the table in `quality.ts`. */
export type Source = 'unknown' | 'cam' | 'telesync' | 'telecine' | 'workprint' | 'dvd' | 'tv' | 'webdl' | 'webrip' | 'bluray'
export type Modifier = 'none' | 'regional' | 'screener' | 'rawhd' | 'brdisk' | 'remux'
export type Resolution = 0 | 480 | 576 | 720 | 1080 | 2160

/** `version`: 1 normal, 2 proper or repack, 3 second repack; `real`: the number of uppercase REALs. */
export type Revision = { version: number; real: number; is_repack: boolean }

export type ParsedRelease = {
  /** Main title with the name's punctuation. Null if this is not the name of a movie. */
  title: string | null
  /** All titles in order ("A AKA B": the whole, then its parts). */
  titles: string[]
  year: number | null
  source: Source
  resolution: Resolution
  modifier: Modifier
  /** Name in the quality table, such as `Bluray-1080p`. */
  quality: string
  /** Where source and resolution came from. */
  quality_from: { source: 'name' | 'extension' | 'unknown'; resolution: 'name' | 'extension' | 'unknown' }
  revision: Revision
  /** '' if none. */
  edition: string
  release_group: string | null
  /** English language names, including `Original`; empty if the name states none. */
  languages: string[]
  multi: boolean
  /** The name says that it is dubbed, but not into which language. */
  dubbed: boolean
  hardcoded_subs: string | null
  imdb_id: string | null
  tmdb_id: number | null
  video_codec: string | null
  audio_codec: string | null
  hdr: string[]
  /** The words behind the title that are no known description. */
  unknown_words: string[]
}
