import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { putRoot } from '#server/testing/put-rows'
import { openTestApp, type TestApp } from '#server/testing/test-app'
import { after, until } from '#server/testing/until'
import type { Scan, ScanItem } from './scan-schema'

const closing: (() => unknown)[] = []
let asked: string[]
/** Delays every answer. */
let gate: Promise<void>
const provider = () =>
  Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const [title, year] = [searchParams.get('query') ?? '', searchParams.get('year') ?? searchParams.get('primary_release_year')]
      asked.push(`${pathname} ${title}`)
      if (asked.length > 20) await gate
      const id = Number(/\d+/.exec(title)?.[0] ?? 1)
      const results = [{ id, title, release_date: `${year ?? 2001}-01-01`, vote_count: 1, vote_average: 1, genre_ids: [] }]
      return Response.json({ page: 1, total_pages: 1, total_results: 1, results })
    },
  })
beforeEach(() => {
  asked = []
  gate = Promise.resolve()
})
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const open = async (dir?: string): Promise<TestApp> => {
  const app = await openTestApp({ ...(dir && { dir }) })
  closing.push(app.close)
  const server = provider()
  closing.push(() => server.stop(true))
  app.config.update({ metadata_url: `http://127.0.0.1:${server.port}` }, { isKey: true })
  return app
}
const lay = (app: TestApp, path: string) => {
  mkdirSync(dirname(join(app.shelf, path)), { recursive: true })
  writeFileSync(join(app.shelf, path), 'a movie')
}
const folders = 30
const layAll = (app: TestApp) => {
  for (let n = 1; n <= folders; n++)
    for (const part of ['cd1', 'cd2']) lay(app, `Harbour Number ${n} (2001)/Harbour Number ${n} (2001) ${part}.mkv`)
}
const begin = async (app: TestApp) => (await app.ask<Scan>('POST', '/library/scan', { root_folder_id: await putRoot(app) })).body
const scanOf = async (app: TestApp, id: number) => (await app.ask<Scan>('GET', `/library/scan/${id}`)).body
const settled = async (app: TestApp, id: number): Promise<Scan> => {
  for (;;) {
    const scan = await scanOf(app, id)
    if (scan.state !== 'running') return scan
    await after(10)
  }
}
const pathsOf = async (app: TestApp, id: number) =>
  (await app.ask<{ results: ScanItem[] }>('GET', `/library/scan/${id}/items?limit=100`)).body.results.map(
    ({ relative_path }) => relative_path,
  )

test('with a key, a scan asks once per folder, however many files it holds', async () => {
  const app = await open()
  layAll(app)

  const { id } = await begin(app)
  const scan = await settled(app, id)

  expect(scan).toMatchObject({ state: 'ready', found: 2 * folders, counts: { matched: 2 * folders } })
  expect(asked).toHaveLength(folders)
}, 120_000)

test('without a key, a scan asks nothing and gives each file a reason for not being recognized', async () => {
  const app = await open()
  layAll(app)
  app.config.update({ metadata_api_key: null }, { isKey: true })

  const { id } = await begin(app)
  const scan = await settled(app, id)

  expect(scan).toMatchObject({ state: 'ready', found: 2 * folders, counts: { unmatched: 2 * folders } })
  expect(asked).toEqual([])
}, 120_000)

test('a scan interrupted by a restart continues: it checks nothing twice and skips nothing', async () => {
  const before = await open()
  layAll(before)
  const held = Promise.withResolvers<void>()
  gate = held.promise
  const { id } = await begin(before)
  await until('20 were asked', () => asked.length > 20)
  const { total, found } = await scanOf(before, id)
  const resting = before.quiesce()
  held.resolve()
  await resting
  const cut = before.db.$client.query<{ found: number }, []>('SELECT found FROM library_scans').get()?.found ?? 0
  await before.stop()

  const after = await open(before.dir)
  const askedBefore = new Set(asked)
  asked = []
  await after.rooms.library.tidyUp()
  const scan = await settled(after, id)

  expect([total, found]).toEqual([2 * folders, 0])
  expect(cut).toBeGreaterThan(20)
  expect(cut).toBeLessThan(2 * folders)
  expect(scan).toMatchObject({ state: 'ready', found: 2 * folders, counts: { matched: 2 * folders }, total: null, seconds_left: null })
  const paths = await pathsOf(after, id)
  expect(new Set(paths).size).toBe(paths.length)
  expect(asked.length).toBe(folders - Math.floor(cut / 2))
  expect(asked.filter((question) => askedBefore.has(question)).length).toBeLessThanOrEqual(8)
}, 120_000)
