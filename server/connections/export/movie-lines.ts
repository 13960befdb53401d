import { asc, gt, inArray } from 'drizzle-orm'
import { collectionsTable, moviePeopleTable, moviesTable, movieTagsTable } from '#server/catalog/movies/table'
import type { Db } from '#server/foundation/platform/db/open'
import { filesTable } from '#server/library/files/table'
import type { Names } from './names'
import type { Line } from './schema'

type Row = typeof moviesTable.$inferSelect
const atOnce = 25

/** Movies by id, a few at a time. */
export async function* pagesOfMovies(db: Db): AsyncGenerator<Row[]> {
  let last = 0
  for (;;) {
    const rows = db.select().from(moviesTable).where(gt(moviesTable.id, last)).orderBy(asc(moviesTable.id)).limit(atOnce).all()
    const end = rows.at(-1)
    if (!end) return
    yield rows
    last = end.id
    await Bun.sleep(0)
  }
}

/** Each movie with its people and its files. */
export async function* movieLines(db: Db, names: Names): AsyncGenerator<Line> {
  const collections = new Map(
    db
      .select()
      .from(collectionsTable)
      .all()
      .map(({ id, metadata_id, name }) => [id, { id: metadata_id, name }]),
  )
  for await (const rows of pagesOfMovies(db)) {
    const ids = rows.map(({ id }) => id)
    const people = new Map(
      db
        .select()
        .from(moviePeopleTable)
        .where(inArray(moviePeopleTable.movie_id, ids))
        .all()
        .map(({ movie_id, ...of }) => [movie_id, of]),
    )
    const tags = Map.groupBy(
      db.select().from(movieTagsTable).where(inArray(movieTagsTable.movie_id, ids)).all(),
      ({ movie_id }) => movie_id,
    )
    const files = Map.groupBy(db.select().from(filesTable).where(inArray(filesTable.movie_id, ids)).all(), ({ movie_id }) => movie_id)
    for (const row of rows) {
      const tagIds = (tags.get(row.id) ?? []).map(({ tag_id }) => tag_id)
      const collection = collections.get(row.collection_id ?? 0) ?? null
      yield { ...movieLine(row, names), tags: names.tags(tagIds), collection, people: people.get(row.id) ?? null }
      for (const file of files.get(row.id) ?? []) yield fileLine(file, { movie: row.metadata_id, names })
    }
  }
}

/** Without what is worked out anew: status, availability, colors by name. */
const movieLine = (row: Row, names: Names) => {
  const { id: _, collection_id: __, standing: ___, qualities: ____, present_bytes: _____, ...rest } = row
  const { sort_title: _s, clean_title: _c, available_from: _a, color_name: _n, updated_at: _u, ...kept } = rest
  const { quality_profile_id, root_folder_id, added_by, ...movie } = kept
  // A list has another id there, so it would be the wrong one.
  const by = added_by?.includes(':') ? 'import' : added_by
  return { kind: 'movie' as const, ...movie, added_by: by, profile: names.profile(quality_profile_id), root: names.root(root_folder_id) }
}

const fileLine = (file: typeof filesTable.$inferSelect, { movie, names }: { movie: number; names: Names }): Line => {
  const { relative_path, size_bytes, quality, revision, edition, languages, release_name, release_group, info_hash } = file
  const { media_info, flags, imported_from, added_at } = file
  const named = { release_name, release_group, info_hash, flags, imported_from, added_at }
  const root = names.root(file.root_folder_id)
  return { kind: 'file', movie, root, relative_path, size_bytes, quality, revision, edition, languages, media_info, ...named }
}
