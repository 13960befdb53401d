import { renditionsOf, type Segment, type Track, trackOf } from './playlist'

/** How far to load ahead, and how much to keep behind: TVs have little memory. */
const AHEAD_SECONDS = 30
const BEHIND_SECONDS = 20
/** Two ranges this close are one; a start this late is the start. */
const GAP_SECONDS = 0.5
const TRIES = 4
const RETRY_MS = 1000
const TICK_MS = 500

type Opening = { readonly video: HTMLVideoElement; readonly url: string; readonly start: number; readonly fail: () => void }
export type Source = { readonly stop: () => void }

/** Plays a stream of this service, whose playlists list every segment of one quality. Such a stream needs no more than this of HLS. */
export const playStream = ({ video, url, start, fail }: Opening): Source => {
  const source = new MediaSource()
  const address = URL.createObjectURL(source)
  let isOpen = true
  let feeds: Feed[] = []
  const tick = (): void => {
    if (!isOpen) return
    jumpGap(video)
    for (const feed of feeds) feed.advance()
    if (source.readyState === 'open' && feeds.length > 0 && feeds.every((feed) => feed.isWhole())) source.endOfStream()
  }
  const begin = async (): Promise<void> => {
    const tracks = await readTracks(url)
    if (!isOpen) return
    source.duration = Math.max.apply(
      null,
      tracks.map(({ segments }) => segments[segments.length - 1]?.end ?? 0),
    )
    feeds = tracks.map((track) => createFeed({ buffer: source.addSourceBuffer(track.type), track, video, fail }))
    if (start > 0) video.currentTime = start
    tick()
  }
  const opened = (): void => void begin().catch(() => isOpen && fail())
  source.addEventListener('sourceopen', opened)
  const timer = setInterval(tick, TICK_MS)
  video.addEventListener('seeking', tick)
  video.src = address
  return {
    stop: () => {
      isOpen = false
      clearInterval(timer)
      video.removeEventListener('seeking', tick)
      source.removeEventListener('sourceopen', opened)
      video.removeAttribute('src')
      video.load()
      URL.revokeObjectURL(address)
    },
  }
}

const textOf = async (url: string): Promise<string> => await (await read(url)).text()
const read = async (url: string): Promise<Response> => {
  const response = await fetch(url, { credentials: 'omit' })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response
}
const readTracks = async (url: string): Promise<Track[]> =>
  await Promise.all(renditionsOf(await textOf(url), url).map(async (rendition) => trackOf(await textOf(rendition.url), rendition)))

/** A picture that begins a moment late would wait forever. */
const jumpGap = (video: HTMLVideoElement): void => {
  const { buffered, currentTime, readyState } = video
  if (readyState > 2 || video.seeking) return
  for (let i = 0; i < buffered.length; i++) {
    const ahead = buffered.start(i) - currentTime
    if (ahead > 0 && ahead < GAP_SECONDS) video.currentTime = buffered.start(i) + 0.01
  }
}

type Feeding = { readonly buffer: SourceBuffer; readonly track: Track; readonly video: HTMLVideoElement; readonly fail: () => void }
type Feed = ReturnType<typeof createFeed>

/** Keeps one track loaded around the position: one segment at a time. */
const createFeed = ({ buffer, track, video, fail }: Feeding) => {
  const { init, segments } = track
  let isBusy = false
  let failures = 0
  let hasInit = init === null

  const append = (bytes: ArrayBuffer): Promise<void> =>
    new Promise((resolve, reject) => {
      const done = (): void => {
        buffer.removeEventListener('updateend', done)
        resolve()
      }
      buffer.addEventListener('updateend', done)
      try {
        buffer.appendBuffer(bytes)
      } catch (error) {
        buffer.removeEventListener('updateend', done)
        reject(error)
      }
    })
  /** Where what is loaded at the position ends; the position itself if nothing is. */
  const loadedUntil = (): number => {
    const { buffered } = buffer
    let end = video.currentTime
    for (let i = 0; i < buffered.length; i++) if (buffered.start(i) <= end + GAP_SECONDS && buffered.end(i) > end) end = buffered.end(i)
    return end
  }
  const next = (): Segment | undefined => {
    const from = loadedUntil()
    return segments.filter(({ end }) => end > from + 0.1)[0]
  }
  const load = async (segment: Segment): Promise<void> => {
    if (init !== null && !hasInit) {
      await append(await (await read(init)).arrayBuffer())
      hasInit = true
    }
    const bytes = await (await read(segment.url)).arrayBuffer()
    if (init === null) buffer.timestampOffset = segment.start
    await append(bytes)
    failures = 0
  }
  const forgetBehind = (): boolean => {
    const until = video.currentTime - BEHIND_SECONDS
    if (buffer.buffered.length === 0 || buffer.buffered.start(0) > until - BEHIND_SECONDS) return false
    buffer.remove(0, until)
    return true
  }
  const settle = (work: Promise<void>): void => {
    isBusy = true
    work
      .catch(() => {
        if (++failures >= TRIES) return fail()
        return new Promise<void>((resolve) => setTimeout(resolve, RETRY_MS))
      })
      .then(() => {
        isBusy = false
      })
      .catch(() => undefined)
  }
  return {
    advance(): void {
      if (isBusy || buffer.updating || forgetBehind()) return
      const segment = next()
      if (segment && loadedUntil() - video.currentTime < AHEAD_SECONDS) settle(load(segment))
    },
    isWhole: (): boolean => !isBusy && !buffer.updating && next() === undefined,
  }
}
