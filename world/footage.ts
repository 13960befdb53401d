import { mkdir, rename, rm } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import PQueue from 'p-queue'
import { attempt } from '#server/foundation/lib/attempt'
import type { Log } from '#server/foundation/platform/log'
import carried from './carried.mp4' with { type: 'file' }
import type { WorldMovie } from './movies'
import { backdropOf } from './pictures'
import type { Height } from './releases'

export type FootageOptions = {
  readonly dir: string
  readonly ffmpeg: string | null
  readonly log: Log
  /** How long somebody who searches waits for ffmpeg. Then the embedded movie takes the place of the footage. */
  readonly patienceMs?: number
  /** Movies that take the embedded movie from the beginning, so that their releases are there at once. */
  readonly atOnce?: readonly number[]
}
type Pending = {
  readonly movie: WorldMovie
  readonly height: Height
  readonly file: Promise<string>
  replaceBy: ((file: Promise<string>) => void) | null
}

/** Well below the time that an indexer has for its answer. */
const usualPatienceMs = 5000

/** Small real video files, one per movie and height: full runtime, one picture and one tone. Created once and kept. */
export const createFootage = ({ dir, ffmpeg, log, patienceMs = usualPatienceMs, atOnce = [] }: FootageOptions) => {
  const queue = new PQueue({ concurrency: 2 })
  const known = new Map<string, Pending>()
  const cards = new Map<number, Promise<string>>()
  const ending = new AbortController()
  /** The queue forgets running tasks when it is cleared, but they continue. */
  const underWay = new Set<Promise<string>>()

  /** Both heights of a movie show the same picture. */
  const cardOf = (movie: WorldMovie): Promise<string> => {
    const card = cards.get(movie.id) ?? paint(movie, join(dir, `${movie.id}.png`))
    cards.set(movie.id, card)
    return card
  }

  const make = async (movie: WorldMovie, height: Height): Promise<string> => {
    const path = join(dir, `${movie.id}-${height}.${ffmpeg ? 'mkv' : 'mp4'}`)
    if (await Bun.file(path).exists()) return path
    await mkdir(dirname(path), { recursive: true })
    if (ffmpeg && (await encode({ movie, height, path, ffmpeg, card: await cardOf(movie) }))) return path
    if (ffmpeg) log.warn('encoding footage failed; using the embedded movie', { movie: movie.title })
    return carry({ movie, height }, path.replace(/mkv$/, 'mp4'))
  }

  const begin = (movie: WorldMovie, height: Height): Promise<string> => {
    const work = make(movie, height).finally(() => underWay.delete(work))
    underWay.add(work)
    return work
  }

  const pend = (movie: WorldMovie, height: Height, priority: number): Pending => {
    const { promise: file, resolve, reject } = Promise.withResolvers<string>()
    const settle = (path: string | Promise<string>) => {
      pending.replaceBy = null
      resolve(path)
    }
    const pending: Pending = { movie, height, file, replaceBy: settle }
    if (atOnce.includes(movie.id)) settle(embedded(movie, height, watchableBytes[height]))
    else queue.add(() => begin(movie, height), { priority, signal: ending.signal }).then(settle, reject)
    return pending
  }

  const embedded = async (movie: WorldMovie, height: Height, bytes?: number): Promise<string> => {
    await mkdir(dir, { recursive: true })
    return await carry({ movie, height, bytes }, join(dir, `${movie.id}-${height}.embedded.mp4`))
  }

  return {
    /** Requested footage has priority over footage prepared ahead. */
    of: (movie: WorldMovie, height: Height, priority = 1): Promise<string> => {
      const key = `${movie.id}-${height}`
      const pending = known.get(key) ?? pend(movie, height, priority)
      known.set(key, pending)
      return pending.file
    },
    /** Somebody waits for the footage of this movie: what takes too long is replaced by the embedded movie. */
    hurry: (movie: WorldMovie): void => {
      const patience = setTimeout(() => {
        for (const { height, replaceBy } of [...known.values()].filter((pending) => pending.movie.id === movie.id)) {
          if (!replaceBy) continue
          log.warn('encoding footage takes too long; using the embedded movie', { movie: movie.title })
          replaceBy(embedded(movie, height))
        }
      }, patienceMs)
      ending.signal.addEventListener('abort', () => clearTimeout(patience), { once: true })
    },
    /** Finishes what is running and rejects what is waiting. */
    stop: async (): Promise<void> => {
      ending.abort()
      await queue.onIdle()
      await Promise.allSettled(underWay)
    },
  }
}

const paint = async (movie: WorldMovie, path: string): Promise<string> => {
  await Bun.write(path, await new Bun.Image(await Bun.file(backdropOf(movie.id)).bytes()).png({ compressionLevel: 3 }).blob())
  return path
}

type Encoding = { movie: WorldMovie; height: Height; path: string; ffmpeg: string; card: string }

/** Encodes a still briefly, then repeats it without encoding up to the movie's runtime. */
const encode = async ({ movie, height, path, ffmpeg, card }: Encoding): Promise<boolean> => {
  const [part, whole] = [`${path}.part.mkv`, `${path}.whole.mkv`]
  const seconds = movie.runtime * 60
  const still = Math.max(2, Math.min(150, Math.round(seconds / stills)))
  const inputs = ['-i', card, '-f', 'lavfi', '-i', `sine=frequency=${110 + (movie.id % 12) * 20}:sample_rate=16000`]
  const filter = ['-vf', `scale=-2:${height},loop=loop=-1:size=1:start=0,setpts=N/TB,fps=1,format=yuv420p`, '-r', '1', '-t', String(still)]
  const language = ['-ac', '1', '-metadata:s:a:0', `language=${languages[movie.original_language] ?? 'und'}`]
  const first = (pair: readonly string[]) => run([ffmpeg, ...inputs, ...filter, '-g', '600', ...pair, ...language, part])
  const beside = await extras(movie, path)
  const repeat = ['-stream_loop', String(Math.ceil(seconds / still)), '-i', part, ...beside.inputs]
  const copied = ['-map', '0', ...beside.maps, '-c', 'copy', '-t', String(seconds), '-metadata', `title=${movie.title}`]
  const done =
    ((await first(pairOf(movie))) || (await first(pairs[0])) || (await first(plainest))) &&
    (await run([ffmpeg, ...repeat, ...copied, '-fflags', '+bitexact', whole]))
  if (done) await rename(whole, path)
  await Promise.all([part, whole, ...beside.files].map((leftover) => rm(leftover, { force: true })))
  return done
}

const h264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '24']
const mp3 = ['-c:a', 'libmp3lame', '-b:a', '24k']
/** Codecs for each way to play a movie: direct, remuxed, with converted audio, transcoded. */
export const pairs = [
  [...h264, '-c:a', 'aac', '-b:a', '12k'],
  [...h264, '-c:a', 'ac3', '-ar', '48000', '-b:a', '32k'],
  [...h264, '-c:a', 'eac3', '-ar', '48000', '-b:a', '32k'],
  ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none', '-c:a', 'aac', '-b:a', '12k'],
  [
    '-c:v',
    'libvpx-vp9',
    '-deadline',
    'realtime',
    '-cpu-used',
    '8',
    '-b:v',
    '0',
    '-crf',
    '40',
    '-c:a',
    'libopus',
    '-ar',
    '48000',
    '-b:a',
    '12k',
  ],
  ['-c:v', 'libsvtav1', '-preset', '12', '-crf', '45', '-c:a', 'libopus', '-ar', '48000', '-b:a', '12k'],
  [...h264, '-c:a', 'libvorbis', '-q:a', '0'],
  ['-c:v', 'mpeg4', '-q:v', '5', ...mp3],
] as const
/** Supported by every ffmpeg. */
const plainest = ['-c:v', 'mpeg4', '-q:v', '5', '-c:a', 'aac', '-b:a', '12k']
const pairOf = ({ id }: WorldMovie): readonly string[] => pairs[id % pairs.length] ?? pairs[0]

/** Every fifth movie has subtitles and chapters. */
const extras = async ({ id, runtime, title }: WorldMovie, path: string) => {
  if (id % 5 !== 1) return { inputs: [], maps: [], files: [] }
  const [subtitles, chapters] = [`${path}.srt`, `${path}.chapters`]
  const lines = Array.from(
    { length: runtime },
    (_, i) => `${i + 1}\n${clock(i)}:00,000 --> ${clock(i)}:04,000\n${title}, minute ${i + 1}\n`,
  )
  await Bun.write(subtitles, lines.join('\n'))
  const part = Math.floor((runtime * 60) / 4)
  const marks = ['Opening', 'Setting out', 'Trouble', 'Homecoming'].map(
    (name, i) => `[CHAPTER]\nTIMEBASE=1/1\nSTART=${i * part}\nEND=${(i + 1) * part}\ntitle=${name}\n`,
  )
  await Bun.write(chapters, `;FFMETADATA1\n${marks.join('')}`)
  const maps = ['-map', '1', '-metadata:s:s:0', 'language=eng', '-map_chapters', '2']
  return { inputs: ['-i', subtitles, '-f', 'ffmetadata', '-i', chapters], maps, files: [subtitles, chapters] }
}

/** Hours and minutes in subtitle format. */
const clock = (minutes: number): string => [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** How often the picture repeats: enough bytes for a visible transfer, few enough for a small disk. */
const stills = 70

const languages: Record<string, string> = { de: 'ger', en: 'eng', fr: 'fre', ru: 'rus', sv: 'swe' }

/** Whoever looks around has precedence over what is made ahead. */
const run = async ([program, ...rest]: readonly string[]): Promise<boolean> => {
  const child = Bun.spawn([program!, '-hide_banner', '-loglevel', 'error', '-nostdin', '-y', ...rest], {
    stdout: 'ignore',
    stderr: 'ignore',
  })
  await attempt(() => setPriority(child.pid, constants.priority.PRIORITY_LOW))
  return (await child.exited) === 0
}

const briefBytes: Record<Height, number> = { 720: 3_145_728, 1080: 6_291_456 }
/** Long enough to be watched while it downloads. */
const watchableBytes: Record<Height, number> = { 720: 6_291_456, 1080: 12_582_912 }
/** Computing every byte of a box would take longer than writing it. */
const patternBytes = 65_536

type Carried = { readonly movie: WorldMovie; readonly height: Height; readonly bytes?: number | undefined }

/** Copies the embedded movie, made unique with a `free` box that players skip. */
const carry = async ({ movie, height, bytes }: Carried, path: string): Promise<string> => {
  const size = bytes ?? briefBytes[height]
  const box = new Uint8Array(size)
  new DataView(box.buffer).setUint32(0, size)
  box.set(new TextEncoder().encode('free'), 4)
  let state = (movie.id * 2 + (height === 1080 ? 1 : 0)) >>> 0
  for (let i = 8; i < patternBytes; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    box[i] = state >>> 24
  }
  for (let at = patternBytes; at < size; at += patternBytes) box.copyWithin(at, 8, patternBytes + 8)
  await Bun.write(`${path}.part`, new Blob([await Bun.file(carried).arrayBuffer(), box]))
  await rename(`${path}.part`, path)
  return path
}
