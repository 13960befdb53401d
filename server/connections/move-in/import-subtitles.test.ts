import { Database } from 'bun:sqlite'
import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hold, ImportReport, ImportUndo } from '#server/connections/import/schema'
import { useApp } from '#server/testing/use-app'
import { craftZip } from '#server/testing/zip-craft'
import { startBazarr, wireProfile } from '#world/bazarr'
import { startSeerr } from '#world/seerr'

const app = useApp()
let bazarr: ReturnType<typeof startBazarr>
beforeEach(() => {
  bazarr = startBazarr('keyofbazarr')
})
afterEach(async () => await bazarr.stop())

const ask = async (path = '', more: object = {}) =>
  await app.ask<ImportReport>('POST', `/import/bazarr${path}`, { url: bazarr.url, api_key: 'keyofbazarr', ...more })
const take = async () => (await ask()).body
type Subtitles = {
  subtitle_languages: string[]
  subtitle_auto: boolean
  subtitles_username: string | null
  subtitles_password: string | null
}
const config = async () => {
  const { subtitle_languages, subtitle_auto, subtitles_username, subtitles_password } = (await app.ask<Subtitles>('GET', '/config')).body
  return { subtitle_languages, subtitle_auto, subtitles_username, hasPassword: subtitles_password !== null }
}
const itemsOf = ({ kinds }: ImportReport) =>
  kinds.flatMap(({ kind, items }) => items.map(({ name, outcome, reasons }) => [kind, name, outcome, ...reasons.map(({ code }) => code)]))

const both = {
  id: 1,
  name: 'Both',
  languages: [{ language: 'de' }, { language: 'en', hi: true }],
  cutoff: 1,
  must: ['BluRay'],
  mustNot: ['CAM'],
}
const brazil = {
  id: 2,
  name: 'Brazil',
  languages: [{ language: 'pb' }, { language: 'fr', forced: true }],
  cutoff: 65_535,
  original: true,
  tag: 'br',
}
const unused = { id: 3, name: 'Unused', languages: [{ language: 'ja' }] }
const fill = () => {
  bazarr.profiles.push(both, brazil, unused)
  bazarr.movies.push(
    { title: 'Faust', profile: 1 },
    { title: 'Nosferatu', profile: 1 },
    { title: 'Limite', profile: 2 },
    { title: 'Pass Thru', profile: null },
  )
  bazarr.blocked.push({ title: 'Faust', provider: 'subdl', language: 'de', id: '77' })
  bazarr.state.history = 12
  bazarr.state.notifiers = [
    { name: 'Discord', enabled: true, url: 'discord://secret' },
    { name: 'Mail', enabled: false, url: '' },
  ]
  Object.assign(bazarr.settings.general, {
    enabled_providers: ['opensubtitlescom', 'embeddedsubtitles', 'addic7ed'],
    minimum_score_movie: 85,
    path_mappings_movie: [['/movies', '/media/movies']],
    use_sonarr: true,
    postprocessing_cmd: 'curl https://example.org/?token=hidden',
    newer_than_this: 1,
  })
  Object.assign(bazarr.settings, { translator: { key: 'hidden too' } })
  Object.assign(bazarr.settings.opensubtitlescom, { username: 'ada', password: 'correct horse' })
}
const expected = [
  [
    'subtitle_profiles',
    'Both',
    'left_behind',
    'bazarr_profile_taken',
    'bazarr_profile_of',
    'bazarr_impaired',
    'bazarr_cutoff',
    'bazarr_must',
    'bazarr_must_not',
  ],
  [
    'subtitle_profiles',
    'Brazil',
    'left_behind',
    'bazarr_profile_taken',
    'bazarr_profile_of',
    'bazarr_forced',
    'bazarr_cutoff_any',
    'bazarr_original',
    'bazarr_tag',
  ],
  ['subtitle_profiles', 'Unused', 'left_behind', 'bazarr_profile_unused'],
  ['subtitle_profiles', '–', 'left_behind', 'bazarr_movies_without'],
  ['settings', 'subtitle_languages', 'changed', 'subtitle_languages_now'],
  ['settings', 'subtitle_auto', 'changed', 'subtitle_auto_now', 'bazarr_key_needed'],
  ['settings', 'subtitles_username', 'changed', 'subtitle_account_now'],
  ['settings', 'general.minimum_score_movie', 'left_behind', 'bazarr_value'],
  ['settings', 'general.path_mappings_movie', 'left_behind', 'bazarr_value'],
  ['settings', 'general.postprocessing_cmd', 'left_behind', 'bazarr_set'],
  ['settings', 'sonarr', 'left_behind', 'bazarr_series'],
  ['settings', 'auth', 'left_behind', 'bazarr_itself'],
  ['subtitle_providers', 'opensubtitlescom', 'matched', 'subtitle_provider_here'],
  ['subtitle_providers', 'embeddedsubtitles', 'matched', 'subtitle_provider_inside'],
  ['subtitle_providers', 'addic7ed', 'left_behind', 'subtitle_provider_not'],
  ['blocklist', 'Faust · de · subdl 77', 'left_behind', 'bazarr_blocked'],
  ['grab_history', 'history', 'left_behind', 'bazarr_history'],
  ['notifications', 'Discord', 'left_behind', 'bazarr_notifier'],
  ['unknown', 'general.newer_than_this', 'left_behind', 'bazarr_unknown'],
  ['unknown', 'translator', 'left_behind', 'bazarr_unknown'],
]

test('the languages of the profiles that movies have and the account come along; everything else is named, no secret is told, and all is held', async () => {
  fill()

  const preview = (await ask('/preview')).body
  const untouched = await config()
  const body = await take()

  expect(untouched).toEqual({ subtitle_languages: ['en'], subtitle_auto: false, subtitles_username: null, hasPassword: false })
  expect(body).toMatchObject({ applied: true, source: 'bazarr', version: '1.5.2' })
  expect(itemsOf(preview)).toEqual(expected)
  expect(itemsOf(body)).toEqual(expected)
  expect(await config()).toEqual({
    subtitle_languages: ['de', 'en', 'pt-br'],
    subtitle_auto: true,
    subtitles_username: 'ada',
    hasPassword: true,
  })
  expect(JSON.stringify(body)).not.toMatch(/hidden|discord:|horse|key of (?:radarr|sonarr)/)
  expect((await app.ask<Hold>('GET', '/import/hold')).body).toMatchObject({ held: true, sources: ['bazarr'] })
})

test('a second time changes nothing', async () => {
  fill()
  await take()

  expect(await take()).toMatchObject({ report_id: null, totals: { added: 0, changed: 0 } })
})

test('settings that were changed here stay', async () => {
  fill()
  await app.ask('PUT', '/config', {
    subtitle_languages: ['fr'],
    subtitle_auto: true,
    subtitles_username: 'grace',
    subtitles_password: 'other',
  })

  const body = await take()

  expect(body).toMatchObject({ report_id: null, totals: { changed: 0 } })
  expect(itemsOf(body)).toContainEqual(['settings', 'subtitle_languages', 'matched', 'subtitle_languages_stay'])
  expect(await config()).toMatchObject({ subtitle_languages: ['fr'], subtitles_username: 'grace' })
})

test('the import can be undone, and a password that was changed since stays', async () => {
  fill()
  const first = await app.ask<ImportUndo>('POST', `/import/${(await take()).report_id}/undo`)
  const afterFirst = await config()
  const { report_id } = await take()
  await app.ask('PUT', '/config', { subtitles_password: 'changed' })

  const second = await app.ask<ImportUndo>('POST', `/import/${report_id}/undo`)

  expect(first.body).toMatchObject({ taken_back: 4, stays: [], held: false })
  expect(afterFirst).toEqual({ subtitle_languages: ['en'], subtitle_auto: false, subtitles_username: null, hasPassword: false })
  expect(second.body).toMatchObject({ taken_back: 3, stays: [{ kind: 'setting', name: 'subtitles_password' }] })
})

test('a profile that only new movies get counts, and nothing is automatic if Bazarr never searches', async () => {
  bazarr.profiles.push(unused)
  Object.assign(bazarr.settings.general, { movie_default_enabled: true, movie_default_profile: 3, wanted_search_frequency_movie: 876_000 })

  const body = await take()

  expect(itemsOf(body).slice(0, 2)).toEqual([
    ['subtitle_profiles', 'Unused', 'matched', 'bazarr_profile_taken'],
    ['settings', 'subtitle_languages', 'changed', 'subtitle_languages_now'],
  ])
  expect(await config()).toMatchObject({ subtitle_languages: ['ja'], subtitle_auto: false })
})

test('movies in more than one page are all counted', async () => {
  bazarr.profiles.push(both)
  for (let place = 0; place < 1203; place++) bazarr.movies.push({ title: `Movie ${place}`, profile: place < 1000 ? 1 : null })

  const without = (await take()).kinds[0]!.items.find(({ name }) => name === '–')

  expect(without?.reasons[0]?.values).toMatchObject({ count: 203 })
})

test('a wrong key, another program, and an old Bazarr are refused in words', async () => {
  fill()
  const seerr = startSeerr('key')
  const page = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response('<!doctype html><title>Other</title>') })

  const wrongKey = await ask('', { api_key: 'wrong' })
  const wrongProgram = await ask('', { url: seerr.url })
  const wrongPage = await ask('', { url: `http://127.0.0.1:${page.port}` })
  bazarr.state.isOld = true
  const old = await ask()

  const refusal = (reason: string, field: string) => ({ status: 422, body: { error: { details: { reason }, values: { field } } } })
  expect(wrongKey).toMatchObject(refusal('program_refuses', 'api_key'))
  expect(wrongProgram.status).toBe(422)
  expect(wrongPage).toMatchObject(refusal('program_not_there', 'url'))
  expect(old).toMatchObject(refusal('bazarr_too_old', 'url'))
  expect(await config()).toMatchObject({ subtitle_auto: false })
  await Promise.all([seerr.stop(), page.stop(true)])
})

const upload = async (content: Uint8Array | string, path = '') => {
  const form = new FormData()
  form.set('archive', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), 'bazarr_backup.zip')
  const request = new Request(`http://localhost:8080/api/v1/import/bazarr${path}`, {
    method: 'POST',
    body: form,
    headers: { 'x-api-key': app.key() },
  })
  const answer = await app.answer(request, { ip: '127.0.0.1', upgrade: () => false })
  return { status: answer!.status, body: (await answer!.json()) as ImportReport }
}

/** As Bazarr writes it: lists in the words of Python. */
const databaseOf = (profiles: readonly Parameters<typeof wireProfile>[0][]): Uint8Array => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-bazarr-'))
  const path = join(folder, 'bazarr.db')
  const sqlite = new Database(path)
  sqlite.run(
    'CREATE TABLE table_languages_profiles (profileId INTEGER PRIMARY KEY, cutoff INTEGER, originalFormat INTEGER, items TEXT, name TEXT, mustContain TEXT, mustNotContain TEXT, tag TEXT)',
  )
  sqlite.run('CREATE TABLE table_movies (radarrId INTEGER PRIMARY KEY, title TEXT, profileId INTEGER)')
  sqlite.run('CREATE TABLE table_blacklist_movie (id INTEGER PRIMARY KEY, language TEXT, provider TEXT, radarr_id INTEGER, subs_id TEXT)')
  sqlite.run('CREATE TABLE table_history_movie (id INTEGER PRIMARY KEY)')
  sqlite.run('CREATE TABLE table_settings_notifier (name TEXT PRIMARY KEY, enabled INTEGER, url TEXT)')
  sqlite.run('CREATE TABLE table_newer (id INTEGER PRIMARY KEY)')
  const python = (words: readonly string[]) => `[${words.map((word) => `'${word}'`).join(', ')}]`
  for (const one of profiles.map(wireProfile))
    sqlite.run('INSERT INTO table_languages_profiles VALUES (?, ?, ?, ?, ?, ?, ?, ?)', [
      one.profileId,
      one.cutoff,
      one.originalFormat,
      JSON.stringify(one.items),
      one.name,
      python(one.mustContain),
      python(one.mustNotContain),
      one.tag,
    ])
  for (const [place, { title, profile }] of bazarr.movies.entries())
    sqlite.run('INSERT INTO table_movies VALUES (?, ?, ?)', [place + 1, title, profile])
  sqlite.run("INSERT INTO table_blacklist_movie VALUES (1, 'de', 'subdl', 1, '77')")
  for (let id = 1; id <= 12; id++) sqlite.run('INSERT INTO table_history_movie VALUES (?)', [id])
  sqlite.run("INSERT INTO table_settings_notifier VALUES ('Discord', 1, 'discord://secret'), ('Mail', 0, '')")
  sqlite.run('INSERT INTO table_newer VALUES (1)')
  sqlite.close()
  try {
    return new Uint8Array(readFileSync(path))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('its backup says the same as its API, and its bare database all but the settings', async () => {
  fill()
  const database = databaseOf(bazarr.profiles)
  const backup = craftZip([
    { name: 'bazarr.db', bytes: Buffer.from(database) },
    { name: 'config.yaml', bytes: Buffer.from(Bun.YAML.stringify(bazarr.settings, null, 2)) },
  ])

  const bare = itemsOf((await upload(database, '/preview')).body)
  const whole = await upload(backup)

  const newer = ['unknown', 'table_newer', 'left_behind', 'bazarr_rows']
  expect(itemsOf(whole.body).toSorted()).toEqual([...expected, newer].toSorted())
  expect(bare).toContainEqual(['settings', 'config.yaml', 'left_behind', 'bazarr_no_settings'])
  expect(bare).toContainEqual(['settings', 'subtitle_languages', 'changed', 'subtitle_languages_now'])
  expect(await config()).toMatchObject({ subtitle_languages: ['de', 'en', 'pt-br'], subtitles_username: 'ada', hasPassword: true })
})

test('what is no backup of Bazarr is refused in words', async () => {
  const withoutDatabase = craftZip([{ name: 'config.yaml', bytes: Buffer.from('general: {}') }])
  const other = craftZip([{ name: 'radarr.db', bytes: Buffer.from('SQLite format 3') }])

  const answers = [await upload('words'), await upload(withoutDatabase), await upload(other)]

  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422])
  expect(answers.map(({ body }) => (body as unknown as { error: { details: { reason: string } } }).error.details.reason)).toEqual([
    'bazarr_file_unknown',
    'bazarr_in_postgres',
    'bazarr_file_unknown',
  ])
})
