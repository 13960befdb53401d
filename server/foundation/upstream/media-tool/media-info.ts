import { type Colors, hdrKind } from '#server/foundation/lib/hdr-kind'
import { languageCode } from '#server/foundation/lib/language-code'
import type { AudioTrack, MediaInfo, SubtitleTrack, VideoTrack } from '#server/library/media/schema'
import type { WireFrames, WireProbe, WireStream } from './wire'

/** More tracks than any movie has; the rest is noise. */
const mostTracks = 200
type FirstFrame = NonNullable<WireFrames['frames']>[number]

/** A file's content in our terms. `firstFrame` adds color data that only the picture has. */
export const mediaInfoOf = (probe: WireProbe, firstFrame?: FirstFrame): MediaInfo => {
  const streams = (probe.streams ?? []).slice(0, mostTracks)
  const picture = pictureOf(probe)
  return {
    container: containerOf(probe.format?.format_name ?? ''),
    duration_seconds: seconds(probe.format?.duration) ?? longest(streams),
    video: picture ? videoOf(picture, firstFrame) : null,
    audio: streams.filter(isOf('audio')).map(audioOf),
    subtitles: streams.filter(isOf('subtitle')).map(subtitleOf),
    chapters: probe.chapters?.length ?? 0,
  }
}

/** The movie's video stream; cover images are attached pictures. */
export const pictureOf = (probe: WireProbe): WireStream | undefined =>
  probe.streams?.filter(isOf('video')).find((stream) => !is(stream, 'attached_pic'))

/** Whether the first frame could reveal more about the colors than the stream. */
export const needsFirstFrame = (picture: WireStream): boolean => (bitDepth(picture) ?? 8) >= 10 && picture.color_transfer === 'smpte2084'

const isOf = (type: string) => (stream: WireStream) => stream.codec_type === type
const is = (stream: WireStream, disposition: string) => Number(stream.disposition?.[disposition] ?? 0) === 1

const videoOf = (stream: WireStream, firstFrame: FirstFrame | undefined): VideoTrack => ({
  ...codecOf(stream),
  width: whole(stream.width) ?? 0,
  height: whole(stream.height) ?? 0,
  bit_depth: bitDepth(stream),
  frame_rate: ratio(stream.avg_frame_rate) ?? ratio(stream.r_frame_rate),
  hdr: hdrKind(colorsOf(stream, firstFrame)),
  is_3d: (stream.side_data_list ?? []).some(({ side_data_type, type }) => side_data_type === 'Stereo 3D' && type !== '2D'),
})

const audioOf = (stream: WireStream): AudioTrack => ({
  ...codecOf(stream),
  channels: whole(stream.channels),
  channel_layout: stream.channel_layout || null,
  language: languageCode(tag(stream, 'language')),
  title: tag(stream, 'title'),
  default: is(stream, 'default'),
})

const subtitleOf = (stream: WireStream): SubtitleTrack => ({
  codec: stream.codec_name ?? 'unknown',
  language: languageCode(tag(stream, 'language')),
  title: tag(stream, 'title'),
  forced: is(stream, 'forced'),
})

const codecOf = ({ codec_name, codec_tag_string, profile }: WireStream) => ({
  codec: codec_name ?? 'unknown',
  codec_tag: codec_tag_string && !codec_tag_string.startsWith('[0]') ? codec_tag_string : null,
  profile: profile && profile !== 'unknown' ? profile : null,
})

const colorsOf = (stream: WireStream, firstFrame: FirstFrame | undefined): Colors => {
  const sideData = [...(stream.side_data_list ?? []), ...(firstFrame?.side_data_list ?? [])]
  return {
    bit_depth: bitDepth(stream),
    primaries: stream.color_primaries ?? null,
    transfer: stream.color_transfer ?? null,
    side_data: sideData.flatMap(({ side_data_type }) => side_data_type ?? []),
    dolby_vision_compatibility: sideData.find((each) => each.dv_bl_signal_compatibility_id != null)?.dv_bl_signal_compatibility_id ?? null,
  }
}

const bitDepth = ({ bits_per_raw_sample, pix_fmt }: WireStream): number | null => {
  const raw = Number(bits_per_raw_sample)
  if (Number.isInteger(raw) && raw > 0 && raw <= 32) return raw
  if (!pix_fmt) return null
  return Number(/p0?(9|10|12|14|16)(?:le|be)$/.exec(pix_fmt)?.[1] ?? 8)
}

const containerOf = (names: string) => names.split(',')[0] || 'unknown'

const tag = (stream: WireStream, name: string): string | null => {
  const value = Object.entries(stream.tags ?? {}).find(([key]) => key.toLowerCase() === name)?.[1]
  const text =
    typeof value === 'string'
      ? value
          .replaceAll(/\p{Cc}/gu, ' ')
          .trim()
          .slice(0, 200)
          .toWellFormed()
      : ''
  return text || null
}

const whole = (value: number | null | undefined): number | null => (Number.isSafeInteger(value) && value! >= 0 ? value! : null)

const seconds = (text: string | null | undefined): number | null => {
  const value = Number.parseFloat(text ?? '')
  return Number.isFinite(value) && value > 0 ? Math.round(value * 1000) / 1000 : null
}

const longest = (streams: readonly WireStream[]): number | null => {
  const known = streams.flatMap(({ duration }) => seconds(duration) ?? [])
  return known.length > 0 ? Math.max(...known) : null
}

const ratio = (text: string | null | undefined): number | null => {
  const [above = Number.NaN, below = 1] = (text ?? '').split('/').map(Number)
  const rate = above / below
  return Number.isFinite(rate) && rate > 0 ? Math.round(rate * 1000) / 1000 : null
}
