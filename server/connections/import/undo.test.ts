import { describe, expect, test } from 'bun:test'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Movie } from '#server/catalog/movies/schema'
import { type RadarrRows, radarrBackup, radarrDatabase } from '#server/testing/radarr'
import { useApp } from '#server/testing/use-app'
import type { Hold, ImportReport, ImportSummary, ImportUndo } from './schema'

const app = useApp()
const items = JSON.stringify([4, 3, 7].map((quality) => ({ quality, items: [], allowed: true })))
const film = () => join(app.shelf, 'Faust (1926)/Faust (1926).mkv')

/** At least one of every kind that an import makes. */
const radarr = (): RadarrRows => {
  mkdirSync(join(app.shelf, 'Faust (1926)'), { recursive: true })
  writeFileSync(film(), 'a movie')
  return {
    RootFolders: [{ Path: app.shelf }],
    Tags: [{ Id: 1, Label: 'family' }],
    CustomFormats: [
      {
        Id: 1,
        Name: 'Good group',
        Specifications: JSON.stringify([{ type: 'ReleaseGroupSpecification', body: { name: 'g', value: '^GOOD$' } }]),
      },
    ],
    QualityProfiles: [
      { Id: 1, Name: 'HD', Cutoff: 7, Items: items, Language: -1, FormatItems: '[{"format":1,"score":1000}]' },
      { Id: 2, Name: 'Here already', Cutoff: 7, Items: items, Language: -1 },
    ],
    ReleaseProfiles: [{ Name: 'Family', Ignored: '["3D"]', Tags: '[1]' }],
    DelayProfiles: [{ TorrentDelay: 120, Order: 2147483647, Tags: '[]' }],
    Indexers: [
      {
        Name: 'Site',
        Implementation: 'Torznab',
        Tags: '[1]',
        Settings: JSON.stringify({ baseUrl: 'https://indexer.example/1', apiKey: 'k' }),
      },
    ],
    Config: [{ Key: 'availabilitydelay', Value: '14' }],
    Collections: [{ TmdbId: 77, Title: 'Legends', Monitored: 1, QualityProfileId: 1, MinimumAvailability: 3 }],
    Blocklist: [{ MovieId: 1, SourceTitle: 'Faust.1926.1080p.BluRay-BAD' }],
    ImportExclusions: [{ TmdbId: 603, MovieTitle: 'Not wanted', MovieYear: 1999 }],
    Movies: [
      { Id: 1, Path: join(app.shelf, 'Faust (1926)'), MovieMetadataId: 11, MovieFileId: 1, Tags: '[1]' },
      { Id: 2, Path: join(app.shelf, 'Detour (1945)'), MovieMetadataId: 12 },
    ],
    MovieMetadata: [
      { Id: 11, TmdbId: 775, Title: 'Faust', Year: 1926, CollectionTmdbId: 77, CollectionTitle: 'Legends' },
      { Id: 12, TmdbId: 20367, Title: 'Detour', Year: 1945 },
    ],
    MovieFiles: [{ Id: 1, MovieId: 1, RelativePath: 'Faust (1926).mkv', Quality: '{"quality":7}' }],
    DownloadClients: [{ Name: 'qB', Implementation: 'QBittorrent', Settings: '{"host":"box","port":8081,"movieCategory":"radarr"}' }],
    ImportLists: [
      {
        Name: 'Best',
        Implementation: 'TMDbListImport',
        QualityProfileId: 1,
        MinimumAvailability: 3,
        Tags: '[1]',
        Settings: '{"listId":"12"}',
      },
    ],
  }
}
const importBackup = async (): Promise<ImportReport> => {
  const form = new FormData()
  form.set('archive', new Blob([new Uint8Array(radarrBackup(radarrDatabase(radarr())))]), 'backup.zip')
  const headers = { authorization: `Bearer ${app.key()}` }
  const request = new Request('http://localhost:8080/api/v1/import/radarr', { method: 'POST', headers, body: form })
  const response = (await app.answer(request, { ip: '127.0.0.1', upgrade: () => false }))!
  expect(response.status).toBe(200)
  return (await response.json()) as ImportReport
}
const listed = async <T>(path: string) => (await app.ask<{ results: T[] }>('GET', `${path}?limit=100`)).body.results
const paths = [
  '/tags',
  '/custom-formats',
  '/quality-profiles',
  '/root-folders',
  '/indexers',
  '/download-clients',
  '/lists',
  '/exclusions',
  '/blocklist',
  '/movies',
  '/collections',
  '/follows',
  '/files',
]
const everything = async () => ({
  lists: Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await listed(path)] as const))),
  config: (await app.ask('GET', '/config')).body,
})
const hold = async () => (await app.ask<Hold>('GET', '/import/hold')).body
const undo = async (id: number | null) => await app.ask<ImportUndo>('POST', `/import/${id}/undo`)
/** A profile that an import fills with Radarr's rules. */
const addProfile = async () => {
  const [pattern] = await listed<{ items: unknown; cutoff: string }>('/quality-profiles')
  const { status } = await app.ask('POST', '/quality-profiles', { name: 'Here already', items: pattern?.items, cutoff: pattern?.cutoff })
  expect(status).toBe(201)
}

describe('undoing an import', () => {
  test('everything is as it was, files stay on disk, and nothing is on hold any more', async () => {
    await addProfile()
    const before = await everything()
    const { report_id, totals } = await importBackup()
    expect(totals.added + totals.changed).toBeGreaterThan(11)
    expect(await everything()).not.toEqual(before)

    const { status, body } = await undo(report_id)

    expect(status).toBe(200)
    expect(body).toMatchObject({ stays: [], already_gone: 0, held: false })
    expect(await everything()).toEqual(before)
    expect(existsSync(film())).toBe(true)
    expect((await hold()).held).toBe(false)
    expect((await listed<ImportSummary>('/imports'))[0]?.undone_at).not.toBeNull()
    expect((await undo(report_id)).status).toBe(409)
  })

  test('what a person changed or used since stays, with what it needs and the reason, and is still on hold', async () => {
    await addProfile()
    const { report_id } = await importBackup()
    const faust = (await listed<Movie>('/movies')).find(({ title }) => title === 'Faust')!
    await app.ask('POST', `/movies/${faust.id}/watched`)
    app.clock.advance(1000)
    const [site] = await listed<{ id: number }>('/indexers')
    await app.ask('PATCH', `/indexers/${site?.id}`, { priority: 1 })
    expect((await app.ask('PUT', '/config', { availability_delay_days: 3 })).status).toBe(200)

    const { body } = await undo(report_id)

    const because = body.stays.map(({ kind, name, reasons }) => [kind, name, reasons[0]?.code])
    expect(because.sort()).toEqual(
      [
        ['indexer', 'Site', 'undo_changed'],
        ['profile', 'HD', 'profile_in_use'],
        ['root', app.shelf, 'folder_in_use'],
        ['format', 'Good group', 'undo_in_use'],
        ['movie', 'Faust', 'undo_movie_touched'],
        ['setting', 'availability_delay_days', 'undo_changed'],
        ['tag', 'family', 'undo_in_use'],
      ].sort(),
    )
    expect((await listed<Movie>('/movies')).map(({ title, file_ids }) => [title, file_ids.length])).toEqual([['Faust', 1]])
    expect(body.held).toBe(true)
    expect((await hold()).held).toBe(true)
  })

  test('stopped in between, it comes to the same end when it runs again', async () => {
    await addProfile()
    const before = await everything()
    const { report_id } = await importBackup()
    app.db.run(sql`CREATE TRIGGER stop BEFORE DELETE ON indexers BEGIN SELECT RAISE(ABORT, 'stopped here'); END`)
    expect((await undo(report_id)).status).toBe(500)
    expect(await listed('/movies')).toEqual([])
    expect((await hold()).held).toBe(true)
    app.db.run(sql`DROP TRIGGER stop`)

    const { body } = await undo(report_id)

    expect(body.stays).toEqual([])
    expect(body.already_gone).toBeGreaterThan(0)
    expect(await everything()).toEqual(before)
    expect((await hold()).held).toBe(false)
  })

  test('an import that was interrupted can be undone too', async () => {
    const before = await everything()
    app.db.run(sql`CREATE TRIGGER stop BEFORE UPDATE OF report ON imports BEGIN SELECT RAISE(ABORT, 'stopped here'); END`)
    await importBackup().catch(() => null)
    app.db.run(sql`DROP TRIGGER stop`)
    const held = await hold()
    expect(held.interrupted).toBe(true)

    const { body } = await undo(held.report_ids[0]!)

    expect(body.stays).toEqual([])
    expect(await everything()).toEqual(before)
  })

  test('after the hold ended, there is nothing to undo; an unknown import is not found', async () => {
    const { report_id } = await importBackup()
    await app.ask('POST', '/import/hold/release', { movies: 'none' })
    await app.rooms.imports.settled()

    expect((await undo(report_id)).status).toBe(409)
    expect((await undo(99)).status).toBe(404)
    expect(await listed('/movies')).toHaveLength(2)
  })
})
