import { beforeEach, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { putFile, putHeld, putMovie, putRoot } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'
import type { Undoable } from './schema'

const app = useApp()

let root = 0
beforeEach(async () => {
  root = await putRoot(app)
})

const edits = async (): Promise<Undoable[]> => (await app.ask<{ results: Undoable[] }>('GET', '/undo')).body.results
const last = async (): Promise<Undoable> => (await edits())[0]!
const undoLast = async (): Promise<number> => (await app.ask('POST', `/undo/${(await last()).id}`)).status
const get = async (path: string) => (await app.ask<Record<string, unknown>>('GET', path)).body
const make = async (path: string, body: object): Promise<number> => (await app.ask<{ id: number }>('POST', path, body)).body.id
/** Without what Marquee keeps itself. */
const steady = ({ updated_at: _, next_search_at: __, queries_today: ___, ...rest }: Record<string, unknown>) => rest
const out = { digital_date: '2020-01-01', available_from: '2020-01-01T00:00:00.000Z' }

test('an edit of a movie is listed in words and undone', async () => {
  const id = putMovie(app, { title: 'Charade', ...out })
  const before = await get(`/movies/${id}`)

  await app.ask('PATCH', `/movies/${id}`, { monitored: false, user_rating: 8, minimum_availability: 'announced' })
  const edit = await last()

  expect(edit).toMatchObject({ code: 'movies_changed', text: 'Changed Charade', undoable: true, reason: null, device: null, is_own: true })
  expect(await undoLast()).toBe(204)
  expect(steady(await get(`/movies/${id}`))).toEqual(steady(before))
  expect(app.told().filter((type) => type === 'movie_updated')).toHaveLength(2)
})

test('an undo is a change itself: undoing it brings the first one back', async () => {
  const id = putMovie(app, { title: 'Charade', ...out })
  await app.ask('PATCH', `/movies/${id}`, { monitored: false })
  const first = await last()

  await undoLast()
  const second = await last()
  expect(second).toMatchObject({ undoes: first.id, text: 'Changed Charade', code: 'movies_changed' })
  expect((await edits())[1]).toMatchObject({ id: first.id, undoable: false, reason: { code: 'undone_already' } })
  expect((await app.ask('POST', `/undo/${first.id}`)).status).toBe(409)

  expect(await undoLast()).toBe(204)
  expect(await get(`/movies/${id}`)).toMatchObject({ monitored: false })
})

test('many movies are one change', async () => {
  const ids = ['One', 'Two', 'Three'].map((title) => putMovie(app, { title }))
  const tag = await make('/tags', { name: 'kids' })

  await app.ask('PATCH', '/movies', { ids, monitored: false, add_tag_ids: [tag] })

  expect(await last()).toMatchObject({ code: 'movies_changed', values: { count: 3 }, text: 'Changed 3 movies' })
  expect(await undoLast()).toBe(204)
  for (const id of ids) expect(await get(`/movies/${id}`)).toMatchObject({ monitored: true, tag_ids: [] })
})

test('a change that was changed again is refused in words, and the one after it first undone', async () => {
  const id = putMovie(app, { title: 'Charade', ...out })
  await app.ask('PATCH', `/movies/${id}`, { user_rating: 8 })
  const first = await last()
  await app.ask('PATCH', `/movies/${id}`, { user_rating: 3 })

  const refused = await app.ask<{ error: { code: string; message: string } }>('POST', `/undo/${first.id}`)
  expect(refused.status).toBe(409)
  expect(refused.body.error).toMatchObject({ code: 'conflict', message: 'Charade has been changed since' })
  expect((await edits())[1]).toMatchObject({ undoable: false, reason: { code: 'changed_since' } })

  expect(await undoLast()).toBe(204)
  expect((await app.ask('POST', `/undo/${first.id}`)).status).toBe(204)
  expect(await get(`/movies/${id}`)).toMatchObject({ user_rating: null })
})

test('what a person decided of another column is no obstacle, and stays', async () => {
  const id = putMovie(app, { title: 'Charade', ...out })
  await app.ask('PATCH', `/movies/${id}`, { user_rating: 8 })
  const first = await last()
  await app.ask('PATCH', `/movies/${id}`, { monitored: false })

  expect((await app.ask('POST', `/undo/${first.id}`)).status).toBe(204)
  expect(await get(`/movies/${id}`)).toMatchObject({ user_rating: null, monitored: false })
})

test('watched and not watched', async () => {
  const id = putMovie(app, { title: 'Charade', ...out })
  await app.ask('POST', `/movies/${id}/watched`)
  expect(await undoLast()).toBe(204)
  expect(await get(`/movies/${id}`)).toMatchObject({ watched_at: null, play_count: 0 })
  expect(app.told()).toContain('movie_unwatched')
})

for (const delete_files of [false, true])
  test(`a movie that was removed ${delete_files ? 'with' : 'without'} its file comes back under its id, with all of it`, async () => {
    const { id, file } = putHeld(app, { title: 'Charade', root_folder_id: root, relative_path: 'Charade (1963)/Charade.mkv' })
    const tag = await make('/tags', { name: 'kids' })
    await app.ask('PATCH', `/movies/${id}`, { tag_ids: [tag], user_rating: 9 })
    const [before, fileBefore] = [await get(`/movies/${id}`), await get(`/files/${file}`)]
    const path = join(app.shelf, 'Charade (1963)/Charade.mkv')

    await app.ask('DELETE', `/movies?`, { ids: [id], delete_files, add_exclusion: true })
    expect(existsSync(path)).toBe(!delete_files)
    expect(await last()).toMatchObject({ code: 'movies_removed', text: 'Removed Charade', undoable: true })

    expect(await undoLast()).toBe(204)
    expect(steady(await get(`/movies/${id}`))).toEqual(steady(before))
    expect(await get(`/files/${file}`)).toEqual(fileBefore)
    expect(existsSync(path)).toBe(true)
    expect((await get('/exclusions')).results).toEqual([])
    expect((await get('/recycle')).results).toEqual([])
    expect(app.told()).toEqual(expect.arrayContaining(['movie_added', 'file_restored', 'exclusion_changed']))

    expect(await undoLast()).toBe(204)
    expect((await app.ask('GET', `/movies/${id}`)).status).toBe(404)
    expect(existsSync(path)).toBe(!delete_files)
  })

test('a file that left the recycle bin does not come back, and nothing else does', async () => {
  const { id } = putHeld(app, { title: 'Charade', root_folder_id: root, relative_path: 'Charade.mkv' })
  await app.ask('DELETE', '/movies', { ids: [id], delete_files: true })
  app.clock.set('2026-03-03T12:00:00.000Z')
  await app.ask('PUT', '/config', { recycle_enabled: false })
  await app.rooms.library.emptyRecycle()

  const removal = (await edits()).find(({ code }) => code === 'movies_removed')!
  expect(removal).toMatchObject({ undoable: false, reason: { code: 'bin_emptied' } })
  expect((await app.ask('POST', `/undo/${removal.id}`)).status).toBe(409)
  expect((await app.ask('GET', `/movies/${id}`)).status).toBe(404)
})

test('a file that is gone from the bin behind our back: 409, and nothing is changed', async () => {
  const { id } = putHeld(app, { title: 'Charade', root_folder_id: root, relative_path: 'Charade.mkv' })
  await app.ask('DELETE', '/movies', { ids: [id], delete_files: true })
  const path = join(app.shelf, 'Charade.mkv')
  await Bun.write(path, 'another movie')

  expect(await undoLast()).toBe(409)
  expect((await app.ask('GET', `/movies/${id}`)).status).toBe(404)
  expect(await Bun.file(path).text()).toBe('another movie')
  expect((await get('/recycle')).results).toHaveLength(1)
})

test('one file that was removed', async () => {
  const { id, file } = putHeld(app, { title: 'Charade', root_folder_id: root, relative_path: 'Charade.mkv' })
  await app.ask('DELETE', `/files/${file}`)
  expect(await last()).toMatchObject({ code: 'files_removed', text: 'Removed the file Charade.mkv' })
  expect(await undoLast()).toBe(204)
  expect(await get(`/movies/${id}`)).toMatchObject({ file_ids: [file], status: 'available' })
})

test('an added movie is removed again, but not once it has a file', async () => {
  await app.ask('POST', '/movies', { metadata_id: 10378, search: false })
  expect(await last()).toMatchObject({ code: 'movies_added', text: 'Added Big Buck Bunny' })
  putFile(app, 1, { root_folder_id: root, relative_path: 'Bunny.mkv' })
  expect(await last()).toMatchObject({ undoable: false, reason: { code: 'used_since' } })
  app.db.$client.run('DELETE FROM files')
  expect(await undoLast()).toBe(204)
  expect((await app.ask('GET', '/movies/1')).status).toBe(404)
  expect(await undoLast()).toBe(204)
  expect(await get('/movies/1')).toMatchObject({ title: 'Big Buck Bunny' })
})

test('settings, one of them a secret', async () => {
  const before = await get('/config')
  await app.ask('PUT', '/config', { region: 'AT', subtitles_password: 'S3CRET-of-mine', language: 'de' })

  expect(await last()).toMatchObject({ code: 'settings_changed', values: { count: 3 } })
  expect(JSON.stringify(await edits())).not.toContain('S3CRET')
  expect(await undoLast()).toBe(204)
  expect(await get('/config')).toEqual(before)
  expect(app.events.at(-1)).toMatchObject({ type: 'config_changed', fields: expect.arrayContaining(['region', 'language']) })
})

const things = {
  tags: [{ name: 'kids' }, { name: 'family' }],
  'custom-formats': [
    { name: 'HDR', conditions: [{ kind: 'release_title', value: 'hdr', negate: false, required: false }] },
    { name: 'High dynamic range' },
  ],
  'quality-profiles': [{ name: 'Mine', items: [{ quality: 'Bluray-1080p', allowed: true }], cutoff: 'Bluray-1080p' }, { name: 'Yours' }],
  lists: [
    { name: 'Best', type: 'json', settings: { url: 'https://lists.example/S3CRET.json' } },
    { name: 'Worst', enabled: false },
  ],
  indexers: [{ name: 'Site', type: 'torznab', url: 'https://indexer.example/', api_key: 'S3CRET' }, { priority: 7 }],
  'download-clients': [
    { name: 'qB', type: 'qbittorrent', settings: { url: 'http://box:8080', username: 'me', password: 'S3CRET' } },
    { priority: 3 },
  ],
  webhooks: [{ name: 'Phone', url: 'https://hooks.example/S3CRET', events: ['movie_added'] }, { enabled: false }],
  views: [{ name: 'Old ones', query: { sort: 'year' } }, { icon: 'star' }],
  exclusions: [{ metadata_id: 5, title: 'Five', year: 1999 }, { title: 'Six' }],
} as const
for (const [path, [wanted, patch]] of Object.entries(things))
  test(`${path}: added, changed, and removed ones`, async () => {
    const id = await make(`/${path}`, wanted)
    expect(await last()).toMatchObject({ code: 'thing_added', undoable: true })
    const added = await last()
    const first = await get(`/${path}/${id}`)

    await app.ask('PATCH', `/${path}/${id}`, patch)
    expect(await last()).toMatchObject({ code: 'thing_changed' })
    expect((await edits()).find((edit) => edit.id === added.id)).toMatchObject({ undoable: false })
    expect(await undoLast()).toBe(204)
    expect(steady(await get(`/${path}/${id}`))).toEqual(steady(first))

    await app.ask('DELETE', `/${path}/${id}`)
    expect(await last()).toMatchObject({ code: 'thing_removed', undoable: true })
    expect(JSON.stringify(await edits())).not.toContain('S3CRET')
    expect(await undoLast()).toBe(204)
    expect(steady(await get(`/${path}/${id}`))).toEqual(steady(first))

    expect((await app.ask('POST', `/undo/${added.id}`)).status).toBe(204)
    expect((await app.ask('GET', `/${path}/${id}`)).status).toBe(404)
  })

test('a custom format comes back with its scores', async () => {
  const id = await make('/custom-formats', {
    name: 'HDR',
    conditions: [{ kind: 'release_title', value: 'hdr', negate: false, required: false }],
  })
  await app.ask('PATCH', '/quality-profiles/1', { format_scores: [{ custom_format_id: id, score: 50 }] })
  await app.ask('DELETE', `/custom-formats/${id}`)
  expect(await get('/quality-profiles/1')).toMatchObject({ format_scores: [] })

  expect(await last()).toMatchObject({ text: 'Removed the custom format HDR' })
  expect(await undoLast()).toBe(204)
  expect(await get('/quality-profiles/1')).toMatchObject({ format_scores: [{ custom_format_id: id, score: 50 }] })
})

test('a tag comes back to its movies; what needs a tag that is gone does not', async () => {
  const [id, tag] = [putMovie(app, { title: 'Charade', ...out }), await make('/tags', { name: 'kids' })]
  await app.ask('PATCH', `/movies/${id}`, { tag_ids: [tag] })
  await app.ask('PATCH', `/movies/${id}`, { tag_ids: [] })
  const untagging = await last()
  await app.ask('DELETE', `/tags/${tag}`)

  expect((await edits()).find((edit) => edit.id === untagging.id)).toMatchObject({ undoable: false, reason: { code: 'needs_gone' } })
  expect(await undoLast()).toBe(204)
  expect((await app.ask('POST', `/undo/${untagging.id}`)).status).toBe(204)
  expect(await get(`/movies/${id}`)).toMatchObject({ tag_ids: [tag] })
})

test('a name that something else took is in the way', async () => {
  const id = await make('/tags', { name: 'kids' })
  await app.ask('DELETE', `/tags/${id}`)
  const removal = await last()
  await make('/tags', { name: 'Kids' })
  expect((await edits()).find((edit) => edit.id === removal.id)).toMatchObject({ undoable: false, reason: { code: 'name_taken_since' } })
  expect((await app.ask('POST', `/undo/${removal.id}`)).status).toBe(409)
})

test('renamed files have their old names again', async () => {
  const id = putMovie(app, { title: 'Charade', ...out })
  putFile(app, id, { root_folder_id: root, relative_path: 'somewhere/Charade.mkv' })
  const before = await get(`/movies/${id}`)
  await app.ask('POST', '/library/rename', { movie_ids: [id] })
  expect(existsSync(join(app.shelf, 'somewhere/Charade.mkv'))).toBe(false)
  expect(await last()).toMatchObject({ code: 'files_renamed', undoable: true })

  expect(await undoLast()).toBe(204)
  expect(existsSync(join(app.shelf, 'somewhere/Charade.mkv'))).toBe(true)
  expect(steady(await get(`/movies/${id}`))).toEqual(steady(before))

  expect(await undoLast()).toBe(204)
  expect(existsSync(join(app.shelf, 'somewhere/Charade.mkv'))).toBe(false)
})

test('an import by hand gives the copy to the recycle bin, and what it replaced comes back', async () => {
  const { id, file } = putHeld(app, { title: 'Charade', root_folder_id: root, relative_path: 'Charade (1963)/Old.mkv' })
  const path = join(app.dir, 'elsewhere/Charade.1963.2160p.BluRay.x264-GROUP.mkv')
  await Bun.write(path, 'a better movie')
  await app.ask('POST', '/manual-import', { files: [{ path, movie_id: id, quality: 'Bluray-2160p' }] })
  const [imported] = (await get(`/movies/${id}`)).file_ids as number[]
  expect(imported).not.toBe(file)
  expect(await last()).toMatchObject({ code: 'files_imported', undoable: true })

  expect(await undoLast()).toBe(204)
  expect(await get(`/movies/${id}`)).toMatchObject({ file_ids: [file], status: 'available' })
  expect(existsSync(join(app.shelf, 'Charade (1963)/Old.mkv'))).toBe(true)
  expect((await get('/recycle')).results).toMatchObject([{ movie_id: id, reason: 'removed', size_bytes: 14 }])
  expect(existsSync(path)).toBe(true)

  expect(await undoLast()).toBe(204)
  expect(await get(`/movies/${id}`)).toMatchObject({ file_ids: [imported] })
  expect((await get('/recycle')).results).toMatchObject([{ movie_id: id, reason: 'upgraded' }])
})

test('what nobody decided is not listed', async () => {
  const id = putMovie(app, { title: 'Charade', metadata_id: 10378 })
  await app.ask('POST', `/movies/${id}/refresh`)
  await app.rooms.movies.refreshDue()
  app.rooms.movies.update(id, { monitored: false })
  expect((await edits()).map(({ text }) => text)).toEqual([`Added the root folder ${app.shelf}`])
})

test('after a week it is forgotten', async () => {
  const id = putMovie(app, { title: 'Charade', ...out })
  await app.ask('PATCH', `/movies/${id}`, { monitored: false })
  const { id: edit } = await last()

  app.clock.set('2026-03-08T12:00:01.000Z')

  expect(await edits()).toEqual([])
  expect((await app.ask('POST', `/undo/${edit}`)).status).toBe(404)
  app.forgetOldChanges()
  expect(app.db.$client.query('SELECT count(*) AS n FROM edit_rows').get()).toEqual({ n: 0 })
})
