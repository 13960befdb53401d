import { beforeEach, expect, test } from 'bun:test'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { moviePeopleTable } from '#server/catalog/movies/table'
import { asProgram } from '#server/testing/as-program'
import { playMediaTool } from '#server/testing/played-media-tool'
import { putFile, putHeld, putMovie, putRoot } from '#server/testing/put-rows'
import { after } from '#server/testing/until'
import { useApp } from '#server/testing/use-app'

const app = useApp()
const { get, send, switchOn } = asProgram(app)
let root_folder_id: number
beforeEach(async () => {
  switchOn(true)
  root_folder_id = await putRoot(app)
})

const titles = (movies: { title: string }[]) => movies.map(({ title }) => title)
/** A command that has ended. */
const ended = async (body: object) => {
  const { json } = await send('POST', 'command', body)
  for (;;) {
    const { json: now } = await get(`command/${json.id}`)
    if (now.status !== 'started') return now
    await after(5)
  }
}

test('the calendar lists movies with a release between two days, unmonitored ones on request', async () => {
  putMovie(app, { title: 'In March', digital_date: '2026-03-05T00:00:00.000Z' })
  putMovie(app, { title: 'In April', physical_date: '2026-04-05T00:00:00.000Z' })
  putMovie(app, { title: 'Not monitored', cinema_date: '2026-03-06T00:00:00.000Z', monitored: false })

  const week = await get('calendar')
  const months = await get('calendar?start=2026-03-01T00:00:00Z&end=2026-05-01T00:00:00Z&unmonitored=True')

  expect(titles(week.json)).toEqual(['In March'])
  expect(titles(months.json).sort()).toEqual(['In April', 'In March', 'Not monitored'])
  expect(week.json[0].digitalRelease).toBe('2026-03-05T00:00:00Z')
})

test('wanted movies are paged by title: missing ones, and those below the cutoff', async () => {
  putMovie(app, { title: 'Charade' })
  putMovie(app, { title: 'The Bat' })
  putMovie(app, { title: 'Not monitored', monitored: false })
  putHeld(app, { title: 'Held', root_folder_id, relative_path: 'Held (1963)/held.mkv' })
  const low = putMovie(app, { title: 'Low', root_folder_id })
  putFile(app, low, { root_folder_id, relative_path: 'Low (2001)/low.mkv', quality: 'DVD', meets_cutoff: false })

  const first = (await get('wanted/missing?page=1&pageSize=1')).json
  const descending = (await get('wanted/missing?pageSize=10&sortDirection=descending')).json
  const cutoff = (await get('wanted/cutoff')).json
  const unmonitored = (await get('wanted/missing?monitored=false')).json

  expect(first).toMatchObject({ page: 1, pageSize: 1, totalRecords: 2, sortDirection: 'ascending' })
  expect(titles(first.records)).toEqual(['The Bat'])
  expect(titles(descending.records)).toEqual(['Charade', 'The Bat'])
  expect(titles(cutoff.records)).toEqual(['Low'])
  expect(titles(unmonitored.records)).toEqual(['Not monitored'])
})

test('a command is answered at once, and its end can be read; the last hundred are kept', async () => {
  const id = putMovie(app, { title: 'Charade' })

  const started = await send('POST', 'command', { name: 'RescanMovie', movieId: id })
  const done = await ended({ name: 'RescanMovie', movieId: id })
  const unknown = await send('POST', 'command', { name: 'RefreshMovie', movieIds: [99_999] })
  for (let n = 0; n < 105; n++) await send('POST', 'command', { name: 'RefreshMonitoredDownloads' })

  expect(started.status).toBe(201)
  expect(started.json).toMatchObject({ name: 'RescanMovie', commandName: 'Rescan Movie', trigger: 'manual', body: { movieId: id } })
  expect(done).toMatchObject({ status: 'completed', result: 'successful', ended: expect.stringMatching(/Z$/) })
  expect(unknown.status).toBe(404)
  expect((await get('command')).json).toHaveLength(100)
})

test('files of a movie are listed and removed into the recycle bin', async () => {
  const { id, file } = putHeld(app, { title: 'Charade', root_folder_id, relative_path: 'Charade (1963)/charade.mkv' })

  const listed = (await get(`moviefile?movieId=${id}`)).json
  const one = (await get(`moviefile/${file}`)).json
  const removed = await send('DELETE', `moviefile/${file}`)

  expect(listed).toEqual([one])
  expect(one).toMatchObject({
    id: file,
    movieId: id,
    path: join(app.shelf, 'Charade (1963)/charade.mkv'),
    quality: { quality: { name: 'Bluray-1080p' } },
  })
  expect([removed.status, removed.json]).toEqual([200, {}])
  expect((await get(`moviefile?movieId=${id}`)).json).toEqual([])
  expect((await get(`movie/${id}`)).json).toMatchObject({ hasFile: false, movieFileId: 0 })
  expect(existsSync(join(app.shelf, 'Charade (1963)/charade.mkv'))).toBe(false)
  expect((await app.ask<{ results: unknown[] }>('GET', '/recycle')).body.results).toHaveLength(1)
})

test('of several versions the file of the default one is shown, and all files are listed', async () => {
  const id = putMovie(app, { title: 'Charade' })
  const wish = { name: '4K', quality_profile_id: 1, edition: 'any' }
  const version = (await app.ask<{ id: number }>('POST', `/movies/${id}/versions`, wish)).body
  const where = { root_folder_id, meets_cutoff: true }
  const other = putFile(app, id, { ...where, relative_path: 'Charade/4k.mkv', quality: 'Bluray-2160p', version_id: version.id })
  const own = putFile(app, id, { ...where, relative_path: 'Charade/charade.mkv' })

  const shown = (await get(`movie/${id}`)).json
  const listed = (await get(`moviefile?movieId=${id}`)).json as { id: number }[]

  expect(shown).toMatchObject({ hasFile: true, movieFileId: own, movieFile: { relativePath: 'charade.mkv' } })
  expect(listed.map((file) => file.id).toSorted()).toEqual([own, other].toSorted())
})

test('people are listed by billing, cast first', async () => {
  const id = putMovie(app, { title: 'Charade', metadata_id: 4808 })
  const person = (person_id: number, name: string) => ({ person_id, name, portrait_path: '/face.jpg' })
  app.db
    .insert(moviePeopleTable)
    .values({
      movie_id: id,
      cast: [
        { ...person(1, 'Audrey'), character: 'Regina' },
        { ...person(2, 'Cary'), character: null },
      ],
      crew: [{ ...person(3, 'Stanley'), job: 'Director' }],
      similar: [],
    })
    .run()

  const { json } = await get(`credit?movieId=${id}`)

  expect(json.map(({ personName, type, order }: Record<string, unknown>) => [personName, type, order])).toEqual([
    ['Audrey', 'cast', 0],
    ['Cary', 'cast', 1],
    ['Stanley', 'crew', 2],
  ])
  expect(json[0]).toMatchObject({ character: 'Regina', personTmdbId: 1, movieMetadataId: 4808 })
  expect(json[0].images).toEqual([expect.objectContaining({ coverType: 'headshot', url: expect.stringContaining('face.jpg') })])
  expect(json[1]).not.toHaveProperty('character')
  expect((await get('credit?movieId=99999')).status).toBe(404)
})

test('subtitles beside a movie are its extra files', async () => {
  const { id, file } = putHeld(app, { title: 'Charade', root_folder_id, relative_path: 'Charade (1963)/charade.mkv' })
  writeFileSync(join(app.shelf, 'Charade (1963)/charade.de.srt'), '1\n00:00:01,000 --> 00:00:02,000\nJa\n')
  await ended({ name: 'RescanMovie', movieId: id })

  const { json } = await get(`extrafile?movieId=${id}`)

  expect(json).toEqual([
    expect.objectContaining({
      movieId: id,
      movieFileId: file,
      relativePath: 'charade.de.srt',
      extension: '.srt',
      languageTags: ['de'],
      type: 'subtitle',
    }),
  ])
})

test('files of a folder are listed with their likely movie, and imported as a person chose', async () => {
  playMediaTool(app)
  const id = putMovie(app, { title: 'Charade', year: 1963 })
  const folder = join(app.dir, 'elsewhere')
  mkdirSync(folder)
  const path = join(folder, 'Charade.1963.1080p.BluRay.x264-GROUP.mkv')
  writeFileSync(path, 'a movie')
  writeFileSync(join(folder, 'Who Knows.mkv'), 'a movie')

  const { json: found } = await get(`manualimport?folder=${encodeURIComponent(folder)}`)
  const [mine] = found
  const file = { path: mine.path, movieId: mine.movie.id, quality: mine.quality, languages: mine.languages }
  const done = await ended({ name: 'ManualImport', importMode: 'move', files: [file] })

  expect(found.map(({ name, movie }: { name: string; movie?: { id: number } }) => [name, movie?.id])).toEqual([
    ['Charade.1963.1080p.BluRay.x264-GROUP', id],
    ['Who Knows', undefined],
  ])
  expect(done.status).toBe('completed')
  expect((await get(`movie/${id}`)).json).toMatchObject({ hasFile: true, movieFile: { quality: { quality: { name: 'Bluray-1080p' } } } })
  expect(existsSync(path)).toBe(true)
  expect((await send('POST', 'command', { name: 'ManualImport', files: [{ path }] })).json[0].propertyName).toBe('MovieId')
  expect((await get('manualimport?downloadId=ABCDEF')).json[0].propertyName).toBe('downloadId')
})

test('removing many movies keeps their files in the recycle bin and excludes them, as asked', async () => {
  const one = putHeld(app, { title: 'Charade', root_folder_id, relative_path: 'Charade (1963)/charade.mkv' })
  const two = putMovie(app, { title: 'Detour' })

  const removed = await send('DELETE', 'movie/editor', { movieIds: [one.id, two], deleteFiles: true, addImportExclusion: true })

  expect([removed.status, removed.json]).toEqual([200, {}])
  expect((await get('movie')).json).toEqual([])
  expect(titles((await get('exclusions')).json.map((each: { movieTitle: string }) => ({ title: each.movieTitle }))).sort()).toEqual([
    'Charade',
    'Detour',
  ])
  expect((await app.ask<{ results: unknown[] }>('GET', '/recycle')).body.results).toHaveLength(1)
})

test('many movies are changed at once: tags added, removed, and replaced', async () => {
  const ids = [putMovie(app, { title: 'Charade' }), putMovie(app, { title: 'Detour' })]
  const [kids, classics] = [await send('POST', 'tag', { label: 'kids' }), await send('POST', 'tag', { label: 'classics' })].map(
    ({ json }) => json.id,
  )
  const tagsAfter = async (change: object) =>
    (await send('PUT', 'movie/editor', { movieIds: ids, ...change })).json.map(({ tags }: { tags: number[] }) => tags)

  expect(await tagsAfter({ tags: [kids], applyTags: 'add', monitored: false })).toEqual([[kids], [kids]])
  expect(await tagsAfter({ tags: [classics], applyTags: 'replace' })).toEqual([[classics], [classics]])
  expect(await tagsAfter({ tags: [classics], applyTags: 'remove' })).toEqual([[], []])
  expect((await get(`movie/${ids[0]}`)).json.monitored).toBe(false)
  expect((await send('PUT', 'movie/editor', { movieIds: ids, rootFolderPath: app.shelf, moveFiles: true })).status).toBe(400)
})

test('tags tell which movies have them', async () => {
  const { json: tag } = await send('POST', 'tag', { label: 'kids' })
  const id = putMovie(app, { title: 'Charade' })
  await send('PUT', 'movie/editor', { movieIds: [id], tags: [tag.id], applyTags: 'add' })

  expect((await get('tag/detail')).json).toEqual([expect.objectContaining({ id: tag.id, label: 'kids', movieIds: [id] })])
})

test('the history tells what happened to a movie, by kind, newest first', async () => {
  const { id, file } = putHeld(app, { title: 'Charade', root_folder_id, relative_path: 'Charade (1963)/charade.mkv' })
  await send('DELETE', `moviefile/${file}`)

  const page = (await get('history?page=1&pageSize=5&eventType=6')).json
  const ofMovie = (await get(`history/movie?movieId=${id}`)).json

  expect(page).toMatchObject({ page: 1, pageSize: 5, totalRecords: 1, records: [{ eventType: 'movieFileDeleted', movieId: id }] })
  expect(ofMovie).toEqual([expect.objectContaining({ eventType: 'movieFileDeleted' })])
  expect((await get('history?eventType=grabbed')).json.records).toEqual([])
})

test('a history that does not fit one answer is refused, never shown in part', async () => {
  const { id } = putHeld(app, { title: 'Charade', root_folder_id, relative_path: 'Charade (1963)/charade.mkv' })
  const put = (from: number, to: number) =>
    app.db.$client.run(
      `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})
       INSERT INTO history (seq, type, at, movie_id, data) SELECT 100000 + i, 'file_removed', '2026-01-01T00:00:00.000Z', ${id}, '{"title":"Charade"}' FROM n`,
    )
  put(1, 20_000)
  expect((await get(`history/movie?movieId=${id}`)).json).toHaveLength(20_000)

  put(20_001, 20_001)
  const refused = await get(`history/movie?movieId=${id}`)

  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.json)).toContain('page by page')
})

test('the list of all movies is read once, and again only for what changed', async () => {
  for (let n = 0; n < 60; n++) putMovie(app, { title: `Movie ${n}` })
  let read = 0
  const { byIds } = app.rooms.movies
  app.rooms.movies.byIds = (ids) => {
    read += ids.length
    return byIds(ids)
  }

  await get('movie')
  const first = read
  for (let n = 0; n < 3; n++) await get('movie')

  expect(first).toBe(60)
  expect(read).toBe(first)
  await app.ask('PATCH', '/movies/1', { monitored: false })
  read = 0
  const { json } = await get('movie')

  expect(read).toBeGreaterThan(0)
  expect(read).toBeLessThan(60)
  expect(json.map(({ id }: { id: number }) => id)).toEqual(Array.from({ length: 60 }, (_, n) => n + 1))
  expect(json[0].monitored).toBe(false)
})

test('a tag that is written back as it was read keeps its capitals, whatever its name', async () => {
  await fc.assert(
    fc.asyncProperty(fc.stringMatching(/^[A-Za-zÄÖÜß0-9 _-]{0,20}[A-Za-z0-9]$/), async (name) => {
      const { status, body } = await app.ask<{ id: number; name: string }>('POST', '/tags', { name })
      fc.pre(status === 201)
      const shown = (await get(`tag/${body.id}`)).json
      const before = app.events.length

      const written = await send('PUT', `tag/${body.id}`, shown)

      expect(shown.label).toBe(body.name.toLowerCase())
      expect(written.json).toEqual(shown)
      expect((await send('POST', 'tag', { label: shown.label })).json).toEqual(shown)
      expect(app.events.slice(before)).toEqual([])
      expect((await app.ask<{ name: string }>('GET', `/tags/${body.id}`)).body.name).toBe(body.name)
    }),
    { numRuns: 40 },
  )
})

test('languages are listed with the two that stand for any and for the original one, and shown one by one', async () => {
  const all = (await get('language')).json as { id: number; name: string }[]

  expect(all.slice(0, 2).map(({ id }) => id)).toEqual([-1, -2])
  expect((await get('language/4')).json).toMatchObject({ id: 4, name: 'German', nameLower: 'german' })
  expect((await get('language/9999')).status).toBe(404)
})

test('library folders and their disks show the free space of ours', async () => {
  const [ours] = (await app.ask<{ results: { path: string; free_bytes: number }[] }>('GET', '/root-folders')).body.results

  const [folder] = (await get('rootfolder')).json
  const [disk] = (await get('diskspace')).json

  expect(folder).toMatchObject({ id: root_folder_id, path: ours?.path, accessible: true, unmappedFolders: [] })
  expect((await get(`rootfolder/${root_folder_id}`)).json.path).toBe(ours?.path)
  for (const { freeSpace, totalSpace } of [folder, disk]) expect(freeSpace > 0 && freeSpace <= totalSpace).toBe(true)
})

test('sizes that equal our defaults are accepted; others are refused in words that say where sizes belong', async () => {
  const sizes = (await get('qualitydefinition')).json as { id: number; title: string; maxSize?: number }[]
  const [first, ...others] = sizes

  const same = await send('PUT', 'qualitydefinition/update', sizes)
  const changed = await send('PUT', 'qualitydefinition/update', [{ ...first, maxSize: 1 }, ...others])

  expect([same.status, same.json]).toEqual([202, sizes])
  expect(changed.status).toBe(400)
  expect(changed.json.message).toContain(first?.title ?? 'a quality')
})

test('names of files and what happens to corrections are read, written back, and changed; the rest is refused by its name', async () => {
  const naming = (await get('config/naming')).json
  const management = (await get('config/mediamanagement')).json

  const same = [await send('PUT', 'config/naming/1', naming), await send('PUT', 'config/mediamanagement/1', management)]
  const changed = await send('PUT', 'config/mediamanagement/1', { ...management, downloadPropersAndRepacks: 'doNotPrefer' })
  const refused = await send('PUT', 'config/naming/1', { ...naming, renameMovies: false })

  expect(same.map(({ status, json }) => [status, json])).toEqual([
    [202, naming],
    [202, management],
  ])
  expect(changed.json.downloadPropersAndRepacks).toBe('doNotPrefer')
  expect(app.config.get().propers).toBe('do_not_prefer')
  expect([refused.status, JSON.stringify(refused.json)]).toEqual([400, expect.stringContaining('renameMovies')])
})
