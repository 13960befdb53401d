import { beforeAll, describe, expect, test } from 'bun:test'
import { existsSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { needs } from '#server/testing/needs'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { until } from '#server/testing/torrent-world'
import { useSharedApp } from '#server/testing/use-app'
import { makeVideo } from '#server/testing/video'
import type { Prepared } from './schema'

const supports = { containers: ['mp4'], video: ['avc1.640034'], audio: ['mp4a.40.2'], hls: true }
const app = useSharedApp()
let root_folder_id: number
beforeAll(async () => {
  root_folder_id = await putRoot(app)
})

const put = (name: string, seconds: number) => {
  const file = putFile(app, putMovie(app, { title: name }), { root_folder_id, relative_path: name })
  makeVideo(join(app.shelf, name), { seconds })
  return file
}
const previewsOf = async (file: number) => (await app.ask<Prepared>('POST', `/play/${file}/prepare`, { supports })).body.previews_url

describe.skipIf(!needs('ffmpeg'))('pictures to seek by', () => {
  test('are made when a movie is played, and named for each part of it', async () => {
    const file = put('long.mp4', 21)
    expect(await previewsOf(file)).toBeNull()

    let url = ''
    await until('the pictures are made', async () => {
      url = (await previewsOf(file)) ?? ''
      return url !== ''
    })
    const index = await (await app.send('GET', url)).text()
    const names = index.split('\n').filter((line) => line.endsWith('.jpg'))

    expect(names).toEqual(['0.jpg', '1.jpg', '2.jpg', '3.jpg'])
    expect(index).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:05\.2\d\d\n0\.jpg\n/)
    for (const name of names) {
      const answer = await app.send('GET', url.replace('index.vtt', name))
      expect(answer.headers.get('content-type')).toBe('image/jpeg')
      expect([...new Uint8Array(await answer.arrayBuffer()).subarray(0, 2)]).toEqual([0xff, 0xd8])
    }
    expect((await app.send('GET', url.replace('index.vtt', '77.jpg'))).status).toBe(404)
    expect((await app.send('GET', url.replace(/\/s\/[^/]+/, '/s/x'))).status).toBe(401)
  }, 60_000)

  test('of a file that is cut off go as far as it does', async () => {
    const file = put('cut.mkv', 20)
    const path = join(app.shelf, 'cut.mkv')
    truncateSync(path, Math.round(statSync(path).size * 0.6))

    await previewsOf(file)
    await until('the pictures are made', async () => (await previewsOf(file)) !== null)

    expect((await app.send('GET', ((await previewsOf(file)) ?? '').replace('index.vtt', '3.jpg'))).status).toBe(200)
  }, 60_000)

  test('go when their movie has left the library', async () => {
    const before = readdirSync(join(app.dataDir, 'previews'))
    app.db.$client.run('DELETE FROM files')
    const file = put('other.mp4', 12)

    await previewsOf(file)
    await until('the pictures are made', async () => (await previewsOf(file)) !== null)

    await until('the others are gone', () => before.every((name) => !existsSync(join(app.dataDir, 'previews', name))))
    expect(before.length).toBeGreaterThan(0)
    rmSync(join(app.shelf, 'other.mp4'))
  }, 60_000)

  test('are not promised without ffmpeg', async () => {
    app.config.update({ media_tool_path: app.dir }, { isKey: true })
    const file = put('without.mp4', 12)

    expect([await previewsOf(file), await previewsOf(file)]).toEqual([null, null])
    expect(readdirSync(join(app.dataDir, 'previews')).some((name) => name.startsWith(`${file}-`))).toBe(false)
  }, 60_000)
})
