import { afterAll, beforeAll, expect, test } from 'bun:test'
import { systemClock } from '#server/lib/clock'
import { until } from '#server/testing/torrent-world'
import { movies } from '#world/movies'
import { startTracking, type Tracking } from '#world/tracking'
import { openStanding, type Standing } from './contract/standing'

let standing: Standing
let tracking: Tracking
beforeAll(async () => {
  tracking = startTracking({ clock: systemClock })
  standing = await openStanding()
}, 60_000)
afterAll(async () => {
  await standing?.close()
  await tracking?.stop()
})

const synced = async () => {
  const { run } = await standing.ok('POST', '/tracker/sync')
  await until('the sync has ended', async () => {
    const { results } = await standing.ok('GET', '/tasks/tracker-sync/runs')
    return results.find(({ id, finished_at }: { id: number; finished_at: string | null }) => id === run.id && finished_at !== null)
  })
}

test('a tracker that is connected by its code and 30 plays there become one history with those here, twice in a row', async () => {
  const known = movies.slice(0, 8).map(({ id }) => id)
  const here = await Promise.all(known.map(async (id) => (await standing.add(id)).id as number))
  for (let i = 0; i < 30; i++) {
    const id = i < 5 ? known[i] : 900_000 + i
    tracking.watch(id ?? null, new Date(Date.now() - (i + 1) * 24 * 3600_000).toISOString())
  }
  for (const id of here.slice(5)) await standing.ok('POST', `/movies/${id}/watched`)
  const { client_id: tracker_client_id, client_secret: tracker_client_secret } = tracking
  await standing.ok('PUT', '/config', { tracker_url: tracking.url, tracker_client_id, tracker_client_secret })

  const { user_code } = await standing.ok('POST', '/tracker/device-code')
  tracking.approve()
  await until('the code has been accepted', async () => (await standing.ok('POST', '/tracker/device-poll')).state === 'connected')
  const counts = await standing.ok('POST', '/tracker/sync', { dry_run: true })
  await synced()
  await synced()

  expect(user_code).toBe('ABCD1234')
  expect(counts).toEqual({ to_pull: { watched: 5, ratings: 0, watchlist: 0 }, to_push: { plays: 3, ratings: 0 } })
  expect(tracking.data.history).toHaveLength(33)
  const { results } = await standing.ok('GET', '/movies')
  expect(results.map(({ play_count }: { play_count: number }) => play_count)).toEqual(known.map(() => 1))
  expect(tracking.overLimit).toEqual([])
}, 120_000)
