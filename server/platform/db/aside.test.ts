import { afterAll, beforeAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { silentLog } from '#server/platform/log'
import { putMovie } from '#server/testing/put-rows'
import { openTestApp, type TestApp } from '#server/testing/test-app'
import { createAside } from './aside'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const thread = new URL('./aside-worker.ts', import.meta.url)
const aside = (more: { thread?: string | URL; path?: string | null; worthPages?: number } = {}) =>
  createAside({ db: app.db, path: join(app.dataDir, 'app.db'), thread, log: silentLog, worthPages: 0, ...more })
const questions = {
  count: sql`SELECT count(*), max(title) FROM movies WHERE year = ${2001}`,
  titles: sql`SELECT title FROM movies ORDER BY title`,
}
const many = sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000000) SELECT count(*) FROM n`

test('a thread answers what the service itself would, of what was written last', async () => {
  putMovie(app, { title: 'Alien' })
  putMovie(app, { title: 'Brazil' })
  const expected = { count: [[2, 'Brazil']], titles: [['Alien'], ['Brazil']] }

  expect(await aside().read(questions)).toEqual(expected)
  expect(await aside({ path: null }).read(questions)).toEqual(expected)
  expect(await aside({ worthPages: 1_000_000 }).read(questions)).toEqual(expected)
})

test('all is answered of one state of the library, whatever is written meanwhile, and others are answered in between', async () => {
  const before = app.db.$client.query('SELECT count(*) FROM movies').values()
  const reading = aside().read({ first: sql`SELECT count(*) FROM movies`, long: many, second: sql`SELECT count(*) FROM movies` })
  let isRead = false
  let turns = 0
  void reading.then(() => {
    isRead = true
  })
  while (!isRead) {
    await Bun.sleep(1)
    if (turns++ % 50 === 0) putMovie(app, { title: `Added ${turns}` })
  }

  const { first, second } = await reading
  expect(second).toEqual(first)
  expect(turns).toBeGreaterThan(3)
  expect(app.db.$client.query('SELECT count(*) FROM movies').values()).not.toEqual(before)
})

test('where no thread can read, the service itself does', async () => {
  const broken = aside({ thread: new URL('./no-such-thread.ts', import.meta.url) })

  expect(Object.keys(await broken.read(questions))).toEqual(['count', 'titles'])
})

test('who waits until it is settled waits for the thread', async () => {
  const { read, settled } = aside()
  let isRead = false
  void read({ long: many }).then(() => {
    isRead = true
  })
  await settled()
  await Promise.resolve()

  expect(isRead).toBe(true)
})
