import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { movies } from '../movies'
import { runDemo } from './demo'

const folder = await mkdtemp(join(tmpdir(), 'demo-show-'))
const cleanups: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })]
afterAll(() => Promise.all(cleanups.map((clean) => clean())))

const key = 'ak1_demo'
const inLibrary = new TextEncoder().encode('a movie')
const checksum = new Bun.CryptoHasher('sha256').update(inLibrary).digest('hex')
type Frame = Record<string, unknown> & { type: string }

/** The part of the service that the demo uses: it imports a movie as soon as it is added. */
const startService = (
  lastWords: (movie_id: number) => Frame[] = (movie_id) => [
    { type: 'import_completed', movie_id, file_id: 5, method: 'hardlink', relative_path: 'Sintel (2010)/Sintel.mkv' },
  ],
) => {
  const asked: string[] = []
  const bodies: Record<string, unknown>[] = []
  const path = join(folder, 'Sintel.mkv')
  const way = (movie_id: number): Frame[] => [
    { type: 'search_completed', movie_id, found: 4, accepted: 2 },
    { type: 'release_grabbed', movie_id, release_title: 'Sintel.2010.1080p', why: 'it is the best quality that is wanted' },
    { type: 'download_progress', movie_id, progress: 0.5, download_speed: 3_000_000, seeders: 1 },
    { type: 'download_progress', movie_id: 99, progress: 0.9, download_speed: 1, seeders: 7 },
    { type: 'download_completed', movie_id, size_bytes: 6 },
    ...lastWords(movie_id),
  ]
  const answers: Record<string, () => Response> = {
    'PUT /base/api/v1/config': () => Response.json({}),
    'POST /base/api/v1/root-folders': () => Response.json({ id: 1 }, { status: 201 }),
    'GET /base/api/v1/quality-profiles': () =>
      Response.json({
        results: [{ id: 3, is_default: true, size_limits: [{ quality: 'DVD', min_size: 5 }] }],
        next_cursor: null,
        has_more: false,
      }),
    'PATCH /base/api/v1/quality-profiles/3': () => Response.json({}),
    'POST /base/api/v1/indexers': () => Response.json({ id: 1 }, { status: 201 }),
    'GET /base/api/v1/files/5': () => Response.json({ path, size_bytes: 6, quality: 'WEBDL-1080p' }),
    'GET /base/api/v1/movies/1/releases': () =>
      Response.json({
        results: [{ title: 'Sintel.2010.HDCAM', verdict: 'rejected', reasons: [{ text: 'CAM is not wanted' }] }],
        next_cursor: null,
        has_more: false,
      }),
    'POST /base/api/v1/movies': () => {
      for (const frame of way(1)) server.publish('events', JSON.stringify(frame))
      return Response.json({ id: 1, title: 'Sintel', year: 2010 }, { status: 201 })
    },
  }
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: async (request, self) => {
      const url = new URL(request.url)
      if (url.pathname === '/base/api/v1/ws') return self.upgrade(request) ? undefined : new Response('no socket', { status: 400 })
      if (request.headers.get('authorization') !== `Bearer ${key}`) return new Response('', { status: 401 })
      asked.push(`${request.method} ${url.pathname.replace('/base/api/v1', '')}`)
      if (request.method !== 'GET') bodies.push((await request.json()) as Record<string, unknown>)
      return (
        answers[`${request.method} ${url.pathname}`]?.() ??
        Response.json({ error: { code: 'not_found', message: 'nothing here' } }, { status: 404 })
      )
    },
    websocket: {
      message: (socket, text) => {
        if (JSON.parse(String(text)).api_key !== key) return socket.close(4401)
        socket.subscribe('events')
        socket.send(JSON.stringify({ type: 'auth_ok' }))
      },
    },
  })
  cleanups.push(() => server.stop(true))
  return { base_url: `http://127.0.0.1:${server.port}/base`, asked, bodies, answers, path }
}

const show = async (service: ReturnType<typeof startService>, more: Partial<Parameters<typeof runDemo>[0]> = {}) => {
  await Bun.write(service.path, inLibrary)
  const pieces: string[] = []
  const ok = await runDemo({
    world: {
      dir: folder,
      metadata_url: 'http://127.0.0.1:1',
      indexer_url: 'http://127.0.0.1:2',
      api_keys: { metadata: 'm', metadata_token: 't', indexer: 'i' },
      checksumOf: (release) => (release === 'Sintel.2010.1080p' ? checksum : null),
      movies,
    },
    api: { base_url: service.base_url, key },
    out: { write: (piece) => void pieces.push(piece), isTTY: false },
    once: true,
    shown: [45745],
    ...more,
  })
  return { ok, text: pieces.join('') }
}

test("the demo configures the service through its API and reports a movie's progress until it is imported", async () => {
  const service = startService()

  const { ok, text } = await show(service)

  expect(ok).toBe(true)
  expect(service.asked.slice(0, 6)).toEqual([
    'PUT /config',
    'POST /root-folders',
    'GET /quality-profiles',
    'PATCH /quality-profiles/3',
    'POST /indexers',
    'POST /movies',
  ])
  expect(service.bodies[0]).toMatchObject({ metadata_url: 'http://127.0.0.1:1', metadata_api_key: 'm', dht_enabled: false })
  expect(service.bodies[2]).toMatchObject({ size_limits: [{ quality: 'DVD', min_size: 0 }], languages: { mode: 'any' } })
  expect(service.bodies[3]).toMatchObject({ type: 'torznab', url: 'http://127.0.0.1:2', api_key: 'i' })
  for (const words of [
    'Sintel (2010) was added',
    '4 releases found, 2 suitable',
    'not Sintel.2010.HDCAM: CAM is not wanted',
    'chose Sintel.2010.1080p, because it is',
    ' 50 %',
    '3.0 MB/s',
    'from 1 seeder',
    'imported by hardlink',
    service.path,
    checksum,
    '1 of 1 movies',
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('7 seeders')
})

test('somebody may look as soon as the service is configured, and is told where', async () => {
  const service = startService()
  let askedBefore: readonly string[] = []

  const { text } = await show(service, {
    once: false,
    onConfigured: async () => {
      askedBefore = [...service.asked]
      return ['A browser opens at http://127.0.0.1:1']
    },
  })

  expect(askedBefore).toContain('POST /indexers')
  expect(askedBefore).not.toContain('GET /files/5')
  expect(text.indexOf('A browser opens')).toBeLessThan(text.indexOf('in the library'))
})

test('a file that differs from the seeded one fails the demo', async () => {
  const { ok, text } = await show(startService(), {
    world: {
      dir: folder,
      metadata_url: '',
      indexer_url: '',
      api_keys: { metadata: '', metadata_token: '', indexer: '' },
      checksumOf: () => 'another',
      movies,
    },
  })

  expect(ok).toBe(false)
  expect(text).toContain('but the seeded file has another')
})

test('a movie that cannot be imported fails the demo with the reason', async () => {
  const { ok, text } = await show(startService((movie_id) => [{ type: 'import_blocked', movie_id, reason: 'it holds no video' }]))

  expect(ok).toBe(false)
  expect(text).toContain('it holds no video')
})

test('an error of the service is shown in its own words', async () => {
  const service = startService()
  service.answers['POST /base/api/v1/movies'] = () =>
    Response.json({ error: { code: 'conflict', message: 'Sintel is in the library already' } }, { status: 409 })

  const { ok, text } = await show(service)

  expect(ok).toBe(false)
  expect(text).toContain('Sintel is in the library already')
})

test('a movie that takes too long fails the demo', async () => {
  const { ok, text } = await show(
    startService(() => []),
    { patienceMs: 50 },
  )

  expect(ok).toBe(false)
  expect(text).toContain('did not arrive')
})

test('on a terminal, progress bars are redrawn in place and removed at the end', async () => {
  const pieces: string[] = []
  const service = startService()
  const { ok } = await show(service, { out: { write: (piece) => void pieces.push(piece), isTTY: true }, once: false })
  const text = pieces.join('')

  expect(ok).toBe(true)
  expect(text).toContain('\x1b[1A\x1b[J')
  expect(text.split('\n').slice(-5).join('\n')).not.toContain('░')
  expect(text).toContain('more can be added manually')
})
