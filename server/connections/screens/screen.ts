import type { Supports } from '#server/library/playback/schema'

export type ScreenKind = 'cast' | 'dlna'
/** A screen that was found in the network, and how to tell it what to do. */
export type FoundScreen = {
  readonly id: string
  readonly kind: ScreenKind
  readonly name: string
  readonly model: string | null
  readonly address: string
  /** Where it takes orders: the address of a DLNA description, `host:port` of a Cast receiver. */
  readonly location: string
}
/** Rejects if the screen does not answer. */
export type OpenRemote = (screen: Pick<FoundScreen, 'kind' | 'location'>) => Promise<Remote>
export type Media = {
  readonly url: string
  readonly mime: string
  readonly title: string
  readonly size_bytes: number | null
  readonly duration_seconds: number | null
  readonly start_seconds: number
  /** For a stream that cannot seek: its address from another second on. */
  readonly at?: ((seconds: number) => string) | undefined
  /** Addresses of subtitles; null for none. */
  readonly subtitles: { readonly vtt: string; readonly srt: string; readonly language: string | null } | null
}
export type Standing = {
  /** `ended`: it plays nothing, or something that is not ours. */
  readonly state: 'playing' | 'paused' | 'ended'
  readonly position_seconds: number
}
/** The screen answers, and says no. */
export class ScreenRefused extends Error {}

const beginning = /[?&]from=([\d.]+)$/
export const startingAt = (url: string, seconds: number): string => `${url}${url.includes('?') ? '&' : '?'}from=${seconds}`
/** Where a stream begins that cannot seek, by its address. */
export const startOf = (url: string): number => Number(beginning.exec(url)?.[1] ?? 0)
/** In hex, of what is played, wherever it begins. */
export const urlDigest = (url: string): string => new Bun.CryptoHasher('sha256').update(url.replace(beginning, '')).digest('hex')

/** A screen that was told to play. Every function throws when the screen does not answer or refuses. */
export type Remote = {
  readonly load: (media: Media) => Promise<void>
  /** Takes up what the screen was told to play before, by the digest of its address. What it plays now tells `look`. */
  readonly rejoin: (urlSha256: string) => Promise<void>
  readonly pause: () => Promise<void>
  readonly resume: () => Promise<void>
  readonly stop: () => Promise<void>
  readonly seek: (seconds: number) => Promise<void>
  /** From 0 to 100. */
  readonly setVolume: (level: number) => Promise<void>
  readonly volume: () => Promise<number | null>
  readonly look: () => Promise<Standing>
  readonly close: () => void
}

const hevc = ['hvc1.1.6.L153.B0', 'hvc1.2.4.L153.B0']
const common = ['mp4a.40.2', 'mp4a.40.5', 'mp4a.40.29', 'mp3']
/** What each kind plays as a rule. A screen that can do more gets a stream that it plays; one that can do less says so itself. */
export const supportsOf: Readonly<Record<ScreenKind, Supports>> = {
  // Televisions of the last ten years. DLNA has no adaptive streams: a file is played as it is, or not at all.
  dlna: {
    containers: ['mp4', 'matroska'],
    video: ['avc1.640033', ...hevc],
    audio: [...common, 'ac-3', 'ec-3'],
    hls: false,
    picks_audio: true,
  },
  // The oldest Chromecast.
  cast: { containers: ['mp4'], video: ['avc1.640029'], audio: common, hls: true, picks_audio: false },
}

/** What a screen without adaptive streams plays from one that is converted whole. */
export const wholeSupports: Supports = { containers: [], video: [], audio: ['mp4a.40.2'], hls: true }
