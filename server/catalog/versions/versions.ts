import { and, eq, sql } from 'drizzle-orm'
import type { MovieStatus } from '#server/catalog/movies/schema'
import type { Announce, Journal } from '#server/foundation/history/journal'
import { say } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { Conflict, NotFound } from '#server/foundation/platform/errors'
import { type Changing, createVersionChanges, editionOf, isNamed, isSame, mostVersions, requireProfile } from './change-versions'
import { among, type Version } from './of-movies'
import type { BulkVersion, MovieVersion, NewVersion, VersionPatch } from './schema'
import { sentences } from './sentences'
import { movieVersionsTable } from './table'

export type Versions = ReturnType<typeof createVersions>
type Deps = Changing & {
  db: Db
  journal: Journal
  movies: { statusWith: (id: number, standing: number) => MovieStatus }
  /** Moves the files of a version to the recycle bin. */
  retireFiles: (tx: Tx, announce: Announce, version: { movie_id: number; title: string; key: number }) => void
  /** Throws Conflict if a file of the version is to stay as it is. */
  refuseKept: (movieId: number, key: number) => void
  /** Ends the unfinished downloads of a version. Throws UpstreamUnreachable if a client does not answer. */
  endDownloads: (movieId: number, version: { key: number | null; delete_files: boolean }) => Promise<void>
  /** Moves the recycled files on disk. */
  sweep: () => Promise<void>
}

type TakenOver = { name: string; edition: string; is_default: boolean; quality_profile_id: number | null }

/** Adds, changes, and removes versions of movies. */
export const createVersions = (deps: Deps) => {
  const { db, journal, of, movies, moveFiles, moveDownloads, retireFiles, refuseKept, endDownloads, sweep } = deps

  const show = (movieId: number): MovieVersion[] => {
    const { id } = movies.row(movieId)
    const states = new Map(
      db
        .all<{ id: number; standing: number; files: string | null }>(
          sql`SELECT s.id, s.standing, (SELECT json_group_array(f.id ORDER BY f.id) FROM files f
            WHERE f.movie_id = s.movie_id AND f.version_id IS iif(s.is_default, NULL, s.id)) AS files
          FROM version_standings s WHERE s.movie_id = ${id}`,
        )
        .map((row) => [row.id, row]),
    )
    return of(id).map(({ key: _, ...version }) => {
      const { standing = 0, files } = states.get(version.id) ?? {}
      return { ...version, status: movies.statusWith(id, standing), file_ids: JSON.parse(files ?? '[]') as number[] }
    })
  }
  const shown = (movieId: number, id: number): MovieVersion => {
    const found = show(movieId).find((version) => version.id === id)
    if (!found) throw new NotFound('version', id)
    return found
  }

  const { insert, set, makeDefault, changeIn, changed } = createVersionChanges(deps)

  return {
    /** The default version first. Throws NotFound. */
    list: show,

    /** The versions of these movies, by movie. */
    byMovies: (ids: readonly number[]) => new Map(ids.map((id) => [id, show(id)])),

    /** In the caller's transaction, as part of an import. Throws Conflict. */
    addIn: insert,

    /**
     * In the caller's transaction: those of a movie that came from another Marquee. Returns their keys by name. One without its profile is
     * left out. Throws Conflict.
     */
    takeOver(tx: Tx, announce: Announce, { movieId, versions }: { movieId: number; versions: readonly TakenOver[] }) {
      const own = of(movieId, tx).find((version) => version.is_default)
      const keys = new Map<string, number>()
      for (const { is_default, name, edition, quality_profile_id } of versions)
        if (is_default && own) set(tx, own.id, { name, edition: editionOf(edition) })
        else if (quality_profile_id !== null)
          keys.set(name, insert(tx, announce, { movieId, wanted: { name, edition, quality_profile_id } }))
      return keys
    },

    /** Throws NotFound, Invalid, or Conflict. */
    add(movieId: number, wanted: NewVersion): MovieVersion {
      requireProfile(db, wanted.quality_profile_id)
      return shown(
        movieId,
        journal.commit((tx, announce) => insert(tx, announce, { movieId, wanted })),
      )
    },

    /** Adds the version to the movies that have neither this profile with this edition nor a version of this name. */
    addToMany({ ids, ...wanted }: BulkVersion): { changed: number; not_found: number[] } {
      requireProfile(db, wanted.quality_profile_id)
      return journal.commit((tx, announce) => {
        const found = ids.map((id) => ({ id, versions: of(id, tx) }))
        const there = found.filter(({ versions }) => versions.length > 0)
        const lacking = there.filter(
          ({ versions }) =>
            versions.length < mostVersions &&
            !versions.some(
              (version) => isSame(version, { ...wanted, edition: editionOf(wanted.edition) }) || isNamed(version, wanted.name),
            ),
        )
        for (const { id } of lacking) insert(tx, announce, { movieId: id, wanted })
        return { changed: lacking.length, not_found: found.filter(({ versions }) => versions.length === 0).map(({ id }) => id) }
      })
    },

    /** Throws NotFound, Invalid, or Conflict. */
    update(movieId: number, id: number, patch: VersionPatch): MovieVersion {
      if (patch.quality_profile_id !== undefined) requireProfile(db, patch.quality_profile_id)
      journal.commit((tx, announce) => changeIn(tx, announce, { movieId, id, patch }))
      return shown(movieId, id)
    },

    /**
     * Its files stay, as files of the default version, or go to the recycle bin. Without the default version, the oldest other one becomes
     * the default. Throws NotFound, or Conflict for the only version.
     */
    async remove(movieId: number, id: number, { delete_files }: { delete_files: boolean }): Promise<void> {
      const movie = movies.row(movieId)
      const version = among(of(movieId), id)
      const refuseLast = (versions: readonly Version[]) => {
        if (versions.length < 2) throw new Conflict(say(sentences, 'only_version', { title: movie.title }))
      }
      refuseLast(of(movieId))
      if (delete_files) refuseKept(movieId, id)
      await endDownloads(movieId, { key: version.key, delete_files })
      journal.commit((tx, announce) => {
        const versions = of(movieId, tx)
        const { is_default } = among(versions, id)
        refuseLast(versions)
        if (is_default) makeDefault(tx, announce, { movie_id: movieId, version: versions.find((other) => other.id !== id)! })
        if (delete_files) retireFiles(tx, announce, { movie_id: movieId, title: movie.title, key: id })
        moveFiles(tx, { movie_id: movieId, from: id, to: null })
        moveDownloads(tx, { movie_id: movieId, from: id, to: null })
        tx.delete(movieVersionsTable)
          .where(and(eq(movieVersionsTable.id, id), eq(movieVersionsTable.movie_id, movieId)))
          .run()
        changed(tx, announce, movie)
      })
      if (delete_files) await sweep()
    },
  }
}
