import type { AudioSpan } from './hls/audio-segment'
import type { AudioMode } from './hls/audio-track'
import type { Samples } from './hls/converted'
import type { Reading } from './reading'
import type { Cleaned, Expected } from './subtitles/clean'
import type { ByteRange, Growing } from './verified-bytes'

type Video = { readonly number: number; readonly from: number; readonly to: number; readonly is_last: boolean }

/** The jobs of the media worker. Each names its file and, if that is still being downloaded, which parts of it exist. */
export type Job = { readonly path: string; readonly growing?: Growing } & (
  | { readonly kind: 'read' }
  | { readonly kind: 'video_init' }
  | ({ readonly kind: 'video_segment' } & Video)
  | { readonly kind: 'audio_init'; readonly track: number; readonly mode: AudioMode }
  | ({ readonly kind: 'audio_segment' } & AudioSpan)
  /** As WebVTT: a text track inside the file, or a subtitle file. */
  | { readonly kind: 'subtitle'; readonly track: number }
  /** Image subtitles, as a disc's stream in which the first picture is at `first`. */
  | { readonly kind: 'subtitle_images'; readonly track: number; readonly first: number }
  | { readonly kind: 'sidecar'; readonly language: string | null; readonly frame_rate: number | null }
  /** The images of a stream (`.sup`) or of an index (`.idx`) and its other half, as a disc's stream that is `shift` seconds later. */
  | { readonly kind: 'sidecar_images'; readonly language: string | null; readonly shift: number }
  /** A download from the provider of subtitles. */
  | ({ readonly kind: 'clean_subtitle'; readonly data: Uint8Array<ArrayBuffer> } & Expected)
  /** For output of the media tool. */
  | { readonly kind: 'aac_init'; readonly channels: number; readonly rate: number }
  | ({ readonly kind: 'encoded_segment' } & Samples)
  | { readonly kind: 'converted_init'; readonly data: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'converted_segment'; readonly data: Uint8Array<ArrayBuffer>; readonly number: number; readonly from: number }
)
export type JobKind = Job['kind']
export type Outcome<K extends JobKind> = K extends 'read'
  ? Reading
  : K extends 'clean_subtitle'
    ? Cleaned
    : K extends 'subtitle' | 'sidecar'
      ? string
      : Uint8Array<ArrayBuffer>

export type Order = { readonly id: number; readonly job: Job }
/** `why` is what is wrong with the file; without it, the worker itself failed. `missing` is a range not downloaded yet. */
export type Answer =
  | { readonly id: number; readonly ok: true; readonly result: unknown }
  | { readonly id: number; readonly ok: false; readonly why: string | null; readonly message: string; readonly missing?: ByteRange }
