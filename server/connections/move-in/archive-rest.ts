import { eq } from 'drizzle-orm'
import type { CandidateStore } from '#server/acquisition/search/candidate-store'
import type { BlockedElsewhere } from '#server/acquisition/search/releases'
import { blocklistTable, takenHashesTable } from '#server/acquisition/search/table'
import type { CollectionFacts } from '#server/catalog/movies/collections'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { once } from '#server/foundation/lib/once'
import { say } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { Conflict } from '#server/foundation/platform/errors'
import { createHere } from './archive-here'
import { BlockedLine, CollectionLine, ExclusionLine, GrabbedLine } from './archive-shapes'
import { adds, type StepOf, stays, stepFor } from './archive-step'
import { sentences } from './sentences'

type Exclusion = { metadata_id: number; title: string; year: number | null; created_at: string }
export type RestDeps = {
  db: Db
  journal: Journal
  exclude: (tx: Tx, announce: Announce, exclusion: Exclusion) => { id: number }
  block: (tx: Tx, announce: Announce, blocked: BlockedElsewhere) => { id: number }
  noteGrabbed: CandidateStore['noteGrabbedElsewhere']
  /** Runs in the caller's transaction. Does nothing if no movie of it is here. */
  takeCollection: (tx: Tx, metadataId: number, facts: CollectionFacts) => void
}

/** What refers to movies. */
export const createRestSteps = (deps: RestDeps): Readonly<Record<string, StepOf>> => {
  const { db, journal } = deps
  const here = createHere(db)
  // Movies come before all that asks for them.
  const movies = once(here.movies)
  const collections = once(here.collections)
  const absent = { outcome: 'impossible' as const, reasons: [say(sentences, 'export_movie_missing')], harm: 'knowledge' as const }

  return {
    exclusion: stepFor('exclusions', ExclusionLine, ({ metadata_id, title, year, created_at }) => {
      if (here.excluded().has(metadata_id)) return stays()
      return adds(() =>
        journal.commit((tx, announce) => [
          { what: 'exclusion', id: deps.exclude(tx, announce, { metadata_id, title, year, created_at }).id },
        ]),
      )
    }),
    collection: stepFor('collections', CollectionLine, ({ metadata_id, overview, poster_path, backdrop_path, parts }) => {
      if (collections().get(metadata_id)?.parts) return stays()
      return adds(() => {
        journal.commit((tx) => deps.takeCollection(tx, metadata_id, { overview, poster_path, backdrop_path, parts }))
        return []
      })
    }),
    blocked: stepFor('blocklist', BlockedLine, ({ movie, title, info_hash, reason, created_at }) => {
      if (db.select().from(blocklistTable).where(eq(blocklistTable.title, title)).get()) return stays()
      if (movie === null) return absent
      return adds(() => {
        const movie_id = movies().get(movie)
        if (movie_id === undefined) throw new Conflict(absent.reasons[0]!)
        return journal.commit((tx, announce) => [
          { what: 'blocked', id: deps.block(tx, announce, { movie_id, title, info_hash, created_at, why: reason }).id },
        ])
      })
    }),
    grabbed: stepFor('grab_history', GrabbedLine, ({ movie, ...grab }) => {
      const known = db.select().from(takenHashesTable).where(eq(takenHashesTable.info_hash, grab.info_hash)).all()
      if (known.some(({ movie_id }) => movie_id === movies().get(movie))) return stays()
      return adds(() => {
        const movie_id = movies().get(movie)
        if (movie_id === undefined) throw new Conflict(absent.reasons[0]!)
        const { info_hash, title, quality, imported_quality, taken_at } = grab
        journal.commit((tx) => deps.noteGrabbed(tx, [{ movie_id, info_hash, title, quality, imported_quality, taken_at }]))
        return []
      })
    }),
  }
}
