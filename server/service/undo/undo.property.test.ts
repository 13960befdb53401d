import { expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { putHeld, putMovie, putRoot } from '#server/testing/put-rows'
import { openTestApp, type TestApp } from '#server/testing/test-app'
import { collections, movies, personOf } from '#world/movies'
import { rowAsJson } from './kept-table'
import type { Undoable } from './schema'

/** A generator of random numbers that one seed repeats. */
const randomFrom = (seed: number) => {
  let state = seed
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  return { below: (n: number) => Math.floor(next() * n), of: <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]! }
}
type Random = ReturnType<typeof randomFrom>

const begin = async (): Promise<TestApp> => {
  const app = await openTestApp()
  const root = await putRoot(app)
  for (let n = 1; n <= 12; n++) {
    if (n % 2) putMovie(app, { title: `Movie ${n}`, rating: 0.1 * n, popularity: 1 / n })
    else putHeld(app, { title: `Movie ${n}`, root_folder_id: root, relative_path: `odd ${n}/Movie ${n}.mkv` })
  }
  for (const name of ['kids', 'family', 'old']) await app.ask('POST', '/tags', { name })
  return app
}

const ids = async (app: TestApp, path: string): Promise<number[]> =>
  (await app.ask<{ results: { id: number }[] }>('GET', `${path}?limit=100`)).body.results.map(({ id }) => id)

type Doing = { app: TestApp; random: Random; n: number }
const edits: ((doing: Doing) => Promise<unknown>)[] = [
  async ({ app, random }) => app.ask('PATCH', `/movies/${random.of(await ids(app, '/movies'))}`, { user_rating: 1 + random.below(10) }),
  async ({ app, random }) =>
    app.ask('PATCH', `/movies/${random.of(await ids(app, '/movies'))}`, {
      monitored: random.below(2) === 0,
      minimum_availability: random.of(['announced', 'in_cinemas', 'released']),
    }),
  async ({ app, random }) =>
    app.ask('PATCH', `/movies/${random.of(await ids(app, '/movies'))}`, { tag_ids: (await ids(app, '/tags')).slice(random.below(3)) }),
  async ({ app, random }) => {
    const all = await ids(app, '/movies')
    await app.ask('PATCH', '/movies', { ids: all.slice(random.below(all.length)), add_tag_ids: (await ids(app, '/tags')).slice(0, 1) })
  },
  async ({ app, random }) => app.ask(random.below(2) ? 'POST' : 'DELETE', `/movies/${random.of(await ids(app, '/movies'))}/watched`),
  async ({ app, random }) => {
    const all = await ids(app, '/movies')
    if (all.length > 3)
      await app.ask('DELETE', '/movies', {
        ids: [random.of(all)],
        delete_files: random.below(2) === 0,
        add_exclusion: random.below(2) === 0,
      })
  },
  async ({ app, random }) => app.ask('POST', '/library/rename', { movie_ids: [random.of(await ids(app, '/movies'))] }),
  async ({ app, n }) => app.ask('POST', '/tags', { name: `tag ${n}` }),
  async ({ app, random }) => app.ask('PATCH', `/tags/${random.of(await ids(app, '/tags'))}`, { name: `name ${random.below(50)}` }),
  async ({ app, random }) => app.ask('DELETE', `/tags/${random.of(await ids(app, '/tags'))}`),
  async ({ app, n }) =>
    app.ask('POST', '/custom-formats', {
      name: `format ${n}`,
      conditions: [{ kind: 'release_title', value: `x${n}`, negate: false, required: false }],
    }),
  async ({ app, random }) => app.ask('DELETE', `/custom-formats/${random.of(await ids(app, '/custom-formats'))}`),
  async ({ app, random }) => {
    const formats = await ids(app, '/custom-formats')
    const format_scores = formats.slice(random.below(3)).map((custom_format_id) => ({ custom_format_id, score: random.below(100) }))
    await app.ask('PATCH', `/quality-profiles/${random.of(await ids(app, '/quality-profiles'))}`, { format_scores })
  },
  async ({ app, n }) => app.ask('POST', '/exclusions', { metadata_id: 5000 + n, title: `Excluded ${n}`, year: null }),
  async ({ app, random }) => app.ask('DELETE', `/exclusions/${random.of(await ids(app, '/exclusions'))}`),
  async ({ app, random, n }) =>
    app.ask('POST', '/lists', {
      name: `list ${n}`,
      type: 'json',
      settings: { url: `https://lists.example/${n}.json` },
      tag_ids: (await ids(app, '/tags')).slice(0, random.below(2)),
    }),
  async ({ app, random }) => app.ask('PATCH', `/lists/${random.of(await ids(app, '/lists'))}`, { enabled: random.below(2) === 0 }),
  async ({ app, random }) => app.ask('DELETE', `/lists/${random.of(await ids(app, '/lists'))}`),
  async ({ app, random }) => {
    const person = personOf(random.of(movies.flatMap(({ cast }) => cast)))
    await app.ask('POST', '/follows', { kind: 'person', metadata_id: person.id, choice: random.of(['want', 'tell']) })
  },
  async ({ app, random }) => {
    const { id } = random.of(Object.values(collections))
    return app.ask('POST', '/follows', { kind: 'collection', metadata_id: id, choice: random.of(['want', 'tell']) })
  },
  async ({ app, random }) => app.ask('PATCH', `/follows/${random.of(await ids(app, '/follows'))}`, { choice: random.of(['want', 'tell']) }),
  async ({ app, random }) => app.ask('DELETE', `/follows/${random.of(await ids(app, '/follows'))}`),
  async ({ app, n }) => app.ask('POST', '/views', { name: `view ${n}`, query: { sort: 'year' } }),
  async ({ app, random }) => app.ask('DELETE', `/views/${random.of(await ids(app, '/views'))}`),
  async ({ app, random }) =>
    app.ask('PUT', '/config', { region: random.of(['AT', 'US', 'FR']), search_interval_minutes: 15 + random.below(30) }),
]

/** Everything that a person owns, byte for byte, and the files on disk. */
const stateOf = (app: TestApp): string => {
  const tables = app.keptTables.map(({ name, key, decided }) => {
    const rows = app.db.$client.query<{ row: string }, []>(
      `SELECT json_array(${key.join(', ')}) || ${rowAsJson(decided, 't')} AS row FROM "${name}" t ORDER BY ${key.join(', ')}`,
    )
    return [name, ...rows.all().map(({ row }) => row)].join('\n')
  })
  const files = readdirSync(app.shelf, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.mkv') && !path.startsWith('.'),
  )
  return [...tables, ...files.sort()].join('\n')
}

const doRandom = async (app: TestApp, random: Random, count: number): Promise<void> => {
  for (let n = 0; n < count; n++) {
    app.clock.set(new Date(Date.parse('2026-03-01T12:00:00Z') + n * 60_000).toISOString())
    await random.of(edits)({ app, random, n })
  }
}

const listed = async (app: TestApp): Promise<Undoable[]> => {
  const found: Undoable[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { results: Undoable[]; next_cursor: string | null } = (
      await app.ask<{ results: Undoable[]; next_cursor: string | null }>('GET', `/undo?limit=100${cursor && `&cursor=${cursor}`}`)
    ).body
    found.push(...page.results)
    cursor = page.next_cursor
  }
  return found
}
const open = (all: readonly Undoable[], before: readonly number[]) =>
  all.filter(({ id, undone_at }) => undone_at === null && before.includes(id))

test('300 random changes, undone in reverse: everything is as it was, byte for byte', async () => {
  await using stack = new AsyncDisposableStack()
  const app = stack.adopt(await begin(), (one) => one.close())
  const random = randomFrom(37)
  const [before, earlier] = [stateOf(app), (await listed(app)).map(({ id }) => id)]

  await doRandom(app, random, 300)
  const done = (await listed(app)).filter(({ id }) => !earlier.includes(id))
  expect(done.length).toBeGreaterThan(150)
  expect(stateOf(app)).not.toBe(before)

  for (const { id, text } of done) expect({ text, ...(await app.ask('POST', `/undo/${id}`)) }).toMatchObject({ status: 204 })
  expect(stateOf(app)).toBe(before)
})

for (const seed of [1, 2, 3])
  test(`60 random changes, undone in any order that is allowed, seed ${seed}`, async () => {
    await using stack = new AsyncDisposableStack()
    const app = stack.adopt(await begin(), (one) => one.close())
    const random = randomFrom(seed)
    const [before, earlier] = [stateOf(app), (await listed(app)).map(({ id }) => id)]
    await doRandom(app, random, 60)
    const ours = (await listed(app)).map(({ id }) => id).filter((id) => !earlier.includes(id))

    for (let left = open(await listed(app), ours); left.length > 0; left = open(await listed(app), ours)) {
      const allowed = left.filter(({ undoable }) => undoable)
      expect(allowed.length).toBeGreaterThan(0)
      expect((await app.ask('POST', `/undo/${random.of(allowed).id}`)).status).toBe(204)
    }
    expect(stateOf(app)).toBe(before)
  })
