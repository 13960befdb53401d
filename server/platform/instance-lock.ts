import { Database } from 'bun:sqlite'
import { existsSync, readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { codeOf, writeDurably } from './durable-files'
import { storageTroubleOf } from './storage-trouble'

export type InstanceLock = { readonly kind: 'acquired'; readonly release: () => void } | { readonly kind: 'held' }

/** Held locks stand here: one that the collector could reach would be given back while we still run. */
const pinned: Database[] = []
;(globalThis as { heldInstanceLocks?: Database[] }).heldInstanceLocks = pinned

/**
 * One service per data folder. The lock is SQLite's own on a file of its own, so it ends with the process, however that ends.
 * Nobody may open that file in another way: closing any other handle on it gives the lock back (POSIX).
 */
export const acquireInstanceLock = (dataDir: string): InstanceLock => {
  const path = join(dataDir, 'instance.lock.db')
  let lock: Database | 'held'
  try {
    lock = tryToLock(path)
  } catch (error) {
    // Where nothing can be written, nobody can be in each other's way.
    if (storageTroubleOf(error) !== null) return isInstanceLocked(dataDir) ? { kind: 'held' } : { kind: 'acquired', release: () => {} }
    if (codeOf(error) !== 'SQLITE_NOTADB') throw error
    // Whoever held it would have been noticed before its content. It is emptied, not removed: two starts must meet at the same file.
    truncateSync(path)
    lock = tryToLock(path)
  }
  if (lock === 'held') return { kind: 'held' }
  const held = lock
  pinned.push(held)
  return {
    kind: 'acquired',
    release: () => {
      const place = pinned.indexOf(held)
      if (place < 0) return
      pinned.splice(place, 1)
      // Closing ends the transaction; nothing was ever written in it.
      held.close()
    },
  }
}

const tryToLock = (path: string): Database | 'held' => {
  const lock = new Database(path, { create: true })
  try {
    // Who only asks whether a service runs, as below, is gone in a moment and keeps none from starting.
    lock.run('PRAGMA busy_timeout = 200')
    lock.run('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    if (codeOf(error).startsWith('SQLITE_BUSY')) return 'held'
    throw error
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
    if (codeOf(error) === 'SQLITE_NOTADB' || storageTroubleOf(error) !== null) return false
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

/** Stays after the end of the service: it also says that this folder has had a database. A disk that takes no write keeps the note of before. */
export const writeInstanceNote = (dataDir: string, note: InstanceNote): void => {
  try {
    writeDurably(noteFile(dataDir), `${JSON.stringify(note)}\n`)
  } catch (error) {
    if (storageTroubleOf(error) === null) throw error
  }
}

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
