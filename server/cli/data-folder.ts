import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { storageTroubleOf } from '#server/foundation/platform/storage-trouble'
import { CannotRun, exitCodes } from './exit-codes'
import type { Outside } from './outside'
import { whyNot } from './why-not'

type Given = { readonly 'data-dir'?: string | undefined }

/** From the flag, the environment, or the platform's default. Throws CannotRun for an account without a home. */
export const dataFolderOf = (outside: Pick<Outside, 'env' | 'platform'>, given: Given, homeOf = homedir): string =>
  resolve(given['data-dir'] || outside.env.MARQUEE_DATA_DIR || folderOfPlatform(outside, () => homeFrom(homeOf)))

const folderOfPlatform = ({ env, platform }: Pick<Outside, 'env' | 'platform'>, home: () => string): string => {
  if (platform === 'darwin') return join(home(), 'Library', 'Application Support', 'marquee')
  if (platform === 'win32') return join(env.LOCALAPPDATA || join(home(), 'AppData', 'Local'), 'marquee', 'Data')
  return join(env.XDG_DATA_HOME || join(home(), '.local', 'share'), 'marquee')
}

/** An account without an entry in the system's user database, as in many containers, has no home. */
const homeFrom = (homeOf: () => string): string => {
  try {
    return homeOf()
  } catch {
    throw new CannotRun('This account has no home folder; --data-dir DIR says where to keep the library', exitCodes.config)
  }
}

export const databaseIn = (dataDir: string) => join(dataDir, 'app.db')

/** Creates the folder, accessible to its owner only. Throws CannotRun. */
export const makeDataFolder = (dataDir: string): string => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    if (isOpenToOthers(dataDir) && isOurs(dataDir)) closeToOthers(dataDir)
  } catch (error) {
    throw new CannotRun(`The folder ${dataDir} cannot be used: ${whyNot(error)}`, exitCodes.config)
  }
  return dataDir
}

/** On a read-only disk the folder keeps its permissions. */
const closeToOthers = (folder: string): void => {
  try {
    chmodSync(folder, 0o700)
  } catch (error) {
    if (storageTroubleOf(error) === null) throw error
  }
}

const isOpenToOthers = (folder: string): boolean => (statSync(folder).mode & 0o077) !== 0

/** A folder with other contents keeps its permissions; our files in it are protected individually. */
const isOurs = (folder: string): boolean => existsSync(databaseIn(folder)) || readdirSync(folder).length === 0
