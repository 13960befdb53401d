import { eq } from 'drizzle-orm'
import { sentences as ofMovies } from '#server/catalog/movies/sentences'
import { qualityProfilesTable } from '#server/catalog/profiles/table'
import type { Announce } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { Conflict, Invalid } from '#server/foundation/platform/errors'
import { among, type Version, type VersionsOfMovies } from './of-movies'
import type { NewVersion, VersionPatch } from './schema'
import { sentences } from './sentences'
import { movieVersionsTable } from './table'

type Keys = { movie_id: number; from: number | null; to: number | null }
export type Changing = {
  clock: Clock
  of: VersionsOfMovies['of']
  movies: {
    /** Throws NotFound. */
    row: (id: number) => { id: number; title: string; quality_profile_id: number }
    note: (tx: Tx, id: number, change: { next_search_at: string }) => void
    changeIn: (tx: Tx, announce: Announce, change: { id: number; patch: { quality_profile_id: number } }) => void
  }
  /** Gives the files of one version to another. */
  moveFiles: (tx: Tx, keys: Keys) => void
  moveDownloads: (tx: Tx, keys: Keys) => void
  /** Gives files that the default version does not want to the versions that do. */
  sortFiles: (tx: Tx, movieId: number) => void
}

export const mostVersions = 20

/** Changes of the versions of one movie. All run in the caller's transaction. */
export const createVersionChanges = ({ clock, of, movies, moveFiles, moveDownloads, sortFiles }: Changing) => {
  /** What follows from every change: a search is due, and whoever shows the movie reads it again. */
  const changed = (tx: Tx, announce: Announce, { id, title }: { id: number; title: string }): void => {
    movies.note(tx, id, { next_search_at: stamp(clock) })
    announce({ type: 'movie_updated', movie_id: id, title, fields: ['versions'] })
  }

  const insert = (tx: Tx, announce: Announce, { movieId, wanted }: { movieId: number; wanted: NewVersion }): number => {
    const movie = movies.row(movieId)
    const version = { name: wanted.name.trim(), quality_profile_id: wanted.quality_profile_id, edition: editionOf(wanted.edition) }
    const versions = of(movieId, tx)
    if (versions.length >= mostVersions) throw new Conflict(say(sentences, 'too_many_versions', { most: mostVersions }))
    refuseDouble(versions, version, movie.title)
    const { id } = tx
      .insert(movieVersionsTable)
      .values({ ...version, movie_id: movieId })
      .returning({ id: movieVersionsTable.id })
      .get()
    sortFiles(tx, movieId)
    changed(tx, announce, movie)
    return id
  }

  /** The present default version becomes one with a profile and a key of its own. */
  const makeDefault = (tx: Tx, announce: Announce, { movie_id, version }: { movie_id: number; version: Version }): void => {
    const before = of(movie_id, tx).find((other) => other.is_default)!
    const { quality_profile_id } = before
    set(tx, before.id, { is_default: false, quality_profile_id, name: before.name || requireProfile(tx, quality_profile_id) })
    moveFiles(tx, { movie_id, from: null, to: before.id })
    moveDownloads(tx, { movie_id, from: null, to: before.id })
    movies.changeIn(tx, announce, { id: movie_id, patch: { quality_profile_id: version.quality_profile_id } })
    set(tx, version.id, { is_default: true, quality_profile_id: null })
    moveFiles(tx, { movie_id, from: version.id, to: null })
    moveDownloads(tx, { movie_id, from: version.id, to: null })
  }

  const set = (tx: Tx, id: number, change: Partial<typeof movieVersionsTable.$inferInsert>): void => {
    if (Object.keys(change).length > 0) tx.update(movieVersionsTable).set(change).where(eq(movieVersionsTable.id, id)).run()
  }

  const changeIn = (tx: Tx, announce: Announce, { movieId, id, patch }: { movieId: number; id: number; patch: VersionPatch }): void => {
    const movie = movies.row(movieId)
    const versions = of(movieId, tx)
    const version = among(versions, id)
    const { name = version.name, edition = version.edition, quality_profile_id = version.quality_profile_id } = patch
    const next = { name: name.trim(), edition: editionOf(edition), quality_profile_id }
    refuseDouble(
      versions.filter((other) => other.id !== id),
      next,
      movie.title,
    )
    const { quality_profile_id: profile, ...rest } = next
    set(tx, id, version.is_default ? rest : next)
    if (version.is_default && profile !== movie.quality_profile_id)
      movies.changeIn(tx, announce, { id: movieId, patch: { quality_profile_id: profile } })
    if (patch.is_default && !version.is_default) makeDefault(tx, announce, { movie_id: movieId, version: { ...version, ...next } })
    sortFiles(tx, movieId)
    changed(tx, announce, movie)
  }

  return { insert, set, makeDefault, changeIn, changed }
}

export const editionOf = (wanted = 'any'): string => {
  const edition = wanted.trim()
  return ['any', 'theatrical'].includes(edition.toLowerCase()) ? edition.toLowerCase() : edition
}

type Wish = Pick<Version, 'name' | 'quality_profile_id' | 'edition'>
export const isSame = (one: Omit<Wish, 'name'>, other: Omit<Wish, 'name'>): boolean =>
  one.quality_profile_id === other.quality_profile_id && one.edition.toLowerCase() === other.edition.toLowerCase()
export const isNamed = (version: Pick<Version, 'name'>, name: string): boolean =>
  version.name !== '' && version.name.toLowerCase() === name.trim().toLowerCase()

const refuseDouble = (versions: readonly Version[], wish: Wish, title: string): void => {
  if (versions.some((other) => isNamed(other, wish.name)))
    throw new Conflict(say(sentences, 'version_name_taken', { title, name: wish.name }))
  if (versions.some((other) => isSame(other, wish))) throw new Conflict(say(sentences, 'version_exists', { title }))
}

/** Its name. Throws Invalid. */
export const requireProfile = (tx: Tx | Db, id: number): string => {
  const found = tx.select({ name: qualityProfilesTable.name }).from(qualityProfilesTable).where(eq(qualityProfilesTable.id, id)).get()
  if (!found) throw new Invalid(say(ofMovies, 'profile_does_not_exist', { id }), 'quality_profile_id')
  return found.name
}
