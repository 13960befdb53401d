import { Database } from 'bun:sqlite'
import type { Asked, Told } from './aside'
import { type Job, rowsOf } from './aside-rows'

declare const self: Worker

/** Stays open between jobs: to open it and read its schema would take as long as many an answer. */
let db: Database | null = null
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

/** A thread that is ended does not let go of what it has open. */
const letGo = (): void => {
  db?.close()
  db = null
}

/** Long jobs are done here, in a thread of their own, by a connection that only reads: each of one state of the database. */
export const serveAside = (jobs: readonly Job<never, unknown>[]): void => {
  const known = new Map(jobs.map((job) => [job.name, job]))
  const answer = ({ path, job, given }: Extract<Asked, { path: string }>): unknown => {
    const found = known.get(job)
    if (!found) throw new Error(`the thread knows no job ${job}`)
    db ??= open(path)
    const present = db
    return present.transaction(() => found.work(rowsOf(present), given as never))()
  }
  self.onmessage = ({ data }: MessageEvent<Asked>) => {
    let told: Told
    try {
      if ('end' in data) letGo()
      told = { found: 'end' in data ? null : answer(data) }
    } catch (error) {
      letGo()
      told = { problem: error instanceof Error ? error.message : String(error) }
    }
    self.postMessage(told)
  }
}
