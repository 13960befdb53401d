import { createHash } from 'node:crypto'
import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { minutes } from '#server/foundation/lib/duration'
import { type LeastProgress, watchProgress } from '#server/foundation/lib/progress'
import { say } from '#server/foundation/lib/sentence'
import { codeOf, hasNoLinks } from '#server/foundation/platform/durable-files'
import { Unavailable } from '#server/foundation/platform/errors'
import { storageTroubleOf } from '#server/foundation/platform/storage-trouble'
import type { Release } from './release'
import type { Owner } from './sentences'
import { sentences } from './sentences'

/** No release of ours is larger. */
const largestBytes = 600_000_000

/** The file operations of an update; tests interrupt it at each. */
export const disk = { chmodSync, copyFileSync, fsyncSync, linkSync, renameSync, rmSync, writeSync }
export type Disk = typeof disk

type Install = {
  readonly release: Release
  /** Where its files are. */
  readonly url: string
  /** As in the file names: `linux-x64`. */
  readonly target: string
  /** The program to replace. */
  readonly executable: string
  /** Whether the new program starts. */
  readonly starts: (path: string) => Promise<boolean>
  readonly on?: Disk
  readonly least?: LeastProgress
}

export const previousOf = (executable: string): string => executable.replace(/(\.exe)?$/, '.previous$1')
const nextOf = (executable: string): string => executable.replace(/(\.exe)?$/, '.next$1')
const halfOf = (executable: string): string => executable.replace(/(\.exe)?$/, '.half$1')

/**
 * Replaces the program with a release and keeps the current one next to it. If interrupted at any point, the program is either the old or
 * the new one, complete. Throws Unavailable, with the old one still in place.
 */
export const installRelease = async ({
  release,
  url,
  target,
  executable,
  starts,
  on = disk,
  least = { bytes: 256 * 1024, every: minutes(1) },
}: Install): Promise<void> => {
  const suffix = executable.endsWith('.exe') ? '.exe' : ''
  const name = `marquee-${release.version}-${target}${suffix}`
  const sum = release.sums.get(name)
  if (sum === undefined) throw new Unavailable(say(sentences, 'release_lacks_program', { target }))
  const next = nextOf(executable)
  try {
    on.rmSync(next, { force: true })
    await download(`${url}/${name}.gz`, { path: next, sum, on, least })
    on.chmodSync(next, 0o755)
    if (!(await starts(next))) throw new Unavailable(say(sentences, 'new_program_does_not_start'))
    keepPresent(executable, on)
    on.renameSync(next, executable)
  } catch (error) {
    throw inWords(error, executable)
  } finally {
    on.rmSync(next, { force: true })
    on.rmSync(halfOf(executable), { force: true })
  }
}

/** An account that may run a program may not always replace it. */
const inWords = (error: unknown, executable: string): unknown =>
  /^(EACCES|EPERM)$/.test(codeOf(error)) ? new Unavailable(say(sentences, 'may_not_replace_program', { path: executable })) : error

/**
 * Windows does not let a running program be overwritten, but lets it be renamed; an interruption in between leaves it under its second
 * name.
 */
const keepPresent = (executable: string, on: Disk): void => {
  const previous = previousOf(executable)
  if (executable.endsWith('.exe')) {
    on.rmSync(previous, { force: true })
    on.renameSync(executable, previous)
  } else putLink({ from: executable, to: previous, half: halfOf(executable), on })
}

/** Gives a file another name atomically, replacing the file that had it. */
const putLink = ({ from, to, half, on }: { from: string; to: string; half: string; on: Disk }): void => {
  on.rmSync(half, { force: true })
  try {
    on.linkSync(from, half)
  } catch (error) {
    if (!hasNoLinks(error)) throw error
    on.copyFileSync(from, half)
  }
  on.renameSync(half, to)
  // Renaming one hard link onto another of the same file does nothing.
  on.rmSync(half, { force: true })
}

/** Swaps the program with the one from before the last update. Throws Unavailable if there is none. */
export const rollBack = (executable: string, on: Disk = disk): void => {
  if (!existsSync(previousOf(executable))) throw new Unavailable(say(sentences, 'no_previous_program'))
  try {
    changePlaces(executable, on)
  } catch (error) {
    throw inWords(error, executable)
  }
}

const changePlaces = (executable: string, on: Disk): void => {
  const [previous, next, half] = [previousOf(executable), nextOf(executable), halfOf(executable)]
  if (executable.endsWith('.exe')) {
    on.rmSync(next, { force: true })
    on.renameSync(executable, next)
    on.renameSync(previous, executable)
  } else {
    putLink({ from: executable, to: next, half, on })
    putLink({ from: previous, to: executable, half, on })
  }
  on.renameSync(next, previous)
  on.rmSync(next, { force: true })
}

/** Unpacks while downloading; the file appears only if its checksum is the signed one. */
const download = async (url: string, { path, sum, on, least }: Download): Promise<void> => {
  const silence = new AbortController()
  const end = () => silence.abort(new Unavailable(say(sentences, 'new_program_stalled')))
  const { moved, end: forget } = watchProgress(least, end)
  try {
    await unpack(url, { path, sum, on, moved, signal: silence.signal })
  } finally {
    forget()
  }
}

type Download = { readonly path: string; readonly sum: string; readonly on: Disk; readonly least: LeastProgress }
type Unpack = Omit<Download, 'least'> & { readonly moved: (bytes: number) => void; readonly signal: AbortSignal }

const unpack = async (url: string, { path, sum, on, moved, signal }: Unpack): Promise<void> => {
  const response = await fetch(url, { signal }).catch(() => null)
  signal.throwIfAborted()
  if (!response?.ok || !response.body) throw new Unavailable(say(sentences, 'new_program_not_downloaded'))
  const hash = createHash('sha256')
  const file = openSync(path, 'wx', 0o700)
  let bytes = 0
  try {
    await pipeline(
      Readable.fromWeb(response.body as never),
      createGunzip(),
      async (unpacked: AsyncIterable<Uint8Array>) => {
        for await (const chunk of unpacked) {
          moved(chunk.length)
          bytes += chunk.length
          if (bytes > largestBytes) throw new Unavailable(say(sentences, 'new_program_too_large'))
          hash.update(chunk)
          on.writeSync(file, chunk)
        }
      },
      { signal },
    )
    on.fsyncSync(file)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof Unavailable || storageTroubleOf(error) !== null) throw error
    throw new Unavailable(say(sentences, 'new_program_damaged'))
  } finally {
    closeSync(file)
  }
  if (hash.digest('hex') !== sum) throw new Unavailable(say(sentences, 'new_program_not_signed'))
}

/** Marks the files of our container image. In someone else's container, the program is a file like any other. */
export const imageMark = '/usr/share/marquee/container-image'

/** Why this program may not replace itself. Null if it may. A package manager would undo the replacement. */
export const ownerOf = (executable: string, has: (path: string) => boolean = existsSync): Owner | null => {
  if (has(imageMark) && executable === '/usr/local/bin/marquee') return 'the container image'
  if (/^\/usr\/(?!local\/)/.test(executable)) return 'the package manager of this system'
  if (/^\/(nix|snap|app)\//.test(executable)) return 'its package manager'
  return null
}
