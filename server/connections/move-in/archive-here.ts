import { indexersTable } from '#server/acquisition/indexers/table'
import { collectionsTable, exclusionsTable, moviesTable } from '#server/catalog/movies/table'
import { customFormatsTable, qualityProfilesTable } from '#server/catalog/profiles/table'
import { tagsTable } from '#server/catalog/tags/table'
import type { Db } from '#server/foundation/platform/db/open'
import { rootFoldersTable } from '#server/library/files/table'

/** What the names in an export stand for here. */
export const createHere = (db: Db) => {
  const byName = (table: typeof tagsTable | typeof customFormatsTable | typeof qualityProfilesTable | typeof indexersTable) =>
    new Map(
      db
        .select({ id: table.id, name: table.name })
        .from(table)
        .all()
        .map(({ id, name }) => [name.toLowerCase(), id]),
    )
  const idIn = (ids: ReadonlyMap<string, number>, name: string | null): number | null =>
    name === null ? null : (ids.get(name.toLowerCase()) ?? null)
  const all = (ids: ReadonlyMap<string, number>, names: readonly string[]) => names.flatMap((name) => ids.get(name.toLowerCase()) ?? [])
  return {
    tags: (names: readonly string[]) => all(byName(tagsTable), names),
    tag: (name: string) => idIn(byName(tagsTable), name),
    format: (name: string) => idIn(byName(customFormatsTable), name),
    profile: (name: string | null) => idIn(byName(qualityProfilesTable), name),
    indexers: (names: readonly string[]) => all(byName(indexersTable), names),
    indexer: (name: string) => idIn(byName(indexersTable), name),
    root: (path: string | null): number | null =>
      db
        .select()
        .from(rootFoldersTable)
        .all()
        .find((root) => root.path === path)?.id ?? null,
    movies: (): Map<number, number> =>
      new Map(
        db
          .select({ id: moviesTable.id, metadata_id: moviesTable.metadata_id })
          .from(moviesTable)
          .all()
          .map((row) => [row.metadata_id, row.id]),
      ),
    excluded: (): Set<number> =>
      new Set(
        db
          .select({ id: exclusionsTable.metadata_id })
          .from(exclusionsTable)
          .all()
          .map(({ id }) => id),
      ),
    collections: (): Map<number, typeof collectionsTable.$inferSelect> =>
      new Map(
        db
          .select()
          .from(collectionsTable)
          .all()
          .map((row) => [row.metadata_id, row]),
      ),
  }
}
