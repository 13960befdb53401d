import { beforeEach, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { downloadsTable } from '#server/acquisition/downloads/table'
import type { Recycled } from '#server/library/files/schema'
import { playMediaTool } from '#server/testing/played-media-tool'
import { putFile, putHeld, putMovie, putRoot } from '#server/testing/put-rows'
import { until } from '#server/testing/until'
import { useApp } from '#server/testing/use-app'
import type { Subtitle } from './schema'

type List<T> = { results: T[] }
const app = useApp()
let tells: ReturnType<typeof playMediaTool>
let root_folder_id: number
beforeEach(async () => {
  root_folder_id = await putRoot(app)
  tells = playMediaTool(app)
})

const charade = () => putMovie(app, { title: 'Charade', year: 1963, runtime_minutes: 113, root_folder_id })
const subtitlesOf = async (movie: number) => (await app.ask<List<Subtitle>>('GET', `/movies/${movie}/subtitles`)).body.results
const namesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()
const onShelf = () => namesBelow(join(app.shelf, 'Charade (1963)'))

/** Imports a completed download. */
const importFile = async (movie_id: number, { title, quality, files }: { title: string; quality: string; files: readonly string[] }) => {
  const save_path = join(app.dir, 'fetched', title)
  for (const path of files) {
    mkdirSync(dirname(join(save_path, path)), { recursive: true })
    writeFileSync(join(save_path, path), `${title}: ${path}`)
    if (path.endsWith('.mkv')) tells(join(save_path, path), quality === 'WEBDL-720p' ? { width: 1280, height: 720 } : {})
  }
  const at = app.clock.now().toISOString()
  const listed = files.map((path, index) => ({ index, path, size_bytes: path.endsWith('.mkv') ? 3_000_000 : 900, wanted: true }))
  const values = { movie_id, release_id: 1, title, client: 'embedded', state: 'importing' as const, save_path, files: listed, quality }
  const info_hash = createHash('sha1').update(title).digest('hex')
  const row = app.db
    .insert(downloadsTable)
    .values({ ...values, info_hash, added_at: at, state_at: at })
    .returning()
    .get()
  await app.rooms.downloads.drive.advance(row.id)
}

test('subtitles that came with a movie are placed next to it under its name and listed', async () => {
  const movie = charade()

  await importFile(movie, {
    title: 'Charade.1963.1080p.BluRay.x264-A',
    quality: 'Bluray-1080p',
    files: ['Charade.1963.mkv', 'Charade.1963.en.srt', 'Subs/2_German (SDH).srt', 'Subs/fre.forced.srt'],
  })
  await until('they are listed', async () => (await subtitlesOf(movie)).length === 3)

  const stem = 'Charade (1963) Bluray-1080p'
  expect(onShelf()).toEqual([`${stem}.de.sdh.srt`, `${stem}.en.srt`, `${stem}.fr.forced.srt`, `${stem}.mkv`])
  const listed = (await subtitlesOf(movie)).map(({ language, forced, hearing_impaired, source, format, path }) => ({
    language,
    forced,
    hearing_impaired,
    source,
    format,
    path,
  }))
  const plain = { forced: false, hearing_impaired: false, source: 'sidecar' as const, format: 'srt' }
  const path = (ending: string) => join(app.shelf, 'Charade (1963)', `${stem}${ending}`)
  expect(listed.toSorted((a, b) => a.path.localeCompare(b.path))).toEqual([
    { ...plain, language: 'de', hearing_impaired: true, path: path('.de.sdh.srt') },
    { ...plain, language: 'en', path: path('.en.srt') },
    { ...plain, language: 'fr', forced: true, path: path('.fr.forced.srt') },
  ])
})

test('subtitles leave and return with their file', async () => {
  const movie = charade()
  await importFile(movie, { title: 'Charade.1963.720p.WEB-DL.x264-A', quality: 'WEBDL-720p', files: ['Charade.mkv', 'Charade.en.srt'] })
  await importFile(movie, { title: 'Charade.1963.1080p.BluRay.x264-B', quality: 'Bluray-1080p', files: ['Charade.mkv', 'Charade.de.srt'] })
  await until('the old file is recycled', () => onShelf().length === 2)
  await until('the new one is listed', async () => (await subtitlesOf(movie)).some(({ language }) => language === 'de'))

  expect(onShelf()).toEqual(['Charade (1963) Bluray-1080p.de.srt', 'Charade (1963) Bluray-1080p.mkv'])
  expect((await subtitlesOf(movie)).map(({ language }) => language)).toEqual(['de'])

  const [recycled] = (await app.ask<List<Recycled>>('GET', '/recycle')).body.results
  await app.ask('POST', `/recycle/${recycled?.id}/restore`)
  await until('both are listed', async () => (await subtitlesOf(movie)).length === 2)

  expect(onShelf()).toHaveLength(4)
})

test('a rescan finds existing subtitles and removes missing ones', async () => {
  const movie = charade()
  putFile(app, movie, { root_folder_id, relative_path: 'Charade (1963)/Charade.mkv' })
  const subtitle = join(app.shelf, 'Charade (1963)', 'Charade.pt-BR.srt')
  writeFileSync(subtitle, 'oi')

  await app.ask('POST', `/movies/${movie}/rescan`)
  expect((await subtitlesOf(movie)).map(({ language }) => language)).toEqual(['pt-br'])

  rmSync(subtitle)
  await app.ask('POST', `/movies/${movie}/rescan`)
  expect(await subtitlesOf(movie)).toEqual([])
})

test('a missing movie has no list of subtitles', async () => {
  expect((await app.ask('GET', '/movies/9999/subtitles')).status).toBe(404)
})

test('keeps what it knows of subtitles while their disk is disconnected', async () => {
  const held = putHeld(app, { title: 'Charade', root_folder_id, relative_path: 'Charade (1963)/Charade.mkv' })
  writeFileSync(join(app.shelf, 'Charade (1963)/Charade.en.srt'), 'mine')
  await app.rooms.subtitles.rescanAll()
  const [known] = await subtitlesOf(held.id)
  app.events.length = 0

  renameSync(app.shelf, `${app.shelf}-elsewhere`)
  await app.rooms.subtitles.rescanAll()
  expect(await subtitlesOf(held.id)).toEqual([known!])
  renameSync(`${app.shelf}-elsewhere`, app.shelf)
  await Promise.all([app.rooms.subtitles.rescanAll(), app.rooms.subtitles.rescanAll()])

  expect(await subtitlesOf(held.id)).toEqual([known!])
  expect(app.told()).toEqual([])
})
