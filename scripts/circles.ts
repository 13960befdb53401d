import { dirname, join } from 'node:path'
import type { SourceFile } from './walls'

/**
 * Allowed import cycles between rooms, with reasons; importing a type counts. All other dependencies point in one direction, so a room can
 * be read after those it depends on.
 */
const knownCircles: Readonly<Record<string, string>> = {
  'server/upstream > server/media': 'ffprobe and our own readers return the same type',
  'server/movies > server/library': 'a movie belongs to a root folder, and its status depends on its files',
  'server/media > server/library': 'media info is stored in the row of its file',
  'server/config > server/library': 'the default root folder must be one of the root folders',
  'server/downloads > server/library': 'a download folder must not be a root folder',
  'server/profiles > server/movies': 'a profile used by movies cannot be deleted',
  'server/tags > server/movies': 'a tag counts its movies',
  'web/look > web/ui': 'look is a store of ui, and the shortcuts of ui can be disabled in it',
  'web/find > web/shell': 'search finds the places of the shell, and the palette opens its layers',
  'web/find > web/settings': 'search finds settings',
  'web/discover > web/home': 'Discover shows the recommendations of Home and shares its statistics query',
  'web/library > web/home': 'the grouped library uses the rows of Home',
}

/** Files that compose rooms, or that every room shares. */
const isAboveRooms = (path: string) =>
  /^(server\/(main|app|describe-api|ground|open-app|pausing|events|reactions|timetable|compose)\.ts$|server\/cli\/|web\/(main|router)\.tsx?$)/.test(
    path,
  )

/** `server/movies/table.ts` is in `server/movies`, `web/manage/lists/page.tsx` in `web/manage/lists`; `web/look.ts` is its own room. */
const roomOf = (path: string): string => {
  const parts = path.replace(/\.tsx?$/, '').split('/')
  return parts.slice(0, parts[1] === 'manage' ? 3 : 2).join('/')
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
