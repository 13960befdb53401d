import { expect, test } from 'bun:test'
import { useApp } from '#server/testing/use-app'
import { craftZip } from '#server/testing/zip-craft'
import type { List, ListApplied, ListCounts, ListItem } from './schema'

const app = useApp()

const upload = async (filename: string, content: string | Buffer, name?: string) => {
  const form = new FormData()
  form.set('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), filename)
  if (name) form.set('name', name)
  const headers = { 'x-api-key': app.key() }
  const request = new Request('http://localhost:8080/api/v1/lists/upload', { method: 'POST', body: form, headers })
  const answer = await app.answer(request, { ip: '127.0.0.1', upgrade: () => false })
  return { status: answer!.status, body: (await answer!.json()) as List, location: answer!.headers.get('location') }
}
const itemsOf = async (id: number) => (await app.ask<{ results: ListItem[] }>('GET', `/lists/${id}/items?limit=100`)).body.results
const preview = async (id: number) => (await app.ask<ListCounts>('POST', `/lists/${id}/refresh`, { dry_run: true })).body

const ratedFilms = Array.from({ length: 60 }, (_, n) => ({ id: 800_000 + n, title: `Rated film ${n}`, year: 1950 + n }))
const ratingsOf = (films: readonly { title: string; year: number }[]) =>
  [
    'Date,Name,Year,Letterboxd URI,Rating',
    ...films.map(({ title, year }, n) => `2024-03-0${1 + (n % 9)},${title},${year},https://boxd.it/${n},${((n % 10) + 1) / 2}`),
  ].join('\n')

test('recognizes 60 movies of a Letterboxd export with ratings, except ambiguous and unknown ones', async () => {
  app.provider.movies.push(...ratedFilms.slice(0, 58), { id: 899_999, title: 'Rated film 7', year: 1957 })
  for (const { id } of ratedFilms.slice(0, 10)) await app.ask('POST', '/movies', { metadata_id: id, search: false })
  await app.ask(
    'PATCH',
    `/movies/${(await app.ask<{ results: { id: number }[] }>('GET', '/movies?limit=1&sort=year')).body.results[0]!.id}`,
    { user_rating: 3 },
  )

  const { status, body, location } = await upload('ratings.csv', ratingsOf(ratedFilms))
  const items = await itemsOf(body.id)
  const counts = await preview(body.id)
  const applied = await app.ask<ListApplied>('POST', `/lists/${body.id}/apply`, {
    item_ids: [],
    import_ratings: true,
    import_watched: true,
  })
  const again = await app.ask<ListApplied>('POST', `/lists/${body.id}/apply`, {
    item_ids: [],
    import_ratings: true,
    import_watched: true,
  })

  expect([status, location]).toEqual([201, `/api/v1/lists/${body.id}`])
  expect(body).toMatchObject({ name: 'Letterboxd ratings', type: 'file', auto_add: false, item_count: 60 })
  expect(items.filter(({ metadata_id }) => metadata_id !== null)).toHaveLength(57)
  expect(items.filter(({ state }) => state === 'not_recognized').map(({ title, reason }) => [title, reason?.code])).toEqual([
    ['Rated film 7', 'ambiguous'],
    ['Rated film 58', 'unknown'],
    ['Rated film 59', 'unknown'],
  ])
  expect(counts).toMatchObject({ in_library: 9, only_watched: 48, not_recognized: 3, to_add: 0, to_rate: 8, to_mark_watched: 9 })
  expect(applied.body).toEqual({ added: 0, rated: 8, marked_watched: 9, left: 0 })
  expect(again.body).toEqual({ added: 0, rated: 0, marked_watched: 0, left: 0 })
  const { results } = (
    await app.ask<{ results: { title: string; user_rating: number | null; watched_at: string | null }[] }>(
      'GET',
      '/movies?sort=year&limit=3',
    )
  ).body
  expect(results.map(({ user_rating, watched_at }) => [user_rating, watched_at])).toEqual([
    [3, '2024-03-01T12:00:00.000Z'],
    [2, '2024-03-02T12:00:00.000Z'],
    [3, '2024-03-03T12:00:00.000Z'],
  ])
})

test('a whole Letterboxd export is one list: the watchlist is wanted, the diary is not', async () => {
  const zip = craftZip([
    { name: 'profile.csv', bytes: Buffer.from('Date Joined,Username\n2020-01-01,me\n') },
    { name: 'watchlist.csv', bytes: Buffer.from('Date,Name,Year,Letterboxd URI\n2024-01-01,Sintel,2010,https://boxd.it/1\n') },
    { name: 'watched.csv', bytes: Buffer.from('Date,Name,Year,Letterboxd URI\n2024-01-05,Big Buck Bunny,2008,https://boxd.it/2\n') },
    {
      name: 'ratings.csv',
      bytes: Buffer.from('Date,Name,Year,Letterboxd URI,Rating\n2024-01-04,Big Buck Bunny,2008,https://boxd.it/2,4.5\n'),
    },
    {
      name: 'diary.csv',
      bytes: Buffer.from(
        'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n2024-01-04,Big Buck Bunny,2008,https://boxd.it/3,4.5,,,2023-12-31\n',
      ),
    },
    { name: 'deleted/diary.csv', bytes: Buffer.from('Date,Name,Year\n2024-01-04,Elephants Dream,2006\n') },
  ])

  const { body } = await upload('letterboxd-me.zip', zip)
  const items = await itemsOf(body.id)
  const added = await app.ask<ListApplied>('POST', `/lists/${body.id}/apply`)

  expect(items.map(({ title, state, reason, rating, watched_at }) => [title, state, reason?.code, rating, watched_at])).toEqual([
    ['Sintel', 'waiting', 'by_hand', null, null],
    ['Big Buck Bunny', 'waiting', 'only_watched', 9, '2023-12-31T12:00:00.000Z'],
  ])
  expect(added.body).toEqual({ added: 1, rated: 0, marked_watched: 0, left: 0 })
})

test('reads an IMDb export by its column names, in all of its historical shapes', async () => {
  const [sintel, bunny] = app.provider.movies.filter((movie): movie is typeof movie & { imdb_id: string } => 'imdb_id' in movie)
  const list =
    '\ufeffPosition,Const,Created,Modified,Description,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors\n'
  const shapes = {
    'list.csv': `${list}1,${sintel!.imdb_id},2024,2024,"He said ""go"", twice","One, two",u,Movie,7,15,2010,g,1,d,x\n2,tt7777777,2024,2024,,A series,u,TV Series,7,15,2010,g,1,d,x\n`,
    'new.csv': `Const,Title,Original Title,Your Rating,Position,Title Type,Year\n${sintel!.imdb_id},T,O,,1,Short,2010\r\n`,
    'ratings.csv': `Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,Year\n${bunny!.imdb_id},8,2024-02-03,T,O,u,TV Movie,2008\n`,
    'special.csv': `Const,Title,Original Title,Your Rating,Position,Title Type,Year\n${sintel!.imdb_id},T,O,,1,TV Special,2010\n${bunny!.imdb_id},T,O,,2,TV Short,2008\n`,
    'old.csv': `"position","const","created","modified","description","Title","Title type","You rated","Year"\n"1","${sintel!.imdb_id}","","","","T","Feature Film","","2010"\n`,
  }

  const read = await Promise.all(
    Object.entries(shapes).map(async ([filename, text]) =>
      (await itemsOf((await upload(filename, text, filename)).body.id)).map((item) => item),
    ),
  )

  expect(read.map((items) => items.map(({ metadata_id, rating, watched_at }) => [metadata_id, rating, watched_at]))).toEqual([
    [[sintel!.id, null, null]],
    [[sintel!.id, null, null]],
    [[bunny!.id, 8, '2024-02-03T12:00:00.000Z']],
    [
      [sintel!.id, null, null],
      [bunny!.id, null, null],
    ],
    [[sintel!.id, null, null]],
  ])
})

test('an uploaded list adds its movies in steps on request, and asks no upstream for it', async () => {
  const films = Array.from({ length: 5 }, (_, n) => ({ id: 810_000 + n, title: `Wished film ${n}`, year: 2001 }))
  app.provider.movies.push(...films)
  await app.ask('PUT', '/config', { list_max_added_per_sync: 2 })
  const { body } = await upload(
    'watchlist.csv',
    ['Date,Name,Year,Letterboxd URI', ...films.map(({ title }) => `2024-01-01,${title},2001,u`)].join('\n'),
    'Mine',
  )

  await app.rooms.lists.syncDue()
  const before = app.rooms.movies.namedRows().length
  await app.ask('PATCH', `/lists/${body.id}`, { auto_add: true, search_when_added: false })
  const steps: number[] = []
  for (let round = 0; round < 4; round++) {
    await app.rooms.lists.syncDue()
    steps.push(app.rooms.movies.namedRows().length)
  }

  expect(body.name).toBe('Mine')
  expect([before, ...steps]).toEqual([0, 2, 4, 5, 5])
})

test('uploading a list twice makes two lists, but a taken name is refused', async () => {
  const table = 'Date,Name,Year,Letterboxd URI\n2024-01-01,Sintel,2010,u\n'
  const names = [(await upload('watchlist.csv', table)).body.name, (await upload('watchlist.csv', table)).body.name]

  expect(names).toEqual(['Letterboxd list', 'Letterboxd list 2'])
  expect((await upload('watchlist.csv', table, 'Letterboxd list')).status).toBe(409)
})
