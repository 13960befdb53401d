import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import type { ImportReport } from '#server/connections/import/schema'
import { putMovie } from '#server/testing/put-rows'
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

const watched_at = '2025-03-04T20:00:00.000Z'
const push = async (more: object = {}) =>
  await app.ask<ImportReport & { error: { code: string; message: string; values?: { users: string[] } } }>('POST', '/export/jellyfin', {
    url: jellyfin.url,
    api_key: 'keyofjellyfin',
    user: 'Ada',
    ...more,
  })
const itemsOf = ({ kinds }: ImportReport) =>
  kinds.flatMap(({ items }) => items.map(({ name, outcome, reasons }) => [name, outcome, ...reasons.map(({ code }) => code)]))
const changing = () => jellyfin.state.asked.filter((request) => request.startsWith('POST'))

/** Watched here, not there; watched in both; not watched here; not there; there without ids. */
const fill = (server: Pick<typeof jellyfin, 'movies'>, ours = 'Ada') => {
  putMovie(app, { title: 'Faust', year: 1926, metadata_id: 775, watched_at })
  putMovie(app, { title: 'Charade', year: 1963, metadata_id: 4808, watched_at, external_ids: { imdb_id: 'tt0056923' } })
  putMovie(app, { title: 'Detour', year: 1945, metadata_id: 20367 })
  putMovie(app, { title: 'Nosferatu', year: 1922, metadata_id: 653, watched_at })
  putMovie(app, { title: 'Metropolis', year: 1927, metadata_id: 19, watched_at })
  server.movies.push(
    { title: 'Faust', year: 1926, tmdb: 775, of: { Grace: { played: true } } },
    { title: 'Charade', year: 1963, imdb: 'tt0056923', of: { [ours]: { played: true, plays: 4, at: '2020-01-01T00:00:00.000Z' } } },
    { title: 'Detour', year: 1945, tmdb: 20367, of: { [ours]: { played: true, plays: 1 } } },
    { title: 'Metropolis', year: 1927, of: {} },
  )
}

test('what is watched here is marked there with its day; nothing there is taken away, and a second time marks nothing', async () => {
  fill(jellyfin)

  const { body } = await push()

  expect(body).toMatchObject({ applied: true, source: 'jellyfin', user: 'Ada', totals: { changed: 1, matched: 1, left_behind: 2 } })
  expect(itemsOf(body)).toEqual([
    ['Faust (1926)', 'changed', 'watched_taken'],
    ['Charade (1963)', 'matched', 'push_there'],
    ['Nosferatu (1922)', 'left_behind', 'push_absent'],
    ['Metropolis (1927)', 'left_behind', 'push_unsure'],
  ])
  expect(jellyfin.movies.map(({ of }) => of.Ada)).toEqual([
    { played: true, plays: 1, at: watched_at },
    { played: true, plays: 4, at: '2020-01-01T00:00:00.000Z' },
    { played: true, plays: 1 },
    undefined,
  ])
  expect(jellyfin.movies[0]!.of.Grace).toEqual({ played: true })
  jellyfin.state.asked.length = 0
  expect((await push()).body.totals).toMatchObject({ changed: 0, matched: 2 })
  expect(changing()).toEqual([])
})

describe('favorites, ratings, and positions go along', () => {
  /** All here and not there; something of each there; nothing here. */
  const give = (server: Pick<typeof jellyfin, 'movies'>, ours = 'Ada') => {
    const ofMine = { favorite: true, user_rating: 9, resume_position_seconds: 1234 }
    putMovie(app, { title: 'Faust', year: 1926, metadata_id: 775, ...ofMine })
    putMovie(app, { title: 'Charade', year: 1963, metadata_id: 4808, ...ofMine })
    putMovie(app, { title: 'Detour', year: 1945, metadata_id: 20367 })
    server.movies.push(
      { title: 'Faust', year: 1926, tmdb: 775, of: { Grace: {} } },
      { title: 'Charade', year: 1963, tmdb: 4808, of: { [ours]: { favorite: true, rating: 3, seconds: 60 } } },
      { title: 'Detour', year: 1945, tmdb: 20367, of: {} },
    )
  }
  const theirs = { favorite: true, rating: 3, seconds: 60 }

  test('to Jellyfin, which keeps what it has; a second time changes nothing', async () => {
    give(jellyfin)

    const { body } = await push()

    expect(body.totals).toMatchObject({ changed: 3, matched: 3, left_behind: 0, impossible: 0 })
    expect(jellyfin.movies.map(({ of }) => of.Ada)).toEqual([{ favorite: true, rating: 9, seconds: 1234 }, theirs, undefined])
    expect(jellyfin.movies[0]!.of.Grace).toEqual({})
    jellyfin.state.asked.length = 0
    expect((await push()).body.totals).toMatchObject({ changed: 0, matched: 6 })
    expect(changing()).toEqual([])
  })

  test('to an older Jellyfin only favorites, and the rest is said to be refused', async () => {
    give(jellyfin)
    jellyfin.state.isOld = true

    const { body } = await push()

    expect(body.totals).toMatchObject({ changed: 1, impossible: 2 })
    expect(jellyfin.movies[0]!.of.Ada).toEqual({ favorite: true })
  })

  test('to Emby only favorites, and the report says so', async () => {
    give(emby)

    const { body } = await app.ask<ImportReport>('POST', '/export/emby', { url: emby.url, api_key: 'keyofemby', user: 'Ada' })

    expect(emby.movies[0]!.of.Ada).toEqual({ favorite: true })
    expect(itemsOf(body).filter(([, outcome]) => outcome === 'left_behind')).toEqual([
      ['Emby', 'left_behind', 'push_no_place'],
      ['Emby', 'left_behind', 'push_no_place'],
    ])
  })

  test('to Plex ratings and positions: it has no favorites', async () => {
    give({ movies: plex.movies }, 'owner')

    const order = { url: plex.url, token: 'tokenofplex' }
    const { body } = await app.ask<ImportReport>('POST', '/export/plex', order)

    expect(plex.movies.map(({ of }) => of.owner)).toEqual([{ rating: 9, seconds: 1234 }, theirs, undefined])
    expect(body.totals).toMatchObject({ changed: 2, matched: 2, left_behind: 1 })
    expect((await app.ask<ImportReport>('POST', '/export/plex', order)).body.totals).toMatchObject({ changed: 0, matched: 4 })
  })
})

test('a preview says the same and marks nothing', async () => {
  fill(jellyfin)

  const { body } = await push({ dry_run: true })

  expect(body.applied).toBe(false)
  expect(changing()).toEqual([])
  expect(itemsOf(body)).toEqual(itemsOf((await push()).body))
})

test('an older Jellyfin is asked in its own way', async () => {
  fill(jellyfin)
  jellyfin.state.isOld = true

  await push()

  expect(jellyfin.movies[0]!.of.Ada).toEqual({ played: true, plays: 1, at: watched_at })
})

test('Emby is marked, too', async () => {
  fill(emby)

  const { body } = await app.ask<ImportReport>('POST', '/export/emby', { url: emby.url, api_key: 'keyofemby', user: 'Ada' })

  expect(body.totals).toMatchObject({ changed: 1, matched: 1 })
  expect(emby.movies[0]!.of.Ada).toEqual({ played: true, plays: 1, at: watched_at })
})

test('so is Plex, for the owner of the token', async () => {
  fill({ movies: plex.movies }, 'owner')
  plex.movies[1]!.of = { owner: { plays: 4 } }

  const order = { url: plex.url, token: 'tokenofplex' }
  const { body } = await app.ask<ImportReport>('POST', '/export/plex', order)

  expect(body.totals).toMatchObject({ changed: 1, matched: 1 })
  expect(plex.movies.map(({ of }) => of.owner?.plays)).toEqual([1, 4, 1, undefined])
  expect((await app.ask<ImportReport>('POST', '/export/plex', order)).body.totals.changed).toBe(0)
})

describe('what goes wrong is said in words', () => {
  test('a wrong key', async () => {
    const { status, body } = await push({ api_key: 'wrong' })
    expect([status, body.error.message]).toEqual([422, 'api_key: Jellyfin rejects the key or the password'])
  })

  test('several users', async () => {
    const { user: _, ...nobody } = { user: 'Ada', url: jellyfin.url, api_key: 'keyofjellyfin' }
    const { status, body } = await app.ask<{ error: { values: { users: string[] } } }>('POST', '/export/jellyfin', nobody)
    expect([status, body.error.values.users]).toEqual([422, ['Ada', 'Grace']])
  })

  test('nobody there', async () => {
    await jellyfin.stop()
    expect((await push()).status).toBe(503)
  })

  test('a server that marks nothing is asked three times, not a thousand times', async () => {
    for (let id = 1; id <= 9; id++) {
      putMovie(app, { title: `Movie ${id}`, metadata_id: id, watched_at })
      jellyfin.movies.push({ title: `Movie ${id}`, year: 2001, tmdb: id, of: {} })
    }
    jellyfin.state.refusesMarks = true

    const { status, body } = await push()

    expect([status, body.totals.impossible, body.totals.changed]).toEqual([200, 9, 0])
    expect(new Set(itemsOf(body).map(([, , code]) => code))).toEqual(new Set(['party_answers_status']))
    expect(new Set(changing()).size).toBe(3)
  })
})
