import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { type Phase, phases } from '#server/acquisition/downloads/phase'
import { downloadsTable } from '#server/acquisition/downloads/table'
import type { ColorName } from '#server/foundation/lib/color-name'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { openTestApp, type TestApp } from '#server/testing/test-app'
import type { Movie, MovieStatus } from './schema'
import { movieTagsTable } from './table'

/**
 * 500 queries of many shapes, each answered three times: freshly, from the cache, and by this test's own slow search of what it inserted.
 */
const questions = 500
const now = '2026-03-01T12:00:00.000Z'
const seed = 16

type File = { quality: string; meets_cutoff: boolean; isMissing: boolean; size_bytes: number }
type Put = {
  id: number
  title: string
  year: number | null
  genres: string[]
  monitored: boolean
  available_from: string | null
  color_name: ColorName
}
type Known = Put & { files: (File & { id: number })[]; downloads: { id: number; state: Phase }[]; tags: number[] }

const movie = fc.record({
  title: fc.constantFrom('Alien', 'Amélie', 'Brazil', '2001', 'Œuvre', 'Zulu', 'The Wall'),
  year: fc.constantFrom(1979, 1985, 2001, null),
  genres: fc.subarray(['Comedy', 'Drama', 'Western']),
  monitored: fc.boolean(),
  available_from: fc.constantFrom('2020-01-01T00:00:00.000Z', '2030-01-01T00:00:00.000Z', null),
  color_name: fc.constantFrom<ColorName>('red', 'blue', 'none'),
})
const file = fc.record({
  quality: fc.constantFrom('DVD', 'Bluray-1080p'),
  meets_cutoff: fc.boolean(),
  isMissing: fc.boolean(),
  size_bytes: fc.integer({ min: 1, max: 9000 }),
})
const belongings = fc.tuple(
  fc.array(file, { maxLength: 2 }),
  fc.array(fc.constantFrom(...phases), { maxLength: 2 }),
  fc.subarray([1, 2, 3]),
)
const statuses = ['downloading', 'importing', 'upgradable', 'available', 'missing_file', 'unmonitored', 'unreleased', 'wanted'] as const
const comma = (words: readonly string[]) => fc.subarray([...words], { minLength: 1 }).map((some) => some.join(','))
const question = fc.record(
  {
    status: comma(statuses),
    genre: comma(['Comedy', 'Drama', 'Western', 'Nothing']),
    quality: comma(['DVD', 'Bluray-1080p']),
    monitored: fc.constantFrom('true', 'false'),
    year_from: fc.constantFrom('1980', '2000'),
    year_to: fc.constantFrom('1990', '2001'),
    tag_id: fc.constantFrom('1', '2', '3'),
    color: comma(['red', 'none', 'white']),
    sort: fc.constantFrom('title', 'year', 'added_at', 'rating'),
    order: fc.constantFrom('asc', 'desc'),
    limit: fc.constantFrom('1', '7', '100'),
  },
  { requiredKeys: [] },
)
type Question = Partial<
  Record<'status' | 'genre' | 'quality' | 'monitored' | 'year_from' | 'year_to' | 'tag_id' | 'color' | 'limit', string>
>

/** The specification's definition of a status, case by case. */
const statusOf = ({ files, downloads, monitored, available_from }: Known): MovieStatus => {
  const isIn = (...states: Phase[]) => downloads.some(({ state }) => states.includes(state))
  const there = files.filter(({ isMissing }) => !isMissing)
  if (isIn('queued', 'fetching_metadata', 'checking', 'downloading', 'stalled', 'paused')) return 'downloading'
  if (isIn('importing') || (isIn('import_blocked') && there.length === 0)) return 'importing'
  if (monitored && there.some(({ meets_cutoff }) => !meets_cutoff)) return 'upgradable'
  if (there.length > 0) return 'available'
  if (files.length > 0) return 'missing_file'
  if (!monitored) return 'unmonitored'
  return available_from === null || available_from > now ? 'unreleased' : 'wanted'
}

const isAsked = (of: Known, { status, genre, quality, monitored, year_from, year_to, tag_id, color }: Question): boolean =>
  [
    !status || status.split(',').includes(statusOf(of)),
    !genre || genre.split(',').some((name) => of.genres.includes(name)),
    !quality || quality.split(',').some((name) => of.files.some((each) => each.quality === name)),
    !monitored || String(of.monitored) === monitored,
    !year_from || (of.year !== null && of.year >= Number(year_from)),
    !year_to || (of.year !== null && of.year <= Number(year_to)),
    !color || color.split(',').includes(of.color_name),
    !tag_id || of.tags.includes(Number(tag_id)),
  ].every(Boolean)

const shown = (of: Known) => ({
  id: of.id,
  title: of.title,
  status: statusOf(of),
  file_ids: of.files.map(({ id }) => id),
  download_ids: of.downloads.map(({ id }) => id),
  tag_ids: of.tags,
  size_bytes: of.files.reduce((sum, each) => sum + (each.isMissing ? 0 : each.size_bytes), 0),
})
const visible = ({ id, title, status, file_ids, download_ids, tag_ids, size_bytes }: Movie) => ({
  id,
  title,
  status,
  file_ids,
  download_ids,
  tag_ids,
  size_bytes,
})

const fill = async (app: TestApp): Promise<Known[]> => {
  const root = await putRoot(app)
  for (const name of ['one', 'two', 'three']) await app.ask('POST', '/tags', { name })
  return fc.sample(fc.tuple(movie, belongings), { numRuns: 80, seed }).map(([fields, [files, states, tags]], place) => {
    const id = putMovie(app, fields)
    const missing = (isMissing: boolean) => ({ missing_at: isMissing ? now : null })
    const put = files.map(({ isMissing, ...own }, n) => {
      const at = { root_folder_id: root, relative_path: `${place} ${n}.mkv` }
      return { ...own, isMissing, id: putFile(app, id, { ...own, ...missing(isMissing), ...at }) }
    })
    const downloads = states.map((state) => {
      const values = { movie_id: id, title: 'a release', state, client: 'embedded', added_at: now, state_at: now } as const
      return { state, id: app.db.insert(downloadsTable).values(values).returning().get().id }
    })
    for (const tag_id of tags) app.db.insert(movieTagsTable).values({ movie_id: id, tag_id }).run()
    return { ...fields, id, files: put, downloads, tags }
  })
}

test('500 queries of many shapes give the same answer from the database, from the cache, and by checking every movie', async () => {
  const app = await openTestApp({ at: now })
  try {
    const known = await fill(app)
    const hashOf = async (path: string, headers: Record<string, string>) => {
      const answer = await app.send('GET', path, { headers })
      const body = (await answer.json()) as { results: Movie[]; next_cursor: string | null }
      return { body, hash: Bun.hash(JSON.stringify(body)), isKept: answer.headers.has('etag') }
    }
    for (const asked of fc.sample(question, { numRuns: questions, seed })) {
      const search = new URLSearchParams(asked as Record<string, string>)
      const found: Movie[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        if (cursor) search.set('cursor', cursor)
        const path = `/api/v1/movies?${search}`.replaceAll('%2C', ',')
        const own = { authorization: `Bearer ${app.key()}` }
        const cold = await hashOf(`${path}&api_key=${app.key()}`, {})
        const [first, again] = [await hashOf(path, own), await hashOf(path, own)]

        expect([path, cold.isKept, first.isKept, again.isKept]).toEqual([path, false, true, true])
        expect([path, first.hash, again.hash]).toEqual([path, cold.hash, cold.hash])
        found.push(...cold.body.results)
        cursor = cold.body.next_cursor
      }
      const expected = known.filter((each) => isAsked(each, asked as Question)).map(shown)

      expect([asked, found.map(visible).toSorted((a, b) => a.id - b.id)]).toEqual([asked, expected])
    }
  } finally {
    await app.close()
  }
}, 120_000)
