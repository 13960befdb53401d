import { join } from 'node:path'
import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { Journal } from '#server/history/journal'
import { attempt } from '#server/lib/attempt'
import { type Clock, stamp } from '#server/lib/clock'
import { filesTable, rootFoldersTable } from '#server/library/table'
import { moviesTable } from '#server/movies/table'
import type { Db } from '#server/platform/db/open'
import { type Cursors, clampLimit, keyset, type PageOf, type PageRequest, pageOf, scopeOf } from '#server/platform/http/page'
import type { Log } from '#server/platform/log'
import type { Subtitle } from './schema'
import { subtitlesTable } from './table'

export type Subtitles = ReturnType<typeof createSubtitles>
/** A subtitle that lies beside a file, as its name tells of it. */
export type Found = { relative_path: string; language: string | null; forced: boolean; hearing_impaired: boolean; format: string }
type Deps = {
  db: Db
  journal: Journal
  clock: Clock
  cursors: Cursors
  log: Log
  /** The subtitles that lie beside a file now. */
  beside: (root: string, relative_path: string) => Promise<readonly Found[]>
}

/** The subtitles that lie beside the files of movies. The disk decides: what is stored follows it. */
export const createSubtitles = ({ db, journal, clock, cursors, log, beside }: Deps) => {
  const placeOf = (fileId: number) =>
    db
      .select({ file: filesTable, root: rootFoldersTable.path, title: moviesTable.title })
      .from(filesTable)
      .innerJoin(rootFoldersTable, eq(rootFoldersTable.id, filesTable.root_folder_id))
      .innerJoin(moviesTable, eq(moviesTable.id, filesTable.movie_id))
      .where(and(eq(filesTable.id, fileId), isNull(filesTable.missing_at)))
      .get()

  /** Brings what is stored of one file in line with the disk. */
  const look = async (fileId: number): Promise<void> => {
    const place = placeOf(fileId)
    if (!place) return
    const found = await beside(place.root, place.file.relative_path)
    const stored = db.select().from(subtitlesTable).where(eq(subtitlesTable.file_id, fileId)).all()
    const isStored = new Set(stored.map((row) => row.relative_path))
    const isThere = new Set(found.map((each) => each.relative_path))
    const gone = stored.filter((row) => !isThere.has(row.relative_path))
    const fresh = found.filter((each) => !isStored.has(each.relative_path))
    if (gone.length + fresh.length === 0) return
    journal.commit((tx, announce) => {
      for (const { id } of gone) tx.delete(subtitlesTable).where(eq(subtitlesTable.id, id)).run()
      const { id: file_id, movie_id } = place.file
      for (const each of fresh) {
        const row = { ...each, movie_id, file_id, source: 'sidecar' as const, added_at: stamp(clock) }
        const added = tx.insert(subtitlesTable).values(row).onConflictDoNothing().returning({ id: subtitlesTable.id }).all()
        if (added.length > 0)
          announce({ type: 'subtitle_added', movie_id, title: place.title, file_id, language: each.language ?? 'unknown' })
      }
    })
  }

  return {
    look,

    /** Every file, and what is left of files that are gone. */
    async lookAll(): Promise<void> {
      const ids = db.select({ id: filesTable.id }).from(filesTable).where(isNull(filesTable.missing_at)).all()
      for (const { id } of ids) {
        const looked = await attempt(() => look(id))
        if (!looked.ok) log.warn('the subtitles of a file could not be looked for', { file_id: id, error: looked.error })
      }
      const known = db.select({ id: filesTable.id }).from(filesTable)
      db.delete(subtitlesTable).where(notInArray(subtitlesTable.file_id, known)).run()
    },

    list(movieId: number, asked: PageRequest): PageOf<Subtitle> {
      const scope = scopeOf('subtitles', { movie_id: movieId })
      const limit = clampLimit(asked.limit)
      const id = sql`${subtitlesTable.id}`
      const { after, orderBy } = keyset({ column: id, order: 'asc' }, id, asked.cursor ? cursors.decode(scope, asked.cursor) : null)
      const rows = db
        .select({ subtitle: subtitlesTable, root: rootFoldersTable.path })
        .from(subtitlesTable)
        .innerJoin(filesTable, eq(filesTable.id, subtitlesTable.file_id))
        .innerJoin(rootFoldersTable, eq(rootFoldersTable.id, filesTable.root_folder_id))
        .where(and(eq(subtitlesTable.movie_id, movieId), isNull(filesTable.missing_at), after))
        .orderBy(orderBy)
        .limit(limit + 1)
        .all()
      const page = pageOf(rows, { limit, scope, cursors, at: ({ subtitle }) => [subtitle.id, subtitle.id] })
      return {
        ...page,
        results: page.results.map(({ subtitle: { relative_path, ...row }, root }) => ({ ...row, path: join(root, relative_path) })),
      }
    },
  }
}
