import { afterAll, beforeAll, expect, test } from 'bun:test'
import { movies } from '#world/movies'
import { openStanding, type Standing } from './contract/standing'
import { type Service, startService } from './service'
import { connectByCode, shownTracker, startTracked, syncOnce } from './tracked'

let standing: Standing
let tracked: ReturnType<typeof startTracked>
let again: Service | undefined
beforeAll(async () => {
  tracked = startTracked({ pageLimit: 10 })
  standing = await openStanding()
}, 120_000)
afterAll(async () => {
  await again?.stop()
  await standing?.close()
  await tracked?.tracking.stop()
})

const plays = async () => (await standing.ok('GET', '/movies')).results.map(({ play_count }: { play_count: number }) => play_count)

test('connecting a tracker by code merges its 30 plays with the local ones, and a second sync changes nothing', async () => {
  const { tracking, settings } = tracked
  const known = movies.slice(0, 8).map(({ id }) => id)
  const here = await Promise.all(known.map(async (id) => (await standing.add(id)).id as number))
  for (let i = 0; i < 30; i++) {
    const id = i < 5 ? known[i] : 900_000 + i
    tracking.watch(id ?? null, new Date(Date.now() - (i + 1) * 24 * 3600_000).toISOString())
  }
  for (const id of here.slice(5)) await standing.ok('POST', `/movies/${id}/watched`)
  await standing.ok('PUT', '/config', settings)

  const user_code = await connectByCode(standing.client, tracking)
  const counts = await standing.ok('POST', '/tracker/sync', { dry_run: true })
  await syncOnce(standing.client)
  await syncOnce(standing.client)

  expect(user_code).toBe('ABCD1234')
  expect(counts).toEqual({ to_pull: { watched: 5, ratings: 0, watchlist: 0 }, to_push: { plays: 3, ratings: 0 } })
  expect(tracking.data.history).toHaveLength(33)
  expect(await plays()).toEqual(known.map(() => 1))
  expect(tracking.overLimit).toEqual([])
}, 120_000)

test('a token that expires during a sync is renewed once, and nothing is lost or duplicated', async () => {
  const { tracking } = tracked
  const renewed = tracking.refreshes.length
  tracking.watch(movies[0]!.id, new Date().toISOString())
  let requests = 0
  tracking.cut.interrupt = (moment) => {
    if (moment === 'before' && ++requests === 4) tracking.expireTokens()
    return false
  }

  await syncOnce(standing.client)
  tracking.cut.interrupt = () => false
  await syncOnce(standing.client)

  expect(requests).toBeGreaterThan(4)
  expect(tracking.refreshes.length - renewed).toBe(1)
  expect(await shownTracker(standing.client)).toMatchObject({ last_error: null, needs: null })
  expect(tracking.data.history).toHaveLength(34)
  expect((await plays()).toSorted()).toEqual([1, 1, 1, 1, 1, 1, 1, 2])
}, 120_000)

test('tokens lost in a kill between the response and the disk end in "reconnect", and a new code continues where it stopped', async () => {
  const { tracking } = tracked
  tracking.expireTokens()
  tracking.cut.interrupt = (moment) => {
    const isRefresh = tracking.asked.at(-1)?.path === '/oauth/token'
    if (moment === 'after' && isRefresh) process.kill(standing.pid, 'SIGKILL')
    return moment === 'after' && isRefresh
  }
  await standing.api('POST', '/tracker/sync').catch(() => undefined)
  await standing.exited
  tracking.cut.interrupt = () => false
  again = await startService({ dataDir: standing.dataDir, port: standing.port })

  expect((await again.client.ask('POST', '/tracker/sync')).status).toBe(503)
  expect(await shownTracker(again.client)).toMatchObject({ connected: false, needs: 'reconnect', username: 'ada' })
  await connectByCode(again.client, tracking)
  await syncOnce(again.client)

  expect(await shownTracker(again.client)).toMatchObject({ connected: true, needs: null, last_error: null })
  expect(tracking.data.history).toHaveLength(34)
}, 120_000)
