import { readdir, stat } from 'node:fs/promises'
import { platform as platformOf } from 'node:os'
import { basename, join } from 'node:path'
import { milliseconds, type Seconds } from '#server/foundation/lib/duration'
import { homeFolder } from '#server/foundation/lib/home-path'
import type { Place } from './schema'

/** The most entries a picker shows. */
const most = 12
const drives = 'CDEFGHIJKLMNOPQRSTUVWXYZ'

/** A disconnected network share blocks whoever accesses it; wait no longer than this. */
const patience: Seconds = 1

type Ground = {
  platform: NodeJS.Platform
  home: string
  mounts: readonly string[]
  isFolder?: (path: string) => Promise<boolean>
  patience?: Seconds
}

/** Where each system mounts disks. */
const mountsOf = (platform: NodeJS.Platform, home: string): string[] => {
  if (platform === 'darwin') return ['/Volumes']
  return platform === 'win32' ? [] : ['/media', join('/media', basename(home)), join('/run/media', basename(home)), '/mnt']
}

/** The usual folders for movies and the disks of this computer, as far as they exist. */
export const placesOf = async ({
  platform,
  home,
  mounts,
  isFolder = isFolderThere,
  patience: longest = patience,
}: Ground): Promise<Place[]> => {
  const named = [home, ...['Movies', 'Videos', 'Filme', 'Films'].map((name) => join(home, name))]
  const disks = platform === 'win32' ? [...drives].map((letter) => `${letter}:\\`) : (await Promise.all(mounts.map(below))).flat()
  const paths = [...new Set([...named, ...disks])].filter((path) => !mounts.includes(path))
  const there = await Promise.all(paths.map(async (path) => ((await inTime(isFolder(path), longest)) ? [path] : [])))
  return there
    .flat()
    .slice(0, most)
    .map((path) => ({ name: basename(path) || path, path }))
}

export const placesHere = (): Promise<Place[]> => {
  const [platform, home] = [platformOf(), homeFolder()]
  return placesOf({ platform, home, mounts: mountsOf(platform, home) })
}

const inTime = (answer: Promise<boolean>, longest: Seconds): Promise<boolean> =>
  Promise.race([answer, Bun.sleep(milliseconds(longest)).then(() => false)])

const below = async (path: string): Promise<string[]> => {
  const names = await readdir(path).catch(() => [])
  return names
    .filter((name) => !name.startsWith('.'))
    .toSorted()
    .map((name) => join(path, name))
}

const isFolderThere = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
