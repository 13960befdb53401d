import { eq, sql } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import { movieVersionsTable } from '#server/catalog/versions/table'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { changedFields } from '#server/foundation/lib/changed-fields'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { uniqueName } from '#server/foundation/platform/db/unique-name'
import { Conflict, Invalid, NotFound } from '#server/foundation/platform/errors'
import { type Cursors, listed, type PageOf, type PageRequest } from '#server/foundation/platform/http/page'
import { intents } from './intents'
import { knownScores, leastKnownScore } from './known-scores'
import { completeProfile, problemsOfProfile } from './profile'
import type { FormatScore, NewQualityProfile, QualityProfile, QualityProfilePatch, QualityProfileValues } from './schema'
import { sentences } from './sentences'
import { customFormatsTable, qualityProfilesTable } from './table'

export type Profiles = ReturnType<typeof createProfiles>

/** Quality profiles: which releases are acceptable, which are better, and when to stop. */
export const createProfiles = ({ db, journal, clock, cursors }: { db: Db; journal: Journal; clock: Clock; cursors: Cursors }) => {
  const get = (id: number): QualityProfile => {
    const row = db.select().from(qualityProfilesTable).where(eq(qualityProfilesTable.id, id)).get()
    if (!row) throw new NotFound('quality profile', id)
    return row
  }

  return {
    get,
    all: (): QualityProfile[] => db.select().from(qualityProfilesTable).all(),
    find: (id: number): QualityProfile | undefined => db.select().from(qualityProfilesTable).where(eq(qualityProfilesTable.id, id)).get(),

    list: (asked: PageRequest): PageOf<QualityProfile> =>
      listed(db.select().from(qualityProfilesTable), asked, {
        cursors,
        scope: 'quality-profiles',
        table: qualityProfilesTable,
        by: 'name',
      }),

    /** Adds the three presets, with their scores, to a database without profiles. */
    seed(): void {
      if (db.select({ id: qualityProfilesTable.id }).from(qualityProfilesTable).limit(1).get()) return
      const now = stamp(clock)
      journal.commit((tx, announce) => {
        const format_scores = seedFormats(tx, now)
        for (const { profile } of intents())
          insert(tx, announce, { values: { ...profile, format_scores, min_format_score: leastKnownScore }, now })
      })
    },

    add(wanted: NewQualityProfile): QualityProfile {
      const values = completeProfile(wanted)
      return journal.commit((tx, announce) => {
        check(tx, values, null)
        return insert(tx, announce, { values, now: stamp(clock) })
      })
    },

    update(id: number, patch: QualityProfilePatch): QualityProfile {
      const { id: _, created_at: __, updated_at: ___, ...current } = get(id)
      const values: QualityProfileValues = { ...current, ...patch }
      if (current.is_default && patch.is_default === false) throw new Conflict(say(sentences, 'default_profile_stays'))
      return journal.commit((tx, announce) => {
        check(tx, values, id)
        if (values.is_default) onlyDefault(tx, id)
        const row = tx
          .update(qualityProfilesTable)
          .set({ ...values, updated_at: stamp(clock) })
          .where(eq(qualityProfilesTable.id, id))
          .returning()
          .get()
        announce({ type: 'quality_profile_changed', id, name: row.name, change: 'updated', fields: changedFields(current, patch) })
        return row
      })
    },

    /** A profile before and after a change, to preview it; the default profile if `id` is null. Throws NotFound or Invalid. */
    tried(id: number | null, change: QualityProfilePatch): { before: QualityProfile; after: QualityProfile } {
      const usual = db.select().from(qualityProfilesTable).where(eq(qualityProfilesTable.is_default, true)).get()
      const before = id === null && usual ? usual : get(id ?? 0)
      const after = { ...before, ...change }
      const formats = db.select({ id: customFormatsTable.id }).from(customFormatsTable).all()
      const problem = problemsOfProfile(after, new Set(formats.map((format) => format.id)))[0]
      if (problem) throw new Invalid(problem.message, `profile.${problem.field}`)
      return { before, after }
    },

    /** Throws Conflict if movies use it, and for the default profile. */
    remove(id: number): void {
      const profile = get(id)
      if (profile.is_default) throw new Conflict(say(sentences, 'default_profile_not_removable'))
      journal.commit((tx, announce) => {
        const used = tx.select({ id: moviesTable.id }).from(moviesTable).where(eq(moviesTable.quality_profile_id, id)).limit(1).get()
        const ofVersion = tx
          .select({ id: movieVersionsTable.id })
          .from(movieVersionsTable)
          .where(eq(movieVersionsTable.quality_profile_id, id))
        if (used ?? ofVersion.limit(1).get()) throw new Conflict(say(sentences, 'profile_in_use', { name: profile.name }))
        tx.delete(qualityProfilesTable).where(eq(qualityProfilesTable.id, id)).run()
        announce({ type: 'quality_profile_changed', id, name: profile.name, change: 'removed' })
      })
    },

    /** Whether a profile takes a quality. False for a removed profile. */
    allows: (id: number, quality: string): boolean =>
      (
        db.select({ items: qualityProfilesTable.items }).from(qualityProfilesTable).where(eq(qualityProfilesTable.id, id)).get()?.items ??
        []
      ).some((item) => item.allowed && ('group' in item ? item.qualities.includes(quality) : item.quality === quality)),

    byIds: (ids: readonly number[]): Map<number, QualityProfile> =>
      new Map(
        db
          .select()
          .from(qualityProfilesTable)
          .where(sql`${qualityProfilesTable.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
          .all()
          .map((row) => [row.id, row]),
      ),
  }
}

type Insert = { values: QualityProfileValues; now: string }
const insert = (tx: Tx, announce: Announce, { values, now }: Insert): QualityProfile => {
  const row = tx
    .insert(qualityProfilesTable)
    .values({ ...values, created_at: now, updated_at: now })
    .returning()
    .get()
  if (row.is_default) onlyDefault(tx, row.id)
  announce({ type: 'quality_profile_changed', id: row.id, name: row.name, change: 'created' })
  return row
}

const onlyDefault = (tx: Tx, id: number): void => {
  tx.update(qualityProfilesTable).set({ is_default: false }).where(sql`${qualityProfilesTable.id} <> ${id}`).run()
}

/** Adds the scores that every new service has. */
const seedFormats = (tx: Tx, now: string): FormatScore[] =>
  knownScores.map(({ format, score }) => {
    const row = tx
      .insert(customFormatsTable)
      .values({ ...format, created_at: now, updated_at: now })
      .returning({ id: customFormatsTable.id })
      .get()
    return { custom_format_id: row.id, score }
  })

const check = (tx: Tx, values: QualityProfileValues, id: number | null): void => {
  const formats = tx.select({ id: customFormatsTable.id }).from(customFormatsTable).all()
  const problem = problemsOfProfile(values, new Set(formats.map((format) => format.id)))[0]
  if (problem) throw new Invalid(problem.message, problem.field)
  uniqueName(tx, qualityProfilesTable, { kind: 'quality profile', name: values.name, except: id })
}
