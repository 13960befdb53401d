import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { attempt } from '#server/foundation/lib/attempt'
import type { Log } from '#server/foundation/platform/log'
import type { Placed, PlaceFile, PlaceMode } from './place-file'
import { isSubtitleFolder, sidecarsOf } from './sidecars'

export type PlaceSidecars = ReturnType<typeof createPlaceSidecars>
type Beside = {
  /** The folder that `movie` and `files` are relative to. */
  readonly folder: string
  readonly movie: string
  readonly files: readonly string[]
  readonly root: string
  /** Where the movie was placed, relative to the root. */
  readonly relative_path: string
}
export type Put = { placed: Placed; relative_path: string }

/** Places a movie's subtitles next to it. One that fails is logged and does not stop the others. */
export const createPlaceSidecars =
  ({ placeFile, log }: { placeFile: Pick<PlaceFile, 'place'>; log: Log }) =>
  async ({ folder, movie, files, root, relative_path }: Beside, mode: PlaceMode): Promise<Put[]> => {
    const stem = relative_path.replace(/\.[^./]*$/, '')
    const put: Put[] = []
    for (const { path, ending } of sidecarsOf(files, movie)) {
      const relative = `${stem}${ending}`
      const done = await attempt(() => placeFile.place({ source: join(folder, path), root, relative, mode }))
      if (done.ok && 'placed' in done.value) put.push({ placed: done.value.placed, relative_path: relative })
      else log.warn('a subtitle could not be placed next to its movie', { path, relative, why: done.ok ? done.value : done.error })
    }
    return put
  }

/** The files in a folder and in its subtitle folders. */
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

/** An unreadable folder counts as empty. */
const entriesOf = (folder: string) => readdir(folder, { withFileTypes: true }).catch(() => [])
