import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import envPaths from 'env-paths'
import { codeOf } from '#server/platform/durable-files'
import { CannotRun, exitCodes } from './exit-codes'
import type { Outside } from './outside'

type Given = { readonly 'data-dir'?: string | undefined }

/** By flag, by environment, or where the platform keeps such things. */
export const dataFolderOf = ({ env }: Pick<Outside, 'env'>, given: Given): string =>
  resolve(given['data-dir'] || env.MARQUEE_DATA_DIR || envPaths('marquee', { suffix: '' }).data)

export const databaseIn = (dataDir: string) => join(dataDir, 'app.db')

/** Makes the folder, for nobody else to look into. Throws CannotRun. */
export const makeDataFolder = (dataDir: string): string => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    if (isOpenToOthers(dataDir) && isOurs(dataDir)) chmodSync(dataDir, 0o700)
  } catch (error) {
    throw new CannotRun(`The folder ${dataDir} cannot be used: ${codeOf(error)}`, exitCodes.config)
  }
  return dataDir
}

const isOpenToOthers = (folder: string): boolean => (statSync(folder).mode & 0o077) !== 0

/** A folder that also holds other things keeps its permissions; our files in it are closed one by one. */
const isOurs = (folder: string): boolean => existsSync(databaseIn(folder)) || readdirSync(folder).length === 0
