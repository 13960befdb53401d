import { expect, test } from 'bun:test'
import JSZip from 'jszip'
import { playsTable } from '#server/library/playback/table'
import { putFile, putMovie } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'

const app = useApp()
const secret = 'S3CRET'

const download = async (format: string) => {
  const { response } = await app.ask('GET', `/export?format=${format}`)
  expect(response.status).toBe(200)
  return new Uint8Array(await response.arrayBuffer())
}
const textOf = async (format: string) => new TextDecoder().decode(await download(format))
const unpacked = async (format: string) => {
  const zip = await JSZip.loadAsync(await download(format))
  return new Map(await Promise.all(Object.values(zip.files).map(async (file) => [file.name, await file.async('text')] as const)))
}
const putPlay = (movie_id: number, at: string) =>
  app.db
    .insert(playsTable)
    .values({ id: at, movie_id, file_id: 1, started_at: at, last_at: at, position_seconds: 1, is_counted: true, stopped_at: at })
    .run()
type Made = { id: number }
const make = async (path: string, body: object) => {
  const { status, body: made } = await app.ask<Made>('POST', path, body)
  expect(status).toBe(201)
  return made.id
}

test('everything is in it, under names instead of ids, and no secret', async () => {
  const root = await make('/root-folders', { path: app.shelf })
  const tag = await make('/tags', { name: 'kids' })
  await make('/indexers', { name: 'Site', type: 'torznab', url: 'https://indexer.example/', api_key: secret, tag_ids: [tag] })
  await make('/download-clients', {
    name: 'qB',
    type: 'qbittorrent',
    settings: { url: 'http://box:8080', username: 'me', password: secret },
  })
  await make('/lists', { name: 'Mine', type: 'json', settings: { url: `https://lists.example/${secret}.json` }, tag_ids: [tag] })
  await make('/webhooks', {
    name: 'Phone',
    url: `https://hooks.example/${secret}`,
    headers: { authorization: secret },
    events: ['movie_added'],
  })
  await app.ask('PUT', '/config', { subtitles_password: secret, list_api_key: secret, region: 'AT' })
  const movie = putMovie(app, {
    title: 'Faust',
    keep: true,
    metadata_id: 775,
    user_rating: 9,
    play_count: 2,
    watched_at: '2025-05-06T20:00:00.000Z',
  })
  await app.ask('PATCH', `/movies/${movie}`, { tag_ids: [tag] })
  putFile(app, movie, { root_folder_id: root, relative_path: 'Faust (1926)/Faust.mkv', release_group: 'GOOD' })

  const files = await unpacked('zip')
  const everything = (files.get('marquee.jsonl') ?? '').trim().split('\n')
  const lines = everything.map((line) => JSON.parse(line) as { kind: string } & Record<string, unknown>)
  const line = (kind: string) => lines.find((one) => one.kind === kind)

  expect([...files.keys()].sort()).toEqual(['README.txt', 'marquee.jsonl', 'movies.csv'])
  expect(line('movie')).toMatchObject({
    metadata_id: 775,
    tags: ['kids'],
    keep: true,
    user_rating: 9,
    play_count: 2,
    profile: expect.any(String),
  })
  expect(line('file')).toMatchObject({ movie: 775, root: app.shelf, relative_path: 'Faust (1926)/Faust.mkv', release_group: 'GOOD' })
  expect(line('indexer')).toMatchObject({ name: 'Site', tags: ['kids'], has_secrets: true })
  expect(line('list')).toMatchObject({ name: 'Mine', tags: ['kids'], settings: {} })
  expect(lines).toContainEqual({ kind: 'setting', name: 'region', value: 'AT' })
  expect(new Set(lines.map(({ kind }) => kind)).size).toBeGreaterThan(9)
  expect(files.get('movies.csv')).toContain('Faust,2001,775')
  const all = [...files.values(), await textOf('json'), await textOf('csv'), await textOf('tracker'), await textOf('imdb')]
  expect(all.filter((text) => text.includes(secret))).toEqual([])
  expect((JSON.parse(await textOf('json')) as { lines: unknown[] }).lines).toHaveLength(lines.length)
})

test('a spreadsheet never runs a title', async () => {
  putMovie(app, { title: '=HYPERLINK("http://evil.example")', metadata_id: 1 })
  putMovie(app, { title: '-30-', metadata_id: 2 })

  const table = await textOf('csv')

  expect(table).toContain(`"'=HYPERLINK(""http://evil.example"")",2001,1,`)
  expect(table).toContain("'-30-,2001,2,")
})

test('a table quotes what needs quotes, and each play is a line with its day', async () => {
  const twice = putMovie(app, {
    title: 'Good, "Bad"',
    metadata_id: 1,
    watched_at: '2025-05-06T20:00:00.000Z',
    external_ids: { imdb_id: 'tt0000001' },
  })
  putMovie(app, { title: 'Rated only', metadata_id: 2, user_rating: 4 })
  putMovie(app, { title: 'Neither', metadata_id: 3, monitored: true })
  putPlay(twice, '2024-01-02T20:00:00.000Z')

  const letterboxd = await unpacked('letterboxd')

  expect(letterboxd.get('watched-1.csv')).toBe(
    'Title,Year,tmdbID,imdbID,Rating10,WatchedDate,Rewatch\r\n' +
      '"Good, ""Bad""",2001,1,tt0000001,,2024-01-02,false\r\n' +
      '"Good, ""Bad""",2001,1,tt0000001,,2025-05-06,true\r\n' +
      'Rated only,2001,2,,4,,false\r\n',
  )
  expect(letterboxd.get('watchlist-1.csv')).toBe('Title,Year,tmdbID,imdbID\r\nRated only,2001,2,\r\nNeither,2001,3,\r\n')
  expect(await textOf('imdb')).toBe('Const,Your Rating,Date Rated,Title,Year\r\ntt0000001,,2025-05-06,"Good, ""Bad""",2001\r\n')
  expect(JSON.parse(await textOf('tracker'))).toEqual([
    { type: 'movie', tmdb_id: 1, imdb_id: 'tt0000001', watched_at: '2024-01-02T20:00:00.000Z' },
    { type: 'movie', tmdb_id: 1, imdb_id: 'tt0000001', watched_at: '2025-05-06T20:00:00.000Z' },
    { type: 'movie', tmdb_id: 2, rating: 4 },
  ])
})

test('a long table is split, because the site takes no longer file', async () => {
  for (let id = 1; id <= 1901; id++) putMovie(app, { title: `Movie ${id}`, metadata_id: id, user_rating: 5, monitored: false })

  const files = await unpacked('letterboxd')
  const rows = (name: string) => (files.get(name) ?? '').trim().split('\r\n').length - 1

  expect([...files.keys()].sort()).toEqual(['watched-1.csv', 'watched-2.csv', 'watchlist-1.csv'])
  expect([rows('watched-1.csv'), rows('watched-2.csv')]).toEqual([1900, 1])
})

test('an empty library has an export too; an unknown format is refused', async () => {
  expect(JSON.parse(await textOf('tracker'))).toEqual([])
  expect((await app.ask('GET', '/export?format=xml')).status).toBe(422)
})
