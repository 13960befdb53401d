import { afterEach, beforeEach, expect, test } from 'bun:test'
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Download } from '#server/downloads/schema'
import { downloadsTable } from '#server/downloads/table'
import type { Movie } from '#server/movies/schema'
import { openHouse, type TestHouse } from '#server/testing/house'
import { putMovie, putRoot } from '#server/testing/shelf'
import type { ManualFile, ManualResult } from './manual-schema'

type List<T> = { results: T[]; next_cursor: string | null; has_more: boolean }
type Failure = { error: { code: string; message: string } }
let house: TestHouse
let root_folder_id: number
beforeEach(async () => {
  house = await openHouse()
  root_folder_id = await putRoot(house)
})
afterEach(() => house.close())

const lay = (folder: string, name: string) => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), 'a film')
  return join(folder, name)
}
const look = (path: string) => house.ask<List<ManualFile>>('GET', `/manual-import?path=${encodeURIComponent(path)}`)

test('a folder shows its films, with the film of the library that each seems to be', async () => {
  const folder = join(house.dir, 'elsewhere')
  const movie_id = putMovie(house, { title: 'Charade', year: 1963 })
  lay(folder, 'Charade.1963.1080p.BluRay.x264-GROUP.mkv')
  lay(folder, 'Who Knows.mkv')
  lay(folder, 'readme.txt')

  const { body } = await look(folder)

  expect(body.results.map((file) => [file.movie_id, file.quality])).toEqual([
    [movie_id, 'Bluray-1080p'],
    [null, 'WEBDL-720p'],
  ])
  expect(body.results[1]?.reasons).toContain('No film of the library has this name')
})

test('a file from elsewhere is filed under its film, and the original stays', async () => {
  const movie_id = putMovie(house, { title: 'Charade', year: 1963, root_folder_id })
  const path = lay(join(house.dir, 'elsewhere'), 'whatever.mkv')

  const { body } = await house.ask<ManualResult>('POST', '/manual-import', { files: [{ path, movie_id, quality: 'Bluray-720p' }] })

  expect(body.results).toMatchObject([{ error: null, relative_path: 'Charade (1963)/Charade (1963) Bluray-720p.mkv' }])
  expect(statSync(join(house.films, 'Charade (1963)/Charade (1963) Bluray-720p.mkv')).ino).toBe(statSync(path).ino)
  expect((await house.ask<Movie>('GET', `/movies/${movie_id}`)).body.status).not.toBe('wanted')
})

test('a file in the films folder stays where it is', async () => {
  const movie_id = putMovie(house, { title: 'Charade', year: 1963, root_folder_id })
  const path = lay(join(house.films, 'odd'), 'name.mkv')

  const { body } = await house.ask<ManualResult>('POST', '/manual-import', { files: [{ path, movie_id }] })

  expect(body.results[0]?.relative_path).toBe('odd/name.mkv')
  expect(existsSync(path)).toBe(true)
})

test('each file tells how it went', async () => {
  const movie_id = putMovie(house, { title: 'Charade', year: 1963, root_folder_id })
  const path = lay(join(house.dir, 'elsewhere'), 'whatever.mkv')

  const { status, body } = await house.ask<ManualResult>('POST', '/manual-import', {
    files: [
      { path, movie_id: 999 },
      { path: join(house.dir, 'elsewhere/gone.mkv'), movie_id },
      { path: lay(join(house.dir, 'elsewhere'), 'notes.txt'), movie_id },
      { path, movie_id, quality: 'No quality' },
      { path, movie_id },
    ],
  })

  expect(status).toBe(200)
  expect(body.results.map(({ file_id }) => file_id !== null)).toEqual([false, false, false, false, true])
  expect(body.results[0]?.error).toBe('movie 999 not found')
})

test('nothing comes from the data folder of the service', async () => {
  const looked = await look(house.dataDir)
  const nowhere = await look(join(house.dir, 'nowhere'))
  const nothing = await house.ask<Failure>('GET', '/manual-import')

  expect([looked.status, nowhere.status, nothing.status]).toEqual([403, 404, 422])
})

test('a download that waited for a person goes on', async () => {
  const movie_id = putMovie(house, { title: 'Charade', year: 1963, root_folder_id })
  const save_path = join(house.dir, 'elsewhere')
  const path = lay(save_path, 'whatever.mkv')
  const at = house.clock.now().toISOString()
  const { id } = house.db
    .insert(downloadsTable)
    .values({
      movie_id,
      title: 'whatever',
      client: 'embedded',
      state: 'import_blocked',
      save_path,
      added_at: at,
      state_at: at,
      completed_at: at,
    })
    .returning()
    .get()

  const shown = await house.ask<List<ManualFile>>('GET', `/manual-import?download_id=${id}`)
  const { body } = await house.ask<ManualResult>('POST', '/manual-import', { files: [{ path, movie_id }], download_id: id })

  expect(shown.body.results.map((file) => file.path)).toEqual([path])
  expect(body.results[0]?.error).toBeNull()
  expect((await house.ask<Download>('GET', `/downloads/${id}`)).body.imported_at).not.toBeNull()
  expect(house.told()).toContain('import_completed')
})

test('the embedded client says that it is down while it is', async () => {
  const { status, body } = await house.ask<{ up: boolean; torrents: number }>('GET', '/torrent-session')

  expect(status).toBe(200)
  expect(body).toMatchObject({ up: false, torrents: 0 })
})
