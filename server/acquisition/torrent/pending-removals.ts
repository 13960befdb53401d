import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Static, Type } from '@sinclair/typebox'
import { fits } from '#server/foundation/lib/fits'

const Removal = Type.Object({
  info_hash: Type.String({ pattern: '^[0-9a-f]{40}$' }),
  /** Where the engine keeps its data; null if that is not known. */
  folder: Type.Union([Type.String(), Type.Null()]),
  delete_data: Type.Boolean(),
})
export type Removal = Static<typeof Removal>
const isRemovals = fits(Type.Array(Removal))

/** Torrents removed while the engine was down. They are told later, even after a restart of the service. */
export const createPendingRemovals = (dir: string) => {
  const path = join(dir, 'removals.json')
  let known: Removal[] | undefined
  const load = (): Removal[] => {
    known ??= readRemovals(path)
    return known
  }
  const store = (removals: Removal[]): void => {
    known = removals
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    writeFileSync(`${path}.new`, JSON.stringify(removals))
    renameSync(`${path}.new`, path)
  }
  const without = (infoHash: string) => load().filter((each) => each.info_hash !== infoHash)

  return {
    all: (): readonly Removal[] => load(),
    has: (infoHash: string): boolean => load().some((each) => each.info_hash === infoHash),
    add: (removal: Removal): void => store([...without(removal.info_hash), removal]),
    /** It was told, or the torrent is wanted again. */
    end: (infoHash: string): void => {
      if (load().some((each) => each.info_hash === infoHash)) store(without(infoHash))
    },
  }
}

const readRemovals = (path: string): Removal[] => {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return isRemovals(value) ? value : []
  } catch {
    return []
  }
}
