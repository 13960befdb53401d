import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { startTorznab } from '#server/testing/indexer'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { until } from '#server/testing/until'
import { useApp } from '#server/testing/use-app'
import type { Evaluation, ProfilePreview } from './evaluate-schema'
import type { Release } from './schema'

type List<T> = { results: T[]; next_cursor: string | null; has_more: boolean }
type Failure = { error: { code: string; message: string } }
const app = useApp()
let indexer: ReturnType<typeof startTorznab>
beforeEach(() => {
  indexer = startTorznab([])
})
afterEach(() => indexer.stop())

/** An indexer that is new or changed is asked for its capabilities in the background, with a query that counts like others. */
const settled = () => until('nothing is under way', () => app.background.underWay().length === 0)
const use = async () => {
  await app.ask('POST', '/indexers', { name: 'Test', type: 'torznab', url: indexer.url, api_key: 'key' })
  await settled()
}
const wantAll = () => app.db.$client.run('UPDATE quality_profiles SET languages = \'{"mode":"any","values":[]}\'')
const movie = (title: string, year = 1963, more = {}) =>
  putMovie(app, { title, year, runtime_minutes: 100, original_language: 'en', digital_date: '2000-01-01T00:00:00.000Z', ...more })
const feedQuestions = () => indexer.asked.filter((url) => url.searchParams.get('t') !== 'caps').length

describe('feeds', () => {
  test('one query covers all wanted movies, and the best release of each is grabbed', async () => {
    await putRoot(app)
    wantAll()
    for (let n = 0; n < 40; n++) movie(`Movie number ${n} of many`, 1950 + n)
    const charade = movie('Charade')
    const detour = movie('Detour', 1945)
    await use()
    indexer.offers.push(
      { title: 'Charade.1963.720p.BluRay.x264-GROUP', size_bytes: 4 * 1024 ** 3 },
      { title: 'Charade.1963.1080p.BluRay.x264-GROUP' },
      { title: 'Detour.1945.1080p.BluRay.x264-GROUP' },
      { title: 'Something.Else.2001.1080p.BluRay.x264-GROUP' },
      { title: 'Charade.2020.1080p.WEB-DL.x264-GROUP' },
    )
    const before = feedQuestions()

    const outcome = await app.rooms.acquisition.syncFeeds()

    expect(feedQuestions() - before).toBe(1)
    expect(outcome).toMatchObject({ read: 5, matched: 2, grabbed: 2, indexers_failed: 0 })
    const grabbed = app.events.flatMap((event) => (event.type === 'release_grabbed' ? [[event.movie_id, event.release_title]] : []))
    expect(grabbed).toEqual([
      [charade, 'Charade.1963.1080p.BluRay.x264-GROUP'],
      [detour, 'Detour.1945.1080p.BluRay.x264-GROUP'],
    ])
    const candidateStore = await app.ask<List<Release>>('GET', `/movies/${charade}/releases`)
    expect(candidateStore.body.results.map(({ title }) => title).sort()).toEqual([
      'Charade.1963.1080p.BluRay.x264-GROUP',
      'Charade.1963.720p.BluRay.x264-GROUP',
    ])
  })

  test('reading the same feed again grabs nothing twice', async () => {
    await putRoot(app)
    wantAll()
    movie('Charade')
    await use()
    indexer.offers.push({ title: 'Charade.1963.1080p.BluRay.x264-GROUP' })

    await app.rooms.acquisition.syncFeeds()
    const again = await app.rooms.acquisition.syncFeeds()

    expect(again.grabbed).toBe(0)
    expect(app.told().filter((type) => type === 'release_grabbed')).toHaveLength(1)
  })

  test('queries nothing while nothing is wanted', async () => {
    const root_folder_id = await putRoot(app)
    await use()
    movie('Left alone', 1963, { monitored: false })
    const held = movie('Held')
    putFile(app, held, { root_folder_id, relative_path: 'held.mkv', added_at: '2025-01-01T00:00:00.000Z' })
    await settled()
    const before = feedQuestions()

    expect(await app.rooms.acquisition.syncFeeds()).toMatchObject({ wanted: 0, read: 0 })
    expect(feedQuestions()).toBe(before)
  })

  test('a name that may be either of two movies matches neither', async () => {
    wantAll()
    movie('Charade')
    movie('Charade', 1963, { metadata_id: 77 })
    await use()
    indexer.offers.push({ title: 'Charade.1963.1080p.BluRay.x264-GROUP' })

    expect(await app.rooms.acquisition.syncFeeds()).toMatchObject({ matched: 0, grabbed: 0 })
  })

  test('shows the rest of the budget', async () => {
    await app.ask('POST', '/indexers', { name: 'Test', type: 'torznab', url: indexer.url, api_key: 'key', daily_query_limit: 500 })
    movie('Charade')

    await app.rooms.acquisition.syncFeeds()

    const { body } = await app.ask<List<{ queries_today: number; queries_left: number }>>('GET', '/indexers')
    expect(body.results[0]?.queries_today).toBeGreaterThan(0)
    expect(body.results[0]?.queries_left).toBe(500 - body.results[0]!.queries_today)
  })

  test('is a task like any other', async () => {
    const { body } = await app.ask<{ name: string; interval_seconds: number }>('GET', '/tasks/feed-sync')

    expect(body).toMatchObject({ name: 'feed-sync', interval_seconds: 900 })
  })
})

test('lists all candidates including refused ones, or those with one verdict', async () => {
  await putRoot(app)
  wantAll()
  const id = movie('Charade')
  await use()
  indexer.offers.push({ title: 'Charade.1963.1080p.BluRay.x264-GROUP' }, { title: 'Charade.1963.CAM.x264-BAD' })
  await app.rooms.acquisition.syncFeeds()

  const all = await app.ask<List<Release>>('GET', `/movies/${id}/releases`)
  const refused = await app.ask<List<Release>>('GET', `/releases?verdict=rejected&movie_id=${id}`)

  expect(all.body.results).toHaveLength(2)
  expect(refused.body.results.some(({ title }) => title.includes('CAM'))).toBe(true)
})

describe('evaluation', () => {
  test('judges names for movies in the library, with every reason', async () => {
    wantAll()
    const id = movie('Charade')

    const { status, body } = await app.ask<Evaluation>('POST', '/releases/evaluate', {
      releases: [
        { title: 'Charade.1963.1080p.BluRay.x264-GROUP', size_bytes: 8 * 1024 ** 3, seeders: 5 },
        { title: 'Charade.1963.CAM.x264-BAD', size_bytes: 1024 ** 3, seeders: 5 },
        { title: 'Unknown.Movie.1999.1080p.BluRay.x264-GROUP', size_bytes: 8 * 1024 ** 3, seeders: 5 },
      ],
    })

    expect(status).toBe(200)
    expect(body.releases.map(({ movie_id, verdict }) => [movie_id, verdict])).toEqual([
      [id, 'accepted'],
      [id, 'rejected'],
      [null, 'accepted'],
    ])
    expect(body.releases[1]?.reasons.map(({ code }) => code)).toContain('quality_not_wanted')
    expect(body.releases[1]?.words.filter(({ kind }) => kind !== 'sign')).toEqual([
      { text: 'Charade', kind: 'title' },
      { text: '1963', kind: 'year' },
      { text: 'CAM', kind: 'quality' },
      { text: 'x264', kind: 'codec' },
      { text: 'BAD', kind: 'group' },
    ])
    expect(body.changes).toEqual([])
  })

  test('what the feed of an indexer offers is judged with its terms, and says what would have to change', async () => {
    wantAll()
    const id = movie('Charade')
    await use()
    const [{ id: indexer_id }] = (await app.ask<List<{ id: number }>>('GET', '/indexers')).body.results as [{ id: number }]
    await app.ask('PATCH', `/indexers/${indexer_id}`, { min_seeders: 20 })
    await settled()
    indexer.offers.push(
      { title: 'Charade.1963.1080p.BluRay.x264-GROUP', seeders: 40 },
      { title: 'Charade.1963.1080p.BluRay.x264-FEW', seeders: 3 },
    )
    const before = feedQuestions()

    const { body } = await app.ask<Evaluation>('POST', '/releases/evaluate', { indexer_id })

    expect(feedQuestions() - before).toBe(1)
    expect(body.releases.map(({ title, movie_id, verdict }) => [title.split('-')[1], movie_id, verdict])).toEqual([
      ['FEW', id, 'rejected'],
      ['GROUP', id, 'accepted'],
    ])
    expect(body.releases[0]?.remedies.map(({ text }) => text)).toEqual(['Lower the minimum seeders of Test to 3'])
    expect((await app.ask<List<Release>>('GET', `/movies/${id}/releases`)).body.results).toEqual([])
    expect((await app.ask('POST', '/releases/evaluate', { indexer_id: 999 })).status).toBe(404)
  })

  test('of a movie with several versions, says what each of them makes of a name', async () => {
    wantAll()
    const id = movie('Charade')
    const profile = (await app.ask<List<{ id: number }>>('GET', '/quality-profiles')).body.results[0]!.id
    await app.ask('POST', `/movies/${id}/versions`, { name: 'Long', quality_profile_id: profile, edition: 'Extended' })
    const titles = ['Charade.1963.Extended.1080p.BluRay.x264-GROUP', 'Charade.1963.1080p.BluRay.x264-GROUP']

    const { body } = await app.ask<Evaluation>('POST', '/releases/evaluate', { releases: titles.map((title) => ({ title })) })

    expect(body.releases.map(({ versions }) => versions.map(({ name, verdict }) => [name, verdict]))).toEqual([
      [
        ['', 'rejected'],
        ['Long', 'accepted'],
      ],
      [
        ['', 'accepted'],
        ['Long', 'rejected'],
      ],
    ])
  })

  test("chooses as the service would: with the indexers' settings, and not before the movie is available", async () => {
    await putRoot(app)
    wantAll()
    const id = movie('Charade')
    const early = movie('Detour', 1945, { digital_date: '2030-01-01T00:00:00.000Z', available_from: '2030-01-01T00:00:00.000Z' })
    await use()
    indexer.offers.push(
      { title: 'Charade.1963.1080p.BluRay.x264-GROUP', seeders: 0 },
      { title: 'Charade.1963.1080p.BluRay.x264-OTHER', seeders: 3 },
      { title: 'Charade.1963.720p.BluRay.x264-GROUP', size_bytes: 4 * 1024 ** 3 },
      { title: 'Detour.1945.1080p.BluRay.x264-GROUP' },
    )
    for (const movie of [id, early]) await app.rooms.acquisition.search.searchFor(movie, 'added')

    const { body } = await app.ask<Evaluation>('POST', '/releases/evaluate', { profile: { must_not_contain: ['OTHER'] } })

    const choices = body.changes.map(({ movie_id, before, after }) => [movie_id, before?.title, after?.title])
    expect(choices).toEqual([[id, 'Charade.1963.1080p.BluRay.x264-OTHER', 'Charade.1963.720p.BluRay.x264-GROUP']])
  })

  test('of a changed profile shows which movie would have got another release', async () => {
    await putRoot(app)
    wantAll()
    const id = movie('Charade')
    await use()
    indexer.offers.push({ title: 'Charade.1963.1080p.BluRay.x264-GROUP' }, { title: 'Charade.1963.1080p.BluRay.x264-OTHER', seeders: 3 })
    await app.rooms.acquisition.syncFeeds()
    const profiles = await app.ask<List<{ id: number; is_default: boolean }>>('GET', '/quality-profiles')
    const quality_profile_id = profiles.body.results.find(({ is_default }) => is_default)?.id

    const { body } = await app.ask<Evaluation>('POST', '/releases/evaluate', {
      quality_profile_id,
      profile: { must_not_contain: ['x264-GROUP'] },
    })

    expect(body.changes).toMatchObject([
      {
        movie_id: id,
        before: { title: 'Charade.1963.1080p.BluRay.x264-GROUP' },
        after: { title: 'Charade.1963.1080p.BluRay.x264-OTHER' },
        verdicts_changed: 1,
      },
    ])
    const after = await app.ask<{ must_not_contain: string[] }>('GET', `/quality-profiles/${quality_profile_id}`)
    expect(after.body.must_not_contain).toEqual([])
  })

  test('previews how many files would be upgraded by known releases, and their approximate size', async () => {
    const root_folder_id = await putRoot(app)
    wantAll()
    const [poor, good, unknown, ignored] = [movie('Charade'), movie('Detour', 1945), movie('Sunrise', 1927), movie('Nosferatu', 1922)]
    app.db.$client.run(`UPDATE movies SET monitored = 0 WHERE id = ${ignored}`)
    for (const [id, quality] of [
      [poor, 'WEBDL-720p'],
      [good, 'Bluray-1080p'],
      [unknown, 'WEBDL-720p'],
      [ignored, 'WEBDL-720p'],
    ] as const)
      putFile(app, id, { root_folder_id, relative_path: `${id}/movie.mkv`, quality })
    await use()
    indexer.offers.push(
      { title: 'Charade.1963.1080p.BluRay.x264-GROUP', size_bytes: 8 * 1024 ** 3 },
      { title: 'Detour.1945.1080p.BluRay.x264-GROUP', size_bytes: 7 * 1024 ** 3 },
    )
    app.db.$client.run('UPDATE quality_profiles SET upgrade_allowed = 0')
    for (const id of [poor, good]) await app.rooms.acquisition.search.searchFor(id, 'added')
    const profiles = await app.ask<List<{ id: number; is_default: boolean }>>('GET', '/quality-profiles')
    const { id } = profiles.body.results.find(({ is_default }) => is_default)!
    const preview = (change: object) => app.ask<ProfilePreview>('POST', `/quality-profiles/${id}/preview`, change)

    const asItIs = await preview({})
    const changed = await preview({ upgrade_allowed: true, cutoff: 'Bluray-1080p' })

    expect(asItIs.body).toEqual({ movies: 4, below_cutoff: 0, upgrades: 0, download_bytes: 0, is_complete: true })
    expect(changed.body).toEqual({ movies: 4, below_cutoff: 2, upgrades: 1, download_bytes: 8 * 1024 ** 3, is_complete: true })
    expect((await app.ask<{ upgrade_allowed: boolean }>('GET', `/quality-profiles/${id}`)).body.upgrade_allowed).toBe(false)
    expect((await preview({ cutoff: 'No such quality' })).status).toBe(422)
    expect((await app.ask('POST', '/quality-profiles/999/preview', {})).status).toBe(404)
  })

  test('refuses an invalid change of a profile', async () => {
    const bad = await app.ask<Failure>('POST', '/releases/evaluate', { profile: { cutoff: 'No such quality' } })
    const empty = await app.ask<Failure>('POST', '/releases/evaluate', {})

    expect([bad.status, empty.status]).toEqual([422, 422])
    expect(bad.body.error.message).toContain('profile.cutoff')
  })
})
