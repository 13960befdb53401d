import { posix } from 'node:path'
import type { AppEvent, EventType } from '#server/events'
import { isWithin, mapPath, type PathMap } from '#server/foundation/lib/path-map'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { type MediaServer, type MediaServerName, mediaServers, type Talk } from './media-servers'
import type { Outgoing } from './payload'
import { sentences } from './sentences'

export type RefreshDeps = {
  /** Paths of the library folders. */
  roots: () => readonly string[]
  /** The library folder of a file. Null if the file is gone. */
  rootOf: (fileId: number) => string | null
  /** The path of a file on disk in a library folder. Null if it has none. */
  fileIn: (root: string) => string | null
}
type Row = { readonly path_map: PathMap }
type Refreshed = { readonly ok: boolean; readonly status: number; readonly sentence: Sentence }

const changes = {
  file_added: 'Created',
  file_restored: 'Created',
  file_upgraded: 'Modified',
  file_renamed: 'Modified',
  file_removed: 'Deleted',
  file_missing: 'Deleted',
} as const satisfies Partial<Record<EventType, string>>
type FileEvent = Extract<AppEvent, { type: keyof typeof changes }>

export const isFileEvent = (event: Outgoing): event is FileEvent => event.type in changes

/** Tells a media server which folders changed, and asks it whether it sees ours. */
export const createRefresh = ({ roots, rootOf, fileIn }: RefreshDeps) => {
  /** A file that is gone may have been in any library folder; a server ignores folders that it does not have. */
  const foldersOf = (event: FileEvent): string[] => {
    const root = rootOf(event.file_id)
    const paths = [event.relative_path, ...(event.type === 'file_renamed' ? [event.previous_path] : [])]
    const folders = paths.flatMap((path) => (root === null ? roots() : [root]).map((from) => posix.join(from, posix.dirname(path))))
    return [...new Set(folders)]
  }

  const tell = async (server: MediaServer, { path_map }: Row, event: FileEvent): Promise<Refreshed> => {
    const folders = foldersOf(event).map((folder) => mapPath(folder, path_map))
    const { status } = await server.refresh(folders, changes[event.type])
    return { ok: true, status, sentence: say(sentences, 'webhook_taken') }
  }

  const lacks = async (server: MediaServer, path: string, kind: 'folder' | 'file'): Promise<boolean> =>
    server.exists !== null && !(await server.exists(path, kind))

  /** What is wrong with a library folder as the server sees it. A file of ours must be in it, or it is another folder of that name. */
  const problemOf = async (root: string, { server, locations, path_map }: Row & { server: MediaServer; locations: string[] }) => {
    const path = mapPath(root, path_map)
    if (!locations.some((location) => isWithin(location, path) || isWithin(path, location)))
      return say(sentences, 'refresh_not_in_library', { path, folders: locations.join(', ') || '–' })
    if (await lacks(server, path, 'folder')) return say(sentences, 'refresh_path_missing', { path })
    const file = fileIn(root)
    const there = file === null ? null : mapPath(file, path_map)
    return there !== null && (await lacks(server, there, 'file')) ? say(sentences, 'refresh_path_missing', { path: there }) : null
  }

  const check = async (server: MediaServer, { path_map }: Row): Promise<Sentence> => {
    const locations = await server.locations()
    if (roots().length === 0) return say(sentences, 'refresh_no_folder')
    for (const root of roots()) {
      const problem = await problemOf(root, { server, locations, path_map })
      if (problem) return problem
    }
    return say(sentences, server.exists === null ? 'refresh_in_library' : 'refresh_ready')
  }

  /** Any event but one of a file is a test. Throws what `talk` throws. */
  return async (name: MediaServerName, { talk, row, event }: { talk: Talk; row: Row; event: Outgoing }): Promise<Refreshed> => {
    const server = mediaServers[name](talk)
    if (isFileEvent(event)) return await tell(server, row, event)
    const sentence = await check(server, row)
    return { ok: sentence.code in good, status: 200, sentence }
  }
}

const good: Readonly<Record<string, true>> = { refresh_ready: true, refresh_in_library: true }
