import { Database } from 'bun:sqlite'
import { expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Movie } from '#server/catalog/movies/schema'
import type { ImportReport } from '#server/connections/import/schema'
import type { List, ListItem } from '#server/connections/lists/schema'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'
import { craftZip } from '#server/testing/zip-craft'
import { createReadFile } from './read-file'

const app = useApp()
const at = '2025-03-04T20:00:00.000Z'
const earlier = '2024-01-01T20:00:00.000Z'

type Sent = { path?: string; options?: object; source?: 'file' | 'kodi' }
const send = async (filename: string, content: string | Buffer, { path = '', options, source = 'file' }: Sent = {}) => {
  const form = new FormData()
  form.set('archive', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), filename)
  if (options) form.set('options', JSON.stringify(options))
  const request = new Request(`http://localhost:8080/api/v1/import/${source}${path}`, {
    method: 'POST',
    body: form,
    headers: { 'x-api-key': app.key() },
  })
  const answer = await app.answer(request, { ip: '127.0.0.1', upgrade: () => false })
  return { status: answer!.status, body: (await answer!.json()) as ImportReport }
}
const movie = async (id: number) => (await app.ask<Movie>('GET', `/movies/${id}`)).body
const itemsOf = ({ kinds }: ImportReport) =>
  kinds.flatMap(({ kind, items }) => items.map(({ name, outcome, reasons }) => [kind, name, outcome, ...reasons.map(({ code }) => code)]))
const zip = (files: Readonly<Record<string, string>>) =>
  craftZip(Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) })))
const listed = async () => {
  const [list] = (await app.ask<{ results: List[] }>('GET', '/lists')).body.results
  const items = (await app.ask<{ results: ListItem[] }>('GET', `/lists/${list?.id}/items`)).body.results
  return {
    name: list?.name,
    auto_add: list?.auto_add,
    items: items.map(({ title, metadata_id, imdb_id }) => ({ title, metadata_id, imdb_id })),
  }
}
const putBoth = () => ({
  faust: putMovie(app, { title: 'Faust', metadata_id: 775, year: 1926 }),
  charade: putMovie(app, { title: 'Charade', metadata_id: 4808, year: 1963, external_ids: { imdb_id: 'tt0056923' } }),
})

const faust = { title: 'Faust', year: 1926, ids: { trakt: 1, tmdb: 775 } }
const charade = { title: 'Charade', year: 1963, ids: { trakt: 2, imdb: 'tt0056923' } }

test('Trakt: every play counts once, ratings come along, series do not, and the watchlist becomes a list; a second time changes nothing', async () => {
  const ids = putBoth()
  const archive = zip({
    'watched-history-1.json': JSON.stringify([
      { id: 1, watched_at: earlier, action: 'watch', type: 'movie', movie: faust },
      { id: 2, watched_at: at, action: 'watch', type: 'movie', movie: faust },
      { id: 3, watched_at: at, action: 'watch', type: 'episode', episode: { season: 1 }, show: { title: 'A show' } },
    ]),
    'watched-history-2.json': JSON.stringify([{ id: 2, watched_at: at, action: 'watch', type: 'movie', movie: faust }]),
    'ratings-movies.json': JSON.stringify([{ rated_at: at, rating: 9, type: 'movie', movie: charade }]),
    'lists-watchlist.json': JSON.stringify([
      { listed_at: at, type: 'movie', movie: { title: 'Elsewhere', year: 2000, ids: { tmdb: 42 } } },
      { listed_at: at, type: 'show', show: { title: 'A show' } },
    ]),
    'user-profile.json': '{}',
  })

  const preview = await send('trakt.zip', archive, { path: '/preview' })
  const { body } = await send('trakt.zip', archive)
  const again = await send('trakt.zip', archive)

  expect(itemsOf(preview.body)).toEqual(itemsOf(body))
  expect(await movie(ids.faust)).toMatchObject({ watched_at: at, play_count: 2, user_rating: null })
  expect(await movie(ids.charade)).toMatchObject({ watched_at: null, play_count: 0, user_rating: 9 })
  expect(itemsOf(body)).toContainEqual(['lists', 'Trakt watchlist', 'added', 'list_taken'])
  expect(await listed()).toEqual({
    name: 'Trakt watchlist',
    auto_add: false,
    items: [{ title: 'Elsewhere', metadata_id: 42, imdb_id: null }],
  })
  expect(again.body).toMatchObject({ report_id: null, totals: { added: 0, changed: 0 } })
})

test('Letterboxd: each line of the diary is a play, likes are favorites, stars are ratings', async () => {
  const ids = putBoth()
  const archive = zip({
    'watched.csv': 'Date,Name,Year,Letterboxd URI\n2025-06-01,Faust,1926,https://boxd.it/1\n',
    'diary.csv':
      'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n' +
      '2025-06-01,Faust,1926,https://boxd.it/1,4.5,,,2024-01-01\n2025-06-02,Faust,1926,https://boxd.it/1,4.5,Yes,,2025-03-04\n',
    'likes/films.csv': 'Date,Name,Year,Letterboxd URI\n2025-06-01,Charade,1963,https://boxd.it/2\n',
    'watchlist.csv': 'Date,Name,Year,Letterboxd URI\n2025-06-01,Elsewhere,2000,https://boxd.it/3\n',
  })

  const asked = await send('letterboxd.zip', archive, { path: '/preview' })
  const answers = asked.body.kinds.flatMap(({ items }) =>
    items.flatMap(({ name, outcome, choices }) => (outcome === 'ask' ? [{ kind: 'movies', name, choice: choices![0]!.id }] : [])),
  )
  await send('letterboxd.zip', archive, { options: { answers } })

  expect(answers.map(({ name }) => name).toSorted()).toEqual(['Charade (1963)', 'Faust (1926)'])
  expect(await movie(ids.faust)).toMatchObject({ play_count: 2, user_rating: 9, watched_at: '2025-03-04T12:00:00.000Z', favorite: false })
  expect(await movie(ids.charade)).toMatchObject({ favorite: true, play_count: 0, watched_at: null })
  expect(await listed()).toMatchObject({ name: 'Letterboxd watchlist', items: [{ title: 'Elsewhere' }] })
})

test.each([
  [
    'IMDb',
    'Const,Your Rating,Date Rated,Title,Year,Title Type\ntt0056923,8,2025-03-04,Charade,1963,Movie\n',
    { user_rating: 8, play_count: 1 },
  ],
  ['CSV', 'imdb_id,x\ntt0056923,1\n', { user_rating: null, play_count: 0 }],
  ['CSV', 'Plays,Title,imdbID,Rating\n3,Charade,tt0056923,75\n', { user_rating: 8, play_count: 3 }],
  ['CSV', 'Title,imdbID,Rating\nCharade,tt0056923,3.5\n', { user_rating: 7 }],
  [
    'CSV',
    'Title,Year,tmdbID,imdbID,Rating10,WatchedDate,Rewatch\nCharade,1963,4808,,4,2025-03-04,false\n',
    { user_rating: 4, play_count: 1 },
  ],
  [
    'Simkl',
    JSON.stringify({
      movies: [{ status: 'completed', last_watched_at: at, user_rating: 6, movie: { ...charade, ids: { tmdb: '4808' } } }],
    }),
    { user_rating: 6, watched_at: at },
  ],
  [
    'Stremio',
    JSON.stringify([
      {
        _id: 'tt0056923',
        name: 'Charade',
        type: 'movie',
        removed: true,
        state: { lastWatched: at, timesWatched: 2, flaggedWatched: 1, timeOffset: 61_000 },
      },
      { _id: 'tt0000001:1', name: 'A show', type: 'series', state: {} },
    ]),
    { play_count: 2, watched_at: at, resume_position_seconds: 61 },
  ],
  [
    'Trakt',
    JSON.stringify([
      { type: 'movie', tmdb_id: 4808, watched_at: at },
      { type: 'movie', tmdb_id: 4808, rating: 5 },
    ]),
    { user_rating: 5, watched_at: at },
  ],
])('%s is recognized by what is in the file', async (_, content, wanted) => {
  const { charade: id } = putBoth()

  const { status } = await send('export', content)

  expect(status).toBe(200)
  expect(await movie(id)).toMatchObject(wanted)
})

test('ratings that may be out of 5 or out of 10 are not guessed but named', async () => {
  const { charade: id } = putBoth()

  const { body } = await send('a.csv', 'Title,imdbID,Rating\nCharade,tt0056923,4\n')

  expect(itemsOf(body)).toContainEqual(['ratings', 'CSV', 'left_behind', 'ratings_unclear'])
  expect(await movie(id)).toMatchObject({ user_rating: null })
})

const database = (fill: (sqlite: Database) => void): Buffer => {
  const dir = mkdtempSync(join(tmpdir(), 'foreign-'))
  try {
    const sqlite = new Database(join(dir, 'a.db'), { create: true })
    fill(sqlite)
    sqlite.close()
    return readFileSync(join(dir, 'a.db'))
  } finally {
    rmSync(dir, { recursive: true })
  }
}

test('Kodi: plays, dates, positions, and ratings, by id or by file', async () => {
  const ids = putBoth()
  const root = await putRoot(app)
  putFile(app, ids.charade, { root_folder_id: root, relative_path: 'Charade.mkv' })
  const kodi = database((sqlite) => {
    sqlite.run('CREATE TABLE files (idFile INTEGER PRIMARY KEY, idPath INTEGER, strFilename TEXT, playCount INTEGER, lastPlayed TEXT)')
    sqlite.run('CREATE TABLE path (idPath INTEGER PRIMARY KEY, strPath TEXT)')
    sqlite.run(
      'CREATE TABLE bookmark (idBookmark INTEGER PRIMARY KEY, idFile INTEGER, timeInSeconds DOUBLE, totalTimeInSeconds DOUBLE, type INTEGER)',
    )
    sqlite.run('CREATE TABLE movie (idMovie INTEGER PRIMARY KEY, idFile INTEGER, c00 TEXT, c07 TEXT, premiered TEXT, userrating INTEGER)')
    sqlite.run('CREATE TABLE uniqueid (uniqueid_id INTEGER PRIMARY KEY, media_id INTEGER, media_type TEXT, value TEXT, type TEXT)')
    sqlite.run("INSERT INTO path VALUES (1, 'smb://nas/films/')")
    sqlite.run("INSERT INTO files VALUES (1, 1, 'Faust.mkv', 3, '2025-03-04 20:00:00'), (2, 1, 'Charade.mkv', NULL, '2025-03-04 20:00:00')")
    sqlite.run('INSERT INTO bookmark VALUES (1, 2, 754.5, 6000, 1), (2, 2, 10, 6000, 0)')
    sqlite.run("INSERT INTO movie VALUES (1, 1, 'Faust', '', '1926-10-14', 9), (2, 2, 'Another name', '', '1963-12-05', 0)")
    sqlite.run("INSERT INTO uniqueid VALUES (1, 1, 'movie', '775', 'tmdb'), (2, 1, 'tvshow', '4808', 'tmdb')")
  })

  const { status, body } = await send('MyVideos131.db', kodi, {
    source: 'kodi',
    options: { path_map: [{ from: 'smb://nas/films', to: app.shelf }] },
  })

  expect(status).toBe(200)
  expect(body.source).toBe('kodi')
  expect(await movie(ids.faust)).toMatchObject({ play_count: 3, user_rating: 9 })
  expect((await movie(ids.faust)).watched_at).toStartWith('2025-03-0')
  expect(await movie(ids.charade)).toMatchObject({ play_count: 0, watched_at: null, resume_position_seconds: 754.5 })
})

test("Plex's database: what its owner did, not what others did", async () => {
  const ids = putBoth()
  const plex = database((sqlite) => {
    sqlite.run('CREATE TABLE metadata_items (id INTEGER PRIMARY KEY, guid TEXT, metadata_type INTEGER, title TEXT, year INTEGER)')
    sqlite.run(
      'CREATE TABLE metadata_item_settings (id INTEGER PRIMARY KEY, account_id INTEGER, guid TEXT, rating FLOAT, view_offset INTEGER, view_count INTEGER, last_viewed_at INTEGER)',
    )
    sqlite.run('CREATE TABLE tags (id INTEGER PRIMARY KEY, tag TEXT)')
    sqlite.run('CREATE TABLE taggings (id INTEGER PRIMARY KEY, metadata_item_id INTEGER, tag_id INTEGER)')
    sqlite.run("INSERT INTO metadata_items VALUES (1, 'plex://movie/a', 1, 'Faust', 1926), (2, 'plex://movie/b', 1, 'Charade', 1963)")
    sqlite.run("INSERT INTO tags VALUES (1, 'tmdb://775'), (2, 'imdb://tt0056923'), (3, 'Mystery')")
    sqlite.run('INSERT INTO taggings VALUES (1, 1, 1), (2, 2, 2), (3, 2, 3)')
    sqlite.run(`INSERT INTO metadata_item_settings VALUES (1, 1, 'plex://movie/a', 8, 0, 2, ${Date.parse(at) / 1000}),
      (2, 1, 'plex://movie/b', NULL, 90000, 0, ${Date.parse(at) / 1000}), (3, 2, 'plex://movie/b', 10, 0, 5, 1)`)
  })

  const { body } = await send('com.plexapp.plugins.library.db', plex)

  expect(itemsOf(body).filter(([kind]) => kind === 'movies')).toEqual([])
  expect(await movie(ids.faust)).toMatchObject({ play_count: 2, user_rating: 8, watched_at: at })
  expect(await movie(ids.charade)).toMatchObject({ play_count: 0, user_rating: null, resume_position_seconds: 90 })
})

test.each([
  ['text that is no table', 'just words'],
  ['JSON of something else', '{"a":[1,2]}'],
  ['a list of numbers', '[1,2]'],
  ['an archive of something else', zip({ 'a.txt': 'a' })],
  ['a damaged archive', Buffer.from('PK\u0003\u0004 and nothing more')],
  ['a database of something else', database((sqlite) => void sqlite.run('CREATE TABLE a (b)'))],
])('%s is refused with the reason', async (_, content) => {
  const { status, body } = await send('a', content)

  expect(status).toBe(422)
  expect(body).toMatchObject({ error: { values: { field: 'archive' } } })
})

test('a file with more movies than anybody has watched is refused, and nothing comes along', async () => {
  const plays = Array.from({ length: 50_001 }, (_, n) => ({ watched_at: at, movie: { title: 'Movie', year: 2001, ids: { tmdb: n + 1 } } }))

  const { status, body } = await send('history.json', JSON.stringify(plays))

  expect([status, (body as unknown as { error: { message: string } }).error.message]).toEqual([
    422,
    'archive: It contains more than 50,000 movies',
  ])
})

test('a file whose reading has no end is refused', async () => {
  const silent = URL.createObjectURL(new Blob(['self.onmessage = () => {}']))
  const readFile = createReadFile(() => Promise.reject(new Error('is no table')), silent, 0.05)

  await expect(readFile({ path: '/nothing', filename: 'history.json' })).rejects.toThrow(
    'Reading the file takes too long or too much memory',
  )
})
