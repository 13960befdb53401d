import { beforeEach, describe, expect, test } from 'bun:test'
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Movie } from '#server/catalog/movies/schema'
import { playMediaTool } from '#server/testing/played-media-tool'
import { putFile, putHeld, putMovie, putRoot } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'
import type { NamingPreview, Renamed, RenameItem, RenamePage } from './schema'
import type { SelfTestCheck } from './self-test'

type List<T> = { results: T[]; next_cursor: string | null; has_more: boolean }
type Failure = { error: { code: string; message: string } }
const app = useApp()
let root_folder_id: number
beforeEach(async () => {
  root_folder_id = await putRoot(app)
})

const held = (title: string, relative_path: string) => putHeld(app, { title, root_folder_id, relative_path })

const lay = (path: string) => {
  mkdirSync(dirname(join(app.shelf, path)), { recursive: true })
  writeFileSync(join(app.shelf, path), 'a movie')
}

describe('renaming', () => {
  test('the preview lists every path and changes none', async () => {
    held('Charade', 'Charade (1963)/Charade (1963) Bluray-1080p.mkv')
    const { file } = held('Detour', 'odd/Name.mkv')

    const { body } = await app.ask<List<RenameItem>>('POST', '/library/rename/preview', {})

    expect(body.results).toMatchObject([{ file_id: file, from: 'odd/Name.mkv', to: 'Detour (1963)/Detour (1963) Bluray-1080p.mkv' }])
    expect(existsSync(join(app.shelf, 'odd/Name.mkv'))).toBe(true)
  })

  test('every page of the preview says how many files would be renamed', async () => {
    for (const title of ['Charade', 'Detour', 'Laura']) held(title, `odd/${title}.mkv`)

    const first = await app.ask<RenamePage>('POST', '/library/rename/preview?limit=2', {})
    const second = await app.ask<RenamePage>('POST', `/library/rename/preview?limit=2&cursor=${first.body.next_cursor}`, {})

    expect([first, second].map(({ body }) => [body.results.length, body.total])).toEqual([
      [2, 3],
      [1, 3],
    ])
  })

  test('files get their names, empty folders are removed, and a second run changes nothing', async () => {
    const { id } = held('Detour', 'odd/Name.mkv')

    const first = await app.ask<Renamed>('POST', '/library/rename')
    const second = await app.ask<Renamed>('POST', '/library/rename', { movie_ids: [id] })

    expect(first.body).toEqual({ renamed: 1, failed: [] })
    expect(second.body).toEqual({ renamed: 0, failed: [] })
    expect(readdirSync(app.shelf).filter((name) => !name.startsWith('.'))).toEqual(['Detour (1963)'])
    expect(app.events.find((event) => event.type === 'file_renamed')).toMatchObject({ previous_path: 'odd/Name.mkv' })
    expect((await app.ask<Movie>('GET', `/movies/${id}`)).body.folder).toBe('Detour (1963)')
  })

  test('a rename interrupted between the new name and the old is finished', async () => {
    const { file } = held('Detour', 'odd/Name.mkv')
    const to = 'Detour (1963)/Detour (1963) Bluray-1080p.mkv'
    mkdirSync(join(app.shelf, 'Detour (1963)'))
    linkSync(join(app.shelf, 'odd/Name.mkv'), join(app.shelf, to))

    const { body } = await app.ask<Renamed>('POST', '/library/rename')

    expect(body).toEqual({ renamed: 1, failed: [] })
    expect(existsSync(join(app.shelf, 'odd'))).toBe(false)
    expect((await app.ask<{ relative_path: string }>('GET', `/files/${file}`)).body.relative_path).toBe(to)
  })

  test("a template may use a file's custom formats", async () => {
    for (const name of ['Group', 'Other'])
      await app.ask('POST', '/custom-formats', {
        name,
        conditions: [{ kind: 'release_title', value: name, negate: false, required: false }],
      })
    const movie = putMovie(app, { title: 'Detour', year: 1945, root_folder_id })
    putFile(app, movie, { root_folder_id, relative_path: 'd.mkv', release_name: 'Detour.1945.1080p.BluRay.x264-GROUP' })
    const movie_file_format = '{Movie Title} [{Custom Formats}] {Custom Format:Group}'
    await app.ask('PUT', '/config', { movie_file_format })

    const shown = await app.ask<NamingPreview>('POST', '/naming/preview', { movie_id: movie, movie_file_format })
    const { body } = await app.ask<List<RenameItem>>('POST', '/library/rename/preview', {})

    expect(shown.body.examples[0]?.file).toBe('Detour [Group] Group.mkv')
    expect(body.results[0]?.to).toBe('Detour (1945)/Detour [Group] Group.mkv')
  })

  test("subtitles and nfo files with the same name move along; another movie's stay", async () => {
    const { file } = held('Detour', 'odd/Name.mkv')
    const beside = ['odd/Name.en.forced.srt', 'odd/Name.nfo', 'odd/Name.de.srt']
    const others = ['odd/Name.cd2.mkv', 'odd/Name.cd2.srt', 'odd/Names.srt', 'odd/Name.jpg']
    for (const path of [...beside, ...others]) lay(path)
    lay('Detour (1963)/Detour (1963) Bluray-1080p.de.srt')

    const preview = await app.ask<List<RenameItem>>('POST', '/library/rename/preview', {})
    await app.ask<Renamed>('POST', '/library/rename')

    const to = 'Detour (1963)/Detour (1963) Bluray-1080p'
    expect(preview.body.results).toMatchObject([{ file_id: file, to: `${to}.mkv` }])
    expect(preview.body.results[0]?.beside.toSorted((a, b) => a.from.localeCompare(b.from))).toEqual([
      { from: 'odd/Name.de.srt', to: `${to}.de.srt` },
      { from: 'odd/Name.en.forced.srt', to: `${to}.en.forced.srt` },
      { from: 'odd/Name.nfo', to: `${to}.nfo` },
    ])
    const there = readdirSync(app.shelf, { recursive: true })
      .map(String)
      .filter((path) => /\.\w+$/.test(path) && !path.startsWith('.'))
    expect(there.toSorted()).toEqual(
      [`${to}.de.srt`, `${to}.en.forced.srt`, `${to}.mkv`, `${to}.nfo`, ...others, 'odd/Name.de.srt'].toSorted(),
    )
  })

  test('never takes a name from another file, and still renames the others', async () => {
    const { file } = held('Detour', 'odd/Name.mkv')
    held('Charade', 'other/c.mkv')
    mkdirSync(join(app.shelf, 'Detour (1963)'))
    writeFileSync(join(app.shelf, 'Detour (1963)/Detour (1963) Bluray-1080p.mkv'), 'a stranger')

    const { body } = await app.ask<Renamed>('POST', '/library/rename')

    expect(body.renamed).toBe(1)
    expect(body.failed).toMatchObject([{ file_id: file }])
    expect(readFileSync(join(app.shelf, 'Detour (1963)/Detour (1963) Bluray-1080p.mkv'), 'utf8')).toBe('a stranger')
  })

  test('the next rename finishes one that a crash interrupted', async () => {
    held('Detour', 'odd/Name.mkv')
    mkdirSync(join(app.shelf, 'Detour (1963)'))
    renameSync(join(app.shelf, 'odd/Name.mkv'), join(app.shelf, 'Detour (1963)/Detour (1963) Bluray-1080p.mkv'))
    app.db.$client.run('UPDATE files SET size_bytes = 7')

    const { body } = await app.ask<Renamed>('POST', '/library/rename')

    expect(body).toEqual({ renamed: 1, failed: [] })
  })
})

describe('previewing names before saving', () => {
  test('shows two examples of what templates produce', async () => {
    const { body } = await app.ask<NamingPreview>('POST', '/naming/preview', { movie_file_format: '{Movie CleanTitle} [{Quality Full}]' })

    expect(body.problems).toEqual([])
    expect(body.examples).toHaveLength(2)
    expect(body.examples[0]?.file).toContain('[Bluray-1080p Proper]')
  })

  test('a library movie may be the example, and a bad template is refused with a reason', async () => {
    const { id } = held('Charade', 'c.mkv')

    const { body } = await app.ask<NamingPreview>('POST', '/naming/preview', { movie_id: id, movie_folder_format: '{Quality Full}' })

    expect(body.examples[0]?.title).toBe('Charade')
    expect(body.problems.map(({ field }) => field)).toContain('movie_folder_format')
    expect((await app.ask('POST', '/naming/preview', { movie_id: 999 })).status).toBe(404)
  })
})

test('the self-test shows whether movies can be imported, and leaves nothing behind', async () => {
  const { body } = await app.ask<List<SelfTestCheck>>('POST', '/library/self-test')

  expect(body.results.map(({ code, ok }) => [code, ok])).toEqual([
    ['downloads_writable', true],
    ['library_writable', true],
    ['hardlink', true],
    ['copy', true],
    ['permissions', true],
    ['free_space', true],
  ])
  expect(readdirSync(app.shelf).filter((name) => name.includes('test'))).toEqual([])
})

describe('checking whether files are still there', () => {
  test('a file that is gone is marked missing, and found again when it is back', async () => {
    const { id } = held('Charade', 'charade.mkv')
    held('Detour', 'detour.mkv')
    rmSync(join(app.shelf, 'charade.mkv'))

    const gone = await app.ask<Movie>('POST', `/movies/${id}/rescan`)
    writeFileSync(join(app.shelf, 'charade.mkv'), 'back')
    const back = await app.ask<Movie>('POST', `/movies/${id}/rescan`)

    expect([gone.body.status, back.body.status]).toEqual(['missing_file', 'available'])
    expect(app.told().filter((type) => type.startsWith('file_'))).toEqual(['file_missing', 'file_restored'])
  })

  test('finds a file that somebody put into the folder of a movie without one, on request or in the daily check', async () => {
    const charade = putMovie(app, { title: 'Charade', year: 1963, root_folder_id })
    const detour = putMovie(app, { title: 'Detour', year: 1945, root_folder_id, folder: 'Noir/Detour (1945)' })
    lay('Charade (1963)/Charade.1963.1080p.BluRay.x264-GROUP.mkv')
    lay('Charade (1963)/Charade.1963.sample.mkv')
    lay('Noir/Detour (1945)/whatever.mkv')
    lay('Noir/Detour (1945)/Another.Movie.2001.1080p.BluRay.x264-GROUP.mkv')
    const before = readdirSync(app.shelf, { recursive: true })

    const asked = await app.ask<Movie>('POST', `/movies/${charade}/rescan`)
    app.rooms.tasks.scheduler.runNow('library-rescan')
    await app.rooms.tasks.scheduler.idle()

    expect(asked.body.status).toBe('available')
    const files = await app.ask<List<{ relative_path: string; quality: string }>>('GET', `/movies/${charade}/files`)
    expect(files.body.results).toMatchObject([
      { relative_path: 'Charade (1963)/Charade.1963.1080p.BluRay.x264-GROUP.mkv', quality: 'Bluray-1080p' },
    ])
    const found = await app.ask<List<{ relative_path: string }>>('GET', `/movies/${detour}/files`)
    expect(found.body.results.map(({ relative_path }) => relative_path)).toEqual(['Noir/Detour (1945)/whatever.mkv'])
    expect(app.told().filter((type) => type === 'file_added')).toHaveLength(2)
    expect(readdirSync(app.shelf, { recursive: true })).toEqual(before)
  })

  test('adds no file to a movie that is removed during the check', async () => {
    const charade = putMovie(app, { title: 'Charade', year: 1963, root_folder_id })
    lay('Charade (1963)/Charade.1963.mkv')
    playMediaTool(app)
    const held = join(app.shelf, 'Charade (1963)/Charade.1963.mkv.held')
    writeFileSync(held, '')
    const asked = app.ask<Failure>('POST', `/movies/${charade}/rescan`)

    await app.ask('DELETE', `/movies/${charade}`)
    rmSync(held)

    expect((await asked).body.error.message).toBe(`movie ${charade} not found`)
    expect(app.told()).not.toContain('file_added')
  })

  test('a better file placed there replaces one that is missing, and leaves an existing one alone', async () => {
    const gone = held('Charade', 'Charade (1963)/old.mkv')
    held('Detour', 'Detour (1963)/here.mkv')
    rmSync(join(app.shelf, 'Charade (1963)/old.mkv'))
    lay('Charade (1963)/Charade.1963.1080p.BluRay.x264-GROUP.mkv')
    lay('Detour (1963)/Detour.1963.2160p.BluRay.x264-GROUP.mkv')

    const { body } = await app.ask<Movie>('POST', `/movies/${gone.id}/rescan`)
    app.rooms.tasks.scheduler.runNow('library-rescan')
    await app.rooms.tasks.scheduler.idle()

    expect(body.status).toBe('available')
    expect(app.told().filter((type) => type.startsWith('file_'))).toEqual(['file_missing', 'file_added'])
  })

  test('an empty or missing folder changes nothing and starts no search', async () => {
    const { id } = held('Charade', 'charade.mkv')
    renameSync(app.shelf, `${app.shelf}-elsewhere`)

    const gone = await app.ask<Failure>('POST', `/movies/${id}/rescan`)
    mkdirSync(app.shelf)
    const empty = await app.ask<Failure>('POST', `/movies/${id}/rescan`)
    const shown = await app.ask<List<{ accessible: boolean }>>('GET', '/root-folders')
    await app.rooms.library.rescan.all()

    expect([gone.status, empty.status]).toEqual([503, 503])
    expect(shown.body.results.map(({ accessible }) => accessible)).toEqual([false])
    expect((await app.ask<Movie>('GET', `/movies/${id}`)).body.status).toBe('available')
    expect(app.told()).not.toContain('file_missing')
    expect(app.told()).not.toContain('search_started')
  })

  test('a disk with none of its movies is treated as another disk', async () => {
    for (const title of ['One', 'Two', 'Three']) held(title, `${title}.mkv`)
    for (const title of ['One', 'Two', 'Three']) rmSync(join(app.shelf, `${title}.mkv`))
    writeFileSync(join(app.shelf, 'something else.txt'), 'of the system')

    await app.rooms.library.rescan.all()

    expect(app.told()).not.toContain('file_missing')
  })

  test('and so is one that lacks even the folder of its only movie', async () => {
    const { id } = held('One', 'One (1963)/one.mkv')
    rmSync(join(app.shelf, 'One (1963)'), { recursive: true })
    writeFileSync(join(app.shelf, 'something else.txt'), 'of the system')

    await app.rooms.library.rescan.all()
    expect(app.told()).not.toContain('file_missing')

    mkdirSync(join(app.shelf, 'One (1963)'))
    await app.rooms.library.rescan.all()
    expect((await app.ask<Movie>('GET', `/movies/${id}`)).body.status).toBe('missing_file')
  })
})
