import { expect, test } from 'bun:test'
import { downloadsTable } from '#server/acquisition/downloads/table'
import { playsTable } from '#server/library/playback/table'
import { putHeld, putMovie, putRoot } from '#server/testing/put-rows'
import { useSharedApp } from '#server/testing/use-app'
import type { Widget } from './schema'

const app = useSharedApp()
const read = async () => (await app.ask<Widget>('GET', '/widget')).body

test('an empty library is all zeros, and of a disk that nobody named nothing is said', async () => {
  const { errors, warnings, ...rest } = await read()

  expect(rest.free_bytes).toBeNull()
  expect(new Set(Object.values({ ...rest, free_bytes: 0 }))).toEqual(new Set([0]))
  expect([errors, warnings].every(Number.isInteger)).toBe(true)
})

test('it counts movies, downloads, and who watches', async () => {
  const root = await putRoot(app)
  const held = putHeld(app, { title: 'Held', root_folder_id: root, relative_path: 'held.mkv' })
  const wanted = putMovie(app, { title: 'Wanted' })
  putMovie(app, { title: 'Not monitored', monitored: false })
  const at = new Date(app.clock.now()).toISOString()
  for (const state of ['downloading', 'seeding', 'stalled', 'completed'] as const)
    app.db.insert(downloadsTable).values({ movie_id: wanted, title: state, client: 'embedded', state, added_at: at, state_at: at }).run()
  app.db
    .insert(playsTable)
    .values({ id: 'p1', movie_id: held.id, file_id: held.file, position_seconds: 3, started_at: at, last_at: at })
    .run()

  const { free_bytes, errors, warnings, ...rest } = await read()

  expect(rest).toEqual({
    ...{ movies: 3, on_disk: 1, watched: 0, wanted: 1, library_bytes: 7 },
    ...{ queued: 0, downloading: 1, stalled: 1, seeding: 1, download_speed: 0, upload_speed: 0, streams: 1 },
  })
  expect(free_bytes).toBeGreaterThan(0)
})

test('it needs a key, and an app that may only watch gets nothing', async () => {
  const { token } = (await app.ask<{ token: string }>('POST', '/auth/sessions', { kind: 'app', scope: 'watch', label: 'TV' })).body
  const ask = async (headers: Record<string, string>) => (await app.send('GET', '/api/v1/widget', { headers })).status

  expect([await ask({}), await ask({ 'x-api-key': token }), await ask({ 'x-api-key': app.key() })]).toEqual([401, 403, 200])
})
