import { eq, sql } from 'drizzle-orm'
import { downloadClientsTable } from '#server/acquisition/downloads/table'
import { indexersTable } from '#server/acquisition/indexers/table'
import { blocklistTable, takenHashesTable } from '#server/acquisition/search/table'
import { followsTable } from '#server/catalog/follows/table'
import { exclusionsTable, moviesTable, movieTagsTable } from '#server/catalog/movies/table'
import { customFormatsTable, qualityProfilesTable } from '#server/catalog/profiles/table'
import { tagsTable } from '#server/catalog/tags/table'
import { movieVersionsTable } from '#server/catalog/versions/table'
import { listsTable } from '#server/connections/lists/table'
import type { Db } from '#server/foundation/platform/db/open'
import { filesTable, rootFoldersTable } from '#server/library/files/table'

export type KnownMovie = {
  id: number
  root: string | null
  folder: string | null
  tag_ids: Set<number>
  has_file: boolean
  /** The names of the quality profiles of its versions. */
  profiles: Set<string>
}
export type KnownProfile = typeof qualityProfilesTable.$inferSelect
export type Present = ReturnType<typeof readPresent>

/** The parts of the current library that an import needs to know. */
export const readPresent = (db: Db) => {
  const tags = db.select().from(tagsTable).all()
  const files = db
    .select({
      movie_id: filesTable.movie_id,
      version_id: filesTable.version_id,
      root_folder_id: filesTable.root_folder_id,
      relative_path: filesTable.relative_path,
    })
    .from(filesTable)
    .all()
  const movies = readMovies(db, files)
  return {
    tags: new Map(tags.map((tag) => [tag.name.toLowerCase(), tag.id])),
    formats: idsByName(db.select({ id: customFormatsTable.id, name: customFormatsTable.name }).from(customFormatsTable).all()),
    profiles: new Map(
      db
        .select()
        .from(qualityProfilesTable)
        .all()
        .map((profile) => [profile.name, profile]),
    ),
    roots: db.select({ id: rootFoldersTable.id, path: rootFoldersTable.path }).from(rootFoldersTable).all(),
    indexers: db
      .select({ id: indexersTable.id, name: indexersTable.name, url: indexersTable.url, api_key: indexersTable.api_key })
      .from(indexersTable)
      .all(),
    exclusions: new Set(
      db
        .select({ metadata_id: exclusionsTable.metadata_id })
        .from(exclusionsTable)
        .all()
        .map((row) => row.metadata_id),
    ),
    movies,
    clients: new Set(
      db
        .select({ name: downloadClientsTable.name })
        .from(downloadClientsTable)
        .all()
        .map(({ name }) => name),
    ),
    lists: new Set(
      db
        .select({ name: listsTable.name })
        .from(listsTable)
        .all()
        .map(({ name }) => name),
    ),
    /** The followed ones, by the provider's id. */
    collections: new Set(
      db
        .select({ metadata_id: followsTable.metadata_id })
        .from(followsTable)
        .where(eq(followsTable.kind, 'collection'))
        .all()
        .map(({ metadata_id }) => metadata_id),
    ),
    /** Hashes and titles on the blocklist. */
    blocked: new Set(
      db
        .select({ info_hash: blocklistTable.info_hash, title: blocklistTable.title })
        .from(blocklistTable)
        .all()
        .map(({ info_hash, title }) => info_hash ?? title),
    ),
    /** Torrents that were grabbed before: the movie's metadata id and the hash. */
    taken: new Set(
      db
        .select({ metadata_id: moviesTable.metadata_id, info_hash: takenHashesTable.info_hash })
        .from(takenHashesTable)
        .innerJoin(moviesTable, eq(moviesTable.id, takenHashesTable.movie_id))
        .all()
        .map(({ metadata_id, info_hash }) => `${metadata_id} ${info_hash}`),
    ),
    /** Library paths that already belong to a movie. */
    files: new Set(files.map((file) => fileKey(file.root_folder_id, file.relative_path))),
    /** Those that are not files of the default version. */
    filesOfVersions: new Set(
      files.filter(({ version_id }) => version_id !== null).map((file) => fileKey(file.root_folder_id, file.relative_path)),
    ),
  }
}

const readMovies = (db: Db, files: readonly { movie_id: number }[]): Map<number, KnownMovie> => {
  const movies = new Map<number, KnownMovie>()
  const byId = new Map<number, KnownMovie>()
  for (const { metadata_id, id, folder, root } of db
    .select({ metadata_id: moviesTable.metadata_id, id: moviesTable.id, folder: moviesTable.folder, root: rootFoldersTable.path })
    .from(moviesTable)
    .leftJoin(rootFoldersTable, eq(rootFoldersTable.id, moviesTable.root_folder_id))
    .all()) {
    const movie = { id, root, folder, tag_ids: new Set<number>(), has_file: false, profiles: new Set<string>() }
    movies.set(metadata_id, movie)
    byId.set(id, movie)
  }
  for (const { movie_id, tag_id } of db.select().from(movieTagsTable).all()) byId.get(movie_id)?.tag_ids.add(tag_id)
  for (const { movie_id, profile } of profilesOfVersions(db)) byId.get(movie_id)?.profiles.add(profile)
  for (const { movie_id } of files) {
    const movie = byId.get(movie_id)
    if (movie) movie.has_file = true
  }
  return movies
}

const profilesOfVersions = (db: Db) =>
  db
    .select({ movie_id: movieVersionsTable.movie_id, profile: qualityProfilesTable.name })
    .from(movieVersionsTable)
    .innerJoin(moviesTable, eq(moviesTable.id, movieVersionsTable.movie_id))
    .innerJoin(
      qualityProfilesTable,
      eq(qualityProfilesTable.id, sql`coalesce(${movieVersionsTable.quality_profile_id}, ${moviesTable.quality_profile_id})`),
    )
    .all()

export const fileKey = (rootId: number, path: string): string => `${rootId}:${path}`

const idsByName = (rows: readonly { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [name, id]))
