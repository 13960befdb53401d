import { and, eq, sql } from 'drizzle-orm'
import type { Config } from '#server/foundation/config/schema'
import type { Journal } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import { ago, type Clock, stamp } from '#server/foundation/lib/clock'
import { days } from '#server/foundation/lib/duration'
import { inSteps } from '#server/foundation/lib/in-steps'
import type { Db } from '#server/foundation/platform/db/open'
import { NotFound } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import type { MetadataMovie } from '#server/foundation/upstream/metadata/client'
import { followMoviesTable } from './table'

type Told = { metadata_id: number }
type Deps = {
  db: Db
  journal: Journal
  clock: Clock
  log: Log
  config: { get(): Pick<Config, 'streaming_services'> }
  /** Asks the metadata provider. Throws what it throws. */
  movie: (metadataId: number) => Promise<Pick<MetadataMovie, 'details'>>
  /** Of these, the ones that are not in the library, not excluded, and were never removed. */
  mayCome: (movies: readonly Told[]) => Told[]
}

/** One run of the task asks for this many; the next one continues. */
const mostPerRun = 25

/** Announces that a movie that was only told of reached a streaming service of the person: once per movie and service. */
export const createStreams = ({ db, journal, clock, log, config, movie, mayCome }: Deps) => {
  const { metadata_id, title, release_date, state, streams_on, streams_checked_at } = followMoviesTable
  const isTold = eq(state, 'told')

  /** As often as a movie of the library is refreshed: for 90 days after its release every day, then every 30 days. */
  const dueMovies = (): Told[] => {
    const isOld = sql`min(${release_date}) < ${ago(clock, days(90)).slice(0, 10)}`
    const due = sql`coalesce(max(${streams_checked_at}), '') <= CASE WHEN ${isOld} THEN ${ago(clock, days(30))} ELSE ${ago(clock, days(1))} END`
    const told = db.select({ metadata_id }).from(followMoviesTable).where(isTold).groupBy(metadata_id).having(due)
    return told.orderBy(sql`max(${streams_checked_at})`).all()
  }

  /** Several follows may have told of it. */
  const note = (told: Told, offered: readonly string[]): void =>
    journal.commit((tx, announce) => {
      const isIt = and(isTold, eq(metadata_id, told.metadata_id))
      const rows = tx.select({ title, streams_on }).from(followMoviesTable).where(isIt).all()
      const before = new Set(rows.flatMap((row) => row.streams_on))
      const services = config.get().streaming_services.filter((service) => offered.includes(service) && !before.has(service))
      const now = { streams_on: [...before, ...services], streams_checked_at: stamp(clock) }
      tx.update(followMoviesTable).set(now).where(isIt).run()
      if (rows[0] && services.length > 0)
        announce({ type: 'movie_streamable', movie_id: null, metadata_id: told.metadata_id, title: rows[0].title, services })
    })

  return {
    /** If the provider fails, the next run continues. */
    async due(signal?: AbortSignal): Promise<void> {
      if (config.get().streaming_services.length === 0) return
      const due = mayCome(dueMovies()).slice(0, mostPerRun)
      for (const told of inSteps(due, signal)) {
        const found = await attempt(() => movie(told.metadata_id))
        if (found.ok) note(told, found.value.details?.where_to_watch ?? [])
        else if (found.error instanceof NotFound) note(told, [])
        else return log.debug('looking for streams ended early', { metadata_id: told.metadata_id, reason: found.error.message })
      }
    },
  }
}
