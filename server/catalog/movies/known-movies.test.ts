import { Database } from 'bun:sqlite'
import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { rowsOf } from '#server/foundation/platform/db/query-rows'
import { createQueryThread, type WorkInThread } from '#server/foundation/platform/db/query-thread'
import { silentLog } from '#server/foundation/platform/log'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { openTestApp } from '#server/testing/test-app'
import { createFacets } from './facets'
import { idsIn } from './known-movies'
import { movieSorts } from './schema'
import { movieChangesTable, moviesTable } from './table'

const titles = ['Alien', 'alien', 'Brazil', '2001', 'Œuvre', 'Zulu', '', '{', 'z', 'Éclair', '한']
const title = fc.constantFrom(...titles)
const which = fc.nat({ max: 30 })
const change = fc.oneof(
  fc.record({ does: fc.constant('add' as const), title, year: fc.constantFrom(1979, 1985, null), times: fc.constantFrom(1, 1, 3, 120) }),
  fc.record({ does: fc.constant('remove' as const), which }),
  fc.record({ does: fc.constant('rename' as const), which, sort_title: title }),
  fc.record({ does: fc.constant('regroup' as const), which, monitored: fc.boolean(), genres: fc.subarray(['Drama', 'Western']) }),
  fc.record({ does: fc.constant('file' as const), which, quality: fc.constantFrom('DVD', 'Bluray-1080p') }),
)
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never
const query = fc.record(
  { sort: fc.constantFrom(...movieSorts), order: fc.constantFrom('asc' as const, 'desc' as const), genre: fc.constantFrom('Drama') },
  { requiredKeys: ['sort', 'order'] },
)

test('after any changes, what is kept in memory counts and orders like a first count', async () => {
  const app = await openTestApp()
  const root = await putRoot(app)
  const queryThread = createQueryThread({
    db: app.db,
    path: join(app.dataDir, 'app.db'),
    thread: new URL('./query-worker.ts', import.meta.url),
    log: silentLog,
    worthPages: 0,
  })
  const facetsBy = (work: WorkInThread) =>
    createFacets({ work, cursors: app.cursors, availableBefore: () => app.clock.now().toISOString() })
  const first = facetsBy((job, given) => Promise.resolve(job.work(rowsOf(app.db.$client), given)))
  const kept = [facetsBy(queryThread.work), facetsBy(app.queryThread.work)]
  let metadataId = 0
  const idAt = (place: number): number | undefined => {
    const ids = app.db.select({ id: moviesTable.id }).from(moviesTable).all()
    return ids[place % Math.max(1, ids.length)]?.id
  }
  const make = (asked: Change): void => {
    if (asked.does === 'add') {
      for (let i = 0; i < asked.times; i++)
        putMovie(app, { title: asked.title, sort_title: asked.title, year: asked.year, metadata_id: ++metadataId })
      return
    }
    const id = idAt(asked.which)
    if (id === undefined) return
    const isThis = eq(moviesTable.id, id)
    if (asked.does === 'remove') app.db.delete(moviesTable).where(isThis).run()
    if (asked.does === 'rename') app.db.update(moviesTable).set({ sort_title: asked.sort_title }).where(isThis).run()
    if (asked.does === 'regroup') app.db.update(moviesTable).set({ monitored: asked.monitored, genres: asked.genres }).where(isThis).run()
    if (asked.does === 'file')
      putFile(app, id, { quality: asked.quality, root_folder_id: root, relative_path: `${crypto.randomUUID()}.mkv` })
  }
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), query, async (changes, asked) => {
        for (const each of changes) make(each)
        const expected = await first(asked)
        for (const facets of kept) expect(await facets(asked)).toEqual(expected)
      }),
      { numRuns: 60 },
    )
    const noted = app.db.select().from(movieChangesTable).all()
    expect(noted.length).toBeLessThan(2000)
    expect(noted.length).toBeGreaterThan(100)
  } finally {
    await queryThread.settled()
    await app.close()
  }
})

test('changes that neither move nor regroup a movie are not noted', async () => {
  const app = await openTestApp()
  try {
    const id = putMovie(app, { title: 'Alien' })
    const noted = () => app.db.select().from(movieChangesTable).all().length
    const before = noted()
    app.db.update(moviesTable).set({ overview: 'In space.', resume_position_seconds: 60, year: 1979 }).where(eq(moviesTable.id, id)).run()
    const after = noted()
    app.db
      .update(moviesTable)
      .set({ overview: 'No one hears you.', resume_position_seconds: 90, year: 1979 })
      .where(eq(moviesTable.id, id))
      .run()

    expect([after - before, noted() - after]).toEqual([1, 0])
  } finally {
    await app.close()
  }
})

test('a list of ids is read as SQLite writes it', () => {
  const lists = ['NULL', "''", "'7'", 'group_concat(value)'].map((list) => {
    const db = new Database(':memory:')
    const [[cell] = []] = rowsOf(db)({ sql: `SELECT CAST(${list} AS BLOB) FROM json_each('[7,12,100000]')`, params: [] })
    db.close()
    return [...idsIn(cell)]
  })
  expect(lists).toEqual([[], [], [7], [7, 12, 100_000]])
})
