import { useEffect } from 'react'
import { louderDialog } from './state'

/**
 * Brings quiet and loud parts closer together, with the tones of voices in front and bass behind. Connects `from` to the output of its context.
 */
const connectLouder = (context: BaseAudioContext, from: AudioNode): void => {
  const bass = new BiquadFilterNode(context, { type: 'lowshelf', frequency: 160, gain: -5 })
  const voices = new BiquadFilterNode(context, { type: 'peaking', frequency: 2200, Q: 0.7, gain: 5 })
  const evenly = new DynamicsCompressorNode(context, { threshold: -42, knee: 20, ratio: 5, attack: 0.005, release: 0.25 })
  const limit = new DynamicsCompressorNode(context, { threshold: -4, knee: 0, ratio: 20, attack: 0.002, release: 0.1 })
  from.connect(bass).connect(voices).connect(evenly).connect(limit).connect(context.destination)
}

type Sound = { readonly context: AudioContext; readonly source: MediaElementAudioSourceNode }

/**
 * Once a video element plays through a context, it is heard only there, so one is made when it is first needed. Before the person touched the
 * page a context does not run, and the movie would be silent.
 */
const soundOf = async (video: HTMLVideoElement): Promise<Sound | null> => {
  if (!navigator.userActivation.hasBeenActive) return null
  const context = new AudioContext()
  await context.resume()
  return { context, source: context.createMediaElementSource(video) }
}

const route = ({ context, source }: Sound): void => {
  source.disconnect()
  if (louderDialog.get()) connectLouder(context, source)
  else source.connect(context.destination)
}

export const useLouderDialog = (video: HTMLVideoElement | null): void => {
  useEffect(() => {
    if (!video) return
    let coming: Promise<Sound | null> | undefined
    const follow = () => {
      if (!coming && (video.paused || !louderDialog.get())) return
      coming ??= soundOf(video)
      void coming.then((sound) => {
        if (sound) route(sound)
        else coming = undefined
      })
    }
    const end = louderDialog.subscribe(follow)
    video.addEventListener('playing', follow)
    follow()
    return () => {
      end()
      video.removeEventListener('playing', follow)
      void coming?.then((sound) => sound?.context.close())
    }
  }, [video])
}
