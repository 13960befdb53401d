import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import type { Download } from '#server/acquisition/downloads/schema'
import type { ImportReport } from '#server/connections/import/schema'
import { days, milliseconds } from '#server/foundation/lib/duration'
import { needs } from '#server/testing/needs'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { startQBittorrent } from '#server/testing/torrent-programs'
import { createTorrentWorld, magnetOf, makePayload, noGoal, snapshotIn } from '#server/testing/torrent-world'
import { until } from '#server/testing/until'
import { useApp } from '#server/testing/use-app'

setDefaultTimeout(120_000)
const app = useApp()
const hasProgram = needs('qbittorrent-nox')
const world = createTorrentWorld()
let program: Awaited<ReturnType<typeof startQBittorrent>>
let watched: ReturnType<typeof watch>
beforeAll(async () => {
  if (!hasProgram) return
  program = await startQBittorrent({ profile: await world.folder(), downloads: join(world.root, 'downloads') })
  world.atEnd(program.stop)
  watched = watch(program.url)
  world.atEnd(watched.stop)
})
afterAll(world.end)

/** Passes requests on to the real program, and remembers which ones could change something there. */
const watch = (to: string) => {
  const changing: string[] = []
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      if (request.method !== 'GET' && pathname !== '/api/v2/auth/login') changing.push(`${request.method} ${pathname}`)
      const headers = new Headers(request.headers)
      for (const name of ['host', 'origin', 'referer']) headers.delete(name)
      const answer = await fetch(`${to}${pathname}${search}`, { method: request.method, headers, body: await request.arrayBuffer() })
      answer.headers.delete('content-encoding')
      return new Response(await answer.arrayBuffer(), { status: answer.status, headers: answer.headers })
    },
  })
  return { url: `http://127.0.0.1:${server.port}`, changing, stop: () => server.stop(true) }
}
type Torrent = { hash: string; state: string; category: string; save_path: string; progress: number }
const torrentsThere = async () => (await (await fetch(`${program.url}/api/v2/torrents/info`)).json()) as Torrent[]

test.skipIf(!hasProgram)('a torrent in the real qBittorrent is adopted without a changing request, and seeded on', async () => {
  const tracker = await world.tracker()
  const name = 'Charade.1963.1080p.BluRay.x264-GRP'
  const payload = await makePayload(await world.folder(), {
    name,
    files: { [`${name}.mkv`]: 3_000_000 },
    tracker: tracker.url,
    pieceLength: 256 * 1024,
  })
  const form = new FormData()
  form.set('torrents', new Blob([new Uint8Array(payload.torrent)]), 'one.torrent')
  for (const [field, value] of Object.entries({ savepath: join(payload.folder, payload.info_hash), category: 'radarr' }))
    form.set(field, value)
  await fetch(`${program.url}/api/v2/torrents/add`, { method: 'POST', body: form })
  await until('it seeds there', async () => (await torrentsThere()).some(({ state }) => ['uploading', 'stalledUP'].includes(state)))
  const kept = async () =>
    (await torrentsThere()).map(({ hash, category, save_path, progress }) => ({ hash, category, save_path, progress }))
  const before = await kept()
  const root_folder_id = await putRoot(app)
  const movie = putMovie(app, { title: 'Charade', year: 1963, root_folder_id })
  putFile(app, movie, { root_folder_id, relative_path: 'Charade (1963)/Charade.mkv' })
  const adopt = async () => (await app.ask<ImportReport>('POST', '/import/qbittorrent', { url: watched.url, category: 'radarr' })).body

  const report = await adopt()
  const again = await adopt()
  app.clock.advance(milliseconds(days(30)))
  await app.rooms.downloads.drive.advanceAll()
  const [download] = (await app.ask<{ results: Download[] }>('GET', '/downloads')).body.results
  await app.ask('DELETE', `/movies/${movie}?delete_files=true`)

  expect(report.kinds.find(({ kind }) => kind === 'torrents')?.items.map(({ reasons }) => reasons[0]?.code)).toEqual(['torrent_seeds'])
  expect([again.totals.added, again.totals.changed]).toEqual([0, 0])
  expect(download).toMatchObject({ info_hash: payload.info_hash, state: 'seeding' })
  expect(watched.changing).toEqual([])
  expect(await kept()).toEqual(before)
  const leecher = await world.engine()
  const source = { magnet: `${magnetOf(payload)}&x.pe=${program.address}` }
  await leecher.session.add({ source, folder: await world.folder(), files: [0], paused: false, seed_goal: noGoal })
  await until('another one gets it', async () => (await snapshotIn(leecher.session, payload.info_hash))?.complete)
})
