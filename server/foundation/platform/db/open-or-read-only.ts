import { statSync } from 'node:fs'
import { storageTroubleOf } from '#server/foundation/platform/storage-trouble'
import { type Db, openDb, openDbToRead } from './open'

export type Opened = { readonly db: Db; readonly mayChange: boolean; readonly trouble: unknown }

/** Opens the database, read-only if the disk refuses writes. `trouble`: the error that already showed this. */
export const openDbOrReadOnly = (path: string, trouble?: unknown): Opened => {
  try {
    if (trouble !== undefined) throw trouble
    return { db: openDb(path), mayChange: true, trouble: null }
  } catch (error) {
    if (storageTroubleOf(error) === null || !hasBytes(path)) throw error
    return { db: openDbToRead(path), mayChange: false, trouble: error }
  }
}

const hasBytes = (path: string): boolean => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0
