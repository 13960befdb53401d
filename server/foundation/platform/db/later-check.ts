import { Database } from 'bun:sqlite'
import type { Db } from './open'
import type { Job } from './query-rows'
import { askThread } from './query-thread'

export type LaterCheck = ReturnType<typeof createLaterCheck>
type Deps = {
  db: Db
  path: string
  /** URL of the script of the thread that reads the database. */
  thread: string | URL
  /** It was not closed properly, or has not been checked for some starts. */
  isNeeded: boolean
}

/** Closes it without moving the log into the file, as SQLite does when a writer is the last to close. */
export const closeAsFound = (db: Db, path: string): void => {
  const last = new Database(path, { readonly: true })
  try {
    last.query('SELECT 1 FROM sqlite_schema').get()
  } catch {
    // Too damaged to be read; the next start says so.
  }
  db.$client.close()
  last.close()
}

/** SQLite's own default, in pages. */
const checkpointAfterPages = 1000

/** All pages, in one snapshot. */
export const checkPages: Job<null, string | null> = {
  name: 'pages',
  work: (ask) => {
    const result = String(ask({ sql: 'PRAGMA quick_check(1)', params: [] })[0]?.[0] ?? 'no answer')
    return result === 'ok' ? null : result
  },
}

/**
 * Checks the pages of an open database in a thread. Until they are found sound, no byte of the file changes: what is committed meanwhile stays
 * in its log.
 */
export const createLaterCheck = ({ db, path, thread, isNeeded }: Deps) => {
  let isPending = isNeeded
  let running: Worker | null = null
  const checkpointAfter = (pages: number) => db.$client.run(`PRAGMA wal_autocheckpoint = ${pages}`)
  if (isPending) checkpointAfter(0)
  return {
    isPending: (): boolean => isPending,
    /** Returns why the database cannot be used, or null. */
    async run(): Promise<string | null> {
      running = new Worker(thread)
      const problem = (await askThread(running, { path, job: checkPages.name, given: null })) as string | null
      if (problem !== null) return problem
      await askThread(running, { end: true })
      running.terminate()
      isPending = false
      checkpointAfter(checkpointAfterPages)
      return null
    },
    /** Gives up: the next start checks again. */
    end: (): void => running?.terminate(),
  }
}
