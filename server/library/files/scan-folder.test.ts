import { beforeEach, describe, expect, test } from 'bun:test'
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Movie } from '#server/catalog/movies/schema'
import { putRoot } from '#server/testing/put-rows'
import { after } from '#server/testing/until'
import { useApp } from '#server/testing/use-app'
import { movies } from '#world/movies'
import type { Scan, ScanItem } from './scan-schema'

type List<T> = { results: T[]; next_cursor: string | null; has_more: boolean }
type Failure = { error: { code: string; message: string } }
const app = useApp()
let root_folder_id: number
beforeEach(async () => {
  root_folder_id = await putRoot(app)
})

const lay = (path: string, text = 'a movie') => {
  mkdirSync(dirname(join(app.shelf, path)), { recursive: true })
  writeFileSync(join(app.shelf, path), text)
}
/** Everything on disk, with modification times. */
const tree = () =>
  readdirSync(app.shelf, { recursive: true })
    .map(String)
    .sort()
    .map((path) => `${path} ${statSync(join(app.shelf, path)).mtimeMs}`)

const settled = async (id: number): Promise<Scan> => {
  for (;;) {
    const { body } = await app.ask<Scan>('GET', `/library/scan/${id}`)
    if (body.state !== 'running' && body.state !== 'applying') return body
    await after(10)
  }
}
const scan = async () => {
  const begun = await app.ask<Scan>('POST', '/library/scan', { root_folder_id })
  expect(begun.status).toBe(202)
  return await settled(begun.body.id)
}
const itemsOf = async (id: number, query = '') =>
  (await app.ask<List<ScanItem>>('GET', `/library/scan/${id}/items?limit=100${query}`)).body.results
const yearOf = (date: string) => date.slice(0, 4)

const layouts = [
  (movie: (typeof movies)[number]) => `${movie.title} (${yearOf(movie.release_date)}).mkv`,
  (movie: (typeof movies)[number]) => `${movie.title} (${yearOf(movie.release_date)})/${movie.title}.mkv`,
  (movie: (typeof movies)[number]) =>
    `${movie.title.replaceAll(/[^\w]+/g, '.')}.${yearOf(movie.release_date)}.1080p.BluRay.x264-GROUP/abc.mkv`,
  (movie: (typeof movies)[number]) => `${movie.genres[0]}/${movie.title} [${yearOf(movie.release_date)}]/${movie.title} 1080p.mp4`,
  (movie: (typeof movies)[number]) => `${movie.title} {tmdb-${movie.id}}/movie.mkv`,
]

test('recognizes movies in five layouts, mistakes none, and changes nothing on disk', async () => {
  const laid = movies.map((movie, place) => [layouts[place % layouts.length]!(movie).replaceAll(/[:?*"<>|]/g, ''), movie.id] as const)
  for (const [path] of laid) lay(path)
  const before = tree()

  const { id, found } = await scan()
  const items = await itemsOf(id)

  const expected = new Map(laid)
  const wrong = items.filter((item) => item.state === 'matched' && item.metadata_id !== expected.get(item.relative_path))
  expect(found).toBe(movies.length)
  expect(wrong.map(({ relative_path, title }) => [relative_path, title])).toEqual([])
  expect(items.filter((item) => item.state !== 'matched').map(({ relative_path, reasons }) => [relative_path, reasons])).toEqual([])
  expect(tree()).toEqual(before)
  expect(app.told()).toContain('library_scan_completed')
}, 120_000)

test('recognizes a title whose apostrophe became a dot', async () => {
  app.provider.movies.push({ id: 161, title: 'Ocean’s Eleven', year: 2001 })
  lay('Ocean.s.Eleven.2001.1080p.mkv')
  const { id } = await scan()

  expect(await itemsOf(id)).toMatchObject([{ state: 'matched', metadata_id: 161 }])
})

test('matched files are imported in place, without a search', async () => {
  lay('Charade (1963)/Charade.1963.1080p.BluRay.x264-GROUP.mkv')
  lay('Detour (1945).mkv')
  const before = tree()
  const { id } = await scan()

  await app.ask('POST', `/library/scan/${id}/apply`, {})
  const applied = await settled(id)

  expect(applied.counts).toEqual({ applied: 2 })
  const { body } = await app.ask<List<Movie & { files: { quality: string; relative_path: string }[] }>>('GET', '/movies?expand=files')
  expect(body.results.map(({ title, folder, files }) => [title, folder, files[0]?.relative_path])).toEqual([
    ['Charade', 'Charade (1963)', 'Charade (1963)/Charade.1963.1080p.BluRay.x264-GROUP.mkv'],
    ['Detour', null, 'Detour (1945).mkv'],
  ])
  expect(body.results[0]?.files[0]?.quality).toBe('Bluray-1080p')
  expect(body.results.map(({ added_by }) => added_by)).toEqual(['import', 'import'])
  expect(tree()).toEqual(before)
  expect(app.told()).not.toContain('search_started')
  expect((await itemsOf((await scan()).id)).map(({ state }) => state)).toEqual(['known', 'known'])
}, 120_000)

describe('uncertain matches', () => {
  test('a title without a year and an unknown movie are left to a person, with a reason', async () => {
    lay('Charade.mkv')
    lay('A Movie That Nobody Made (1999).mkv')
    const { id } = await scan()

    const items = await itemsOf(id)

    expect(items.map(({ relative_path, state }) => [relative_path, state])).toEqual([
      ['A Movie That Nobody Made (1999).mkv', 'unmatched'],
      ['Charade.mkv', 'unsure'],
    ])
    expect(items.every(({ reasons }) => reasons.length > 0)).toBe(true)
  })

  test('a bare number is suggested as the movie of that title, and never as the closest match', async () => {
    app.provider.movies.push({ id: 12_244, title: '9', year: 2009 }, { id: 260, title: '39 Steps', year: 1935 })
    lay('9.mp4')
    lay('Numbers/39.mp4')
    const { id } = await scan()

    expect((await itemsOf(id)).map(({ relative_path, state, metadata_id }) => [relative_path, state, metadata_id])).toEqual([
      ['9.mp4', 'unsure', 12_244],
      ['Numbers/39.mp4', 'unmatched', null],
    ])
  })

  test('a person may choose the movie, and only requested files are imported', async () => {
    lay('Charade.mkv')
    lay('Detour (1945).mkv')
    const { id } = await scan()
    const [charade] = await itemsOf(id, '&state=unsure')

    await app.ask('POST', `/library/scan/${id}/apply`, {
      item_ids: [],
      choices: [{ item_id: charade?.id, metadata_id: charade?.metadata_id }],
    })
    const applied = await settled(id)

    expect(applied.counts).toEqual({ applied: 1, matched: 1 })
    expect((await app.ask<List<Movie>>('GET', '/movies')).body.results.map(({ title }) => title)).toEqual(['Charade'])
  })

  test('excluded files are not imported', async () => {
    lay('Charade (1963).mkv')
    lay('Detour (1945).mkv')
    const { id } = await scan()
    const [charade] = await itemsOf(id)

    await app.ask('POST', `/library/scan/${id}/apply`, { except_item_ids: [charade?.id] })
    const applied = await settled(id)

    expect(applied.counts).toEqual({ applied: 1, matched: 1 })
    expect((await app.ask<List<Movie>>('GET', '/movies')).body.results.map(({ title }) => title)).toEqual(['Detour'])
  })

  test('does not match a movie with the same title and another year', async () => {
    lay('Charade (1998)/Charade (1998).mkv')
    const { id } = await scan()

    expect((await itemsOf(id))[0]?.state).not.toBe('matched')
  })
})

test('an nfo next to the file decides', async () => {
  const movie = movies.find(({ title }) => title === 'Charade')!
  lay('some folder/x264-abc.mkv')
  lay('some folder/x264-abc.nfo', `<movie><title>Whatever</title><uniqueid type="tmdb">${movie.id}</uniqueid></movie>`)

  const [item] = await itemsOf((await scan()).id)

  expect(item).toMatchObject({ state: 'matched', metadata_id: movie.id })
  expect(item?.reasons[0]?.code).toMatch(/_from_nfo$/)
})

test('folder and file in different languages agree if both are titles of one movie', async () => {
  const movie = movies.find(({ title, original_title }) => title !== original_title && /^[\w ]+$/.test(original_title))!
  const year = yearOf(movie.release_date)
  lay(`${movie.title} (${year})/${movie.original_title} (${year}).mkv`)
  lay(`Charade (${year})/${movie.original_title} (${year}).mkv`)

  const items = await itemsOf((await scan()).id)

  expect(items.map(({ state, confidence }) => [state, confidence])).toEqual([
    ['matched', 85],
    ['unsure', 35],
  ])
  expect(items[0]).toMatchObject({
    metadata_id: movie.id,
    reasons: [{ code: 'names_differ' }, { code: 'both_titles_match' }],
  })
})

test('an IMDb id in the folder name decides', async () => {
  const movie = movies.find(({ title }) => title === 'Charade')!
  lay(`Charade (1963) {imdb-${movie.imdb_id}}/Charade.mkv`)

  const [item] = await itemsOf((await scan()).id)

  expect(item).toMatchObject({ state: 'matched', metadata_id: movie.id, confidence: 98 })
})

test('lists a file whose name is not UTF-8 with a reason, and never mistakes it for another', async () => {
  lay('Charade (1963)/Charade.1963.mkv')
  writeFileSync(Buffer.concat([Buffer.from(`${app.shelf}/caf`), Buffer.from([0xe9]), Buffer.from(' (1999).mkv')]), 'a movie')

  const items = await itemsOf((await scan()).id)

  expect(items.map(({ relative_path, state, error }) => [relative_path, state, error?.code])).toEqual([
    ['Charade (1963)/Charade.1963.mkv', 'matched', undefined],
    ['caf\ufffd (1999).mkv', 'unmatched', 'name_not_utf8'],
  ])
})

test('ignores samples, trailers and hidden files', async () => {
  lay('Charade (1963)/Charade (1963).mkv')
  lay('Charade (1963)/sample/charade-sample.mkv')
  lay('Charade (1963)/Charade-trailer.mkv')
  lay('.hidden/movie (1999).mkv')

  expect((await scan()).found).toBe(1)
})

test('refuses to scan a missing folder; an empty one has no movies', async () => {
  const empty = await scan()
  const nowhere = await app.ask<Failure>('POST', '/library/scan', { root_folder_id: 999 })

  expect(empty).toMatchObject({ state: 'ready', found: 0 })
  expect(nowhere.status).toBe(404)
  expect((await app.ask('POST', '/library/scan/999/apply', {})).status).toBe(404)
})

test('leaves files to a later scan if the provider does not answer', async () => {
  lay('Charade (1963).mkv')
  await app.provider.stop()

  const { id, state } = await scan()
  const [item] = await itemsOf(id)

  expect(state).toBe('ready')
  expect(item).toMatchObject({ state: 'unmatched', title: 'Charade', year: 1963 })
  expect(item?.error?.text).toContain('The movie database')
}, 120_000)
