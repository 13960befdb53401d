import { beforeEach, describe, expect, test } from 'bun:test'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Task } from '#server/service/tasks/schema'
import { needs } from '#server/testing/needs'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { until } from '#server/testing/until'
import { useApp } from '#server/testing/use-app'
import { makeVideo } from '#server/testing/video'
import type { Copy, CopyChoices } from './schema'
import { atMostBytes, sizesOf } from './sizes'

const day = 86_400_000
const app = useApp()
const hasTool = needs('ffmpeg')
let file: number
beforeEach(async () => {
  file = putFile(app, putMovie(app, { title: 'Nosferatu' }), { root_folder_id: await putRoot(app), relative_path: 'Nosferatu.mkv' })
  if (hasTool) makeVideo(join(app.shelf, 'Nosferatu.mkv'), { audio: [['ac3']] })
})

const choices = async () => (await app.ask<CopyChoices>('GET', `/files/${file}/copies`)).body
const add = (height: number) => app.ask<Copy & { error?: { code: string; message: string } }>('POST', `/files/${file}/copies`, { height })
const ready = async (): Promise<Copy> => {
  await until(
    'the copy is ready or failed',
    async () => (await choices()).copies.every(({ state }) => state === 'ready' || state === 'failed'),
    120_000,
  )
  return (await choices()).copies[0]!
}
const download = (id: number, headers = {}) =>
  app.send('GET', `/api/v1/copies/${id}/download`, { headers: { authorization: `Bearer ${app.config.get().api_key}`, ...headers } })
const kept = () => (existsSync(join(app.dataDir, 'copies')) ? readdirSync(join(app.dataDir, 'copies')) : [])

test('offers the sizes that are not larger than the picture, or its own', () => {
  expect([2160, 1080, 800, 480, 359].map(sizesOf)).toEqual([[1080, 720, 480], [1080, 720, 480], [720, 480], [480], [358]])
  expect(Math.round(atMostBytes(480, 7200) / 1e6)).toBe(1044)
})

describe.skipIf(!hasTool)('with ffmpeg', () => {
  test('makes a copy that plays everywhere, and serves it in ranges', async () => {
    expect(await choices()).toMatchObject({ sizes: [{ height: 180 }], obstacle: null, copies: [] })

    const { status, body } = await add(180)
    const copy = await ready()

    expect([status, body.height, copy.state, copy.problem]).toEqual([201, 180, 'ready', null])
    const whole = await download(copy.id)
    const part = await download(copy.id, { range: 'bytes=0-99' })
    expect([part.status, part.headers.get('content-range'), whole.headers.get('content-type')]).toEqual([
      206,
      `bytes 0-99/${copy.size_bytes}`,
      'video/mp4',
    ])
    expect(whole.headers.get('content-disposition')).toContain('Nosferatu 180p.mp4')
    const path = join(app.dir, 'taken.mp4')
    await Bun.write(path, await whole.arrayBuffer())
    const asked = ['-v', 'error', '-show_entries', 'stream=codec_name,channels:format=duration', '-of', 'default=nk=1:nw=1', path]
    const found = Bun.spawnSync(['ffprobe', ...asked])
      .stdout.toString()
      .split('\n')
    expect(found).toEqual(expect.arrayContaining(['h264', 'aac', '2']))
    expect(Math.abs(Number(found.at(-2)) - 8)).toBeLessThan(0.2)
  }, 180_000)

  test('the text subtitles are in the copy, with their languages, flags, and timing', async () => {
    const line = (from: string, to: string, text: string) => `1\n${from} --> ${to}\n${text}\n`
    writeFileSync(join(app.shelf, 'Nosferatu.de.forced.srt'), line('00:00:02,000', '00:00:03,000', 'Blut'))
    writeFileSync(join(app.shelf, 'Nosferatu.en.srt'), line('00:00:02,000', '00:00:03,000', 'Blood'))
    writeFileSync(join(app.shelf, 'Nosferatu.fr.srt'), 'nothing')
    await app.rooms.subtitles.rescan(file)
    type Text = { id: number; language: string }
    const [movie] = (await app.ask<{ results: { id: number }[] }>('GET', '/movies')).body.results
    const { results } = (await app.ask<{ results: Text[] }>('GET', `/movies/${movie!.id}/subtitles`)).body
    const english = results.find(({ language }) => language === 'en')!
    await app.ask('PUT', `/subtitles/${english.id}/timing`, { shift_seconds: 3, frame_rates: null })

    await add(180)
    const { id } = await ready()

    const path = join(app.dir, 'texts.mp4')
    await Bun.write(path, await (await download(id)).arrayBuffer())
    const asked = [
      '-select_streams',
      's',
      '-show_entries',
      'stream=codec_name:stream_tags=language:stream_disposition=forced',
      '-of',
      'csv=p=0',
    ]
    const streams = Bun.spawnSync(['ffprobe', '-v', 'error', ...asked, path])
      .stdout.toString()
      .trim()
      .split('\n')
      .sort()
    expect(streams).toEqual(['mov_text,0,eng', 'mov_text,1,deu'])
    const texts = [0, 1].map((at) =>
      Bun.spawnSync(['ffmpeg', '-v', 'error', '-i', path, '-map', `0:s:${at}`, '-f', 'srt', '-']).stdout.toString(),
    )
    expect(texts.find((text) => text.includes('Blood'))).toContain('00:00:05,000 --> 00:00:06,000')
    expect(texts.find((text) => text.includes('Blut'))).toContain('00:00:02,000 --> 00:00:03,000')
    expect(kept()).toEqual([`${id}.mp4`])
  }, 180_000)

  test('a copy that is wanted twice is made once, and goes after a week', async () => {
    const [first, second] = [await add(180), await add(180)]
    expect(second.body.id).toBe(first.body.id)
    await ready()

    app.clock.advance(6 * day)
    await app.rooms.playback.copies.run()
    expect(kept()).toHaveLength(1)
    app.clock.advance(2 * day)
    await app.rooms.playback.copies.run()

    expect([kept(), (await choices()).copies]).toEqual([[], []])
  }, 180_000)

  test('says which sizes there are, and that a copy is gone', async () => {
    const refused = await add(480)
    expect([refused.status, refused.body.error?.message]).toEqual([422, 'height: must be one of 180'])

    const { body } = await add(180)
    expect((await app.ask('DELETE', `/copies/${body.id}`)).status).toBe(204)
    await app.rooms.playback.copies.run()

    expect([(await app.ask('GET', `/copies/${body.id}/download`)).status, kept()]).toEqual([404, []])
  }, 180_000)

  test('a copy that the disk has no room for is refused in words', async () => {
    await app.ask('PUT', '/config', { min_free_space_mb: 10_000_000 })

    const { status, body } = await add(180)

    expect([status, body.error?.message]).toEqual([507, expect.stringContaining('No space left for Nosferatu 180p.mp4')])
  })

  test('what a stopped service left is swept, and its order is filled', async () => {
    await add(180)
    await ready()
    await Bun.write(join(app.dataDir, 'copies', '99.mp4.part'), 'left')
    rmSync(join(app.shelf, 'Nosferatu.mkv'))
    await app.ask('DELETE', `/files/${file}`)

    await app.rooms.playback.copies.run()

    expect(kept()).toEqual([])
  }, 180_000)

  test('is a task with an end', async () => {
    const named = async () =>
      (await app.ask<{ results: Task[] }>('GET', '/tasks?limit=100')).body.results.find(({ name }) => name === 'copy-preparation')
    expect(await named()).toMatchObject({ progress: null })
  })
})

test('without ffmpeg, the obstacle is said and nothing is promised', async () => {
  await app.ask('PUT', '/config', { transcoding_enabled: false })

  expect((await choices()).obstacle?.code).toBe(hasTool ? 'transcoding_off' : 'copy_without_picture')
  expect((await add(180)).status).toBe(409)
})
