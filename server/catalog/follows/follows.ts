import { eq } from 'drizzle-orm'
import { sentences as movieSentences } from '#server/catalog/movies/sentences'
import { qualityProfilesTable } from '#server/catalog/profiles/table'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { Conflict, Invalid } from '#server/foundation/platform/errors'
import { rootFoldersTable } from '#server/library/files/table'
import type { ReadMovies } from './read-movies'
import type { FollowReading } from './reading'
import type { Follow, FollowPatch, NewFollow } from './schema'
import { sentences } from './sentences'
import { type FollowMovie, type FollowRow, followMoviesTable, followsTable } from './table'

export type Follows = ReturnType<typeof createFollows>
type Deps = { db: Db; journal: Journal; clock: Clock; read: ReadMovies; reading: Pick<FollowReading, 'row' | 'get'> }
type Seen = Omit<FollowMovie, 'follow_id' | 'streams_on' | 'streams_checked_at'> & Partial<FollowMovie>
type Choices = Pick<FollowRow, 'quality_profile_id' | 'root_folder_id'>
type Chosen = Pick<FollowRow, 'kind' | 'metadata_id' | 'query' | 'name' | 'picture_path' | 'choice' | 'created_at'> & Choices

/** What a person follows. */
export const createFollows = ({ db, journal, clock, read, reading }: Deps) => {
  const insert = (tx: Tx, announce: Announce, { chosen, movies }: { chosen: Chosen; movies: readonly Seen[] }): number => {
    const subject = subjectOf(chosen)
    refuseFollowed(tx, subject)
    checkChoices(tx, chosen)
    const now = stamp(clock)
    const { id } = tx
      .insert(followsTable)
      .values({ ...chosen, subject, next_check_at: now, updated_at: now })
      .returning({ id: followsTable.id })
      .get()
    for (const movie of movies)
      tx.insert(followMoviesTable)
        .values({ follow_id: id, ...movie })
        .run()
    announce({ type: 'follow_changed', id, name: chosen.name, change: 'created' })
    return id
  }

  return {
    /** Its movies so far are known, so none of them is new. Throws Conflict, Invalid, and what the metadata provider throws. */
    async add({ choice = 'want', quality_profile_id = null, root_folder_id = null, ...wanted }: NewFollow): Promise<Follow> {
      const { name: ownName, ...what } = whatOf(wanted)
      refuseFollowed(db, subjectOf(what))
      const created_at = stamp(clock)
      const { name, picture_path, movies } = await read({ ...what, since: created_at })
      const chosen = { ...what, name: name ?? ownName, picture_path, choice, quality_profile_id, root_folder_id, created_at }
      const known = what.kind === 'search' ? [] : movies.map(knownFrom)
      const id = journal.commit((tx, announce) => insert(tx, announce, { chosen, movies: known }))
      return reading.get(id)
    },

    /** Follows what another Marquee followed, with what it had seen. Throws Conflict or Invalid. */
    takeOver: (chosen: Chosen, movies: readonly Seen[]): { id: number } => ({
      id: journal.commit((tx, announce) => insert(tx, announce, { chosen, movies })),
    }),

    /** Runs in the caller's transaction. Follows what another program followed; what was there at the first check is not new. */
    takeOverIn: (tx: Tx, announce: Announce, chosen: Omit<Chosen, 'created_at'>): { id: number } => ({
      id: insert(tx, announce, { chosen: { ...chosen, created_at: stamp(clock) }, movies: [] }),
    }),

    update(id: number, patch: FollowPatch): Follow {
      const { name } = reading.row(id)
      if (Object.keys(patch).length === 0) return reading.get(id)
      journal.commit((tx, announce) => {
        checkChoices(tx, patch)
        const set = { ...patch, updated_at: stamp(clock) }
        tx.update(followsTable).set(set).where(eq(followsTable.id, id)).run()
        announce({ type: 'follow_changed', id, name, change: 'updated' })
      })
      return reading.get(id)
    },

    /** The movies that it brought stay. */
    remove(id: number): void {
      const { name } = reading.row(id)
      journal.commit((tx, announce) => {
        tx.delete(followsTable).where(eq(followsTable.id, id)).run()
        announce({ type: 'follow_changed', id, name, change: 'removed' })
      })
    },
  }
}

type What = Pick<FollowRow, 'kind' | 'metadata_id' | 'query'>

/** Throws Invalid for what does not belong to its kind. */
const whatOf = ({
  kind,
  metadata_id,
  query,
  name,
}: Pick<NewFollow, 'kind' | 'metadata_id' | 'query' | 'name'>): What & { name: string } => {
  if (kind !== 'search') {
    if (metadata_id === undefined) throw new Invalid(say(sentences, 'follow_needs_id'), 'metadata_id')
    return { kind, metadata_id, query: null, name: '' }
  }
  if (query === undefined || name === undefined) throw new Invalid(say(sentences, 'follow_needs_query'), 'query')
  if (query.q !== undefined && Object.keys(query).length > 1) throw new Invalid(say(sentences, 'follow_mixed_query'), 'query')
  return { kind, metadata_id: null, query, name: name.trim() }
}

const subjectOf = ({ kind, metadata_id, query }: What): string => `${kind}:${metadata_id ?? canonical(query ?? {})}`
const canonical = (query: object): string => JSON.stringify(Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1)))

const knownFrom = ({ metadata_id, title, year, release_date }: Omit<Seen, 'state' | 'found_at'>): Seen => ({
  metadata_id,
  title,
  year,
  release_date,
  state: 'known',
  found_at: null,
})

const refuseFollowed = (db: Db | Tx, subject: string): void => {
  const known = db.select({ name: followsTable.name }).from(followsTable).where(eq(followsTable.subject, subject)).get()
  if (known) throw new Conflict(say(sentences, 'followed_already', { name: known.name }))
}

const checkChoices = (tx: Tx, { quality_profile_id: profile = null, root_folder_id: root = null }: Partial<Choices>): void => {
  if (profile !== null && !tx.select().from(qualityProfilesTable).where(eq(qualityProfilesTable.id, profile)).get())
    throw new Invalid(say(movieSentences, 'profile_does_not_exist', { id: profile }), 'quality_profile_id')
  if (root !== null && !tx.select().from(rootFoldersTable).where(eq(rootFoldersTable.id, root)).get())
    throw new Invalid(say(movieSentences, 'root_folder_does_not_exist', { id: root }), 'root_folder_id')
}
