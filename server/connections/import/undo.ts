import { desc, eq, isNull, sql } from 'drizzle-orm'
import { say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { Conflict, NotFound } from '#server/foundation/platform/errors'
import { filesTable } from '#server/library/files/table'
import type { ImportRecords } from './records'
import type { ImportUndo, Made } from './schema'
import { sentences } from './sentences'
import { importMadeTable, importsTable } from './table'
import type { createTakeBack } from './take-back'
import type { TakenBack } from './take-back-deps'

export type UndoImport = ReturnType<typeof createUndoImport>
type Deps = {
  db: Db
  records: Pick<ImportRecords, 'isRunning' | 'undone'>
  takeBack: ReturnType<typeof createTakeBack>
  isEnding: () => boolean
}

type MadeThen = typeof importMadeTable.$inferSelect
type NotMovie = Exclude<Made, { what: 'movie' }>

/** What uses others comes before them. */
const order = [
  'blocked',
  'movie_tags',
  'version',
  'file',
  'movie',
  'exclusion',
  'view',
  'follow',
  'storage_rule',
  'list',
  'download',
  'client',
  'setting',
  'secret',
  'profile_rules',
  'profile',
  'indexer',
  'indexer_key',
  'root',
  'format',
  'tag',
] as const satisfies readonly Made['what'][]

/** Takes back what an import added and nobody touched since. Stopped in between, it can be repeated with the same result. */
export const createUndoImport = ({ db, records, takeBack, isEnding }: Deps) => {
  let isUndoing = false

  const takeAllBack = async (made: readonly MadeThen[]): Promise<TakenBack[]> => {
    const since = new Map(made.flatMap(({ made: one, history_id }) => (one.what === 'movie' ? [[one.id, history_id] as const] : [])))
    const files = new Set(made.flatMap(({ made: one }) => (one.what === 'file' ? [one.id] : [])))
    const versions = new Set(made.flatMap(({ made: one }) => (one.what === 'version' ? [one.id] : [])))
    const ofOthers = filesOfOthers(db, files, { movies: since, versions })
    const isDue = (one: Made): one is NotMovie => one.what !== 'movie' && (one.what !== 'file' || ofOthers.has(one.id))
    const results: TakenBack[] = []
    for (const what of order) {
      if (what === 'movie') results.push(...(await takeBack.movies(since, files)))
      const due = made.flatMap(({ made: one }) => (one.what === what && isDue(one) ? [one] : []))
      for (const one of due) {
        results.push(await takeBack.one(one, files))
        await Bun.sleep(0)
      }
    }
    return results
  }

  const run = async (id: number): Promise<ImportUndo> => {
    const made = db.select().from(importMadeTable).where(eq(importMadeTable.import_id, id)).orderBy(desc(importMadeTable.id)).all()
    const results = await takeAllBack(made)
    const stays = results.flatMap((result) => (typeof result === 'string' ? [] : [result]))
    records.undone(id, { isOver: !stays.some(({ kind }) => kind === 'movie' || kind === 'list') })
    return {
      taken_back: results.filter((result) => result === 'undone').length,
      already_gone: results.filter((result) => result === 'gone').length,
      stays,
      held: db.select().from(importsTable).where(isNull(importsTable.released_at)).get() !== undefined,
    }
  }

  return {
    isRunning: () => isUndoing,
    /** Throws NotFound, and Conflict while the import or its hold's end runs, or after the hold. */
    async undo(id: number): Promise<ImportUndo> {
      const found = db.select().from(importsTable).where(eq(importsTable.id, id)).get()
      if (!found) throw new NotFound('import', id)
      if (records.isRunning(id)) throw new Conflict(say(sentences, 'import_runs'))
      if (found.released_at !== null) throw new Conflict(say(sentences, 'import_not_held'))
      if (isEnding()) throw new Conflict(say(sentences, 'hold_ends'))
      if (isUndoing) throw new Conflict(say(sentences, 'undo_runs'))
      isUndoing = true
      try {
        return await run(id)
      } finally {
        isUndoing = false
      }
    },
  }
}

type With = { movies: ReadonlyMap<number, unknown>; versions: ReadonlySet<number> }
/** Files that the import added to movies that were here before. The others go with their movie or version. */
const filesOfOthers = (db: Db, files: ReadonlySet<number>, { movies, versions }: With): Set<number> =>
  new Set(
    db
      .select({ id: filesTable.id, movie_id: filesTable.movie_id, version_id: filesTable.version_id })
      .from(filesTable)
      .where(sql`${filesTable.id} IN (SELECT value FROM json_each(${JSON.stringify([...files])}))`)
      .all()
      .flatMap(({ id, movie_id, version_id }) => (movies.has(movie_id) || versions.has(version_id ?? 0) ? [] : [id])),
  )
