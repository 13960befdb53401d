import { dirname, join } from 'node:path'
import type { SourceFile } from './walls'

/**
 * Allowed import cycles between rooms, with reasons; importing a type counts. All other dependencies point in one direction, so a room can
 * be read after those it depends on.
 */
const knownCircles: Readonly<Record<string, string>> = {
  'server/foundation/upstream > server/library/media': 'ffprobe and our own readers return the same type',
  'server/catalog/movies > server/library/files': 'a movie belongs to a root folder, and its status depends on its files',
  'server/library/media > server/library/files': 'media info is stored in the row of its file',
  'server/foundation/config > server/library/files': 'the default root folder must be one of the root folders',
  'server/acquisition/downloads > server/library/files': 'a download folder must not be a root folder',
  'server/catalog/profiles > server/catalog/movies': 'a profile used by movies cannot be deleted',
  'server/catalog/profiles > server/catalog/versions': 'a profile used by a version cannot be deleted',
  'server/catalog/tags > server/catalog/movies': 'a tag counts its movies',
  'web/shell > web/screens/settings': 'search finds settings',
  'web/screens/discover > web/screens/home': 'Discover shows the recommendations of Home and shares its statistics query',
  'web/screens/library > web/screens/home': 'the grouped library uses the rows of Home',
}

/** Files that compose rooms, or that every room shares. */
const isAboveRooms = (path: string) =>
  /^(server\/(main|app|describe-api|ground|open-app|pausing|events|reactions|timetable|compose)\.ts$|server\/cli\/|web\/(main|router)\.tsx?$)/.test(
    path,
  )

/** `server/catalog/movies/table.ts` is in `server/catalog/movies`, `web/screens/manage/lists/page.tsx` in `web/screens/manage/lists`. */
const roomOf = (path: string): string => {
  const parts = path.replace(/\.tsx?$/, '').split('/')
  if (parts[0] === 'web' && !['screens', 'data'].includes(parts[1]!)) return parts.slice(0, 2).join('/')
  return parts.slice(0, parts[2] === 'manage' ? 4 : 3).join('/')
}

const isTesting = (path: string) => /\.test\.tsx?$|\/testing\//.test(path)

/** Every room with the rooms it imports from, types included. */
const knowledge = (files: readonly SourceFile[]): Map<string, Set<string>> => {
  const known = new Map<string, Set<string>>()
  for (const { path, text } of files) {
    const half = path.split('/')[0]!
    if (half === 'world' || isTesting(path) || isAboveRooms(path)) continue
    for (const [, from, loaded] of text.matchAll(/ from '([^']+)'|\bimport\('([^']+)'\)/g)) {
      const name = from ?? loaded!
      const target = name.startsWith('.') ? join(dirname(path), name) : name.replace(/^#/, '')
      const [own, theirs] = [roomOf(path), roomOf(target)]
      if (own === theirs || !target.startsWith(`${half}/`) || isAboveRooms(`${target}.ts`)) continue
      known.set(own, (known.get(own) ?? new Set()).add(theirs))
    }
  }
  return known
}

/** Import cycles without a reason, and reasons that no longer apply. */
export const circlesIn = (files: readonly SourceFile[], reasons = knownCircles): string[] => {
  const known = knowledge(files)
  if (known.size === 0) return []
  const idle = Object.keys(reasons).filter((edge) => {
    const [from, to] = edge.split(' > ')
    return !known.get(from!)?.has(to!)
  })
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (room: string, way: readonly string[]): void => {
    if (way.includes(room)) {
      circles.push([...way.slice(way.indexOf(room)), room].join(' > '))
      return
    }
    if (done.has(room)) return
    for (const next of known.get(room) ?? []) if (!(`${room} > ${next}` in reasons)) visit(next, [...way, room])
    done.add(room)
  }
  for (const room of known.keys()) visit(room, [])
  return [...circles.map((circle) => `circle: ${circle}`), ...idle.map((edge) => `unneeded reason: ${edge}`)]
}
