import { base } from '../../data/base'
import { now } from '../../data/clock'
import { createStore } from '../../kit/store'
import { scriptAddress } from './script-address'

/** A movie in this browser. The offline page reads the list, too. */
export type Taken = {
  readonly file_id: number
  readonly title: string
  readonly year: number | null
  readonly size_bytes: number
  readonly type: string
  /** Where it comes from, below the API. */
  readonly from: string
  readonly etag: string | null
  readonly is_whole: boolean
  /** Whether it goes once it was watched. */
  readonly removes: boolean
  /** Where to go on when it is opened for the first time. */
  readonly resume_seconds: number
  /** Absent if an older version stored it. */
  readonly texts?: readonly TakenText[]
  readonly texts_bytes?: number
}
/** Subtitles beside a movie in this browser. `index` is their number in the movie, `name` the one in their address. */
export type TakenText = {
  readonly index: number
  readonly name: string
  readonly language: string
  readonly label: string
  readonly is_chosen: boolean
}
export type Wanted = Omit<Taken, 'etag' | 'is_whole' | 'texts_bytes'>
export type Trouble = 'full' | 'waits' | 'elsewhere' | 'refused' | 'failed'
type Standing = {
  readonly items: readonly Taken[]
  /** Stored so far, by file. */
  readonly bytes: Readonly<Record<number, number>>
  readonly troubles: Readonly<Record<number, Trouble>>
}

const KEY = `marquee.taken${base}`
/** Each address of Marquee has its own folder. */
const folder = `taken${encodeURIComponent(base)}`
const nameOf = (fileId: number): string => `${String(fileId)}.movie`
const textNameOf = (fileId: number, name: string): string => `${String(fileId)}.${name}.vtt`

const kept = (): readonly Taken[] => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Taken[]
  } catch {
    return []
  }
}

/** The movies in this browser, and how far those on their way are. */
export const taken = createStore<Standing>({ items: kept(), bytes: {}, troubles: {} })
const workers = new Map<number, Worker>()

/** Browsers store movies only for pages that came over HTTPS, or from the same computer. */
export const canStore = (): boolean => navigator.storage?.getDirectory !== undefined && !base.endsWith('/demo')

const change = (next: (items: readonly Taken[]) => readonly Taken[]): void => {
  const items = next(kept())
  localStorage.setItem(KEY, JSON.stringify(items))
  taken.set({ ...taken.get(), items })
}
const patch = (fileId: number, values: Partial<Taken>): void =>
  change((items) => items.map((item) => (item.file_id === fileId ? { ...item, ...values } : item)))

/** Free space for this page. */
export const roomHere = async (): Promise<number> => {
  const { quota = 0, usage = 0 } = await navigator.storage.estimate()
  return Math.max(0, quota - usage)
}

/** Begins to store a movie. What the person said before about the same one is replaced. */
export const takeAlong = async (wanted: Wanted): Promise<void> => {
  await leaveHere(wanted.file_id)
  change((items) => [...items, { ...wanted, etag: null, is_whole: false }])
  // Otherwise the browser may clear it when the disk is full.
  void navigator.storage.persist()
  store(wanted.file_id)
}

/** Removes a movie from this browser. */
export const leaveHere = async (fileId: number): Promise<void> => {
  workers.get(fileId)?.terminate()
  workers.delete(fileId)
  const texts = kept().find(({ file_id }) => file_id === fileId)?.texts ?? []
  change((items) => items.filter(({ file_id }) => file_id !== fileId))
  const root = await navigator.storage.getDirectory()
  const within = await root.getDirectoryHandle(folder).catch(() => undefined)
  for (const name of [nameOf(fileId), ...texts.map(({ name }) => textNameOf(fileId, name))])
    await within?.removeEntry(name).catch(() => undefined)
}

type Said =
  | { state: 'texts'; bytes: number; lost: readonly string[] }
  | { state: 'begun'; etag: string | null }
  | { state: 'storing'; bytes: number }
  | { state: 'whole' }
  | { state: 'failed'; why: string }

const AGAIN_MS = 10_000

/** Stores the rest of a movie. After a lost connection it tries again. */
export const store = (fileId: number): void => {
  const item = kept().find(({ file_id }) => file_id === fileId)
  if (item && !item.is_whole) run(item)
}

/** Fetches the subtitles of a movie in this browser again: somebody changed them. */
export const renewTexts = (fileId: number): void => {
  const item = kept().find(({ file_id }) => file_id === fileId)
  if (item?.texts?.length && canStore()) run(item)
}

const run = (item: Taken): void => {
  const fileId = item.file_id
  if (workers.has(fileId)) return
  const worker = new Worker(scriptAddress('taker.js'))
  workers.set(fileId, worker)
  say(fileId, undefined)
  worker.onmessage = ({ data }: MessageEvent<Said>) => {
    if (data.state === 'begun') return patch(fileId, { etag: data.etag })
    if (data.state === 'texts')
      return patch(fileId, { texts_bytes: data.bytes, texts: (item.texts ?? []).filter(({ name }) => !data.lost.includes(name)) })
    if (data.state === 'storing') return taken.set({ ...taken.get(), bytes: { ...taken.get().bytes, [fileId]: data.bytes } })
    worker.terminate()
    workers.delete(fileId)
    if (data.state === 'whole') return patch(fileId, { is_whole: true })
    const trouble = troubleOf(data.why)
    say(fileId, trouble)
    if (trouble === 'waits') setTimeout(() => store(fileId), AGAIN_MS)
  }
  worker.postMessage({
    ...{ folder, name: nameOf(fileId), size: item.size_bytes, etag: item.etag },
    address: `${location.origin}${base}/api/v1/${item.from}`,
    // A smaller copy has a clock of its own.
    texts: (item.texts ?? []).map(({ name }) => ({
      name: textNameOf(fileId, name),
      key: name,
      address: `${location.origin}${base}/api/v1/play/${String(fileId)}/subtitles/${name}${item.from.startsWith('copies/') ? 'c' : 'd'}`,
    })),
  })
}

const say = (fileId: number, trouble: Trouble | undefined): void => {
  const { [fileId]: _, ...others } = taken.get().troubles
  taken.set({ ...taken.get(), troubles: trouble ? { ...others, [fileId]: trouble } : others })
}

/** A failed request is a `TypeError`. */
export const troubleOf = (why: string): Trouble => {
  if (why === 'QuotaExceededError') return 'full'
  if (why === 'TypeError' || why === 'NetworkError') return 'waits'
  if (why === 'NoModificationAllowedError') return 'elsewhere'
  return why === 'Refused' ? 'refused' : 'failed'
}

/** Goes on with what was interrupted, as by closing the browser. */
export const goOn = (): void => {
  if (canStore()) for (const { file_id } of kept()) store(file_id)
}

/** Where a movie was left while the service was out of reach. */
export type Place = {
  readonly play_id: string
  readonly file_id: number
  readonly position_seconds: number
  readonly at: number
  /** What the person chose there; null if no subtitles. */
  readonly subtitle_track?: number | null
}
const PLACES = `marquee.places${base}`

export const reportOf = ({ play_id, position_seconds, at, subtitle_track }: Place, present: number) => ({
  play_id,
  position_seconds,
  state: 'stopped',
  seconds_ago: Math.max(0, Math.round((present - at) / 1000)),
  ...(subtitle_track !== undefined && { subtitle_track }),
})

/** Reports the positions of movies watched offline. One that the service refuses is of a movie that is gone. */
export const comeHome = async (): Promise<void> => {
  const places = JSON.parse(localStorage.getItem(PLACES) ?? '[]') as Place[]
  for (const place of places) {
    const { ok, status } = await fetch(`${base}/api/v1/play/${String(place.file_id)}/progress`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(reportOf(place, now())),
    })
    if (!ok && status !== 404 && status !== 422) return
    const left = (JSON.parse(localStorage.getItem(PLACES) ?? '[]') as Place[]).filter(({ play_id }) => play_id !== place.play_id)
    localStorage.setItem(PLACES, JSON.stringify(left))
  }
}
