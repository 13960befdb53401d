import { Database } from 'bun:sqlite'
import { existsSync, readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { codeOf, writeDurably } from './durable-files'
import { storageTroubleOf } from './storage-trouble'

export type InstanceLock = { readonly kind: 'acquired'; readonly release: () => void } | { readonly kind: 'held' }

/** Keeps held locks reachable: garbage collection would release one while we still run. */
const pinned: Database[] = []
;(globalThis as { heldInstanceLocks?: Database[] }).heldInstanceLocks = pinned

/**
 * One service per data folder. Uses SQLite's own lock on a separate file, so it ends with the process, however that ends. Never open that
 * file in any other way: closing another handle on it releases the lock (POSIX).
 */
export const acquireInstanceLock = (dataDir: string): InstanceLock => {
  const path = join(dataDir, 'instance.lock.db')
  let lock: Database | 'held'
  try {
    lock = tryToLock(path)
  } catch (error) {
    // If nothing can be written, two services cannot conflict.
    if (storageTroubleOf(error) !== null) return isInstanceLocked(dataDir) ? { kind: 'held' } : { kind: 'acquired', release: () => {} }
    if (codeOf(error) !== 'SQLITE_NOTADB') throw error
    // A holder would have been detected before the content was read. The file is truncated, not removed: two starts must lock the same
    // file.
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
      // Closing ends the transaction; it never wrote anything.
      held.close()
    },
  }
}

const tryToLock = (path: string): Database | 'held' => {
  const lock = new Database(path, { create: true })
  try {
    // A mere check, as below, is over in a moment and must not make a start fail.
    lock.run('PRAGMA busy_timeout = 200')
    lock.run('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    if (codeOf(error).startsWith('SQLITE_BUSY')) return 'held'
    throw error
  }
}

/** Whether a service runs on this folder. Creates no file. Only for a process without the lock: closing this handle would release it. */
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

/** How a second start, or a command, finds the running service. `backup_path` is where the backups are if the database cannot tell. */
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

/** Survives the service: it also shows that this folder has had a database. If the disk refuses writes, the previous note stays. */
export const writeInstanceNote = (dataDir: string, note: InstanceNote): void => {
  try {
    writeDurably(noteFile(dataDir), `${JSON.stringify(note)}\n`)
  } catch (error) {
    if (storageTroubleOf(error) === null) throw error
  }
}

/** Null if there is none. An unreadable note still shows that a service was here. */
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
