import { stat } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { attempt } from '#server/lib/attempt'
import type { Db } from '#server/platform/db/open'
import { CannotRead, type MediaWorker } from './media-worker'
import type { Reading } from './reading'
import { readingsTable } from './table'

/** Counted up whenever the readers find more than before: then every file is read again. */
const reader = 1

export type Unread = { readonly why: 'empty' | 'unknown_container' | 'damaged' }
export type Readings = ReturnType<typeof createReadings>
type Wanted = { readonly file_id: number; readonly path: string }

/** What is inside the files of the library: read once, kept for as long as a file stays as it is. */
export const createReadings = ({ db, worker }: { db: Db; worker: Pick<MediaWorker, 'ask'> }) => {
  const rowOf = (fileId: number) => db.select().from(readingsTable).where(eq(readingsTable.file_id, fileId)).get()

  return {
    /** Throws what the file system throws. */
    async of({ file_id, path }: Wanted): Promise<Reading | Unread> {
      const { size, mtimeMs } = await stat(path)
      const known = rowOf(file_id)
      if (known && known.reader === reader && known.size_bytes === size && known.modified_ms === mtimeMs) return known.reading
      const read = await attempt(() => worker.ask({ kind: 'read', path }))
      if (!read.ok) return { why: whyOf(read.error) }
      const row = { size_bytes: size, modified_ms: mtimeMs, reader, reading: read.value }
      db.insert(readingsTable)
        .values({ file_id, ...row })
        .onConflictDoUpdate({ target: readingsTable.file_id, set: row })
        .run()
      return read.value
    },

    /** What is known without a look at the disk. */
    known: (fileId: number): Reading | undefined => rowOf(fileId)?.reading,
  }
}

const whyOf = (error: Error): Unread['why'] => {
  if (!(error instanceof CannotRead)) throw error
  return error.why === 'empty' || error.why === 'unknown_container' ? error.why : 'damaged'
}
