import type Hls from 'hls.js'
import { asset } from '../../data/base'
import { awaited, type Prepared } from './api'
import { watchMissingTracks } from './missing-tracks'
import { watchStalls } from './stalls'

export type Source = { readonly stop: () => void; readonly bitrate: () => number | null }
/** `isLoading`: a request is in progress. */
type Opened = Source & { readonly isLoading: () => boolean }
type Opening = {
  video: HTMLVideoElement
  prepared: Prepared
  start: number
  onFailure: (why: string) => void
  /** How far to buffer ahead. */
  aheadSeconds?: number
}

/** Loads a prepared movie into the video element, starting at `start` seconds. `onFailure` is called at most once. */
export const openSource = async ({ video, prepared, start, onFailure, aheadSeconds = 30 }: Opening): Promise<Source> => {
  if (prepared.url === null) throw new Error('the movie has no URL to play')
  const url = asset(prepared.url)
  let failed = false
  const fail = (why: string) => {
    if (failed) return
    failed = true
    onFailure(why)
  }
  const expected = { hasPicture: prepared.video !== null, hasSound: prepared.audio_track !== null }
  const forget = watchMissingTracks(video, expected, (what) => fail(`no ${what}`))
  const isComing = awaited(prepared) !== undefined
  const opened = await open({ video, url, start, fail, aheadSeconds, isComing }, prepared.method)
  const leave = watchStalls(
    video,
    () => isComing || opened.isLoading(),
    () => fail('playback stalled and nothing is loading'),
  )
  return {
    bitrate: opened.bitrate,
    stop: () => {
      forget()
      leave()
      opened.stop()
    },
  }
}

type Playing = { video: HTMLVideoElement; url: string; fail: (why: string) => void }

type Beginning = Playing & { start: number; aheadSeconds: number; isComing: boolean }

const open = async ({ video, url, start, fail, aheadSeconds, isComing }: Beginning, method: Prepared['method']): Promise<Opened> => {
  if (method === 'direct') return playFile({ video, url, start, fail })
  const { default: Player } = await import('hls.js')
  const ahead = { maxBufferLength: aheadSeconds, maxMaxBufferLength: 2 * aheadSeconds, startPosition: start }
  if (Player.isSupported()) {
    const loading = new Set<XMLHttpRequest>()
    const xhrSetup = (request: XMLHttpRequest) => {
      loading.add(request)
      request.addEventListener('loadend', () => loading.delete(request))
    }
    const hls = new Player({ ...(isComing ? comingSettings : settings), ...ahead, xhrSetup })
    return { ...playStream(hls, { video, url, fail }), isLoading: () => loading.size > 0 }
  }
  return playFile({ video, url, start, fail })
}

/** Segments are generated on request. That may be slow, and repeating a request would start over. */
const patient = {
  default: {
    maxTimeToFirstByteMs: 60_000,
    maxLoadTimeMs: 120_000,
    timeoutRetry: { maxNumRetry: 2, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: 6, retryDelayMs: 1000, maxRetryDelayMs: 8000 },
  },
}

/** The Content Security Policy forbids blob workers, and fragmented MP4 does not need one. */
const settings = {
  enableWorker: false,
  backBufferLength: 30,
  renderTextTracksNatively: false,
  playlistLoadPolicy: patient,
  fragLoadPolicy: patient,
}

/** Retries forever: the part is still downloading. */
const forEver = { maxNumRetry: Number.POSITIVE_INFINITY, retryDelayMs: 1000, maxRetryDelayMs: 2000 }
const comingPolicy = { default: { ...patient.default, timeoutRetry: forEver, errorRetry: forEver } }
const comingSettings = { ...settings, fragLoadPolicy: comingPolicy }

const playFile = ({ video, url, start, fail }: Playing & { start: number }): Opened => {
  const failed = () => fail(video.error?.message || `media error ${String(video.error?.code ?? '')}`)
  const begin = () => {
    if (start > 0) video.currentTime = start
  }
  video.addEventListener('error', failed)
  video.addEventListener('loadedmetadata', begin, { once: true })
  video.src = url
  return {
    bitrate: () => null,
    isLoading: () => video.networkState === HTMLMediaElement.NETWORK_LOADING,
    stop: () => {
      video.removeEventListener('error', failed)
      video.removeEventListener('loadedmetadata', begin)
      video.removeAttribute('src')
      video.load()
    },
  }
}

const playStream = (hls: Hls, { video, url, fail }: Playing): Source => {
  let recoveries = 0
  const recover = (why: string) => {
    if (recoveries++ >= 2) return fail(why)
    const isPlaying = !video.paused
    hls.recoverMediaError()
    // Recovering reattaches the source, which pauses.
    if (isPlaying) void video.play().catch(() => undefined)
  }
  // Only the video element reports decoding errors.
  const undecodable = () => recover(video.error?.message ?? '')
  video.addEventListener('error', undecodable)
  hls.on(
    'hlsError' as Parameters<Hls['on']>[0],
    ((_: string, { fatal, type, details }: { fatal: boolean; type: string; details: string }) => {
      if (!fatal) return
      if (type === 'mediaError') recover(details)
      else fail(details)
    }) as never,
  )
  hls.loadSource(url)
  hls.attachMedia(video)
  return {
    bitrate: () => hls.levels[hls.currentLevel]?.bitrate ?? null,
    stop: () => {
      video.removeEventListener('error', undecodable)
      hls.destroy()
    },
  }
}
