import { rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { say } from '#server/foundation/lib/sentence'
import { Conflict, OutOfSpace } from '#server/foundation/platform/errors'
import { isDenied, isOutOfSpace, whyDenied } from './file-errors'
import { insideRoot } from './inside-root'
import { newPartialName } from './partials'
import { openToOthers, publishFile, syncFolder } from './publish-file'
import { sentences } from './sentences'

type Written = { readonly root: string; readonly relative: string; readonly text: string | Uint8Array }

/** Writes a small file atomically; returns false if its name is taken. `underway` protects it from sweeps while it is written. */
export const createWriteFile =
  (underway: Set<string>) =>
  async ({ root, relative, text }: Written): Promise<boolean> => {
    const target = await insideRoot(root, relative)
    const partial = join(dirname(target), newPartialName())
    underway.add(partial)
    try {
      await writeFile(partial, text, { flag: 'wx', flush: true })
      await openToOthers(partial)
      if (!(await publishFile(partial, target))) return false
      await syncFolder(dirname(target))
      return true
    } catch (error) {
      if (isOutOfSpace(error)) throw new OutOfSpace(say(sentences, 'no_space_left', { name: basename(relative), path: root }))
      if (isDenied(error)) throw new Conflict(whyDenied(root, error))
      throw error
    } finally {
      await rm(partial, { force: true })
      underway.delete(partial)
    }
  }
