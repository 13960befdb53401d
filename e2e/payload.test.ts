import { afterAll, beforeAll, expect, test } from 'bun:test'
import { sha256Of } from '#server/testing/torrent-world'
import { footage, megabytes } from './footage'
import { openWorld, type World } from './world'

const episode = { id: 821, title: 'Night Train', year: 1930 }
const small = { id: 822, title: 'Paper Giants', year: 1931 }
const saver = { id: 823, title: 'Quiet Rooms', year: 1932 }
const other = { id: 824, title: 'River Crossing', year: 1933 }

let world: World
beforeAll(async () => {
  world = await openWorld({ movies: [episode, small, saver, other] })
}, 120_000)
afterAll(() => world?.close(), 60_000)

type Seeded = Awaited<ReturnType<World['seed']>>
type Sketch = typeof episode

/** The release that lies is the best by its name and has the most seeders; the honest one follows. */
const tryWith = async (movie: Sketch, lie: Parameters<World['seed']>[2]): Promise<{ lying: Seeded; reason: unknown; title: string }> => {
  const name = movie.title.replaceAll(' ', '.')
  const lying = await world.seed(`${name}.${movie.year}.1080p.BluRay.x264-LIAR`, movie, { seeders: 90, ...lie })
  const good = await world.seed(`${name}.${movie.year}.1080p.WEB-DL.AAC2.0.H.264-TEST`, movie, { seeders: 1 })

  const { id } = await world.becomes(await world.add(movie), 'available')

  const [file] = await world.client().files(id)
  expect(await sha256Of(file!.path)).toBe(good.sha256)
  const refusals = (await world.client().history(`?movie_id=${id}`)).filter(({ type }) => type === 'release_payload_refused')
  expect(refusals).toHaveLength(1)
  const sent = (await world.seeder.session.list()).find(({ info_hash }) => info_hash === lying.info_hash)
  expect(sent?.uploaded_bytes).toBe(0)
  const refused = (await world.client().releases(id)).find(({ title }) => title === lying.title)
  expect(refused?.verdict).toBe('rejected')
  return { lying, reason: refusals[0]!.data.code, title: refused!.reasons.map(({ text }) => text).join() }
}

test('an episode inside the torrent of a movie is refused before a byte, and the next best release is taken', async () => {
  const content = [{ path: ['Some.Series.S02E03.1080p.WEB-DL.mp4'], bytes: footage(megabytes(3)) }]

  const { reason, title } = await tryWith(episode, { content })

  expect(reason).toBe('file_is_episode')
  expect(title).toContain('S02E03')
}, 120_000)

test('a torrent that holds far less than its listed size is refused before a byte, and the next best release is taken', async () => {
  const profile = (await world.client().all<{ id: number; is_default: boolean; size_limits: object[] }>('/quality-profiles')).find(
    ({ is_default }) => is_default,
  )!
  const limited = profile.size_limits.map((limit) =>
    (limit as { quality: string }).quality === 'Bluray-1080p' ? { ...limit, min_size: 1 } : limit,
  )
  await world.client().call('PATCH', `/quality-profiles/${profile.id}`, { size_limits: limited })

  const { reason } = await tryWith(small, { size_bytes: 8 * 1024 ** 3 })

  expect(reason).toBe('too_small')
  await world.client().call('PATCH', `/quality-profiles/${profile.id}`, { size_limits: profile.size_limits })
}, 120_000)

test('a screensaver is refused before a byte, and the next best release is taken', async () => {
  const content = [
    { path: ['Quiet.Rooms.1932.1080p.scr'], bytes: footage(megabytes(3)) },
    { path: ['readme.txt'], bytes: Buffer.from('open it to watch') },
  ]

  const { reason, title } = await tryWith(saver, { content })

  expect(reason).toBe('dangerous_file')
  expect(title).toContain('Quiet.Rooms.1932.1080p.scr')
}, 120_000)

test('another movie inside the torrent is refused before a byte, and the next best release is taken', async () => {
  const content = [{ path: ['Wholly.Different.1961.1080p.BluRay.mp4'], bytes: footage(megabytes(3)) }]

  const { reason } = await tryWith(other, { content })

  expect(reason).toBe('file_of_other_movie')
}, 120_000)
