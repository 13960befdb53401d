import { Database } from 'bun:sqlite'
import type { Asked, Told } from './aside'

declare const self: Worker

/** Long questions are answered here, in a thread of their own, by a connection that only reads: all of them of one state of the database. */
const answer = ({ path, questions }: Asked): Told => {
  const db = new Database(path, { readonly: true, strict: true })
  try {
    for (const pragma of ['busy_timeout = 5000', 'trusted_schema = OFF', 'cache_size = -16000']) db.run(`PRAGMA ${pragma}`)
    const readAll = db.transaction(() => questions.map(({ sql, params }) => db.query(sql).values(...params)))
    return { rows: readAll() as Extract<Told, { rows: unknown }>['rows'] }
  } finally {
    db.close()
  }
}

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  let told: Told
  try {
    told = answer(data)
  } catch (error) {
    told = { problem: error instanceof Error ? error.message : String(error) }
  }
  self.postMessage(told)
}
