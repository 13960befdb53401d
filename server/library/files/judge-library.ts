import { createHash } from 'node:crypto'
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import { customFormatsTable, qualityProfilesTable } from '#server/catalog/profiles/table'
import type { Config } from '#server/foundation/config/schema'
import type { InstanceFacts } from '#server/foundation/history/instance'
import type { Journal } from '#server/foundation/history/journal'
import { turnOfOthers } from '#server/foundation/lib/turns'
import type { Db } from '#server/foundation/platform/db/open'
import type { Movie } from './add-to-library'
import type { FileRow } from './files'
import { filesTable } from './table'

export type Value = Pick<FileRow, 'custom_format_ids' | 'custom_format_score'>
/** `profileId`: only what its formats are worth has changed. */
type Which = { profileId: number } | { movieId: number } | { fileIds: readonly number[] } | 'all'
type Deps = {
  db: Db
  journal: Journal
  config: { get(): Config }
  version: string
  facts: Pick<InstanceFacts, 'get' | 'set'>
  /** The custom formats of files by what is known about them now. One call serves many files. */
  valuesNow: () => (movie: Movie, file: FileRow) => Value
  /** What formats that are known to match are worth now. One call serves many files. */
  scoresNow: () => (movie: Movie, ids: readonly number[]) => number
  meetsCutoff: (movie: Movie, file: FileRow) => boolean
  /** The movie as the version of a file sees it. */
  seenBy: (movie: Movie, version: number | null) => { movie: Movie }
}

const FILES_PER_TURN = 50

/**
 * Renews what is stored about files but depends on settings: matching custom formats, their score, and whether the cutoff is met. Decisions
 * do not wait for it: they compute the same from the file. A renewal that was interrupted is made up for at the next start.
 */
export const createJudgeLibrary = ({ db, journal, config, version, facts, valuesNow, scoresNow, meetsCutoff, seenBy }: Deps) => {
  const judged = (which: Which) => {
    if (typeof which === 'object' && 'profileId' in which) {
      const scoreOf = scoresNow()
      return (movie: Movie, { custom_format_ids }: FileRow): Value => ({
        custom_format_ids,
        custom_format_score: scoreOf(movie, custom_format_ids),
      })
    }
    return valuesNow()
  }

  const renewed = (movie: Movie, file: FileRow, value: Value): (Value & Pick<FileRow, 'meets_cutoff'>) | undefined => {
    const meets_cutoff = meetsCutoff(movie, { ...file, ...value })
    const isSame =
      meets_cutoff === file.meets_cutoff &&
      value.custom_format_score === file.custom_format_score &&
      String(value.custom_format_ids) === String(file.custom_format_ids)
    return isSame ? undefined : { ...value, meets_cutoff }
  }

  const judgeAll = async (which: Which): Promise<void> => {
    for (let last = 0; ; await turnOfOthers()) {
      const rows = db
        .select({ movie: moviesTable, file: filesTable })
        .from(filesTable)
        .innerJoin(moviesTable, eq(moviesTable.id, filesTable.movie_id))
        .where(and(gt(filesTable.id, last), filterOf(which)))
        .orderBy(asc(filesTable.id))
        .limit(FILES_PER_TURN)
        .all()
      if (rows.length === 0) return
      last = rows.at(-1)!.file.id
      const readValue = judged(which)
      const changed = rows.flatMap(({ movie: row, file }) => {
        const { movie } = seenBy(row, file.version_id)
        const value = renewed(movie, file, readValue(movie, file))
        return value ? [{ id: file.id, value }] : []
      })
      if (changed.length > 0)
        journal.commit((tx) => {
          for (const { id, value } of changed) tx.update(filesTable).set(value).where(eq(filesTable.id, id)).run()
        })
    }
  }

  /** Identifies everything that the stored values of all files depend on. */
  const rulesNow = (): string => {
    const { upgrade_enabled } = config.get()
    const formats = db.select({ id: customFormatsTable.id, conditions: customFormatsTable.conditions }).from(customFormatsTable).all()
    const profiles = db.select().from(qualityProfilesTable).all()
    return createHash('sha256')
      .update(JSON.stringify([version, upgrade_enabled, formats, profiles]))
      .digest('hex')
  }

  let running: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | null = null
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    running = running.then(work, work)
    return running
  }
  /** Requests for all files that come before it begins share one run. */
  const renewAll = (): Promise<void> => {
    waiting ??= inTurn(async () => {
      waiting = null
      const rules = rulesNow()
      await judgeAll('all')
      facts.set(rulesKey, rules)
    })
    return waiting
  }

  let added: number[] = []
  let waitingForAdded: Promise<void> | null = null
  /** Files that are added before it begins share one run. */
  const renewAdded = (fileId: number): Promise<void> => {
    added.push(fileId)
    waitingForAdded ??= inTurn(() => {
      const fileIds = added
      added = []
      waitingForAdded = null
      return judgeAll({ fileIds })
    })
    return waitingForAdded
  }

  return {
    renew: (which: Exclude<Which, { fileIds: unknown }>): Promise<void> => (which === 'all' ? renewAll() : inTurn(() => judgeAll(which))),
    renewAdded,
    /** Renews everything if the rules are not those of the last full renewal. */
    renewIfDue: async (): Promise<void> => {
      if (facts.get(rulesKey) !== rulesNow()) await renewAll()
    },
  }
}

const rulesKey = 'files_judged_by'

const filterOf = (which: Which) => {
  if (which === 'all') return undefined
  if ('profileId' in which) {
    const { profileId } = which
    return or(
      and(eq(moviesTable.quality_profile_id, profileId), isNull(filesTable.version_id)),
      sql`${filesTable.version_id} IN (SELECT v.id FROM movie_versions v WHERE v.quality_profile_id = ${profileId})`,
    )
  }
  if ('movieId' in which) return eq(moviesTable.id, which.movieId)
  return sql`${filesTable.id} IN (SELECT value FROM json_each(${JSON.stringify(which.fileIds)}))`
}
