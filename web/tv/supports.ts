import type { components } from '../data/api/schema'
import { audioCodecs, containerTypes, videoCodecs } from '../screens/player/codecs'

/** What this TV claims to play. Streams are fed through Media Source Extensions, so these are asked first. */
export const supports = (): components['schemas']['Supports'] => {
  const element = document.createElement('video')
  const opens = (type: string): boolean => element.canPlayType(type) !== ''
  const source = window.MediaSource
  const plays = (kind: 'video' | 'audio') => (codec: string) =>
    ['mp4', 'webm'].some((container) => {
      const type = `${kind}/${container}; codecs="${codec}"`
      return (source?.isTypeSupported(type) ?? false) || opens(type)
    })
  return {
    containers: Object.keys(containerTypes).filter((name) => opens(containerTypes[name as keyof typeof containerTypes])),
    video: videoCodecs.filter(plays('video')),
    audio: audioCodecs.filter(plays('audio')),
    hls: source !== undefined || opens('application/vnd.apple.mpegurl'),
  }
}
