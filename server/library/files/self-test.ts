import { chmod, link, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { freeBytes, isSameDisk } from './disk'
import { errorCode } from './file-errors'
import { sentences } from './sentences'
import { sha256Of, verifiedCopy } from './verified-copy'

export type SelfTestCheck = {
  readonly code: 'downloads_writable' | 'library_writable' | 'hardlink' | 'copy' | 'permissions' | 'free_space'
  readonly ok: boolean
  readonly text: string
  /** How to fix it. Null if the check passed. */
  readonly cure: string | null
  /** Both as sentences. */
  readonly values: { readonly text: Sentence; readonly cure?: Sentence }
}
type Folders = { readonly downloadDir: string; readonly rootDir: string; readonly minFreeBytes?: number }

/** Imports a small file as if it were a movie, reports how each step went, and leaves nothing behind. */
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

/** Null on success, else the system's error code. */
const tried = async (work: () => Promise<unknown>): Promise<string | null> => {
  try {
    await work()
    return null
  } catch (error) {
    return errorCode(error) || String(error)
  }
}

const passed = (code: SelfTestCheck['code'], text: Sentence): SelfTestCheck => ({
  code,
  ok: true,
  text: text.text,
  cure: null,
  values: { text },
})
const failed = (code: SelfTestCheck['code'], text: Sentence, cure: Sentence): SelfTestCheck => ({
  code,
  ok: false,
  text: text.text,
  cure: cure.text,
  values: { text, cure },
})

const writableCheck = (code: 'downloads_writable' | 'library_writable', path: string, error: string | null): SelfTestCheck =>
  error === null
    ? passed(code, say(sentences, 'folder_takes_files', { path }))
    : failed(code, say(sentences, 'folder_takes_no_file', { path, error }), writableCure(error))

const writableCure = (error: string): Sentence => {
  if (error === 'ENOENT') return say(sentences, 'cure_make_folder')
  if (error === 'EROFS') return say(sentences, 'cure_mount_writable')
  if (error === 'ENOSPC' || error === 'EDQUOT') return say(sentences, 'cure_full_disk')
  return say(sentences, 'cure_allow_writing')
}

const hardlinkCheck = async ({ downloadDir, rootDir }: Folders, source: string, linked: string): Promise<SelfTestCheck> => {
  const error = await tried(async () => {
    await link(source, linked)
    if ((await stat(linked)).ino !== (await stat(source)).ino) throw new Error('two files')
  })
  if (error === null) return passed('hardlink', say(sentences, 'hardlinks_work'))
  const isOneDisk = await isSameDisk(downloadDir, rootDir).catch(() => true)
  return failed(
    'hardlink',
    say(sentences, 'no_hardlink', { from: downloadDir, to: rootDir, error }),
    say(sentences, isOneDisk ? 'cure_no_hardlinks_here' : 'cure_two_disks'),
  )
}

const copyCheck = async (source: string, copy: string): Promise<SelfTestCheck> => {
  const error = await tried(async () => {
    const { sha256 } = await verifiedCopy({ source, partial: copy, reached: () => {} })
    if (sha256 !== (await sha256Of(source))) throw new Error('the copy differs')
  })
  if (error === null) return passed('copy', say(sentences, 'copies_are_whole'))
  return failed('copy', say(sentences, 'copy_failed', { error }), say(sentences, 'cure_check_disk'))
}

const permissionCheck = async (path: string): Promise<SelfTestCheck> => {
  const error = await tried(() => chmod(path, 0o644))
  if (error === null) return passed('permissions', say(sentences, 'permissions_work'))
  return failed('permissions', say(sentences, 'no_permissions', { error }), say(sentences, 'cure_mount_permissions'))
}

const spaceCheck = async (rootDir: string, minFreeBytes: number): Promise<SelfTestCheck> => {
  const free = await freeBytes(rootDir)
  if (free === null) return passed('free_space', say(sentences, 'free_space_unknown'))
  const text = say(sentences, 'space_is_free', { free })
  return free >= minFreeBytes ? passed('free_space', text) : failed('free_space', text, say(sentences, 'cure_make_room'))
}
