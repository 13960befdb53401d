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
  readonly burned?: BurnedPart
}
/** Subtitles to draw into a part, on its own clock: as ASS, as a stream of PGS, or as a track of the file that only the media tool reads. */
export type BurnedPart =
  | { readonly kind: 'lines'; readonly path: string }
  | { readonly kind: 'images'; readonly path: string; readonly width: number; readonly height: number; readonly isStretched: boolean }
  | { readonly kind: 'inside'; readonly track: number }
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
    ...(part.at > 0 ? ['-ss', startOf(part).toFixed(6)] : []),
    ...['-i', `file:${part.path}`, ...imagesFor(part), '-t', part.seconds.toFixed(6)],
    ...pictures(part, { filters, upload }),
    ...(way ? encodeWith(way) : x264),
    ...['-an', '-sn', '-vsync', '0', '-bf', '0'],
    ...mp4(way),
  ]
}

/** The arguments that convert the rest of a file to one stream for televisions, in software, with a sound track in stereo. */
export const wholeArguments = (part: VideoPart, { filters, track }: { filters: ReadonlySet<string>; track: number | null }): string[] => {
  const skipped = part.at - Math.max(0, startOf(part))
  const sound = [...(skipped > 0 ? [`atrim=start=${skipped}`] : []), `asetpts=PTS-(${skipped})/TB`, 'aresample=async=1']
  return [
    ...(part.at > 0 ? ['-ss', startOf(part).toFixed(6)] : []),
    ...['-i', `file:${part.path}`, ...imagesFor(part), '-t', part.seconds.toFixed(6)],
    ...pictures(part, { filters, upload: 'format=yuv420p' }),
    ...(track === null ? [] : ['-map', `0:a:${track}`, '-af', sound.join(','), '-c:a', 'aac', '-b:a', '192k', '-ac', '2', '-ar', '48000']),
    ...[...x264, '-g', '50', '-sn', '-dn', '-f', 'mpegts', 'pipe:1'],
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

/** Images that began before a part must be read before it. Nothing tells how long they stay. */
const lookBack = 10
const startOf = ({ at, burned }: VideoPart): number => (burned?.kind === 'inside' ? Math.max(0, at - lookBack) : at)

const imagesFor = ({ burned }: VideoPart): string[] =>
  burned?.kind === 'images' ? ['-canvas_size', `${burned.width}x${burned.height}`, '-i', `file:${burned.path}`] : []

type Through = { readonly filters: ReadonlySet<string>; readonly upload: string }
/** The picture through all filters, with what is drawn into it: last, so that it is neither darkened nor torn. */
const pictures = (part: VideoPart, { filters, upload }: Through): string[] => {
  const plain = [...held(part, filters), ...shown(part, filters)]
  const { burned } = part
  if (burned?.kind === 'lines') plain.push(`setpts=PTS+${early}/TB`, `ass=filename=${inFilter(burned.path)}`, `setpts=PTS-${early}/TB`)
  if (!burned || burned.kind === 'lines') return ['-map', '0:V:0', '-vf', [...plain, upload].join(',')]
  const skipped = part.at - Math.max(0, startOf(part))
  const isInside = burned.kind === 'inside'
  const first = isInside && skipped > 0 ? [`trim=start=${skipped}`, `setpts=PTS-${skipped}/TB`] : []
  const graph = [
    `[0:V:0]${[...first, ...plain].join(',')}[picture]`,
    `[${isInside ? `0:s:${burned.track}` : '1:s:0'}]setpts=PTS-(${(isInside ? skipped : 0) + early})/TB[drawn]`,
    ...fitted(filters, isInside || burned.isStretched),
    `[below][above]overlay=x=(W-w)/2:y=H-h,${upload}[out]`,
  ]
  return ['-filter_complex', graph.join(';'), '-map', '[out]']
}

/** In seconds. Times are rounded, and a picture that is due then must not miss what is drawn into it. */
const early = 0.01

/** Scales images to the picture, as a whole or so that nothing of them is lost. Newer versions of ffmpeg have no `scale2ref`. */
const fitted = (filters: ReadonlySet<string>, isWhole: boolean): string[] => {
  const inside = (width: string, height: string, own: readonly [string, string]) =>
    isWhole
      ? `w=${width}:h=${height}`
      : `w='trunc(min(${width},${height}*${own[0]}/${own[1]}))':h='trunc(min(${height},${width}*${own[1]}/${own[0]}))'`
  if (filters.has('scale2ref')) return [`[drawn][picture]scale2ref=${inside('iw', 'ih', ['main_w', 'main_h'])}[above][below]`]
  return ['[picture]split[below][reference]', `[drawn][reference]scale=${inside('rw', 'rh', ['iw', 'ih'])}[above]`]
}

/** A path as a value of a filter: once as an option, and again as a part of the graph. */
export const inFilter = (path: string): string =>
  path
    .replaceAll('\\', '/')
    .replaceAll(/[\\':]/g, '\\$&')
    .replaceAll(/[\\'[\],;]/g, '\\$&')

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
