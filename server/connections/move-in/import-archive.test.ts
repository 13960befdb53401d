import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { eq } from 'drizzle-orm'
import JSZip from 'jszip'
import type { Hold, ImportReport, ImportUndo } from '#server/connections/import/schema'
import { filesTable } from '#server/library/files/table'
import { playsTable } from '#server/library/playback/table'
import { putFile, putMovie } from '#server/testing/put-rows'
import { openTestApp, type TestApp } from '#server/testing/test-app'
import { useApp } from '#server/testing/use-app'
import { personOf, collections as series, studioOf } from '#world/movies'

const app = useApp()
let fresh: TestApp
beforeEach(async () => {
  fresh = await openTestApp()
})
afterEach(() => fresh.close())

const exported = async (of: TestApp): Promise<Uint8Array> => {
  const { response } = await of.ask('GET', '/export?format=zip')
  return new Uint8Array(await response.arrayBuffer())
}
const send = async (archive: Uint8Array, more: { preview?: boolean; options?: object } = {}) => {
  const form = new FormData()
  form.set('archive', new File([archive as Uint8Array<ArrayBuffer>], 'marquee.zip'))
  // The libraries of the two instances are in different folders.
  form.set('options', JSON.stringify(more.options ?? { path_map: [{ from: app.shelf, to: fresh.shelf }] }))
  const request = new Request(`http://localhost:8080/api/v1/import/marquee${more.preview ? '/preview' : ''}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${fresh.key()}` },
    body: form,
  })
  const response = (await fresh.answer(request, { ip: '127.0.0.1', upgrade: () => false }))!
  return { status: response.status, body: (await response.json()) as ImportReport }
}
const linesIn = async (archive: Uint8Array) => {
  const zip = await JSZip.loadAsync(archive)
  return ((await zip.file('marquee.jsonl')?.async('text')) ?? '')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}
const file = 'Faust (1926)/Faust.1926.1080p.BluRay-GOOD.mkv'
type Made = { id: number }
const make = async (path: string, body: object) => {
  const { status, body: made } = await app.ask<Made>('POST', path, body)
  expect(status).toBe(201)
  return made.id
}
/** A file of the first instance also lies on the disk of the second. */
const copyFile = () => {
  const path = join(fresh.shelf, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, 'movie 1')
}

const fill = async () => {
  const root = await make('/root-folders', { path: app.shelf })
  const tag = await make('/tags', { name: 'kids' })
  const format = await make('/custom-formats', {
    name: 'Good',
    conditions: [{ kind: 'release_group', value: 'GOOD', negate: false, required: false }],
  })
  await make('/indexers', { name: 'Site', type: 'torznab', url: 'https://indexer.example/', tag_ids: [tag], priority: 7 })
  const profiles = (await app.ask<{ results: { id: number; items: unknown; cutoff: unknown }[] }>('GET', '/quality-profiles')).body.results
  const { items, cutoff } = profiles[0]!
  const profile = await make('/quality-profiles', {
    name: 'Mine',
    items,
    cutoff,
    format_scores: [{ custom_format_id: format, score: 50 }],
    words: [{ must: ['good'], must_not: ['bad'], tag_ids: [tag], indexer_ids: [] }],
    delays: [{ minutes: 30, tag_ids: [tag] }],
  })
  await make('/lists', { name: 'Mine', type: 'metadata_list', settings: { list: '8136' }, tag_ids: [tag] })
  await make('/follows', { kind: 'person', metadata_id: personOf('Max Schreck').id, choice: 'tell' })
  await make('/follows', { kind: 'studio', metadata_id: studioOf('UFA').id })
  await make('/follows', { kind: 'collection', metadata_id: series.caminandes.id, choice: 'tell', root_folder_id: root })
  await make('/follows', { kind: 'search', name: 'Crime', query: { genre: '80', rating_from: 7 } })
  await make('/views', { name: 'Wanted', query: { status: 'wanted' } })
  await make('/exclusions', { metadata_id: 653, title: 'Nosferatu', year: 1922 })
  await app.ask('PUT', '/config', { region: 'AT', default_root_folder_id: root })
  const movie = putMovie(app, {
    title: 'Faust',
    metadata_id: 775,
    external_ids: { imdb_id: 'tt0016847' },
    genres: ['Drama'],
    root_folder_id: root,
    folder: 'Faust (1926)',
    quality_profile_id: profile,
    favorite: true,
    user_rating: 9,
    play_count: 2,
    watched_at: '2025-05-06T20:00:00.000Z',
    resume_position_seconds: 61,
    passed_over_until: '2025-01-01T00:00:00.000Z',
  })
  await app.ask('PATCH', `/movies/${movie}`, { tag_ids: [tag] })
  const file_id = putFile(app, movie, {
    root_folder_id: root,
    relative_path: file,
    release_group: 'GOOD',
    languages: ['German'],
    release_name: 'Faust.1926.1080p.BluRay-GOOD',
    imported_from: 'a folder',
  })
  for (const [id, at, is_counted] of [
    ['first', '2025-03-02T20:00:00.000Z', true],
    ['second', '2025-05-06T20:00:00.000Z', true],
    ['left', '2025-05-07T20:00:00.000Z', false],
  ] as const) {
    const play = { id, movie_id: movie, file_id, started_at: at, last_at: at, stopped_at: at, position_seconds: 61, is_counted }
    app.db
      .insert(playsTable)
      .values(id === 'first' ? { ...play, chosen: { audio: { index: 1, language: 'German' } } } : play)
      .run()
  }
  await make('/blocklist', { movie_id: movie, title: 'Faust.1926.CAM-BAD', reason: 'bad' })
  await make(`/movies/${movie}/versions`, { name: 'Small', quality_profile_id: profiles[0]!.id, edition: 'theatrical' })
  const when = { never_watched: true, tag_ids: [tag], root_folder_id: root }
  // biome-ignore lint/suspicious/noThenProperty: the name of the field
  await make('/storage/rules', { name: 'Old', when, then: 'shrink_to_profile', quality_profile_id: profile, notice_days: 3, enabled: true })
}

const uploadList = async (of: TestApp) => {
  const form = new FormData()
  form.set('file', new File(['Const,Title,Year\ntt0016847,Faust,1926\n'], 'list.csv'))
  const request = new Request('http://localhost:8080/api/v1/lists/upload', {
    method: 'POST',
    headers: { authorization: `Bearer ${of.key()}` },
    body: form,
  })
  expect((await of.answer(request, { ip: '127.0.0.1', upgrade: () => false }))!.status).toBe(201)
}

/** What another instance gives anew. */
const times = ['exported_at', 'created_at', 'taken_at', 'metadata_refreshed_at', 'next_search_at', 'version', 'refreshed_at']
const comparable = async (of: TestApp) =>
  (await linesIn(await exported(of)))
    .filter(({ name }) => !['metadata_url', 'metadata_api_key'].includes(String(name)))
    .map((line) =>
      JSON.stringify(line, (name, value: unknown) => (times.includes(name) ? undefined : value)).replaceAll(of.shelf, '/shelf'),
    )
    .sort()

/** Another instance gives other ids, does some things at another time, and may meet other failures when it asks. */
const met = [
  ...['escalation_level', 'last_error', 'last_error_reason', 'queries_left', 'queries_today'],
  ...['item_count', 'in_library_count', 'shrunk_to', 'cut_to', 'poster_urls', 'found_count', 'waiting_count'],
]
const isOwn = (name: string) =>
  /(^|_)ids?$/.test(name) || /_(at|until)$/.test(name) || ['poster_url', 'free_bytes', 'total_bytes', ...met].includes(name)
const collections = [
  'tags',
  'custom-formats',
  'quality-profiles',
  'root-folders',
  'indexers',
  'download-clients',
  'lists',
  'follows',
  'views',
]
const others = ['exclusions', 'blocklist', 'storage/rules', 'collections', 'movies', 'stats/years', 'stats/years/2025']
const shownBy = async (of: TestApp) => {
  const shown: Record<string, unknown> = {}
  const read = async (path: string) => {
    const { status, body } = await of.ask<{ results?: Made[] }>('GET', path)
    expect(status).toBe(200)
    shown[path.replace(/\d+/, 'ID')] = body.results ?? body
    return body.results ?? []
  }
  for (const path of [...collections, ...others]) await read(`/${path}`)
  for (const { id } of await read('/movies')) for (const part of ['', '/files', '/versions']) await read(`/movies/${id}${part}`)
  const text = JSON.stringify(shown, (name, value: unknown) => (isOwn(name) ? undefined : value))
  return JSON.parse(text.replaceAll(of.shelf, '/shelf')) as unknown
}

describe('an export, read by a fresh instance', () => {
  test('the API shows the same, but for ids and times', async () => {
    await fill()
    copyFile()

    await send(await exported(app))

    const shown = await shownBy(app)
    expect(await shownBy(fresh)).toEqual(shown)
    for (const name of ['Small', 'Old', 'GOOD', 'Crime', '"viewings":2']) expect(JSON.stringify(shown)).toContain(name)
  })

  test('has every play with its time, its file, and the tracks that were chosen; one that was going on has ended', async () => {
    await fill()
    copyFile()
    app.db.update(playsTable).set({ stopped_at: null }).where(eq(playsTable.id, 'left')).run()

    await send(await exported(app))
    await send(await exported(app))

    const [first, second, left, ...more] = fresh.db.select().from(playsTable).orderBy(playsTable.started_at).all()
    expect(more).toEqual([])
    expect(first).toMatchObject({ id: 'first', is_counted: true, chosen: { audio: { index: 1, language: 'German' } } })
    expect(second).toMatchObject({ id: 'second', started_at: '2025-05-06T20:00:00.000Z', is_counted: true })
    expect(left).toMatchObject({ id: 'left', stopped_at: '2025-05-07T20:00:00.000Z', is_counted: false, position_seconds: 61 })
    const [file] = fresh.db.select().from(filesTable).all()
    expect([first?.file_id, first?.movie_id]).toEqual([file?.id ?? 0, file?.movie_id ?? 0])
  })

  test('exports the same again, but for ids and times', async () => {
    await fill()
    copyFile()

    const { status, body } = await send(await exported(app))

    expect(status).toBe(200)
    expect(body).toMatchObject({ applied: true, source: 'marquee', totals: { impossible: 0 } })
    expect(await comparable(fresh)).toEqual(await comparable(app))
    expect((await fresh.ask<Hold>('GET', '/import/hold')).body).toMatchObject({ held: true, sources: ['marquee'] })
  })

  test('an undo takes back what is followed, saved filters, and uploaded lists, too, unless a person changed them', async () => {
    await fill()
    await uploadList(app)
    const before = await comparable(fresh)
    const archive = await exported(app)

    const first = (await send(archive)).body
    expect(await comparable(fresh)).toContainEqual(expect.stringContaining('"type":"file"'))
    const undone = await fresh.ask<ImportUndo>('POST', `/import/${first.report_id}/undo`)
    expect(undone.body).toMatchObject({ stays: [] })
    expect(await comparable(fresh)).toEqual(before)

    const second = (await send(archive)).body
    const follows = (await fresh.ask<{ results: (Made & { choice: string })[] }>('GET', '/follows')).body.results
    const follow = follows.find(({ choice }) => choice === 'tell')
    const [view] = (await fresh.ask<{ results: Made[] }>('GET', '/views')).body.results
    await fresh.ask('PATCH', `/follows/${follow?.id}`, { choice: 'want' })
    await fresh.ask('PATCH', `/views/${view?.id}`, { name: 'Mine' })
    const { body } = await fresh.ask<ImportUndo>('POST', `/import/${second.report_id}/undo`)

    expect(body.stays.map(({ kind, reasons }) => [kind, reasons[0]?.code]).toSorted()).toEqual([
      ['follow', 'undo_changed'],
      ['view', 'undo_changed'],
    ])
  })

  test('a second time changes nothing, and a preview says what the import does', async () => {
    await fill()
    copyFile()
    const archive = await exported(app)

    const preview = (await send(archive, { preview: true })).body
    const before = await comparable(fresh)
    const done = (await send(archive)).body
    const again = (await send(archive)).body

    expect(before.some((line) => line.includes('Faust'))).toBe(false)
    expect(preview.kinds).toEqual(done.kinds)
    expect(again).toMatchObject({ report_id: null, totals: { added: 0, changed: 0 } })
  })

  test('a file that is not on this disk is named, and its movie comes', async () => {
    await fill()

    const { body } = await send(await exported(app))

    const files = body.kinds.find(({ kind }) => kind === 'files')?.items
    expect(files).toMatchObject([{ outcome: 'impossible' }])
    expect(body.kinds.find(({ kind }) => kind === 'movies')?.items).toMatchObject([{ outcome: 'added' }])
  })
})

test('what is no export of Marquee, a newer one, and broken lines are refused in words', async () => {
  const archiveOf = async (text: string) => {
    const zip = new JSZip()
    zip.file('marquee.jsonl', text)
    return await zip.generateAsync({ type: 'uint8array' })
  }
  const reasons = []
  for (const text of ['{}', '{"kind":"tag"}', '{"kind":"marquee","format":99}', '{"kind":"marquee","format":1}\n{'])
    reasons.push((await send(await archiveOf(text))).body)

  expect(reasons.map((body) => (body as unknown as { error: { details: { reason: string } } }).error.details.reason)).toEqual([
    'export_line_odd',
    'export_not_export',
    'export_newer',
    'export_line_odd',
  ])
})
