import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { silentLog } from '#server/foundation/platform/log'
import { putMovie } from '#server/testing/put-rows'
import { openTestApp, type TestApp } from '#server/testing/test-app'
import { after } from '#server/testing/until'
import { type Db, openDb } from './open'
import { createQueryThread, type QueryThread } from './query-thread'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const thread = new URL('../../../catalog/movies/query-worker.ts', import.meta.url)
const opened: QueryThread[] = []
const remember = (one: QueryThread): QueryThread => {
  opened.push(one)
  return one
}
afterEach(async () => {
  for (const one of opened.splice(0)) await one.settled()
})
const queryThread = (more: { thread?: string | URL; path?: string | null; worthPages?: number; db?: Db } = {}) =>
  remember(createQueryThread({ db: app.db, path: join(app.dataDir, 'app.db'), thread, log: silentLog, worthPages: 0, ...more }))
const questions = {
  count: sql`SELECT count(*), max(title) FROM movies WHERE year = ${2001}`,
  titles: sql`SELECT title FROM movies ORDER BY title`,
}
const many = sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000000) SELECT count(*) FROM n`

test('a thread sees the latest writes and answers like the service', async () => {
  putMovie(app, { title: 'Alien' })
  putMovie(app, { title: 'Brazil' })
  const expected = { count: [[2, 'Brazil']], titles: [['Alien'], ['Brazil']] }

  expect(await queryThread().read(questions)).toEqual(expected)
  expect(await queryThread({ path: null }).read(questions)).toEqual(expected)
  expect(await queryThread({ worthPages: 1_000_000 }).read(questions)).toEqual(expected)
})

test('answers all questions from one snapshot, whatever is written meanwhile, and lets other requests through', async () => {
  const before = app.db.$client.query('SELECT count(*) FROM movies').values()
  const reading = queryThread().read({ first: sql`SELECT count(*) FROM movies`, long: many, second: sql`SELECT count(*) FROM movies` })
  let isRead = false
  let turns = 0
  void reading.then(() => {
    isRead = true
  })
  while (!isRead) {
    await after(1)
    if (turns++ % 50 === 0) putMovie(app, { title: `Added ${turns}` })
  }

  const { first, second } = await reading
  expect(second).toEqual(first)
  expect(turns).toBeGreaterThan(3)
  expect(app.db.$client.query('SELECT count(*) FROM movies').values()).not.toEqual(before)
})

test('the service itself reads where no thread can', async () => {
  const broken = queryThread({ thread: new URL('./no-such-thread.ts', import.meta.url) })

  expect(Object.keys(await broken.read(questions))).toEqual(['count', 'titles'])
})

test('settled() waits for the thread', async () => {
  const { read, settled } = queryThread()
  let isRead = false
  void read({ long: many }).then(() => {
    isRead = true
  })
  await settled()
  await Promise.resolve()

  expect(isRead).toBe(true)
})

test('a question that waits behind another sees what was written in between', async () => {
  const { read, settled } = queryThread()
  const titles = async () => (await read({ titles: sql`SELECT title FROM movies WHERE title = 'Charade'` })).titles

  expect(await titles()).toEqual([])
  putMovie(app, { title: 'Charade' })
  expect(await titles()).toEqual([['Charade']])

  await settled()
  expect(await titles()).toEqual([['Charade']])
  await settled()
})

/** The last connection to close a database removes its write-ahead log. */
const isClosedBy = async (use: (queryThread: QueryThread) => Promise<unknown>): Promise<boolean> => {
  const path = join(app.dataDir, `other-${crypto.randomUUID()}.db`)
  const db = openDb(path)
  db.$client.run('CREATE TABLE movies (title TEXT)')
  await use(queryThread({ db, path }))
  db.$client.close()
  return !existsSync(`${path}-wal`)
}
const one = { one: sql`SELECT count(*) FROM movies` }
const wrong = { wrong: sql`SELECT nothing FROM movies` }

test('a thread keeps the database open until settled() or a failing question', async () => {
  expect(await isClosedBy(({ read }) => read(one))).toBe(false)
  expect(await isClosedBy(({ read, settled }) => read(one).then(settled))).toBe(true)
  const askWrongly = async ({ read }: QueryThread) => {
    await read(one)
    await read(wrong).catch(({ message }: Error) => expect(message).toContain('nothing'))
  }
  expect(await isClosedBy(askWrongly)).toBe(true)
})
