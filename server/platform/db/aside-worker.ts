import { Database } from 'bun:sqlite'
import type { Asked, Told } from './aside'

declare const self: Worker

/** Stays open between questions: to open it and read its schema would take as long as many an answer. */
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

/** Long questions are answered here, in a thread of their own, by a connection that only reads: all of them of one state of the database. */
const answer = ({ path, questions }: Extract<Asked, { path: string }>): Told => {
  db ??= open(path)
  const present = db
  const readAll = present.transaction(() => questions.map(({ sql, params }) => present.query(sql).values(...params)))
  return { rows: readAll() as Extract<Told, { rows: unknown }>['rows'] }
}

/** A thread that is ended does not let go of what it has open. */
const letGo = (): void => {
  db?.close()
  db = null
}

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  let told: Told
  try {
    if ('end' in data) letGo()
    told = 'end' in data ? { rows: [] } : answer(data)
  } catch (error) {
    letGo()
    told = { problem: error instanceof Error ? error.message : String(error) }
  }
  self.postMessage(told)
}
