import type { Modifier, Resolution } from './release'

/** How a source is written; several spellings map to one source in the quality table. */
export type SourceMark =
  | 'cam'
  | 'telesync'
  | 'telecine'
  | 'workprint'
  | 'screener'
  | 'regional'
  | 'dvd'
  | 'dvdr'
  | 'hddvd'
  | 'tv'
  | 'sdtv'
  | 'hdtv'
  | 'webdl'
  | 'webrip'
  | 'bluray'
  | 'bdrip'

/**
 * The meaning of one word in a name. A `firm` word ends a title anywhere; the others only if nothing but known words follow, because movies
 * use them too ("Charlotte's Web", "The French Dispatch").
 */
export type Word = {
  firm?: boolean
  source?: SourceMark
  resolution?: Resolution
  /** The resolution implied if none is given ("UHD", "4K"). */
  likely?: Resolution
  modifier?: Modifier
  /** Indicates a full disc, alone (`sure`) or together with a disc codec (`hint`). */
  disc?: 'sure' | 'hint'
  video?: string
  /** The picture was re-encoded, so it is neither a disc nor a remux. */
  encoded?: boolean
  audio?: string
  /** HDR formats, separated by spaces. */
  hdr?: string
  languages?: readonly string[]
  /** The language counts only in uppercase ("PL"), or if capitalized ("Ger"). */
  written?: 'CAPITALS' | 'Capital'
  /** The audio is a dub; with `languages`, into these. */
  dub?: boolean
  subtitles?: 'word' | 'only' | 'burnt'
  /** Two audio languages: `DL` and `ML` are the German terms. */
  dual?: 'DL' | 'ML' | 'audio'
  multi?: boolean
  edition?: 'whole' | 'needs_cut' | 'cut'
  proper?: boolean
  repack?: number
  version?: number
  /** Known, but says nothing that we keep. */
  noise?: boolean
}
