import type { components } from '../../data/api/schema'

type Supports = components['schemas']['Supports']

const containers = { mp4: 'video/mp4', webm: 'video/webm', matroska: 'video/x-matroska' } as const

/** The highest common level of each profile; support for it implies the lower ones. */
const video = [
  'avc1.42E01E',
  'avc1.4D4028',
  'avc1.640028',
  'avc1.640033',
  'avc1.640034',
  'avc1.6E0033',
  'hvc1.1.6.L153.B0',
  'hvc1.2.4.L153.B0',
  'hev1.1.6.L153.B0',
  'hev1.2.4.L153.B0',
  'av01.0.12M.08',
  'av01.0.13M.10',
  'vp8',
  'vp09.00.51.08',
  'vp09.02.51.10',
]
const audio = ['mp4a.40.2', 'mp4a.40.5', 'mp3', 'opus', 'vorbis', 'flac', 'ac-3', 'ec-3', 'dtsc', 'mlpa']

/** What this browser claims to play. Asks Media Source Extensions if available, because streams use them. */
export const supports = (): Supports => {
  const element = document.createElement('video')
  const opens = (type: string) => element.canPlayType(type) !== ''
  const source = globalThis.MediaSource ?? (globalThis as { ManagedMediaSource?: typeof MediaSource }).ManagedMediaSource
  const plays = (kind: 'video' | 'audio', codec: string) =>
    ['mp4', 'webm'].some((container) => {
      const type = `${kind}/${container}; codecs="${codec}"`
      return source?.isTypeSupported(type) || opens(type)
    })
  return {
    containers: Object.entries(containers).flatMap(([name, type]) => (opens(type) ? [name] : [])),
    video: video.filter((codec) => plays('video', codec)),
    audio: audio.filter((codec) => plays('audio', codec)),
    hls: source !== undefined || opens('application/vnd.apple.mpegurl'),
  }
}
