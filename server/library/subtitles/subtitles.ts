import { join } from 'node:path'
import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { createInTurn } from '#server/foundation/lib/in-turn'
import { asWritten } from '#server/foundation/lib/subtitle-timing'
import { sharedRun, turnOfOthers } from '#server/foundation/lib/turns'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { NotFound } from '#server/foundation/platform/errors'
import { type Cursors, clampLimit, keyset, type PageOf, type PageRequest, pageOf, scopeOf } from '#server/foundation/platform/http/page'
import type { Log } from '#server/foundation/platform/log'
import { filesTable, rootFoldersTable } from '#server/library/files/table'
import { isText, type Subtitle } from './schema'
import { subtitleSearchesTable, subtitlesTable } from './table'

export type Subtitles = ReturnType<typeof createSubtitles>
export type SubtitleRow = typeof subtitlesTable.$inferSelect
type Kind = { language: string | null; forced: boolean; hearing_impaired: boolean; format: string }
/** A subtitle next to a file, as described by its name. */
export type Beside = Kind & { relative_path: string }
/** A track inside a file, counted from 1. */
export type Track = Kind & { track: number }
type Deps = {
  db: Db
  journal: Journal
  clock: Clock
  cursors: Cursors
  log: Log
  /** Whether the file can be found on its disk now. */
  isHere: (fileId: number) => Promise<boolean>
  /** Reads the subtitles next to a file. */
  beside: (root: string, relative_path: string) => Promise<readonly Beside[]>
  /** Reads the tracks inside it. */
  tracks: (fileId: number) => Promise<readonly Track[]>
  /** Forgets the timing of a text that is another one by now. */
  forgetOutdated: (fileId: number) => Promise<void>
}

/** Subtitles of movie files, next to and inside them. The disk is authoritative: rows follow it. */
export const createSubtitles = ({ db, journal, clock, cursors, log, isHere, beside, tracks, forgetOutdated }: Deps) => {
  const placeOf = (fileId: number) =>
    db
      .select({ file: filesTable, root: rootFoldersTable.path, title: moviesTable.title })
      .from(filesTable)
      .innerJoin(rootFoldersTable, eq(rootFoldersTable.id, filesTable.root_folder_id))
      .innerJoin(moviesTable, eq(moviesTable.id, filesTable.movie_id))
      .where(and(eq(filesTable.id, fileId), isNull(filesTable.missing_at)))
      .get()

  const oneByOne = createInTurn<'disk'>()
  /** Serializes reading the disk and placing files. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => oneByOne('disk', work)

  /** Updates one file's rows to match the disk. Concludes nothing from a disk on which the file itself cannot be found. */
  const rescan = async (fileId: number): Promise<void> => {
    const place = placeOf(fileId)
    if (!place || !(await isHere(fileId))) return
    await forgetOutdated(fileId)
    const outside = (await beside(place.root, place.file.relative_path)).map((each) => ({ ...each, track: 0, source: 'sidecar' as const }))
    const inside = (await tracks(fileId)).map((each) => ({ ...each, relative_path: '', source: 'embedded' as const }))
    const found = [...outside, ...inside]
    const stored = db.select().from(subtitlesTable).where(eq(subtitlesTable.file_id, fileId)).all()
    const [isStored, isThere] = [new Set(stored.map(nameOf)), new Set(found.map(nameOf))]
    const gone = stored.filter((row) => !isThere.has(nameOf(row)))
    const fresh = found.filter((each) => !isStored.has(nameOf(each)))
    if (gone.length + fresh.length === 0) return
    journal.commit((tx, announce) => {
      for (const { id } of gone) tx.delete(subtitlesTable).where(eq(subtitlesTable.id, id)).run()
      const { id: file_id, movie_id } = place.file
      for (const each of fresh) {
        const row = { ...each, movie_id, file_id, added_at: stamp(clock) }
        const added = tx.insert(subtitlesTable).values(row).onConflictDoNothing().returning({ id: subtitlesTable.id }).all()
        if (added.length > 0 && each.track === 0)
          announce({ type: 'subtitle_added', movie_id, title: place.title, file_id, language: each.language ?? 'unknown' })
      }
    })
  }

  const listed = () =>
    db
      .select({ subtitle: subtitlesTable, root: rootFoldersTable.path, own_path: filesTable.relative_path })
      .from(subtitlesTable)
      .innerJoin(filesTable, eq(filesTable.id, subtitlesTable.file_id))
      .innerJoin(rootFoldersTable, eq(rootFoldersTable.id, filesTable.root_folder_id))

  return {
    inTurn,
    rescan: (fileId: number): Promise<void> => inTurn(() => rescan(fileId)),

    /** Every file, and leftovers of files that are gone. */
    rescanAll: sharedRun(async () => {
      const ids = db.select({ id: filesTable.id }).from(filesTable).where(isNull(filesTable.missing_at)).all()
      for (const { id } of ids) {
        const looked = await attempt(() => inTurn(() => turnOfOthers().then(() => rescan(id))))
        if (!looked.ok) log.warn('the subtitles of a file could not be checked', { file_id: id, error: looked.error })
      }
      const known = db.select({ id: filesTable.id }).from(filesTable)
      db.delete(subtitlesTable).where(notInArray(subtitlesTable.file_id, known)).run()
    }),

    row(id: number): SubtitleRow {
      const found = db.select().from(subtitlesTable).where(eq(subtitlesTable.id, id)).get()
      if (!found) throw new NotFound('subtitle', id)
      return found
    },

    /** Throws NotFound, even if just its file is gone. */
    get(id: number): Subtitle {
      const found = listed().where(eq(subtitlesTable.id, id)).get()
      if (!found) throw new NotFound('subtitle', id)
      return show(found)
    },

    list(movieId: number, asked: PageRequest): PageOf<Subtitle> {
      const scope = scopeOf('subtitles', { movie_id: movieId })
      const limit = clampLimit(asked.limit)
      const id = sql`${subtitlesTable.id}`
      const { after, orderBy } = keyset({ column: id, order: 'asc' }, id, asked.cursor ? cursors.decode(scope, asked.cursor) : null)
      const rows = listed()
        .where(and(eq(subtitlesTable.movie_id, movieId), isNull(filesTable.missing_at), after))
        .orderBy(orderBy)
        .limit(limit + 1)
        .all()
      const page = pageOf(rows, { limit, scope, cursors, at: ({ subtitle }) => [subtitle.id, subtitle.id] })
      return { ...page, results: page.results.map(show) }
    },

    /** Runs in the caller's transaction. Restores a recycled one if its file still exists. */
    putBack(tx: Tx, announce: Announce, kept: Record<string, unknown>): void {
      const { id: _, ...row } = kept as SubtitleRow
      const place = placeOf(row.file_id)
      if (!place) return
      tx.insert(subtitlesTable).values(row).onConflictDoNothing().run()
      allowAgain(tx, row)
      announce({
        type: 'subtitle_added',
        movie_id: row.movie_id,
        title: place.title,
        file_id: row.file_id,
        language: row.language ?? 'unknown',
      })
    },
  }
}

/** A restored subtitle is no longer refused. */
const allowAgain = (tx: Tx, { file_id, provider_id }: Pick<SubtitleRow, 'file_id' | 'provider_id'>): void => {
  const isSame = eq(subtitleSearchesTable.file_id, file_id)
  const search = tx.select().from(subtitleSearchesTable).where(isSame).get()
  const refused = search?.refused.filter((id) => id !== provider_id)
  if (refused) tx.update(subtitleSearchesTable).set({ refused }).where(isSame).run()
}

/** Two with one name are the same. A track that says something else is another one. */
const nameOf = ({ relative_path, track, language, forced }: Omit<Beside, 'format' | 'hearing_impaired'> & { track: number }): string =>
  track === 0 ? relative_path : JSON.stringify([track, language, forced])

const show = ({ subtitle, root, own_path }: { subtitle: SubtitleRow; root: string; own_path: string }): Subtitle => {
  const { relative_path, track: _, sha256: __, timing, ...row } = subtitle
  const { shift_seconds, frame_rates } = timing ?? asWritten
  return { ...row, path: join(root, relative_path || own_path), timing: isText(row) ? { shift_seconds, frame_rates } : null }
}
