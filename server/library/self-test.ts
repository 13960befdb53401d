import { chmod, link, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { size } from '#server/lib/size'
import { freeBytes, isSameDisk } from './disk'
import { errorCode } from './file-errors'
import { sha256Of, verifiedCopy } from './verified-copy'

export type SelfTestCheck = {
  readonly code: 'downloads_writable' | 'library_writable' | 'hardlink' | 'copy' | 'permissions' | 'free_space'
  readonly ok: boolean
  readonly text: string
  /** What to do about it; null when all is well. */
  readonly cure: string | null
}
type Folders = { readonly downloadDir: string; readonly rootDir: string; readonly minFreeBytes?: number }

/** Does to a small file what an import does to a movie, tells how each step went, and leaves nothing behind. */
export const selfTest = async ({ downloadDir, rootDir, minFreeBytes = 0 }: Folders): Promise<SelfTestCheck[]> => {
  const name = `.marquee-partial-test-${crypto.randomUUID()}`
  const source = join(downloadDir, name)
  const linked = join(rootDir, `${name}-link`)
  const copy = join(rootDir, `${name}-copy`)
  try {
    const downloads = await tried(() => writeFile(source, name))
    const library = await tried(() => writeFile(join(rootDir, name), name))
    const writable = [writableCheck('downloads_writable', downloadDir, downloads), writableCheck('library_writable', rootDir, library)]
    if (downloads !== null || library !== null) return [...writable, await spaceCheck(rootDir, minFreeBytes)]
    return [
      ...writable,
      await hardlinkCheck({ downloadDir, rootDir }, source, linked),
      await copyCheck(source, copy),
      await permissionCheck(join(rootDir, name)),
      await spaceCheck(rootDir, minFreeBytes),
    ]
  } finally {
    await Promise.all([source, linked, copy, join(rootDir, name)].map((path) => rm(path, { force: true }).catch(() => undefined)))
  }
}

/** null when it went well, else the system's word for what went wrong. */
const tried = async (work: () => Promise<unknown>): Promise<string | null> => {
  try {
    await work()
    return null
  } catch (error) {
    return errorCode(error) || String(error)
  }
}

const writableCheck = (code: 'downloads_writable' | 'library_writable', folder: string, problem: string | null): SelfTestCheck =>
  problem === null
    ? { code, ok: true, text: `Files can be made in ${folder}`, cure: null }
    : { code, ok: false, text: `No file can be made in ${folder} (${problem})`, cure: writableCure(problem) }

const writableCure = (problem: string): string => {
  if (problem === 'ENOENT') return 'Make the folder, or mount its disk, or choose another one'
  if (problem === 'EROFS') return 'Its disk is mounted read-only: mount it for writing'
  if (problem === 'ENOSPC' || problem === 'EDQUOT') return 'Its disk is full: make room on it'
  return 'Give the user that runs the service the right to write there'
}

const hardlinkCheck = async ({ downloadDir, rootDir }: Folders, source: string, linked: string): Promise<SelfTestCheck> => {
  const problem = await tried(async () => {
    await link(source, linked)
    if ((await stat(linked)).ino !== (await stat(source)).ino) throw new Error('two files')
  })
  if (problem === null) return { code: 'hardlink', ok: true, text: 'Movies are filed by hardlink and take no extra space', cure: null }
  const cure = (await isSameDisk(downloadDir, rootDir).catch(() => true))
    ? 'Its file system does not allow hardlinks here. Movies are copied instead, and take their space twice while they seed'
    : 'Downloads and library lie on different disks or mounts. Put both below one mount to save the space, or live with copies'
  return { code: 'hardlink', ok: false, text: `No hardlink from ${downloadDir} to ${rootDir} (${problem})`, cure }
}

const copyCheck = async (source: string, copy: string): Promise<SelfTestCheck> => {
  const problem = await tried(async () => {
    const { sha256 } = await verifiedCopy({ source, partial: copy, reached: () => {} })
    if (sha256 !== (await sha256Of(source))) throw new Error('the copy differs')
  })
  if (problem === null) return { code: 'copy', ok: true, text: 'A copy arrives whole', cure: null }
  return {
    code: 'copy',
    ok: false,
    text: `A copy did not arrive (${problem})`,
    cure: 'Check the disk of the library: it does not keep what is written to it',
  }
}

const permissionCheck = async (path: string): Promise<SelfTestCheck> => {
  const problem = await tried(() => chmod(path, 0o644))
  if (problem === null) return { code: 'permissions', ok: true, text: 'Permissions can be set', cure: null }
  return {
    code: 'permissions',
    ok: false,
    text: `Permissions cannot be set (${problem})`,
    cure: 'If other programs cannot read the movies, mount the library with permissions that let them',
  }
}

const spaceCheck = async (rootDir: string, minFreeBytes: number): Promise<SelfTestCheck> => {
  const free = await freeBytes(rootDir)
  if (free === null) return { code: 'free_space', ok: true, text: 'Free space is not known here', cure: null }
  const text = `${size(free)} are free`
  const ok = free >= minFreeBytes
  return { code: 'free_space', ok, text, cure: ok ? null : 'Make room on the disk of the library, or lower the limit in the settings' }
}
