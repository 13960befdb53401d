import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { attempt } from '#server/lib/attempt'
import { say } from '#server/lib/sentence'
import { Conflict, Invalid } from '#server/platform/errors'
import type { Log } from '#server/platform/log'
import { drawnPicture } from './drawn-picture'
import { mostPictures } from './schema'
import { sentences } from './sentences'

type Deps = {
  /** A folder of our own. */
  readonly dir: string
  readonly log: Log
  /** A small picture of a moment, or of the key frame before it, by the media tool at low priority; null when it cannot be had. */
  readonly pictureAt: (of: { path: string; at: number; isExact: boolean }, signal: AbortSignal) => Promise<Uint8Array | null>
  readonly inBackground: (work: (signal: AbortSignal) => Promise<void>) => void
  readonly hasTool: () => Promise<boolean>
  readonly isInLibrary: (fileId: number) => boolean
}
type Of = { readonly file_id: number; readonly path: string; readonly duration_seconds: number }
export type Previews = ReturnType<typeof createPreviews>
type Stand = {
  readonly areThere: boolean
  /** How many pictures a browser may draw; null when it need not. */
  readonly wanted: number | null
}

/** Pictures are 5 seconds apart in a short movie, further in a long one. */
const least = 5
/** Where they are this near to each other, the key frame before a moment, ten seconds away as a rule at most, is of another part. */
const near = 20
/** Movies whose pictures are kept, about 400 kB each. */
const mostKept = 500

/** Small pictures across a movie, to be shown while seeking: made once by the media tool, or drawn and sent by a browser where there is none. */
export const createPreviews = ({ dir, log, pictureAt, inBackground, hasTool, isInLibrary }: Deps) => {
  let making: string | null = null
  const failed = new Set<string>()
  /** Whose pictures are being stored as a browser sent them. */
  const taking = new Set<string>()

  /** A changed file has other pictures. */
  const placeOf = async ({ file_id, path }: Pick<Of, 'file_id' | 'path'>): Promise<string> => {
    const { size, mtimeMs } = await stat(path)
    return join(dir, `${file_id}-${Bun.hash(`${size} ${mtimeMs}`).toString(36)}`)
  }

  /** Put in place when they are whole, or not at all. */
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

  /** A moment that cannot be shown, as behind the end of a cut file, has the picture before it. */
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

  /** The oldest go, and those of files that left the library. */
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
      // What failed once is not tried again with each play; after a restart it is.
      if (!existsSync(place) && !signal.aborted) failed.add(place)
    })
  }

  /** When there are none, the media tool makes them now, one movie at a time, if it can. */
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

    /** Keeps the pictures that a browser drew, each of the middle of its part. Throws Conflict when they are not needed, Invalid when they are none. */
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

    /** WebVTT that names a picture for each part of the movie. */
    index: (duration_seconds: number): string => {
      const moments = momentsOf(duration_seconds)
      const step = duration_seconds / moments.length
      const cues = moments.map((_, i) => `${stamp(i * step)} --> ${stamp((i + 1) * step)}\n${i}.jpg\n`)
      return `WEBVTT\n\n${cues.join('\n')}`
    },

    /** Where a picture lies; null when there is none. */
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
