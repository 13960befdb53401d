import { beforeEach, expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Download } from '#server/acquisition/downloads/schema'
import { downloadsTable } from '#server/acquisition/downloads/table'
import type { MovieVersion } from '#server/catalog/versions/schema'
import { playMediaTool } from '#server/testing/played-media-tool'
import { putMovie, putRoot } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'
import type { MovieFile, Recycled } from './schema'

type List<T> = { results: T[] }
const app = useApp()
let tells: ReturnType<typeof playMediaTool>
let movie: number
let profiles: { id: number }[]
beforeEach(async () => {
  const root_folder_id = await putRoot(app)
  tells = playMediaTool(app)
  profiles = (await app.ask<List<{ id: number }>>('GET', '/quality-profiles')).body.results
  movie = putMovie(app, { title: 'Charade', year: 1963, runtime_minutes: 113, root_folder_id, quality_profile_id: any() })
})
/** A profile that takes every quality, so that only the version decides. */
const any = () => profiles[0]!.id

const addVersion = async (wish: object): Promise<number> =>
  (await app.ask<MovieVersion>('POST', `/movies/${movie}/versions`, { quality_profile_id: any(), ...wish })).body.id
const arrive = async (title: string, version_id: number | null): Promise<Download> => {
  const save_path = join(app.dir, 'fetched', title)
  const path = `${title}.mkv`
  mkdirSync(dirname(join(save_path, path)), { recursive: true })
  writeFileSync(join(save_path, path), `what ${title} holds`)
  tells(join(save_path, path), title.includes('2160p') ? { width: 3840, height: 2160 } : {})
  const at = app.clock.now().toISOString()
  const files = [{ index: 0, path, size_bytes: 3_000_000, wanted: true }]
  const { id } = app.db
    .insert(downloadsTable)
    .values({
      ...{ movie_id: movie, version_id, release_id: 1, title },
      client: 'embedded',
      state: 'importing',
      save_path,
      files,
      added_at: at,
      state_at: at,
    })
    .returning()
    .get()
  await app.rooms.downloads.drive.advance(id)
  return (await app.ask<Download>('GET', `/downloads/${id}`)).body
}
const filesOf = async () => (await app.ask<List<MovieFile>>('GET', `/movies/${movie}/files`)).body.results
const shown = async () => (await filesOf()).map(({ version_id, quality }) => [version_id, quality])

test('each version keeps its own file, and is upgraded alone', async () => {
  const uhd = await addVersion({ name: '4K', edition: 'theatrical' })
  await arrive('Charade.1963.1080p.WEB-DL.x264-A', null)
  await arrive('Charade.1963.2160p.WEB-DL.x265-A', uhd)

  const better = await arrive('Charade.1963.1080p.BluRay.x264-B', null)

  expect([better.error, better.version_id]).toEqual([null, null])
  expect(await shown()).toEqual([
    [uhd, 'WEBDL-2160p'],
    [null, 'Bluray-1080p'],
  ])
  const bin = (await app.ask<List<Recycled>>('GET', '/recycle')).body.results
  expect(bin.map(({ relative_path }) => relative_path)).toEqual([expect.stringContaining('WEBDL-1080p')])
})

test('a file comes back from the recycle bin to the version that takes it', async () => {
  const cut = await addVersion({ name: 'Long', edition: "Director's Cut" })
  await arrive('Charade.1963.1080p.WEB-DL.x264-A', null)
  await arrive('Charade.1963.Directors.Cut.1080p.WEB-DL.x264-A', cut)
  const [, longer] = await filesOf()

  await app.ask('DELETE', `/files/${longer!.id}`)
  const [{ id }] = (await app.ask<List<Recycled>>('GET', '/recycle')).body.results as [Recycled]
  await app.ask('POST', `/recycle/${id}/restore`)

  expect(await shown()).toEqual([
    [null, 'WEBDL-1080p'],
    [cut, 'WEBDL-1080p'],
  ])
})

test('a download whose version was removed meanwhile is judged for the default version', async () => {
  await arrive('Charade.1963.2160p.WEB-DL.x265-A', null)

  const late = await arrive('Charade.1963.1080p.WEB-DL.x264-A', 999)

  expect(late.state).toBe('import_blocked')
  expect(await shown()).toEqual([[null, 'WEBDL-2160p']])
})

test('the name carries the edition, and the version if there are several', async () => {
  const movie_file_format = '{Movie Title} ({Release Year}) {Edition Tags} {Version Name} {Quality Full}'
  await app.ask('PUT', '/config', { movie_file_format })
  await arrive('Charade.1963.1080p.WEB-DL.x264-A', null)
  const cut = await addVersion({ name: 'Long one', edition: "Director's Cut" })

  await arrive('Charade.1963.Directors.Cut.1080p.WEB-DL.x264-A', cut)

  expect((await filesOf()).map(({ relative_path }) => relative_path)).toEqual([
    'Charade (1963)/Charade (1963) WEBDL-1080p.mkv',
    'Charade (1963)/Charade (1963) Directors Cut Long one WEBDL-1080p.mkv',
  ])
})
