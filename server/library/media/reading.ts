import type { HdrKind } from '#server/foundation/lib/hdr-kind'

/** What our own readers find in a file. Tracks are numbered from 0 per kind. */
export type Reading = {
  readonly container: 'mp4' | 'matroska' | 'webm' | 'mpegts' | 'other'
  readonly duration_seconds: number
  readonly video: ReadVideo | null
  readonly audio: readonly ReadAudio[]
  /** Audio tracks that only the media tool would know. */
  readonly left_out: number
  readonly subtitles: readonly ReadSubtitle[]
  readonly chapters: readonly { readonly start_seconds: number; readonly title: string }[]
  /** Where the first picture of a stream is on the clock of the media tool, which counts from what is shown first. Below zero if it is hidden. */
  readonly start_offset: number
  /** Where it is on the clock of a browser that plays the file itself. */
  readonly direct_offset: number
  /** Bytes that the header declares but the file lacks. */
  readonly missing_bytes: number
  /** Where the stream can be cut, in seconds from the first picture; the last number is its end. */
  readonly video_cuts: readonly number[]
}

/** `codec` is ffmpeg's name, `codec_string` the one for browsers. */
export type ReadVideo = {
  readonly codec: string
  readonly codec_string: string | null
  readonly width: number
  readonly height: number
  readonly bit_depth: number | null
  readonly frame_rate: number | null
  readonly hdr: HdrKind
  readonly is_3d: boolean
}
export type ReadAudio = {
  readonly codec: string
  readonly codec_string: string | null
  readonly channels: number
  readonly sample_rate: number
  readonly language: string | null
  readonly title: string | null
  readonly default: boolean
}
export type ReadSubtitle = {
  readonly codec: string
  readonly kind: 'text' | 'image'
  readonly language: string | null
  readonly title: string | null
  readonly default: boolean
  readonly forced: boolean
  readonly hearing_impaired: boolean
}
