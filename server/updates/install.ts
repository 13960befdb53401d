import { createHash } from 'node:crypto'
import { chmodSync, closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Unavailable } from '#server/platform/errors'
import type { Release } from './release'

/** Larger than any release; what is larger is no program of ours. */
const largestBytes = 600_000_000

/** What is done to the disk; tests cut it off at each step. */
export const disk = { chmodSync, fsyncSync, linkSync, renameSync, rmSync, writeSync }
export type Disk = typeof disk

type Install = {
  readonly release: Release
  /** Where its files are. */
  readonly url: string
  /** As in the names of files: `linux-x64`. */
  readonly target: string
  /** The program that is replaced. */
  readonly executable: string
  /** Whether the new program starts. */
  readonly starts: (path: string) => Promise<boolean>
  readonly on?: Disk
}

export const previousOf = (executable: string): string => executable.replace(/(\.exe)?$/, '.previous$1')
const nextOf = (executable: string): string => executable.replace(/(\.exe)?$/, '.next$1')

/**
 * Puts a release in the place of the program, and keeps the present one beside it. Whenever this is cut off, the program is the old one
 * or the new one, whole. Throws Unavailable, and then the old one is still there.
 */
export const installRelease = async ({ release, url, target, executable, starts, on = disk }: Install): Promise<void> => {
  const suffix = executable.endsWith('.exe') ? '.exe' : ''
  const name = `marquee-${release.version}-${target}${suffix}`
  const sum = release.sums.get(name)
  if (sum === undefined) throw new Unavailable(`The release has no program for ${target}`)
  const next = nextOf(executable)
  on.rmSync(next, { force: true })
  try {
    await download(`${url}/${name}.gz`, { path: next, sum, on })
    on.chmodSync(next, 0o755)
    if (!(await starts(next))) throw new Unavailable('The new program does not start on this computer')
    keepPresent(executable, on)
    on.renameSync(next, executable)
  } finally {
    on.rmSync(next, { force: true })
  }
}

/** Windows does not let go of the name of a program that runs, but lets it be renamed. */
const keepPresent = (executable: string, on: Disk): void => {
  const previous = previousOf(executable)
  on.rmSync(previous, { force: true })
  if (executable.endsWith('.exe')) on.renameSync(executable, previous)
  else on.linkSync(executable, previous)
}

/** The program of before the last update takes its place again; the two change places. Throws Unavailable when there is none. */
export const rollBack = (executable: string, on: Disk = disk): void => {
  const [previous, next] = [previousOf(executable), nextOf(executable)]
  if (!existsSync(previous)) throw new Unavailable('There is no program of before an update beside this one')
  on.rmSync(next, { force: true })
  on.renameSync(previous, next)
  keepPresent(executable, on)
  on.renameSync(next, executable)
}

/** Unpacked on the way; the file is there only when its checksum is the one that was signed. */
const download = async (url: string, { path, sum, on }: { path: string; sum: string; on: Disk }): Promise<void> => {
  const response = await fetch(url).catch(() => null)
  if (!response?.ok || !response.body) throw new Unavailable('The new program cannot be downloaded')
  const hash = createHash('sha256')
  const file = openSync(path, 'wx', 0o700)
  let bytes = 0
  try {
    await pipeline(Readable.fromWeb(response.body as never), createGunzip(), async (unpacked: AsyncIterable<Uint8Array>) => {
      for await (const chunk of unpacked) {
        bytes += chunk.length
        if (bytes > largestBytes) throw new Unavailable('The new program is too large')
        hash.update(chunk)
        on.writeSync(file, chunk)
      }
    })
    on.fsyncSync(file)
  } catch (error) {
    throw error instanceof Unavailable ? error : new Unavailable('The new program arrived damaged')
  } finally {
    closeSync(file)
  }
  if (hash.digest('hex') !== sum) throw new Unavailable('The new program is not the one that was signed')
}

/** Why this program may not replace itself; null when it may. What a package manager put somewhere, it would put back. */
export const ownerOf = (executable: string, has: (path: string) => boolean = existsSync): string | null => {
  if (has('/.dockerenv') || has('/run/.containerenv')) return 'the container image'
  if (/^\/usr\/(?!local\/)/.test(executable)) return 'the package manager of this system'
  if (/^\/(nix|snap|app)\//.test(executable)) return 'its package manager'
  return null
}
