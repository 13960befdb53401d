import { beforeEach, describe, expect, test } from 'bun:test'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readVtt } from '#server/foundation/lib/web-vtt'
import { needs } from '#server/testing/needs'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'
import { makeVideo } from '#server/testing/video'
import type { Subtitle, TimingPreview } from './schema'
import { subtitlesTable } from './table'

const srt =
  '1\n00:00:02,000 --> 00:00:03,000\nFirst\n\n2\n00:01:40,000 --> 00:01:42,000\n<i>Second</i>\n\n3\n00:30:00,000 --> 00:30:01,000\nThird\n'
const app = useApp()
let [movie, file] = [0, 0]
beforeEach(async () => {
  movie = putMovie(app, { title: 'Metropolis' })
  file = putFile(app, movie, { root_folder_id: await putRoot(app), relative_path: 'Metropolis.mkv' })
  writeFileSync(join(app.shelf, 'Metropolis.mkv'), 'a movie')
  writeFileSync(join(app.shelf, 'Metropolis.en.srt'), srt)
  await app.rooms.subtitles.rescan(file)
})

const listed = async () => (await app.ask<{ results: Subtitle[] }>('GET', `/movies/${movie}/subtitles`)).body.results
const only = async () => (await listed())[0]!
const time = async (timing: object, id?: number) => app.ask<Subtitle>('PUT', `/subtitles/${id ?? (await only()).id}/timing`, timing)
const bearer = () => ({ headers: { authorization: `Bearer ${app.config.get().api_key}` } })
const shownIn = async (which: string) => {
  const text = await (await app.send('GET', `/api/v1/play/${file}/subtitles/${which}`, bearer())).text()
  return readVtt(text).map(({ from, text: said }) => [said, Math.round(from * 1000) / 1000])
}
const shown = async () => shownIn(`s${(await only()).id}`)

test('shifted subtitles are shown at other times, and their file stays as it is', async () => {
  const { status, body } = await time({ shift_seconds: 2.5, frame_rates: null })

  expect([status, body.timing]).toEqual([200, { shift_seconds: 2.5, frame_rates: null }])
  expect(await shown()).toEqual([
    ['First', 4.5],
    ['<i>Second</i>', 102.5],
    ['Third', 1802.5],
  ])
  expect(readFileSync(join(app.shelf, 'Metropolis.en.srt'), 'utf8')).toBe(srt)
  expect(app.events).toContainEqual(expect.objectContaining({ type: 'subtitle_timing_changed', title: 'Metropolis', language: 'en' }))
})

test('a text for 25 pictures per second becomes one for 23.976, and lines before the movie are left out', async () => {
  await time({ shift_seconds: -5, frame_rates: { from: 25, to: 23.976 } })

  expect(await shown()).toEqual([
    ['<i>Second</i>', 99.271],
    ['Third', 1871.875],
  ])
})

test('the times of the text are back after a shift of zero, and after undo', async () => {
  await time({ shift_seconds: 2.5, frame_rates: { from: 24, to: 24 } })
  expect((await only()).timing).toEqual({ shift_seconds: 2.5, frame_rates: null })
  await time({ shift_seconds: 0, frame_rates: null })
  expect((await shown())[0]).toEqual(['First', 2])

  await time({ shift_seconds: 9, frame_rates: null })
  const [edit] = (await app.ask<{ results: { id: number }[] }>('GET', '/undo')).body.results
  expect((await app.ask('POST', `/undo/${edit!.id}`)).status).toBeLessThan(300)

  expect([(await only()).timing?.shift_seconds, (await shown())[0]]).toEqual([0, ['First', 2]])
})

test('a preview shows lines with both times and stores nothing', async () => {
  const { id } = await only()

  const { body } = await app.ask<TimingPreview>('POST', `/subtitles/${id}/timing/preview`, { shift_seconds: -3, frame_rates: null })

  expect(body.lines).toEqual([
    { text: 'First', original_seconds: 2, seconds: -1 },
    { text: 'Second', original_seconds: 100, seconds: 97 },
    { text: 'Third', original_seconds: 1800, seconds: 1797 },
  ])
  expect((await only()).timing?.shift_seconds).toBe(0)
})

test('another text under the same name has its own times', async () => {
  await time({ shift_seconds: 7, frame_rates: null })
  appendFileSync(join(app.shelf, 'Metropolis.en.srt'), '\n4\n00:51:00,000 --> 00:51:01,000\nFourth\n')
  expect((await shown())[0]).toEqual(['First', 2])

  await app.rooms.subtitles.rescan(file)

  expect((await only()).timing?.shift_seconds).toBe(0)
})

test('images have no timing, and rates that nobody uses are refused', async () => {
  const { id } = app.db
    .insert(subtitlesTable)
    .values({
      ...{ movie_id: movie, file_id: file, relative_path: '', track: 1, source: 'embedded', format: 'hdmv_pgs_subtitle' },
      added_at: app.clock.now().toISOString(),
    })
    .returning()
    .get()

  expect((await listed()).find((each) => each.id === id)?.timing).toBeNull()
  expect((await time({ shift_seconds: 1, frame_rates: null }, id)).status).toBe(409)
  expect((await time({ shift_seconds: 1, frame_rates: { from: 30, to: 25 } })).status).toBe(422)
})

describe.skipIf(!needs('ffmpeg'))('inside a file', () => {
  test.each(['mkv', 'mp4'])('a track of an %s is shifted, too', async (container) => {
    const name = `Sunrise.${container}`
    file = putFile(app, movie, { root_folder_id: 1, relative_path: name })
    const plain = makeVideo(join(app.dir, 'plain.mkv'), { seconds: 4, audio: [] })
    writeFileSync(join(app.dir, 'a.srt'), srt)
    const codec = container === 'mkv' ? 'srt' : 'mov_text'
    const parts = ['-i', plain, '-i', join(app.dir, 'a.srt'), '-map', '0', '-map', '1', '-c', 'copy', '-c:s', codec]
    const made = Bun.spawnSync(['ffmpeg', '-v', 'error', '-y', ...parts, join(app.shelf, name)])
    expect(made.stderr.toString()).toBe('')
    await app.rooms.subtitles.rescan(file)
    const { id } = (await listed()).find(({ source }) => source === 'embedded')!

    await time({ shift_seconds: 1.5, frame_rates: { from: 24, to: 25 } }, id)

    expect((await shownIn('0')).map(([, at]) => at)).toEqual([3.42, 97.5, 1729.5])
    expect((await shownIn('0c')).map(([, at]) => at)).toEqual([3.42, 97.5, 1729.5])
  })
})
