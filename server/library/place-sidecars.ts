import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { attempt } from '#server/lib/attempt'
import type { Log } from '#server/platform/log'
import type { Placed, PlaceFile, PlaceMode } from './place-file'
import { isSubtitleFolder, sidecarsOf } from './sidecars'

export type PlaceSidecars = ReturnType<typeof createPlaceSidecars>
type Beside = {
  /** The folder that `movie` and `files` lie below. */
  readonly folder: string
  readonly movie: string
  readonly files: readonly string[]
  readonly root: string
  /** Where the movie went, below the root. */
  readonly relative_path: string
}
type Put = { placed: Placed; relative_path: string }

/** Puts the subtitles that came with a movie beside it. One that cannot be placed is told in the log, and keeps nothing else back. */
export const createPlaceSidecars =
  ({ placeFile, log }: { placeFile: Pick<PlaceFile, 'place'>; log: Log }) =>
  async ({ folder, movie, files, root, relative_path }: Beside, mode: PlaceMode): Promise<Put[]> => {
    const stem = relative_path.replace(/\.[^./]*$/, '')
    const put: Put[] = []
    for (const { path, ending } of sidecarsOf(files, movie)) {
      const relative = `${stem}${ending}`
      const done = await attempt(() => placeFile.place({ source: join(folder, path), root, relative, mode }))
      if (done.ok && 'placed' in done.value) put.push({ placed: done.value.placed, relative_path: relative })
      else log.warn('a subtitle could not be placed beside its movie', { path, relative, why: done.ok ? done.value : done.error })
    }
    return put
  }

/** The files of a folder, and those of its folders for subtitles. */
export const filesAround = async (folder: string): Promise<string[]> => {
  const entries = await entriesOf(folder)
  const inside = entries
    .filter((entry) => entry.isDirectory() && isSubtitleFolder(entry.name))
    .map((entry) => filesBelow(folder, entry.name))
  return [...entries.filter((entry) => entry.isFile()).map(({ name }) => name), ...(await Promise.all(inside)).flat()]
}

const filesBelow = async (folder: string, inside: string): Promise<string[]> => {
  const entries = await entriesOf(join(folder, inside))
  const own = entries
    .filter((entry) => entry.isDirectory())
    .map(async ({ name }) => {
      const files = (await entriesOf(join(folder, inside, name))).filter((entry) => entry.isFile())
      return files.map((file) => `${inside}/${name}/${file.name}`)
    })
  return [...entries.filter((entry) => entry.isFile()).map(({ name }) => `${inside}/${name}`), ...(await Promise.all(own)).flat()]
}

/** A folder that cannot be read has nothing for us. */
const entriesOf = (folder: string) => readdir(folder, { withFileTypes: true }).catch(() => [])
