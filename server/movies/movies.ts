import { eq } from 'drizzle-orm'
import type { Config } from '#server/config/schema'
import type { Announce, Journal } from '#server/history/journal'
import { type Clock, stamp } from '#server/lib/clock'
import type { Db, Tx } from '#server/platform/db/open'
import { NotFound } from '#server/platform/errors'
import type { MetadataMovie } from '#server/upstream/metadata/client'
import { createBringIn } from './bring-in'
import { fromMetadata } from './movie'
import { keepPeople } from './people'
import type { MovieReading } from './reading'
import type { Movie, MoviePatch, NewMovie } from './schema'
import { type AddedBy, moviesTable } from './table'
import { addTags, changeMovie, collectionOf, type Row, refuseKnown } from './write'

export type Movies = ReturnType<typeof createMovies>
type Dates = Pick<Row, 'cinema_date' | 'digital_date' | 'physical_date'>
/** `added_at`: null is now. */
type Taken = { wanted: NewMovie; found: MetadataMovie; added_at: string | null }
/** `plays`: how many. */
type PlaysElsewhere = { id: number; watched_at: string; plays: number; source: 'tracker' | 'import' }
type Deps = {
  db: Db
  journal: Journal
  clock: Clock
  config: { get(): Config }
  reading: MovieReading
  metadata: { movie(metadataId: number): Promise<MetadataMovie> }
  /** The first moment at which a movie counts as out; `always` when none is needed. */
  availableFrom: (dates: Dates, minimum: Row['minimum_availability']) => Date | 'always' | null
}

/** The movies that the library knows: added, changed, removed. */
export const createMovies = ({ db, journal, clock, config, reading, metadata, availableFrom }: Deps) => {
  const outFrom = (dates: Dates, minimum: Row['minimum_availability'], addedAt: string): string | null => {
    const from = availableFrom(dates, minimum)
    return from === 'always' ? addedAt : (from?.toISOString() ?? null)
  }

  const bringIn = createBringIn({ clock, config, outFrom })

  const mustBe = (tx: Tx, id: number): Row => {
    const row = tx.select().from(moviesTable).where(eq(moviesTable.id, id)).get()
    if (!row) throw new NotFound('movie', id)
    return row
  }

  return {
    outFrom,

    /** Throws Conflict when the movie is here already, and what the metadata provider throws. */
    async add(wanted: NewMovie, added_by: AddedBy = 'user'): Promise<Movie> {
      refuseKnown(db, wanted.metadata_id)
      const found = await metadata.movie(wanted.metadata_id)
      const now = { added_at: stamp(clock), metadata_refreshed_at: stamp(clock) }
      const { id } = journal.commit((tx, announce) => bringIn(tx, announce, { wanted, found, added_by, ...now }))
      return reading.get(id)
    },

    /** Part of a transaction: a movie as another program knew it. The provider tells the rest when it is next asked. Throws Conflict. */
    takeIn: (tx: Tx, announce: Announce, { wanted, found, added_at }: Taken): Row =>
      bringIn(tx, announce, {
        wanted: { ...wanted, search: false },
        found,
        added_at: added_at ?? stamp(clock),
        added_by: 'import',
        metadata_refreshed_at: null,
      }),

    /** Part of a transaction: gives a movie tags beside those that it has. */
    tagMore(tx: Tx, announce: Announce, { id, tag_ids }: { id: number; tag_ids: readonly number[] }): void {
      addTags(tx, [id], tag_ids)
      changeMovie(tx, announce, { id, patch: {}, now: stamp(clock), outFrom, isRetagged: true })
    },

    update(id: number, patch: MoviePatch): Movie {
      journal.commit((tx, announce) => {
        changeMovie(tx, announce, { id, patch, now: stamp(clock), outFrom })
      })
      return reading.get(id)
    },

    /** Asks the provider again; nothing that the user decided changes. */
    async refresh(id: number): Promise<Movie> {
      const found = await metadata.movie(reading.row(id).metadata_id)
      journal.commit((tx, announce) => {
        const row = mustBe(tx, id)
        const next = fromMetadata(found)
        const fields = (Object.keys(next) as (keyof typeof next)[]).filter(
          (name) => JSON.stringify(next[name]) !== JSON.stringify(row[name]),
        )
        const now = stamp(clock)
        const times = { metadata_refreshed_at: now, ...(fields.length > 0 && { updated_at: now }) }
        const available_from = outFrom(next, row.minimum_availability, row.added_at)
        const poster_color = next.poster_path === row.poster_path ? row.poster_color : null
        const backdrop_color = next.backdrop_path === row.backdrop_path ? row.backdrop_color : null
        tx.update(moviesTable)
          .set({ ...next, ...times, available_from, poster_color, backdrop_color, collection_id: collectionOf(tx, found) })
          .where(eq(moviesTable.id, id))
          .run()
        keepPeople(tx, id, found.details)
        if (fields.length > 0) announce({ type: 'movie_updated', movie_id: id, title: next.title, fields })
      })
      return reading.get(id)
    },

    /** What a search, an import or a picture leaves behind; none is worth an event of its own. */
    note(tx: Tx | Db, id: number, change: Partial<Pick<Row, Notable>>): void {
      tx.update(moviesTable).set(change).where(eq(moviesTable.id, id)).run()
    },

    /** Says that it was seen now, or not at all. Saying it again changes nothing. */
    setWatched(id: number, isWatched: boolean): Movie {
      journal.commit((tx, announce) => {
        const row = mustBe(tx, id)
        if ((row.watched_at !== null) === isWatched) return
        const change = isWatched
          ? { watched_at: stamp(clock), play_count: row.play_count + 1, resume_position_seconds: 0 }
          : { watched_at: null, resume_position_seconds: 0 }
        tx.update(moviesTable).set(change).where(eq(moviesTable.id, id)).run()
        announce({ type: isWatched ? 'movie_watched' : 'movie_unwatched', movie_id: id, title: row.title })
      })
      return reading.get(id)
    },

    /** Part of a transaction: somebody watched it to its end, whether or not for the first time. */
    countPlay(tx: Tx, announce: Announce, id: number): void {
      const row = mustBe(tx, id)
      const change = { watched_at: stamp(clock), play_count: row.play_count + 1, resume_position_seconds: 0 }
      tx.update(moviesTable).set(change).where(eq(moviesTable.id, id)).run()
      announce({ type: 'movie_watched', movie_id: id, title: row.title })
    },

    /** Part of a transaction: it was watched elsewhere, as `source` knows. An older play does not move the date back. */
    takePlays(tx: Tx, announce: Announce, { id, watched_at, plays, source }: PlaysElsewhere): void {
      const row = mustBe(tx, id)
      const latest = row.watched_at !== null && row.watched_at > watched_at ? row.watched_at : watched_at
      const change = { watched_at: latest, play_count: row.play_count + plays }
      tx.update(moviesTable).set(change).where(eq(moviesTable.id, id)).run()
      announce({ type: 'movie_watched', movie_id: id, title: row.title, watched_at, source })
    },

    /** Part of a transaction: the person rated it elsewhere. */
    rate(tx: Tx, announce: Announce, { id, user_rating }: { id: number; user_rating: number }): void {
      changeMovie(tx, announce, { id, patch: { user_rating }, now: stamp(clock), outFrom })
    },

    /** Takes the movie out of the library. Its files and downloads are the business of the caller. */
    remove(tx: Tx, announce: Announce, { id, files_removed }: { id: number; files_removed: number }): void {
      const row = mustBe(tx, id)
      tx.delete(moviesTable).where(eq(moviesTable.id, id)).run()
      announce({ type: 'movie_removed', movie_id: id, title: row.title, metadata_id: row.metadata_id, files_removed })
    },
  }
}

type Notable =
  | 'resume_position_seconds'
  | 'last_searched_at'
  | 'next_search_at'
  | 'searches_without_result'
  | 'root_folder_id'
  | 'folder'
  | 'poster_color'
  | 'backdrop_color'
