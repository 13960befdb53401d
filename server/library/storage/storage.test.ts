import { beforeEach, describe, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import { filesTable, recycleTable } from '#server/library/files/table'
import { startTorznab } from '#server/testing/indexer'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { until } from '#server/testing/until'
import { useApp } from '#server/testing/use-app'
import type { LeavingMovie, StoragePreview, StorageRule } from './schema'

type List<T> = { results: T[] }
type Failure = { error: { code: string; message: string; details?: unknown } }
const app = useApp()
const day = 86_400_000
const old = '2022-01-01T00:00:00.000Z'
let root_folder_id: number
beforeEach(async () => {
  root_folder_id = await putRoot(app)
})

const put = (
  title: string,
  fields: Partial<typeof moviesTable.$inferInsert> = {},
  file: Partial<typeof filesTable.$inferInsert> = {},
): number => {
  const id = putMovie(app, { title, root_folder_id, added_at: old, ...fields })
  putFile(app, id, { root_folder_id, relative_path: `${title}/${title}.mkv`, added_at: old, ...file })
  return id
}
const addRule = async (own: object = {}): Promise<StorageRule> => {
  const rule = { name: 'Old', enabled: true, when: { never_watched: true, added_days_ago: 365 }, ...recycle, ...own }
  const { status, body } = await app.ask<StorageRule>('POST', '/storage/rules', rule)
  expect(status).toBe(201)
  return body
}
// biome-ignore lint/suspicious/noThenProperty: its name on the wire
const recycle = { then: 'recycle' }
const run = () => app.rooms.storage.applyRules()
const pass = (days: number) => app.clock.advance(days * day)
const leaving = async (): Promise<string[]> =>
  (await app.ask<List<LeavingMovie>>('GET', '/storage/leaving')).body.results.map(({ title }) => title)
const movie = (id: number) => app.db.select().from(moviesTable).where(eq(moviesTable.id, id)).get()!
const filesOf = (id: number) => app.db.select().from(filesTable).where(eq(filesTable.movie_id, id)).all()
const told = (type: string) => app.events.filter((event) => event.type === type)

describe('rules', () => {
  test.each<[object, string]>([
    [{ when: {} }, 'A rule needs at least one condition: without one it would take every movie'],
    [{ when: { root_folder_id: 1 } }, 'A rule needs another condition besides the folder: it would take every movie in it'],
    [{ when: { never_watched: true, watched_days_ago: 3 } }, 'A movie cannot have been watched some days ago and never'],
    // biome-ignore lint/suspicious/noThenProperty: its name on the wire
    [{ then: 'shrink_to_profile' }, 'To replace files with smaller ones, choose a quality profile'],
    [{ quality_profile_id: 1 }, 'A quality profile is only for rules that replace files with smaller ones'],
    [{ when: { tag_ids: [77] } }, 'There is no tag 77'],
  ])('%j is refused in words', async (wrong, message) => {
    const rule = { name: 'Rule', when: { added_days_ago: 3 }, ...recycle, ...wrong }
    const { status, body } = await app.ask<Failure>('POST', '/storage/rules', rule)

    expect([status, body.error.message.includes(message)]).toEqual([422, true])
  })

  test('are not in use until a person says so, and give seven days of notice', async () => {
    const { body } = await app.ask<StorageRule>('POST', '/storage/rules', { name: 'Rule', when: { added_days_ago: 3 }, ...recycle })

    expect(body).toMatchObject({ enabled: false, notice_days: 7, quality_profile_id: null })
    put('Detour')
    await run()
    expect(await leaving()).toEqual([])
  })

  test('change and go', async () => {
    const { id } = await addRule()

    expect((await app.ask<StorageRule>('PATCH', `/storage/rules/${id}`, { notice_days: 3 })).body.notice_days).toBe(3)
    expect((await app.ask('DELETE', `/storage/rules/${id}`)).status).toBe(204)
    expect((await app.ask('GET', `/storage/rules/${id}`)).status).toBe(404)
    expect(told('storage_rule_changed')).toMatchObject([{ change: 'created' }, { change: 'updated' }, { change: 'removed' }])
  })
})

test('a movie is announced once, and taken after the notice: its files are in the recycle bin, and it does not come back', async () => {
  const id = put('Detour')
  await addRule()

  await run()
  pass(6)
  await run()
  expect(filesOf(id)).toHaveLength(1)
  pass(1)
  await run()

  expect(told('movie_leaving')).toMatchObject([{ movie_id: id, rule: 'Old', shrinks: false, needs_ok: false, size_bytes: 7 }])
  expect(told('movie_left')).toMatchObject([{ movie_id: id, rule: 'Old', shrinks: false, size_bytes: 7 }])
  expect(filesOf(id)).toEqual([])
  expect(movie(id).monitored).toBe(false)
  expect(existsSync(join(app.shelf, 'Detour/Detour.mkv'))).toBe(false)
  const [bin] = app.db.select().from(recycleTable).all()
  await app.ask('POST', `/recycle/${bin!.id}/restore`)
  expect(existsSync(join(app.shelf, 'Detour/Detour.mkv'))).toBe(true)
  await run()
  expect(await leaving()).toEqual([])
})

test('the list says what goes, when, and why', async () => {
  const id = put('Detour', { year: 1945 }, { size_bytes: 42_000_000_000 })
  const { id: rule_id } = await addRule()
  await run()

  const { body } = await app.ask<List<LeavingMovie>>('GET', '/storage/leaving?expand=movie')

  expect(body.results).toMatchObject([
    {
      movie_id: id,
      title: 'Detour',
      year: 1945,
      rule_id,
      rule: 'Old',
      size_bytes: 42_000_000_000,
      needs_ok: false,
      movie: { id, title: 'Detour' },
    },
  ])
  expect(body.results[0]?.leaves_at).toBe('2026-03-08T12:00:00.000Z')
  expect(body.results[0]?.reasons.map(({ text }) => text).slice(0, 3)).toEqual(['never watched', '42 GB', 'added 4 years ago'])
})

describe('a movie that no longer qualifies is gone from the list at once, and is not taken', () => {
  test.each<[string, (id: number, rule: number) => Promise<unknown>]>([
    ['kept', (id) => app.ask('PATCH', `/movies/${id}`, { keep: true })],
    ['kept with others', (id) => app.ask('PATCH', '/movies', { ids: [id], keep: true })],
    ['watched', (id) => app.ask('POST', `/movies/${id}/watched`)],
    ['rule not in use', (_, rule) => app.ask('PATCH', `/storage/rules/${rule}`, { enabled: false })],
    ['rule changed', (_, rule) => app.ask('PATCH', `/storage/rules/${rule}`, { when: { rating_below: 3 } })],
    ['rule removed', (_, rule) => app.ask('DELETE', `/storage/rules/${rule}`)],
  ])('%s', async (_, happens) => {
    const id = put('Detour')
    const rule = await addRule()
    await run()
    expect(await leaving()).toEqual(['Detour'])

    await happens(id, rule.id)

    expect(await leaving()).toEqual([])
    pass(30)
    await run()
    expect(filesOf(id)).toHaveLength(1)
  })
})

test('a rule that was changed gives notice anew, and one that was renamed does not', async () => {
  put('Detour')
  const { id } = await addRule()
  await run()
  pass(5)

  await app.ask('PATCH', `/storage/rules/${id}`, { name: 'New name' })
  expect(await leaving()).toEqual(['Detour'])
  await app.ask('PATCH', `/storage/rules/${id}`, { notice_days: 3 })
  await run()

  expect(told('movie_leaving').map((event) => 'leaves_at' in event && event.leaves_at)).toEqual([
    '2026-03-08T12:00:00.000Z',
    '2026-03-09T12:00:00.000Z',
  ])
})

test('a movie that no indexer offers any more waits for a person', async () => {
  const id = put('Detour')
  app.journal.commit((_, announce) =>
    announce({ type: 'search_completed', movie_id: id, title: 'Detour', found: 0, accepted: 0, indexers_failed: 0, next_search_at: null }),
  )
  await addRule()
  await run()
  pass(8)
  await run()
  expect(filesOf(id)).toHaveLength(1)

  expect((await app.ask('POST', `/storage/leaving/${id}/confirm`)).status).toBe(204)
  await run()

  expect(filesOf(id)).toEqual([])
  expect((await app.ask('POST', `/storage/leaving/${id}/confirm`)).status).toBe(409)
  expect((await app.ask('POST', '/storage/leaving/999/confirm')).status).toBe(404)
})

test('the preview changes nothing and says what goes and what is spared, and why', async () => {
  put('Detour')
  put('Charade', { keep: true })
  const rule = { name: 'Tried', when: { never_watched: true }, ...recycle }

  const { body } = await app.ask<StoragePreview>('POST', '/storage/rules/preview', { rule })

  expect(body).toMatchObject({ total: 1, size_bytes: 7, total_needs_ok: 0, total_spared: 1 })
  expect(body.results).toMatchObject([
    { title: 'Detour', rule_id: null, rule: 'Tried', leaves_at: '2026-03-08T12:00:00.000Z', spared: null },
    { title: 'Charade', leaves_at: null, spared: { code: 'kept', text: 'You keep it' } },
  ])
  expect(await leaving()).toEqual([])
  expect((await app.ask<StoragePreview>('POST', '/storage/rules/preview', {})).body.total).toBe(0)
})

test('a service that stopped before the files were moved moves them later', async () => {
  const id = put('Detour')
  await addRule()
  await run()
  pass(7)
  const { sweep } = app.rooms.library.recycle
  app.rooms.library.recycle.sweep = async () => {
    throw new Error('killed')
  }
  await run().catch(() => undefined)
  expect(filesOf(id)).toEqual([])
  app.rooms.library.recycle.sweep = sweep
  expect(existsSync(join(app.shelf, 'Detour/Detour.mkv'))).toBe(true)

  await app.rooms.library.tidyUp()

  expect(existsSync(join(app.shelf, 'Detour/Detour.mkv'))).toBe(false)
})

test('the task waits while an import is on hold', async () => {
  put('Detour')
  await addRule()
  app.db.$client.run('UPDATE config SET import_held = 1')
  app.ground.config.reload()

  await app.ask('POST', '/tasks/storage-rules/run')
  await run()

  expect(told('movie_leaving')).toEqual([])
})

test('kept movies can be listed', async () => {
  put('Detour', { keep: true })
  put('Charade')

  const titles = async (keep: boolean) =>
    (await app.ask<List<{ title: string }>>('GET', `/movies?keep=${keep}`)).body.results.map(({ title }) => title)

  expect([await titles(true), await titles(false)]).toEqual([['Detour'], ['Charade']])
  expect((await app.ask<{ total: number }>('GET', '/movies/facets?keep=true')).body.total).toBe(1)
})

test('shrinking gives the movie the profile, and grabs a smaller release, but none that is larger than the file', async () => {
  const GB = 1_000_000_000
  const profiles = (await app.ask<List<{ id: number; name: string }>>('GET', '/quality-profiles')).body.results
  const [small, best] = ['Small', 'Best picture'].map((wanted) => profiles.find(({ name }) => name === wanted)!.id)
  const of = { year: 1945, runtime_minutes: 90, digital_date: '2001-01-01', quality_profile_id: best! }
  const id = put('Detour', of, { quality: 'Remux-2160p', size_bytes: 40 * GB })
  const indexer = startTorznab([
    { title: 'Detour.1945.1080p.BluRay.x264-HUGE', size_bytes: 41 * GB },
    { title: 'Detour.1945.1080p.WEB-DL.x264-FINE', size_bytes: GB },
  ])
  const { body } = await app.ask<{ id: number }>('POST', '/indexers', { name: 'Test', type: 'torznab', url: indexer.url, api_key: 'key' })
  await app.rooms.indexers.asking.refreshCapabilities(body.id)
  // biome-ignore lint/suspicious/noThenProperty: its name on the wire
  await addRule({ then: 'shrink_to_profile', quality_profile_id: small! })
  await run()
  pass(7)
  await run()

  await until('a release is grabbed', () => told('release_grabbed').length > 0)
  expect(told('release_grabbed')).toMatchObject([{ movie_id: id, release_title: 'Detour.1945.1080p.WEB-DL.x264-FINE' }])
  expect(told('movie_left')).toMatchObject([{ movie_id: id, shrinks: true, size_bytes: 40 * GB }])
  expect(movie(id)).toMatchObject({ quality_profile_id: small, monitored: true })
  expect(filesOf(id)).toMatchObject([{ to_shrink: true, meets_cutoff: false }])
  await run()
  expect(await leaving()).toEqual([])
  indexer.stop()
})
