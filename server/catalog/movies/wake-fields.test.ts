import { afterEach, beforeEach, expect, test } from 'bun:test'
import { IndexerPatch } from '#server/acquisition/indexers/schema'
import { decidingSettings, ofFormat, ofIndexer, ofProfile } from '#server/acquisition/search/decisive'
import { CustomFormatPatch, QualityProfilePatch } from '#server/catalog/profiles/schema'
import { startTorznab } from '#server/testing/indexer'
import { putMovie, putRoot } from '#server/testing/put-rows'
import { until } from '#server/testing/until'
import { useApp } from '#server/testing/use-app'
import { MoviePatch } from './schema'

const app = useApp()
let server: ReturnType<typeof startTorznab>
beforeEach(() => {
  server = startTorznab([])
})
afterEach(() => server.stop())

const later = '2099-01-01T00:00:00.000Z'
const isDue = (id: number) => app.rooms.movies.row(id).next_search_at !== later
const idOf = async (path: string, body: object): Promise<number> => (await app.ask<{ id: number }>('POST', path, body)).body.id
const send = async (path: string, body: object, method: 'PATCH' | 'PUT' | 'DELETE' = 'PATCH') => {
  const { status, body: answer } = await app.ask(method, path, body)
  if (status >= 300) throw new Error(`${path} ${JSON.stringify(body)}: ${JSON.stringify(answer)}`)
}
const conditions = (value: string) => [{ kind: 'release_group', value, negate: false, required: true }]

/** `mine` depends on all that is made here, `other` on none of it. */
const setUp = async () => {
  const root = await putRoot(app)
  const { results } = (await app.ask<{ results: { id: number }[] }>('GET', '/quality-profiles')).body
  const [profile, ofOther, ofMarker] = results.map(({ id }) => id) as [number, number, number]
  const format = await idOf('/custom-formats', { name: 'Mine', conditions: conditions('^GRP$') })
  await send(`/quality-profiles/${profile}`, { format_scores: [{ custom_format_id: format, score: 5 }] })
  const tag = await idOf('/tags', { name: 'mine' })
  const indexer = await idOf('/indexers', { name: 'Mine', type: 'torznab', url: `${server.url}/api` })
  const [mine, other, marker] = [profile, ofOther, ofMarker].map((quality_profile_id, n) =>
    putMovie(app, { title: `Movie ${n}`, quality_profile_id }),
  ) as [number, number, number]
  await send(`/movies/${mine}`, { tag_ids: [tag] })
  let marks = 0
  /** Which movies a change makes due. Its reactions began before that of the marker, so they are through when the marker is due. */
  const dueAfter = async (make: () => Promise<unknown>): Promise<string> => {
    app.db.$client.run('UPDATE movies SET next_search_at = ?', [later])
    await make()
    app.db.$client.run('UPDATE movies SET next_search_at = ? WHERE id = ?', [later, marker])
    await send(`/quality-profiles/${ofMarker}`, { delay_minutes: ++marks })
    await until('the change is through', () => isDue(marker))
    return isDue(mine) ? (isDue(other) ? 'all' : 'mine') : isDue(other) ? 'other' : 'none'
  }
  return { root, profile, ofOther, format, tag, indexer, mine, dueAfter }
}
type Made = Awaited<ReturnType<typeof setUp>>

/** Those of these fields that make something else due than they should. */
const wrongOf = async (
  fields: Readonly<Record<string, (made: Made) => unknown>>,
  {
    of,
    due,
    send: change,
    made,
  }: { of: Readonly<Record<string, boolean>>; due: string; send: (patch: object) => Promise<unknown>; made: Made },
): Promise<string[]> => {
  const wrong: string[] = []
  for (const [name, sample] of Object.entries(fields)) {
    const found = await made.dueAfter(() => change({ [name]: sample(made) }))
    if (found !== (of[name] ? due : 'none')) wrong.push(`${name}: ${found}`)
  }
  return wrong
}
const unlisted = (patch: { properties: object }, samples: object) => Object.keys(patch.properties).filter((name) => !(name in samples))

test('a change of an indexer makes due the movies that it is used for, if it affects what is found', async () => {
  const made = await setUp()
  const samples: Readonly<Record<keyof IndexerPatch, (made: Made) => unknown>> = {
    name: () => 'Other',
    url: () => `${server.url}/other`,
    api_key: () => 'another-key',
    settings: () => ({ url_credentials: null }),
    enabled: () => true,
    enable_search: () => false,
    enable_feed: () => false,
    categories: () => [2040],
    priority: () => 3,
    min_seeders: () => 9,
    required_flags: () => ['freeleech'],
    minimum_age_minutes: () => 60,
    multi_languages: () => ['French'],
    link_origins: () => ['http://192.168.1.5:9117'],
    daily_query_limit: () => 77,
    seed_ratio: () => 2,
    seed_minutes: () => 90,
    tag_ids: ({ tag }) => [tag],
  }
  const { enabled, tag_ids, ...others } = samples
  const change = (patch: object) => send(`/indexers/${made.indexer}`, patch)
  expect(unlisted(IndexerPatch, samples)).toEqual([])

  expect(await made.dueAfter(() => change({ enabled: false }))).toBe('none')
  expect(await made.dueAfter(() => change({ min_seeders: 4 }))).toBe('none')
  expect(await wrongOf({ enabled }, { of: ofIndexer, due: 'all', send: change, made })).toEqual([])
  expect(await wrongOf(others, { of: ofIndexer, due: 'all', send: change, made })).toEqual([])
  expect(await made.dueAfter(() => change({ min_seeders: 9, priority: 3 }))).toBe('none')
  expect(await wrongOf({ tag_ids }, { of: ofIndexer, due: 'mine', send: change, made })).toEqual([])
  expect(await made.dueAfter(() => change({ min_seeders: 2 }))).toBe('mine')
  expect(await made.dueAfter(() => change({ tag_ids: [] }))).toBe('all')
  expect(await made.dueAfter(() => send(`/indexers/${made.indexer}`, {}, 'DELETE'))).toBe('none')
  expect(await made.dueAfter(() => idOf('/indexers', { name: 'New', type: 'torznab', url: `${server.url}/api` }))).toBe('all')
})

test('a change of a profile makes due the movies of the profile, if it affects what is taken', async () => {
  const made = await setUp()
  const samples: Readonly<Record<keyof QualityProfilePatch, (made: Made) => unknown>> = {
    name: () => 'Other',
    cutoff: () => 'Bluray-720p',
    items: () => [
      { quality: 'Bluray-720p', allowed: true },
      { quality: 'Bluray-1080p', allowed: true },
    ],
    upgrade_allowed: () => false,
    min_format_score: () => -3,
    cutoff_format_score: () => 300,
    min_upgrade_score: () => 30,
    format_scores: ({ format }) => [{ custom_format_id: format, score: 7 }],
    languages: () => ({ mode: 'any_of', values: ['German'] }),
    size_limits: () => [{ quality: 'Bluray-1080p', min_size: 1, preferred_size: null, max_size: null }],
    must_contain: () => ['x265'],
    must_not_contain: () => ['x264'],
    words: () => [{ must: [], must_not: ['x266'], tag_ids: [], indexer_ids: [] }],
    delays: ({ tag }) => [{ tag_ids: [tag], minutes: 5 }],
    delay_minutes: () => 30,
    delay_bypass_best_quality: () => false,
    delay_bypass_score: () => 5,
    is_default: () => true,
  }
  expect(unlisted(QualityProfilePatch, samples)).toEqual([])

  const change = (patch: object) => send(`/quality-profiles/${made.profile}`, patch)
  expect(await wrongOf(samples, { of: ofProfile, due: 'mine', send: change, made })).toEqual([])
})

test('a change of a custom format makes due the movies whose profile scores it, and so does its end', async () => {
  const made = await setUp()
  const samples: Readonly<Record<keyof CustomFormatPatch, (made: Made) => unknown>> = {
    name: () => 'Other',
    conditions: () => conditions('^OTHER$'),
  }
  expect(unlisted(CustomFormatPatch, samples)).toEqual([])

  const change = (patch: object) => send(`/custom-formats/${made.format}`, patch)
  expect(await wrongOf(samples, { of: ofFormat, due: 'mine', send: change, made })).toEqual([])
  expect(await made.dueAfter(() => idOf('/custom-formats', { name: 'Unscored', conditions: conditions('^X$') }))).toBe('none')
  expect(await made.dueAfter(() => send(`/custom-formats/${made.format}`, {}, 'DELETE'))).toBe('mine')
})

test('a setting that affects what is taken makes all movies due, another one none', async () => {
  const made = await setUp()
  const samples: Readonly<Record<(typeof decidingSettings)[number], unknown>> = {
    propers: 'do_not_prefer',
    min_free_space_mb: 5000,
    max_size_mb: 9000,
    availability_delay_days: 3,
    upgrade_enabled: false,
    blocked_extensions: ['exe'],
    streaming_services: ['Mubi'],
    streaming_skip: true,
  }

  for (const name of decidingSettings)
    expect([name, await made.dueAfter(() => send('/config', { [name]: samples[name] }, 'PUT'))]).toEqual([name, 'all'])
  expect(await made.dueAfter(() => send('/config', { stall_minutes: 77 }, 'PUT'))).toBe('none')
})

test('a change of a movie makes it due, if it affects what is found', async () => {
  const made = await setUp()
  const samples: Readonly<Record<keyof MoviePatch, (made: Made) => unknown>> = {
    quality_profile_id: ({ ofOther }) => ofOther,
    root_folder_id: ({ root }) => root,
    monitored: () => true,
    minimum_availability: () => 'announced',
    tag_ids: () => [],
    keep: () => true,
    favorite: () => true,
    user_rating: () => 7,
    resume_position_seconds: () => 700,
  }
  const { favorite, user_rating, resume_position_seconds, ...decisive } = samples
  const change = (patch: object) => send(`/movies/${made.mine}`, patch)
  expect(unlisted(MoviePatch, samples)).toEqual([])
  app.db.$client.run('UPDATE movies SET root_folder_id = NULL')
  const isDecisive = Object.fromEntries(Object.keys(decisive).map((name) => [name, true]))

  expect(await wrongOf({ favorite, user_rating, resume_position_seconds }, { of: {}, due: 'mine', send: change, made })).toEqual([])
  expect(await made.dueAfter(() => change({ monitored: false }))).toBe('none')
  expect(await wrongOf(decisive, { of: isDecisive, due: 'mine', send: change, made })).toEqual([])
})

test('a release that is taken from the blocklist makes the movies due that were offered it', async () => {
  const made = await setUp()
  const title = 'Movie.0.2020.1080p.WEB.x264-GRP'
  app.db.$client.run(
    `INSERT INTO releases (movie_id, indexer_id, guid, title, quality, parsed, languages, custom_formats, score, verdict, reasons,
       first_seen_at, last_seen_at) VALUES (?, ?, 'one', ?, 'WEBDL-1080p', '{}', '[]', '[]', 0, 'rejected', '[]', ?, ?)`,
    [made.mine, made.indexer, title, later, later],
  )
  const entry = await idOf('/blocklist', { title })

  expect(await made.dueAfter(() => send(`/blocklist/${entry}`, { reason: 'Poor sound' }))).toBe('none')
  expect(await made.dueAfter(() => send(`/blocklist/${entry}`, {}, 'DELETE'))).toBe('mine')
})
