import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import { takeState } from '#server/catalog/movies/take-state'
import { openTrackerWorld, type TrackerWorld } from '#server/testing/tracker-world'
import { trackerPlaysTable } from './table'

let world: TrackerWorld
beforeEach(async () => {
  world = await openTrackerWorld()
})
afterEach(() => world.close())

const day = (n: number) => new Date(Date.parse('2025-01-01T20:00:00.000Z') + n * 24 * 3600_000).toISOString()
const rate = async (id: number, user_rating: number | null) => void (await world.app.ask('PATCH', `/movies/${id}`, { user_rating }))
const playsAt = (id: number) => world.tracking.data.history.filter(({ tmdb }) => tmdb === id).length
const set = (patch: Record<string, unknown>) => world.app.config.update(patch, { isKey: true })
const task = async () => {
  await world.app.ask('POST', '/tasks/tracker-sync/run')
  await world.app.rooms.tasks.scheduler.idle()
}

describe('before the first sync', () => {
  test('counts what would happen, and changes nothing until the person agrees', async () => {
    for (let id = 1; id <= 3; id++) world.put(id)
    world.tracking.watch(1, day(1))
    world.tracking.watch(1, day(2))
    world.tracking.watch(99, day(3))
    world.tracking.rate(2, 8)
    await world.watchHere(world.movie(3)?.id ?? 0)
    await world.connect()

    expect(await world.count()).toEqual({ to_pull: { watched: 2, ratings: 1, watchlist: 0 }, to_push: { plays: 1, ratings: 0 } })
    const reads = world.tracking.calls('POST /sync')
    await task()

    expect(reads + world.tracking.calls('POST /sync')).toBe(0)
    expect(world.movie(1)?.play_count).toBe(0)
    expect(await world.show()).toMatchObject({ needs: 'confirmation', pending: { plays: 1 } })
    await world.runSync()
    expect([world.movie(1)?.play_count, world.movie(2)?.user_rating, playsAt(3)]).toEqual([2, 8, 1])
    expect(await world.show()).toMatchObject({ needs: null, pending: { plays: 0, ratings: 0, imported: 0 } })
  })

  test('without a connection there is nothing to sync', async () => {
    expect((await world.app.ask('POST', '/tracker/sync')).status).toBe(409)
    expect((await world.app.ask('POST', '/tracker/sync', { dry_run: true })).status).toBe(409)
  })
})

test('merges 300 plays there and 40 here into one history without duplicates, twice in a row', async () => {
  for (let id = 1; id <= 320; id++) world.put(id)
  for (let id = 1; id <= 300; id++) world.tracking.watch(id, day(id))
  world.tracking.watch(null, day(400))
  for (let id = 281; id <= 320; id++) {
    world.app.clock.set(id <= 300 ? new Date(Date.parse(day(id)) + 40 * 60_000).toISOString() : day(id))
    await world.app.ask('POST', `/movies/${world.movie(id)?.id}/watched`)
  }
  world.app.clock.set('2026-03-01T12:00:00.000Z')
  await world.connect()
  expect(await world.count()).toMatchObject({ to_pull: { watched: 280 }, to_push: { plays: 20 } })

  for (const _ of ['once', 'twice', 'again']) {
    await world.runSync()

    expect(world.tracking.data.history).toHaveLength(321)
    expect(new Set(world.tracking.data.history.map(({ tmdb }) => tmdb)).size).toBe(321)
    const movies = world.app.db.select().from(moviesTable).all()
    expect(movies.filter(({ play_count, watched_at }) => play_count === 1 && watched_at !== null)).toHaveLength(320)
  }
  expect(world.tracking.calls('POST /sync/history')).toBe(1)
  expect(world.tracking.overLimit).toEqual([])
  expect(await world.count()).toMatchObject({ to_pull: { watched: 0 }, to_push: { plays: 0 } })
}, 120_000)

describe('a sync', () => {
  beforeEach(async () => {
    await world.connect()
    await world.runSync()
  })

  test('requests nothing more if nothing changed', async () => {
    const before = world.tracking.asked.length

    await task()

    expect(world.tracking.asked.slice(before).map(({ path }) => path)).toEqual(['/sync/last_activities'])
  })

  test('imports what was watched elsewhere, counting each play once', async () => {
    world.put(603)
    world.tracking.watch(603, day(1))
    await task()
    expect(world.movie(603)).toMatchObject({ play_count: 1, watched_at: day(1) })
    world.tracking.watch(603, day(3))
    world.tracking.watch(603, day(2))

    await task()
    await task()

    expect(world.movie(603)).toMatchObject({ play_count: 3, watched_at: day(3) })
    expect(world.app.told().filter((type) => type === 'movie_watched')).toHaveLength(2)
    expect(world.tracking.calls('POST /sync/history')).toBe(0)
  })

  test('finds a play that was backdated', async () => {
    world.put(603)
    world.put(604)
    world.tracking.watch(603, day(300))
    await task()
    world.tracking.watch(604, day(1))

    await task()

    expect(world.movie(604)).toMatchObject({ play_count: 1, watched_at: day(1) })
  })

  test('keeps plays of movies that are added to the library later', async () => {
    world.tracking.watch(603, day(1))
    await task()
    world.put(603)

    await task()

    expect(world.movie(603)).toMatchObject({ play_count: 1, watched_at: day(1) })
  })

  test('follows every page, even if the tracker makes them smaller than requested', async () => {
    const small = await openTrackerWorld({ pageLimit: 3 })
    for (let id = 1; id <= 8; id++) {
      small.put(id)
      small.tracking.watch(id, day(id))
    }
    await small.connect()
    await small.runSync()
    const watched = small.app.db
      .select()
      .from(moviesTable)
      .all()
      .filter(({ play_count }) => play_count === 1).length
    const pages = small.tracking.calls('GET /sync/history/movies')
    await small.close()

    expect([watched, pages]).toEqual([8, 3])
  })

  test('never overrides the person here: unwatched stays unwatched, and the play there stays too', async () => {
    const id = world.put(603)
    world.tracking.watch(603, day(1))
    await task()

    await world.app.ask('DELETE', `/movies/${id}/watched`)
    world.tracking.rate(603, 5)
    await task()

    expect(world.movie(603)).toMatchObject({ watched_at: null, user_rating: 5 })
    expect(playsAt(603)).toBe(1)
  })

  test('does not send what was marked by mistake and undone', async () => {
    const id = world.put(603)
    await world.watchHere(id)
    await world.app.ask('DELETE', `/movies/${id}/watched`)

    await task()

    expect([playsAt(603), (await world.show()).pending.plays]).toEqual([0, 0])
  })

  test('sends plays in order, including those of removed movies, with ids that the tracker knows', async () => {
    const ids = [11, 12, 13].map((metadata_id) => world.put(metadata_id))
    for (const id of ids) await world.watchHere(id)
    await world.app.ask('DELETE', `/movies/${ids[1]}`)

    await task()

    expect(world.tracking.data.history.map(({ tmdb }) => tmdb)).toEqual([11, 12, 13])
    expect(world.tracking.data.history.map(({ watched_at }) => watched_at)).toEqual(
      world.tracking.data.history.map(({ watched_at }) => watched_at).toSorted(),
    )
  })

  test('stops reporting a movie that the tracker does not know', async () => {
    world.tracking.data.unknown.add(603)
    await rate(world.put(603), 7)
    await world.watchHere(world.movie(603)?.id ?? 0)
    await task()
    const sent = world.tracking.calls('POST /sync')

    await task()

    expect([sent, world.tracking.calls('POST /sync')]).toEqual([2, 2])
    expect(await world.show()).toMatchObject({ last_error: null, pending: { plays: 0, ratings: 0, imported: 0 } })
  })

  test('syncs ratings both ways: the later one wins, and none is removed', async () => {
    const [one, two, three, four] = [21, 22, 23, 24].map((id) => world.put(id))
    await rate(one ?? 0, 6)
    world.tracking.rate(22, 9)
    await rate(three ?? 0, 3)
    world.app.clock.advance(60_000)
    world.tracking.rate(23, 8)
    world.tracking.rate(24, 2)
    world.app.clock.advance(60_000)
    await rate(four ?? 0, 10)

    await task()

    expect([21, 22, 23, 24].map((id) => world.movie(id)?.user_rating)).toEqual([6, 9, 8, 10])
    expect([21, 22, 23, 24].map((id) => world.tracking.data.ratings.get(id)?.rating)).toEqual([6, 9, 8, 10])
    const sent = world.tracking.calls('POST /sync/ratings')
    await rate(two ?? 0, null)
    world.tracking.data.ratings.delete(21)
    world.tracking.data.activities.rated_at = world.tracking.data.tick()
    await task()
    expect([world.movie(21)?.user_rating, world.tracking.data.ratings.get(22)?.rating]).toEqual([6, 9])
    expect([sent, world.tracking.calls('POST /sync/ratings')]).toEqual([1, 1])
  }, 120_000)

  test('skips the history while the setting is off and catches up later', async () => {
    set({ tracker_sync_history: false })
    world.put(603)
    world.tracking.watch(603, day(1))
    await world.watchHere(world.put(604))
    await task()
    expect([world.movie(603)?.play_count, playsAt(604)]).toEqual([0, 0])

    set({ tracker_sync_history: true })
    await task()

    expect([world.movie(603)?.play_count, playsAt(604)]).toEqual([1, 1])
  })
})

describe('the watchlist', () => {
  const inLibrary = () =>
    world.app.db
      .select()
      .from(moviesTable)
      .all()
      .map(({ metadata_id }) => metadata_id)

  const addedBy = () => [
    ...new Set(
      world.app.db
        .select()
        .from(moviesTable)
        .all()
        .map(({ added_by }) => added_by),
    ),
  ]

  test('becomes wanted movies up to the cap per sync, in order, except excluded ones', async () => {
    const ids = world.app.provider.movies.slice(0, 7).map(({ id }) => id)
    for (const id of ids) world.tracking.wish(id)
    world.tracking.wish(987_654_321)
    await world.app.ask('POST', '/exclusions', { metadata_id: ids[1], title: 'Never', year: 2000 })
    set({ tracker_sync_watchlist: true, list_max_added_per_sync: 3 })
    await world.connect()
    expect((await world.count()).to_pull.watchlist).toBe(7)

    await world.runSync()
    expect(inLibrary()).toEqual([ids[0], ids[2], ids[3]] as number[])
    await task()
    await task()

    expect(inLibrary()).toEqual([0, 2, 3, 4, 5, 6].map((i) => ids[i] ?? 0))
    expect(addedBy()).toEqual(['tracker'])
    expect(world.tracking.calls('GET /sync/watchlist')).toBe(2)
    expect(world.app.events.filter(({ type }) => type === 'tracker_synced')).toHaveLength(2)
  })

  test('does not bring back what the person removed, unless it was added to the list again', async () => {
    const id = world.app.provider.movies[0]?.id ?? 0
    world.tracking.wish(id)
    set({ tracker_sync_watchlist: true })
    await world.connect()
    await world.runSync()
    await world.app.ask('DELETE', `/movies/${world.movie(id)?.id}`)
    await task()
    expect(inLibrary()).toEqual([])

    world.tracking.data.watchlist.length = 0
    world.tracking.data.activities.watchlisted_at = world.tracking.data.tick()
    await task()
    world.tracking.wish(id)
    await task()

    expect(inLibrary()).toEqual([id])
  })

  test('is left alone while the setting is off', async () => {
    world.tracking.wish(world.app.provider.movies[0]?.id ?? 0)
    await world.connect()
    await world.runSync()

    expect(inLibrary()).toEqual([])
  })
})

test('identifies a sent play by its id there, however large', async () => {
  await world.watchHere(world.put(603))
  await world.connect()
  await world.runSync()
  await task()

  const [play] = world.app.db.select().from(trackerPlaysTable).where(eq(trackerPlaysTable.metadata_id, 603)).all()

  expect(play).toMatchObject({ state: 'sent', history_id: world.tracking.data.history[0]?.id as string })
  expect(Number(play?.history_id)).toBeGreaterThan(Number.MAX_SAFE_INTEGER)
})

describe('plays that came with an import', () => {
  const take = (id: number, play_count: number, watched_at: string) =>
    world.app.journal.commit((tx, announce) => takeState(tx, announce, { id, state: { watched_at, play_count } }))

  test('are sent only when the person says so', async () => {
    const id = world.put(603)
    await world.connect()
    take(id, 1, day(1))

    await world.runSync()
    expect([playsAt(603), (await world.show()).pending.imported]).toEqual([0, 1])
    await world.app.ask('POST', '/tracker/sync', { send_imported: true })
    await world.app.rooms.tasks.scheduler.idle()

    expect([playsAt(603), (await world.show()).pending.imported]).toEqual([1, 0])
  })

  test('are not counted again when the tracker knows them too', async () => {
    const id = world.put(603)
    for (const n of [1, 2]) world.tracking.watch(603, day(n))
    take(id, 2, day(2))
    await world.connect()
    await world.runSync()
    const before = world.movie(603)?.play_count
    world.tracking.watch(603, day(9))
    await task()

    expect([before, world.movie(603)?.play_count]).toEqual([2, 3])
    expect(await world.show()).toMatchObject({ pending: { imported: 0 } })
  })
})
