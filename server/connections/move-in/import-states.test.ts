import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import type { Movie } from '#server/catalog/movies/schema'
import { moviesTable } from '#server/catalog/movies/table'
import type { Hold, ImportReport } from '#server/connections/import/schema'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'
import { startMediaServer, startPlex } from '#world/media-servers'

const app = useApp()
let jellyfin: ReturnType<typeof startMediaServer>
let emby: ReturnType<typeof startMediaServer>
let plex: ReturnType<typeof startPlex>
beforeEach(() => {
  jellyfin = startMediaServer('jellyfin', 'keyofjellyfin')
  emby = startMediaServer('emby', 'keyofemby')
  plex = startPlex('tokenofplex')
})
afterEach(async () => await Promise.all([jellyfin.stop(), emby.stop(), plex.stop()]))

type More = Record<string, unknown>
const ask = (path: string, body: More) => app.ask<ImportReport>('POST', `/import/${path}`, body)
const take = async (more: More = {}) => (await ask('jellyfin', { url: jellyfin.url, api_key: 'keyofjellyfin', user: 'Ada', ...more })).body
const movie = async (id: number) => (await app.ask<Movie>('GET', `/movies/${id}`)).body
const itemsOf = ({ kinds }: ImportReport) =>
  kinds.flatMap(({ kind, items }) => items.map(({ name, outcome, reasons }) => [kind, name, outcome, ...reasons.map(({ code }) => code)]))
/** Everything that an import may change. */
const states = () =>
  app.db
    .select()
    .from(moviesTable)
    .all()
    .map(({ id, watched_at, play_count, resume_position_seconds, favorite, user_rating }) => ({
      id,
      watched_at,
      play_count,
      resume_position_seconds,
      favorite,
      user_rating,
    }))

const watchedAt = '2025-03-04T20:00:00.000Z'

test('plays, dates, positions, favorites, and ratings of one person come along; a second time changes nothing', async () => {
  const done = putMovie(app, { title: 'Faust', metadata_id: 775 })
  const begun = putMovie(app, { title: 'Charade', metadata_id: 4808, external_ids: { imdb_id: 'tt0056923' } })
  jellyfin.movies.push(
    { title: 'Faust', year: 1926, tmdb: 775, of: { Ada: { played: true, plays: 3, at: watchedAt, favorite: true, rating: 8.4 } } },
    { title: 'Charade', year: 1963, imdb: 'tt0056923', of: { Ada: { plays: 1, at: watchedAt, seconds: 754.5 }, Grace: { played: true } } },
  )

  const body = await take()

  expect(body).toMatchObject({ applied: true, source: 'jellyfin', version: '10.11.4', user: 'Ada' })
  expect(await movie(done)).toMatchObject({ watched_at: watchedAt, play_count: 3, favorite: true, user_rating: 8 })
  expect(await movie(begun)).toMatchObject({ watched_at: null, play_count: 1, resume_position_seconds: 754.5, favorite: false })
  expect((await app.ask<Hold>('GET', '/import/hold')).body.held).toBe(false)
  const before = states()
  const again = await take()
  expect(again).toMatchObject({ report_id: null, totals: { changed: 0, added: 0 } })
  expect(states()).toEqual(before)
})

test('a preview writes nothing and says the same', async () => {
  putMovie(app, { title: 'Faust', metadata_id: 775 })
  jellyfin.movies.push({ title: 'Faust', year: 1926, tmdb: 775, of: { Ada: { played: true, plays: 1, at: watchedAt } } })
  const before = states()

  const { body } = await ask('jellyfin/preview', { url: jellyfin.url, api_key: 'keyofjellyfin', user: 'Ada' })

  expect(states()).toEqual(before)
  expect(body).toMatchObject({ applied: false, report_id: null })
  expect(itemsOf(body)).toEqual(itemsOf(await take()))
})

describe('nothing is overwritten by something older', () => {
  const older = '2024-01-01T00:00:00.000Z'
  const put = (fields: object, seen: object) => {
    const id = putMovie(app, { title: 'Faust', metadata_id: 775, ...fields })
    jellyfin.movies.push({ title: 'Faust', year: 1926, tmdb: 775, of: { Ada: seen } })
    return id
  }

  test('a later play and a rating here stay', async () => {
    const id = put({ watched_at: watchedAt, play_count: 5, user_rating: 9 }, { played: true, plays: 2, at: older, rating: 3 })

    expect(itemsOf(await take())).toEqual([
      ['watched', 'Faust (2001)', 'matched', 'state_here'],
      ['ratings', 'Faust (2001)', 'matched', 'rating_stays'],
    ])
    expect(await movie(id)).toMatchObject({ watched_at: watchedAt, play_count: 5, user_rating: 9 })
  })

  test('a position here that is newer stays', async () => {
    const id = put({ resume_position_seconds: 60, marked_at: watchedAt }, { plays: 1, at: older, seconds: 900 })

    expect(itemsOf(await take())).toContainEqual(['positions', 'Faust (2001)', 'matched', 'position_older'])
    expect(await movie(id)).toMatchObject({ resume_position_seconds: 60 })
  })

  test('a movie that was watched to its end there later has no position any more', async () => {
    const id = put({ resume_position_seconds: 60, marked_at: older }, { played: true, plays: 1, at: watchedAt })

    await take()

    expect(await movie(id)).toMatchObject({ resume_position_seconds: 0, watched_at: watchedAt })
  })

  test('what a person marked as not watched here later stays unwatched', async () => {
    const id = put({}, { played: true, plays: 1, at: older })
    await take()
    await app.ask('DELETE', `/movies/${id}/watched`)

    expect(itemsOf(await take())).toEqual([['watched', 'Faust (2001)', 'matched', 'unwatched_stays']])
    expect(await movie(id)).toMatchObject({ watched_at: null })
  })
})

test('a movie that is watched on an unknown day counts as watched today', async () => {
  const id = putMovie(app, { title: 'Faust', metadata_id: 775 })
  jellyfin.movies.push({ title: 'Faust', year: 1926, tmdb: 775, of: { Ada: { played: true, at: '0001-01-01T00:00:00.000Z' } } })

  expect(itemsOf(await take())).toEqual([['watched', 'Faust (2001)', 'changed', 'watched_undated', 'plays_taken']])
  expect(await movie(id)).toMatchObject({ watched_at: app.clock.now().toISOString(), play_count: 1 })
})

test('title and year only suggest a movie: it is asked, and the answer settles it; movies that are not here are named', async () => {
  const right = putMovie(app, { title: 'Nosferatu', metadata_id: 653, year: 1922 })
  putMovie(app, { title: 'Nosferatu', metadata_id: 426063, year: 2024 })
  jellyfin.movies.push(
    { title: 'Nosferatu', year: 1922, of: { Ada: { played: true, plays: 1, at: watchedAt } } },
    { title: 'Elsewhere', year: 2000, tmdb: 1, of: { Ada: { favorite: true } } },
    { title: 'Never touched', year: 2000, tmdb: 2, of: {} },
  )

  const asked = await take()
  const [question] = asked.kinds.flatMap(({ items }) => items)
  const settled = await take({ answers: [{ kind: 'movies', name: 'Nosferatu (1922)', choice: question!.choices![0]!.id }] })

  expect(itemsOf(asked)).toEqual([
    ['movies', 'Nosferatu (1922)', 'ask', 'movie_by_title'],
    ['movies', 'Elsewhere (2000)', 'left_behind', 'movie_not_here'],
  ])
  expect(question!.choices).toEqual([{ id: String(right), label: 'Nosferatu (1922)' }])
  expect(settled.totals).toMatchObject({ ask: 0, changed: 1 })
  expect(await movie(right)).toMatchObject({ watched_at: watchedAt })
})

test('a file is recognized by its path, mapped to here; ids of two movies are a question', async () => {
  const root = await putRoot(app)
  const byFile = putMovie(app, { title: 'Faust', metadata_id: 775 })
  putFile(app, byFile, { root_folder_id: root, relative_path: 'Faust (1926)/Faust.mkv' })
  putMovie(app, { title: 'One', metadata_id: 1 })
  putMovie(app, { title: 'Two', metadata_id: 2, external_ids: { imdb_id: 'tt0000002' } })
  jellyfin.movies.push(
    { title: 'unnamed', year: 1926, path: 'D:\\films\\Faust (1926)\\Faust.mkv', of: { Ada: { played: true, plays: 1, at: watchedAt } } },
    { title: 'One or two', year: 2001, tmdb: 1, imdb: 'tt0000002', of: { Ada: { played: true, plays: 1 } } },
  )

  const body = await take({ path_map: [{ from: 'D:\\films', to: app.shelf }] })

  expect(await movie(byFile)).toMatchObject({ watched_at: watchedAt })
  expect(itemsOf(body)).toContainEqual(['movies', 'One or two (2001)', 'ask', 'movie_ids_differ'])
})

test('two entries of one movie are put together, never added up', async () => {
  const id = putMovie(app, { title: 'Faust', metadata_id: 775 })
  jellyfin.movies.push(
    { title: 'Faust', year: 1926, tmdb: 775, of: { Ada: { played: true, plays: 2, at: '2024-01-01T00:00:00.000Z', seconds: 20 } } },
    { title: 'Faust', year: 1926, tmdb: 775, of: { Ada: { plays: 3, at: watchedAt, seconds: 40, favorite: true } } },
  )

  await take()

  expect(await movie(id)).toMatchObject({ play_count: 3, watched_at: watchedAt, resume_position_seconds: 40, favorite: true })
})

test('only what was chosen is taken', async () => {
  const id = putMovie(app, { title: 'Faust', metadata_id: 775 })
  jellyfin.movies.push({ title: 'Faust', year: 1926, tmdb: 775, of: { Ada: { played: true, plays: 1, at: watchedAt, favorite: true } } })

  await take({ take: ['favorites'] })

  expect(await movie(id)).toMatchObject({ favorite: true, watched_at: null, play_count: 0 })
})

describe('who is asked for', () => {
  test('with several users one must be chosen, and disabled ones are not offered', async () => {
    const asked = await ask('jellyfin', { url: jellyfin.url, api_key: 'keyofjellyfin' })
    const unknown = await ask('jellyfin', { url: jellyfin.url, api_key: 'keyofjellyfin', user: 'Nobody' })

    expect([asked.status, unknown.status]).toEqual([422, 422])
    expect(asked.body).toMatchObject({ error: { details: { reason: 'choose_user' }, values: { users: ['Ada', 'Grace'] } } })
    expect(unknown.body).toMatchObject({ error: { details: { reason: 'user_unknown' } } })
  })

  test('whoever signs in with a password means themselves', async () => {
    const signedIn = await ask('jellyfin', { url: jellyfin.url, username: 'Grace', password: jellyfin.password })
    const wrong = await ask('jellyfin', { url: jellyfin.url, username: 'Grace', password: 'wrong' })

    expect(signedIn.body).toMatchObject({ user: 'Grace' })
    expect(wrong.status).toBe(422)
    expect(wrong.body).toMatchObject({ error: { values: { field: 'password' } } })
  })

  test('a wrong key, and an address without the program', async () => {
    const wrongKey = await ask('jellyfin', { url: jellyfin.url, api_key: 'wrong', user: 'Ada' })
    const wrongPlace = await ask('jellyfin', { url: plex.url, api_key: 'keyofjellyfin', user: 'Ada' })
    const noKey = await ask('jellyfin', { url: jellyfin.url, user: 'Ada' })

    expect([wrongKey.status, wrongPlace.status, noKey.status]).toEqual([422, 422, 422])
  })
})

test('200 movies of two users in small pages: each value of the chosen one, none of the other', async () => {
  jellyfin.state.largestPage = 30
  const ids = Array.from({ length: 200 }, (_, n) => putMovie(app, { title: `Movie ${n}`, metadata_id: 1000 + n }))
  for (const n of ids.keys())
    jellyfin.movies.push({
      title: `Movie ${n}`,
      year: 2001,
      tmdb: 1000 + n,
      of: { Ada: { played: n % 2 === 0, plays: n % 5, at: watchedAt, seconds: n % 3 }, Grace: { played: true, plays: 99, favorite: true } },
    })

  await take()

  const wanted = ids.map((id, n) => ({
    id,
    watched_at: n % 2 === 0 ? watchedAt : null,
    play_count: Math.max(n % 5, n % 2 === 0 ? 1 : 0),
    resume_position_seconds: n % 3,
    favorite: false,
    user_rating: null,
  }))
  expect(states()).toEqual(wanted)
})

test('Emby: the same, with its own paths', async () => {
  const id = putMovie(app, { title: 'Faust', metadata_id: 775 })
  emby.movies.push({ title: 'Faust', year: 1926, tmdb: 775, of: { Grace: { played: true, plays: 2, at: watchedAt, favorite: true } } })

  const { body } = await ask('emby', { url: emby.url, api_key: 'keyofemby', user: 'grace' })

  expect(body).toMatchObject({ source: 'emby', version: '4.9.1.90', user: 'Grace' })
  expect(await movie(id)).toMatchObject({ watched_at: watchedAt, play_count: 2, favorite: true })
})

test('Plex: what the owner of the token watched, with ids of both kinds of agents', async () => {
  const [seen, begun] = [
    putMovie(app, { title: 'Faust', metadata_id: 775 }),
    putMovie(app, { title: 'Charade', metadata_id: 4808, external_ids: { imdb_id: 'tt0056923' } }),
  ]
  plex.movies.push(
    { title: 'Faust', year: 1926, tmdb: 775, of: { owner: { plays: 2, at: watchedAt, rating: 9 } } },
    { title: 'Charade', year: 1963, imdb: 'tt0056923', of: { owner: { at: watchedAt, seconds: 754.5 } } },
  )

  const { body } = await ask('plex', { url: plex.url, token: 'tokenofplex' })
  const other = await ask('plex', { url: plex.url, token: 'tokenofplex', user: 'Grace' })

  expect(body).toMatchObject({ source: 'plex', version: '1.42.2.10156' })
  expect(await movie(seen)).toMatchObject({ watched_at: watchedAt, play_count: 2, user_rating: 9 })
  expect(await movie(begun)).toMatchObject({ watched_at: null, resume_position_seconds: 754.5 })
  expect(other.status).toBe(422)
})
