import { eq } from 'drizzle-orm'
import type { Config } from '#server/foundation/config/schema'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { colorNameOf } from '#server/foundation/lib/color-name'
import { turnOfOthers } from '#server/foundation/lib/turns'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { NotFound } from '#server/foundation/platform/errors'
import type { MetadataMovie } from '#server/foundation/upstream/metadata/client'
import { createAddMany } from './add-many'
import { createFetchMany } from './fetch-many'
import { createInsertMovie } from './insert-movie'
import { markUnwatched, markWatched } from './mark-watched'
import type { MovieReading } from './reading'
import { createRefresh } from './refresh'
import type { Movie, MoviePatch, NewMovie, WatchedOrder } from './schema'
import { type AddedBy, exclusionsTable, moviesTable } from './table'
import { addTags, changeMovie, type Row, refuseKnown } from './write'

export type Movies = ReturnType<typeof createMovies>
type Dates = Pick<Row, 'cinema_date' | 'digital_date' | 'physical_date'>
/** `added_at`: null means now. `kept`: what a person did with it elsewhere, and where it is. */
type Taken = { wanted: NewMovie; found: MetadataMovie; added_at: string | null; kept?: Kept }
type Kept = Partial<Pick<Row, Notable | 'added_by' | 'watched_at' | 'play_count' | 'marked_at' | 'favorite' | 'keep' | 'user_rating'>>
/** `play_count`: the number of plays in all, here and elsewhere. */
type PlaysElsewhere = { id: number; watched_at: string; play_count: number; source: 'tracker' | 'import' }
type Deps = {
  db: Db
  journal: Journal
  clock: Clock
  config: { get(): Config }
  reading: MovieReading
  metadata: { movie(metadataId: number): Promise<MetadataMovie> }
  /** When a movie becomes available; `always` if it needs no release date, null if unknown. */
  availableFrom: (dates: Dates, minimum: Row['minimum_availability']) => Date | 'always' | null
}

/** Adds, changes and removes the library's movies. */
export const createMovies = ({ db, journal, clock, config, reading, metadata, availableFrom }: Deps) => {
  const outFrom = (dates: Dates, minimum: Row['minimum_availability'], addedAt: string): string | null => {
    const from = availableFrom(dates, minimum)
    return from === 'always' ? addedAt : (from?.toISOString() ?? null)
  }

  const insertMovie = createInsertMovie({ clock, config, outFrom })
  const fetchMany = createFetchMany({ journal, metadata })
  const refreshing = createRefresh({ journal, clock, config, metadata, fetchMany, outFrom })
  const isNew = (tx: Tx, metadataId: number): boolean => !hasRow(tx, moviesTable, metadataId) && !hasRow(tx, exclusionsTable, metadataId)

  return {
    outFrom,

    /** Throws Conflict if the movie is already in the library, and what the metadata provider throws. */
    async add(wanted: NewMovie, added_by: AddedBy = 'user'): Promise<Movie> {
      refuseKnown(db, wanted.metadata_id)
      const found = await metadata.movie(wanted.metadata_id)
      // Many may be added at once, and their answers come together.
      await turnOfOthers()
      const now = { added_at: stamp(clock), metadata_refreshed_at: stamp(clock) }
      const { id } = journal.commit((tx, announce) => insertMovie(tx, announce, { wanted, found, added_by, ...now }))
      return reading.get(id)
    },

    addMany: createAddMany({ clock, fetchMany, insertMovie, isNew }),

    /** Runs in the caller's transaction. Adds a movie from another program; the next refresh fills in the rest. Throws Conflict. */
    importMovie: (tx: Tx, announce: Announce, { wanted, found, added_at, kept = {} }: Taken): Row =>
      insertMovie(tx, announce, {
        wanted: { ...wanted, search: false },
        found,
        added_at: added_at ?? stamp(clock),
        added_by: 'import',
        metadata_refreshed_at: null,
        kept: withColorName(kept),
      }),

    /** Runs in the caller's transaction. Adds tags and keeps the existing ones. */
    tagMore(tx: Tx, announce: Announce, { id, tag_ids }: { id: number; tag_ids: readonly number[] }): void {
      addTags(tx, [id], tag_ids)
      changeMovie(tx, announce, { id, patch: {}, now: stamp(clock), outFrom, isRetagged: true })
    },

    /** Runs in the caller's transaction. Throws NotFound or Invalid. */
    changeIn: (tx: Tx, announce: Announce, change: { id: number; patch: MoviePatch }): void =>
      changeMovie(tx, announce, { ...change, now: stamp(clock), outFrom }),

    update(id: number, patch: MoviePatch): Movie {
      journal.commit((tx, announce) => changeMovie(tx, announce, { id, patch, now: stamp(clock), outFrom }))
      return reading.get(id)
    },

    /** Fetches the metadata again; changes nothing that the user decided. */
    async refresh(id: number): Promise<Movie> {
      await refreshing.one(reading.row(id))
      return reading.get(id)
    },
    refreshMany: refreshing.many,

    /** Updates bookkeeping columns from searches, imports and pictures; no event. */
    note(tx: Tx | Db, id: number, change: Partial<Pick<Row, Notable>>): void {
      tx.update(moviesTable).set(withColorName(change)).where(eq(moviesTable.id, id)).run()
    },

    /** Marks the movie as watched, or as unwatched. Idempotent. Throws Invalid. */
    setWatched(id: number, isWatched: boolean, order: WatchedOrder = {}): Movie {
      journal.commit((tx, announce) => {
        const marked = { row: mustBe(tx, id), now: stamp(clock) }
        if (isWatched) markWatched(tx, announce, { ...marked, order })
        else markUnwatched(tx, announce, marked)
      })
      return reading.get(id)
    },

    /** Runs in the caller's transaction. Counts a complete play, the first or another, that ended now or at `at`. */
    countPlay(tx: Tx, announce: Announce, { id, at }: { id: number; at?: string | undefined }): void {
      const row = mustBe(tx, id)
      const ended = at ?? stamp(clock)
      const watched_at = row.watched_at !== null && row.watched_at > ended ? row.watched_at : ended
      tx.update(moviesTable)
        .set({ watched_at, play_count: row.play_count + 1, ...(at === undefined && { resume_position_seconds: 0 }) })
        .where(eq(moviesTable.id, id))
        .run()
      announce({ type: 'movie_watched', movie_id: id, title: row.title, ...(at !== undefined && { watched_at: at }) })
    },

    /**
     * Runs in the caller's transaction. Records plays from elsewhere, reported by `source`. An older play does not move the date back, and
     * the number of plays never falls.
     */
    takePlays(tx: Tx, announce: Announce, { id, watched_at, play_count, source }: PlaysElsewhere): void {
      const row = mustBe(tx, id)
      const latest = row.watched_at !== null && row.watched_at > watched_at ? row.watched_at : watched_at
      const change = { watched_at: latest, play_count: Math.max(row.play_count, play_count) }
      tx.update(moviesTable).set(change).where(eq(moviesTable.id, id)).run()
      announce({ type: 'movie_watched', movie_id: id, title: row.title, watched_at, source })
    },

    /** Runs in the caller's transaction. Stores a rating from elsewhere. */
    rate(tx: Tx, announce: Announce, { id, user_rating }: { id: number; user_rating: number }): void {
      changeMovie(tx, announce, { id, patch: { user_rating }, now: stamp(clock), outFrom })
    },

    /** Removes the movie from the library. The caller handles its files and downloads. */
    remove(tx: Tx, announce: Announce, { id, files_removed }: { id: number; files_removed: number }): void {
      const row = mustBe(tx, id)
      tx.delete(moviesTable).where(eq(moviesTable.id, id)).run()
      announce({ type: 'movie_removed', movie_id: id, title: row.title, metadata_id: row.metadata_id, files_removed })
    },
  }
}

const hasRow = (tx: Tx, table: typeof moviesTable | typeof exclusionsTable, metadataId: number): boolean =>
  tx.select({ id: table.id }).from(table).where(eq(table.metadata_id, metadataId)).get() !== undefined

const withColorName = (change: Kept) =>
  change.poster_color === undefined ? change : { ...change, color_name: colorNameOf(change.poster_color) }

type Notable =
  | 'resume_position_seconds'
  | 'last_search'
  | 'last_searched_at'
  | 'next_search_at'
  | 'searches_without_result'
  | 'passed_over_until'
  | 'root_folder_id'
  | 'folder'
  | 'poster_color'
  | 'backdrop_color'

const mustBe = (tx: Tx, id: number): Row => {
  const row = tx.select().from(moviesTable).where(eq(moviesTable.id, id)).get()
  if (!row) throw new NotFound('movie', id)
  return row
}
