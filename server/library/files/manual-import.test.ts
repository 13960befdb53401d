import { beforeEach, describe, expect, test } from 'bun:test'
import { existsSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Download } from '#server/acquisition/downloads/schema'
import { downloadsTable } from '#server/acquisition/downloads/table'
import type { Movie } from '#server/catalog/movies/schema'
import { playMediaTool } from '#server/testing/played-media-tool'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'
import type { ManualFile, ManualResult } from './manual-import-schema'
import type { MovieFile } from './schema'
import { filesTable } from './table'

type List<T> = { results: T[]; next_cursor: string | null; has_more: boolean }
type Failure = { error: { code: string; message: string } }
const app = useApp()
let root_folder_id: number
beforeEach(async () => {
  root_folder_id = await putRoot(app)
})

const lay = (folder: string, name: string) => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), 'a movie')
  return join(folder, name)
}
const list = (path: string) => app.ask<List<ManualFile>>('GET', `/manual-import?path=${encodeURIComponent(path)}`)

test("lists a folder's movies with the library movie that each seems to be", async () => {
  const folder = join(app.dir, 'elsewhere')
  const movie_id = putMovie(app, { title: 'Charade', year: 1963 })
  lay(folder, 'Charade.1963.1080p.BluRay.x264-GROUP.mkv')
  lay(folder, 'Who Knows.mkv')
  lay(folder, 'readme.txt')

  const { body } = await list(folder)

  expect(body.results.map((file) => [file.movie_id, file.quality])).toEqual([
    [movie_id, 'Bluray-1080p'],
    [null, 'WEBDL-720p'],
  ])
  expect(body.results[1]?.reasons.at(-1)?.code).toBe('no_movie_of_that_name')
})

test('lists files that cannot be imported, with the reason', async () => {
  const folder = join(app.dir, 'elsewhere')
  const path = lay(folder, 'Charade.1963.mkv')
  symlinkSync(path, join(folder, 'link.mkv'))
  writeFileSync(Buffer.concat([Buffer.from(`${folder}/caf`), Buffer.from([0xe9]), Buffer.from('.mkv')]), 'a movie')
  writeFileSync(Buffer.concat([Buffer.from(`${folder}/caf`), Buffer.from([0xe9]), Buffer.from('.nfo')]), 'no movie')

  const { body } = await list(folder)

  expect(body.results.map((file) => [file.path, file.problem?.code])).toEqual([
    [path, undefined],
    [join(folder, 'caf\ufffd.mkv'), 'name_not_utf8'],
    [join(folder, 'link.mkv'), 'link_not_followed'],
  ])
})

test("imports a file from elsewhere into its movie's folder and keeps the original", async () => {
  const movie_id = putMovie(app, { title: 'Charade', year: 1963, root_folder_id })
  const path = lay(join(app.dir, 'elsewhere'), 'whatever.mkv')

  const { body } = await app.ask<ManualResult>('POST', '/manual-import', { files: [{ path, movie_id, quality: 'Bluray-720p' }] })

  expect(body.results).toMatchObject([{ error: null, relative_path: 'Charade (1963)/Charade (1963) Bluray-720p.mkv' }])
  expect(statSync(join(app.shelf, 'Charade (1963)/Charade (1963) Bluray-720p.mkv')).ino).toBe(statSync(path).ino)
  expect((await app.ask<Movie>('GET', `/movies/${movie_id}`)).body.status).not.toBe('wanted')
})

test('leaves a file in the library folder where it is', async () => {
  const movie_id = putMovie(app, { title: 'Charade', year: 1963, root_folder_id })
  const path = lay(join(app.shelf, 'odd'), 'name.mkv')

  const { body } = await app.ask<ManualResult>('POST', '/manual-import', { files: [{ path, movie_id }] })

  expect(body.results[0]?.relative_path).toBe('odd/name.mkv')
  expect(existsSync(path)).toBe(true)
})

test("reports each file's outcome", async () => {
  const movie_id = putMovie(app, { title: 'Charade', year: 1963, root_folder_id })
  const path = lay(join(app.dir, 'elsewhere'), 'whatever.mkv')

  const { status, body } = await app.ask<ManualResult>('POST', '/manual-import', {
    files: [
      { path, movie_id: 999 },
      { path: join(app.dir, 'elsewhere/gone.mkv'), movie_id },
      { path: lay(join(app.dir, 'elsewhere'), 'notes.txt'), movie_id },
      { path, movie_id, quality: 'No quality' },
      { path, movie_id },
    ],
  })

  expect(status).toBe(200)
  expect(body.results.map(({ file_id }) => file_id !== null)).toEqual([false, false, false, false, true])
  expect(body.results[0]?.error).toMatchObject({ code: 'not_found', values: { kind: 'movie', id: 999 } })
})

describe("a movie's existing file", () => {
  const bring = (files: readonly object[]) => app.ask<ManualResult>('POST', '/manual-import', { files })
  const filesOf = async (movie: number) => (await app.ask<List<MovieFile>>('GET', `/movies/${movie}/files`)).body.results

  test('is not replaced by another from the same manual import', async () => {
    const movie_id = putMovie(app, { title: 'Charade', year: 1963, root_folder_id })
    const parts = ['Charade.1963.DVDRip.cd1.avi', 'Charade.1963.DVDRip.cd2.avi'].map((name) => lay(join(app.dir, 'elsewhere'), name))
    writeFileSync(parts[1]!, 'the second part')

    const { body } = await bring(parts.map((path) => ({ path, movie_id })))

    expect(body.results.map(({ error, replaced }) => [error, replaced])).toEqual([
      [null, []],
      [null, []],
    ])
    expect((await filesOf(movie_id)).map(({ id }) => id)).toEqual(body.results.map(({ file_id }) => file_id!))
    expect(app.told()).not.toContain('file_removed')
  })

  test('is replaced if a person wants it, even by a worse one, and the result says so', async () => {
    const movie_id = putMovie(app, { title: 'Charade', year: 1963, root_folder_id })
    putFile(app, movie_id, { root_folder_id, relative_path: 'Charade/c.mkv', quality: 'Remux-2160p' })
    const cut = putFile(app, movie_id, { root_folder_id, relative_path: 'Charade/cut.mkv', edition: 'Uncut' })
    const path = lay(join(app.dir, 'elsewhere'), 'Charade.1963.720p.WEB-DL.mkv')

    const { body } = await bring([{ path, movie_id }])

    expect(body.results).toMatchObject([{ error: null, replaced: ['Charade/c.mkv'] }])
    expect((await filesOf(movie_id)).map(({ id }) => id)).toEqual([cut, body.results[0]!.file_id!])
  })

  test('quality comes from the picture and the score from the custom formats', async () => {
    const { body: format } = await app.ask<{ id: number }>('POST', '/custom-formats', {
      name: 'Bunnies',
      conditions: [{ kind: 'release_title', value: 'bunny', negate: false, required: false }],
    })
    const [profile] = (await app.ask<List<{ id: number; is_default: boolean }>>('GET', '/quality-profiles')).body.results.filter(
      (each) => each.is_default,
    )
    await app.ask('PATCH', `/quality-profiles/${profile!.id}`, { format_scores: [{ custom_format_id: format.id, score: 70 }] })
    const movie_id = putMovie(app, { title: 'Big Buck Bunny', year: 2008, root_folder_id, quality_profile_id: profile!.id })
    const path = lay(join(app.dir, 'elsewhere'), 'bunny.mkv')
    playMediaTool(app)(path, { width: 3840, height: 2160 })

    await bring([{ path, movie_id }])

    expect(await filesOf(movie_id)).toMatchObject([{ quality: 'WEBDL-2160p', meets_cutoff: true, custom_format_score: 70 }])
  })
})

test.each([
  ['elsewhere', () => join(app.dir, 'elsewhere')],
  ['the library folder', () => join(app.shelf, 'odd')],
] as const)('a movie removed while its file is read in %s leaves nothing behind', async (_where, folder) => {
  const movie_id = putMovie(app, { title: 'Charade', year: 1963, root_folder_id })
  const path = lay(folder(), 'whatever.mkv')
  playMediaTool(app)(path)
  writeFileSync(`${path}.held`, '')
  const asked = app.ask<ManualResult>('POST', '/manual-import', { files: [{ path, movie_id }] })

  await app.ask('DELETE', `/movies/${movie_id}`)
  rmSync(`${path}.held`)

  expect((await asked).body.results).toMatchObject([
    { file_id: null, error: { code: 'not_found', values: { kind: 'movie', id: movie_id } } },
  ])
  expect(app.db.select().from(filesTable).all()).toEqual([])
  expect(existsSync(path)).toBe(true)
  expect(existsSync(join(app.shelf, 'Charade (1963)'))).toBe(false)
})

test("refuses files in the service's data folder", async () => {
  const listed = await list(app.dataDir)
  const nowhere = await list(join(app.dir, 'nowhere'))
  const nothing = await app.ask<Failure>('GET', '/manual-import')

  expect([listed.status, nowhere.status, nothing.status]).toEqual([403, 404, 422])
})

test('a download that waited for a person continues', async () => {
  const movie_id = putMovie(app, { title: 'Charade', year: 1963, root_folder_id })
  const save_path = join(app.dir, 'elsewhere')
  const path = lay(save_path, 'whatever.mkv')
  const at = app.clock.now().toISOString()
  const { id } = app.db
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

  const shown = await app.ask<List<ManualFile>>('GET', `/manual-import?download_id=${id}`)
  const { body } = await app.ask<ManualResult>('POST', '/manual-import', { files: [{ path, movie_id }], download_id: id })

  expect(shown.body.results.map((file) => file.path)).toEqual([path])
  expect(body.results[0]?.error).toBeNull()
  expect((await app.ask<Download>('GET', `/downloads/${id}`)).body.imported_at).not.toBeNull()
  expect(app.told()).toContain('import_completed')
})

test('reports the embedded client as down while it is', async () => {
  const { status, body } = await app.ask<{ up: boolean; torrents: number }>('GET', '/torrent-session')

  expect(status).toBe(200)
  expect(body).toMatchObject({ up: false, torrents: 0 })
})
