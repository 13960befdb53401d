import { beforeEach, describe, expect, test } from 'bun:test'
import { copyFileSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import type { Movie } from '#server/catalog/movies/schema'
import { moviesTable } from '#server/catalog/movies/table'
import { openDb } from '#server/foundation/platform/db/open'
import { reader } from '#server/library/media/readings'
import { readingsTable } from '#server/library/media/table'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'

const hour = 3600
const app = useApp()
let movie: number
let file: number
beforeEach(async () => {
  movie = putMovie(app, { title: 'Metropolis' })
  file = putFile(app, movie, { root_folder_id: await putRoot(app), relative_path: 'Metropolis.mp4' })
  const { size, mtimeMs } = statSync(join(app.shelf, 'Metropolis.mp4'))
  const reading = {
    container: 'mp4',
    duration_seconds: hour,
    video: null,
    audio: [],
    subtitles: [],
    chapters: [],
    left_out: 0,
    missing_bytes: 0,
    start_offset: 0,
    direct_offset: 0,
    video_cuts: [],
  } as const
  app.db.insert(readingsTable).values({ file_id: file, size_bytes: size, modified_ms: mtimeMs, reader, reading }).run()
})

type State = 'playing' | 'paused' | 'stopped'
const report = async (play_id: string, position_seconds: number, state: State = 'playing') =>
  (await app.ask('POST', `/play/${file}/progress`, { play_id, position_seconds, state })).status
const stands = async () => {
  const { watched_at, play_count, resume_position_seconds } = (await app.ask<Movie>('GET', `/movies/${movie}`)).body
  return { watched: watched_at !== null, play_count, resume: resume_position_seconds }
}
const announced = () => app.told().filter((type) => /^playback|watched$/.test(type))

test('keeps the position, from the first minute on', async () => {
  expect(await report('play-one', 30)).toBe(204)
  expect(await stands()).toEqual({ watched: false, play_count: 0, resume: 0 })

  await report('play-one', 1200, 'stopped')
  const begun = await app.ask<{ results: Movie[] }>('GET', '/movies?in_progress=true')

  expect(await stands()).toEqual({ watched: false, play_count: 0, resume: 1200 })
  expect(begun.body.results.map(({ id }) => id)).toEqual([movie])
  expect((await app.ask<{ results: Movie[] }>('GET', '/movies?in_progress=false')).body.results).toEqual([])
  expect(announced()).toEqual(['playback_started', 'playback_progress', 'playback_stopped'])
})

test('marks a movie as watched at the threshold, once per play, and starts over', async () => {
  for (const position of [3000, 3239, 3240, 3500, 3600]) await report('play-one', position)
  await report('play-one', 3600, 'stopped')
  expect(await stands()).toEqual({ watched: true, play_count: 1, resume: 0 })
  expect(announced().filter((type) => type === 'movie_watched')).toHaveLength(1)

  await report('play-two', 3300)

  expect(await stands()).toEqual({ watched: true, play_count: 2, resume: 0 })
})

const lateReport = (position_seconds: number, seconds_ago: number, play_id = 'on-the-train') =>
  app.ask('POST', `/play/${file}/progress`, { play_id, position_seconds, state: 'paused', seconds_ago })

test('a report that comes late counts from its own time, and overwrites nothing newer', async () => {
  await report('at-home', 600, 'stopped')
  app.clock.advance(3 * hour * 1000)

  expect((await lateReport(1200, hour)).status).toBe(204)
  expect(await stands()).toMatchObject({ resume: 1200 })
  await report('on-the-sofa', 1500, 'stopped')
  await lateReport(1300, hour - 60)
  expect(await stands()).toMatchObject({ resume: 1500 })
})

test('a movie watched on the way is watched when it was, and once', async () => {
  app.clock.advance(3 * hour * 1000)
  const now = app.clock.now().getTime()

  await lateReport(3590, hour)
  await lateReport(3600, hour - 10)

  const { watched_at, play_count, resume_position_seconds } = (await app.ask<Movie>('GET', `/movies/${movie}`)).body
  expect([Date.parse(watched_at ?? ''), play_count, resume_position_seconds]).toEqual([now - hour * 1000, 1, 0])
  expect(announced()).toEqual(['movie_watched'])
})

test('a late report leaves a movie that was marked since as it is', async () => {
  app.clock.advance(3 * hour * 1000)
  await app.ask('POST', `/movies/${movie}/watched`)

  await lateReport(1200, hour)

  expect(await stands()).toEqual({ watched: true, play_count: 1, resume: 0 })
})

test('the position survives a service that is killed right after', async () => {
  await report('play-one', 600)
  await report('play-one', 610)

  // A killed process leaves behind what is on the disk now.
  const left = join(app.dir, 'left')
  mkdirSync(left)
  for (const name of readdirSync(app.dataDir).filter((each) => /^app\.db(-wal)?$/.test(each)))
    copyFileSync(join(app.dataDir, name), join(left, name))
  const db = openDb(join(left, 'app.db'))
  const [row] = db.select().from(moviesTable).where(eq(moviesTable.id, movie)).all()
  db.$client.close()

  expect(row?.resume_position_seconds).toBe(610)
})

test('the threshold is a setting', async () => {
  app.config.update({ watched_threshold_percent: 50 }, { isKey: true })

  await report('play-one', 1801)

  expect((await stands()).watched).toBe(true)
})

test('a movie whose chapters name the credits is watched once they begin', async () => {
  const chapters = [
    { start_seconds: 0, title: 'The city' },
    { start_seconds: 3000, title: 'Abspann' },
  ]
  const reading = { ...app.db.select().from(readingsTable).get()!.reading, chapters }
  app.db.update(readingsTable).set({ reading }).run()

  await report('play-one', 2999)
  expect(await stands()).toEqual({ watched: false, play_count: 0, resume: 2999 })
  await report('play-one', 3000)

  expect(await stands()).toEqual({ watched: true, play_count: 1, resume: 0 })
})

test('a killed player stopped where it last was', async () => {
  await report('play-one', 600)
  app.clock.advance(6 * 60_000)

  await report('play-two', 700)

  expect(announced()).toEqual(['playback_started', 'playback_progress', 'playback_stopped', 'playback_started', 'playback_progress'])
  expect(app.events.find(({ type }) => type === 'playback_stopped')).toMatchObject({ movie_id: movie, position_seconds: 600 })
})

test('closing a player that was left for another does not restore its position', async () => {
  await report('on-the-phone', 600)
  app.clock.advance(10_000)
  await report('on-the-wall', 605)
  await report('on-the-phone', 610, 'paused')
  expect(await stands()).toMatchObject({ resume: 605 })
  app.clock.advance(10_000)
  await report('on-the-wall', 1200)
  app.clock.advance(10_000)
  await report('on-the-phone', 610, 'stopped')
  expect(await stands()).toMatchObject({ resume: 1200 })

  await report('on-the-phone', 620)

  expect(await stands()).toMatchObject({ resume: 620 })
  const started = app.events.filter(({ type }) => type === 'playback_started')
  expect(started).toMatchObject([{ play_id: 'on-the-phone' }, { play_id: 'on-the-wall' }, { play_id: 'on-the-phone' }])
})

test('announces a repeated stop once', async () => {
  await report('play-one', 600)
  await report('play-one', 610, 'stopped')
  await report('play-one', 610, 'stopped')

  expect(announced().filter((type) => type === 'playback_stopped')).toHaveLength(1)
})

test('refuses nonsense and changes nothing', async () => {
  expect(await report('play-one', -1)).toBe(422)
  expect(await report('x', 10)).toBe(422)
  expect((await app.ask('POST', '/play/999/progress', { play_id: 'play-one', position_seconds: 1, state: 'playing' })).status).toBe(404)
  expect(announced()).toEqual([])
})

describe('for any actions in any order', () => {
  const step = fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        what: fc.constant('report' as const),
        play: fc.integer({ min: 1, max: 3 }),
        at: fc.integer({ min: 0, max: hour }),
        state: fc.constantFrom<State>('playing', 'paused', 'stopped'),
      }),
    },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('watch' as const) }) },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('unwatch' as const) }) },
  )

  test('watched, play count and position follow from these steps', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.uuid(), async (steps, run) => {
        await app.ask('DELETE', `/movies/${movie}/watched`)
        const before = await stands()
        const model = { watched: false, play_count: before.play_count, resume: 0 }
        const counted = new Set<number>()
        for (const each of steps) {
          if (each.what === 'report') {
            await report(`${run}-${each.play}`, each.at, each.state)
            const isWatched = each.at >= 3240
            if (isWatched && !counted.has(each.play)) {
              counted.add(each.play)
              model.watched = true
              model.play_count++
            }
            model.resume = isWatched || each.at < 60 ? 0 : each.at
          } else if (each.what === 'watch') {
            await app.ask('POST', `/movies/${movie}/watched`)
            if (!model.watched) Object.assign(model, { watched: true, play_count: model.play_count + 1, resume: 0 })
          } else {
            await app.ask('DELETE', `/movies/${movie}/watched`)
            if (model.watched) Object.assign(model, { watched: false, resume: 0 })
          }
          expect(await stands()).toEqual(model)
        }
        await app.ask('POST', `/movies/${movie}/watched`)
      }),
      { numRuns: 50 },
    )
  }, 120_000)
})
