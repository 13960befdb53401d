import type { Modifier, Resolution } from './release'

/** How a source is written; several writings belong to one source of the quality table. */
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
 * What one word of a name means. `firm` words end a title wherever they stand; the others do so only when nothing but known words follow,
 * for they are words of movies too ("Charlotte's Web", "The French Dispatch").
 */
export type Word = {
  firm?: boolean
  source?: SourceMark
  resolution?: Resolution
  /** The resolution that is meant if none is written ("UHD", "4K"). */
  likely?: Resolution
  modifier?: Modifier
  /** Says that it is a whole disc, alone (`sure`) or together with a disc codec (`hint`). */
  disc?: 'sure' | 'hint'
  video?: string
  /** The picture was encoded anew, so it is no disc and no remux. */
  encoded?: boolean
  audio?: string
  /** Kinds of HDR, a blank between them. */
  hdr?: string
  languages?: readonly string[]
  /** The language counts only when written in capitals ("PL"), or when it begins with one ("Ger"). */
  written?: 'CAPITALS' | 'Capital'
  subtitles?: 'word' | 'only' | 'burnt'
  /** Two sounds: `DL` and `ML` are German ways to say so. */
  dual?: 'DL' | 'ML' | 'audio'
  multi?: boolean
  edition?: 'whole' | 'needs_cut' | 'cut'
  proper?: boolean
  repack?: number
  version?: number
  /** Known, but says nothing that we keep. */
  noise?: boolean
}
