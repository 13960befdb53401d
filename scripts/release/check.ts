import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Built = { readonly out: string; readonly root: string }
/** Returns what it verified, or throws. */
export type Check = { readonly name: string; readonly needs: readonly string[]; readonly run: (built: Built) => Promise<string> }

export const inFolder = async <T>(use: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-verify-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
