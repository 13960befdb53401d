import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { acquireInstanceLock } from '#server/foundation/platform/instance-lock'
import { databaseIn } from './data-folder'
import { CannotRun, exitCodes } from './exit-codes'

const folders = ['backups', 'burning', 'copies', 'downloads', 'images', 'measuring', 'previews', 'torrents', 'uploads', 'writing']
const files = /^(app\.db.*|logs\.db.*|restore\.json|instance\.json|instance\.lock\.db.*|open-[0-9a-f]{16}\.html|\.write-probe)$/

/** Whether Marquee creates this in its folder. Everything else there belongs to the user. */
export const isOurs = (name: string): boolean => folders.includes(name) || files.test(name)

/** Deletes Marquee's files from its folder, and returns the names of what is left. Throws CannotRun while a service is running on it. */
export const purge = (dataDir: string): string[] => {
  if (!existsSync(dataDir)) return []
  if (!existsSync(databaseIn(dataDir))) throw new CannotRun(`${dataDir} holds no library of Marquee; nothing was deleted`)
  const lock = acquireInstanceLock(dataDir)
  if (lock.kind === 'held') throw new CannotRun('Marquee still runs on this folder; quit it first. Nothing was deleted', exitCodes.tryAgain)
  // Delete the database last, so that an interrupted purge can be repeated.
  const names = readdirSync(dataDir).filter(isOurs)
  const isKeptToTheEnd = (name: string) => name === 'app.db' || name.startsWith('instance.lock')
  for (const name of names.filter((found) => !isKeptToTheEnd(found))) rmSync(join(dataDir, name), { recursive: true, force: true })
  lock.release()
  for (const name of names.filter(isKeptToTheEnd)) rmSync(join(dataDir, name), { force: true })
  const left = readdirSync(dataDir)
  if (left.length === 0) rmdirSync(dataDir)
  return left
}
