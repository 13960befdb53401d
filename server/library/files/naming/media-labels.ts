import type { HdrKind } from '#server/foundation/lib/hdr-kind'
import type { AudioTrack, VideoTrack } from '#server/library/media/schema'

const says = (name: string | null, word: string) => name !== null && new RegExp(`(?<![a-z0-9])${word}(?![a-z0-9])`, 'i').test(name)

/** The encoder according to the release name, if the file itself does not name it. */
const byName = (releaseName: string | null, words: readonly string[], otherwise: string) =>
  words.find((word) => says(releaseName, word)) ?? otherwise

const mpeg4 = (tag: string) => {
  if (/^xvid$/i.test(tag)) return 'XviD'
  return /^(div[x3-6]|dx50)$/i.test(tag) ? 'DivX' : ''
}

const videoNames: readonly (readonly [codec: RegExp, label: string])[] = [
  [/^av1$/, 'AV1'],
  [/^mpeg1video$/, 'MPEG'],
  [/^mpeg2video$/, 'MPEG2'],
  [/^vc1$/, 'VC1'],
  [/^wmv\d?$/, 'WMV'],
  [/^vp6/, 'VP6'],
  [/^vp7$/, 'VP7'],
  [/^vp8$/, 'VP8'],
  [/^vp9$/, 'VP9'],
]

type Video = Pick<VideoTrack, 'codec' | 'codec_tag'>

/** The video codec as release names write it; '' if they have no word for it. */
export const videoCodecLabel = (video: Video, releaseName: string | null): string => {
  const codec = video.codec.toLowerCase()
  const tag = video.codec_tag ?? ''
  if (codec === 'h264') return /^x264$/i.test(tag) ? 'x264' : byName(releaseName, ['AVC', 'x264'], 'h264')
  if (codec === 'hevc' || codec === 'h265') return /^x265$/i.test(tag) ? 'x265' : byName(releaseName, ['HEVC', 'x265'], 'h265')
  if (codec === 'mpeg4' || codec.startsWith('msmpeg4')) return mpeg4(tag)
  return videoNames.find(([pattern]) => pattern.test(codec))?.[1] ?? video.codec
}

const audioNames: readonly (readonly [codec: RegExp, label: string])[] = [
  [/^ac3$/, 'AC3'],
  [/^flac$/, 'FLAC'],
  [/^mp2$/, 'MP2'],
  [/^mp3$/, 'MP3'],
  [/^opus$/, 'Opus'],
  [/^(ad)?pcm_/, 'PCM'],
  [/^vorbis$/, 'Vorbis'],
  [/^wma/, 'WMA'],
]

const dtsNames: Readonly<Record<string, string>> = {
  'dts:x': 'DTS-X',
  'dts-hd ma + dts:x': 'DTS-X',
  'dts-hd ma + dts:x imax': 'DTS-X',
  'dts-hd ma': 'DTS-HD MA',
  'dts-hd hra': 'DTS-HD HRA',
  'dts-es': 'DTS-ES',
  'dts express': 'DTS Express',
  'dts 96/24': 'DTS 96/24',
}

type Audio = Pick<AudioTrack, 'codec' | 'codec_tag' | 'profile'>

const withAtmos = (label: string, tag: string) => (audio: { tag: string; profile: string }) =>
  audio.tag === tag || audio.profile.includes('atmos') ? `${label} Atmos` : label

const audioVariants: Readonly<Record<string, (audio: { tag: string; profile: string }) => string>> = {
  truehd: withAtmos('TrueHD', 'thd+'),
  eac3: withAtmos('EAC3', 'ec+3'),
  aac: ({ tag, profile }) => (profile.startsWith('he-aac') || tag.endsWith('/sbr') ? 'HE-AAC' : 'AAC'),
  dts: ({ profile }) => dtsNames[profile] ?? 'DTS',
}

/** The audio codec as release names write it. */
export const audioCodecLabel = (audio: Audio): string => {
  const codec = audio.codec.toLowerCase()
  const variant = audioVariants[codec]
  if (variant) return variant({ tag: (audio.codec_tag ?? '').toLowerCase(), profile: (audio.profile ?? '').toLowerCase() })
  return audioNames.find(([pattern]) => pattern.test(codec))?.[1] ?? audio.codec
}

/** `5.1`, `7.1`, `2.0`; '' if unknown. */
export const channelsLabel = (audio: Pick<AudioTrack, 'channels' | 'channel_layout'>): string => {
  const written = /^(\d{1,2}(?:\.\d){1,2})/.exec(audio.channel_layout ?? '')?.[1]
  if (written) return written
  const channels = audio.channels ?? 0
  if (channels <= 0) return ''
  return channels >= 6 ? `${channels - 1}.1` : `${channels}.0`
}

const rangeTypes: Readonly<Record<HdrKind, string>> = {
  none: '',
  pq10: 'PQ',
  hdr10: 'HDR10',
  hdr10_plus: 'HDR10Plus',
  hlg10: 'HLG',
  dolby_vision: 'DV',
  dolby_vision_sdr: 'DV SDR',
  dolby_vision_hlg: 'DV HLG',
  dolby_vision_hdr10: 'DV HDR10',
  dolby_vision_hdr10_plus: 'DV HDR10Plus',
}

export const dynamicRangeLabel = (hdr: HdrKind): string => (hdr === 'none' ? '' : 'HDR')
export const dynamicRangeTypeLabel = (hdr: HdrKind): string => rangeTypes[hdr]
