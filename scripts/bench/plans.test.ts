import { afterAll, beforeAll, expect, test } from 'bun:test'
import { plansOf } from '#server/testing/plans'
import { openTestApp, type TestApp } from '#server/testing/test-app'
import { fillMovies } from './movies'
import { questions } from './questions'

/** What SQLite chooses for an empty table says nothing: these tables are filled and analyzed, with most downloads finished. */
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ at: new Date().toISOString() })
  fillMovies(app.dataDir, 2000)
})
afterAll(() => app.close())

const large = /^SCAN (downloads|d|releases|plays|v|collections|movie_people|files|f|m)\b/
/** In the order of the page, with few entries, or for a sum. */
const isShort =
  /USING (COVERING )?INDEX (downloads_added|downloads_state|movie_versions_wished|files_below_cutoff|files_missing|files_standing|collections_name)\b/
/** A part of a query that has read what it needs. */
const isFew = (step: string) => step === 'SCAN m'

const planOf = (path: string) =>
  plansOf(app.db, async () => {
    expect((await app.ask('GET', path)).status).toBe(200)
  })

for (const [what, path] of Object.entries(questions))
  test(`no large table is read from end to end for: ${what}`, async () => {
    const steps = await planOf(path)

    expect(steps.filter((step) => large.test(step) && !isShort.test(step) && !isFew(step))).toEqual([])
  })

test('few new events are found without reading the whole history', async () => {
  const steps = await planOf('/history?since=2020-01-01T00:00:00.000Z')

  expect(steps.filter((step) => step.startsWith('SCAN history'))).toEqual([])
  expect(steps).toContain('SEARCH history USING COVERING INDEX history_at (at>?)')
})

test('the people of the library are found in the order of an index', async () => {
  const steps = await planOf('/people')

  expect(steps.filter((step) => step.includes('TEMP B-TREE'))).toEqual([])
  expect(steps).toContain('SCAN movies USING COVERING INDEX movies_telling')
})
