import type { Page } from 'playwright-core'
import { makeVideo, type VideoRecipe } from '#server/testing/video'

type Recipe = Pick<VideoRecipe, 'video' | 'audio'> & { readonly seconds: number; readonly beepsLate?: number }

const flashSeconds = 0.2

/** A movie that flashes white for a fifth of every second and beeps when the flash begins, or `beepsLate` seconds later. */
export const makeFlashAndBeep = (path: string, { beepsLate = 0, ...recipe }: Recipe): string => {
  const flash = `drawbox=color=black:t=fill,drawbox=color=white:t=fill:enable='lt(mod(t,1),${flashSeconds - 0.001})'`
  const beep = `aeval='val(0)*6*gte(t,${beepsLate})*lt(mod(t-${beepsLate},1),0.1)',aformat=channel_layouts=mono`
  return makeVideo(path, { ...recipe, more: ['-vf', flash, '-af', beep] })
}

const listener = `registerProcessor('beep-listener', class extends AudioWorkletProcessor {
  loudAt = -Infinity
  process([[samples]]) {
    for (let i = 0; samples && i < samples.length; i++) {
      if (Math.abs(samples[i]) < 0.1) continue
      const at = (currentFrame + i) / sampleRate
      if (at - this.loudAt > 0.3) this.port.postMessage(at)
      this.loudAt = at
    }
    return true
  }
})`

/**
 * Plays from a position until a flash and its beep are detected. Returns when each is, in seconds on the video element's timeline.
 * Flashes are detected in the frames, beeps in the audio samples. The page's policy blocks the audio worklet, so open the context with
 * `bypassCSP`.
 */
export const flashAndBeep = (page: Page, place: number): Promise<{ flash: number; beep: number } | null> =>
  page.evaluate(
    async ([from, lasting, code]) => {
      const video = document.querySelector('video')!
      type Ears = { video: HTMLVideoElement; audio: AudioContext; node: AudioWorkletNode }
      const shared = window as unknown as { ears?: Ears }
      if (shared.ears?.video !== video) {
        const audio = new AudioContext()
        await audio.audioWorklet.addModule(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })))
        const node = new AudioWorkletNode(audio, 'beep-listener')
        audio.createMediaElementSource(video).connect(node).connect(audio.destination)
        shared.ears = { video, audio, node }
      }
      const { audio, node } = shared.ears
      video.pause()
      await new Promise((resolve) => {
        video.addEventListener('seeked', resolve, { once: true })
        video.currentTime = from
      })

      const flashes: number[] = []
      const beeps: number[] = []
      const apart: number[] = []
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
      let last = { at: Number.NEGATIVE_INFINITY, isWhite: false }
      const look = () => {
        const frame = new VideoFrame(video)
        const at = frame.timestamp / 1e6
        canvas.drawImage(frame, 0, 0, 1, 1)
        frame.close()
        const isWhite = canvas.getImageData(0, 0, 1, 1).data[0]! > 128
        // A busy machine drops frames; the time of a change is known only between consecutive ones.
        if (isWhite !== last.isWhite && at - last.at < 0.05) flashes.push(isWhite ? at : at - lasting)
        last = { at, isWhite }
        apart.push(video.currentTime - audio.currentTime)
        video.requestVideoFrameCallback(look)
      }
      video.requestVideoFrameCallback(look)
      node.port.onmessage = ({ data }) => beeps.push(data as number)
      const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
      /** If a flash was missed, the next beep belongs to another. */
      const found = () => {
        const ahead = middle(apart)
        const pairs = beeps.flatMap((beep) => flashes.map((flash) => ({ flash, beep: beep + ahead })))
        return pairs.find(({ flash, beep }) => Math.abs(beep - flash) < 0.4)
      }
      await video.play()
      while (found() === undefined && !video.ended && !video.error) await new Promise((resolve) => setTimeout(resolve, 20))
      video.pause()
      return found() ?? null
    },
    [place, flashSeconds, listener] as const,
  )
