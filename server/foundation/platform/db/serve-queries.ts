import { Database } from 'bun:sqlite'
import { type Ask, type Job, rowsOf } from './query-rows'
import type { Asked, Reply } from './query-thread'

declare const self: Worker

/** Stays open between jobs: opening it and reading its schema would take as long as many queries. */
let db: Database | null = null
let ask: Ask | null = null
const open = (path: string): Database => {
  const opened = new Database(path, { readonly: true, strict: true })
  try {
    for (const pragma of ['busy_timeout = 5000', 'trusted_schema = OFF', 'cache_size = -16000']) opened.run(`PRAGMA ${pragma}`)
    return opened
  } catch (error) {
    opened.close()
    throw error
  }
}

/** Closes the database: terminating a thread does not. */
const closeDatabase = (): void => {
  db?.close()
  db = null
  ask = null
}

/** Runs long jobs in a thread of its own, over a read-only connection, each within one snapshot. */
export const serveQueries = (jobs: readonly Job<never, unknown>[]): void => {
  const known = new Map(jobs.map((job) => [job.name, job]))
  const answer = ({ path, job, given }: Extract<Asked, { path: string }>): unknown => {
    const found = known.get(job)
    if (!found) throw new Error(`the thread does not know the job ${job}`)
    db ??= open(path)
    ask ??= rowsOf(db)
    const present = ask
    return db.transaction(() => found.work(present, given as never))()
  }
  self.onmessage = ({ data }: MessageEvent<Asked>) => {
    let reply: Reply
    try {
      if ('end' in data) closeDatabase()
      reply = { found: 'end' in data ? null : answer(data) }
    } catch (error) {
      closeDatabase()
      reply = { problem: error instanceof Error ? error.message : String(error) }
    }
    self.postMessage(reply)
  }
}
