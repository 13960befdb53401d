import type { PrepareRequest, Supports } from '#server/library/playback/schema'
import { type CodecProfile, conditionsFor, isVideo, limitOf, meetsAll, names } from './codec-conditions'
import { rangeOf } from './range'

type Direct = { Type?: string; Container?: string; VideoCodec?: string; AudioCodec?: string }
type Transcoding = Direct & { Protocol?: string }
/** What an app says that it can play. */
export type DeviceProfile = {
  DirectPlayProfiles?: Direct[]
  TranscodingProfiles?: Transcoding[]
  CodecProfiles?: CodecProfile[]
  SubtitleProfiles?: { Format?: string; Method?: string }[]
}
type Strings = { readonly bits: number; readonly profile: string; readonly of: (level: number) => string }

const hex = (value: number): string => Math.min(Math.max(0, value), 255).toString(16).padStart(2, '0')
/** For each codec of the dialect, the codec strings that a player of it takes. The level counts as the codec does. */
const videoStrings: Readonly<Record<string, readonly Strings[]>> = {
  h264: [
    { bits: 8, profile: 'high', of: (level) => `avc1.6400${hex(level)}` },
    { bits: 10, profile: 'high 10', of: (level) => `avc1.6e00${hex(level)}` },
  ],
  hevc: [
    { bits: 8, profile: 'main', of: (level) => `hvc1.1.6.L${level}` },
    { bits: 8, profile: 'main', of: (level) => `hvc1.1.6.H${level}` },
    { bits: 10, profile: 'main 10', of: (level) => `hvc1.2.4.L${level}` },
    { bits: 10, profile: 'main 10', of: (level) => `hvc1.2.4.H${level}` },
  ],
  vp8: [{ bits: 8, profile: 'vp8', of: () => 'vp8' }],
  vp9: [
    { bits: 8, profile: 'profile 0', of: () => 'vp09.00.62.08' },
    { bits: 10, profile: 'profile 2', of: () => 'vp09.02.62.10' },
  ],
  av1: [
    { bits: 8, profile: 'main', of: () => 'av01.0.31M.08' },
    { bits: 10, profile: 'main 10', of: () => 'av01.0.31M.10' },
  ],
  dvhe: [{ bits: 10, profile: 'dvhe', of: () => 'dvh1.05.13' }],
}
const audioStrings: Readonly<Record<string, readonly string[]>> = {
  aac: ['mp4a.40.2', 'mp4a.40.5', 'mp4a.40.29'],
  mp3: ['mp3'],
  ac3: ['ac-3'],
  eac3: ['ec-3'],
  opus: ['opus'],
  flac: ['flac'],
  vorbis: ['vorbis'],
  alac: ['alac'],
  dts: ['dts'],
  dca: ['dts'],
  truehd: ['truehd'],
}
/** Our names of containers, by those of the dialect. */
const containers: Readonly<Record<string, string>> = {
  ...{ mkv: 'matroska', matroska: 'matroska', mp4: 'mp4', m4v: 'mp4', mov: 'mp4', webm: 'webm' },
  ...{ ts: 'mpegts', mpegts: 'mpegts', m2ts: 'mpegts', mts: 'mpegts' },
}
const highestLevel = 255

/** What the app plays from a file in this container as it is. Null if it takes none. */
export const directSupports = (profile: DeviceProfile | undefined, container: string): Supports | null => {
  const fitting = profile?.DirectPlayProfiles?.filter(({ Type, Container }) => isVideo(Type) && takes(Container, container))
  if (fitting?.length === 0) return null
  return { ...codecsOf(fitting ?? [{}], profile), containers: Object.values(containers), hls: false, picks_audio: true }
}

/** What the app plays from a stream that we make for it. Null if it takes no stream of ours. */
export const streamSupports = (profile: DeviceProfile | undefined): Supports | null => {
  const fitting = profile?.TranscodingProfiles?.filter(({ Type, Protocol }) => isVideo(Type) && Protocol?.toLowerCase() === 'hls')
  if (fitting?.length === 0) return null
  return { ...codecsOf(fitting ?? [{ VideoCodec: 'h264', AudioCodec: 'aac' }], profile), containers: [], hls: true }
}

/** The largest picture of this codec that the app takes. */
export const largestHeight = (profile: DeviceProfile | undefined, codec: string): Pick<PrepareRequest, 'max_height'> => {
  const conditions = conditionsFor(profile?.CodecProfiles, codec)
  const [width, height] = ['width', 'height'].map((property) => limitOf(conditions, property))
  const lines = Math.min(height ?? mostLines, Math.ceil(((width ?? mostLines * 2) * 9) / 16))
  return lines < mostLines ? { max_height: Math.max(120, lines) } : {}
}
const mostLines = 8640

type Picture = { readonly codec: string; readonly height: number; readonly hdr: string }
/** Whether the app shows a video of this size and range, if it plays the codec at all. */
export const shows = (profile: DeviceProfile | undefined, { codec, height, hdr }: Picture): { size: boolean; range: boolean } => ({
  size: height <= (largestHeight(profile, codec).max_height ?? mostLines),
  range: takesRange(profile, codec, hdr),
})

const takesRange = (profile: DeviceProfile | undefined, codec: string, hdr: string): boolean => {
  const facts = { videorangetype: rangeOf(hdr) }
  return meetsAll(conditionsFor(profile?.CodecProfiles, codec, facts), facts)
}

const takes = (list: string | undefined, container: string): boolean =>
  !list || names(list).some((name) => name === container || (name in containers && containers[name] === containers[container]))

const codecsOf = (profiles: readonly Direct[], profile: DeviceProfile | undefined): Pick<Supports, 'video' | 'audio'> => {
  const video = profiles.flatMap(({ VideoCodec }) => (VideoCodec ? names(VideoCodec) : Object.keys(videoStrings)))
  const audio = profiles.flatMap(({ AudioCodec }) => (AudioCodec ? names(AudioCodec) : Object.keys(audioStrings)))
  return {
    video: [...new Set(video)].flatMap((codec) => stringsFor(codec, profile)),
    audio: [...new Set(audio)].flatMap((codec) => audioStrings[codec] ?? [codec]).slice(0, 200),
  }
}

const stringsFor = (named: string, profile: DeviceProfile | undefined): string[] => {
  const codec = named === 'h265' ? 'hevc' : named === 'avc' ? 'h264' : named
  const dolby = codec === 'hevc' && namesRanges(profile) && takesRange(profile, codec, 'dolby_vision') ? (videoStrings.dvhe ?? []) : []
  const plain = (videoStrings[codec] ?? []).flatMap((strings) => {
    const facts = { videoprofile: strings.profile }
    const conditions = conditionsFor(profile?.CodecProfiles, codec, facts)
    const isTaken = meetsAll(conditions, facts) && strings.bits <= (limitOf(conditions, 'videobitdepth') ?? strings.bits)
    return isTaken ? strings.of(limitOf(conditions, 'videolevel') ?? highestLevel) : []
  })
  return [...plain, ...dolby.map((strings) => strings.of(highestLevel))]
}

/** An app that says nothing about HDR is not trusted with pictures that only Dolby Vision can show. */
const namesRanges = (profile: DeviceProfile | undefined): boolean =>
  (profile?.CodecProfiles ?? []).some(({ Conditions = [] }) =>
    Conditions.some(({ Property }) => Property?.toLowerCase() === 'videorangetype'),
  )
