import { and, eq, isNull, sql } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import type { QualityProfileValues } from '#server/catalog/profiles/schema'
import type { Config } from '#server/foundation/config/schema'
import { inTurns, turnOfOthers } from '#server/foundation/lib/turns'
import type { Db } from '#server/foundation/platform/db/open'
import { filesTable } from '#server/library/files/table'
import { type CandidateStore, candidateOf, indexersOf } from './candidate-store'
import { type Contexts, decisionSettings } from './context'
import { choose, deciding } from './decide'
import type { ProfilePreview } from './evaluate-schema'
import { tryPatterns } from './try-patterns'
import { meetsCutoffs } from './upgrade'

export type PreviewProfile = ReturnType<typeof createPreviewProfile>
type Deps = {
  db: Db
  config: { get(): Config }
  contexts: Contexts
  candidateStore: Pick<CandidateStore, 'rowsOf'>
  /** A stored profile with changes applied. Throws NotFound or Invalid. */
  profileOf: (id: number, change: Partial<QualityProfileValues>) => { after: QualityProfileValues }
}

/** The most movies judged, as the user is waiting while typing. */
const mostJudged = 200
const FILES_PER_TURN = 500

/** What a changed profile would do to existing movies. Stores and grabs nothing. */
export const createPreviewProfile = ({ db, config, contexts, candidateStore, profileOf }: Deps) => {
  const filesOf = (profileId: number) =>
    db
      .select({
        movie_id: filesTable.movie_id,
        monitored: moviesTable.monitored,
        quality: filesTable.quality,
        revision: filesTable.revision,
        custom_format_ids: filesTable.custom_format_ids,
      })
      .from(filesTable)
      .innerJoin(moviesTable, eq(moviesTable.id, filesTable.movie_id))
      .where(
        and(
          eq(moviesTable.quality_profile_id, profileId),
          isNull(filesTable.missing_at),
          isNull(filesTable.version_id),
          sql`NOT EXISTS (SELECT 1 FROM files n WHERE n.movie_id = ${filesTable.movie_id} AND n.version_id IS NULL AND n.missing_at IS NULL AND n.id > ${filesTable.id})`,
        ),
      )
      .all()

  /** The known release that would replace the file. */
  const upgradeOf = async (movieId: number, profile: QualityProfileValues): Promise<{ size_bytes: number | null } | undefined> => {
    const indexers = indexersOf(db)
    const candidates = (await candidateStore.rowsOf(movieId)).map((row) => candidateOf(row, indexers))
    if (candidates.length === 0) return undefined
    const context = { ...contexts.contextFor(movieId, 'search'), profile }
    await tryPatterns(candidates, context)
    return choose(await inTurns(deciding(candidates, context)), context)?.candidate
  }

  return async (profileId: number, change: Partial<QualityProfileValues>): Promise<ProfilePreview> => {
    const { after } = profileOf(profileId, change)
    const terms = { profile: after, settings: decisionSettings(config.get()) }
    const files = filesOf(profileId)
    const scoreOf = (ids: readonly number[]) =>
      after.format_scores.reduce((sum, { custom_format_id, score }) => sum + (ids.includes(custom_format_id) ? score : 0), 0)
    const below: number[] = []
    for (const [at, file] of files.entries()) {
      if (at % FILES_PER_TURN === FILES_PER_TURN - 1) await turnOfOthers()
      if (file.monitored && !meetsCutoffs({ ...file, custom_format_score: scoreOf(file.custom_format_ids) }, terms))
        below.push(file.movie_id)
    }
    const found: { size_bytes: number | null }[] = []
    for (const movieId of below.slice(0, mostJudged)) {
      await turnOfOthers()
      found.push(...[await upgradeOf(movieId, after)].filter((offer) => offer !== undefined))
    }
    return {
      movies: files.length,
      below_cutoff: below.length,
      upgrades: found.length,
      download_bytes: found.reduce((total, { size_bytes }) => total + (size_bytes ?? 0), 0),
      is_complete: below.length <= mostJudged,
    }
  }
}
