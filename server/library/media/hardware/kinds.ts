/** Kinds of hardware that encode video, by ffmpeg's names. */
export const hardwareKinds = ['vaapi', 'nvenc', 'qsv', 'videotoolbox', 'amf', 'v4l2m2m'] as const
export type HardwareKind = (typeof hardwareKinds)[number]
export type System = 'linux' | 'darwin' | 'win32' | 'other'

/** How to convert with hardware. `low_power`: newer Intel chips have no other encoder. */
export type Way = { readonly kind: HardwareKind; readonly device: string | null; readonly low_power: boolean }

type Kind = {
  readonly encoder: string
  /** Pictures are scaled, deinterlaced, and tone mapped in memory, where every filter exists; then they go to the hardware like this. */
  readonly upload: string
  readonly options: readonly string[]
  /** How each system decodes on the same chip. ffmpeg falls back to software for what the chip cannot decode. */
  readonly decoders: { readonly [S in System]?: string }
  readonly needsDevice?: true
}

const rate = ['-b:v', '6M', '-maxrate', '8M', '-bufsize', '16M']
const level = ['-profile:v', 'high', '-level', '41']

export const kinds: { readonly [K in HardwareKind]: Kind } = {
  vaapi: {
    encoder: 'h264_vaapi',
    upload: 'format=nv12,hwupload',
    options: [...rate, ...level],
    decoders: { linux: 'vaapi' },
    needsDevice: true,
  },
  nvenc: {
    encoder: 'h264_nvenc',
    upload: 'format=yuv420p',
    options: ['-preset', 'p4', '-rc', 'vbr', ...rate, ...level],
    decoders: { linux: 'cuda', win32: 'cuda' },
  },
  qsv: {
    encoder: 'h264_qsv',
    upload: 'format=nv12',
    options: ['-preset', 'veryfast', ...rate, ...level],
    decoders: { linux: 'vaapi', win32: 'd3d11va' },
  },
  videotoolbox: {
    encoder: 'h264_videotoolbox',
    upload: 'format=nv12',
    options: ['-allow_sw', '0', ...rate, ...level],
    decoders: { darwin: 'videotoolbox' },
  },
  amf: {
    encoder: 'h264_amf',
    upload: 'format=nv12',
    options: ['-quality', 'speed', '-rc', 'vbr_peak', ...rate, ...level],
    decoders: { win32: 'd3d11va' },
  },
  v4l2m2m: { encoder: 'h264_v4l2m2m', upload: 'format=yuv420p', options: ['-b:v', '6M'], decoders: {} },
}

/** In this order `auto` prefers what works. */
const orders: { readonly [S in System]: readonly HardwareKind[] } = {
  linux: ['nvenc', 'vaapi', 'qsv', 'v4l2m2m'],
  darwin: ['videotoolbox'],
  win32: ['nvenc', 'qsv', 'amf'],
  other: [],
}

/** The kinds to try for a setting. */
export const kindsFor = (setting: string, system: System): readonly HardwareKind[] =>
  setting === 'auto' ? orders[system] : hardwareKinds.filter((kind) => kind === setting)

export const existsOn = (kind: HardwareKind, system: System): boolean => orders[system].includes(kind)
