/** What a browser says it can play: container names, codec strings, and whether it plays HLS (natively or through MSE). */
export type Capabilities = {
  readonly containers: readonly string[]
  readonly video: readonly string[]
  readonly audio: readonly string[]
  readonly hls: boolean
  /** Whether the player itself chooses among the audio tracks of a file. */
  readonly picks_audio?: boolean | undefined
}

/** A parsed codec string: within one `family`, a browser that plays a level plays all lower ones. */
type Codec = { readonly family: string; readonly level: number }

/** Whether one of the browser's codec strings covers this one. */
export const covers = (supported: readonly string[], codecString: string): boolean => {
  const wanted = readCodec(codecString)
  return supported.map(readCodec).some((offered) => offered.family === wanted.family && offered.level >= wanted.level)
}

const readCodec = (text: string): Codec => {
  const parts = text.trim().toLowerCase().split('.')
  return readers[parts[0] ?? '']?.(parts) ?? { family: sameName[text.trim().toLowerCase()] ?? text.trim().toLowerCase(), level: 0 }
}

/** Codecs with several names. */
const sameName: Readonly<Record<string, string>> = {
  'mp4a.6b': 'mp3',
  'mp4a.69': 'mp3',
  'mp4a.40.34': 'mp3',
  'mp4a.40.33': 'mp2',
  'mp4a.a5': 'ac-3',
  'mp4a.a6': 'ec-3',
  'mp4a.67': 'mp4a.40.2',
  'vp8.0': 'vp8',
}

const avc = ([, flags = '']: readonly string[]): Codec => {
  const profile = Number.parseInt(flags.slice(0, 2), 16)
  // The same decoders play Baseline, Main, Extended and High; every other profile (10 bit, 4:2:2, 4:4:4) needs its own.
  return { family: [66, 77, 88, 100].includes(profile) ? 'avc' : `avc ${profile}`, level: Number.parseInt(flags.slice(4, 6), 16) }
}

const hevc = ([, profile = '', , tier = '']: readonly string[]): Codec => ({
  family: `hevc ${profile.replace(/^[abc]/, '')} ${tier[0] === 'h' ? 'high' : 'main'}`,
  level: Number.parseInt(tier.slice(1), 10) || 0,
})

const vp9 = ([, profile = '0', level = '0', depth = '8']: readonly string[]): Codec => ({
  family: `vp9 ${Number(profile)} ${Number(depth)}`,
  level: Number(level),
})

const av1 = ([, profile = '0', level = '0', depth = '8']: readonly string[]): Codec => ({
  family: `av1 ${Number(profile)} ${Number(depth)}`,
  level: Number.parseInt(level, 10) || 0,
})

const readers: Readonly<Record<string, (parts: readonly string[]) => Codec>> = {
  avc1: avc,
  avc3: avc,
  hvc1: hevc,
  hev1: hevc,
  vp09: vp9,
  av01: av1,
}
