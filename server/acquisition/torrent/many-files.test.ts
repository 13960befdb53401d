import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTorrentWorld, makePayload, noGoal, owned, sha256Of, snapshotIn } from '#server/testing/torrent-world'
import { until } from '#server/testing/until'

setDefaultTimeout(240_000)
const world = createTorrentWorld()
afterAll(world.end)

const count = 10_000

test('a torrent of 10,000 files is downloaded whole, shared, and removed, and never has many of them open', async () => {
  const files = Object.fromEntries(Array.from({ length: count }, (_, at) => [`part ${at % 100}/file ${at}.bin`, 100 + (at % 50)]))
  const payload = await makePayload(await world.folder(), { name: 'Archive', files, pieceLength: 16 * 1024 })
  const seed = await world.engine()
  await seed.session.add(owned(payload))
  await until('it is shared', async () => (await snapshotIn(seed.session, payload.info_hash))?.state === 'seeding')
  const { session } = await world.engine()
  const folder = await world.folder()
  const magnet = `magnet:?xt=urn:btih:${payload.info_hash}&x.pe=127.0.0.1:${seed.session.port()}`

  await session.add({ source: { magnet }, folder, files: null, paused: false, seed_goal: noGoal })
  await until('the files are known', async () => (await session.files(payload.info_hash))?.length === count)
  await session.begin(
    payload.info_hash,
    Array.from({ length: count }, (_, at) => at),
  )
  let mostOpen = 0
  await until('it is complete', async () => {
    mostOpen = Math.max(mostOpen, (await readdir(`/proc/${session.pid()}/fd`).catch(() => [])).length)
    return (await snapshotIn(session, payload.info_hash))?.complete
  })

  expect(mostOpen).toBeLessThan(500)
  for (const at of [0, 1, 4_999, 9_999]) {
    const name = `part ${at % 100}/file ${at}.bin`
    expect(await sha256Of(join(folder, payload.info_hash, 'Archive', name))).toBe(payload.sha256.get(name) ?? '')
  }
  await session.remove(payload.info_hash, true)
  await until('it is gone', async () => (await readdir(folder)).length === 0)
})
