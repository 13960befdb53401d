import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { moviesTable } from '#server/catalog/movies/table'
import { qualityProfilesTable } from '#server/catalog/profiles/table'
import type { Clock } from '#server/foundation/lib/clock'
import { sortTitle } from '#server/foundation/releases/sort-title'
import { filesTable } from '#server/library/files/table'
import type { TestApp } from './test-app'

type MovieFields = Partial<typeof moviesTable.$inferInsert>
type FileFields = Partial<typeof filesTable.$inferInsert>

/** Inserts a movie directly, without asking the provider. Returns its id. */
export const putMovie = (app: Pick<TestApp, 'db'> & { clock: Clock }, fields: MovieFields & { title: string }): number => {
  const at = app.clock.now().toISOString()
  const profile = app.db.select({ id: qualityProfilesTable.id }).from(qualityProfilesTable).get()
  const last = app.db.select({ id: moviesTable.id }).from(moviesTable).all().length
  return app.db
    .insert(moviesTable)
    .values({
      metadata_id: 1_000_000 + last,
      original_title: fields.title,
      sort_title: sortTitle(fields.title),
      clean_title: sortTitle(fields.title),
      minimum_availability: 'released',
      quality_profile_id: profile?.id ?? 1,
      available_from: '2020-01-01T00:00:00.000Z',
      year: 2001,
      added_at: at,
      updated_at: at,
      ...fields,
    })
    .returning({ id: moviesTable.id })
    .get().id
}

/** Creates a file on disk and its row. */
export const putFile = (app: TestApp, movie_id: number, fields: FileFields & { root_folder_id: number; relative_path: string }): number => {
  const path = join(app.shelf, fields.relative_path)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `movie ${movie_id}`)
  return app.db
    .insert(filesTable)
    .values({
      movie_id,
      size_bytes: 7,
      quality: 'Bluray-1080p',
      revision: { version: 1, real: 0, is_repack: false },
      added_at: app.clock.now().toISOString(),
      ...fields,
    })
    .returning({ id: filesTable.id })
    .get().id
}

type Held = { title: string; root_folder_id: number; relative_path: string }
/** A movie of 1963 in the library, and its file on disk. Returns both ids. */
export const putHeld = (app: TestApp, { title, ...place }: Held): { id: number; file: number } => {
  const id = putMovie(app, { title, year: 1963, root_folder_id: place.root_folder_id })
  return { id, file: putFile(app, id, place) }
}

/** Registers the app's empty library folder. Returns its id. */
export const putRoot = async (app: TestApp): Promise<number> =>
  (await app.ask<{ id: number }>('POST', '/root-folders', { path: app.shelf })).body.id
