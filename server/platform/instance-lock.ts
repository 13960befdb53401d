import { Database } from 'bun:sqlite'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { codeOf, writeDurably } from './durable-files'

export type InstanceLock = { readonly kind: 'acquired'; readonly release: () => void } | { readonly kind: 'held' }

/** Held locks stand here: one that the collector could reach would be given back while we still run. */
const pinned: Database[] = []
;(globalThis as { heldInstanceLocks?: Database[] }).heldInstanceLocks = pinned

/**
 * One service per data folder. The lock is SQLite's own on a file of its own, so it ends with the process, however that ends.
 * Nobody may open that file in another way: closing any other handle on it gives the lock back (POSIX).
 */
export const acquireInstanceLock = (dataDir: string): InstanceLock => {
  const lock = new Database(join(dataDir, 'instance.lock.db'), { create: true })
  try {
    // Who only asks whether a service runs, as below, is gone in a moment and keeps none from starting.
    lock.run('PRAGMA busy_timeout = 200')
    lock.run('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (codeOf(error).startsWith('SQLITE_BUSY')) return { kind: 'held' }
    throw error
  }
  pinned.push(lock)
  return {
    kind: 'acquired',
    release: () => {
      const place = pinned.indexOf(lock)
      if (place < 0) return
      pinned.splice(place, 1)
      lock.run('ROLLBACK')
      lock.close()
    },
  }
}

/**
 * Whether a service runs on this folder; makes no file. Only for a process that holds no lock itself: closing this handle would
 * give it back.
 */
export const isInstanceLocked = (dataDir: string): boolean => {
  const path = join(dataDir, 'instance.lock.db')
  if (!existsSync(path)) return false
  const lock = new Database(path, { readonly: true })
  try {
    lock.run('PRAGMA busy_timeout = 0')
    lock.query('SELECT 1 FROM sqlite_schema').get()
    return false
  } catch (error) {
    if (codeOf(error).startsWith('SQLITE_BUSY')) return true
    throw error
  } finally {
    lock.close()
  }
}

/** How a second start, or a command, finds the service that runs. `backup_path` tells where backups are when no database can say so. */
export const InstanceNote = Type.Object({
  pid: Type.Integer(),
  port: Type.Integer(),
  hosts: Type.Array(Type.String()),
  base_url: Type.String(),
  version: Type.String(),
  backup_path: Type.Union([Type.String(), Type.Null()]),
})
export type InstanceNote = Static<typeof InstanceNote>

const noteFile = (dataDir: string) => join(dataDir, 'instance.json')

/** Stays after the end of the service: it also says that this folder has had a database. */
export const writeInstanceNote = (dataDir: string, note: InstanceNote): void => writeDurably(noteFile(dataDir), `${JSON.stringify(note)}\n`)

/** Null when there is none. One that cannot be read counts as a mark, but tells nothing. */
export const readInstanceNote = (dataDir: string): InstanceNote | 'unreadable' | null => {
  let text: string
  try {
    text = readFileSync(noteFile(dataDir), 'utf8')
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? null : 'unreadable'
  }
  try {
    const found: unknown = JSON.parse(text)
    return Value.Check(InstanceNote, found) ? found : 'unreadable'
  } catch {
    return 'unreadable'
  }
}
