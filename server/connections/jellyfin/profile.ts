import type { PrepareRequest, Supports } from '#server/library/playback/schema'

type Condition = { Condition?: string; Property?: string; Value?: string }
type Direct = { Type?: string; Container?: string; VideoCodec?: string; AudioCodec?: string }
type Transcoding = Direct & { Protocol?: string }
/** What an app says that it can play. */
export type DeviceProfile = {
  DirectPlayProfiles?: Direct[]
  TranscodingProfiles?: Transcoding[]
  CodecProfiles?: { Type?: string; Codec?: string; Conditions?: Condition[] }[]
  SubtitleProfiles?: { Format?: string; Method?: string }[]
}
type Limits = { readonly level: number; readonly bits: number; readonly profiles: readonly string[] | null }
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
    { bits: 10, profile: 'main', of: () => 'av01.0.31M.10' },
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
const unlimited: Limits = { level: 255, bits: 16, profiles: null }

const names = (list: string | undefined): string[] =>
  (list ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

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

/** The largest picture that the app takes of any codec. */
export const largestHeight = (profile: DeviceProfile | undefined): Pick<PrepareRequest, 'max_height'> => {
  const [width, height] = ['width', 'height'].map((property) => limitOf(conditionsFor(profile, 'h264'), property))
  const lines = Math.min(height ?? 8640, Math.ceil(((width ?? 15_360) * 9) / 16))
  return lines < 8640 ? { max_height: Math.max(120, lines) } : {}
}

const isVideo = (type: string | undefined): boolean => (type ?? 'video').toLowerCase() === 'video'
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
  const { level, bits, profiles } = limitsOf(conditionsFor(profile, codec))
  const dolby = codec === 'hevc' && allowsDolbyVision(profile) ? (videoStrings.dvhe ?? []) : []
  return [...(videoStrings[codec] ?? []), ...dolby]
    .filter((strings) => strings.bits <= bits && (profiles === null || profiles.includes(strings.profile) || strings.profile === 'dvhe'))
    .map((strings) => strings.of(level))
}

const conditionsFor = (profile: DeviceProfile | undefined, codec: string): Condition[] =>
  (profile?.CodecProfiles ?? [])
    .filter(({ Type, Codec }) => isVideo(Type) && (!Codec || names(Codec).includes(codec)))
    .flatMap(({ Conditions }) => Conditions ?? [])

const limitsOf = (conditions: readonly Condition[]): Limits => {
  const profiles = conditions.find(({ Property, Condition }) => Property === 'VideoProfile' && Condition === 'EqualsAny')?.Value
  return {
    level: limitOf(conditions, 'videolevel') ?? unlimited.level,
    bits: limitOf(conditions, 'videobitdepth') ?? unlimited.bits,
    profiles: profiles === undefined ? null : profiles.toLowerCase().split('|'),
  }
}

/** The smallest upper limit. */
const limitOf = (conditions: readonly Condition[], property: string): number | undefined => {
  const limits = conditions
    .filter(({ Condition, Property }) => Property?.toLowerCase() === property && Condition?.startsWith('LessThan'))
    .map(({ Value }) => Number(Value))
    .filter((value) => Number.isFinite(value) && value > 0)
  return limits.length === 0 ? undefined : Math.min(...limits)
}

const allowsDolbyVision = (profile: DeviceProfile | undefined): boolean =>
  conditionsFor(profile, 'hevc').some(({ Property, Value }) => Property === 'VideoRangeType' && (Value ?? '').split('|').includes('DOVI'))
