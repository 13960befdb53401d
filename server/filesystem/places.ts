import { readdir, stat } from 'node:fs/promises'
import { homedir, platform as platformOf, userInfo } from 'node:os'
import { basename, join } from 'node:path'
import type { Place } from './schema'

/** No picker shows more than this. */
const most = 12
const drives = 'CDEFGHIJKLMNOPQRSTUVWXYZ'

type Ground = { platform: NodeJS.Platform; home: string; mounts: readonly string[] }

/** Where disks appear, by the habits of each system. */
const mountsOf = (platform: NodeJS.Platform): string[] => {
  if (platform === 'darwin') return ['/Volumes']
  return platform === 'win32' ? [] : ['/media', `/media/${userInfo().username}`, `/run/media/${userInfo().username}`, '/mnt']
}

/** Folders that people keep movies in, and the disks of this computer: those that are there. */
export const placesOf = async ({ platform, home, mounts }: Ground): Promise<Place[]> => {
  const named = [home, ...['Movies', 'Videos', 'Filme', 'Films'].map((name) => join(home, name))]
  const disks = platform === 'win32' ? [...drives].map((letter) => `${letter}:\\`) : (await Promise.all(mounts.map(below))).flat()
  const paths = [...new Set([...named, ...disks])].filter((path) => !mounts.includes(path))
  const there = await Promise.all(paths.map(async (path) => ((await isFolder(path)) ? [path] : [])))
  return there
    .flat()
    .slice(0, most)
    .map((path) => ({ name: basename(path) || path, path }))
}

export const placesHere = (): Promise<Place[]> => placesOf({ platform: platformOf(), home: homedir(), mounts: mountsOf(platformOf()) })

const below = async (path: string): Promise<string[]> => {
  const names = await readdir(path).catch(() => [])
  return names
    .filter((name) => !name.startsWith('.'))
    .toSorted()
    .map((name) => join(path, name))
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
