import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { downloadClientsTable } from '#server/acquisition/downloads/table'
import { indexersTable } from '#server/acquisition/indexers/table'
import type { ImportReport } from '#server/connections/import/schema'
import type { Config } from '#server/foundation/config/schema'
import { radarrBackup, radarrDatabase } from '../radarr'
import type { RadarrSchema } from '../radarr-tables'
import type { TestApp } from '../test-app'
import { apiOf } from './api-of'
import { type Fact, type Here, isCarried, isNamed } from './fact'
import { fileOf, radarrOf } from './radarr-of'
import { factsOfApi, startRadarrApi } from './start-api'

export type Form = 'backup' | 'API'
type Run = { schema: RadarrSchema; seed: number; form: Form }
/** `lost`: facts that are neither at their home nor named. `again`: what a second import of the same changes. */
type Tried = { facts: number; lost: string[]; again: { added: number; changed: number } }

const importBackup = async (app: TestApp, archive: Buffer): Promise<ImportReport> => {
  const form = new FormData()
  form.set('archive', new Blob([new Uint8Array(archive)]), 'backup.zip')
  const headers = { authorization: `Bearer ${app.key()}` }
  const request = new Request('http://localhost:8080/api/v1/import/radarr', { method: 'POST', headers, body: form })
  const response = (await app.answer(request, { ip: '127.0.0.1', upgrade: () => false }))!
  if (response.status !== 200) throw new Error(await response.text())
  return (await response.json()) as ImportReport
}

/** Imports a Radarr with random content into an empty library, and searches it for every fact. */
export const tryImport = async (app: TestApp, { schema, seed, form }: Run): Promise<Tried> => {
  const { rows, facts } = radarrOf(schema, app.shelf, seed)
  mkdirSync(dirname(fileOf(rows)), { recursive: true })
  writeFileSync(fileOf(rows), 'a movie')
  const told = form === 'API' ? factsOfApi(facts) : facts
  const radarr = form === 'API' ? startRadarrApi(apiOf(rows, schema)) : null
  const backup = radarrBackup(radarrDatabase(rows, undefined, schema))
  const take = (): Promise<ImportReport> => (radarr ? importFrom(app, radarr.url) : importBackup(app, backup))
  try {
    const lost = lostOf(told, await take(), await hereIn(app))
    const { added, changed } = (await take()).totals
    return { facts: told.length, lost, again: { added, changed } }
  } finally {
    await radarr?.stop()
  }
}

const importFrom = async (app: TestApp, url: string): Promise<ImportReport> => {
  const { status, body } = await app.ask<ImportReport>('POST', '/import/radarr', { url, api_key: 'radarr-key' })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

const hereIn = async (app: TestApp): Promise<Here> => {
  const listed = async <K extends keyof Here>(path: string) =>
    (await app.ask<{ results: Here[K] }>('GET', `${path}?limit=100`)).body.results
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
    follows: await listed<'follows'>('/follows'),
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
