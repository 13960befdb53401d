import { asc, gt, inArray } from 'drizzle-orm'
import { collectionsTable, moviePeopleTable, moviesTable, movieTagsTable } from '#server/catalog/movies/table'
import { movieVersionsTable } from '#server/catalog/versions/table'
import type { Db } from '#server/foundation/platform/db/open'
import { filesTable } from '#server/library/files/table'
import { playsTable } from '#server/library/playback/table'
import type { Names } from './names'
import type { Line } from './schema'

type Row = typeof moviesTable.$inferSelect
type Wish = typeof movieVersionsTable.$inferSelect
type File = typeof filesTable.$inferSelect
type Play = typeof playsTable.$inferSelect
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

/** Each movie with its people, its plays, and its files. */
export async function* movieLines(db: Db, names: Names): AsyncGenerator<Line> {
  const collections = new Map(
    db
      .select()
      .from(collectionsTable)
      .all()
      .map(({ id, metadata_id, name }) => [id, { id: metadata_id, name }]),
  )
  for await (const rows of pagesOfMovies(db)) {
    const { people, tags, files, versions, plays } = belongingTo(db, rows)
    for (const row of rows) {
      const tagIds = tags(row.id).map(({ tag_id }) => tag_id)
      const collection = collections.get(row.collection_id ?? 0) ?? null
      const wishes = versions(row.id)
      const own = files(row.id)
      const of = { tags: names.tags(tagIds), collection, people: people.get(row.id) ?? null, versions: wishesOf(wishes, names) }
      yield { ...movieLine(row, names), ...of, plays: plays(row.id).map((play) => playOf(play, own)) }
      for (const file of own) yield fileLine(file, { movie: row.metadata_id, names, wishes })
    }
  }
}

/** What other tables have of these movies, by movie. */
const belongingTo = (db: Db, rows: readonly Row[]) => {
  const ids = rows.map(({ id }) => id)
  const [people, tags] = [moviePeopleTable, movieTagsTable]
  const plays = db.select().from(playsTable).where(inArray(playsTable.movie_id, ids))
  const versions = db.select().from(movieVersionsTable).where(inArray(movieVersionsTable.movie_id, ids))
  const byMovie = <T extends { movie_id: number }>(of: readonly T[]) => {
    const known = Map.groupBy(of, ({ movie_id }) => movie_id)
    return (id: number): T[] => known.get(id) ?? []
  }
  return {
    people: new Map(
      db
        .select()
        .from(people)
        .where(inArray(people.movie_id, ids))
        .all()
        .map(({ movie_id, ...of }) => [movie_id, of]),
    ),
    tags: byMovie(db.select().from(tags).where(inArray(tags.movie_id, ids)).all()),
    files: byMovie(db.select().from(filesTable).where(inArray(filesTable.movie_id, ids)).all()),
    versions: byMovie(versions.orderBy(asc(movieVersionsTable.id)).all()),
    plays: byMovie(plays.orderBy(asc(playsTable.started_at), asc(playsTable.id)).all()),
  }
}

const wishesOf = (wishes: readonly Wish[], names: Names) => (wishes.some(isWished) ? wishes.map((wish) => versionOf(wish, names)) : [])
/** Most movies have their default version only, with nothing to say about it. */
const isWished = ({ name, edition, is_default }: Wish): boolean => !is_default || name !== '' || edition !== 'any'
/** The profile of the default version is that of its movie. */
const versionOf = ({ name, edition, is_default, quality_profile_id }: Wish, names: Names) => ({
  name,
  edition,
  is_default,
  profile: names.profile(quality_profile_id),
})

/** One that is going on ends where it is: its player does not know the other instance. */
const playOf = ({ movie_id: _, file_id, ...play }: Play, files: readonly File[]) => ({
  ...play,
  stopped_at: play.stopped_at ?? play.last_at,
  file: files.find(({ id }) => id === file_id)?.relative_path ?? null,
})

/** Without what is worked out anew: status, availability, colors by name. */
const movieLine = (row: Row, names: Names) => {
  const { id: _, collection_id: __, standing: ___, qualities: ____, present_bytes: _____, ...rest } = row
  const { sort_title: _s, clean_title: _c, available_from: _a, color_name: _n, updated_at: _u, ...kept } = rest
  const { quality_profile_id, root_folder_id, added_by, ...movie } = kept
  // A list has another id there, so it would be the wrong one.
  const by = added_by?.includes(':') ? 'import' : added_by
  return { kind: 'movie' as const, ...movie, added_by: by, profile: names.profile(quality_profile_id), root: names.root(root_folder_id) }
}

type OfMovie = { movie: number; names: Names; wishes: readonly Wish[] }
const fileLine = (file: File, { movie, names, wishes }: OfMovie): Line => {
  const { relative_path, size_bytes, quality, revision, edition, languages, release_name, release_group, info_hash } = file
  const { media_info, flags, imported_from, added_at } = file
  const named = { release_name, release_group, info_hash, flags, imported_from, added_at }
  const root = names.root(file.root_folder_id)
  const version = wishes.find(({ id }) => id === file.version_id)?.name ?? null
  return { kind: 'file', movie, version, root, relative_path, size_bytes, quality, revision, edition, languages, media_info, ...named }
}
