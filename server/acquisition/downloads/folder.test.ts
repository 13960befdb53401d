import { beforeAll, expect, test } from 'bun:test'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { useSharedApp } from '#server/testing/use-app'
import { downloadsTable } from './table'

type Failure = { error: { code: string; message: string } }
const app = useSharedApp()
const inDir = (...parts: string[]) => join(app.dir, ...parts)
const storeIn = (download_path: string | null) => app.ask<Failure>('PUT', '/config', { download_path })
const addRoot = (path: string) => app.ask<Failure>('POST', '/root-folders', { path, create: true })

beforeAll(async () => {
  mkdirSync(inDir('disk', 'movies'), { recursive: true })
  symlinkSync(inDir('disk', 'movies'), inDir('link'))
  expect((await addRoot(inDir('disk', 'movies'))).status).toBe(201)
})

test.each<[string, string[]]>([
  ['is a library folder', ['disk', 'movies']],
  ['is inside a library folder', ['disk', 'movies', '.downloads']],
  ['contains a library folder', ['disk']],
  ['links into a library folder', ['link', 'downloads']],
])('refuses a download folder that %s', async (_what, parts) => {
  const { status, body } = await storeIn(inDir(...parts))

  expect([status, body.error.message]).toEqual([422, `download_path: Overlaps with the library folder ${inDir('disk', 'movies')}`])
})

test('refuses a library folder inside the download folder, also through a link', async () => {
  mkdirSync(inDir('fetched'))
  symlinkSync(inDir('fetched'), inDir('hidden'))
  expect((await storeIn(inDir('hidden'))).status).toBe(200)

  for (const path of [inDir('fetched'), inDir('fetched', 'movies'), inDir('hidden', 'movies')])
    expect((await addRoot(path)).status).toBe(409)

  expect((await storeIn(null)).status).toBe(200)
  expect((await addRoot(inDir('fetched', 'movies'))).status).toBe(201)
})

test('refuses a library folder where a client still has downloads', async () => {
  const at = app.clock.now().toISOString()
  const row = {
    title: 'Movie',
    client: 'other',
    state: 'downloading',
    save_path: inDir('of the client'),
    added_at: at,
    state_at: at,
  } as const
  app.db.insert(downloadsTable).values(row).run()

  expect((await addRoot(inDir('of the client', 'movies'))).status).toBe(409)
})
