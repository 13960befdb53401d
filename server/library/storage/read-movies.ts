import { and, eq, gt, isNull, max, sql } from 'drizzle-orm'
import { open } from '#server/acquisition/downloads/phase'
import { downloadsTable, isInFew } from '#server/acquisition/downloads/table'
import { moviesTable, movieTagsTable } from '#server/catalog/movies/table'
import { historyTable } from '#server/foundation/history/table'
import { days, hours, milliseconds, type Seconds } from '#server/foundation/lib/duration'
import type { Db } from '#server/foundation/platform/db/open'
import { filesTable, isPlacedHere, rootFoldersTable } from '#server/library/files/table'
import { playsTable } from '#server/library/playback/table'
import type { MovieFacts } from './facts'

const fileColumns = {
  movie_id: filesTable.movie_id,
  version_id: filesTable.version_id,
  root_folder_id: filesTable.root_folder_id,
  relative_path: filesTable.relative_path,
  size_bytes: filesTable.size_bytes,
  quality: filesTable.quality,
  to_shrink: filesTable.to_shrink,
  added_at: filesTable.added_at,
  imported_from: filesTable.imported_from,
  is_in_shared_folder: rootFoldersTable.shared,
}
export type FileOnDisk = ReturnType<typeof readFiles>[number]
type Given = { files: readonly FileOnDisk[]; disks: ReadonlyMap<number, string>; now: Date }

/** The files on disk, of these movies or of all. */
export const readFiles = (db: Db, only?: readonly number[]) =>
  db
    .select(fileColumns)
    .from(filesTable)
    .innerJoin(rootFoldersTable, eq(rootFoldersTable.id, filesTable.root_folder_id))
    .where(and(isNull(filesTable.missing_at), only && sql`${filesTable.movie_id} IN ${among(only)}`))
    .all()

/** What the rules need to know about the movies of these files. */
export const readMovies = (db: Db, { files, disks, now }: Given): MovieFacts[] => {
  const filesOf = Map.groupBy(files, ({ movie_id }) => movie_id)
  const ids = [...filesOf.keys()]
  const [played, downloads, tags, returned] = [playsBy(db), downloadsBy(db), tagsBy(db), returnedBy(db, before(now, days(30)))]
  return moviesOf(db, ids).map(({ resume_position_seconds, updated_at, added_by, user_rating, rating, added_at, ...movie }) => {
    const own = filesOf.get(movie.movie_id) ?? []
    return {
      ...movie,
      ...factsOfFiles(own, disks),
      ...factsOfPlays(played.get(movie.movie_id), { resume_position_seconds, updated_at, now }),
      is_added_by_hand: added_by === null || added_by === 'user',
      arrived_at: latest(added_at, earliest(own.map((file) => file.added_at))),
      brought_back_at: returned.get(own.find(({ relative_path }) => returned.has(relative_path))?.relative_path ?? '') ?? null,
      rating: user_rating ?? rating,
      tag_ids: (tags.get(movie.movie_id) ?? []).map(({ tag_id }) => tag_id),
      download: downloads.get(movie.movie_id) ?? null,
    }
  })
}

const factsOfFiles = (own: readonly FileOnDisk[], disks: ReadonlyMap<number, string>) => {
  const reached = own.map(({ root_folder_id }) => disks.get(root_folder_id) ?? null)
  return {
    root_folder_ids: own.map(({ root_folder_id }) => root_folder_id),
    disk: reached.includes(null) ? null : (reached[0] ?? null),
    is_kept_by_others: own.some((file) => file.is_in_shared_folder && !isPlacedHere(file)),
    size_bytes: own.reduce((sum, { size_bytes }) => sum + size_bytes, 0),
    main_files: own.filter(({ version_id }) => version_id === null),
  }
}

type Play = { last_at: string | null; open_at: string | null }
type Begun = { resume_position_seconds: number; updated_at: string; now: Date }
/** A position that no player reported, such as one from another program, is as old as the last change of the movie. */
const factsOfPlays = (play: Play | undefined, { resume_position_seconds, updated_at, now }: Begun) => ({
  is_playing: (play?.open_at ?? '') > before(now, hours(1)),
  begun_at: resume_position_seconds > 0 ? (play?.last_at ?? updated_at) : null,
})

const moviesOf = (db: Db, ids: readonly number[]) =>
  db
    .select({
      movie_id: moviesTable.id,
      title: moviesTable.title,
      year: moviesTable.year,
      keep: moviesTable.keep,
      monitored: moviesTable.monitored,
      added_at: moviesTable.added_at,
      added_by: moviesTable.added_by,
      updated_at: moviesTable.updated_at,
      watched_at: moviesTable.watched_at,
      play_count: moviesTable.play_count,
      resume_position_seconds: moviesTable.resume_position_seconds,
      user_rating: moviesTable.user_rating,
      rating: moviesTable.rating,
      last_found: sql<number | null>`(SELECT h.data ->> '$.found' FROM ${historyTable} h
        WHERE h.movie_id = movies.id AND h.type = 'search_completed' ORDER BY h.id DESC LIMIT 1)`,
    })
    .from(moviesTable)
    .where(sql`${moviesTable.id} IN ${among(ids)}`)
    .all()

/** When each movie was last played, and when a player that did not stop last reported. */
const playsBy = (db: Db) =>
  new Map(
    db
      .select({
        movie_id: playsTable.movie_id,
        last_at: max(playsTable.last_at),
        open_at: sql<string | null>`max(iif(${playsTable.stopped_at} IS NULL, ${playsTable.last_at}, NULL))`,
      })
      .from(playsTable)
      .groupBy(playsTable.movie_id)
      .all()
      .map((play) => [play.movie_id, play]),
  )

/** Seeding ends when its goal is reached, so a download in that state is below it. */
const downloadsBy = (db: Db): Map<number | null, 'seeding' | 'underway'> => {
  const { movie_id, state } = downloadsTable
  const rows = db.select({ movie_id, state }).from(downloadsTable).where(isInFew(open)).all()
  const [seeding, underway] = [rows.filter((row) => row.state === 'seeding'), rows.filter((row) => row.state !== 'seeding')]
  return new Map([
    ...seeding.map((row) => [row.movie_id, 'seeding'] as const),
    ...underway.map((row) => [row.movie_id, 'underway'] as const),
  ])
}

const tagsBy = (db: Db) => Map.groupBy(db.select().from(movieTagsTable).all(), ({ movie_id }) => movie_id)

/** When files came back from the recycle bin, by path. */
const returnedBy = (db: Db, since: string): Map<string, string> =>
  new Map(
    db
      .select({ at: historyTable.at, data: historyTable.data })
      .from(historyTable)
      .where(and(eq(historyTable.type, 'recycle_changed'), gt(historyTable.at, since)))
      .all()
      .flatMap(({ at, data }) =>
        data.type === 'recycle_changed' && data.change === 'restored' ? [[data.relative_path, at] as const] : [],
      ),
  )

const among = (ids: readonly number[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`
const before = (now: Date, age: Seconds): string => new Date(now.getTime() - milliseconds(age)).toISOString()
const latest = (one: string, other: string): string => (one > other ? one : other)
const earliest = (moments: readonly string[]): string => moments.toSorted()[0] ?? ''
