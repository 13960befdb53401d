import { eq } from 'drizzle-orm'
import type { Config } from '#server/foundation/config/schema'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import type { Tx } from '#server/foundation/platform/db/open'
import type { MetadataMovie } from '#server/foundation/upstream/metadata/client'
import type { FetchMany } from './fetch-many'
import { fromMetadata } from './movie'
import { keepPeople } from './people'
import { announceStreamable, dueAfterStreaming } from './streamable'
import { moviesTable } from './table'
import { collectionOf, type OutFrom, type Row } from './write'

type Deps = {
  journal: Journal
  clock: Clock
  config: { get(): Config }
  metadata: { movie(metadataId: number): Promise<MetadataMovie> }
  fetchMany: FetchMany
  outFrom: OutFrom
}
type Known = Pick<Row, 'id' | 'metadata_id'>
/** `found` is null if the metadata provider has the movie no more. */
type Told = { id: number; found: MetadataMovie | null }

/** Fetches the metadata of movies again; changes nothing that the user decided. */
export const createRefresh = ({ journal, clock, config, metadata, fetchMany, outFrom }: Deps) => {
  const store = (tx: Tx, announce: Announce, { id, found }: Told): void => {
    const row = tx.select().from(moviesTable).where(eq(moviesTable.id, id)).get()
    if (!row) return
    const now = stamp(clock)
    if (found === null) return void tx.update(moviesTable).set({ metadata_refreshed_at: now }).where(eq(moviesTable.id, id)).run()
    const next = fromMetadata(found)
    const fields = (Object.keys(next) as (keyof typeof next)[]).filter((name) => JSON.stringify(next[name]) !== JSON.stringify(row[name]))
    const times = { metadata_refreshed_at: now, ...(fields.length > 0 && { updated_at: now }) }
    const available_from = outFrom(next, row.minimum_availability, row.added_at)
    const { poster_color, color_name } = next.poster_path === row.poster_path ? row : noColor
    const collection_id = collectionOf(tx, found)
    const backdrop_color = next.backdrop_path === row.backdrop_path ? row.backdrop_color : null
    const due = dueAfterStreaming({ before: row, now: next, at: now }, config.get())
    tx.update(moviesTable)
      .set({ ...next, ...times, ...due, available_from, poster_color, color_name, backdrop_color, collection_id })
      .where(eq(moviesTable.id, id))
      .run()
    keepPeople(tx, id, found.details)
    announceStreamable(announce, { before: row, now: { ...row, ...next } }, config.get())
    if (fields.length > 0) announce({ type: 'movie_updated', movie_id: id, title: next.title, fields })
  }

  return {
    /** Throws what the metadata provider throws. */
    async one({ id, metadata_id }: Known): Promise<void> {
      const found = await metadata.movie(metadata_id)
      journal.commit((tx, announce) => store(tx, announce, { id, found }))
    },

    /** One that is gone at the provider is not asked for until it is due again. Throws what the provider throws. */
    async many(movies: readonly Known[], { goesOn }: { goesOn: () => boolean }): Promise<void> {
      const trouble = await fetchMany(movies, {
        goesOn,
        store: (tx, announce, { wanted: { id }, found }) => store(tx, announce, { id, found }),
      })
      if (trouble) throw trouble
    },
  }
}

const noColor = { poster_color: null, color_name: 'none' } as const
