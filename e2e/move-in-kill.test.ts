import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import JSZip from 'jszip'
import { after } from '#server/testing/until'
import { databaseDamage } from './kills'
import { type Service, startService } from './service'
import { openWorld, type World } from './world'

const movies = Array.from({ length: 60 }, (_, index) => ({ id: 7000 + index, title: `Journey ${index}`, year: 1930 + (index % 60) }))
let world: World
let room: string
let service: Service
beforeAll(async () => {
  world = await openWorld({ movies, enable_feed: false })
  room = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-move-')))
  mkdirSync(join(room, 'data'))
  service = await startService({ dataDir: join(room, 'data') })
}, 120_000)
afterAll(async () => {
  await service?.stop()
  await world?.close()
  rmSync(room, { recursive: true, force: true })
}, 60_000)

const exportedBy = async ({ url, key }: Service): Promise<Uint8Array<ArrayBuffer>> => {
  const answer = await fetch(`${url}/api/v1/export?format=zip`, { headers: { authorization: `Bearer ${key}` } })
  expect(answer.status).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}
type Report = { applied: boolean; totals: Record<string, number> }
const bring = async (archive: Uint8Array<ArrayBuffer>): Promise<Report> => {
  const body = new FormData()
  body.set('archive', new File([archive], 'marquee.zip'))
  const headers = { authorization: `Bearer ${service.key}` }
  const answer = await fetch(`${service.url}/api/v1/import/marquee`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`the import returned ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Report
}
/** What a person decided of each movie. */
const decided = async (archive: Uint8Array): Promise<string[]> => {
  const zip = await JSZip.loadAsync(archive)
  const lines = ((await zip.file('marquee.jsonl')?.async('text')) ?? '').trim().split('\n')
  return lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ kind }) => kind === 'movie')
    .map(({ title, monitored, favorite, keep, user_rating, play_count }) =>
      JSON.stringify({ title, monitored, favorite, keep, user_rating, play_count }),
    )
    .sort()
}

test('a move to another Marquee that is killed on the way arrives whole when it is started again', async () => {
  for (const [index, movie] of movies.entries()) {
    const { id } = await world.add(movie, { monitored: index % 3 === 0 })
    if (index % 5 === 0) await world.client().call('PATCH', `/movies/${id}`, { favorite: true, user_rating: 1 + (index % 10) })
  }
  const archive = await exportedBy(world.service())
  const there = await decided(archive)
  expect(there).toHaveLength(movies.length)

  for (let kill = 1; kill <= 4; kill++) {
    const moving = bring(archive).catch(() => undefined)
    await after(kill * 60)
    await service.cut()
    await moving
    service = await startService({ dataDir: join(room, 'data'), port: service.port })
  }
  await bring(archive)
  const again = await bring(archive)

  expect(again.totals).toMatchObject({ added: 0, changed: 0 })
  expect(await decided(await exportedBy(service))).toEqual(there)
  await service.stop()
  expect(databaseDamage(join(room, 'data'))).toEqual([])
  service = await startService({ dataDir: join(room, 'data') })
}, 240_000)
