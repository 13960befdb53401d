import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { NotFound } from '#server/foundation/platform/errors'
import { isEdition } from '#server/foundation/releases/edition'
import { movieVersionsTable } from './table'

/** A version with its own profile. `key`: what its files and downloads store. */
export type Version = {
  id: number
  key: number | null
  name: string
  quality_profile_id: number
  edition: string
  is_default: boolean
}
export type VersionsOfMovies = ReturnType<typeof createVersionsOfMovies>

type Deps = {
  db: Db
  /** Whether a quality profile takes a quality. */
  allows: (profileId: number, quality: string) => boolean
}
type Seen = { id: number; quality_profile_id: number }
type Judged = { quality: string; edition: string }
type Taking = Pick<Version, 'id' | 'edition' | 'quality_profile_id'>

/** The versions of movies, and which of them a file or a release is for. */
export const createVersionsOfMovies = ({ db, allows }: Deps) => {
  const { id, name, edition, is_default } = movieVersionsTable
  const columns = {
    ...{ id, name, edition, is_default },
    key: sql<number | null>`CASE WHEN ${is_default} THEN NULL ELSE ${id} END`,
    quality_profile_id: sql<number>`coalesce(${movieVersionsTable.quality_profile_id}, ${moviesTable.quality_profile_id})`,
  }
  /** The default version first. Empty if there is no such movie. */
  const of = (movieId: number, tx: Tx | Db = db): Version[] =>
    tx
      .select(columns)
      .from(movieVersionsTable)
      .innerJoin(moviesTable, eq(moviesTable.id, movieVersionsTable.movie_id))
      .where(eq(movieVersionsTable.movie_id, movieId))
      .orderBy(desc(is_default), asc(id))
      .all()

  const withoutFile = (movieId: number): ReadonlySet<number> =>
    new Set(db.all<{ id: number }>(sql`SELECT id FROM version_standings WHERE movie_id = ${movieId} AND standing < 3`).map((row) => row.id))

  const takes = (version: Taking, versions: readonly Taking[], judged: Judged): boolean =>
    fits(version, versions, judged) && allows(version.quality_profile_id, judged.quality)

  /** The movie as one of its versions sees it. A version that was removed meanwhile is the default one. */
  const seenBy = <M extends Seen>(movie: M, key: number | null): { movie: M; version_id: number | null } => {
    if (key === null) return { movie, version_id: null }
    const where = and(eq(movieVersionsTable.movie_id, movie.id), eq(id, key), eq(is_default, false))
    const found = db.select({ profile: movieVersionsTable.quality_profile_id }).from(movieVersionsTable).where(where).get()
    if (found?.profile == null) return { movie, version_id: null }
    return { movie: { ...movie, quality_profile_id: found.profile }, version_id: key }
  }

  /** The version that a file or release is for, by its key: one that lacks a file before the others, else the default one. */
  const serving = (movieId: number, judged: Judged): number | null => {
    const versions = of(movieId)
    if (versions.length < 2) return null
    const fitting = versions.filter((version) => takes(version, versions, judged))
    const lacking = withoutFile(movieId)
    return (fitting.find((version) => lacking.has(version.id)) ?? fitting[0])?.key ?? null
  }

  return {
    of,
    /** The versions with the cuts that the others name. */
    wishesOf(movieId: number) {
      const versions = of(movieId)
      return versions.map((version) => ({ ...version, others: namedByOthers(version, versions) }))
    },

    /** Whether a version takes such a file or release. */
    takes,

    /** Throws NotFound. */
    keyOf: (movieId: number, versionId: number): number | null => among(of(movieId), versionId).key,

    /** The name of a version, by its key; null for the only version of a movie. */
    nameOf(movieId: number, key: number | null): string | null {
      const versions = of(movieId)
      return versions.length < 2 ? null : (versions.find((version) => version.key === key)?.name ?? null)
    },

    seenBy,
    serving,
    /** The movie as the version that a file is for sees it. */
    seenFor: <M extends Seen>(movie: M, judged: Judged) => seenBy(movie, serving(movie.id, judged)),
  }
}

export const among = <V extends Pick<Version, 'id'>>(versions: readonly V[], id: number): V => {
  const found = versions.find((version) => version.id === id)
  if (!found) throw new NotFound('version', id)
  return found
}

/** The cuts that the other versions name: one that wants any edition leaves these to them. */
const namedByOthers = (version: Pick<Version, 'id'>, versions: readonly Pick<Version, 'id' | 'edition'>[]): string[] =>
  versions.filter((other) => other.id !== version.id && !unnamed.has(other.edition)).map((other) => other.edition)
const unnamed: ReadonlySet<string> = new Set(['any', 'theatrical'])

const fits = (
  version: Pick<Version, 'id' | 'edition'>,
  versions: readonly Pick<Version, 'id' | 'edition'>[],
  { edition }: { edition: string },
): boolean =>
  version.edition === 'any'
    ? !namedByOthers(version, versions).some((named) => isEdition(named, edition))
    : isEdition(version.edition, edition)
