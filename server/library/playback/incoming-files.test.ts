import { beforeAll, expect, test } from 'bun:test'
import { downloadsTable } from '#server/acquisition/downloads/table'
import { attempt } from '#server/foundation/lib/attempt'
import { putMovie } from '#server/testing/put-rows'
import { useSharedApp } from '#server/testing/use-app'
import { createWaitForBytes } from './wait-for-bytes'

const app = useSharedApp()
let movie_id: number
beforeAll(() => {
  movie_id = putMovie(app, { title: 'Slow River' })
})

type Row = Partial<typeof downloadsTable.$inferInsert>
const file = (path: string, size_bytes = 9) => ({ index: 0, path, size_bytes, wanted: true })
const put = (row: Row): number => {
  const at = app.clock.now().toISOString()
  const usual = {
    movie_id,
    title: 'Slow.River',
    client: 'embedded',
    state: 'downloading' as const,
    info_hash: 'a'.repeat(40),
    save_path: app.dir,
  }
  return app.db
    .insert(downloadsTable)
    .values({ ...usual, added_at: at, state_at: at, files: [file('Slow River/movie.mkv')], ...row })
    .returning({ id: downloadsTable.id })
    .get().id
}
const supports = { containers: ['mp4'], video: ['avc1.640034'], audio: ['mp4a.40.2'], hls: true }
const prepare = (id: number) =>
  app.ask<{ error: { message: string; details: { reason: string } } }>('POST', `/downloads/${id}/play/prepare`, { supports })

test('refuses a movie that cannot be watched before it is complete, with a reason', async () => {
  const refusals: [Row, string][] = [
    [{ client: 'qbittorrent', client_id: 1 }, 'download_elsewhere'],
    [{ state: 'fetching_metadata', files: null }, 'download_not_begun'],
    [{ state: 'paused' }, 'download_paused'],
    [{ state: 'cancelled' }, 'download_is_over'],
    [{ files: [file('Slow River/movie.avi'), file('Slow River/sample.mkv', 3)] }, 'watched_when_complete'],
  ]
  for (const [row, reason] of refusals) {
    const id = put(row)
    const { status, body } = await prepare(id)
    expect({ status, reason: body.error.details.reason }).toEqual({ status: 409, reason })
    expect((await app.ask<{ can_be_watched: boolean }>('GET', `/downloads/${id}`)).body.can_be_watched).toBe(false)
  }
  expect((await prepare(99_999)).status).toBe(404)
})

test('only the embedded engine allows watching a movie while it downloads', async () => {
  const { body } = await app.ask<{ can_be_watched: boolean }>('GET', `/downloads/${put({})}`)
  expect(body.can_be_watched).toBe(true)
})

test('serves nothing of it without a key or a session', async () => {
  const id = put({})
  expect((await app.send('POST', `/api/v1/downloads/${id}/play/prepare`, { body: { supports } })).status).toBe(401)
  expect((await app.send('GET', `/api/v1/downloads/${id}/play/master.m3u8?plan=c.c.0`)).status).toBe(401)
  expect((await app.send('GET', `/api/v1/downloads/${id}/play/hls/c.c.0/video/0.m4s`)).status).toBe(401)
})

test('keeps the position in a movie that is not imported yet, but does not mark it as watched', async () => {
  const report = { play_id: 'a-play-of-it', position_seconds: 4321, state: 'playing' }
  expect((await app.ask('POST', `/downloads/${put({})}/play/progress`, report)).status).toBe(204)
  const { body } = await app.ask<{ resume_position_seconds: number; watched_at: null }>('GET', `/movies/${movie_id}`)
  expect(body).toMatchObject({ resume_position_seconds: 4321, watched_at: null })
})

test('a request waits until its bytes are verified, and the download continues from there', async () => {
  const asked: number[] = []
  const watch = async (at: number): Promise<[number, number][]> => {
    asked.push(at)
    return asked.length < 3
      ? [[0, 10]]
      : [
          [0, 10],
          [50, 70],
        ]
  }
  const have = createWaitForBytes({ watch, place: { at: 7 }, pauseMs: 1 })
  expect(await have([0, 0])).toEqual([[0, 10]])
  expect(await have([52, 60])).toEqual([
    [0, 10],
    [50, 70],
  ])
  expect(asked).toEqual([7, 52, 52])
})

test('reports a timeout, stops waiting when the viewer leaves, and treats an unavailable engine as having nothing', async () => {
  const watch = () => Promise.reject(new Error('the engine is away'))
  const late = createWaitForBytes({ watch, place: { at: 0 }, pauseMs: 1, patience: 0.01 })
  expect(await attempt(() => late([0, 9]))).toMatchObject({ error: { sentence: { code: 'not_downloaded_yet' } } })

  const leaving = new AbortController()
  const patient = createWaitForBytes({ watch, place: { at: 0 }, pauseMs: 60_000, patience: 600 })
  const waiting = attempt(() => patient([0, 9], leaving.signal))
  await Promise.resolve()
  leaving.abort(new Error('gone'))
  expect(await waiting).toMatchObject({ error: { message: 'gone' } })
})
