import { existsSync } from 'node:fs'
import { describeApi } from '#server/describe-api'
import { releasedVersion } from '#server/foundation/lib/version'
import { openapiText } from '#server/service/openapi/document'
import { withApi } from './api'
import { command } from './command'
import { databaseIn, dataFolderOf } from './data-folder'
import { exitCodes } from './exit-codes'

/** Prints the document exactly as the service on this folder serves it, or as a new service would if there is no library. */
export const openapiCommand = command({
  flags: {},
  run: async (outside, { given }) => {
    const hasLibrary = existsSync(databaseIn(dataFolderOf(outside, given)))
    const version = releasedVersion(outside.version)
    const text = hasLibrary
      ? await withApi(outside, given, ({ read }) => read('/api-docs/openapi.json'))
      : openapiText(describeApi(), { base_url: '', version })
    outside.write(text)
    return exitCodes.ok
  },
})
