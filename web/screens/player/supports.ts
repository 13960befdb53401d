import type { components } from '../../data/api/schema'
import { audioCodecs, containerTypes, videoCodecs } from './codecs'

type Supports = components['schemas']['Supports']

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
    containers: Object.entries(containerTypes).flatMap(([name, type]) => (opens(type) ? [name] : [])),
    video: videoCodecs.filter((codec) => plays('video', codec)),
    audio: audioCodecs.filter((codec) => plays('audio', codec)),
    hls: source !== undefined || opens('application/vnd.apple.mpegurl'),
  }
}
