import { expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Blocked } from '#server/acquisition/search/schema'
import type { Follow } from '#server/catalog/follows/schema'
import type { Movie } from '#server/catalog/movies/schema'
import type { QualityProfile } from '#server/catalog/profiles/schema'
import type { Hold, ImportReport } from '#server/connections/import/schema'
import type { Config } from '#server/foundation/config/schema'
import type { MovieFile } from '#server/library/files/schema'
import { type RadarrRows, radarrBackup, radarrDatabase } from '#server/testing/radarr'
import { useApp } from '#server/testing/use-app'
import { planRules } from './plan-rules'
import { rulesHere } from './rules-here'

const app = useApp()
const hashes = { file: 'a'.repeat(40), grabbed: 'b'.repeat(40), blocked: 'c'.repeat(40) }
const items = JSON.stringify([4, 3, 7].map((quality) => ({ quality, items: [], allowed: true })))

/** A Radarr that holds downloads back in every way that it has, with one movie on disk and one without a file. */
const radarr = (more: RadarrRows = {}): RadarrRows => {
  mkdirSync(join(app.shelf, 'Faust (1926)'), { recursive: true })
  writeFileSync(join(app.shelf, 'Faust (1926)/Faust (1926).mkv'), 'a movie')
  return {
    RootFolders: [{ Path: app.shelf }],
    Tags: [
      { Id: 1, Label: 'family' },
      { Id: 2, Label: 'private' },
    ],
    CustomFormats: [
      {
        Id: 1,
        Name: 'Good group',
        Specifications: JSON.stringify([{ type: 'ReleaseGroupSpecification', body: { name: 'g', value: '^GOOD$' } }]),
      },
      {
        Id: 2,
        Name: 'German',
        Specifications: JSON.stringify([{ type: 'LanguageSpecification', body: { name: 'l', value: 4 } }]),
      },
      {
        Id: 3,
        Name: 'Internal',
        Specifications: JSON.stringify([{ type: 'IndexerFlagSpecification', body: { name: 'f', value: 32 } }]),
      },
    ],
    QualityProfiles: [
      {
        Id: 1,
        Name: 'HD',
        Cutoff: 7,
        Items: items,
        Language: -1,
        FormatItems: JSON.stringify([
          { format: 1, score: 1000 },
          { format: 2, score: 400 },
          { format: 3, score: 30 },
        ]),
      },
    ],
    QualityDefinitions: [{ Quality: 7, Title: 'Bluray-1080p', MinSize: 5, MaxSize: 90, PreferredSize: 60 }],
    ReleaseProfiles: [
      { Name: 'No 3D', Ignored: '["3D"]', Tags: '[]' },
      { Name: 'Family', Required: '["German","/dubbed/i"]', Tags: '[1]' },
      { Name: 'Only there', Required: '["freeleech"]', Tags: '[]', IndexerId: 1 },
      { Name: 'Off', Enabled: 0, Ignored: '["x"]', Tags: '[]' },
      { Name: 'Orphan', Ignored: '["y"]', Tags: '[99]' },
    ],
    DelayProfiles: [
      { TorrentDelay: 120, Order: 2147483647, Tags: '[]', BypassIfHighestQuality: 1 },
      { TorrentDelay: 600, Order: 1, Tags: '[1]' },
    ],
    Indexers: [
      {
        Id: 1,
        Name: 'Private site',
        Implementation: 'Torznab',
        Tags: '[2]',
        Settings: JSON.stringify({ baseUrl: 'https://indexer.example/1', apiKey: 'k', requiredFlags: [1, 32], multiLanguages: [2] }),
      },
    ],
    Config: [
      { Key: 'availabilitydelay', Value: '14' },
      { Key: 'downloadpropersandrepacks', Value: 'doNotUpgrade' },
      { Key: 'maximumsize', Value: '40000' },
      { Key: 'autounmonitorpreviouslydownloadedmovies', Value: 'True' },
      { Key: 'retention', Value: '0' },
      { Key: 'somethingnew', Value: 'x' },
    ],
    NamingConfig: [{ RenameMovies: 1, StandardMovieFormat: '{Movie Title}', MovieFolderFormat: '{Movie Title} ({Release Year})' }],
    Collections: [
      { TmdbId: 77, Title: 'Legends', Monitored: 1, QualityProfileId: 1, MinimumAvailability: 3 },
      { TmdbId: 78, Title: 'Elsewhere', Monitored: 1, QualityProfileId: 1, MinimumAvailability: 3 },
    ],
    Blocklist: [
      { MovieId: 1, SourceTitle: 'Faust.1926.1080p.BluRay-BAD', TorrentInfoHash: hashes.blocked.toUpperCase(), Message: 'broken' },
      { MovieId: 2, SourceTitle: 'Detour.1945.1080p.BluRay-BAD' },
      { MovieId: 2, SourceTitle: 'Detour of Usenet', Protocol: 1 },
    ],
    History: [
      { MovieId: 1, SourceTitle: 'Faust.1926.German.1080p.BluRay-GOOD', EventType: 1, DownloadId: hashes.file.toUpperCase() },
      {
        MovieId: 1,
        SourceTitle: 'Faust.1926.German.1080p.BluRay-GOOD',
        EventType: 3,
        DownloadId: hashes.file.toUpperCase(),
        Data: '{"fileId":"1"}',
        Date: '2024-05-06 08:00:00Z',
        Quality: '{"quality":3}',
      },
      { MovieId: 2, SourceTitle: 'Detour.1945.720p', EventType: 1, DownloadId: hashes.grabbed },
      { MovieId: 2, SourceTitle: 'Detour.1945.720p', EventType: 4, DownloadId: hashes.grabbed },
    ],
    Movies: [
      {
        Id: 1,
        Path: join(app.shelf, 'Faust (1926)'),
        MovieMetadataId: 11,
        MovieFileId: 1,
        Tags: '[1]',
        LastSearchTime: '2025-01-02 03:04:05Z',
      },
      { Id: 2, Path: join(app.shelf, 'Detour (1945)'), MovieMetadataId: 12 },
    ],
    MovieMetadata: [
      { Id: 11, TmdbId: 775, Title: 'Faust', Year: 1926, SecondaryYear: 1927, CollectionTmdbId: 77, CollectionTitle: 'Legends' },
      { Id: 12, TmdbId: 20367, Title: 'Detour', Year: 1945 },
    ],
    MovieFiles: [
      {
        Id: 1,
        MovieId: 1,
        RelativePath: 'Faust (1926).mkv',
        OriginalFilePath: 'Faust.1926.1080p.BluRay.x264-GOOD/faust.mkv',
        ReleaseGroup: 'GOOD',
        Edition: 'Restored',
        IndexerFlags: 33,
        DateAdded: '2021-02-03 04:05:06Z',
        Languages: '[4]',
        Quality: '{"quality":7,"revision":{"version":2,"real":0,"isRepack":true}}',
      },
    ],
    Notifications: [{ Name: 'Phone', Implementation: 'Pushover' }],
    Metadata: [
      { Name: 'Kodi', Implementation: 'XbmcMetadata', Enable: 1 },
      { Name: 'WDTV', Implementation: 'WdtvMetadata', Enable: 0 },
    ],
    CustomFilters: [{ Type: 'movieIndex', Label: 'Old ones' }],
    AutoTagging: [{ Name: 'Anime', Tags: '[1]' }],
    Users: [{ Username: 'me' }],
    SubtitleFiles: [{ RelativePath: 'Faust.srt' }, { RelativePath: 'Faust.de.srt' }],
    PendingReleases: [{ Title: 'Faust.2160p' }],
    DownloadClients: [
      {
        Name: 'qB',
        Implementation: 'QBittorrent',
        Priority: 3,
        Settings: JSON.stringify({
          host: 'box',
          port: 8081,
          useSsl: true,
          urlBase: '/qb',
          username: 'me',
          password: 'p',
          movieCategory: 'radarr',
        }),
      },
      { Name: 'Tx', Implementation: 'Transmission', Priority: 1 },
    ],
    RemotePathMappings: [
      { Host: 'box', RemotePath: '/downloads', LocalPath: '/mnt/downloads' },
      { Host: 'other', RemotePath: '/x', LocalPath: '/y' },
    ],
    ImportLists: [
      {
        Name: 'Best',
        Implementation: 'TMDbListImport',
        QualityProfileId: 1,
        MinimumAvailability: 3,
        Tags: '[1]',
        Settings: '{"listId":"12"}',
      },
      { Name: 'Mine', Implementation: 'PlexImport', QualityProfileId: 1, MinimumAvailability: 3 },
    ],
    ...more,
  }
}

const upload = async (rows: RadarrRows, more?: Parameters<typeof radarrDatabase>[1]): Promise<ImportReport> => {
  const form = new FormData()
  form.set('archive', new Blob([new Uint8Array(radarrBackup(radarrDatabase(rows, more)))]), 'backup.zip')
  const headers = { authorization: `Bearer ${app.key()}` }
  const request = new Request('http://localhost:8080/api/v1/import/radarr', { method: 'POST', headers, body: form })
  const response = (await app.answer(request, { ip: '127.0.0.1', upgrade: () => false }))!
  expect(response.status).toBe(200)
  return (await response.json()) as ImportReport
}
const listed = async <T>(path: string) => (await app.ask<{ results: T[] }>('GET', `${path}?limit=100`)).body.results
const named = async <T extends { name: string }>(path: string, name: string) => (await listed<T>(path)).find((one) => one.name === name)!
const outcomesOf = ({ kinds }: ImportReport, kind: string) =>
  kinds.find((one) => one.kind === kind)!.items.map(({ name, outcome, harm }) => [name, outcome, harm])
const movieNamed = async (title: string) => (await listed<Movie>('/movies')).find((movie) => movie.title === title)!

test('words, delays, and sizes go into every profile, with their tags and indexers', async () => {
  await upload(radarr())

  const profile = await named<QualityProfile>('/quality-profiles', 'HD')
  const [family] = (await listed<{ id: number; name: string }>('/tags')).filter(({ name }) => name === 'family')
  const indexer = await named<{ id: number; name: string }>('/indexers', 'Private site')
  expect(profile).toMatchObject({
    words: [
      { must: [], must_not: ['3D'], tag_ids: [], indexer_ids: [] },
      { must: ['German', '/dubbed/i'], must_not: [], tag_ids: [family!.id], indexer_ids: [] },
      { must: ['freeleech'], must_not: [], tag_ids: [], indexer_ids: [indexer.id] },
    ],
    delay_minutes: 120,
    delay_bypass_best_quality: true,
    delays: [{ minutes: 600, tag_ids: [family!.id] }],
    size_limits: [{ quality: 'Bluray-1080p', min_size: 5, max_size: 90, preferred_size: 60 }],
  })
})

test('a rule keeps to what it is limited to, and words that do not fit are named as a lost guard', () => {
  const ignored = [...Array.from({ length: 101 }, (_, n) => `word${n}`), 'x'.repeat(501)]
  const wire = { Id: 1, name: 'Many', ignored, tags: [1], enabled: true }
  const names = { tags: new Map([[1, 'family']]), indexers: new Map() }
  const library = { release_profiles: [wire], delay_profiles: [], quality_sizes: [] } as never
  const { rules, items } = planRules(library, names, { defaultSizes: () => ({ min_size: null, max_size: null, preferred_size: null }) })

  const [item] = items.release_profiles
  expect(rules.words[0]!.must_not).toHaveLength(100)
  expect(item).toMatchObject({ harm: 'guard', goes_to: '/settings/quality' })
  expect(item!.reasons.map(({ text }) => text).join()).toContain('word100')
  expect(rulesHere(rules, { tags: new Map(), indexers: [] })).toEqual({ words: [] })
  expect(rulesHere(rules, { tags: new Map([['family', 7]]), indexers: [] }).words).toMatchObject([{ tag_ids: [7] }])
})

test('an indexer keeps its tags and the flags that it requires', async () => {
  await upload(radarr())

  const [, site] = await listed<{ id: number; name: string }>('/tags')
  expect(await named<{ name: string }>('/indexers', 'Private site')).toMatchObject({
    tag_ids: [site!.id],
    required_flags: ['freeleech', 'internal'],
    multi_languages: ['French'],
  })
})

test('settings are carried where they still have their default, and named where they have not', async () => {
  await app.ask('PUT', '/config', { propers: 'do_not_prefer' })

  const report = await upload(radarr())

  const config = (await app.ask<Config>('GET', '/config')).body
  expect(config).toMatchObject({
    availability_delay_days: 14,
    max_size_mb: 40_000,
    propers: 'do_not_prefer',
    movie_file_format: '{Movie Title}',
  })
  expect(outcomesOf(report, 'settings')).toEqual([
    ['Availability Delay', 'changed', null],
    ['Propers and Repacks', 'matched', 'guard'],
    ['Maximum Size', 'changed', null],
    ['Unmonitor Deleted Movies', 'left_behind', 'guard'],
    ['somethingnew', 'left_behind', 'comfort'],
  ])
  expect(outcomesOf(report, 'naming')).toEqual([
    ['Rename Movies', 'left_behind', 'setting'],
    ['Standard Movie Format', 'changed', null],
  ])
})

test('a file keeps what Radarr knows about it, and its score is that of Radarr', async () => {
  await upload(radarr())

  const movie = await movieNamed('Faust')
  const { body: file } = await app.ask<MovieFile>('GET', `/files/${movie.file_ids[0]}`)
  expect(file).toMatchObject({
    release_group: 'GOOD',
    edition: 'Restored',
    flags: ['freeleech', 'internal'],
    languages: ['German'],
    revision: { version: 2, real: 0, is_repack: true },
    added_at: '2021-02-03T04:05:06.000Z',
    custom_format_score: 1430,
  })
  expect(app.rooms.library.files.ofMovie(movie.id)[0]?.info_hash).toBe(hashes.file)
  expect(app.rooms.movies.row(movie.id)).toMatchObject({ last_searched_at: '2025-01-02T03:04:05.000Z', secondary_year: 1927 })
})

test('blocked releases and grabbed torrents are known, and a second import adds nothing', async () => {
  await upload(radarr())
  const second = await upload(radarr())

  const blocked = await listed<Blocked>('/blocklist')
  expect(blocked.map(({ title, info_hash, reason }) => [title, info_hash, reason]).sort()).toEqual([
    ['Detour.1945.1080p.BluRay-BAD', null, expect.any(String)],
    ['Faust.1926.1080p.BluRay-BAD', hashes.blocked, 'broken'],
  ])
  const faust = await movieNamed('Faust')
  const grabbed = app.rooms.acquisition.contexts.contextFor(faust.id, 'search').grabbed
  expect(grabbed).toMatchObject([{ info_hash: hashes.file, quality: 'Bluray-1080p', imported_quality: 'WEBDL-1080p', is_here: true }])
  expect([second.totals.added, second.totals.changed, second.report_id]).toEqual([0, 0, null])
})

test('monitored collections are followed, with a movie in the library or without, and are shown before anything starts', async () => {
  const report = await upload(radarr())

  const { body: hold } = await app.ask<Hold>('GET', '/import/hold')
  const { body: follows } = await app.ask<{ results: Follow[] }>('GET', '/follows')
  expect(hold.collections_due).toBe(2)
  expect(follows.results).toMatchObject([
    { kind: 'collection', metadata_id: 78, name: 'Elsewhere', choice: 'want' },
    { kind: 'collection', metadata_id: 77, name: 'Legends', choice: 'want' },
  ])
  expect(outcomesOf(report, 'collections')).toEqual([
    ['Legends', 'added', 'setting'],
    ['Elsewhere', 'added', 'setting'],
  ])
})

test('qBittorrent comes along with its category and paths, and lists that exist here do', async () => {
  const report = await upload(radarr())

  expect(await named<{ name: string }>('/download-clients', 'qB')).toMatchObject({
    type: 'qbittorrent',
    priority: 3,
    settings: { url: 'https://box:8081/qb', username: 'me', category: 'radarr', path_there: '/downloads', path_here: '/mnt/downloads' },
  })
  const profile = await named<QualityProfile>('/quality-profiles', 'HD')
  expect(await named<{ name: string }>('/lists', 'Best')).toMatchObject({
    type: 'metadata_list',
    settings: { list: '12' },
    auto_add: false,
    quality_profile_id: profile.id,
  })
  expect(outcomesOf(report, 'path_mappings')).toEqual([
    ['box: /downloads → /mnt/downloads', 'added', null],
    ['other: /x → /y', 'left_behind', 'setting'],
  ])
  expect(outcomesOf(report, 'lists')[1]).toEqual(['Mine', 'left_behind', 'setting'])
  expect(outcomesOf(report, 'download_clients')[1]).toEqual(['Tx', 'left_behind', 'setting'])
})

test('nothing stays behind silently: every table and column that is not read is named', async () => {
  const report = await upload(radarr(), (sqlite) => {
    sqlite.run('CREATE TABLE "NewThings" ("Id" INTEGER)')
    sqlite.run('INSERT INTO "NewThings" VALUES (1), (2)')
    sqlite.run('ALTER TABLE "Movies" ADD COLUMN "Mood" TEXT')
    sqlite.run(`UPDATE "Movies" SET "Mood" = 'dark' WHERE "Id" = 1`)
    sqlite.run('CREATE VIEW "Trap" AS SELECT 1')
  })

  expect(outcomesOf(report, 'notifications')).toEqual([['Phone', 'left_behind', 'setting']])
  expect(outcomesOf(report, 'metadata')).toEqual([['Kodi', 'left_behind', 'setting']])
  expect(outcomesOf(report, 'views')).toEqual([['Old ones', 'left_behind', 'comfort']])
  expect(outcomesOf(report, 'auto_tags')).toEqual([['Anime', 'left_behind', 'setting']])
  expect(outcomesOf(report, 'files')).toEqual([['SubtitleFiles', 'left_behind', 'comfort']])
  expect(outcomesOf(report, 'state').map(([name]) => name)).toEqual(['Faust.2160p', 'Users'])
  expect(outcomesOf(report, 'unknown').map(([name]) => name)).toEqual(['Movies.Mood', 'NewThings', 'Trap'])
})

test('what held downloads back and cannot come along is listed before anything starts, with the page where it is set', async () => {
  await upload(radarr())

  const { body: hold } = await app.ask<Hold>('GET', '/import/hold')
  expect(hold.guards_left_behind.map(({ kind, name, goes_to }) => [kind, name, goes_to])).toEqual([
    ['release_profiles', 'Orphan', '/settings/quality'],
    ['settings', 'Unmonitor Deleted Movies', null],
  ])
})

test('a profile that exists here gets the rules that it lacks and keeps its own', async () => {
  const { body: own } = await app.ask<QualityProfile>('POST', '/quality-profiles', {
    name: 'HD',
    items: [{ quality: 'DVD', allowed: true }],
    cutoff: 'DVD',
    delay_minutes: 5,
  })

  const report = await upload(radarr())

  const after = (await app.ask<QualityProfile>('GET', `/quality-profiles/${own.id}`)).body
  expect(after).toMatchObject({ items: [{ quality: 'DVD', allowed: true }], delay_minutes: 5, delays: [{ minutes: 600 }] })
  expect(after.words).toHaveLength(3)
  expect(outcomesOf(report, 'quality_profiles')).toEqual([['HD', 'changed', 'guard']])
})
