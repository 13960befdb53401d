import type { SQLQueryBindings } from 'bun:sqlite'
import type { SQL } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { settlesWithin } from '#server/foundation/lib/settles-within'
import type { Log } from '#server/foundation/platform/log'
import type { Db } from './open'
import type { Value } from './prepared'
import { type Job, type Question, readRows, rowsOf } from './query-rows'

type Rows = Value[][]
export type Asked = { path: string; job: string; given: unknown } | { end: true }
export type Reply = { found: unknown } | { problem: string }

export type QueryThread = ReturnType<typeof createQueryThread>
/** Answers questions by name, all from one snapshot. */
export type ReadInThread = QueryThread['read']
/** Runs a job that reads a large part of the library, within one snapshot. */
export type WorkInThread = QueryThread['work']
type Deps = {
  db: Db
  /** Null for a database in memory, which no other thread can read. */
  path: string | null
  /** URL of the thread's script. */
  thread: string | URL
  log: Log
  /** Below this size, reading takes less time than starting a thread. */
  worthPages?: number
}

const dialect = new SQLiteSyncDialect()
export const questionOf = (asked: SQL): Question => {
  const { sql, params } = dialect.sqlToQuery(asked)
  return { sql, params: params as SQLQueryBindings[] }
}
/** 16 MB: about ten thousand movies. */
const usualPages = 4096
const idleMs = 30_000
const patienceMs = 5000

/** Runs queries that read a large part of the library in a thread, so they do not block the event loop. */
export const createQueryThread = ({ db, path, thread, log, worthPages = usualPages }: Deps) => {
  let last: Promise<unknown> = Promise.resolve()
  const pages = () => Number(db.$client.query('PRAGMA page_count').values()[0]?.[0])
  const askHere = rowsOf(db.$client)
  const workHere = <G, R>(job: Job<G, R>, given: G): R => job.work(askHere, given)
  // A single thread runs one job after another, because every thread started leaks some memory. It keeps the database open until it ends.
  let running: Worker | null = null
  let resting: Timer | undefined
  const end = async (): Promise<void> => {
    clearTimeout(resting)
    const ending = running
    running = null
    if (!ending) return
    if (!(await settlesWithin(patienceMs, askThread(ending, { end: true })))) log.warn('a thread that read the database does not end')
    ending.terminate()
  }
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
  const askRunning = async (asked: Asked): Promise<unknown> => {
    clearTimeout(resting)
    running ??= new Worker(thread)
    try {
      const found = await askThread(running, asked)
      resting = setTimeout(() => void inTurn(end), idleMs)
      resting.unref()
      return found
    } catch (error) {
      running.terminate()
      running = null
      throw error
    }
  }
  const work = async <G, R>(job: Job<G, R>, given: G): Promise<R> => {
    if (path === null || pages() < worthPages) return workHere(job, given)
    try {
      return (await inTurn(() => askRunning({ path, job: job.name, given }))) as R
    } catch (error) {
      log.warn('the database could not be read in a thread', { error })
      return workHere(job, given)
    }
  }

  return {
    work,
    async read<K extends string>(asked: Readonly<Record<K, SQL>>): Promise<Record<K, Rows>> {
      const names = Object.keys(asked) as K[]
      const rows = await work(
        readRows,
        names.map((name) => questionOf(asked[name])),
      )
      return Object.fromEntries(names.map((name, at) => [name, rows[at] ?? []])) as Record<K, Rows>
    },
    /** Resolves once no thread has the database open. */
    settled: (): Promise<void> => inTurn(end),
  }
}

/** What a thread of `serveQueries` answers. */
export const askThread = (thread: Worker, asked: Asked): Promise<unknown> => {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  thread.onmessage = ({ data }: MessageEvent<Reply>) => ('found' in data ? resolve(data.found) : reject(new Error(data.problem)))
  thread.onerror = ({ message }) => reject(new Error(message))
  thread.postMessage(asked)
  return promise
}
