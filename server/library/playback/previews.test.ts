import { beforeAll, describe, expect, test } from 'bun:test'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { needs } from '#server/testing/needs'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { until } from '#server/testing/until'
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
const prepared = async (file: number) => (await app.ask<Prepared>('POST', `/play/${file}/prepare`, { supports })).body
const previewsOf = async (file: number) => (await prepared(file)).previews_url

const decoded = (text: string) => Buffer.from(text, 'base64')
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const colorOf = (jpeg: Uint8Array): string => {
  const read = ['-v', 'error', '-f', 'mjpeg', '-i', 'pipe:0', '-vf', 'scale=1:1', '-f', 'rawvideo', '-pix_fmt', 'rgb24', 'pipe:1']
  const [red = 0, green = 0, blue = 0] = Bun.spawnSync(['ffmpeg', ...read], { stdin: jpeg }).stdout
  return red > 200 ? 'red' : green > 200 ? 'green' : blue > 200 ? 'blue' : `${red} ${green} ${blue}`
}
const pictureOf = async (width: number, kind: 'jpeg' | 'png' = 'jpeg'): Promise<string> => {
  const poster = new Bun.Image(readFileSync(join(import.meta.dir, '../../../web/public/icon-512.png'))).resize(width, width)
  return base64(await (kind === 'jpeg' ? poster.jpeg({ quality: 40 }) : poster.png()).bytes())
}
let sample: string
beforeAll(async () => {
  sample = await pictureOf(48)
})
type Refused = { error: { details: { reason: string } } }
const refusalOf = async (file: number, pictures: readonly string[]): Promise<[number, string]> => {
  const { status, body } = await app.ask<Refused>('POST', `/play/${file}/previews`, { pictures })
  return [status, body.error.details.reason]
}

describe.skipIf(!needs('ffmpeg'))('seek previews', () => {
  test('are made when a movie is played, and listed for each part of it', async () => {
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
  }, 120_000)

  test('show the picture at their time however far apart key frames are; where these are dense, the one before it', async () => {
    const file = putFile(app, putMovie(app, { title: 'Colors' }), { root_folder_id, relative_path: 'colors.mp4' })
    const path = join(app.shelf, 'colors.mp4')
    const parts = ['red', 'lime', 'blue'].map((color) => `color=${color}:s=64x64:r=10:d=10`)
    const made = Bun.spawnSync([
      'ffmpeg',
      '-v',
      'error',
      '-y',
      ...parts.flatMap((part) => ['-f', 'lavfi', '-i', part]),
      '-filter_complex',
      'concat=n=3',
      '-pix_fmt',
      'yuv420p',
      '-g',
      '100',
      '-sc_threshold',
      '0',
      path,
    ])
    expect(made.stderr.toString()).toBe('')

    let url = ''
    await until('the pictures are made', async () => {
      url = (await previewsOf(file)) ?? ''
      return url !== ''
    })
    const shown = Array.from({ length: 6 }, async (_, number) =>
      colorOf(await (await app.send('GET', url.replace('index.vtt', `${number}.jpg`))).bytes()),
    )
    const { signal } = new AbortController()
    const before = [2.5, 9.5, 12.5, 19.5, 29.5].map(async (at) =>
      colorOf((await app.rooms.media.pictureAt({ path, at, isExact: false }, signal))!),
    )

    expect(await Promise.all(shown)).toEqual(['red', 'red', 'green', 'green', 'blue', 'blue'])
    expect(await Promise.all(before)).toEqual(['red', 'red', 'green', 'green', 'blue'])
  }, 120_000)

  test('of a truncated file go as far as it does', async () => {
    const file = put('cut.mkv', 20)
    const path = join(app.shelf, 'cut.mkv')
    truncateSync(path, Math.round(statSync(path).size * 0.6))

    await previewsOf(file)
    await until('the pictures are made', async () => (await previewsOf(file)) !== null)

    expect((await app.send('GET', ((await previewsOf(file)) ?? '').replace('index.vtt', '3.jpg'))).status).toBe(200)
  }, 120_000)

  test('are removed when their movie leaves the library', async () => {
    const before = readdirSync(join(app.dataDir, 'previews'))
    app.db.$client.run('DELETE FROM files')
    const file = put('other.mp4', 12)

    await previewsOf(file)
    await until('the pictures are made', async () => (await previewsOf(file)) !== null)

    await until('the others are gone', () => before.every((name) => !existsSync(join(app.dataDir, 'previews', name))))
    expect(before.length).toBeGreaterThan(0)
    rmSync(join(app.shelf, 'other.mp4'))
  }, 120_000)

  test('are not requested from a browser, which learns so', async () => {
    const file = put('by-tool.mp4', 12)

    expect((await prepared(file)).previews_wanted).toBeNull()
    expect(await refusalOf(file, [sample])).toEqual([409, 'previews_not_wanted'])
  }, 120_000)
})

describe('without ffmpeg, a browser draws the previews', () => {
  let file: number
  beforeAll(() => {
    app.config.update({ media_tool_path: app.dir }, { isKey: true })
    file = putFile(app, putMovie(app, { title: 'drawn' }), { root_folder_id, relative_path: 'drawn.mp4' })
    cpSync(join(import.meta.dir, '../../../world/carried.mp4'), join(app.shelf, 'drawn.mp4'))
  })
  const all = async () => Array.from({ length: (await prepared(file)).previews_wanted ?? 0 }, () => sample)
  const stored = () => readdirSync(join(app.dataDir, 'previews')).filter((name) => name.startsWith(`${file}-`))

  test('none are promised, and the number to draw is given', async () => {
    expect(await prepared(file)).toMatchObject({ previews_url: null, previews_wanted: 100 })
    expect(stored()).toEqual([])
  })

  test('refuses pictures without a key or a session, whatever the signature', async () => {
    const { direct_url } = await prepared(file)
    const body = { pictures: await all() }
    expect((await app.send('POST', `/api/v1/play/${file}/previews`, { body })).status).toBe(401)
    expect((await app.send('POST', direct_url.replace('direct', 'previews'), { body })).status).not.toBe(204)
  })

  const refused: [string, () => Promise<string[]>, [number, string]][] = [
    ['too few', async () => (await all()).slice(1), [422, 'previews_of_each_part']],
    ['more than there can be', async () => [...(await all()), sample], [422, 'too_many_entries']],
    ['what is no base64', async () => (await all()).with(3, '<svg/>'), [422, 'wrong_form']],
    ['what is no picture', async () => (await all()).with(3, btoa('<script>alert(1)</script>')), [422, 'preview_unreadable']],
    ['the beginning of a picture', async () => (await all()).with(3, base64(decoded(sample).subarray(0, 40))), [422, 'preview_unreadable']],
    ['a picture of another type', async () => (await all()).with(3, await pictureOf(48, 'png')), [422, 'preview_unreadable']],
    ['a picture of too many pixels', async () => (await all()).with(3, await pictureOf(640)), [422, 'preview_unreadable']],
    ['a picture of too many bytes', async () => (await all()).with(3, 'A'.repeat(32_004)), [422, 'too_many_characters']],
    ['more than any movie has', async () => (await all()).map(() => 'A'.repeat(60_000)), [413, 'body_too_large']],
  ]
  test.each(refused)('refuses %s with a reason and stores nothing', async (_, pictures, refusal) => {
    expect(await refusalOf(file, await pictures())).toEqual(refusal)
    expect(stored()).toEqual([])
  })

  test('refuses pictures of a missing file', async () => {
    expect(await refusalOf(99_999, [sample])).toEqual([404, 'not_found'])
  })

  test('stores them re-encoded and shows them to every device; refuses more', async () => {
    const hidden = '<script>hidden</script>'
    const pictures = (await all()).with(7, base64(Buffer.concat([decoded(sample), Buffer.from(hidden)])))
    expect((await app.ask('POST', `/play/${file}/previews`, { pictures })).status).toBe(204)

    const { previews_url, previews_wanted } = await prepared(file)
    expect(previews_wanted).toBeNull()
    const shown = await app.send('GET', previews_url?.replace('index.vtt', '7.jpg') ?? '')
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect(shown.headers.get('content-type')).toBe('image/jpeg')
    expect([bytes.includes(hidden), bytes[0], bytes.at(-1)]).toEqual([false, 0xff, 0xd9])
    expect(await refusalOf(file, pictures)).toEqual([409, 'previews_not_wanted'])
    expect(stored()).toHaveLength(1)
  })
})
