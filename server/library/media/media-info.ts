import type { Reading } from './reading'
import type { MediaInfo } from './schema'

/** Our own readers' result in the media tool's terms. */
export const mediaInfoOf = (reading: Reading): MediaInfo => ({
  container: containers[reading.container],
  duration_seconds: reading.duration_seconds > 0 ? reading.duration_seconds : null,
  video: reading.video && {
    codec: reading.video.codec,
    codec_tag: null,
    profile: null,
    width: reading.video.width,
    height: reading.video.height,
    bit_depth: reading.video.bit_depth,
    frame_rate: reading.video.frame_rate,
    hdr: reading.video.hdr,
    is_3d: reading.video.is_3d,
  },
  audio: reading.audio.map(({ codec, codec_string, channels, language, title, default: isDefault }) => ({
    codec,
    codec_tag: null,
    profile: aacProfiles[codec_string ?? ''] ?? null,
    channels,
    channel_layout: null,
    language,
    title,
    default: isDefault,
  })),
  subtitles: reading.subtitles.map(({ codec, language, title, forced }) => ({ codec, language, title, forced })),
  chapters: reading.chapters.length,
})

const containers: Readonly<Record<Reading['container'], string>> = {
  mp4: 'mov',
  matroska: 'matroska',
  webm: 'matroska',
  mpegts: 'mpegts',
  other: 'unknown',
}
const aacProfiles: Readonly<Record<string, string>> = { 'mp4a.40.2': 'LC', 'mp4a.40.5': 'HE-AAC', 'mp4a.40.29': 'HE-AACv2' }

/** Codecs whose variants (DTS-HD, Atmos) need a deeper look than our readers take. */
const variants = new Set(['dts', 'truehd', 'mlp', 'eac3', 'unknown'])
const nameless = new Set(['unknown', 'vfw'])

/** Whether the media tool would know more about this file. */
export const knowsLess = ({ video, audio, duration_seconds }: Reading): boolean => {
  if (duration_seconds <= 0 || audio.some(({ codec }) => variants.has(codec))) return true
  // Dynamic HDR metadata is in the first picture.
  return video !== null && (nameless.has(video.codec) || ['pq10', 'hdr10', 'dolby_vision_hdr10'].includes(video.hdr))
}
