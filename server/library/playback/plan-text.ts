import type { StreamPlan } from '#server/library/media/hls/playlists'

type AudioPlan = StreamPlan['audio'][number]
const letters: Readonly<Record<AudioPlan, string>> = { copy: 'c', decode: 'd', tool: 't', none: 'n' }
const plans = Object.fromEntries(Object.entries(letters).map(([plan, letter]) => [letter, plan])) as Readonly<Record<string, AudioPlan>>

/** Encodes how to put a file into HLS as a URL segment of its playlists, so a stream survives a restart of the service. */
export const planText = ({ video, audio, audio_track, burned }: StreamPlan): string => {
  const picture = typeof video === 'number' ? `t${video}` : video === 'copy' ? 'c' : 'n'
  return `${picture}.${audio.map((plan) => letters[plan]).join('')}.${audio_track ?? 'x'}${burned === undefined ? '' : `.${burned}`}`
}

/** Parses a plan; the text must match the pattern. */
export const readPlan = (text: string): StreamPlan => {
  const [picture = 'n', tracks = '', chosen = 'x', burned] = text.split('.')
  return {
    video: picture === 'c' ? 'copy' : picture === 'n' ? 'none' : Number(picture.slice(1)),
    audio: [...tracks].map((letter) => plans[letter] ?? 'none'),
    audio_track: chosen === 'x' ? null : Number(chosen),
    ...(burned !== undefined && { burned }),
  }
}
