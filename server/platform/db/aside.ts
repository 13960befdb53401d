import type { SQLQueryBindings } from 'bun:sqlite'
import type { SQL } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { endsWithin } from '#server/lib/patience'
import type { Log } from '#server/platform/log'
import type { Db } from './open'
import type { Value } from './prepared'

type Rows = Value[][]
type Question = { sql: string; params: SQLQueryBindings[] }
export type Asked = { path: string; questions: readonly Question[] } | { end: true }
export type Told = { rows: Rows[] } | { problem: string }

export type Aside = ReturnType<typeof createAside>
/** Questions by name, all answered of one state of the database. */
export type ReadAside = Aside['read']
type Deps = {
  db: Db
  /** Null for a database in memory, which no other thread can read. */
  path: string | null
  /** Address of the thread's own file. */
  thread: string | URL
  log: Log
  /** A smaller database is read before a thread would have begun. */
  worthPages?: number
}

const dialect = new SQLiteSyncDialect()
/** 16 MB: about ten thousand movies. */
const usualPages = 4096
const idleMs = 30_000
const patienceMs = 5000

/** Questions that read a large part of a library are answered in a thread, so that nobody else waits for them. */
export const createAside = ({ db, path, thread, log, worthPages = usualPages }: Deps) => {
  let last: Promise<unknown> = Promise.resolve()
  const pages = () => Number(db.$client.query('PRAGMA page_count').values()[0]?.[0])
  const readHere = (questions: readonly Question[]): Rows[] =>
    questions.map(({ sql, params }) => db.$client.query(sql).values(...params) as Rows)
  // One after the other in one thread, as each that ever began keeps some memory; the database is open in it until it ends.
  let running: Worker | null = null
  let resting: Timer | undefined
  const end = async (): Promise<void> => {
    clearTimeout(resting)
    const ending = running
    running = null
    if (!ending) return
    if (!(await endsWithin(patienceMs, ask(ending, { end: true })))) log.warn('a thread that read the database does not end')
    ending.terminate()
  }
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
  const askThread = async (asked: Asked): Promise<Rows[]> => {
    clearTimeout(resting)
    running ??= new Worker(thread)
    try {
      const rows = await ask(running, asked)
      resting = setTimeout(() => void inTurn(end), idleMs)
      resting.unref()
      return rows
    } catch (error) {
      running.terminate()
      running = null
      throw error
    }
  }
  const readThere = (asked: Extract<Asked, { path: string }>): Promise<Rows[]> =>
    inTurn(() => askThread(asked)).catch((error: unknown) => {
      log.warn('the database could not be read in a thread', { error })
      return readHere(asked.questions)
    })

  return {
    async read<K extends string>(asked: Readonly<Record<K, SQL>>): Promise<Record<K, Rows>> {
      const names = Object.keys(asked) as K[]
      const questions = names.map((name) => {
        const { sql, params } = dialect.sqlToQuery(asked[name])
        return { sql, params: params as SQLQueryBindings[] }
      })
      const rows = path !== null && pages() >= worthPages ? await readThere({ path, questions }) : readHere(questions)
      return Object.fromEntries(names.map((name, at) => [name, rows[at] ?? []])) as Record<K, Rows>
    },
    /** When no thread has the database open any more. */
    settled: (): Promise<void> => inTurn(end),
  }
}

const ask = (thread: Worker, asked: Asked): Promise<Rows[]> => {
  const { promise, resolve, reject } = Promise.withResolvers<Rows[]>()
  thread.onmessage = ({ data }: MessageEvent<Told>) => ('rows' in data ? resolve(data.rows) : reject(new Error(data.problem)))
  thread.onerror = ({ message }) => reject(new Error(message))
  thread.postMessage(asked)
  return promise
}
