import { ask, client } from '../../data/api/client'
import { type Prepared, prepare } from './api'
import { openSource } from './source'

const width = 240
const tallest = 480
/** Maximum size of one picture that the service accepts, in base64 characters. */
const longest = 32_000
const patienceMs = 60_000
/** Above this bitrate, in bits per second, the previews are not worth the traffic. */
const mostBitsASecond = 40_000_000

/** Pictures drawn before the page was left. The next visit continues from here. */
let begun: { readonly of: string; readonly pictures: string[] } = { of: '', pictures: [] }

/**
 * Generates seek previews with a hidden video if the service has none and cannot make them, and uploads them when all are done. Seeks one
 * position after another while the page is visible. Throws if that is not possible; only previews are lost then.
 */
export const drawPreviews = async (fileId: number, leaving: AbortSignal): Promise<void> => {
  const canvas = document.createElement('canvas')
  if (leaving.aborted || savesData() || !tellsTheTruth(canvas)) return
  const prepared = await prepare({ played: { fileId } })
  const wanted = prepared.previews_wanted
  if (wanted === null || !isShownUnconverted(prepared) || leaving.aborted) return
  const of = `${String(fileId)} ${String(prepared.duration_seconds)} ${String(prepared.bitrate)}`
  if (begun.of !== of) begun = { of, pictures: [] }
  const { pictures } = begun
  await draw({ prepared, wanted, pictures, canvas }, leaving)
  if (pictures.length !== wanted) return
  begun = { of: '', pictures: [] }
  await ask(client.POST('/api/v1/play/{file_id}/previews', { params: { path: { file_id: fileId } }, body: { pictures } }))
}

type Drawing = { prepared: Prepared; wanted: number; pictures: string[]; canvas: HTMLCanvasElement }

const draw = async ({ prepared, wanted, pictures, canvas }: Drawing, leaving: AbortSignal): Promise<void> => {
  const video = document.createElement('video')
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto' })
  const failed = new AbortController()
  const over = AbortSignal.any([leaving, failed.signal])
  const step = (prepared.duration_seconds ?? 0) / wanted
  const moment = () => (pictures.length + 0.5) * step
  const silent = { ...prepared, url: withoutSound(prepared.url), audio_track: null }
  const source = await openSource({ video, prepared: silent, start: moment(), onFailure: () => failed.abort(), aheadSeconds: 1 })
  try {
    await happens(video, 'loadeddata', over)
    while (pictures.length < wanted) {
      await inSight(over)
      const drawable = frameAt(video, moment())
      await showAt(video, moment(), over)
      await drawable()
      pictures.push(drawn(video, canvas))
    }
  } finally {
    source.stop()
  }
}

/** The stream of the video track alone, to avoid decoding audio. */
const withoutSound = (url: string | null): string | null => url?.replace(/master\.m3u8\?plan=(.+)$/, 'hls/$1/video/index.m3u8') ?? null

const isShownUnconverted = ({ method, bitrate }: Prepared): boolean =>
  method !== 'not_playable' && method !== 'transcode' && (bitrate ?? 0) <= mostBitsASecond

/** Skipped on metered or slow connections. */
const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; type?: string } }
  return connection?.saveData === true || connection?.type === 'cellular'
}

/** Anti-fingerprinting browsers return noise from a canvas. */
const tellsTheTruth = (canvas: HTMLCanvasElement): boolean => {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return false
  context.fillStyle = '#14649c'
  context.fillRect(0, 0, 16, 16)
  const { data } = context.getImageData(0, 0, 16, 16)
  return data.every((value, i) => value === [20, 100, 156, 255][i % 4])
}

const drawn = (video: HTMLVideoElement, canvas: HTMLCanvasElement): string => {
  const scale = Math.min(width / video.videoWidth, tallest / video.videoHeight)
  if (!Number.isFinite(scale)) throw new Error('the video has no picture')
  canvas.width = Math.max(1, Math.round(video.videoWidth * scale))
  canvas.height = Math.max(1, Math.round(video.videoHeight * scale))
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  const [picture = ''] = [0.7, 0.4, 0.1].map((quality) => encoded(canvas, quality)).filter(({ length }) => length <= longest)
  return picture
}

const encoded = (canvas: HTMLCanvasElement, quality: number): string => canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? ''

const happens = (target: EventTarget, name: string, over: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.any([over, AbortSignal.timeout(patienceMs)])
    const give = () => reject(new Error('aborted or timed out'))
    if (signal.aborted) return give()
    signal.addEventListener('abort', give, { once: true })
    target.addEventListener(name, () => resolve(), { once: true, signal })
  })

type Shown = EventTarget & { readonly seeking: boolean; currentTime: number }

/** hls.js may seek back to the start position once while we seek. */
const mostTries = 5
const near = 0.1

/**
 * Seeks to a time and waits for it. An earlier seek may still fire its event, and hls.js may seek elsewhere, so it checks the position and
 * retries.
 */
export const showAt = async (video: Shown, at: number, over: AbortSignal): Promise<void> => {
  for (let tries = 0; tries < mostTries; tries++) {
    const news = happens(video, 'seeked', over)
    video.currentTime = at
    await news
    while (video.seeking) await happens(video, 'seeked', over)
    if (Math.abs(video.currentTime - at) < near) return
  }
  throw new Error('could not seek to the position')
}

const frameWithinMs = 500

/**
 * `seeked` fires slightly before the frame is presented. Call this before seeking: it starts listening, and the returned function resolves
 * once the frame is presented, or after a short time, because some browsers present no frames for a hidden video.
 */
const frameAt = (video: HTMLVideoElement, at: number): (() => Promise<void>) => {
  if (!('requestVideoFrameCallback' in video)) return async () => {}
  const { promise, resolve } = Promise.withResolvers<void>()
  let call = 0
  const listen = (): void => {
    call = video.requestVideoFrameCallback((_, { mediaTime }) => {
      if (Math.abs(mediaTime - at) < 1) resolve()
      else listen()
    })
  }
  listen()
  return async () => {
    await Promise.race([promise, new Promise((done) => setTimeout(done, frameWithinMs))])
    video.cancelVideoFrameCallback(call)
  }
}

/** Resolves once the page is visible and idle. */
const inSight = async (over: AbortSignal): Promise<void> => {
  while (document.visibilityState !== 'visible') {
    over.throwIfAborted()
    await new Promise<void>((resolve) => {
      for (const [target, name] of [
        [document, 'visibilitychange'],
        [over, 'abort'],
      ] as const)
        target.addEventListener(name, () => resolve(), { once: true })
    })
  }
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve, 50)
  })
}
