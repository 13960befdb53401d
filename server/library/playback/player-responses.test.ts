import { beforeAll, describe, expect, test } from 'bun:test'
import { rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { needs } from '#server/testing/needs'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { checkStream, readStream } from '#server/testing/read-stream'
import { useSharedApp } from '#server/testing/use-app'
import { h264, makeVideo, type VideoRecipe } from '#server/testing/video'
import type { Prepared } from './schema'

const chromium = { containers: ['mp4', 'webm', 'matroska'], video: ['avc1.640034'], audio: ['mp4a.40.2', 'opus', 'flac', 'mp3'], hls: true }

const app = useSharedApp()
let root: number
beforeAll(async () => {
  root = await putRoot(app)
})

/** Creates a movie with this file. */
const put = (name: string, bytes: Uint8Array | string): { movie: number; file: number; path: string } => {
  const movie = putMovie(app, { title: name })
  const path = join(app.shelf, name)
  const file = putFile(app, movie, { root_folder_id: root, relative_path: name })
  writeFileSync(path, bytes)
  return { movie, file, path }
}
const make = (name: string, recipe: VideoRecipe) => {
  const made = put(name, '')
  makeVideo(made.path, recipe)
  return made
}
const prepare = async (file: number, more: object = {}) => {
  const answer = await app.ask<Prepared>('POST', `/play/${file}/prepare`, { supports: chromium, ...more })
  expect(answer.status).toBe(200)
  return answer.body
}
/** Requests like a video element: without a credential. */
const get = (url: string, headers: Record<string, string> = {}, method = 'GET') => app.send(method, url, { headers })
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

describe('serving a file directly', () => {
  const content = Uint8Array.from({ length: 1000 }, (_, i) => i % 251)
  let url: string
  let file: number
  beforeAll(async () => {
    file = put('plain.mp4', content).file
    url = (await prepare(file)).direct_url
  })

  test('whole, with its size, type and ETag', async () => {
    const answer = await get(url)

    expect(answer.status).toBe(200)
    expect(await bytesOf(answer)).toEqual(content)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '1000',
      'accept-ranges': 'bytes',
    })
    expect(answer.headers.get('etag')).toMatch(/^"[\w-]+"$/)
  })

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=500-', 500, 999],
    ['bytes=-10', 990, 999],
    ['bytes=990-5000', 990, 999],
    ['bytes=-5000', 0, 999],
  ])('in part: %s', async (range, from, to) => {
    const answer = await get(url, { range })

    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, `bytes ${from}-${to}/1000`])
    expect(await bytesOf(answer)).toEqual(content.slice(from, to + 1))
  })

  test.each(['bytes=0-1,5-6', 'bytes=9-5', 'bytes=x-', 'lines=1-2'])('whole if the range is invalid: %s', async (range) => {
    expect((await get(url, { range })).status).toBe(200)
  })

  test('answers 416 with the size beyond its end', async () => {
    const answer = await get(url, { range: 'bytes=1000-' })

    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */1000'])
  })

  test('sends only what has changed', async () => {
    const etag = (await get(url)).headers.get('etag') ?? ''

    expect((await get(url, { 'if-none-match': etag })).status).toBe(304)
    expect((await get(url, { 'if-none-match': '"other"' })).status).toBe(200)
    expect((await get(url, { range: 'bytes=0-9', 'if-range': etag })).status).toBe(206)
    expect((await get(url, { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200)
  })

  test('HEAD returns the same without the bytes', async () => {
    const [whole, part] = [await get(url, {}, 'HEAD'), await get(url, { range: 'bytes=0-9' }, 'HEAD')]

    expect([whole.status, whole.headers.get('content-length'), (await bytesOf(whole)).length]).toEqual([200, '1000', 0])
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 0-9/1000'])
  })

  test('saves it under its own name', async () => {
    const answer = await app.ask('GET', `/files/${file}/download`)

    expect(answer.headers.get('content-disposition')).toContain('filename="plain.mp4"')
    expect(await bytesOf(answer.response)).toEqual(content)
  })

  test('gives another player one signed URL', async () => {
    const text = await (await get(url.replace(/direct$/, 'stream.m3u'), { host: 'movies.test' })).text()
    const address = /^http:\/\/movies\.test(.*\/direct)$/m.exec(text)?.[1] ?? ''

    expect((await get(address)).status).toBe(200)
  })

  test('a URL that is about to end gives none that lives longer', async () => {
    const playlist = url.replace(/direct$/, 'stream.m3u')
    const first = await (await get(playlist)).text()
    app.clock.advance(11.9 * 3600 * 1000)

    const last = await (await get(playlist)).text()

    const endOf = (text: string) => /\/play\/s\/(\d+)~/.exec(text)?.[1]
    expect([endOf(last), endOf(first)]).toEqual([endOf(url), endOf(url)])
    app.clock.advance(-11.9 * 3600 * 1000)
  })

  test('a URL opens only as it was signed: an equal number written in another way does not', async () => {
    const others = [url.replace('/play/s/', '/play/s/0'), url.replace(/\/(\d+)\/direct/, '/0$1/direct')]

    expect(await Promise.all(others.map(async (other) => (await get(other)).status))).toEqual([401, 401])
  })

  test('the public URL is given for a host that is not ours', async () => {
    const playlist = url.replace(/direct$/, 'stream.m3u')
    app.config.update({ public_url: 'https://movies.example' }, { isKey: true })

    const [foreign, own] = await Promise.all(['evil.test', 'movies.example'].map(async (host) => (await get(playlist, { host })).text()))

    app.config.update({ public_url: null }, { isKey: true })
    expect(foreign).toContain('https://movies.example/')
    expect(foreign).not.toContain('evil.test')
    expect(own).toContain('://movies.example/')
  })

  test('a missing file is not found', async () => {
    const gone = put('gone.mp4', content)
    const { direct_url } = await prepare(gone.file)
    rmSync(gone.path)

    expect((await get(direct_url)).status).toBe(404)
    expect((await app.ask('POST', `/play/${gone.file}/prepare`, { supports: chromium })).status).toBe(404)
    expect((await app.ask('GET', '/play/4711/direct')).status).toBe(404)
  })
})

describe('authorization', () => {
  test('nothing under /play opens without a key, a cookie or a signature', async () => {
    const { file } = put('locked.mp4', 'locked')
    const paths = ['direct', 'stream.m3u', 'master.m3u8', 'hls/c.c.0/video/index.m3u8', 'hls/c.c.0/audio/0/0.m4s']

    for (const path of paths) expect([path, (await get(`/api/v1/play/${file}/${path}`)).status]).toEqual([path, 401])
    expect((await app.send('POST', `/api/v1/play/${file}/prepare`, { body: { supports: chromium } })).status).toBe(401)
  })

  test('a signature grants read access to one file, unaltered, for twelve hours', async () => {
    const [mine, other] = [put('mine.mp4', 'mine').file, put('other.mp4', 'other').file]
    const { direct_url: url, expires_at } = await prepare(mine)
    const altered = [
      url.replace(`/${mine}/direct`, `/${other}/direct`),
      url.replace('/s/', '/s/9'),
      url.replace(/~key~/, '~0000~'),
      url.replace(/.\/(\d+)\/direct/, '_/$1/direct'),
      url.replace('/direct', '/../../../config'),
      url.replace('/direct', '/%2e%2e/direct'),
      url.replace(/\/s\/[^/]+/, '/s/x'),
    ]

    expect((await get(url)).status).toBe(200)
    for (const each of altered) expect([each, [401, 404].includes((await get(each)).status)]).toEqual([each, true])
    expect((await get(url, {}, 'POST')).status).toBe(401)
    app.clock.set(expires_at)
    expect((await get(url)).status).toBe(401)
  })

  test('no key or signature gets into logs or history, at any log level', async () => {
    const { file } = put('canary.mp4', 'canary')
    await app.ask('PUT', '/config', { log_level: 'trace' })
    const { direct_url, id } = await prepare(file)
    const [, signature = ''] = /\/s\/([^/]+)\//.exec(direct_url) ?? []
    await get(direct_url)
    await get(direct_url.replace('/direct', '/nothing'))
    await get(direct_url.replace(/~/, '~x'))
    await app.ask('POST', `/play/${file}/progress`, { play_id: id, position_seconds: 90, state: 'playing' })

    const pages = await Promise.all(['/logs?limit=100', '/history?limit=100'].map((path) => app.ask('GET', path)))

    expect(signature.length).toBeGreaterThan(40)
    for (const { body } of pages) {
      expect(JSON.stringify(body)).toContain('play')
      for (const secret of [app.key(), ...signature.split('~').filter((part) => part.length > 20)])
        expect(JSON.stringify(body)).not.toContain(secret)
    }
  })

  test('ends with the session that requested it', async () => {
    const { file } = put('session.mp4', 'session')
    const made = await app.ask<{ session: { id: string }; token: string }>('POST', '/auth/sessions', { kind: 'cli', label: 'test' })
    const answer = await app.send('POST', `/api/v1/play/${file}/prepare`, {
      body: { supports: chromium },
      headers: { authorization: `Bearer ${made.body.token}` },
    })
    const { direct_url } = (await answer.json()) as Prepared
    expect((await get(direct_url)).status).toBe(200)

    await app.ask('DELETE', `/auth/sessions/${made.body.session.id}`)

    expect((await get(direct_url)).status).toBe(401)
  })

  test('ends when the paired device that requested it is revoked', async () => {
    const { file } = put('device.mp4', 'device')
    await app.ask('PUT', '/config', { public_url: 'http://movies.test' })
    const { pairing } = (await app.ask<{ pairing: { id: string; code: string } }>('POST', '/auth/sessions', { kind: 'qr' })).body
    const host = 'movies.test'
    const paired = await app.send('POST', '/api/v1/auth/sessions/exchange', { headers: { authorization: `Bearer ${pairing.code}`, host } })
    const cookie = paired.headers.get('set-cookie')?.split(';')[0] ?? ''
    const headers = { cookie, host, origin: 'http://movies.test', 'sec-fetch-site': 'same-origin' }
    const answer = await app.send('POST', `/api/v1/play/${file}/prepare`, { body: { supports: chromium }, headers })
    const { direct_url } = (await answer.json()) as Prepared
    expect([paired.status, (await get(direct_url)).status]).toEqual([201, 200])

    await app.ask('DELETE', `/auth/sessions/${pairing.id}`)

    for (const each of [direct_url, direct_url.replace(/direct$/, 'stream.m3u')]) expect((await get(each)).status).toBe(401)
  })
})

describe.skipIf(!needs('ffmpeg'))('streaming a file', () => {
  const read = (master: string) => readStream(get, master)
  const check = (bytes: Uint8Array) => checkStream(app.dir, bytes)

  const cases: [string, VideoRecipe, string][] = [
    ['ac3.mkv', { audio: [['ac3', '-ac', '6']] }, 'remux_audio'],
    ['two.mkv', { audio: [['eac3', '-ac', '6'], ['aac']] }, 'remux_audio'],
    ['flac.mkv', { audio: [['flac'], ['libopus']] }, 'remux'],
    ['transport.ts', {}, 'remux'],
    ['fragments.mp4', { audio: [['aac'], ['aac']], more: ['-movflags', 'frag_keyframe+empty_moov'] }, 'remux'],
    ['frames.mkv', { video: [...h264, '-bf', '3', '-flags', '-cgop'], audio: [['ac3']] }, 'remux_audio'],
    ['piped.mkv', { audio: [['ac3']], more: ['-live', '1'] }, 'remux_audio'],
  ]
  test.each(cases)(
    '%s: complete and correct',
    async (name, recipe, method) => {
      const { file } = make(name, recipe)

      const prepared = await prepare(file)
      const stream = await read(prepared.url ?? '')

      expect(prepared.method as string).toBe(method)
      expect(check(stream.video.bytes)).toMatchObject({ wrong: '' })
      expect(check(stream.video.bytes).seconds).toBeCloseTo(7.96, 1)
      expect(stream.audio.length).toBe(recipe.audio?.length ?? 1)
      for (const audio of stream.audio) {
        const { wrong, seconds } = check(audio.bytes)
        expect([wrong, Math.abs(seconds - 7.98) < 0.1]).toEqual(['', true])
      }
    },
    120_000,
  )

  test('MP3 is sent unchanged, each segment with its own time', async () => {
    const { file } = make('mp3.mkv', { audio: [['libmp3lame'], ['aac']] })

    const stream = await read((await prepare(file)).url ?? '')

    expect(stream.audio[0]?.lines).toContain('0.mp3')
    expect(stream.audio[0]?.bytes.subarray(0, 3).toString()).toBe('ID3')
  }, 120_000)

  test('a missing part is not found', async () => {
    const { file } = make('few.mkv', { seconds: 3, audio: [['ac3']] })
    const { url } = await prepare(file)
    const prefix = (url ?? '').replace(/master.*/, 'hls/c.d.0')

    for (const path of ['video/77.m4s', 'audio/0/77.m4s', 'audio/5/0.m4s', 'audio/0/x.m4s', 'nothing'])
      expect([path, (await get(`${prefix}/${path}`)).status]).toEqual([path, 404])
  }, 120_000)

  test('no playlist contains a key or a signature', async () => {
    const { file } = make('quiet.mkv', { seconds: 3, audio: [['ac3']] })

    const { text, video, audio } = await read((await prepare(file)).url ?? '')

    for (const each of [text, video.lines, audio[0]?.lines]) expect(each).not.toMatch(/~|api_key|ak1_|\/s\//)
  }, 120_000)

  test('reads a file once until it changes', async () => {
    const { file, path } = make('once.mkv', { seconds: 3, audio: [['ac3']] })
    const first = await prepare(file)
    makeVideo(path, { seconds: 5, audio: [['aac']] })

    const second = await prepare(file)

    expect([first.duration_seconds, second.duration_seconds].map((each) => Math.round(each ?? 0))).toEqual([3, 5])
    expect([first.method, second.method] as string[]).toEqual(['remux_audio', 'direct'])
    expect(statSync(path).size).toBeGreaterThan(0)
  }, 120_000)
})
