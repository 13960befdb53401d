import { expect, setDefaultTimeout, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { downloadClientsTable } from '#server/acquisition/downloads/table'
import { indexersTable } from '#server/acquisition/indexers/table'
import type { ImportReport } from '#server/connections/import/schema'
import type { Config } from '#server/foundation/config/schema'
import { radarrBackup, radarrDatabase } from '#server/testing/radarr'
import { type Fact, type Here, isCarried, isNamed } from '#server/testing/radarr-facts/fact'
import { fileOf, radarrOf } from '#server/testing/radarr-facts/radarr-of'
import { useApp } from '#server/testing/use-app'

setDefaultTimeout(60_000)
const app = useApp()

const upload = async (archive: Buffer): Promise<ImportReport> => {
  const form = new FormData()
  form.set('archive', new Blob([new Uint8Array(archive)]), 'backup.zip')
  const headers = { authorization: `Bearer ${app.key()}` }
  const request = new Request('http://localhost:8080/api/v1/import/radarr', { method: 'POST', headers, body: form })
  const response = (await app.answer(request, { ip: '127.0.0.1', upgrade: () => false }))!
  expect(response.status).toBe(200)
  return (await response.json()) as ImportReport
}
const listed = async <K extends keyof Here>(path: string) => (await app.ask<{ results: Here[K] }>('GET', `${path}?limit=100`)).body.results

const here = async (): Promise<Here> => {
  const movies = await listed<'movies'>('/movies')
  const rowsOf = (id: number) => app.rooms.library.files.ofMovie(id)
  const files = await Promise.all(
    movies.flatMap(({ file_ids }) => file_ids).map(async (id) => (await app.ask<Here['files'][number]>('GET', `/files/${id}`)).body),
  )
  return {
    config: (await app.ask<Config>('GET', '/config')).body,
    tags: await listed<'tags'>('/tags'),
    formats: await listed<'formats'>('/custom-formats'),
    profiles: await listed<'profiles'>('/quality-profiles'),
    roots: await listed<'roots'>('/root-folders'),
    indexers: app.db.select().from(indexersTable).all(),
    clients: app.db.select().from(downloadClientsTable).all(),
    lists: await listed<'lists'>('/lists'),
    exclusions: await listed<'exclusions'>('/exclusions'),
    blocked: await listed<'blocked'>('/blocklist'),
    collections: await listed<'collections'>('/collections'),
    movies,
    files,
    grabbed: movies.flatMap(({ id }) => app.rooms.acquisition.contexts.contextFor(id, 'search').grabbed),
    hashOfFile: (id) => movies.flatMap((movie) => rowsOf(movie.id)).find((file) => file.id === id)?.info_hash ?? null,
    row: (id) => app.rooms.movies.row(id),
  }
}

const lostOf = (facts: readonly Fact[], report: ImportReport, now: Here): string[] =>
  facts.flatMap((fact) => {
    if (!isCarried(fact)) return isNamed(report, fact) ? [] : [`${fact.what}: not named (${fact.says.join(', ')})`]
    const found = fact.at(now)
    return isDeepStrictEqual(found, fact.is) ? [] : [`${fact.what}: ${JSON.stringify(found)} instead of ${JSON.stringify(fact.is)}`]
  })

test.each([
  [215, 1],
  [215, 2],
  [242, 3],
  [242, 4],
] as const)('of schema %d, seed %d, every fact is carried to its home or named with what it meant', async (schema, seed) => {
  const { rows, facts } = radarrOf(schema, app.shelf, seed)
  mkdirSync(dirname(fileOf(rows)), { recursive: true })
  writeFileSync(fileOf(rows), 'a movie')

  const backup = radarrBackup(radarrDatabase(rows, undefined, schema))
  const report = await upload(backup)

  expect(facts.length).toBeGreaterThan(schema === 242 ? 230 : 210)
  expect({ seed, lost: lostOf(facts, report, await here()) }).toEqual({ seed, lost: [] })
  const { added, changed } = (await upload(backup)).totals
  expect({ seed, added, changed }).toEqual({ seed, added: 0, changed: 0 })
})
