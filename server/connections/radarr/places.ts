import { realpath } from 'node:fs/promises'
import { isAbsolute, posix, relative, sep } from 'node:path'
import { attempt } from '#server/foundation/lib/attempt'
import { mapPath, type PathMap } from '#server/foundation/lib/path-map'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { sentenceOf } from '#server/foundation/platform/errors'
import type { Item } from './item'
import { objection, planned, settled } from './plan'
import type { Present } from './present'
import { sentences } from './sentences'
import type { RadarrLibrary } from './wire'

/** A Radarr folder on this machine: what is below `path` there is below `within` in the library folder `root` here. */
export type Place = { path: string; root: string; within: string }
/** `shared`: Radarr goes on using it, until a person says otherwise. */
export type RootChange = { path: string; shared: true }
export type RootGuard = {
  /** Its real path, if it can become a library folder. Throws Invalid or Conflict. */
  admit: (path: string) => Promise<string>
  /** The problem with the folder. Null if it can be trusted. */
  problemOf: (path: string) => Promise<Sentence | null>
}
type Gathered = { items: Item<RootChange>[]; places: Place[] }

/** Which of Radarr's folders exist on this machine. Writes nothing. */
export const gatherPlaces = async (
  library: RadarrLibrary,
  present: Present,
  { path_map, guard }: { path_map: PathMap; guard: RootGuard },
): Promise<Gathered> => {
  const items: Item<RootChange>[] = []
  const places: Place[] = []
  const seen = new Set<string>()
  for (const { path: original } of library.root_folders) {
    const path = mapped(original, path_map)
    if (seen.has(path)) continue
    seen.add(path)
    const hasFiles = library.movies.some((movie) => movie.movieFile && movie.path && below(path, mapped(movie.path, path_map)) !== null)
    const { item, place } = await matchFolder({ original, path, hasFiles }, present, guard)
    items.push(item)
    if (place) places.push(place)
  }
  const ours = present.roots.map((root) => ({ path: root.path, root: root.path, within: '' }))
  return { items, places: [...places, ...ours] }
}

type RadarrFolder = { original: string; path: string; hasFiles: boolean }
type Looked = { item: Item<RootChange>; place: Place | null }

const matchFolder = async ({ original, path, hasFiles }: RadarrFolder, present: Present, guard: RootGuard): Promise<Looked> => {
  const real = isAbsolute(path) && !path.includes('\0') ? await attempt(() => realpath(path)) : null
  if (!real?.ok)
    return refused(original, path === original ? say(sentences, 'radarr_root_not_here') : say(sentences, 'radarr_path_not_here', { path }))
  const problem = hasFiles ? await guard.problemOf(real.value) : null
  if (problem !== null) return refused(original, say(sentences, 'radarr_root_in_trouble', { why: problem }))
  return knownRoot({ original, path }, real.value, present) ?? (await newRoot({ original, path }, guard))
}

const refused = (original: string, reason: Sentence): Looked => ({ item: settled(original, 'impossible', reason), place: null })

const knownRoot = ({ original, path }: Omit<RadarrFolder, 'hasFiles'>, real: string, present: Present): Looked | null => {
  const known = present.roots.find((root) => below(root.path, real) !== null)
  if (!known) return null
  const within = below(known.path, real) ?? ''
  const reason = within === '' ? say(sentences, 'radarr_root_here') : say(sentences, 'radarr_root_within', { path: known.path })
  return { item: settled(original, 'matched', reason), place: { path, root: known.path, within } }
}

const newRoot = async ({ original, path }: Omit<RadarrFolder, 'hasFiles'>, guard: RootGuard): Promise<Looked> => {
  const admitted = await attempt(() => guard.admit(path))
  if (!admitted.ok) return refused(original, sentenceOf(admitted.error) ?? objection(admitted.error.message))
  const shared = say(sentences, 'radarr_root_shared')
  const reasons = path === original ? [shared] : [say(sentences, 'radarr_root_as', { path }), shared]
  return {
    item: planned(original, 'added', { change: { path, shared: true }, reasons }),
    place: { path, root: admitted.value, within: '' },
  }
}

/** Maps a Radarr path to this machine. */
export const mapped = (original: string, map: PathMap): string => {
  const path = mapPath(withoutEnd(original), map)
  return path.startsWith('/') ? posix.normalize(path) : path
}

const withoutEnd = (path: string): string => (path.length > 1 ? path.replace(/(?<![/\\])[/\\]+$/, '') : path) || '/'

/** Finds the library folder here that is a folder of Radarr as a whole; null if none is. */
export type RootOf = (path: string | null | undefined) => string | null
export const rootFinder =
  (places: readonly Place[], map: PathMap): RootOf =>
  (path) =>
    (path && places.find((place) => place.within === '' && place.path === mapped(path, map))?.root) || null

/** The path from a folder to something inside it: '' for itself, null if outside. */
export const below = (folder: string, path: string): string | null => {
  const way = relative(folder, path)
  return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way) || !isAbsolute(path) ? null : way.replaceAll(sep, '/')
}
