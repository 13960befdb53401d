import { indexersTable } from '#server/acquisition/indexers/table'
import { customFormatsTable, qualityProfilesTable } from '#server/catalog/profiles/table'
import { tagsTable } from '#server/catalog/tags/table'
import type { Db } from '#server/foundation/platform/db/open'
import { rootFoldersTable } from '#server/library/files/table'

export type Names = ReturnType<typeof readNames>

/** What ids stand for: another Marquee gives other ids. */
export const readNames = (db: Db) => {
  const tags = new Map(
    db
      .select()
      .from(tagsTable)
      .all()
      .map(({ id, name }) => [id, name]),
  )
  const formats = new Map(
    db
      .select()
      .from(customFormatsTable)
      .all()
      .map(({ id, name }) => [id, name]),
  )
  const profiles = new Map(
    db
      .select()
      .from(qualityProfilesTable)
      .all()
      .map(({ id, name }) => [id, name]),
  )
  const roots = new Map(
    db
      .select()
      .from(rootFoldersTable)
      .all()
      .map(({ id, path }) => [id, path]),
  )
  const indexers = new Map(
    db
      .select({ id: indexersTable.id, name: indexersTable.name })
      .from(indexersTable)
      .all()
      .map(({ id, name }) => [id, name]),
  )
  const all = (names: ReadonlyMap<number, string>, ids: readonly number[]) => ids.flatMap((id) => names.get(id) ?? [])
  const one = (names: ReadonlyMap<number, string>, id: number | null) => (id === null ? null : (names.get(id) ?? null))
  return {
    tags: (ids: readonly number[]) => all(tags, ids),
    indexers: (ids: readonly number[]) => all(indexers, ids),
    format: (id: number) => one(formats, id),
    profile: (id: number | null) => one(profiles, id),
    root: (id: number | null) => one(roots, id),
  }
}
