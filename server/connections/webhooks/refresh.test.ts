import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { until } from '#server/testing/until'
import { useSharedApp } from '#server/testing/use-app'

const app = useSharedApp()
const stopping: (() => unknown)[] = []
afterAll(async () => {
  for (const stop of stopping.splice(0)) await stop()
})
const token = 'canary-of-the-media-server'
let movie: number
beforeAll(async () => {
  const root = await putRoot(app)
  movie = putMovie(app, { title: 'Harbor Lights' })
  file = putFile(app, movie, { root_folder_id: root, relative_path: 'Harbor Lights (2001)/Harbor Lights.mkv' })
})
let file: number

/** What a media server sees, and what it was told. */
type There = { libraries: string[]; paths: string[]; told: { how: string; what: unknown }[] }
const serve = (header: string, answer: (asked: { path: string; url: URL; body: unknown }) => Response) => {
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      if (request.headers.get(header) !== token) return new Response(null, { status: 401 })
      const url = new URL(request.url)
      return answer({ path: `${request.method} ${url.pathname}`, url, body: request.method === 'POST' ? await request.json() : null })
    },
  })
  stopping.push(() => server.stop(true))
  return `http://127.0.0.1:${server.port}/`
}
const startJellyfin = (there: There) =>
  serve('x-emby-token', ({ path, body }) => {
    if (path === 'GET /Library/VirtualFolders')
      return Response.json([{ Name: 'Movies', Locations: there.libraries, CollectionType: 'movies' }])
    if (path === 'POST /Environment/ValidatePath')
      return new Response(null, { status: there.paths.includes((body as { Path: string }).Path) ? 204 : 404 })
    if (path !== 'POST /Library/Media/Updated') return new Response(null, { status: 404 })
    there.told.push({ how: path, what: body })
    return new Response(null, { status: 204 })
  })
const startPlex = (there: There) =>
  serve('x-plex-token', ({ path, url }) => {
    const Location = there.libraries.map((each, id) => ({ id, path: each }))
    const Directory = [
      { key: '1', type: 'show', Location: [{ id: 90, path: '/shows' }] },
      { key: '4', type: 'movie', Location },
    ]
    if (path === 'GET /library/sections') return Response.json({ MediaContainer: { size: 2, Directory } })
    if (!/^GET \/library\/sections\/\d+\/refresh$/.test(path)) return new Response(null, { status: 404 })
    there.told.push({ how: path, what: url.searchParams.get('path') })
    return new Response(null)
  })

type Tested = { ok: boolean; code: string; status: number | null; values: Record<string, unknown> }
type Made = { refreshes: 'jellyfin' | 'plex'; url: string; films?: string; key?: string }
let count = 0
const hook = async ({ refreshes, url, films, key = token }: Made) => {
  const headers = { [refreshes === 'plex' ? 'X-Plex-Token' : 'X-Emby-Token']: key }
  const path_map = films === undefined ? [] : [{ from: app.shelf, to: films }]
  const { body } = await app.ask<{ id: number }>('POST', '/webhooks', { name: `hook ${count++}`, url, refreshes, path_map, headers })
  return {
    id: body.id,
    test: async () => (await app.ask<Tested>('POST', `/webhooks/${body.id}/test`)).body,
    waiting: async () => (await app.ask<{ waiting: number }>('GET', `/webhooks/${body.id}`)).body.waiting,
  }
}
const happened = (type: 'file_added' | 'file_renamed' | 'file_removed', more: object = {}) =>
  app.journal.commit((_, announce) =>
    announce({
      ...{ type, movie_id: movie, file_id: file, title: 'Harbor Lights', relative_path: 'Harbor Lights (2001)/Harbor Lights.mkv' },
      ...{ quality: 'Bluray-1080p', size_bytes: 7, recycled: false, previous_path: '', ...more },
    }),
  )

describe('a webhook that refreshes Jellyfin', () => {
  const there: There = { libraries: ['/media'], paths: ['/media/films', '/media/films/Harbor Lights (2001)/Harbor Lights.mkv'], told: [] }

  test('proves that the library folders are seen there, and says which one is not', async () => {
    const jellyfin = { refreshes: 'jellyfin', url: startJellyfin(there) } as const
    const unmapped = await hook(jellyfin)
    const wrong = await hook({ ...jellyfin, films: '/media/others' })
    const right = await hook({ ...jellyfin, films: '/media/films' })

    expect(await unmapped.test()).toMatchObject({
      ok: false,
      code: 'refresh_not_in_library',
      values: { path: app.shelf, folders: '/media' },
    })
    expect(await wrong.test()).toMatchObject({ ok: false, code: 'refresh_path_missing', values: { path: '/media/others' } })
    expect(await right.test()).toMatchObject({ ok: true, code: 'refresh_ready' })

    there.paths = ['/media/films', '/media/films/Something else.mkv']
    expect(await right.test()).toMatchObject({ ok: false, code: 'refresh_path_missing' })
    for (const { id } of [unmapped, wrong, right]) await app.ask('DELETE', `/webhooks/${id}`)
  })

  test('a wrong token and a stranger at the address are told as what they are', async () => {
    const refused = await hook({ refreshes: 'jellyfin', url: startJellyfin(there), key: 'wrong' })
    const somebody = serve('x-emby-token', () => Response.json({ hello: 'world' }))
    const stranger = await hook({ refreshes: 'jellyfin', url: somebody })

    expect(await refused.test()).toMatchObject({ ok: false, code: 'webhook_status', status: 401 })
    expect(await stranger.test()).toMatchObject({ ok: false, code: 'party_answers_nonsense' })
    for (const { id } of [refused, stranger]) await app.ask('DELETE', `/webhooks/${id}`)
  })

  test('hears which folders changed, under its own paths, and of nothing else', async () => {
    there.told.length = 0
    const made = await hook({ refreshes: 'jellyfin', url: startJellyfin(there), films: '/media/films' })

    await app.ask('POST', '/tags', { name: 'no file' })
    happened('file_added')
    happened('file_renamed', { previous_path: 'Old (2001)/Old.mkv' })
    happened('file_removed', { file_id: file + 1000, relative_path: 'Gone (1999)/Gone.mkv' })
    await until('all is told', async () => there.told.length === 3 && (await made.waiting()) === 0)

    const folder = (name: string, UpdateType: string) => ({ Path: `/media/films/${name}`, UpdateType })
    expect(there.told.map(({ what }) => what)).toEqual([
      { Updates: [folder('Harbor Lights (2001)', 'Created')] },
      { Updates: [folder('Harbor Lights (2001)', 'Modified'), folder('Old (2001)', 'Modified')] },
      { Updates: [folder('Gone (1999)', 'Deleted')] },
    ])
    await app.ask('DELETE', `/webhooks/${made.id}`)
  })
})

test('a webhook that refreshes Plex scans the folder in its own library only', async () => {
  const there: There = { libraries: ['D:\\Filme'], paths: [], told: [] }
  const url = startPlex(there)
  const elsewhere = await hook({ refreshes: 'plex', url })
  expect(await elsewhere.test()).toMatchObject({ ok: false, code: 'refresh_not_in_library', values: { folders: '/shows, D:\\Filme' } })
  await app.ask('DELETE', `/webhooks/${elsewhere.id}`)
  const made = await hook({ refreshes: 'plex', url, films: 'D:\\Filme' })

  expect(await made.test()).toMatchObject({ ok: true, code: 'refresh_in_library' })
  happened('file_added')
  await until('it is told', () => there.told.length > 0)

  expect(there.told).toEqual([{ how: 'GET /library/sections/4/refresh', what: 'D:\\Filme\\Harbor Lights (2001)' }])
  await app.ask('DELETE', `/webhooks/${made.id}`)
})

test('what would be ignored is refused', async () => {
  const ask = async (more: object) => {
    const answer = await app.ask<{ error: { message: string } }>('POST', '/webhooks', { name: 'a', url: 'http://127.0.0.1:1', ...more })
    return [answer.status, answer.body.error.message]
  }

  expect(await ask({ refreshes: 'plex', template: '{}' })).toEqual([422, 'template: is decided by what the webhook refreshes'])
  expect(await ask({ refreshes: 'plex', events: ['movie_added'] })).toEqual([422, 'events: is decided by what the webhook refreshes'])
  expect(await ask({ refreshes: 'plex', method: 'PUT' })).toEqual([422, 'method: is decided by what the webhook refreshes'])
  expect(await ask({ path_map: [{ from: '/a', to: '/b' }] })).toEqual([
    422,
    'path_map: is only for a webhook that refreshes a media server',
  ])
})
