import { afterAll, beforeAll, expect, test } from 'bun:test'
import { sha256Of } from '#server/testing/torrent-world'
import { until } from '#server/testing/until'
import { footage, megabytes } from './footage'
import { damageOf, databaseDamage, killOnTheWay, statesOf } from './kills'
import { isAlive } from './processes'
import { openWorld, type World } from './world'

const slow = { id: 301, title: 'The Slow Boat', year: 1931 }
const earlier = new Map<number, string>()
let world: World
beforeAll(async () => {
  world = await openWorld({ movies: [slow] })
}, 120_000)
afterAll(() => world?.close(), 60_000)

/** One that was killed before may still be listed. */
const kill = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

const healthNamesTheEngine = async (): Promise<boolean> => {
  const { results } = await world.client().call<{ results: { code: string }[] }>('POST', '/health/check')
  return results.some(({ code }) => code.startsWith('torrent_session'))
}

test('an engine killed during a transfer is restarted, the service reports it, and the download completes on its own', async () => {
  const content = [{ path: ['The.Slow.Boat.mp4'], bytes: footage(megabytes(12)) }]
  const seeded = await world.seed('The.Slow.Boat.1931.1080p.BluRay.x264-TEST', slow, { content })
  earlier.set(slow.id, seeded.sha256)
  await world.client().call('PUT', '/config', { download_speed_limit: 500 })
  const socket = await world.client().listen()
  const movie = await world.add(slow)
  const bytes = () => socket.frames.findLast(({ type }) => type === 'download_progress')?.downloaded_bytes as number | undefined
  await until('a part of it is downloaded', () => (bytes() ?? 0) > megabytes(2))
  const engine = (await world.service().enginePid())!

  // A first restart may be over before a busy machine has asked; each further one takes longer. Only an engine that downloads again is killed:
  // one that dies twice while it is told to begin has its torrent set aside.
  let atLeast = 0
  await until('the service reports it', async () => {
    const running = await world.service().enginePid()
    if (running !== undefined && (bytes() ?? 0) >= atLeast) {
      kill(running)
      atLeast = (bytes() ?? 0) + megabytes(1)
    }
    return healthNamesTheEngine()
  })
  expect(isAlive(engine)).toBe(false)

  expect((await world.client().movie(movie.id)).status).toBe('downloading')
  await world.client().call('PUT', '/config', { download_speed_limit: 0 })
  await world.becomes(movie, 'available')
  expect(await healthNamesTheEngine()).toBe(false)
  expect(await world.service().enginePid()).not.toBe(engine)
  const [file] = await world.client().files(movie.id)
  expect(await sha256Of(file!.path)).toBe(seeded.sha256)
  socket.close()
}, 120_000)

test('a service killed at any point between grab and import imports every movie exactly once', async () => {
  const outcome = await killOnTheWay(world, { kills: 10, states: 4 })

  const sums = new Map([...outcome.sums, ...earlier])
  expect(statesOf(outcome.kills).size).toBeGreaterThan(3)
  expect(await damageOf(world, { ...outcome, sums })).toEqual([])
  await world.service().stop()
  expect(databaseDamage(world.dataDir)).toEqual([])
}, 480_000)
