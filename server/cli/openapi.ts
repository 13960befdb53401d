import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withApi } from './api'
import { command } from './command'
import { databaseIn, dataFolderOf } from './data-folder'
import { exitCodes } from './exit-codes'
import { openHouse } from './open-house'
import type { Outside } from './outside'

/** The document, byte by byte as the service with this folder serves it. Without a library there, as a new one would. */
export const openapiCommand = command({
  flags: {},
  words: [],
  run: async (outside, { given }) => {
    const hasLibrary = existsSync(databaseIn(dataFolderOf(outside, given)))
    outside.out(await (hasLibrary ? documentOf(outside, given) : documentOfNew(outside)))
    return exitCodes.ok
  },
})

const documentOf = (outside: Outside, given: { 'data-dir'?: string }): Promise<string> =>
  withApi(outside, given, ({ read }) => read('/api-docs/openapi.json'))

const documentOfNew = async (outside: Outside): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-openapi-'))
  try {
    const opened = await openHouse(outside, folder)
    if (opened.kind === 'house') await opened.house.stop()
    return await documentOf(outside, { 'data-dir': folder })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
