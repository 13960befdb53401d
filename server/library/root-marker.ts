import { lstat, open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, isMissing } from './file-errors'
import { syncFolder } from './publish-file'

/** Lies in every root folder and tells which one it is: an unplugged disk leaves an empty folder, another disk another marker. */
export const rootMarker = '.marquee-root'

export type RootState = {
  readonly state: 'ready' | 'gone' | 'unmounted' | 'other_disk' | 'empty' | 'unreadable'
  /** Says what is wrong and what to do; '' when all is well. */
  readonly text: string
}

/** Writes the marker; the one that is there already stays. Tells the mark that the folder has now. */
export const markRoot = async (root: string, mark: string): Promise<string> => {
  try {
    const handle = await open(join(root, rootMarker), 'wx')
    try {
      await handle.writeFile(`${mark}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  await syncFolder(root)
  return (await readMark(root)) ?? mark
}

/** Whether a root folder can be trusted. Only a `ready` one may have files called missing. `mark`: null when it never got a marker. */
export const checkRoot = async (root: string, mark: string | null): Promise<RootState> => {
  try {
    const names = await readdir(root)
    const found = await readMark(root)
    return judged(root, { mark, found, isEmpty: names.length === 0 })
  } catch (error) {
    if (isMissing(error))
      return { state: 'gone', text: `${root} is not there. Plug in its disk, or point the root folder to where it is now` }
    return { state: 'unreadable', text: `${root} cannot be read (${errorCode(error)}). Check the disk and the rights of this user` }
  }
}

const judged = (root: string, { mark, found, isEmpty }: { mark: string | null; found: string | null; isEmpty: boolean }): RootState => {
  if (mark !== null && found === mark) return { state: 'ready', text: '' }
  if (mark !== null && found !== null)
    return { state: 'other_disk', text: `${root} holds another library than before. Mount the right disk` }
  if (mark !== null) {
    return { state: 'unmounted', text: `${root} has lost its marker ${rootMarker}: its disk is not mounted, or the folder was replaced` }
  }
  return isEmpty ? { state: 'empty', text: `${root} is empty` } : { state: 'ready', text: '' }
}

const readMark = async (root: string): Promise<string | null> => {
  try {
    const path = join(root, rootMarker)
    return (await lstat(path)).size > 1000 ? '' : (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
