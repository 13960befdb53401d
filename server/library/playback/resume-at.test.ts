import { beforeEach, expect, test } from 'bun:test'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { reader } from '#server/library/media/readings'
import { readingsTable } from '#server/library/media/table'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'

const app = useApp()
const hour = 3600
let movie: number
let root: number
beforeEach(async () => {
  movie = putMovie(app, { title: 'Metropolis' })
  root = await putRoot(app)
})

const fileOf = (name: string, duration_seconds: number): number => {
  const file = putFile(app, movie, { root_folder_id: root, relative_path: `${name}.mp4` })
  const { size, mtimeMs } = statSync(join(app.shelf, `${name}.mp4`))
  const empty = {
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
  const reading = { container: 'mp4' as const, duration_seconds, ...empty }
  app.db.insert(readingsTable).values({ file_id: file, size_bytes: size, modified_ms: mtimeMs, reader, reading }).run()
  return file
}
let plays = 0
const watch = async (file: number, position_seconds: number) => {
  await app.ask('POST', `/play/${file}/progress`, { play_id: `play-number-${++plays}`, position_seconds, state: 'stopped' })
  app.clock.advance(60_000)
}
const supports = { containers: ['mp4'], video: ['avc1.640034'], audio: ['mp4a.40.2'], hls: true }
const resumes = async (file: number) =>
  (await app.ask<{ resume_position_seconds: number }>('POST', `/play/${file}/prepare`, { supports })).body.resume_position_seconds

test('a movie in 4K goes on where it was left in 1080p', async () => {
  const [hd, uhd] = [fileOf('hd', 2 * hour), fileOf('uhd', 2 * hour + 20)]

  await watch(hd, 1200)

  expect([await resumes(hd), await resumes(uhd)]).toEqual([1200, 1200])
})

test("a director's cut is resumed alone: a position in a shorter cut is another scene", async () => {
  const [short, long] = [fileOf('short', 2 * hour), fileOf('long', 2.5 * hour)]

  await watch(short, 1200)
  expect([await resumes(short), await resumes(long)]).toEqual([1200, 0])
  await watch(long, 3000)

  expect([await resumes(short), await resumes(long)]).toEqual([1200, 3000])
})

test('a cut that was watched to its end begins anew, whatever was begun of another', async () => {
  const [short, long] = [fileOf('short', 2 * hour), fileOf('long', 2.5 * hour)]

  await watch(short, 2 * hour)
  await watch(long, 3000)

  expect([await resumes(short), await resumes(long)]).toEqual([0, 3000])
})

test('a position that a person sets is of the movie, in every cut', async () => {
  const [short, long] = [fileOf('short', 2 * hour), fileOf('long', 2.5 * hour)]
  await watch(short, 1200)
  await watch(long, 3000)

  await app.ask('PATCH', `/movies/${movie}`, { resume_position_seconds: 500 })

  expect([await resumes(short), await resumes(long)]).toEqual([500, 500])
})
