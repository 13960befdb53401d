import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { downloadsTable } from '#server/acquisition/downloads/table'
import { days, milliseconds } from '#server/foundation/lib/duration'
import { asProgram } from '#server/testing/as-program'
import { playMediaTool } from '#server/testing/played-media-tool'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { until } from '#server/testing/until'
import { useApp } from '#server/testing/use-app'
import { startSubtitlesProvider } from '#world/subtitles-provider'
import type { Recycled, RenamePage, RootFolder } from './schema'
import { filesTable } from './table'

type List<T> = { results: T[] }
setDefaultTimeout(60_000)
const app = useApp()
const theirs = 'Old (1963)/Charade by Radarr.mkv'
const srt = Array.from({ length: 5 }, (_, i) => `${i + 1}\n00:00:0${i},000 --> 00:00:0${i},900\nWords ${i}.\n`).join('\n')
let root_folder_id: number
let movie: number
let file: number
let tells: ReturnType<typeof playMediaTool>
const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** A movie that Radarr placed, with what Bazarr and Jellyfin wrote beside it. */
beforeEach(async () => {
  root_folder_id = await putRoot(app)
  tells = playMediaTool(app)
  movie = putMovie(app, { title: 'Charade', year: 1963, runtime_minutes: 113, root_folder_id, added_at: '2020-01-01T00:00:00.000Z' })
  file = putFile(app, movie, { root_folder_id, relative_path: theirs, quality: 'DVD', meets_cutoff: false, imported_from: 'Radarr' })
  for (const ending of ['.en.srt', '.nfo']) writeFileSync(join(app.shelf, theirs.replace('.mkv', ending)), 'of another program')
})

const share = async (shared: boolean) =>
  expect((await app.ask<RootFolder>('PATCH', `/root-folders/${root_folder_id}`, { shared })).body.shared).toBe(shared)
const sorted = (paths: string[]): string[] => paths.toSorted()
/** Every file below the library folder, also in the recycle bin, and what is in it. */
const disk = (): [path: string, content: string][] =>
  sorted(
    readdirSync(app.shelf, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  ).map((path) => [path.slice(app.shelf.length + 1), readFileSync(path, 'utf8')])
/** Whether what was there is there, as it was. */
const isKept = (before: ReturnType<typeof disk>): boolean => {
  const now = new Map(disk())
  return before.every(([path, content]) => now.get(path) === content)
}
const said = (value: unknown): string => JSON.stringify(value ?? null)
const ask = async (method: 'POST' | 'DELETE', path: string, body?: object): Promise<string> =>
  said((await app.ask(method, path, body)).body)

const lay = (title: string, ...beside: string[]) => {
  const save_path = join(app.dir, 'fetched', title)
  mkdirSync(save_path, { recursive: true })
  for (const name of [`${title}.mkv`, ...beside]) writeFileSync(join(save_path, name), `${title} ${name}`)
  tells(join(save_path, `${title}.mkv`))
  return save_path
}
/** A download that arrives. Returns what it says then. */
const arrive = async (movie_id: number, row: Partial<typeof downloadsTable.$inferInsert> = {}, ...beside: string[]): Promise<string> => {
  const title = 'Charade.1963.1080p.BluRay.x264-GRP'
  const at = app.clock.now().toISOString()
  const files = [`${title}.mkv`, ...beside].map((path, index) => ({ index, path, size_bytes: 3_000_000, wanted: true }))
  const values = { movie_id, release_id: 1, title, info_hash: 'a'.repeat(40), client: 'embedded', state: 'importing' as const, files }
  const { id } = app.db
    .insert(downloadsTable)
    .values({ ...values, save_path: lay(title, ...beside), quality: 'Bluray-1080p', added_at: at, state_at: at, completed_at: at, ...row })
    .returning()
    .get()
  await app.rooms.downloads.drive.advance(id)
  return said((await app.ask('GET', `/downloads/${id}`)).body)
}
const radarr = async () => {
  const program = asProgram(app)
  program.switchOn(true)
  return program
}
const provider = () => {
  const bytes = srt
  const offer = { file_id: 7, language: 'en', release: 'Charade.1963.1080p', tmdb_id: 1_000_000, bytes }
  const world = startSubtitlesProvider({
    subtitles: [offer],
    api_key: 'key',
    account: { username: 'ann', password: 'word' },
    now: app.clock.now,
  })
  stops.push(world.stop)
  const account = { subtitles_username: 'ann', subtitles_password: 'word' }
  const config = { subtitles_url: world.url, subtitles_api_key: 'key', ...account, subtitle_languages: ['de', 'en'], subtitle_auto: true }
  app.config.update(config, { isKey: true })
  return world
}
const subtitleId = async (): Promise<number> => {
  await app.rooms.subtitles.rescan(file)
  return (await app.ask<List<{ id: number }>>('GET', `/movies/${movie}/subtitles`)).body.results[0]!.id
}

const undoable = async (code: RegExp) =>
  (await app.ask<List<{ id: number; code: string }>>('GET', '/undo')).body.results.find((edit) => code.test(edit.code))!

type Deed = {
  /** What it has to begin with, while the library is the person's own. */
  first?: () => Promise<unknown>
  /** Returns what it says. */
  run: () => Promise<string>
  refusal: RegExp
  /** It only adds a file, so what was there stays either way. */
  adds?: boolean
}
const refused = /folder_shared/
/** Everything that changes files of the library. */
const deeds: Record<string, Deed> = {
  'renaming all files': { run: () => ask('POST', '/library/rename'), refusal: refused },
  'renaming for a connected program': {
    run: async () => {
      await (await radarr()).send('POST', 'command', { name: 'RenameMovie', movieIds: [movie] })
      return ask('POST', '/library/rename/preview')
    },
    refusal: /folder_shared|"results":\[\]/,
  },
  'undoing a renaming': {
    first: () => app.ask('POST', '/library/rename'),
    run: async () => ask('POST', `/undo/${(await undoable(/renamed/)).id}`),
    refusal: refused,
  },
  'removing a file': { run: () => ask('DELETE', `/files/${file}`), refusal: refused },
  'removing a file for a connected program': {
    run: async () => (await (await radarr()).send('DELETE', `moviefile/${file}`)).text,
    refusal: /stays as it is/,
  },
  'removing a movie with its files': { run: () => ask('DELETE', `/movies/${movie}?delete_files=true`), refusal: refused },
  'removing many movies with their files': { run: () => ask('DELETE', '/movies', { ids: [movie], delete_files: true }), refusal: refused },
  'removing a version with its files': {
    first: async () => {
      const { body: profiles } = await app.ask<List<{ id: number }>>('GET', '/quality-profiles')
      const body = { name: 'Other', quality_profile_id: profiles.results[1]!.id }
      const version = await app.ask<{ id: number }>('POST', `/movies/${movie}/versions`, body)
      app.db.update(filesTable).set({ version_id: version.body.id }).run()
    },
    run: async () => {
      const { results } = (await app.ask<List<{ id: number; is_default: boolean }>>('GET', `/movies/${movie}/versions`)).body
      return ask('DELETE', `/movies/${movie}/versions/${results.find((one) => !one.is_default)!.id}?delete_files=true`)
    },
    refusal: refused,
  },
  'a storage rule': {
    first: async () => {
      app.db.update(filesTable).set({ added_at: '2020-01-01T00:00:00.000Z' }).run()
      // biome-ignore lint/suspicious/noThenProperty: its name on the wire
      const rule = { name: 'Old', enabled: true, when: { never_watched: true, added_days_ago: 30 }, then: 'recycle', notice_days: 1 }
      expect((await app.ask('POST', '/storage/rules', rule)).status).toBe(201)
    },
    run: async () => {
      // biome-ignore lint/suspicious/noThenProperty: its name on the wire
      const rule = { name: 'Old', when: { never_watched: true, added_days_ago: 30 }, then: 'recycle' }
      const preview = await ask('POST', '/storage/rules/preview', { rule })
      await app.rooms.storage.applyRules()
      app.clock.advance(milliseconds(days(2)))
      await app.rooms.storage.applyRules()
      return preview
    },
    refusal: /kept_by_others/,
  },
  'an upgrade that arrives': { run: () => arrive(movie), refusal: refused },
  'a download that a person lets replace the file': { run: () => arrive(movie, { replaces: true }), refusal: refused },
  'a file that a person imports in its place': {
    run: () => {
      const path = join(lay('Charade.1963.1080p.BluRay.x264-GRP'), 'Charade.1963.1080p.BluRay.x264-GRP.mkv')
      return ask('POST', '/manual-import', { files: [{ path, movie_id: movie }] })
    },
    refusal: refused,
  },
  'removing a subtitle': { run: async () => ask('DELETE', `/subtitles/${await subtitleId()}`), refusal: refused },
  'downloading a subtitle by hand': {
    run: async () => {
      provider()
      await app.ask('POST', `/movies/${movie}/subtitles/search`, { languages: ['en'] })
      return ask('POST', `/movies/${movie}/subtitles/download`, { provider_id: '7' })
    },
    refusal: refused,
    adds: true,
  },
  'downloading missing subtitles': {
    first: async () => renameSync(join(app.shelf, theirs.replace('.mkv', '.en.srt')), join(app.shelf, 'elsewhere.txt')),
    run: async () => {
      const world = provider()
      await app.rooms.subtitles.searchMissing()
      return `asked ${world.countOf('/subtitles')} times`
    },
    refusal: /asked 0 times/,
    adds: true,
  },
  'emptying the recycle bin': {
    first: () => app.ask('DELETE', `/files/${file}`),
    run: async () => {
      app.clock.advance(milliseconds(days(400)))
      await app.rooms.library.emptyRecycle()
      return `${(await app.ask<List<Recycled>>('GET', '/recycle')).body.results.length} in the bin`
    },
    refusal: /1 in the bin/,
  },
}

describe('in a folder that another program uses too, what Marquee did not place stays as it is', () => {
  test.each(Object.entries(deeds))('%s', async (_, { first, run, refusal }) => {
    await first?.()
    await share(true)
    const before = disk()

    const told = await run()

    expect(told).toMatch(refusal)
    expect(isKept(before)).toBe(true)
    expect(disk().filter(([path]) => path.endsWith('.srt')).length).toBeLessThanOrEqual(1)
  })
})

describe('once the person says that the library is theirs, the same changes it', () => {
  test.each(Object.entries(deeds))('%s', async (_, { first, run, refusal, adds }) => {
    await first?.()
    await share(true)
    await share(false)
    const before = disk()

    const told = await run()

    if (refusal.source === 'folder_shared') expect(told).not.toMatch(refusal)
    if (adds) await until('it is there', () => disk().length > before.length)
    if (!adds) await until('the disk changes', () => !isKept(before))
  })
})

describe('what Marquee placed there is its own', () => {
  const nfo = 'Charade (1963)/Charade (1963) Bluray-1080p.nfo'
  /** A movie that Marquee downloads, with a subtitle, and what another program writes beside it. */
  const placeOwn = async () => {
    await app.ask('DELETE', `/movies/${movie}`)
    await share(true)
    movie = putMovie(app, { title: 'Charade', year: 1963, runtime_minutes: 113, root_folder_id })
    await arrive(movie, {}, 'Charade.1963.1080p.BluRay.x264-GRP.en.srt')
    file = app.db.select().from(filesTable).all().at(-1)!.id
    writeFileSync(join(app.shelf, nfo), 'of another program')
  }
  const names = () => disk().map(([path]) => path)

  test('it is renamed with the subtitle that came with it, without what another program wrote beside it', async () => {
    await placeOwn()
    app.config.update({ movie_file_format: '{Movie Title} new' }, { isKey: true })

    const shown = await app.ask<RenamePage>('POST', '/library/rename/preview')
    await app.ask('POST', '/library/rename')

    expect(shown.body.results).toMatchObject([{ problem: null, beside: [{ to: 'Charade (1963)/Charade new.en.srt' }] }])
    const here = ['Charade (1963)/Charade new.en.srt', 'Charade (1963)/Charade new.mkv', nfo]
    expect(names().filter((path) => path.startsWith('Charade'))).toEqual(sorted(here))
  })

  test('it goes to the recycle bin, and what another program wrote beside it stays', async () => {
    await placeOwn()

    expect((await app.ask('DELETE', `/files/${file}`)).status).toBe(204)

    expect(names().filter((path) => path.startsWith('Charade'))).toEqual([nfo])
    expect(names().filter((path) => path.startsWith('.marquee')).length).toBe(2)
  })

  test('not once another program has put its own file in its place', async () => {
    await placeOwn()
    const path = 'Charade (1963)/Charade (1963) Bluray-1080p.mkv'
    writeFileSync(join(app.shelf, path), 'a file of Radarr under the same name')
    app.config.update({ movie_file_format: '{Movie Title} new' }, { isKey: true })

    const renamed = await ask('POST', '/library/rename')
    await app.ask('DELETE', `/files/${file}`)

    expect(renamed).toMatch(/folder_shared/)
    expect(readFileSync(join(app.shelf, path), 'utf8')).toBe('a file of Radarr under the same name')
  })

  test('nor if another program had placed the same file before', async () => {
    await app.ask('DELETE', `/movies/${movie}`)
    await share(true)
    movie = putMovie(app, { title: 'Charade', year: 1963, runtime_minutes: 113, root_folder_id })
    const path = 'Charade (1963)/Charade (1963) Bluray-1080p.mkv'
    const name = 'Charade.1963.1080p.BluRay.x264-GRP'
    mkdirSync(dirname(join(app.shelf, path)), { recursive: true })
    writeFileSync(join(app.shelf, path), readFileSync(join(lay(name), `${name}.mkv`)))
    await arrive(movie)
    file = app.db.select().from(filesTable).all().at(-1)!.id

    expect(await ask('DELETE', `/files/${file}`)).toMatch(/folder_shared/)
    expect(existsSync(join(app.shelf, path))).toBe(true)
  })
})

/** Every place that changes files of the library, and how the guard knows of it. A new one belongs into `deeds` above. */
const places: Record<string, string> = {
  'files/beside-files.ts': 'writes nothing in a shared folder, and removes only what it wrote and nobody changed',
  'files/partials.ts': 'removes only what Marquee had begun to write',
  'files/place-file.ts': 'gives a new file a free name, and takes back only what it has just placed',
  'files/publish-file.ts': 'gives a file a free name, for those that ask the guard',
  'files/recycle-move.ts': 'for recycle-bin.ts, which asks the guard',
  'files/remove-empty-folders.ts': 'removes only a folder without a file, for those that ask the guard',
  'files/rename.ts': 'asks the guard',
  'files/root-folders.ts': 'makes a library folder',
  'files/self-test.ts': 'removes only its own small file',
  'files/write-file.ts': 'gives a new file a free name, for subtitle-files.ts, which asks the guard',
  'media/burning.ts': 'parts of subtitles in the data folder, which it removes',
  'media/draws-text.ts': 'a line in the data folder, which it removes',
  'media/hardware/measure.ts': 'a sample in the data folder, which it removes',
  'playback/copies/making.ts': 'copies in the data folder',
  'playback/copies/texts.ts': 'subtitles of a copy in the data folder, which it removes',
  'playback/previews.ts': 'pictures in the data folder',
}

test('nothing else in the library room changes files', () => {
  const library = join(import.meta.dir, '..')
  const paths = readdirSync(library, { recursive: true }).map(String)
  const sources = paths.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  const changes =
    /import \{[^}]*\b(?:rename|unlink|rm|rmdir|writeFile|copyFile|link|symlink|mkdir|truncate|chmod|appendFile)(?:Sync)?\b[^}]*\} from 'node:fs/

  const found = sources.filter((path) => changes.test(readFileSync(join(library, path), 'utf8')))

  expect(sorted(found)).toEqual(sorted(Object.keys(places)))
})
