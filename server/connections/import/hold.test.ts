import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startTorznab } from '#server/testing/indexer'
import { type RadarrRows, radarrBackup, radarrDatabase } from '#server/testing/radarr'
import { until } from '#server/testing/until'
import { useApp } from '#server/testing/use-app'
import type { Hold, ImportReport, ImportSummary } from './schema'

type List<T> = { results: T[] }
const app = useApp()
let indexer: ReturnType<typeof startTorznab>
beforeEach(() => {
  indexer = startTorznab([])
})
afterEach(() => indexer.stop())

const items = JSON.stringify([4, 3, 7].map((quality) => ({ quality, items: [], allowed: true })))
const movieRows = ({ tmdb, title, year, file }: { tmdb: number; title: string; year: number; file: number }) => ({
  movie: { Id: tmdb, Path: join(app.shelf, `${title} (${year})`), MovieMetadataId: tmdb, MovieFileId: file, QualityProfileId: 1 },
  facts: { Id: tmdb, TmdbId: tmdb, Title: title, Year: year, Runtime: 100, DigitalRelease: '2000-01-01 00:00:00Z' },
})

/** Two movies: one with a 720p file below the cutoff, one without a file. */
const radarr = (): RadarrRows => {
  const [charade, detour] = [
    movieRows({ tmdb: 4808, title: 'Charade', year: 1963, file: 1 }),
    movieRows({ tmdb: 20367, title: 'Detour', year: 1945, file: 0 }),
  ]
  mkdirSync(join(app.shelf, 'Charade (1963)'), { recursive: true })
  writeFileSync(join(app.shelf, 'Charade (1963)/Charade.1963.720p.WEB-DL.x264-OLD.mkv'), 'a movie')
  return {
    RootFolders: [{ Path: app.shelf }],
    QualityProfiles: [{ Name: 'HD', Cutoff: 7, Items: items, Language: -1 }],
    Movies: [charade.movie, detour.movie],
    MovieMetadata: [charade.facts, detour.facts],
    MovieFiles: [{ Id: 1, MovieId: 4808, RelativePath: 'Charade.1963.720p.WEB-DL.x264-OLD.mkv', Quality: '{"quality":5}' }],
  }
}

const importBackup = async (rows: RadarrRows): Promise<ImportReport> => {
  const form = new FormData()
  form.set('archive', new Blob([new Uint8Array(radarrBackup(radarrDatabase(rows)))]), 'backup.zip')
  const headers = { authorization: `Bearer ${app.key()}` }
  const request = new Request('http://localhost:8080/api/v1/import/radarr', { method: 'POST', headers, body: form })
  const response = (await app.answer(request, { ip: '127.0.0.1', upgrade: () => false }))!
  expect(response.status).toBe(200)
  return (await response.json()) as ImportReport
}
const useIndexer = async () => {
  const { body } = await app.ask<{ id: number }>('POST', '/indexers', { name: 'Test', type: 'torznab', url: indexer.url, api_key: 'key' })
  await app.rooms.indexers.asking.refreshCapabilities(body.id)
}
const tempt = () => indexer.offers.push({ title: 'Charade.1963.1080p.BluRay.x264-NEW' }, { title: 'Detour.1945.1080p.BluRay.x264-NEW' })
const grabs = () => app.events.flatMap((event) => (event.type === 'release_grabbed' ? [event.release_title] : []))
const folders = async () => (await app.ask<List<{ id: number; shared: boolean }>>('GET', '/root-folders')).body.results
const areShared = async () => (await folders()).map(({ shared }) => shared)
const mine = async () => {
  for (const { id } of await folders()) await app.ask('PATCH', `/root-folders/${id}`, { shared: false })
}
const hold = async () => (await app.ask<Hold>('GET', '/import/hold')).body
const release = async (body: object) => {
  const { status } = await app.ask('POST', '/import/hold/release', body)
  await app.rooms.imports.settled()
  return status
}
const run = async (name: string) => {
  await app.ask('POST', `/tasks/${name}/run`)
  await until('the task has ended', async () => !(await app.ask<{ running: boolean }>('GET', `/tasks/${name}`)).body.running)
}
/** What the timetable does automatically in one hour. */
const anHour = async () => {
  for (let quarter = 0; quarter < 4; quarter++) {
    app.clock.advance(10 * 60_000)
    await run('feed-sync')
    app.clock.advance(5 * 60_000)
    await run('wanted-search')
  }
  await run('list-sync')
  await run('subtitle-search')
}

describe('an import holds back everything automatic', () => {
  test('nothing is downloaded in the first hour, whatever is offered, and the hold says what would be', async () => {
    await useIndexer()
    const { report_id } = await importBackup(radarr())
    tempt()

    await anHour()

    expect(grabs()).toEqual([])
    expect(app.told()).not.toContain('search_started')
    const held = await hold()
    expect(held).toMatchObject({ held: true, sources: ['radarr'], report_ids: [report_id!], interrupted: false, files: 1 })
    expect(held.would_grab.map(({ title, release_title, why }) => [title, release_title, why]).sort()).toEqual([
      ['Charade', 'Charade.1963.1080p.BluRay.x264-NEW', 'upgrade'],
      ['Detour', 'Detour.1945.1080p.BluRay.x264-NEW', 'missing'],
    ])
    expect(held.would_grab_bytes).toBeGreaterThan(0)
  }, 120_000)

  test('after “Start, but leave these alone” nothing of it is downloaded either; a new release is, once the library is the person’s', async () => {
    await useIndexer()
    await importBackup(radarr())
    await mine()
    tempt()
    await anHour()

    expect(await release({ movies: 'none' })).toBe(202)
    await anHour()

    expect(grabs()).toEqual([])
    expect((await hold()).held).toBe(false)
    expect(app.told().filter((type) => type === 'search_completed').length).toBeGreaterThan(0)
    const charade = (await app.ask<List<{ id: number; title: string }>>('GET', '/movies')).body.results.find(
      ({ title }) => title === 'Charade',
    )!
    const ledger = await app.ask<List<{ reasons: { code: string }[] }>>('GET', `/movies/${charade.id}/releases`)
    expect(ledger.body.results[0]?.reasons.map(({ code }) => code)).toEqual(['passed_over'])

    indexer.offers.push({ title: 'Charade.1963.1080p.BluRay.x264-LATER', published_at: app.clock.now().toISOString() })
    await anHour()

    expect(grabs()).toEqual(['Charade.1963.1080p.BluRay.x264-LATER'])
  }, 120_000)

  test('“Start with these” takes exactly what was shown', async () => {
    await useIndexer()
    await importBackup(radarr())
    tempt()
    await anHour()
    const shown = (await hold()).would_grab.map(({ release_title }) => release_title)

    await release({ movies: 'all' })
    await anHour()

    expect(grabs().sort()).toEqual(shown.sort())
  }, 120_000)

  test('only “Start with these”, with files to replace, says that a library which Radarr uses too is the person’s', async () => {
    await useIndexer()
    await importBackup(radarr())
    tempt()
    await anHour()
    expect(await areShared()).toEqual([true])
    await release({ movies: 'missing' })
    expect(await areShared()).toEqual([true])
    indexer.offers.push({ title: 'Charade.1963.1080p.BluRay.x264-LATER', published_at: app.clock.now().toISOString() })
    await anHour()
    expect(grabs()).toEqual(['Detour.1945.1080p.BluRay.x264-NEW'])
  }, 120_000)

  test('who starts with an upgrade takes over the folder of its file', async () => {
    await useIndexer()
    await importBackup(radarr())
    tempt()
    await anHour()

    await release({ movies: 'all' })

    expect(await areShared()).toEqual([false])
  }, 120_000)

  test('only missing movies, at most as many as wanted', async () => {
    await useIndexer()
    await importBackup(radarr())
    tempt()
    await anHour()

    await release({ movies: 'missing', at_most: 1 })

    expect(grabs()).toEqual(['Detour.1945.1080p.BluRay.x264-NEW'])
  }, 120_000)

  test('what a person does with one movie works', async () => {
    await useIndexer()
    await importBackup(radarr())
    tempt()
    const detour = (await app.ask<List<{ id: number; title: string }>>('GET', '/movies')).body.results.find(
      ({ title }) => title === 'Detour',
    )!

    await app.rooms.acquisition.searchAndGrab(detour.id, 'user')

    expect(grabs()).toEqual(['Detour.1945.1080p.BluRay.x264-NEW'])
    expect((await hold()).held).toBe(true)
  })

  test('a movie added while held is searched only after the hold', async () => {
    await useIndexer()
    await importBackup(radarr())
    indexer.offers.push({ title: 'Big.Buck.Bunny.2008.1080p.BluRay.x264-NEW', size_bytes: 600_000_000 })
    await app.ask('POST', '/movies', { metadata_id: 10378, search: true })
    await anHour()
    expect(grabs()).toEqual([])

    await release({ movies: 'none' })
    await anHour()

    expect(grabs()).toEqual(['Big.Buck.Bunny.2008.1080p.BluRay.x264-NEW'])
  }, 120_000)
})

test('the hold begins with the import, is told by events and health, and can be set by nobody', async () => {
  await importBackup(radarr())

  expect(app.told()).toContain('import_held')
  expect((await app.ask('PUT', '/config', { import_held: false })).status).toBe(422)
  await app.ask('POST', '/health/check')
  const issues = async () => (await app.ask<List<{ code: string; severity: string }>>('GET', '/health')).body.results
  expect(await issues()).toContainEqual(expect.objectContaining({ code: 'import_held', severity: 'notice' }))
  app.clock.advance(8 * 24 * 3_600_000)
  await app.ask('POST', '/health/check')
  expect(await issues()).toContainEqual(expect.objectContaining({ code: 'import_held', severity: 'warning' }))

  await release({ movies: 'none' })

  expect(app.told()).toContain('import_released')
  await app.ask('POST', '/health/check')
  expect((await issues()).filter(({ code, severity }) => code === 'import_held' && severity !== 'ok')).toEqual([])
  expect(await release({ movies: 'none' })).toBe(409)
})

test('a second import that changes nothing holds nothing', async () => {
  const rows = radarr()
  await importBackup(rows)
  await release({ movies: 'none' })

  const again = await importBackup(rows)

  expect(again.totals).toMatchObject({ added: 0, changed: 0 })
  expect((await hold()).held).toBe(false)
})

test('an interrupted import stays held and says so; the reports of others are kept', async () => {
  const whole = await importBackup(radarr())
  app.rooms.imports.records.leave(app.rooms.imports.records.begin('radarr'))

  const { interrupted, report_ids } = await hold()

  expect(interrupted).toBe(true)
  const listed = (await app.ask<List<ImportSummary>>('GET', '/imports')).body.results
  expect(listed.map(({ id, totals }) => [id, totals?.added ?? null])).toEqual([
    [report_ids[1]!, null],
    [report_ids[0]!, whole.totals.added],
  ])
  expect((await app.ask<ImportReport>('GET', `/imports/${report_ids[0]}`)).body).toEqual(whole)
  expect((await app.ask('GET', `/imports/${report_ids[1]}`)).status).toBe(404)
})
