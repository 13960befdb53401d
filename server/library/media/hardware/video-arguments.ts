import type { HdrKind } from '#server/foundation/lib/hdr-kind'
import { kinds, type System, type Way } from './kinds'

export type VideoPart = {
  readonly path: string
  /** Seconds. Below zero, the first picture is held for so long. */
  readonly at: number
  readonly seconds: number
  readonly height: number
  readonly codec: string
  readonly bit_depth: number | null
  readonly hdr: HdrKind
}
/** What the encoder is told, and which filters the media tool has. */
export type Means = {
  readonly filters: ReadonlySet<string>
  readonly system: System
  /** Null: in software. */
  readonly way: Way | null
  /** Whether the hardware decodes, too. */
  readonly decodes: boolean
}

/** The arguments that convert a part of a file to fragmented MP4. Some files cannot even seek to their beginning. */
export const videoArguments = (part: VideoPart, { filters, system, way, decodes }: Means): string[] => {
  const decoder = way && decodes && decodesWell(part) ? kinds[way.kind].decoders[system] : undefined
  const upload = way ? kinds[way.kind].upload : 'format=yuv420p'
  return [
    ...(way ? openDevice(way) : []),
    ...(decoder ? ['-hwaccel', decoder, ...(way?.device && decoder === 'vaapi' ? ['-hwaccel_device', way.device] : [])] : []),
    ...(part.at > 0 ? ['-ss', part.at.toFixed(6)] : []),
    ...['-i', `file:${part.path}`, '-t', part.seconds.toFixed(6), '-map', '0:V:0'],
    ...['-vf', [...held(part, filters), ...shown(part, filters), upload].join(',')],
    ...(way ? encodeWith(way) : x264),
    ...['-an', '-sn', '-vsync', '0', '-bf', '0'],
    ...mp4(way),
  ]
}

/** A few pictures of one color through the same encoder. */
export const trialArguments = (way: Way): string[] => [
  ...openDevice(way),
  ...['-f', 'lavfi', '-i', 'color=c=black:s=640x360:r=25', '-frames:v', '5', '-vf', kinds[way.kind].upload],
  ...encodeWith(way),
  ...['-an', '-bf', '0'],
  ...mp4(way),
]

const openDevice = ({ kind, device }: Way): string[] =>
  kinds[kind].needsDevice ? ['-init_hw_device', `${kind}=hw:${device}`, '-filter_hw_device', 'hw'] : []

const encodeWith = ({ kind, low_power }: Way): string[] => [
  ...['-c:v', kinds[kind].encoder, ...(low_power ? ['-low_power', '1'] : []), ...kinds[kind].options],
  // Not every encoder takes more, and a part is shorter.
  ...['-g', '600'],
]

/** In software: every distribution's ffmpeg has it. */
const x264 = [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '21', '-maxrate', '8M', '-bufsize', '16M'],
  ...['-profile:v', 'high', '-level', '4.1', '-g', '9999'],
]

/** Hardware that hangs writes nothing, so it has to write often. */
const mp4 = (way: Way | null): string[] => {
  const flags = `frag_keyframe+empty_moov+default_base_moof${way ? '+delay_moov' : ''}`
  return ['-f', 'mp4', '-movflags', flags, ...(way ? ['-frag_duration', '500000', '-flush_packets', '1'] : []), 'pipe:1']
}

/** What chips of the last ten years decode. Of others, ffmpeg's fallback is not always the right picture. */
const decodesWell = ({ codec, bit_depth }: VideoPart): boolean =>
  codec === 'h264' ? bit_depth === 8 : ['hevc', 'vp9', 'av1'].includes(codec)

const held = ({ at }: VideoPart, filters: ReadonlySet<string>): string[] =>
  at < 0 ? [filters.has('tpad') ? `tpad=start_mode=clone:start_duration=${-at}` : `setpts=PTS+${-at}/TB`] : []

const neverInterlaced = new Set(['hevc', 'vp8', 'vp9', 'av1'])

/** Deinterlaced where the pictures say that they are, with square pixels, in the colors and the brightness of an ordinary screen. */
export const shown = ({ codec, height, hdr }: Pick<VideoPart, 'codec' | 'height' | 'hdr'>, filters: ReadonlySet<string>): string[] => {
  const deinterlacer = neverInterlaced.has(codec) ? undefined : ['bwdif', 'yadif'].find((name) => filters.has(name))
  return [
    ...(deinterlacer ? [`${deinterlacer}=mode=send_frame:deint=interlaced`] : []),
    `scale='trunc(oh*dar/2)*2':'min(${height},trunc(ih/2)*2)'`,
    'setsar=1',
    ...(isHdr(hdr) && filters.has('zscale') && filters.has('tonemap') ? [toneMap(hdr)] : []),
  ]
}

const isHdr = (hdr: HdrKind): boolean => hdr !== 'none' && hdr !== 'dolby_vision_sdr'

/** Files often leave out some of their colors, and zscale guesses none. */
const toneMap = (hdr: HdrKind): string => {
  const transfer = hdr === 'hlg10' || hdr === 'dolby_vision_hlg' ? 'arib-std-b67' : 'smpte2084'
  const given = `tin=${transfer}:pin=bt2020:min=bt2020nc`
  return `zscale=${given}:t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv`
}
