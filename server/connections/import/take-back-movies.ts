import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { downloadsTable } from '#server/acquisition/downloads/table'
import { moviesTable, movieTagsTable } from '#server/catalog/movies/table'
import { movieVersionsTable } from '#server/catalog/versions/table'
import type { EventType } from '#server/events'
import { historyTable } from '#server/foundation/history/table'
import { say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { filesTable } from '#server/library/files/table'
import { sentences } from './sentences'
import { stays, type TakeBackDeps, type TakenBack } from './take-back-deps'

const atOnce = 50

/** Removes movies that an import added, unless a person or a download touched them since. Files stay on disk. */
export const createTakeBackMovies = ({ db, journal, removeMovies, changeMovie, removeVersion, forgetFiles, forgetFile }: TakeBackDeps) => ({
  /** By movie: the last event when it was added. */
  async many(since: ReadonlyMap<number, number>, madeFiles: ReadonlySet<number>): Promise<TakenBack[]> {
    const ids = [...since.keys()]
    const results: TakenBack[] = []
    for (let start = 0; start < ids.length; start += atOnce) {
      const found = ids.slice(start, start + atOnce).map((id) => ({ id, why: whyKept(db, id, { since: since.get(id) ?? 0, madeFiles }) }))
      const due = found.flatMap(({ id, why }) => (why === 'undone' ? [id] : []))
      if (due.length > 0) await removeMovies({ ids: due, delete_files: false, add_exclusion: false })
      results.push(...found.map(({ why }) => why))
      await Bun.sleep(0)
    }
    return results
  },

  /** Of a movie that was here before, with the file that came with it. */
  async version({ id }: { id: number }, madeFiles: ReadonlySet<number>): Promise<TakenBack> {
    const found = db.select().from(movieVersionsTable).where(eq(movieVersionsTable.id, id)).get()
    if (!found) return 'gone'
    const files = db.select({ id: filesTable.id }).from(filesTable).where(eq(filesTable.version_id, id)).all()
    const isLoading = db.select({ id: downloadsTable.id }).from(downloadsTable).where(eq(downloadsTable.version_id, id)).get() !== undefined
    if (found.is_default || isLoading) return stays('version', found.name, say(sentences, 'undo_changed'))
    if (files.some((file) => !madeFiles.has(file.id))) return stays('version', found.name, say(sentences, 'undo_movie_has_files'))
    journal.commit((tx, announce) => {
      for (const file of files) forgetFile(tx, announce, file.id)
    })
    await removeVersion(found.movie_id, id, { delete_files: false })
    return 'undone'
  },

  /** Of a movie that was here before. */
  file({ id }: { id: number }): TakenBack {
    const found = db.select().from(filesTable).where(eq(filesTable.id, id)).get()
    if (!found) return 'gone'
    const { movie_id, relative_path } = found
    const movie = db.select({ title: moviesTable.title }).from(moviesTable).where(eq(moviesTable.id, movie_id)).get()
    if (!movie) return 'gone'
    const { title } = movie
    const others = db
      .select()
      .from(filesTable)
      .where(and(eq(filesTable.movie_id, movie_id), sql`${filesTable.id} <> ${id}`))
      .get()
    if (others) return stays('file', relative_path, say(sentences, 'undo_movie_has_files'))
    journal.commit((tx, announce) => {
      forgetFiles(tx, announce, { id: movie_id, title, delete_files: false })
      announce({ type: 'file_removed', movie_id, title, file_id: id, relative_path, recycled: false })
    })
    return 'undone'
  },

  tags({ id, tag_ids }: { id: number; tag_ids: readonly number[] }): TakenBack {
    const now = db.select().from(movieTagsTable).where(eq(movieTagsTable.movie_id, id)).all()
    const left = now.map(({ tag_id }) => tag_id).filter((tag) => !tag_ids.includes(tag))
    if (left.length === now.length) return 'gone'
    changeMovie(id, { tag_ids: left })
    return 'undone'
  },
})

type Then = { since: number; madeFiles: ReadonlySet<number> }
const whyKept = (db: Db, id: number, { since, madeFiles }: Then): TakenBack => {
  const movie = db.select({ title: moviesTable.title }).from(moviesTable).where(eq(moviesTable.id, id)).get()
  if (!movie) return 'gone'
  if (isTouched(db, id, since)) return stays('movie', movie.title, say(sentences, 'undo_movie_touched'))
  const files = db.select({ id: filesTable.id }).from(filesTable).where(eq(filesTable.movie_id, id)).all()
  if (files.some((file) => !madeFiles.has(file.id))) return stays('movie', movie.title, say(sentences, 'undo_movie_has_files'))
  return 'undone'
}

/** Events that only a person or a download causes. */
const touching: EventType[] = [
  'movie_watched',
  'movie_unwatched',
  'release_grabbed',
  'file_renamed',
  'file_upgraded',
  'file_removed',
  'playback_stopped',
]
/** Fields of a movie that only a person changes; a refresh reports others. */
const decided = ['monitored', 'minimum_availability', 'quality_profile_id', 'root_folder_id', 'user_rating', 'tag_ids', 'favorite', 'keep']

const isTouched = (db: Db, id: number, since: number): boolean => {
  if (db.select({ id: downloadsTable.id }).from(downloadsTable).where(eq(downloadsTable.movie_id, id)).get()) return true
  const events = db
    .select({ type: historyTable.type, fields: sql<string | null>`${historyTable.data} ->> '$.fields'` })
    .from(historyTable)
    .where(and(eq(historyTable.movie_id, id), gt(historyTable.id, since), inArray(historyTable.type, [...touching, 'movie_updated'])))
    .all()
  return events.some(({ type, fields }) => type !== 'movie_updated' || (JSON.parse(fields ?? '[]') as string[]).some(isDecided))
}

const isDecided = (field: string): boolean => decided.includes(field)
