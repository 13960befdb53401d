import { Database } from 'bun:sqlite'
import { existsSync } from 'node:fs'
import { readInstanceNote } from '#server/platform/instance-lock'
import { databaseIn } from './data-folder'
import { CannotRun } from './exit-codes'

export type Running = { readonly url: string; readonly key: string; readonly pid: number }

/** Where the service on this folder answers, as it left word; null when there is no word. Whether it still runs only a question tells. */
export const runningOn = (dataDir: string): Running | null => {
  const note = readInstanceNote(dataDir)
  if (note === null || note === 'unreadable') return null
  const key = keyIn(dataDir)
  if (key === null) return null
  return { url: `http://${hostFor(note.hosts)}:${note.port}${note.base_url}`, key, pid: note.pid }
}

/** A service that listens everywhere, or on loopback, is reached at loopback. */
const hostFor = (hosts: readonly string[]): string => {
  const [first = '127.0.0.1'] = hosts
  if (hosts.includes('127.0.0.1') || hosts.includes('0.0.0.0')) return '127.0.0.1'
  if (first === '::') return '[::1]'
  return first.includes(':') ? `[${first}]` : first
}

/** The API key as it is stored; null when no service has made one here yet. */
export const keyIn = (dataDir: string): string | null => {
  const path = databaseIn(dataDir)
  if (!existsSync(path)) return null
  try {
    const sqlite = new Database(path, { readonly: true })
    try {
      sqlite.run('PRAGMA busy_timeout = 2000')
      return sqlite.query<{ api_key: string | null }, []>('SELECT api_key FROM config WHERE id = 1').get()?.api_key ?? null
    } finally {
      sqlite.close()
    }
  } catch (error) {
    throw new CannotRun(`The database in ${dataDir} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}
