import { Value } from '@sinclair/typebox/value'
import type { Movies } from '#server/catalog/movies/movies'
import type { moviesTable } from '#server/catalog/movies/table'
import type { Versions } from '#server/catalog/versions/versions'
import type { Made } from '#server/connections/import/schema'
import type { Announce } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import type { PathMap } from '#server/foundation/lib/path-map'
import { say } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import type { MetadataMovie } from '#server/foundation/upstream/metadata/client'
import type { AdoptFile } from '#server/library/files/adopt-file'
import type { takeOverPlays } from '#server/library/playback/take-over-plays'
import { createHere } from './archive-here'
import type { ArchiveLine } from './archive-lines'
import { FileLine, MovieLine } from './archive-shapes'
import type { Step } from './archive-step'
import { labelOf } from './match-states'
import { sentences } from './sentences'

export type MovieDeps = {
  db: Db
  movies: Pick<Movies, 'importMovie'>
  takeOverVersions: Versions['takeOver']
  takeOverPlays: typeof takeOverPlays
  adopt: AdoptFile
  /** The size of a file below a library folder. Throws if it does not exist there. */
  sizeOf: (root: string, relativePath: string) => Promise<number>
}
/** A movie of the export with its files. */
export type Group = { movie: ArchiveLine; files: ArchiveLine[] }
type Known = { line: MovieLine; files: FileLine[] }
type Adopted = { row: typeof moviesTable.$inferSelect; file: FileLine; version_id: number | null }
/** Steps for the report; and what is written in the caller's transaction. */
export type PlannedGroup = { steps: Step[]; write: ((tx: Tx, announce: Announce) => Made[]) | null }

/** A movie comes with everything that a person decided and did, and with the files that are where they were. */
export const createPlanGroup = (deps: MovieDeps, path_map: PathMap) => {
  const here = createHere(deps.db)
  const mapped = (path: string | null): string | null => path && (path_map.find(({ from }) => from === path)?.to ?? path)

  const planFile = async (file: FileLine): Promise<Step> => {
    const root = mapped(file.root)
    const found = root === null ? null : await attempt(() => deps.sizeOf(root, file.relative_path))
    const about = { kind: 'files' as const, name: file.relative_path }
    if (found?.ok) return { ...about, outcome: 'added', reasons: [] }
    return { ...about, outcome: 'impossible', reasons: [say(sentences, 'export_file_not_here')], harm: 'knowledge' }
  }

  const write = (tx: Tx, announce: Announce, { line, files }: Known): Made[] => {
    const wanted = {
      metadata_id: line.metadata_id,
      monitored: line.monitored,
      minimum_availability: line.minimum_availability,
      tag_ids: here.tags(line.tags),
      ...given('quality_profile_id', here.profile(line.profile)),
      ...given('root_folder_id', here.root(mapped(line.root))),
    }
    const { folder, poster_color, backdrop_color, last_searched_at, passed_over_until } = line
    const { added_by, watched_at, play_count, resume_position_seconds, marked_at, favorite, keep, user_rating } = line
    const did = { added_by, watched_at, play_count, resume_position_seconds, marked_at, favorite, keep, user_rating }
    const kept = { folder, poster_color, backdrop_color, last_searched_at, passed_over_until, ...did }
    const row = deps.movies.importMovie(tx, announce, { wanted, found: factsOf(line), added_at: line.added_at, kept })
    const wishes = (line.versions ?? []).map(({ profile, ...wish }) => ({ ...wish, quality_profile_id: here.profile(profile) }))
    const versions =
      wishes.length > 0 ? deps.takeOverVersions(tx, announce, { movieId: row.id, versions: wishes }) : new Map<string, number>()
    const ids = new Map(
      files.map((file) => [
        file.relative_path,
        adoptFile(tx, announce, { row, file, version_id: versions.get(file.version ?? '') ?? null }),
      ]),
    )
    const plays = (line.plays ?? []).map(({ file, ...play }) => ({ ...play, file_id: ids.get(file ?? '') ?? null }))
    deps.takeOverPlays(tx, row.id, plays)
    return [{ what: 'movie', id: row.id }]
  }

  const adoptFile = (tx: Tx, announce: Announce, { row, file, version_id }: Adopted): number | null => {
    const root_folder_id = here.root(mapped(file.root))
    if (root_folder_id === null) return null
    const ending = /\.\w{2,4}$/.exec(file.relative_path)?.[0] ?? ''
    return deps.adopt(tx, announce, {
      movie: row,
      version_id,
      root_folder_id,
      relative_path: file.relative_path,
      size_bytes: file.size_bytes,
      media_info: null,
      named: file.release_name === null ? file.relative_path : `${file.release_name}${ending}`,
      quality: file.quality,
      languages: file.languages,
      known: { edition: file.edition, release_group: file.release_group ?? '', revision: file.revision, flags: file.flags },
      imported_from: file.imported_from ?? 'Marquee',
      added_at: file.added_at,
      info_hash: file.info_hash,
    })
  }

  return async ({ movie, files }: Group, isKnown: boolean): Promise<PlannedGroup> => {
    const name = labelOf({ title: String(movie.title), year: typeof movie.year === 'number' ? movie.year : null }).slice(0, 300)
    if (!Value.Check(MovieLine, movie))
      return {
        steps: [{ kind: 'movies', name, outcome: 'impossible', reasons: [say(sentences, 'export_odd')], harm: 'knowledge' }],
        write: null,
      }
    if (isKnown) return { steps: [{ kind: 'movies', name, outcome: 'matched', reasons: [say(sentences, 'export_here')] }], write: null }
    const readable = files.filter((file): file is ArchiveLine & FileLine => Value.Check(FileLine, file))
    const planned = await Promise.all(readable.map(async (file) => ({ file, step: await planFile(file) })))
    const present = planned.filter(({ step }) => step.outcome === 'added').map(({ file }) => file)
    return {
      steps: [{ kind: 'movies', name, outcome: 'added', reasons: [] }, ...planned.map(({ step }) => step)],
      write: (tx, announce) => write(tx, announce, { line: movie, files: present }),
    }
  }
}

const given = <K extends string>(name: K, id: number | null): Partial<Record<K, number>> =>
  id === null ? {} : ({ [name]: id } as Record<K, number>)

const nobody = { cast: [], crew: [], studios: [], similar: [] }

/** Facts as the metadata provider would give them; it is not asked. */
const factsOf = ({ extras, people, ...line }: MovieLine): MetadataMovie => ({
  ...line,
  // People are stored apart from the rest; a movie without them has no details.
  details: extras === null ? null : { ...extras, ...nobody, ...people },
})
