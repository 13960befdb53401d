import { existsSync } from 'node:fs'
import { describeApi } from '#server/describe-api'
import { openapiText } from '#server/openapi/document'
import { withApi } from './api'
import { command } from './command'
import { databaseIn, dataFolderOf } from './data-folder'
import { exitCodes } from './exit-codes'

/** The document, byte by byte as the service with this folder serves it. Without a library there, as a new one would. */
export const openapiCommand = command({
  flags: {},
  words: [],
  run: async (outside, { given }) => {
    const hasLibrary = existsSync(databaseIn(dataFolderOf(outside, given)))
    const { version } = outside
    const text = hasLibrary
      ? await withApi(outside, given, ({ read }) => read('/api-docs/openapi.json'))
      : openapiText(describeApi(), { base_url: '', version })
    outside.write(text)
    return exitCodes.ok
  },
})
