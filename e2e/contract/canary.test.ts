import { afterAll, beforeAll, expect, test } from 'bun:test'
import { openStoredLog } from '#server/foundation/logs/stored-log'
import { openTestApp } from '#server/testing/test-app'
import { childrenOf } from '../processes'
import { type Cage, plant, sightings, startParrot, surfacesOf } from './canaries'
import { asking, demoMovies, openStanding } from './standing'

let parrot: ReturnType<typeof startParrot>
beforeAll(() => {
  parrot = startParrot()
})
afterAll(() => parrot?.stop())

const scan = async (cage: Cage) => {
  const told = await plant(cage, parrot.host)
  const surfaces = await surfacesOf(cage, told)
  return { planted: told.canaries.length, surfaces, seen: sightings(surfaces, told.canaries) }
}

test('none of 90 planted secrets leaks, in any encoding, anywhere', async () => {
  const standing = await openStanding()
  try {
    await standing.add(demoMovies[0])
    const engine = await childrenOf(standing.pid)
    const pids = [standing.pid, ...engine.map(({ pid }) => pid)]

    const { planted, surfaces, seen } = await scan({ ...standing, pids })
    console.log(`planted secrets: ${planted}, places searched: ${surfaces.length}`)

    expect(planted).toBeGreaterThanOrEqual(90)
    expect(surfaces.length).toBeGreaterThan(30)
    expect(surfaces.filter(([name, text]) => text === '' && /bundle|logs|history|frames|error/.test(name))).toEqual([])
    expect(seen).toEqual([])
  } finally {
    await standing.close()
  }
}, 180_000)

const scanInProcess = async (isScrubbing: boolean) => {
  const app = await openTestApp({
    at: new Date().toISOString(),
    ...(!isScrubbing && { logsIn: (dataDir, clock) => openStoredLog({ dataDir, clock, settings: () => null, scrubber: blind }) }),
  })
  const { port } = app.start()
  const url = `http://127.0.0.1:${port}`
  try {
    await app.ask('POST', '/root-folders', { path: app.shelf })
    await app.ask('POST', '/movies', { metadata_id: demoMovies[0], search: false })
    return await scan({ url, key: app.key(), dataDir: app.dataDir, request: asking(url, app.key()), pids: [], said: () => '' })
  } finally {
    await app.close()
  }
}

/** A scrubber that does nothing. */
const blind: NonNullable<Parameters<typeof openStoredLog>[0]['scrubber']> = {
  refresh: () => {},
  hide: (text) => text,
  present: () => [],
  scrub: (text) => text,
  scrubValue: (value) => value,
  finds: () => false,
  secrets: () => [],
}

test('nothing leaks from the service in this process either', async () => {
  expect((await scanInProcess(true)).seen).toEqual([])
}, 180_000)

test('without scrubbing the log, the same search finds the secrets', async () => {
  const { seen } = await scanInProcess(false)

  expect(seen.length).toBeGreaterThan(20)
  expect(new Set(seen.map(({ surface }) => surface))).toContain('GET /api/v1/logs')
  expect(new Set(seen.map(({ spelling }) => spelling)).size).toBeGreaterThan(3)
}, 180_000)
