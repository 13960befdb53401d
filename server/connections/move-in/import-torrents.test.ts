import { afterEach, beforeEach, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Download, DownloadClientResource } from '#server/acquisition/downloads/schema'
import { takenHashesTable } from '#server/acquisition/search/table'
import type { ImportReport } from '#server/connections/import/schema'
import { playMediaTool } from '#server/testing/played-media-tool'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { until } from '#server/testing/until'
import { useApp } from '#server/testing/use-app'
import { type QTorrent, startQBittorrent } from '#world/qbittorrent'

type List<T> = { results: T[] }
setDefaultTimeout(60_000)
const app = useApp()
let root_folder_id: number
let client: ReturnType<typeof startQBittorrent>
let torrents: QTorrent[]
beforeEach(async () => {
  root_folder_id = await putRoot(app)
  torrents = []
  client = startQBittorrent(join(app.dir, 'fetched'), () => torrents)
})
afterEach(() => client.stop())

const hash = (letter: string) => letter.repeat(40)
const address = () => ({ url: client.url, username: 'me', password: 'right' })
const ask = async (what = '', more: object = {}) =>
  (await app.ask<ImportReport>('POST', `/import/qbittorrent${what}`, { ...address(), ...more })).body
const itemsOf = ({ kinds }: ImportReport) => kinds.find(({ kind }) => kind === 'torrents')!.items
const outcomesOf = (report: ImportReport) => itemsOf(report).map(({ outcome, reasons }) => [outcome, reasons[0]?.code])
const downloads = async () => (await app.ask<List<Download>>('GET', '/downloads?limit=100')).body.results
const stateOf = async (info_hash: string) => (await downloads()).find((one) => one.info_hash === info_hash)?.state
const charade = 'Charade.1963.1080p.BluRay.x264-GRP'
const put = (title: string, year: number) => putMovie(app, { title, year, root_folder_id, runtime_minutes: 90 })

/** A movie whose file is here, one whose torrent is complete, one that is downloading, and torrents that are none of ours. */
const library = () => {
  const tells = playMediaTool(app)
  const held = put('Laura', 1944)
  putFile(app, held, { root_folder_id, relative_path: 'Laura (1944)/Laura.mkv' })
  const [arrived, running] = [put('Charade', 1963), put('Detour', 1945)]
  const path = join(app.dir, 'fetched', charade, `${charade}.mkv`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, 'charade')
  tells(path)
  torrents = [
    { name: 'Laura.1944.1080p.BluRay.x264-GRP', hash: hash('a'), category: 'radarr', progress: 1, state: 'stalledUP' },
    { name: charade, hash: hash('b'), category: 'radarr', progress: 1, state: 'uploading' },
    { name: 'Detour.1945.720p.WEB-DL-GRP', hash: hash('c'), category: 'radarr', progress: 0.4, state: 'downloading' },
    { name: 'Some.Series.S01E01.1080p-GRP', hash: hash('d'), category: 'radarr', progress: 1, state: 'uploading' },
    { name: 'Laura.1944.2160p-OTHER', hash: hash('e'), category: 'tv', progress: 1, state: 'uploading' },
    { name: 'Detour.1945.DVDRip-OTHER', hash: hash('f'), category: '', progress: 1, state: 'uploading' },
  ]
  return { held, arrived, running }
}
const expected = [
  ['added', 'torrent_seeds'],
  ['added', 'torrent_imports'],
  ['added', 'torrent_downloads'],
  ['left_behind', 'torrent_of_no_movie'],
  ['left_behind', 'torrent_elsewhere'],
  ['left_behind', 'torrent_without_category'],
]

test('the preview names every torrent and writes nothing', async () => {
  library()

  const report = await ask('/preview')

  expect(outcomesOf(report)).toEqual(expected)
  expect(report).toMatchObject({ applied: false, source: 'qbittorrent', version: 'v5.0.1', report_id: null })
  expect(await downloads()).toEqual([])
  expect((await app.ask<List<unknown>>('GET', '/download-clients')).body.results).toEqual([])
})

test('torrents of movies here are seeded on, imported, or go on downloading; nothing is changed in the client', async () => {
  const { arrived } = library()

  const report = await ask()
  await until('the complete one is imported', async () => (await stateOf(hash('b'))) === 'seeding')

  expect(outcomesOf(report)).toEqual(expected)
  expect(await Promise.all(['a', 'c', 'd', 'e', 'f'].map((letter) => stateOf(hash(letter))))).toEqual([
    'seeding',
    'downloading',
    undefined,
    undefined,
    undefined,
  ])
  expect((await app.ask<{ status: string }>('GET', `/movies/${arrived}`)).body.status).toBe('available')
  expect(existsSync(join(app.dir, 'fetched', charade, `${charade}.mkv`))).toBe(true)
  const [made] = (await app.ask<List<DownloadClientResource>>('GET', '/download-clients')).body.results
  expect(made).toMatchObject({ type: 'qbittorrent', settings: { category: 'radarr', password: '[REDACTED]' } })
  expect(client.changes).toEqual([])
})

test('a second import changes nothing', async () => {
  library()
  await ask()
  await until('the complete one is imported', async () => (await stateOf(hash('b'))) === 'seeding')
  const before = await downloads()

  const again = await ask()

  expect(outcomesOf(again).slice(0, 3)).toEqual(Array(3).fill(['matched', 'torrent_here']))
  expect(again.totals.added).toBe(0)
  expect((await downloads()).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect((await app.ask<List<unknown>>('GET', '/download-clients')).body.results).toHaveLength(1)
})

test('a torrent that reached its goal, a movie that is removed with its files, and an undo leave the torrents where they are', async () => {
  const { running, held } = library()
  const { report_id } = await ask()
  await until('the complete one is imported', async () => (await stateOf(hash('b'))) === 'seeding')

  torrents[0] = { ...torrents[0]!, state: 'stoppedUP', ...{ max_ratio: 0.1 } }
  await app.rooms.downloads.drive.advanceAll()
  expect(await stateOf(hash('a'))).toBe('completed')
  expect((await app.ask('DELETE', `/movies/${running}?delete_files=true`)).status).toBe(204)
  expect(await stateOf(hash('c'))).toBeUndefined()
  expect((await app.ask('POST', `/import/${report_id}/undo`)).status).toBe(200)

  expect(await downloads()).toEqual([])
  expect(readdirSync(join(app.shelf, 'Laura (1944)'))).toEqual(['Laura.mkv'])
  expect((await app.ask('GET', `/movies/${held}`)).status).toBe(200)
  expect(client.changes).toEqual([])
})

test('a person may remove one from the client', async () => {
  library()
  await ask()
  const download = (await downloads()).find((one) => one.info_hash === hash('c'))!

  expect((await app.ask('DELETE', `/downloads/${download.id}`)).status).toBe(204)

  expect(client.changes).toEqual(['torrents/delete'])
})

test('a torrent with an unknown name is recognized by the hash of an earlier download, and is never grabbed again', async () => {
  const movie_id = put('Charade', 1963)
  app.db
    .insert(takenHashesTable)
    .values({ info_hash: hash('9'), movie_id, title: charade, taken_at: '2026-01-01T00:00:00.000Z' })
    .run()
  torrents = [{ name: 'x', hash: hash('9'), category: 'movies-hd', progress: 0.2, state: 'stalledDL' }]

  const report = await ask()

  expect(outcomesOf(report)).toEqual([['added', 'torrent_downloads']])
  expect((await downloads())[0]).toMatchObject({ movie_id, info_hash: hash('9'), state: 'downloading' })
})

test('a client that is set up here keeps its category', async () => {
  library()
  const settings = { ...address(), category: 'tv' }
  await app.ask('POST', '/download-clients', { name: 'Box', type: 'qbittorrent', settings })

  const report = await ask('', { category: 'radarr' })

  expect(outcomesOf(report).map(([outcome]) => outcome)).toEqual([
    'left_behind',
    'left_behind',
    'left_behind',
    'left_behind',
    'added',
    'left_behind',
  ])
  expect(report.kinds[0]!.items).toMatchObject([{ name: 'Box', outcome: 'matched' }])
})

test('a wrong password is refused in words', async () => {
  const { status, body } = await app.ask('POST', '/import/qbittorrent/preview', { ...address(), password: 'wrong' })

  expect([status, JSON.stringify(body)]).toEqual([503, expect.stringContaining('client_rejects')])
})
