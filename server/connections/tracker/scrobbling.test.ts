import { afterEach, beforeEach, expect, test } from 'bun:test'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { reader } from '#server/library/media/readings'
import { readingsTable } from '#server/library/media/table'
import { putFile, putRoot } from '#server/testing/put-rows'
import { openTrackerWorld, type TrackerWorld } from '#server/testing/tracker-world'
import { until } from '#server/testing/until'

const hour = 3600
let world: TrackerWorld
let file: number
beforeEach(async () => {
  world = await openTrackerWorld()
  const { app } = world
  file = putFile(app, world.put(19, { runtime_minutes: 60 }), { root_folder_id: await putRoot(app), relative_path: 'Metropolis.mp4' })
  const { size, mtimeMs } = statSync(join(app.shelf, 'Metropolis.mp4'))
  const nothing = {
    video: null,
    audio: [],
    left_out: 0,
    subtitles: [],
    chapters: [],
    missing_bytes: 0,
    start_offset: 0,
    direct_offset: 0,
    video_cuts: [],
  }
  const reading = { container: 'mp4', duration_seconds: hour, ...nothing } as const
  app.db.insert(readingsTable).values({ file_id: file, size_bytes: size, modified_ms: mtimeMs, reader, reading }).run()
  await world.connect()
  await world.runSync()
})
afterEach(() => world.close())

type State = 'playing' | 'paused' | 'stopped'
/** Time passes as fast as the movie plays. */
const report = async (position_seconds: number, state: State = 'playing', { after = 0 } = {}) => {
  world.app.clock.advance(after * 1000)
  const { status } = await world.app.ask('POST', `/play/${file}/progress`, { play_id: 'play-one', position_seconds, state })
  expect(status).toBe(204)
  await until('the tracker was notified', () => !world.app.background.underWay().includes('reporting playback to the tracker'))
}
const reported = () => world.tracking.data.scrobbles.map(({ action, progress }) => `${action} ${progress}`)
const sync = async () => {
  await world.app.ask('POST', '/tasks/tracker-sync/run')
  await world.app.rooms.tasks.scheduler.idle()
}

test('reports start, pause, resume, jumps and end, but not every ten seconds', async () => {
  await report(0)
  for (const at of [10, 20, 30]) await report(at, 'playing', { after: 10 })
  await report(40, 'paused', { after: 10 })
  await report(40, 'playing', { after: 300 })
  await report(1800, 'playing', { after: 10 })
  await report(1810, 'stopped', { after: 10 })

  expect(reported()).toEqual(['start 0', 'pause 1.11', 'start 1.11', 'start 50', 'stop 50.28'])
  expect(world.tracking.data.history).toEqual([])
  expect(world.tracking.overLimit).toEqual([])
}, 120_000)

test('a movie watched to the end is one play there and one here, whenever a sync runs', async () => {
  await report(2700)
  await report(3000, 'playing', { after: 300 })
  expect(world.movie(19)?.play_count).toBe(1)
  await sync()
  await report(3590, 'stopped', { after: 590 })
  await sync()
  await sync()

  expect(world.tracking.data.history).toHaveLength(1)
  expect(world.tracking.data.history[0]?.action).toBe('scrobble')
  expect(world.movie(19)?.play_count).toBe(1)
  expect(world.tracking.calls('POST /sync/history')).toBe(0)
}, 120_000)

test('an end that could not be reported is sent with the next sync, once', async () => {
  world.tracking.faults.push({ when: '/scrobble', kind: 'broken' })
  await report(3000)
  await report(3590, 'stopped', { after: 590 })
  world.tracking.faults.length = 0

  await sync()
  await sync()

  expect(world.tracking.data.history.map(({ action }) => action)).toEqual(['watch'])
}, 120_000)

test('a player that went silent is covered by a sync, and its late end does not count again', async () => {
  await report(3000)
  world.app.clock.advance(6 * 60_000)
  await sync()
  expect(world.tracking.data.history).toHaveLength(1)

  await report(3590, 'stopped', { after: 590 })
  await sync()

  expect(world.tracking.data.history).toHaveLength(1)
  expect(world.movie(19)?.play_count).toBe(1)
}, 120_000)

test('playing the same movie again too soon, or only briefly, is not a failure', async () => {
  world.tracking.refusals.push({ when: '/scrobble/start', status: 409, times: 1 }, { when: '/scrobble/stop', status: 422, times: 1 })
  await report(5)
  await report(15, 'stopped', { after: 10 })
  await report(100, 'playing')
  await report(110, 'stopped', { after: 10 })

  expect((await world.show()).last_error).toBeNull()
  expect(world.tracking.calls('/scrobble/stop')).toBe(1)
}, 120_000)

test('reports nothing while the setting is off, and the own threshold applies again', async () => {
  world.app.config.update({ tracker_scrobble: false }, { isKey: true })
  await report(0)
  await report(3000, 'playing')
  expect([reported(), world.movie(19)?.play_count]).toEqual([[], 0])

  await report(3300, 'stopped', { after: 300 })
  await sync()

  expect(world.movie(19)?.play_count).toBe(1)
  expect(world.tracking.data.history.map(({ action }) => action)).toEqual(['watch'])
})
