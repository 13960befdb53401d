import { afterAll, beforeAll, expect, test } from 'bun:test'
import { sha256Of } from '#server/testing/torrent-world'
import { after, until } from '#server/testing/until'
import type { MovieSketch } from '#world/catalog'
import type { Client } from './client'
import { databaseDamage } from './kills'
import { openWorld, type World } from './world'

const sketches: MovieSketch[] = Array.from({ length: 8 }, (_, n) => ({ id: 700 + n, title: `Harbor Lights ${n + 1}`, year: 1930 + n }))
const seeded = sketches.slice(0, 2)
let world: World
beforeAll(async () => {
  world = await openWorld({ movies: sketches })
}, 120_000)
afterAll(() => world?.close(), 60_000)

/** A generator of random numbers that one seed repeats. */
const randomFrom = (seed: number) => {
  let state = seed
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  return { below: (n: number) => Math.floor(next() * n), of: <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]! }
}

type Doing = { client: Client; random: ReturnType<typeof randomFrom>; n: number }
type Change = (doing: Doing) => Promise<unknown>
const idsOf = async (client: Client, path: string) => (await client.all<{ id: number }>(path)).map(({ id }) => id)
const aMovie = async ({ client, random }: Doing) => random.of(await idsOf(client, '/movies')) ?? 0
const aTag = async ({ client, random }: Doing) => random.of(await idsOf(client, '/tags')) ?? 0
/** What a person does. One that is refused, such as for a tag that is in use, changes nothing. */
const changes: readonly Change[] = [
  async (doing) => doing.client.ask('PATCH', `/movies/${await aMovie(doing)}`, { user_rating: 1 + doing.random.below(10) }),
  async (doing) => doing.client.ask('PATCH', `/movies/${await aMovie(doing)}`, { monitored: doing.random.below(2) === 0 }),
  async (doing) => doing.client.ask('PATCH', `/movies/${await aMovie(doing)}`, { keep: doing.random.below(2) === 0 }),
  async (doing) => doing.client.ask('PATCH', `/movies/${await aMovie(doing)}`, { tag_ids: [await aTag(doing)] }),
  async (doing) => doing.client.ask(doing.random.of(['POST', 'DELETE']), `/movies/${await aMovie(doing)}/watched`),
  async (doing) => doing.client.ask('DELETE', `/movies/${await aMovie(doing)}?delete_files=true`),
  async ({ client, n }) => client.ask('POST', '/tags', { name: `tag ${n}` }),
  async (doing) => doing.client.ask('PATCH', `/tags/${await aTag(doing)}`, { name: `name ${doing.random.below(50)}` }),
  async (doing) => doing.client.ask('DELETE', `/tags/${await aTag(doing)}`),
  async ({ client, n }) => client.ask('POST', '/exclusions', { metadata_id: 5000 + n, title: `Excluded ${n}`, year: null }),
  async ({ client, n }) => client.ask('POST', '/views', { name: `view ${n}`, query: { sort: 'year' } }),
  async ({ client, random }) => client.ask('PUT', '/config', { region: random.of(['AT', 'US', 'FR']) }),
]

type Held = Record<string, unknown> & { id: number; metadata_id: number }
const personal = [
  'metadata_id',
  'monitored',
  'keep',
  'favorite',
  'user_rating',
  'watched_at',
  'play_count',
  'minimum_availability',
] as const
/** Everything that the changes touch, as the API tells it, and the movies on disk. */
const stateOf = async (client: Client): Promise<string> => {
  const movies = (await client.all<Held>('/movies')).toSorted((a, b) => a.metadata_id - b.metadata_id)
  const tags = new Map((await client.all<{ id: number; name: string }>('/tags')).map(({ id, name }) => [id, name]))
  const files = (await Promise.all(movies.map(({ id }) => client.files(id)))).flat()
  const onDisk = await Promise.all(files.map(async ({ relative_path, path }) => [relative_path, await sha256Of(path)]))
  return JSON.stringify(
    {
      movies: movies.map((movie) => [
        ...personal.map((name) => movie[name]),
        ((movie.tag_ids as number[] | undefined) ?? []).map((id) => tags.get(id)).toSorted(),
      ]),
      tags: [...tags.values()].toSorted(),
      exclusions: (await client.all<{ title: string }>('/exclusions')).map(({ title }) => title).toSorted(),
      views: (await client.all<{ name: string }>('/views')).map(({ name }) => name).toSorted(),
      region: (await client.call<{ region: string }>('GET', '/config')).region,
      onDisk,
    },
    null,
    1,
  )
}

type Undoable = { id: number; text: string; undoable: boolean; undone_at: string | null; undoes: number | null }
const openSince = async (client: Client, earlier: ReadonlySet<number>): Promise<Undoable[]> =>
  (await client.all<Undoable>('/undo')).filter(({ id, undone_at, undoes }) => !earlier.has(id) && undone_at === null && undoes === null)

/** Ends the program without warning while it works on something, and starts it again. */
const killDuring = async (work: () => Promise<unknown>, ms: number): Promise<void> => {
  const working = work().catch(() => undefined)
  await after(ms)
  await world.service().cut()
  await working
  await world.restart()
}

const CHANGES = 120
const KILL_EVERY = 15

test('random changes with kills in between are undone in reverse, with kills in between, and everything is as it was', async () => {
  for (const sketch of seeded) await world.seed(`${sketch.title.replaceAll(' ', '.')}.${sketch.year}.1080p.BluRay.x264-TEST`, sketch)
  for (const sketch of sketches) {
    const movie = await world.add(sketch)
    if (seeded.includes(sketch)) await world.becomes(movie, 'available')
  }
  for (const name of ['kids', 'family']) await world.client().call('POST', '/tags', { name })
  const before = await stateOf(world.client())
  const earlier = new Set((await world.client().all<Undoable>('/undo')).map(({ id }) => id))
  const random = randomFrom(41)

  for (let n = 0; n < CHANGES; n++) {
    const change = random.of(changes)
    const work = () => change({ client: world.client(), random, n })
    if (n % KILL_EVERY === 0) await killDuring(work, random.below(25))
    else await work()
  }
  expect((await openSince(world.client(), earlier)).length).toBeGreaterThan(CHANGES / 3)
  expect(await stateOf(world.client())).not.toBe(before)

  let turn = 0
  await until(
    'everything is undone',
    async () => {
      const [newest] = await openSince(world.client(), earlier)
      if (!newest) return true
      const undo = () => world.client().ask('POST', `/undo/${newest.id}`)
      if (++turn % KILL_EVERY === 0) await killDuring(undo, random.below(25))
      else expect({ text: newest.text, ...(await undo()) }).toMatchObject({ status: 204 })
      return false
    },
    400_000,
  )
  await until('everything is as it was', async () => (await stateOf(world.client())) === before, 30_000).catch(async () =>
    expect(await stateOf(world.client())).toBe(before),
  )
  await world.service().stop()
  expect(databaseDamage(world.dataDir)).toEqual([])
}, 600_000)
