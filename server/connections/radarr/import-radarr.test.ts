import type { Database } from 'bun:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { downloadClientsTable } from '#server/acquisition/downloads/table'
import type { Indexer } from '#server/acquisition/indexers/schema'
import { indexersTable } from '#server/acquisition/indexers/table'
import type { Exclusion, Movie } from '#server/catalog/movies/schema'
import { knownScores } from '#server/catalog/profiles/known-scores'
import type { CustomFormat, QualityProfile } from '#server/catalog/profiles/schema'
import type { MovieVersion } from '#server/catalog/versions/schema'
import type { ImportReport, ImportUndo } from '#server/connections/import/schema'
import type { MovieFile } from '#server/library/files/schema'
import { postgresBackup, type RadarrRows, radarrBackup, radarrDatabase, startRadarr } from '#server/testing/radarr'
import type { Answered } from '#server/testing/test-app'
import { after, until } from '#server/testing/until'
import { useApp } from '#server/testing/use-app'
import { craftZip } from '#server/testing/zip-craft'
import type { Kind } from './wire'

type Failure = { error: { code: string; message: string } }
const app = useApp()
/** Events of changes: that a preview runs is none. */
const changesTold = () => app.told().filter((type) => type !== 'import_progress')
const knownNames = knownScores.map(({ format }) => format.name)
let radarr: string
beforeEach(() => {
  radarr = join(app.shelf, 'radarr')
  mkdirSync(radarr)
})

const lay = (path: string, text = 'a movie') => {
  mkdirSync(dirname(join(radarr, path)), { recursive: true })
  writeFileSync(join(radarr, path), text)
}
const tree = () =>
  readdirSync(app.shelf, { recursive: true })
    .map(String)
    .sort()
    .map((path) => `${path} ${statSync(join(app.shelf, path)).mtimeMs}`)

/** Every row of the service, to prove that nothing was written. */
const everything = () => {
  const tables = app.db.$client.query("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all() as { name: string }[]
  return tables.map(({ name }) => [name, app.db.$client.query(`SELECT * FROM "${name}"`).all()])
}

const upload = async (archive: Buffer, path = '', path_map?: unknown): Promise<Answered<ImportReport & Failure>> => {
  const form = new FormData()
  form.set('archive', new Blob([new Uint8Array(archive)]), 'radarr_backup.zip')
  if (path_map !== undefined) form.set('path_map', typeof path_map === 'string' ? path_map : JSON.stringify(path_map))
  const request = new Request(`http://localhost:8080/api/v1/import/radarr${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${app.key()}` },
    body: form,
  })
  const response = (await app.answer(request, { ip: '127.0.0.1', upgrade: () => false }))!
  return { status: response.status, body: (await response.json()) as ImportReport & Failure, headers: response.headers, response }
}
const backupOf = (rows: RadarrRows, more?: (sqlite: Database) => void) => radarrBackup(radarrDatabase(rows, more))

const itemsOf = ({ kinds }: ImportReport, kind: Kind) => kinds.find((one) => one.kind === kind)!.items
const listed = async <T>(path: string) => (await app.ask<{ results: T[] }>('GET', `${path}?limit=100`)).body.results

const ladder = (cutoff: number) => ({
  Cutoff: cutoff,
  Items: JSON.stringify([
    { quality: 0, items: [], allowed: false },
    { quality: 4, items: [], allowed: true },
    {
      id: 1003,
      name: 'WEB 1080p',
      allowed: true,
      items: [
        { quality: 3, items: [], allowed: true },
        { quality: 15, items: [], allowed: true },
      ],
    },
    { quality: 7, items: [], allowed: true },
  ]),
})
const condition = (type: string, body: object) => ({ type, body: { order: 1, name: 'one', negate: false, required: true, ...body } })

/** A library with one of everything. */
const library = (): RadarrRows => ({
  Tags: [{ Label: 'family' }, { Label: 'horror' }],
  CustomFormats: [
    { Name: 'x265', Specifications: JSON.stringify([condition('ReleaseTitleSpecification', { value: '[xh]\\.?265' })]) },
    { Name: 'Moon', Specifications: JSON.stringify([condition('MoonPhaseSpecification', { value: 1 })]) },
  ],
  QualityProfiles: [
    {
      Name: 'HD-1080p',
      ...ladder(7),
      Language: -2,
      MinFormatScore: 0,
      FormatItems: JSON.stringify([
        { format: 1, score: 50 },
        { format: 2, score: -10 },
      ]),
    },
  ],
  RootFolders: [{ Path: `${radarr}/` }, { Path: '/nowhere/at/all' }],
  ImportExclusions: [{ TmdbId: 5000, MovieTitle: 'Not That One', MovieYear: 2001 }],
  Indexers: [
    {
      Name: 'Good',
      Implementation: 'Torznab',
      Priority: 10,
      Settings: JSON.stringify({
        baseUrl: 'http://127.0.0.1:9/1/',
        apiPath: '/api',
        apiKey: 'key of the indexer',
        categories: [2000, 2040],
        minimumSeeders: 3,
        seedCriteria: { seedRatio: 1.5 },
      }),
    },
    { Name: 'Usenet', Implementation: 'Newznab', Settings: JSON.stringify({ baseUrl: 'http://127.0.0.1:9', apiKey: 'x' }) },
  ],
  MovieMetadata: [
    {
      Id: 11,
      TmdbId: 4808,
      ImdbId: 'tt0056923',
      Title: 'Charade',
      OriginalTitle: 'Charade',
      Year: 1963,
      Runtime: 113,
      Genres: '["Comedy","Mystery"]',
      InCinemas: '1963-12-05 00:00:00Z',
      DigitalRelease: null,
      Overview: 'Three men want money.',
      Images: '[{"coverType":"poster","url":"https://image.tmdb.org/t/p/original/charade.jpg"}]',
      Ratings: '{"imdb":{"votes":9,"value":7.9,"type":"user"},"tmdb":{"votes":1100,"value":7.7,"type":"user"}}',
      CollectionTmdbId: 77,
      CollectionTitle: 'Paris',
      YouTubeTrailerId: 'abcdefghijk',
    },
    { Id: 12, TmdbId: 20367, Title: 'Detour', Year: 1945 },
    { Id: 13, TmdbId: 10331, Title: 'Night of the Living Dead', Year: 1968, OriginalLanguage: 4 },
    { Id: 14, TmdbId: 999, Title: 'A Movie of a List', Year: 2020 },
  ],
  AlternativeTitles: [{ MovieMetadataId: 11, Title: 'Scharade' }],
  Movies: [
    { Path: `${radarr}/Charade (1963)`, MovieMetadataId: 11, MovieFileId: 1, Tags: '[1]', MinimumAvailability: 2 },
    { Path: `${radarr}/Detour (1945)`, MovieMetadataId: 12, MovieFileId: 2 },
    { Path: `${radarr}/Night of the Living Dead (1968)`, MovieMetadataId: 13, Monitored: 0, Tags: '[1,2]' },
  ],
  MovieFiles: [
    {
      Id: 1,
      MovieId: 1,
      RelativePath: 'Charade.mkv',
      SceneName: 'Charade.1963.1080p.BluRay.x264-GRP',
      ReleaseGroup: 'GRP',
      Languages: '[1,4]',
    },
    { Id: 2, MovieId: 2, RelativePath: 'Detour.1945.720p.WEB.mkv', Quality: '{"quality":5}' },
  ],
})

describe('a backup', () => {
  test('a preview lists everything and writes nothing, to the database or to disk', async () => {
    lay('Charade (1963)/Charade.mkv')
    const before = everything()
    const disk = tree()
    app.events.length = 0

    const { status, body } = await upload(backupOf(library()), '/preview')

    expect([status, body.applied]).toEqual([200, false])
    expect(body.totals).toEqual({ matched: 0, added: 10, changed: 0, impossible: 3, left_behind: 0, ask: 0 })
    expect(everything()).toEqual(before)
    expect(tree()).toEqual(disk)
    expect(changesTold()).toEqual([])
    expect(readdirSync(join(app.dataDir, 'uploads'))).toEqual([])
  })

  test('imports everything in place, as the preview said', async () => {
    lay('Charade (1963)/Charade.mkv')
    const disk = tree()
    const backup = backupOf(library())
    const preview = await upload(backup, '/preview')

    const { status, body } = await upload(backup)

    expect(status).toBe(200)
    expect(body).toEqual({ ...preview.body, applied: true, report_id: 1 })
    expect(tree()).toEqual(disk)
    const [charade, detour, night] = (await listed<Movie>('/movies')).toSorted((a, b) => a.title.localeCompare(b.title))
    expect(charade).toMatchObject({
      metadata_id: 4808,
      external_ids: { imdb_id: 'tt0056923' },
      title: 'Charade',
      alternative_titles: ['Scharade'],
      year: 1963,
      runtime_minutes: 113,
      original_language: 'en',
      genres: ['Comedy', 'Mystery'],
      cinema_date: '1963-12-05',
      digital_date: null,
      rating: 7.7,
      rating_votes: 1100,
      trailer_url: 'https://www.youtube.com/watch?v=abcdefghijk',
      minimum_availability: 'in_cinemas',
      monitored: true,
      folder: 'Charade (1963)',
      added_at: '2024-05-06T07:08:09.000Z',
      added_by: 'import',
      metadata_refreshed_at: null,
      status: 'available',
    })
    expect(charade!.poster_url).toContain('/poster')
    const [file] = await listed<MovieFile>(`/movies/${charade!.id}/files`)
    expect(file).toMatchObject({
      path: join(radarr, 'Charade (1963)/Charade.mkv'),
      quality: 'Bluray-1080p',
      languages: ['English', 'German'],
      release_group: 'GRP',
      size_bytes: 7,
      imported_from: 'Radarr',
    })
    expect(detour).toMatchObject({ monitored: false, file_ids: [] })
    expect(night).toMatchObject({ monitored: false, original_language: 'de', tag_ids: [1, 2] })

    const [profile] = (await listed<QualityProfile>('/quality-profiles')).filter(({ name }) => name === 'HD-1080p')
    const formats = (await listed<CustomFormat>('/custom-formats')).filter(({ name }) => !knownNames.includes(name))
    expect(formats.map(({ name }) => name)).toEqual(['x265'])
    expect(profile).toMatchObject({
      cutoff: 'Bluray-1080p',
      languages: { mode: 'original', values: [] },
      format_scores: [{ custom_format_id: formats[0]!.id, score: 50 }],
      is_default: false,
    })
    expect(profile!.items).toContainEqual({ group: 'WEB 1080p', qualities: ['WEBDL-1080p', 'WEBRip-1080p'], allowed: true })
    expect(charade!.quality_profile_id).toBe(profile!.id)
    expect(await listed<Indexer>('/indexers')).toMatchObject([
      {
        name: 'Good',
        type: 'torznab',
        enabled: true,
        api_key_set: true,
        categories: [2000, 2040],
        min_seeders: 3,
        seed_ratio: 1.5,
        priority: 10,
      },
    ])
    expect(await listed<Exclusion>('/exclusions')).toMatchObject([{ metadata_id: 5000, title: 'Not That One', year: 2001 }])
    expect((await listed<{ path: string }>('/root-folders')).map(({ path }) => path)).toEqual([radarr])
  })

  test('a second import changes nothing', async () => {
    lay('Charade (1963)/Charade.mkv')
    const backup = backupOf(library())
    await upload(backup)
    await until('nothing is under way', () => app.background.underWay().length === 0)
    const before = everything()
    app.events.length = 0

    const { body } = await upload(backup)

    expect(body.totals).toMatchObject({ added: 0, changed: 0, matched: 10 })
    expect(everything()).toEqual(before)
    expect(changesTold()).toEqual([])
  })

  test('names whatever is impossible, with the reason and the remedy', async () => {
    lay('Charade (1963)/Charade.mkv')

    const { body } = await upload(backupOf(library()), '/preview')

    const impossible = body.kinds.flatMap(({ items }) => items.filter(({ outcome }) => outcome === 'impossible'))
    expect(impossible.map(({ name, reason }) => [name, reason])).toEqual([
      ['Moon', 'Condition one: Marquee does not know MoonPhaseSpecification'],
      ['/nowhere/at/all', expect.stringContaining('It is not on this computer: enter its path here')],
      ['Usenet', 'It is a Usenet indexer, and Marquee only supports BitTorrent'],
    ])
    expect(itemsOf(body, 'quality_profiles')[0]?.reason).toBe('Without the score of Moon, which cannot be imported')
    expect(itemsOf(body, 'movies').find(({ name }) => name === 'Detour (1945)')?.reason).toContain(
      'not monitored, so that nothing is downloaded unasked',
    )
  })

  test('a movie already in the library keeps its choices and gets what it lacks', async () => {
    lay('Charade (1963)/Charade.mkv')
    await app.ask('POST', '/root-folders', { path: radarr })
    const added = await app.ask<Movie>('POST', '/movies', { metadata_id: 4808, monitored: false, search: false })

    const { body } = await upload(backupOf(library()))

    expect(itemsOf(body, 'movies')[0]).toEqual({
      name: 'Charade (1963)',
      outcome: 'changed',
      reason: 'Adds its file and its tags',
      reasons: [{ code: 'radarr_gets_file_and_tags', values: {}, text: 'Adds its file and its tags' }],
      harm: null,
      goes_to: null,
    })
    const { body: movie } = await app.ask<Movie>('GET', `/movies/${added.body.id}`)
    expect(movie).toMatchObject({ monitored: false, quality_profile_id: added.body.quality_profile_id, tag_ids: [1] })
    expect(movie.file_ids).toHaveLength(1)
    expect(changesTold().filter((type) => type === 'movie_updated')).toHaveLength(1)
  })

  describe('of a second Radarr, which keeps the same movies in 4K', () => {
    const second = (): RadarrRows => ({
      QualityProfiles: [{ Name: 'Ultra-HD', ...ladder(19), Items: JSON.stringify([{ quality: 19, items: [], allowed: true }]) }],
      RootFolders: [{ Path: join(app.shelf, 'uhd') }],
      MovieMetadata: library().MovieMetadata!,
      Movies: [
        { Path: join(app.shelf, 'uhd/Charade (1963)'), MovieMetadataId: 11, MovieFileId: 1 },
        { Path: join(app.shelf, 'uhd/Detour (1945)'), MovieMetadataId: 12 },
        { Path: join(app.shelf, 'uhd/Night of the Living Dead (1968)'), MovieMetadataId: 13, Monitored: 0 },
      ],
      MovieFiles: [{ Id: 1, MovieId: 1, RelativePath: 'Charade.1963.2160p.BluRay.mkv', Quality: '{"quality":19}' }],
    })
    const versionsOf = async (title: string) => {
      const movie = (await listed<Movie>('/movies')).find((one) => one.title === title)!
      const { body } = await app.ask<{ results: MovieVersion[] }>('GET', `/movies/${movie.id}/versions`)
      return body.results.map(({ name, status, file_ids }) => `${name || 'default'}: ${status}, ${file_ids.length} file`)
    }
    beforeEach(async () => {
      lay('Charade (1963)/Charade.mkv')
      lay('Detour (1945)/Detour.1945.720p.WEB.mkv')
      lay('../uhd/Charade (1963)/Charade.1963.2160p.BluRay.mkv', 'a movie in 4K')
      await upload(backupOf(library()))
    })

    test('file and wish become versions beside what is here, and nothing on disk changes', async () => {
      const before = tree()
      const preview = (await upload(backupOf(second()), '/preview')).body
      const { body } = await upload(backupOf(second()))

      expect(itemsOf(body, 'movies').map(({ outcome, reason }) => [outcome, reason])).toEqual([
        ['changed', 'Becomes a version of its own, with the file: Ultra-HD'],
        ['changed', 'Becomes a version of its own: Ultra-HD'],
        ['matched', 'It already exists and stays unchanged'],
      ])
      expect(itemsOf(preview, 'movies')).toEqual(itemsOf(body, 'movies'))
      expect(await versionsOf('Charade')).toEqual(['default: available, 1 file', 'Ultra-HD: available, 1 file'])
      expect(await versionsOf('Detour')).toEqual(['default: upgradable, 1 file', 'Ultra-HD: unreleased, 0 file'])
      expect(tree()).toEqual(before)
    })

    test('a second import changes nothing, and neither does the first Radarr again', async () => {
      await upload(backupOf(second()))
      const here = async () => [await listed<MovieFile>('/files'), await versionsOf('Charade'), await versionsOf('Detour')]
      const before = await here()

      for (const rows of [second(), library()]) {
        const { body } = await upload(backupOf(rows))
        expect(body).toMatchObject({ report_id: null, totals: { added: 0, changed: 0 } })
      }

      expect(await here()).toEqual(before)
    })

    test('what an interrupted import did not reach comes with the next one', async () => {
      await upload(backupOf(second()))
      const { movie_id, id } = app.db.$client
        .query('SELECT id, movie_id FROM movie_versions WHERE NOT is_default ORDER BY id DESC')
        .get() as {
        movie_id: number
        id: number
      }
      await app.ask('DELETE', `/movies/${movie_id}/versions/${id}`)

      const { body } = await upload(backupOf(second()))

      expect(body.totals).toMatchObject({ added: 0, changed: 1 })
      expect(await versionsOf('Detour')).toEqual(['default: upgradable, 1 file', 'Ultra-HD: unreleased, 0 file'])
    })

    test('undoing the import takes the versions back, and the files stay on disk', async () => {
      const before = await listed<MovieFile>('/files')
      const disk = tree()
      const { body } = await upload(backupOf(second()))

      const undone = await app.ask<ImportUndo>('POST', `/import/${body.report_id}/undo`)

      expect(undone.body).toMatchObject({ stays: [], already_gone: 0 })
      expect(await versionsOf('Charade')).toEqual(['default: available, 1 file'])
      expect(await versionsOf('Detour')).toEqual(['default: upgradable, 1 file'])
      expect(await listed<MovieFile>('/files')).toEqual(before)
      expect(tree()).toEqual(disk)
    })

    test('a version that got another file since stays', async () => {
      const { body } = await upload(backupOf(second()))
      app.db.$client.run('UPDATE import_made SET made = json_set(made, "$.id", 999) WHERE made ->> "$.what" = \'file\' AND import_id = ?', [
        body.report_id!,
      ])

      const undone = await app.ask<ImportUndo>('POST', `/import/${body.report_id}/undo`)

      expect(undone.body.stays.map(({ kind, name }) => [kind, name])).toContainEqual(['version', 'Ultra-HD'])
      expect(await versionsOf('Charade')).toHaveLength(2)
    })
  })

  test('a duplicate movie is imported once', async () => {
    const rows = library()
    rows.Movies!.push({ Path: `${radarr}/Again`, MovieMetadataId: 13 })

    const { body } = await upload(backupOf(rows))

    const twins = itemsOf(body, 'movies').filter(({ name }) => name.startsWith('Night'))
    expect(twins.map(({ outcome }) => outcome)).toEqual(['added', 'impossible'])
    expect(twins[1]?.reason).toContain('is in Radarr twice')
  })

  test('the path map finds a folder with another name here, on Windows or not', async () => {
    lay('Charade (1963)/Charade.mkv')
    const rows = library()
    rows.RootFolders = [{ Path: 'D:\\Movies\\' }]
    rows.Movies = [{ Path: 'D:\\Movies\\Charade (1963)', MovieMetadataId: 11, MovieFileId: 1 }]
    const backup = backupOf(rows)

    const without = await upload(backup)
    expect(itemsOf(without.body, 'movies')[0]).toMatchObject({
      outcome: 'impossible',
      reason: expect.stringContaining('would download it again'),
    })
    const { body } = await upload(backup, '', [{ from: 'D:\\Movies', to: radarr }])

    expect(itemsOf(body, 'root_folders')[0]).toMatchObject({ outcome: 'added', reason: expect.stringContaining(`As ${radarr}`) })
    expect(itemsOf(body, 'movies')[0]).toMatchObject({ outcome: 'added', reason: '' })
    expect((await listed<Movie>('/movies'))[0]).toMatchObject({ folder: 'Charade (1963)', status: 'available' })
  })

  test('the folder stays shared with Radarr until the person says otherwise, and so do the files in it', async () => {
    lay('Charade (1963)/Charade.mkv')

    const { body } = await upload(backupOf(library()))
    const [root] = await listed<{ id: number; shared: boolean }>('/root-folders')
    const [file] = await listed<{ id: number }>(`/movies/${(await listed<Movie>('/movies'))[0]!.id}/files`)

    expect(itemsOf(body, 'root_folders')[0]!.reason).toContain('Radarr uses it too')
    expect([root!.shared, (await app.ask('DELETE', `/files/${file!.id}`)).status]).toEqual([true, 409])
    await app.ask('PATCH', `/root-folders/${root!.id}`, { shared: false })
    expect((await app.ask('DELETE', `/files/${file!.id}`)).status).toBe(204)
  })

  test("imports no movies from an empty folder, such as an unplugged disk's", async () => {
    const { body } = await upload(backupOf(library()))

    expect(itemsOf(body, 'root_folders')[0]).toMatchObject({ outcome: 'impossible', reason: expect.stringContaining('is empty') })
    expect((await listed<Movie>('/movies')).map(({ title }) => title)).toEqual(['Night of the Living Dead'])
  })

  test('ignores a file that leads outside the folder', async () => {
    writeFileSync(join(app.dir, 'secret.mkv'), 'elsewhere')
    lay('other.mkv')
    mkdirSync(join(radarr, 'Charade (1963)'))
    symlinkSync(join(app.dir, 'secret.mkv'), join(radarr, 'Charade (1963)', 'Charade.mkv'))
    const rows = library()
    rows.MovieFiles![1]!.RelativePath = '../../../secret.mkv'

    await upload(backupOf(rows))

    expect((await listed<Movie>('/movies')).flatMap((movie) => movie.file_ids)).toEqual([])
  })

  test('one unreadable item does not stop the others', async () => {
    const rows = library()
    rows.QualityProfiles![0]!.Items = 'no JSON'
    rows.Movies![2]!.Tags = '{"not":"a list"}'

    const { status, body } = await upload(backupOf(rows))

    expect(status).toBe(200)
    expect(itemsOf(body, 'quality_profiles')).toMatchObject([
      {
        name: 'HD-1080p',
        outcome: 'impossible',
        reason: 'Marquee does not understand it: items has an unexpected value',
        reasons: [{ code: 'radarr_odd_value', values: { field: 'items' } }],
      },
    ])
    expect(itemsOf(body, 'movies').at(-1)).toMatchObject({ name: 'Night of the Living Dead', outcome: 'impossible' })
    expect(itemsOf(body, 'tags').map(({ outcome }) => outcome)).toEqual(['added', 'added'])
  })

  test('accepts the bare database too', async () => {
    expect((await upload(radarrDatabase(library()), '/preview')).status).toBe(200)
  })

  test('imports two thousand movies without asking the provider, and the service stays responsive', async () => {
    const rows: RadarrRows = {
      RootFolders: [{ Path: radarr }],
      MovieMetadata: Array.from({ length: 2000 }, (_, n) => ({ Id: n + 1, TmdbId: n + 1, Title: `Movie ${n + 1}`, Year: 1990 })),
      Movies: Array.from({ length: 2000 }, (_, n) => ({ Path: `${radarr}/Movie ${n + 1}`, MovieMetadataId: n + 1 })),
    }
    let answered = 0
    let done = false
    await app.provider.stop()
    const backup = backupOf(rows)
    const importing = upload(backup).finally(() => {
      done = true
    })
    while (!done) {
      await app.ask('GET', '/status')
      answered++
      await after(1)
    }

    const { body } = await importing
    expect(body.totals).toEqual({ matched: 0, added: 2001, changed: 0, impossible: 0, left_behind: 0, ask: 0 })
    expect(answered).toBeGreaterThan(20)
  }, 120_000)
})

describe('anything that is not a backup is refused with a reason, and nothing remains', () => {
  const broken: [string, () => Buffer, string][] = [
    ['text', () => Buffer.from('hello, this is no archive at all'), 'not a ZIP archive'],
    ['a backup that is cut off', () => backupOf(library()).subarray(0, 900), 'not a ZIP archive, it is truncated'],
    [
      'a backup without a database',
      () => craftZip([{ name: 'config.xml', bytes: Buffer.from('<Config/>') }]),
      'it does not contain radarr.db',
    ],
    ['a backup of a Radarr with Postgres', () => postgresBackup(), 'import by its address and key'],
    ['one with the database from before Postgres', () => postgresBackup(radarrDatabase(library())), 'import by its address and key'],
    [
      'two databases',
      () => craftZip(['', ' '].map(() => ({ name: 'radarr.db', bytes: radarrDatabase({}) }))),
      'it contains radarr.db twice',
    ],
    ['a database that is none', () => radarrBackup(Buffer.from('SQLite? no')), 'is not a database'],
    ['a damaged database', () => radarrBackup(damaged(radarrDatabase(library()))), 'The database cannot be read'],
    ['another database', () => radarrBackup(radarrDatabase({}, (sqlite) => sqlite.run('DROP TABLE Movies'))), 'not from Radarr 4 or newer'],
    [
      'a lie about the size',
      () => craftZip([{ name: 'radarr.db', bytes: radarrDatabase({}), claims: { size: 2 ** 31 - 1, packed: 100 } }]),
      'unpacks to far more',
    ],
    [
      'a view that never ends',
      () =>
        radarrBackup(
          radarrDatabase({}, (sqlite) => {
            sqlite.run('DROP TABLE Tags')
            sqlite.run(
              'CREATE VIEW Tags AS WITH RECURSIVE n(Id) AS (SELECT 1 UNION ALL SELECT Id + 1 FROM n) SELECT max(Id) AS Id, 1 AS Label FROM n',
            )
          }),
        ),
      'Tags in the database is not a plain table',
    ],
    [
      'a computed column',
      () => radarrBackup(radarrDatabase({}, (sqlite) => sqlite.run('ALTER TABLE Tags ADD COLUMN More AS (hex(zeroblob(400000000)))'))),
      'Tags in the database is not a plain table',
    ],
  ]
  test.each(broken)('%s', async (_, make, why) => {
    const before = everything()

    const { status, body } = await upload(make())

    expect([status, body.error.code]).toEqual([422, 'validation_error'])
    expect(body.error.message).toContain(why)
    expect(body.error).toMatchObject({ details: { reason: expect.stringMatching(/^(?:radarr|database)_/) }, values: { field: 'archive' } })
    expect(everything()).toEqual(before)
    expect(readdirSync(join(app.dataDir, 'uploads'))).toEqual([])
  })

  test('an invalid map', async () => {
    const { status, body } = await upload(backupOf({}), '', 'no JSON')

    expect([status, body.error.message]).toEqual([422, 'path_map: must be a list of `from` and `to` as JSON'])
  })

  const bodies = [
    undefined,
    {},
    [],
    { url: 'file:///etc/passwd', api_key: 'x' },
    { url: 'http://127.0.0.1:1', api_key: 'a\nb' },
    { url: 1 },
  ]
  test.each(bodies)('the body %j', async (sent) => {
    expect((await app.ask('POST', '/import/radarr/preview', sent)).status).toBe(422)
  })
})

const damaged = (database: Buffer): Buffer => {
  database.fill(0xaa, 4096, database.length - 4096)
  return database
}

describe('a running Radarr', () => {
  const answers = () => ({
    tag: [{ id: 1, label: 'family' }],
    customformat: [
      {
        id: 1,
        name: 'x265',
        specifications: [
          {
            name: 'one',
            implementation: 'ReleaseTitleSpecification',
            negate: false,
            required: true,
            fields: [{ name: 'value', value: 'x265' }],
          },
        ],
      },
    ],
    qualityprofile: [
      {
        id: 4,
        name: 'HD-1080p',
        upgradeAllowed: true,
        cutoff: 7,
        items: [{ quality: { id: 7, name: 'Bluray-1080p' }, items: [], allowed: true }],
        minFormatScore: 0,
        cutoffFormatScore: 0,
        minUpgradeFormatScore: 1,
        formatItems: [{ format: 1, name: 'x265', score: 5 }],
        language: { id: 4, name: 'German' },
      },
    ],
    rootfolder: [{ id: 1, path: `${radarr}/`, accessible: true }],
    indexer: [
      {
        id: 1,
        name: 'Good',
        implementation: 'Torznab',
        enableRss: true,
        enableAutomaticSearch: true,
        enableInteractiveSearch: true,
        priority: 25,
        fields: [
          { name: 'baseUrl', value: 'http://127.0.0.1:9/1/' },
          { name: 'apiPath', value: '/api' },
          { name: 'apiKey', value: '********' },
          { name: 'categories', value: [2000] },
          { name: 'seedCriteria.seedRatio', value: 2 },
        ],
      },
    ],
    movie: [
      {
        id: 1,
        tmdbId: 4808,
        imdbId: 'tt0056923',
        title: 'Charade',
        originalLanguage: { id: 1, name: 'English' },
        alternateTitles: [{ title: 'Scharade' }],
        year: 1963,
        runtime: 113,
        path: `${radarr}/Charade (1963)`,
        monitored: true,
        minimumAvailability: 'inCinemas',
        qualityProfileId: 4,
        tags: [1],
        added: '2024-05-06T07:08:09Z',
        genres: ['Comedy'],
        images: [{ coverType: 'poster', url: '/MediaCover/1/poster.jpg', remoteUrl: 'https://image.tmdb.org/t/p/original/charade.jpg' }],
        movieFile: {
          relativePath: 'Charade.mkv',
          quality: { quality: { id: 7, name: 'Bluray-1080p' }, revision: { version: 1 } },
          languages: [{ id: 1, name: 'English' }],
        },
      },
    ],
  })
  let server: ReturnType<typeof startRadarr>
  beforeEach(() => {
    lay('Charade (1963)/Charade.mkv')
    server = startRadarr(answers())
  })
  afterEach(() => server.stop())
  const take = (path = '', api_key = 'radarr-key') =>
    app.ask<ImportReport & Failure>('POST', `/import/radarr${path}`, { url: `${server.url}/`, api_key })

  test('is imported like its backup; anything its API hides is reported', async () => {
    const { status, body } = await take()

    expect([status, body.version]).toEqual([200, '5.14.0.9383'])
    expect(body.totals).toEqual({ matched: 0, added: 6, changed: 0, impossible: 18, left_behind: 0, ask: 0 })
    expect(itemsOf(body, 'exclusions')).toMatchObject([
      {
        name: 'exclusions',
        outcome: 'impossible',
        reason: 'Radarr does not provide it: Radarr returned status 404; is the address right?',
      },
    ])
    expect((await listed<Movie>('/movies'))[0]).toMatchObject({ title: 'Charade', status: 'available', minimum_availability: 'in_cinemas' })
    const profile = (await listed<QualityProfile>('/quality-profiles')).find(({ name }) => name === 'HD-1080p')
    expect(profile).toMatchObject({ languages: { mode: 'any_of', values: ['German'] }, format_scores: [{ score: 5 }] })
  })

  test("hides its indexers' keys: they are imported disabled, and a backup can add the keys later", async () => {
    const { body } = await take()
    expect(itemsOf(body, 'indexers')[0]?.reason).toContain('enter the key and enable it')
    expect(await listed<Indexer>('/indexers')).toMatchObject([{ enabled: false, api_key_set: false, seed_ratio: 2 }])

    const again = await take()
    expect(itemsOf(again.body, 'indexers')[0]).toMatchObject({
      name: 'Good',
      outcome: 'matched',
      reason: 'It already exists; its key is still missing',
    })
    const backup = await upload(backupOf(library()))

    expect(itemsOf(backup.body, 'indexers')[0]).toMatchObject({ name: 'Good', outcome: 'changed', reason: 'Adds its key' })
    expect(await listed<Indexer>('/indexers')).toMatchObject([{ enabled: true, api_key_set: true }])
  })

  describe('asks in the preview for what its API hides', () => {
    const entry = (name: string, implementation: string, values: Record<string, unknown>) => ({
      ...{ id: 1, name, implementation, enable: true, enabled: true, priority: 1 },
      fields: Object.entries(values).map(([field, value]) => ({ name: field, value })),
    })
    const torznab = (name: string, baseUrl: string) => entry(name, 'Torznab', { baseUrl, apiPath: '/api', apiKey: '********' })
    const hiding = {
      indexer: [
        torznab('First', 'http://127.0.0.1:9/1/'),
        torznab('Second', 'http://127.0.0.1:9/2/'),
        torznab('Elsewhere', 'http://127.0.0.1:10/1/'),
      ],
      downloadclient: [entry('Box', 'QBittorrent', { host: 'box', port: 8081, username: 'me', password: '********' })],
      importlist: [entry('Other', 'RadarrImport', { baseUrl: 'http://127.0.0.1:11', apiKey: '********' })],
    }
    const send = (path: string, answers: object[] = []) =>
      app.ask<ImportReport>('POST', `/import/radarr${path}`, { url: server.url, api_key: 'radarr-key', answers })
    beforeEach(() => {
      server.stop()
      server = startRadarr({ ...answers(), ...hiding })
    })
    const asking = ({ kinds }: ImportReport) =>
      kinds.flatMap(({ items }) => items.flatMap(({ name, outcome, choices }) => (outcome === 'ask' ? [[name, choices?.[0]]] : [])))

    test('with the address that a secret belongs to', async () => {
      const { body } = await send('/preview')

      expect(asking(body)).toEqual([
        ['First', { id: 'enter', label: 'http://127.0.0.1:9' }],
        ['Second', { id: 'enter', label: 'http://127.0.0.1:9' }],
        ['Elsewhere', { id: 'enter', label: 'http://127.0.0.1:10' }],
        ['Box', { id: 'enter', label: 'http://box:8081' }],
        ['Other', { id: 'enter', label: 'http://127.0.0.1:11' }],
      ])
      expect(body.totals.ask).toBe(5)
    })

    test('and one secret serves everything at its address, but nothing elsewhere', async () => {
      const entered = [
        { kind: 'indexers', name: 'First', secret: 'key of nine' },
        { kind: 'download_clients', name: 'Box', secret: 'of the box' },
        { kind: 'lists', name: 'Other', secret: 'key of eleven' },
      ]
      expect(asking((await send('/preview', entered)).body).map(([name]) => name)).toEqual(['Elsewhere'])

      const { body } = await send('', entered)

      expect(asking(body)).toEqual([])
      const indexers = app.db.select().from(indexersTable).all()
      expect(indexers.map(({ name, api_key, enabled }) => [name, api_key, enabled])).toEqual([
        ['First', 'key of nine', true],
        ['Second', 'key of nine', true],
        ['Elsewhere', null, false],
      ])
      const settings = { url: 'http://box:8081', username: 'me', password: '[REDACTED]' }
      expect(await listed<object>('/download-clients')).toMatchObject([{ name: 'Box', enabled: true, settings }])
      expect(app.db.select().from(downloadClientsTable).get()?.settings_json).toMatchObject({ password: 'of the box' })
      expect((await listed<{ name: string }>('/lists')).map(({ name }) => name)).toEqual(['Other'])
    })

    test('a mask is never imported as a secret, and without an answer nothing is switched on', async () => {
      const { body } = await send('', [{ kind: 'indexers', name: 'First', secret: '****' }])

      expect(asking(body)).toEqual([])
      const indexers = app.db.select().from(indexersTable).all()
      expect(indexers.map(({ api_key, enabled }) => [api_key, enabled])).toEqual([
        [null, false],
        [null, false],
        [null, false],
      ])
      expect(itemsOf(body, 'lists')[0]).toMatchObject({ outcome: 'left_behind' })
      expect(await listed<{ settings: object }>('/download-clients')).toMatchObject([{ name: 'Box', enabled: false }])
      expect(app.db.select().from(downloadClientsTable).get()?.settings_json).not.toHaveProperty('password')
      expect(asking((await send('/preview')).body).map(([name]) => name)).toEqual(['First', 'Second', 'Elsewhere', 'Other'])
    })
  })

  test('that refuses the key, is not Radarr or does not answer is reported', async () => {
    expect((await take('/preview', 'wrong')).body.error.message).toContain('api_key: Radarr rejects this key')
    const other = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => Response.json({ appName: 'Sonarr' }) })
    const none = await app.ask<Failure>('POST', '/import/radarr', { url: `http://127.0.0.1:${other.port}`, api_key: 'x' })
    await other.stop(true)
    expect([none.status, none.body.error.message]).toEqual([422, 'url: Radarr is not responding there'])
    const gone = await app.ask<Failure>('POST', '/import/radarr', { url: `http://127.0.0.1:${other.port}`, api_key: 'x' })
    expect([gone.status, gone.body.error.code]).toEqual([503, 'service_unavailable'])
    expect(await listed<Movie>('/movies')).toEqual([])
  })
})
