import { beforeEach, expect, test } from 'bun:test'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { reader } from '#server/library/media/readings'
import { readingsTable } from '#server/library/media/table'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'
import type { Prepared, Progress } from './schema'

const app = useApp()
let movie: number
let root: number
beforeEach(async () => {
  movie = putMovie(app, { title: 'Metropolis' })
  root = await putRoot(app)
})

const sound = (language: string | null) => ({
  ...{ codec: 'aac', codec_string: 'mp4a.40.2', channels: 2, sample_rate: 48_000, language, title: null, default: false },
})
const text = (language: string) => ({ kind: 'text' as const, codec: 'subrip', language, title: null, default: false, forced: false })
/** A file with these languages. */
const fileOf = (name: string, { sounds, texts }: { sounds: (string | null)[]; texts: string[] }): number => {
  const file = putFile(app, movie, { root_folder_id: root, relative_path: `${name}.mkv` })
  const { size, mtimeMs } = statSync(join(app.shelf, `${name}.mkv`))
  const reading = {
    ...{ container: 'matroska' as const, duration_seconds: 3600, video: null, chapters: [], left_out: 0, missing_bytes: 0 },
    ...{ start_offset: 0, direct_offset: 0, video_cuts: [] },
    audio: sounds.map(sound),
    subtitles: texts.map((language) => ({ ...text(language), hearing_impaired: false })),
  }
  app.db.insert(readingsTable).values({ file_id: file, size_bytes: size, modified_ms: mtimeMs, reader, reading }).run()
  return file
}
let plays = 0
const choose = async (file: number, chosen: Partial<Progress>, play_id = `play-number-${++plays}`) => {
  const { status } = await app.ask('POST', `/play/${file}/progress`, { play_id, position_seconds: 5, state: 'stopped', ...chosen })
  app.clock.advance(60_000)
  return status
}
const supports = { containers: ['mp4'], video: ['avc1.640034'], audio: ['mp4a.40.2'], hls: true }
const prepared = async (file: number, request = {}) => {
  const { body } = await app.ask<Prepared>('POST', `/play/${file}/prepare`, { supports, ...request })
  return { audio: body.audio_track, subtitle: body.subtitle_track, off: body.subtitles_off }
}
const tracks = { sounds: ['en', 'de', 'de'], texts: ['en', 'de'] }

test('a movie is played with the sound and the subtitles that were chosen for it, not with those of another movie', async () => {
  const file = fileOf('one', tracks)
  movie = putMovie(app, { title: 'Faust' })
  const other = fileOf('two', tracks)
  expect(await prepared(file)).toEqual({ audio: 0, subtitle: null, off: false })

  await choose(file, { audio_track: 2, subtitle_track: 1 })

  expect(await prepared(file)).toEqual({ audio: 2, subtitle: 1, off: false })
  expect(await prepared(other)).toEqual({ audio: 0, subtitle: null, off: false })
})

test('a play without a choice changes nothing, and one that goes on keeps its own', async () => {
  const file = fileOf('one', tracks)

  await choose(file, { audio_track: 1 }, 'play-in-german')
  await choose(file, { subtitle_track: 0 }, 'play-in-german')
  await choose(file, {})

  expect(await prepared(file)).toEqual({ audio: 1, subtitle: 0, off: false })
})

test('subtitles that were switched off stay off until others are chosen', async () => {
  const file = fileOf('one', tracks)
  await choose(file, { subtitle_track: 1 })

  await choose(file, { subtitle_track: null })
  expect(await prepared(file)).toMatchObject({ subtitle: null, off: true })
  await choose(file, { subtitle_track: 0 })

  expect(await prepared(file)).toMatchObject({ subtitle: 0, off: false })
})

test('in another file of the movie it is the first track in that language, or none', async () => {
  const [file, better] = [fileOf('one', tracks), fileOf('better', { sounds: ['fr', 'en', 'de'], texts: ['fr', 'de', 'en'] })]
  const foreign = fileOf('foreign', { sounds: ['fr', null], texts: ['fr'] })

  await choose(file, { audio_track: 2, subtitle_track: 1 })

  expect(await prepared(better)).toEqual({ audio: 2, subtitle: 1, off: false })
  expect(await prepared(foreign)).toEqual({ audio: 0, subtitle: null, off: false })
})

test('a request that says which is played as it says', async () => {
  const file = fileOf('one', tracks)
  await choose(file, { audio_track: 2, subtitle_track: null })

  expect(await prepared(file, { audio_track: 0, subtitle_track: 0 })).toEqual({ audio: 0, subtitle: 0, off: false })
})

test('a track that is not there is no choice', async () => {
  const file = fileOf('one', tracks)

  expect(await choose(file, { audio_track: 9, subtitle_track: 9 })).toBe(204)

  expect(await prepared(file)).toEqual({ audio: 0, subtitle: null, off: false })
})
