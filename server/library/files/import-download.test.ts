import { beforeEach, describe, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Download } from '#server/acquisition/downloads/schema'
import { downloadsTable } from '#server/acquisition/downloads/table'
import { takenHashesTable } from '#server/acquisition/search/table'
import type { Movie } from '#server/catalog/movies/schema'
import { needs } from '#server/testing/needs'
import { playMediaTool } from '#server/testing/played-media-tool'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'
import type { MovieFile } from './schema'
import { filesTable } from './table'

const mayMount = needs('mount') && process.geteuid?.() === 0

type List<T> = { results: T[] }
type DownloadRow = typeof downloadsTable.$inferInsert
const app = useApp()
let tells: ReturnType<typeof playMediaTool>
let root_folder_id: number
beforeEach(async () => {
  root_folder_id = await putRoot(app)
  tells = playMediaTool(app)
})

const charade = (more: Partial<Parameters<typeof putMovie>[1]> = {}) =>
  putMovie(app, { title: 'Charade', year: 1963, runtime_minutes: 113, root_folder_id, ...more })

type Fetched = { title: string; path?: string; told?: Parameters<typeof tells>[1] | null; row?: Partial<DownloadRow> }
/** A completed download. */
const fetched = (movie_id: number, { title, path = `${title}.mkv`, told = {}, row = {} }: Fetched): number => {
  const save_path = join(app.dir, 'fetched', title)
  const source = join(save_path, path)
  mkdirSync(dirname(source), { recursive: true })
  writeFileSync(source, `what ${title} holds`)
  if (told) tells(source, told)
  const at = app.clock.now().toISOString()
  const info_hash = createHash('sha1').update(title).digest('hex')
  app.db.insert(takenHashesTable).values({ info_hash, movie_id, title, quality: 'WEBDL-2160p', taken_at: at }).run()
  const files = [{ index: 0, path, size_bytes: 3_000_000, wanted: true }]
  const values = { movie_id, release_id: 1, title, info_hash, client: 'embedded', state: 'importing' as const, save_path, files }
  return app.db
    .insert(downloadsTable)
    .values({ ...values, added_at: at, state_at: at, completed_at: at, ...row })
    .returning()
    .get().id
}
const importFile = async (id: number): Promise<Download> => {
  await app.rooms.downloads.drive.advance(id)
  return (await app.ask<Download>('GET', `/downloads/${id}`)).body
}
const filesOf = async (movie: number) => (await app.ask<List<MovieFile>>('GET', `/movies/${movie}/files`)).body.results
const qualitiesOf = async (movie: number) => (await filesOf(movie)).map(({ quality }) => quality)
const onShelf = () =>
  readdirSync(app.shelf, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.mkv') && !path.startsWith('.'))
const earlier = '2026-02-01T00:00:00.000Z'

test.skipIf(!mayMount)(
  "a download that does not fit the library's disk waits with a reason, and is imported once there is room",
  async () => {
    const mount = (...words: string[]) => Bun.spawnSync(['mount', '-t', 'tmpfs', '-o', ...words, app.shelf]).exitCode
    const title = 'Charade.1963.2160p.WEB-DL.x264-A'
    const id = fetched(charade(), { title })
    writeFileSync(join(app.dir, 'fetched', title, `${title}.mkv`), Buffer.alloc(2_000_000, 1))
    expect(mount('size=1m', 'tmpfs')).toBe(0)
    try {
      const { state, error } = await importFile(id)
      expect([state, error?.code]).toEqual(['importing', 'no_space_left'])
      expect(onShelf()).toEqual([])

      expect(mount('remount,size=8m', 'tmpfs')).toBe(0)
      await app.ask('POST', `/downloads/${id}/retry`)
      await importFile(id)
      expect(onShelf()).toHaveLength(1)
    } finally {
      Bun.spawnSync(['umount', '-l', app.shelf])
    }
  },
)

describe('a movie with a file', () => {
  test('is not replaced by a worse download that finished later, and the torrent is not blocklisted', async () => {
    const movie = charade()
    const slow = fetched(movie, {
      title: 'Charade.1963.720p.WEB-DL.x264-A',
      told: { height: 720, width: 1280 },
      row: { quality: 'WEBDL-720p', added_at: earlier },
    })
    await importFile(fetched(movie, { title: 'Charade.1963.1080p.BluRay.x264-B', row: { quality: 'Bluray-1080p', added_at: earlier } }))

    const { state, error } = await importFile(slow)

    expect(await qualitiesOf(movie)).toEqual(['Bluray-1080p'])
    expect(onShelf()).toEqual(['Charade (1963)/Charade (1963) Bluray-1080p.mkv'])
    expect([state, error]).toMatchObject(['cancelled', { code: 'no_upgrade', values: { why: { code: 'existing_better_quality' } } }])
    expect((await app.ask<List<object>>('GET', '/blocklist')).body.results).toEqual([])
    expect(app.told()).not.toContain('file_upgraded')
  })

  test('the log says which download was imported, and why another was not', async () => {
    const movie = charade()
    const slow = fetched(movie, {
      title: 'Charade.1963.720p.WEB-DL.x264-A',
      told: { height: 720, width: 1280 },
      row: { quality: 'WEBDL-720p', added_at: earlier },
    })
    const fast = fetched(movie, { title: 'Charade.1963.1080p.BluRay.x264-B', row: { quality: 'Bluray-1080p', added_at: earlier } })
    await importFile(fast)
    await importFile(slow)

    const { results } = (await app.ask<List<{ message: string; fields_json: object }>>('GET', '/logs?subsystem=library&limit=100')).body
    const found = results.filter(({ message }) => /^download (not )?imported$/.test(message))
    expect(found.map(({ message, fields_json }) => ({ message, ...fields_json }))).toMatchObject([
      { message: 'download not imported', download_id: slow, reason: expect.stringContaining('better'), next: 'another release' },
      { message: 'download imported', download_id: fast, relative_path: 'Charade (1963)/Charade (1963) Bluray-1080p.mkv' },
    ])
  })

  test('is not replaced by a download that is less than its release promised, and that torrent is never used again', async () => {
    const movie = charade()
    putFile(app, movie, { root_folder_id, relative_path: 'Charade/c.mkv', quality: 'HDTV-720p', added_at: earlier })

    const { state } = await importFile(
      fetched(movie, { title: 'Charade.1963.1080p.WEB-DL.x265-A', told: { width: 720, height: 480 }, row: { quality: 'WEBDL-1080p' } }),
    )

    expect(state).toBe('failed')
    expect(await qualitiesOf(movie)).toEqual(['HDTV-720p'])
    expect((await app.ask<List<{ code: string }>>('GET', '/blocklist')).body.results).toMatchObject([{ code: 'no_upgrade' }])
  })

  test('is replaced by a worse download if a person agreed before the grab', async () => {
    const movie = charade()
    putFile(app, movie, { root_folder_id, relative_path: 'Charade/c.mkv', quality: 'Bluray-1080p', added_at: earlier })

    const { imported_at } = await importFile(
      fetched(movie, {
        title: 'Charade.1963.720p.WEB-DL.x264-A',
        told: { width: 1280, height: 720 },
        row: { quality: 'WEBDL-720p', replaces: true },
      }),
    )

    expect(imported_at).not.toBeNull()
    expect(await qualitiesOf(movie)).toEqual(['WEBDL-720p'])
  })

  test('keeps its status while a download cannot be imported', async () => {
    const movie = charade()
    putFile(app, movie, { root_folder_id, relative_path: 'Charade/c.mkv', quality: 'Bluray-1080p', added_at: earlier })
    const status = async () => (await app.ask<Movie>('GET', `/movies/${movie}`)).body.status
    const before = await status()

    const { state } = await importFile(
      fetched(movie, { title: 'Charade.1963.720p.WEB-DL.x264-A', told: { width: 1280, height: 720 }, row: { quality: 'WEBDL-720p' } }),
    )

    expect(state).toBe('import_blocked')
    expect(await status()).toBe(before)
    expect((await app.ask<{ total: number }>('GET', `/movies/facets?status=${before}`)).body.total).toBe(1)
  })

  test('is not replaced by a worse release that a person chose until that person confirms', async () => {
    const movie = charade()
    putFile(app, movie, { root_folder_id, relative_path: 'Charade/c.mkv', quality: 'Bluray-1080p', added_at: earlier })

    const { state, error } = await importFile(
      fetched(movie, { title: 'Charade.1963.720p.WEB-DL.x264-A', told: { width: 1280, height: 720 }, row: { quality: 'WEBDL-720p' } }),
    )

    expect([state, error?.code]).toEqual(['import_blocked', 'no_upgrade_chosen'])
    expect(await qualitiesOf(movie)).toEqual(['Bluray-1080p'])
  })

  test('is replaced by a better file, unless that is another cut', async () => {
    const movie = charade()
    putFile(app, movie, { root_folder_id, relative_path: 'Charade/cut.mkv', quality: 'Bluray-720p', edition: 'Director’s Cut' })
    putFile(app, movie, { root_folder_id, relative_path: 'Charade/c.mkv', quality: 'WEBDL-720p' })

    await importFile(fetched(movie, { title: 'Charade.1963.1080p.BluRay.x264-A', row: { quality: 'Bluray-1080p' } }))

    expect(await qualitiesOf(movie)).toEqual(['Bluray-720p', 'Bluray-1080p'])
    expect(app.events.find((event) => event.type === 'file_upgraded')).toMatchObject({ replaced_quality: 'WEBDL-720p' })
  })
})

describe("a file's quality", () => {
  test('comes from its picture, whatever the release claims, and the claim is kept', async () => {
    const movie = charade()

    await importFile(
      fetched(movie, { title: 'Charade.1963.2160p.WEB-DL.x265-A', told: { width: 720, height: 480 }, row: { quality: 'WEBDL-2160p' } }),
    )

    expect(await filesOf(movie)).toMatchObject([{ quality: 'WEBDL-480p', relative_path: 'Charade (1963)/Charade (1963) WEBDL-480p.mkv' }])
    expect((await app.ask<Movie>('GET', `/movies/${movie}`)).body.status).toBe('upgradable')
    expect(app.db.select().from(takenHashesTable).where(eq(takenHashesTable.movie_id, movie)).all()).toMatchObject([
      { quality: 'WEBDL-2160p', imported_quality: 'WEBDL-480p' },
    ])
  })

  test('comes from its names if there is no media tool', async () => {
    const movie = charade()
    app.config.update({ media_tool_path: app.shelf }, { isKey: true })

    await importFile(fetched(movie, { title: 'Charade.1963.2160p.WEB-DL.x265-A', path: 'abc/charade.mkv', told: null }))

    expect(await qualitiesOf(movie)).toEqual(['WEBDL-2160p'])
    expect(app.events.find((event) => event.type === 'import_completed')).toMatchObject({ probed: false })
  })

  test('comes from the file for a torrent that a person added', async () => {
    const movie = charade()
    const path = 'Charade.1963.PROPER.1080p.BluRay.x264-GRP/Charade.1963.PROPER.1080p.BluRay.x264-GRP.mkv'

    await importFile(fetched(movie, { title: 'Charade 1963', path, row: { release_id: null, quality: 'Unknown' } }))

    expect(await filesOf(movie)).toMatchObject([
      {
        quality: 'Bluray-1080p',
        revision: { version: 2 },
        release_group: 'GRP',
        release_name: 'Charade.1963.PROPER.1080p.BluRay.x264-GRP',
      },
    ])
  })
})

describe('a download of something else', () => {
  const title = 'Charade.1963.1080p.WEB-DL.x264-A'
  test.each([
    ['a sample', { seconds: 60 }, 'too_short_for_movie', { length: 60, runtime: 6780 }],
    ['a file without audio', { audio: [] }, 'silent_file', {}],
    ['an unreadable file', null, 'not_a_video', {}],
  ] as const)('refuses %s and searches for another release', async (_, told, ...[code, values]) => {
    const { state, error } = await importFile(fetched(charade(), { title, told }))

    expect([state, error]).toMatchObject(['failed', { code, values }])
    expect(onShelf()).toEqual([])
    expect((await app.ask<List<{ code: string }>>('GET', '/blocklist')).body.results).toMatchObject([{ code }])
    expect(app.told()).toContain('download_failed')
  })

  test('a silent-era movie may have no audio', async () => {
    const silent = charade({ title: 'The General Store', year: 1926 })

    const { state } = await importFile(fetched(silent, { title: 'The.General.Store.1926.1080p.WEB-DL.x264-A', told: { audio: [] } }))

    expect(state).toBe('seeding')
  })

  test('a local read error does not blocklist the torrent', async () => {
    const broken = fetched(charade(), { title })
    writeFileSync(join(app.dir, 'tool/ffprobe'), '#!/bin/sh\nexit 127\n')
    const lost = fetched(charade({ title: 'Detour', year: 1945 }), { title: 'Detour.1945.1080p.WEB-DL.x264-A' })
    rmSync(join(app.dir, 'fetched/Detour.1945.1080p.WEB-DL.x264-A'), { recursive: true })

    const ends = [await importFile(broken), await importFile(lost)].map(({ state, error }) => [state, error?.code])

    expect(ends).toEqual([
      ['seeding', undefined],
      ['importing', 'source_missing'],
    ])
    expect((await app.ask<List<object>>('GET', '/blocklist')).body.results).toEqual([])
  })

  test('a file without a duration is left to a person', async () => {
    const { state, error } = await importFile(fetched(charade(), { title, told: { seconds: null } }))

    expect([state, error?.code]).toEqual(['import_blocked', 'unknown_duration'])
  })

  test('an unknown or wrong runtime refuses no movie', async () => {
    const [unknown, wrong] = [charade({ runtime_minutes: null }), charade({ title: 'Detour', year: 1945, runtime_minutes: 600 })]

    const states = [
      await importFile(fetched(unknown, { title, told: { seconds: 4000 } })),
      await importFile(fetched(wrong, { title: 'Detour.1945.1080p.WEB-DL.x264-A', told: { seconds: 4000 } })),
    ].map(({ state }) => state)

    expect(states).toEqual(['seeding', 'seeding'])
  })

  test('refuses a file named after another movie', async () => {
    const { state, error } = await importFile(fetched(charade(), { title, path: 'Detour.1945.1080p.WEB-DL.x264-A.mkv' }))

    expect([state, error?.code]).toEqual(['failed', 'file_of_other_movie'])
    expect(error?.text).toContain('Detour.1945.1080p.WEB-DL.x264-A.mkv is another movie')
  })

  test.each(['Wonder.Woman.1984.mkv', 'Mulher.Maravilha.2020.1080p.mkv', 'ww84.mkv', 'Wonder.Woman.1984.2020.1080p.mkv'])(
    'accepts a file called %s for Wonder Woman 1984',
    async (path) => {
      const movie = putMovie(app, { title: 'Wonder Woman 1984', year: 2020, runtime_minutes: 151, root_folder_id })

      expect((await importFile(fetched(movie, { title: 'Wonder.Woman.1984.2020.1080p.WEB-DL.x264-A', path }))).state).toBe('seeding')
    },
  )
})

describe('during an import', () => {
  test('the movie may be removed: nothing is left behind', async () => {
    const movie = charade()
    const title = 'Charade.1963.1080p.WEB-DL.x264-A'
    const id = fetched(movie, { title, row: { info_hash: null } })
    const held = join(app.dir, 'fetched', title, `${title}.mkv.held`)
    writeFileSync(held, '')
    const running = app.rooms.downloads.drive.advance(id)

    const removed = await app.ask('DELETE', `/movies/${movie}`)
    rmSync(held)
    await running

    expect(removed.status).toBe(204)
    expect(app.db.select().from(filesTable).all()).toEqual([])
    expect(onShelf()).toEqual([])
    expect(existsSync(join(app.shelf, 'Charade (1963)'))).toBe(false)
    expect(app.told()).not.toContain('file_added')
    expect((await app.ask('DELETE', `/root-folders/${root_folder_id}`)).status).toBe(204)
  })
})
