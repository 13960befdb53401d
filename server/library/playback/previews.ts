import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { attempt } from '#server/foundation/lib/attempt'
import { say } from '#server/foundation/lib/sentence'
import { Conflict, Invalid } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import { drawnPicture } from './drawn-picture'
import { mostPictures } from './schema'
import { sentences } from './sentences'

type Deps = {
  /** A folder of our own. */
  readonly dir: string
  readonly log: Log
  /** A small picture of a moment or of the key frame before it, from the media tool at low priority. Null if unavailable. */
  readonly pictureAt: (of: { path: string; at: number; isExact: boolean }, signal: AbortSignal) => Promise<Uint8Array | null>
  readonly inBackground: (work: (signal: AbortSignal) => Promise<void>) => void
  readonly hasTool: () => Promise<boolean>
  readonly isInLibrary: (fileId: number) => boolean
}
type Of = { readonly file_id: number; readonly path: string; readonly duration_seconds: number }
export type Previews = ReturnType<typeof createPreviews>
type Stand = {
  readonly areThere: boolean
  /** How many pictures a browser may draw. Null if none are needed. */
  readonly wanted: number | null
}

/** Pictures are 5 seconds apart in a short movie, further in a long one. */
const least = 5
/** Below this spacing, pictures are exact: the preceding key frame, often ten seconds earlier, would belong to another part. */
const near = 20
/** Movies whose pictures are kept, about 400 kB each. */
const mostKept = 500

/** Small pictures across a movie, shown while seeking: made once by the media tool or, without one, drawn and sent by a browser. */
export const createPreviews = ({ dir, log, pictureAt, inBackground, hasTool, isInLibrary }: Deps) => {
  let making: string | null = null
  const failed = new Set<string>()
  /** Files whose browser-drawn pictures are being stored. */
  const taking = new Set<string>()

  /** A changed file has other pictures. */
  const placeOf = async ({ file_id, path }: Pick<Of, 'file_id' | 'path'>): Promise<string> => {
    const { size, mtimeMs } = await stat(path)
    return join(dir, `${file_id}-${Bun.hash(`${size} ${mtimeMs}`).toString(36)}`)
  }

  /** Atomic: either all pictures are stored or none. */
  const store = async (place: string, write: (part: string) => Promise<boolean>): Promise<void> => {
    const part = `${place}.part`
    try {
      await rm(part, { recursive: true, force: true })
      await mkdir(part, { recursive: true, mode: 0o700 })
      if (!(await write(part))) return
      await rename(part, place)
    } finally {
      await rm(part, { recursive: true, force: true })
    }
    await prune()
  }

  /** A moment without a picture, as after the end of a truncated file, gets the previous one. */
  const make = ({ path, duration_seconds }: Of, place: string, signal: AbortSignal): Promise<void> =>
    store(place, async (part) => {
      let picture: Uint8Array | null = null
      const moments = momentsOf(duration_seconds)
      const isExact = duration_seconds / moments.length < near
      for (const [number, at] of moments.entries()) {
        const found = await pictureAt({ path, at, isExact }, signal)
        picture = found?.length ? found : picture
        if (signal.aborted || picture === null) return false
        await Bun.write(join(part, `${number}.jpg`), picture)
      }
      return true
    })

  /** Removes the oldest ones, and those of files no longer in the library. */
  const prune = async (): Promise<void> => {
    const names = await readdir(dir)
    const dated = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(dir, name))).mtimeMs })))
    const kept = dated.filter(({ name }) => isInLibrary(Number.parseInt(name, 10))).toSorted((a, b) => b.at - a.at)
    const keep = new Set(kept.slice(0, mostKept).map(({ name }) => name))
    for (const name of names) if (!keep.has(name)) await rm(join(dir, name), { recursive: true, force: true })
  }

  const begin = (of: Of, place: string): void => {
    if (making !== null || failed.has(place)) return
    making = place
    inBackground(async (signal) => {
      const made = await attempt(() => make(of, place, signal))
      making = null
      if (!made.ok) log.warn('preview pictures could not be made', { file_id: of.file_id, error: made.error })
      // A failure is not retried at each play, only after a restart.
      if (!existsSync(place) && !signal.aborted) failed.add(place)
    })
  }

  /** If there are none, makes them now with the media tool, one movie at a time, if possible. */
  const standOf = async (of: Of, place: string): Promise<Stand> => {
    const areThere = existsSync(place)
    if (areThere || of.duration_seconds < least || taking.has(place)) return { areThere, wanted: null }
    if ((await hasTool()) && !failed.has(place)) {
      begin(of, place)
      return { areThere, wanted: null }
    }
    return { areThere, wanted: momentsOf(of.duration_seconds).length }
  }

  return {
    stand: async (of: Of): Promise<Stand> => standOf(of, await placeOf(of)),

    /**
     * Stores the pictures that a browser drew, each from the middle of its part. Throws Conflict if they are not needed, Invalid if they
     * are not pictures.
     */
    async take(of: Of, drawn: readonly Uint8Array[]): Promise<void> {
      const place = await placeOf(of)
      const { wanted } = await standOf(of, place)
      if (wanted === null || taking.has(place)) throw new Conflict(say(sentences, 'previews_not_wanted'))
      if (drawn.length !== wanted) throw new Invalid(say(sentences, 'previews_of_each_part', { count: wanted }), 'pictures')
      taking.add(place)
      try {
        await store(place, async (part) => {
          for (const [number, bytes] of drawn.entries()) await Bun.write(join(part, `${number}.jpg`), await drawnPicture(bytes, number))
          return true
        })
      } finally {
        taking.delete(place)
      }
    },

    /** WebVTT that lists a picture for each part of the movie. */
    index: (duration_seconds: number): string => {
      const moments = momentsOf(duration_seconds)
      const step = duration_seconds / moments.length
      const cues = moments.map((_, i) => `${stamp(i * step)} --> ${stamp((i + 1) * step)}\n${i}.jpg\n`)
      return `WEBVTT\n\n${cues.join('\n')}`
    },

    /** The path of a picture. Null if there is none. */
    async find(of: Pick<Of, 'file_id' | 'path'>, number: number): Promise<string | null> {
      const path = join(await placeOf(of), `${number}.jpg`)
      return existsSync(path) ? path : null
    },
  }
}

/** The middle of each part. */
const momentsOf = (duration: number): number[] => {
  const count = Math.max(1, Math.min(mostPictures, Math.floor(duration / least)))
  return Array.from({ length: count }, (_, i) => ((i + 0.5) * duration) / count)
}

const stamp = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
