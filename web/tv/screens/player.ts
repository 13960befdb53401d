import { type Details, movie as movieOf, type Prepared, prepare, report } from '../api'
import { createControls } from '../controls'
import { el } from '../dom'
import type { Action } from '../keys'
import { goBack } from '../places'
import { message, type Screen } from '../screen'
import { playStream, type Source } from '../stream'
import { supports } from '../supports'

const REPORT_MS = 10_000
/** A service that does not respond must not hold the page up. */
const LEAVE_MS = 3000
const methods = ['direct', 'remux', 'remux_audio', 'transcode'] as const

type Wish = { readonly movieId: number; readonly fileId: number; readonly at: number }
type Playing = { readonly prepared: Prepared; readonly source: Source }

/** Plays one file, by the next method if one fails, and reports the position like every player. */
export const playerScreen = async ({ movieId, fileId, at }: Wish): Promise<Screen> => {
  const movie: Details = await movieOf(movieId)
  const node = el('main', { class: 'screen player' })
  const video = el('video', { playsinline: '', 'aria-label': movie.title })
  node.appendChild(video)
  let now: Playing | null = null
  let isOpen = true
  let isLeaving = false
  const failed = new Set<string>()

  const tell = async (state: 'playing' | 'paused' | 'stopped'): Promise<void> => {
    if (now) await report(fileId, { play_id: now.prepared.id, position_seconds: video.currentTime, state })
  }
  const giveUp = (title: 'unplayable' | 'unreadable'): void => {
    const { node: said } = message({ title, text: title === 'unplayable' ? 'unplayable_text' : 'unreadable_text' })
    node.parentNode?.replaceChild(said, node)
    const way = said.querySelector('button')
    way?.focus()
  }
  /** Starts at a position; what plays already is stopped. Another audio track needs a new stream. */
  const start = async (position: number, audio_track?: number): Promise<void> => {
    const allow = methods.filter((method) => !failed.has(method))
    const prepared = await prepare(fileId, { supports: supports(), start_seconds: position, allow, audio_track })
    if (!isOpen) return
    now?.source.stop()
    now = null
    if (prepared.url === null) return giveUp('unplayable')
    const fail = (): void => {
      if (!isOpen || now?.prepared !== prepared) return
      failed.add(prepared.method)
      start(video.currentTime || position, audio_track).catch(() => giveUp('unreadable'))
    }
    const opening = { video, url: prepared.url, start: prepared.start_seconds, fail }
    now = { prepared, source: prepared.method === 'direct' || !window.MediaSource ? playFile(opening) : playStream(opening) }
    controls.show(prepared)
    video.play()?.catch(() => undefined)
  }
  const controls = createControls({
    video,
    title: movie.title,
    chooseAudio: (track) => void start(video.currentTime, track).catch(() => giveUp('unreadable')),
    stop: goBack,
  })
  node.appendChild(controls.node)
  video.addEventListener('pause', () => void (isLeaving || tell('paused')))
  video.addEventListener('ended', goBack)
  const timer = setInterval(() => void (video.paused || tell('playing')), REPORT_MS)
  await start(at)
  return {
    node,
    onKey: (action: Action) => controls.onKey(action),
    leave: () => {
      isLeaving = true
      clearInterval(timer)
      video.pause()
      return Promise.race([tell('stopped'), new Promise((resolve) => setTimeout(resolve, LEAVE_MS))])
    },
    close: () => {
      isOpen = false
      clearInterval(timer)
      now?.source.stop()
    },
  }
}

type Opening = { readonly video: HTMLVideoElement; readonly url: string; readonly start: number; readonly fail: () => void }
const playFile = ({ video, url, start, fail }: Opening): Source => {
  const begin = (): void => {
    if (start > 0) video.currentTime = start
    video.removeEventListener('loadedmetadata', begin)
  }
  video.addEventListener('error', fail)
  video.addEventListener('loadedmetadata', begin)
  video.src = url
  return {
    stop: () => {
      video.removeEventListener('error', fail)
      video.removeEventListener('loadedmetadata', begin)
      video.removeAttribute('src')
      video.load()
    },
  }
}
