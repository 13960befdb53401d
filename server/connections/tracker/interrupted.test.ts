import { expect, test } from 'bun:test'
import { moviesTable } from '#server/catalog/movies/table'
import { openTrackerWorld, type TrackerWorld } from '#server/testing/tracker-world'

const day = (n: number) => new Date(Date.parse('2025-01-01T20:00:00.000Z') + n * 24 * 3600_000).toISOString()
const [there, here, both, later] = [1, 2, 3, 4]

const prepare = async (): Promise<TrackerWorld> => {
  const world = await openTrackerWorld()
  for (const id of [there, here, both, later]) world.put(id)
  world.tracking.watch(there, day(1))
  world.tracking.watch(both, day(3))
  world.tracking.rate(there, 8)
  for (const id of [here, both, later]) {
    world.app.clock.set(day(id))
    await world.app.ask('POST', `/movies/${world.movie(id)?.id}/watched`)
  }
  await world.app.ask('PATCH', `/movies/${world.movie(here)?.id}`, { user_rating: 3 })
  world.app.clock.set('2026-03-01T12:00:00.000Z')
  await world.connect()
  return world
}

/** From the cut on nothing reaches the disk and no response from the tracker arrives, as after kill -9. */
const cutOff = ({ app, tracking }: TrackerWorld, cutAt: number) => {
  let steps = 0
  let isAlive = true
  const isCut = () => isAlive && ++steps >= cutAt
  const transaction = app.db.transaction.bind(app.db)
  app.db.transaction = ((...given: Parameters<typeof transaction>) => {
    if (isCut()) throw new Error('interrupted')
    return transaction(...given)
  }) as typeof transaction
  tracking.cut.interrupt = isCut
  return {
    steps: () => steps,
    revive: () => {
      isAlive = false
    },
  }
}

const endsWell = async (world: TrackerWorld): Promise<void> => {
  const { app, tracking } = world
  for (let i = 0; i < 2; i++) {
    app.clock.advance(60_000)
    await app.rooms.tracker.syncDue()
  }
  expect((await world.show()).last_error).toBeNull()
  expect(tracking.data.history.map(({ tmdb }) => tmdb).sort()).toEqual([there, here, both, later])
  expect([...tracking.data.ratings].map(([id, { rating }]) => [id, rating]).sort()).toEqual([
    [there, 8],
    [here, 3],
  ])
  const movies = app.db.select().from(moviesTable).all()
  expect(movies.map(({ play_count, user_rating }) => [play_count, user_rating])).toEqual([
    [1, 8],
    [1, 3],
    [1, null],
    [1, null],
  ])
  expect(tracking.overLimit).toEqual([])
}

/** Whether the cut came before the end. */
const cutAndRecover = async (cutAt: number): Promise<boolean> => {
  const world = await prepare()
  try {
    await world.app.ask('POST', '/tracker/sync', { dry_run: true })
    world.app.db.$client.run(`UPDATE tracker_account SET confirmed_at = '2026-03-01T12:00:00.000Z'`)
    const cut = cutOff(world, cutAt)
    await world.app.rooms.tracker.syncDue().catch(() => undefined)
    const wasCut = cut.steps() >= cutAt
    cut.revive()
    await endsWell(world)
    return wasCut
  } finally {
    await world.close()
  }
}

test('wherever a sync is interrupted, nothing is lost and nothing is duplicated', async () => {
  const atOnce = 6
  let cuts = 0
  for (let first = 1; ; first += atOnce) {
    const group = Array.from({ length: atOnce }, (_, i) => first + i)
    const wereCut = await Promise.all(group.map(cutAndRecover))
    cuts += wereCut.filter(Boolean).length
    if (wereCut.includes(false)) break
  }

  expect(cuts).toBeGreaterThan(20)
}, 300_000)
