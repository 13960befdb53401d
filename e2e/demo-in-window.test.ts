import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '#server/testing/until'
import { type Service, startService } from './service'
import { filesBelow } from './world'

/** A guard against hanging, not a measurement: the test starts a whole world. */
setDefaultTimeout(300_000)

const root = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-samples-test-')))
/** Where the program creates its temporary folders. */
const scratch = join(root, 'scratch')
const dataDir = join(root, 'data')
let service: Service
beforeAll(async () => {
  mkdirSync(scratch)
  service = await startService({ dataDir, env: { TMPDIR: scratch } })
  await until('the torrent client has written its port', () => existsSync(join(dataDir, 'torrents', 'port')))
})
afterAll(async () => {
  await service.cut()
  rmSync(root, { recursive: true, force: true })
})

const left = (): string[] => readdirSync(scratch).filter((name) => name.startsWith('marquee-samples-'))
/** Without files that may change at any time, such as the first scheduled backup. */
const own = (): string[] =>
  filesBelow(dataDir).filter((path) => !/\.db(-wal|-shm|-journal)?$|-scheduled-.*\.zip|^backups\/\.staging\//.test(path))

/** Signs in like a browser, with the one-time code in the URL. */
const enter = async (url: string) => {
  const [path = '', code = ''] = url.split('/#pair=')
  const answer = await fetch(`${service.url}${path}/api/v1/auth/sessions/exchange`, {
    method: 'POST',
    headers: { authorization: `Bearer ${code}`, origin: service.url, 'sec-fetch-site': 'same-origin' },
  })
  const cookie = answer.headers.getSetCookie()[0] ?? ''
  return { status: answer.status, path, cookie: cookie.split(';')[0] ?? '', attributes: cookie }
}
type Entered = Awaited<ReturnType<typeof enter>>
const asBrowser = ({ path, cookie }: Entered, [method, what]: readonly [string, string], body?: unknown) =>
  fetch(`${service.url}${path}/api/v1${what}`, {
    method,
    headers: {
      cookie,
      origin: service.url,
      'sec-fetch-site': 'same-origin',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

const moviesOf = async (inside: Entered): Promise<{ status: string }[]> => {
  const page = (await (await asBrowser(inside, ['GET', '/movies?limit=100'])).json()) as { results: { status: string }[] }
  return page.results
}

test("sample movies open below the URL of an empty library and leave the user's own data unchanged", async () => {
  const before = own()

  const { url } = await service.client.call<{ url: string }>('POST', '/demo')
  const inside = await enter(url)

  expect(url).toStartWith('/demo/#pair=')
  expect(inside.status).toBeLessThan(300)
  expect(inside.attributes).toContain('Path=/demo/')
  expect(await (await asBrowser(inside, ['GET', '/demo'])).json()).toEqual({ is_sample: true })
  const first = await moviesOf(inside)
  expect(first.length).toBeGreaterThan(0)
  await until('the library is full', async () => {
    const all = await moviesOf(inside)
    return all.length > 15 && all.filter(({ status }) => ['available', 'upgradable'].includes(status)).length > 10
  })
  const page = await fetch(`${service.url}/demo/`)
  expect(await page.text()).toContain('content="/demo/"')
  expect(own()).toEqual(before)
  expect((await service.client.call<{ results: unknown[] }>('GET', '/movies')).results).toEqual([])
  expect((await service.client.call<{ results: unknown[] }>('GET', '/root-folders')).results).toEqual([])
})

test('nothing outside the samples can be addressed from inside', async () => {
  const inside = await enter((await service.client.call<{ url: string }>('POST', '/demo')).url)
  const tried: [string, string, unknown][] = [
    ['POST', '/root-folders', { path: dataDir }],
    ['POST', '/manual-import', { files: [] }],
    ['PUT', '/config', { download_path: dataDir }],
    ['POST', '/backups', {}],
    ['POST', '/service/stop', {}],
    ['POST', '/movies/../root-folders', { path: dataDir }],
    ['POST', '/movies/%2e%2e/root-folders', { path: dataDir }],
    ['POST', '//root-folders', { path: dataDir }],
    ['GET', '/filesystem', undefined],
    ['GET', '/filesystem?path=/etc', undefined],
    ['GET', `/manual-import?path=${dataDir}`, undefined],
  ]

  for (const [method, path, body] of tried) {
    const { status } = await asBrowser(inside, [method, path], body)
    expect(`${path} ${status}`).toBe(`${path} 403`)
  }
  expect(await (await asBrowser(inside, ['POST', '/tags'], { name: 'seen' })).json()).toMatchObject({ name: 'seen' })
})

test("the samples' WebSocket delivers their events and none of the library's", async () => {
  const inside = await enter((await service.client.call<{ url: string }>('POST', '/demo')).url)
  const heard: string[] = []
  const socket = new WebSocket(`${service.url.replace('http', 'ws')}${inside.path}/api/v1/ws`, {
    headers: { cookie: inside.cookie, origin: service.url },
  } as never)
  socket.onopen = () => socket.send(JSON.stringify({ type: 'auth' }))
  socket.onmessage = ({ data }) => void heard.push(String(data))
  await until('the socket is authenticated', () => heard.some((each) => each.includes('auth_ok')))

  await service.client.call('POST', '/tags', { name: 'of the library' })
  await asBrowser(inside, ['POST', '/tags'], { name: 'of the samples' })

  await until('the event arrives', () => heard.some((each) => each.includes('tag_')))
  expect(heard.filter((each) => each.includes('tag_'))).toHaveLength(1)
  socket.close()
})

test('leaving the samples leaves nothing behind', async () => {
  expect(left()).toHaveLength(1)

  expect((await service.client.ask('DELETE', '/demo')).status).toBe(204)

  expect(left()).toEqual([])
  const gone = await fetch(`${service.url}/demo/library`, { headers: { accept: 'text/html' }, redirect: 'manual' })
  expect([gone.status, gone.headers.get('location')]).toEqual([302, '/'])
  expect((await fetch(`${service.url}/demo/api/v1/status`)).status).toBe(404)
  expect((await service.client.ask('DELETE', '/demo')).status).toBe(204)
})

test('remains of the samples after a power cut are removed at the next start, and stopping removes them too', async () => {
  await service.client.call('POST', '/demo')
  await service.cut()
  expect(left()).toHaveLength(1)

  service = await startService({ dataDir, port: service.port, env: { TMPDIR: scratch } })
  expect(left()).toEqual([])

  await service.client.call('POST', '/demo')
  expect(left()).toHaveLength(1)
  expect(await service.stop()).toBe(0)
  expect(left()).toEqual([])
  service = await startService({ dataDir, port: service.port, env: { TMPDIR: scratch } })
})
