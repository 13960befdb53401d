import { and, desc, eq, inArray, isNull, min, ne, or, sql } from 'drizzle-orm'
import { open } from '#server/acquisition/downloads/phase'
import { downloadsTable } from '#server/acquisition/downloads/table'
import { type moviesTable, movieTagsTable } from '#server/catalog/movies/table'
import { customFormatsTable } from '#server/catalog/profiles/table'
import type { Config } from '#server/foundation/config/schema'
import type { Clock } from '#server/foundation/lib/clock'
import type { Db } from '#server/foundation/platform/db/open'
import { languageOfCode } from '#server/foundation/releases/languages'
import { parseRelease } from '#server/foundation/releases/parse-release'
import { filesTable, isPlacedHere, rootFoldersTable } from '#server/library/files/table'
import type { Context, DecisionSettings, Grabbed, HeldFile, Mode, SpokenMovie, UnderWay, WantedMovie } from './candidate'
import { decidingSettings } from './decisive'
import { namedByFile, releaseNamed, titleOfFile } from './held-release'
import { type Scoring, scoreOf } from './score'
import { blocklistTable, releasesTable, takenHashesTable } from './table'

type MovieRow = typeof moviesTable.$inferSelect
export type Contexts = ReturnType<typeof createContexts>

type Deps = {
  db: Db
  clock: Clock
  config: { get(): Config }
  /** Free bytes on the disk of a root folder; null if unknown. */
  freeBytes: (rootFolderId: number | null) => number | null
  /** Throws NotFound. */
  movie: (id: number) => MovieRow
  /** Throws NotFound. */
  profile: (id: number) => Context['profile']
  /** The versions of a movie, the default one first. */
  versions: (movieId: number) => readonly MovieVersion[]
}
type MovieVersion = Pick<Context['version'] & {}, 'key' | 'edition' | 'others'> & { quality_profile_id: number }

/** Gathers everything needed to judge releases for a movie. */
export const createContexts = ({ db, clock, config, freeBytes, movie, profile, versions }: Deps) => {
  /** One context for each version of the movie, the default one first. Throws NotFound. */
  const contextsFor = (movieId: number, mode: Mode): [Context, ...Context[]] => {
    const row = movie(movieId)
    const [usual = { key: null, quality_profile_id: row.quality_profile_id, edition: 'any', others: [] }, ...others] = versions(movieId)
    const shared = sharedBy(row, mode)
    const contextOf = (version: MovieVersion) => inVersion(shared, { movieId, version, isKept: row.keep })
    return [contextOf(usual), ...others.map(contextOf)]
  }

  type InVersion = { movieId: number; version: MovieVersion; isKept: boolean }
  const inVersion = (shared: ReturnType<typeof sharedBy>, { movieId, version, isKept }: InVersion): Context => {
    const scoring = { movie: shared.movie, profile: profile(version.quality_profile_id), formats: shared.formats }
    const { key, edition, others } = version
    return {
      ...shared,
      ...scoring,
      version: { key, edition, others },
      file: heldFile(db, { movieId, key, isKept, isProposed: config.get().import_held, year: shared.movie.year }, scoring),
      queue: underWay(db, { movieId, key }, scoring),
    }
  }

  const sharedBy = (row: MovieRow, mode: Mode): Omit<Context, 'profile' | 'version' | 'file' | 'queue'> => {
    const movieId = row.id
    return {
      movie: { ...wantedMovie(row), tag_ids: tagsOf(db, movieId) },
      formats: db.select().from(customFormatsTable).all(),
      blocklist: db
        .select({
          info_hash: blocklistTable.info_hash,
          title: blocklistTable.title,
          indexer_id: blocklistTable.indexer_id,
          code: blocklistTable.code,
          values: blocklistTable.values,
          reason: blocklistTable.reason,
        })
        .from(blocklistTable)
        .where(or(eq(blocklistTable.movie_id, movieId), isNull(blocklistTable.movie_id), sql`${blocklistTable.info_hash} IS NOT NULL`))
        .all()
        .map(({ values, reason, ...entry }) => ({ ...entry, why: values === null ? reason : { code: entry.code, values, text: reason } })),
      grabbed: grabbedBefore(db, movieId),
      free_bytes: freeBytes(row.root_folder_id),
      waiting_since: waitingSince(db, movieId),
      settings: decisionSettings(config.get()),
      mode,
      now: clock.now(),
    }
  }
  return {
    contextsFor,
    /** The context of the default version. Throws NotFound. */
    contextFor: (movieId: number, mode: Mode): Context => contextsFor(movieId, mode)[0],
  }
}

type Deciding = Pick<Config, (typeof decidingSettings)[number]>
export const decisionSettings = (config: Config): DecisionSettings => {
  const settings = Object.fromEntries(decidingSettings.map((name) => [name, config[name]])) as Deciding
  return { ...settings, preferred_protocol: 'torrent' }
}

export const wantedMovie = (movie: MovieRow): WantedMovie => ({
  ...spokenMovie(movie),
  id: movie.id,
  metadata_id: movie.metadata_id,
  imdb_id: movie.external_ids.imdb_id ?? null,
  year: movie.year,
  secondary_year: movie.secondary_year,
  runtime_minutes: movie.runtime_minutes,
  monitored: movie.monitored,
  passed_over_until: movie.passed_over_until,
  where_to_watch: movie.extras?.where_to_watch ?? [],
  minimum_availability: movie.minimum_availability,
  cinema_date: movie.cinema_date,
  digital_date: movie.digital_date,
  physical_date: movie.physical_date,
})

export const spokenMovie = (movie: Pick<MovieRow, keyof SpokenMovie>): SpokenMovie => ({
  title: movie.title,
  original_title: movie.original_title,
  alternative_titles: movie.alternative_titles,
  original_language: movie.original_language === null ? null : (languageOfCode(movie.original_language)?.name ?? null),
})

const tagsOf = (db: Db, movieId: number): number[] =>
  db
    .select({ id: movieTagsTable.tag_id })
    .from(movieTagsTable)
    .where(eq(movieTagsTable.movie_id, movieId))
    .all()
    .map(({ id }) => id)

type OfVersion = { movieId: number; key: number | null }
const isOf = (table: typeof filesTable | typeof downloadsTable, { movieId, key }: OfVersion) =>
  and(eq(table.movie_id, movieId), key === null ? isNull(table.version_id) : eq(table.version_id, key))

/** The file that counts: the newest one that is present. */
type FileOf = OfVersion & { isKept: boolean; isProposed: boolean; year: number | null }
const heldFile = (db: Db, version: FileOf, scoring: Scoring): HeldFile | null => {
  const found = db
    .select({ file: filesTable, folder: rootFoldersTable })
    .from(filesTable)
    .innerJoin(rootFoldersTable, eq(rootFoldersTable.id, filesTable.root_folder_id))
    .where(and(isOf(filesTable, version), isNull(filesTable.missing_at)))
    .orderBy(desc(filesTable.id))
    .limit(1)
    .get()
  if (!found) return null
  const { file, folder } = found
  // While an import is on hold, nothing is replaced, and what would be is a proposal: who takes it up says that the folder is theirs.
  const kept_in = folder.shared && !version.isProposed && !isPlacedHere(file) ? folder.path : null
  const { score } = scoreOf(releaseNamed(namedByFile(file, { year: version.year })), scoring)
  return { ...file, kept_in, to_shrink: file.to_shrink && !version.isKept, custom_format_score: score, title: titleOfFile(file) }
}

const grabbedBefore = (db: Db, movieId: number): Grabbed[] => {
  const inLibrary = db
    .select({ hash: filesTable.info_hash })
    .from(filesTable)
    .where(and(eq(filesTable.movie_id, movieId), isNull(filesTable.missing_at)))
    .all()
  const underWay = db
    .select({ hash: downloadsTable.info_hash })
    .from(downloadsTable)
    .where(and(eq(downloadsTable.movie_id, movieId), inArray(downloadsTable.state, open)))
    .all()
  const here = new Set([...inLibrary, ...underWay].map(({ hash }) => hash?.toLowerCase()))
  const rows = db.select().from(takenHashesTable).where(eq(takenHashesTable.movie_id, movieId)).all()
  return rows.map((row) => ({ ...row, is_here: here.has(row.info_hash.toLowerCase()) }))
}

/** Downloads in progress, except stalled ones, which another release may replace. */
const underWay = (db: Db, version: OfVersion, scoring: Scoring): UnderWay[] =>
  db
    .select({
      title: downloadsTable.title,
      info_hash: downloadsTable.info_hash,
      quality: downloadsTable.quality,
      size_bytes: downloadsTable.size_bytes,
      flags: releasesTable.flags,
      languages: releasesTable.indexer_languages,
    })
    .from(downloadsTable)
    .leftJoin(releasesTable, eq(releasesTable.id, downloadsTable.release_id))
    .where(
      and(
        isOf(downloadsTable, version),
        inArray(downloadsTable.state, open),
        ne(downloadsTable.state, 'stalled'),
        isNull(downloadsTable.imported_at),
      ),
    )
    .all()
    .map(({ title, info_hash, quality, size_bytes, flags, languages }) => {
      const parsed = parseRelease(title)
      const { revision, release_group, edition } = parsed
      const { score } = scoreOf(releaseNamed({ title, size_bytes, parsed, flags: flags ?? [], languages: languages ?? [] }), scoring)
      return { title, info_hash, quality: quality ?? parsed.quality, revision, custom_format_score: score, release_group, edition }
    })

const waitingSince = (db: Db, movieId: number): string | null =>
  db
    .select({ since: min(releasesTable.first_seen_at) })
    .from(releasesTable)
    .where(and(eq(releasesTable.movie_id, movieId), eq(releasesTable.verdict, 'temporarily_rejected')))
    .get()?.since ?? null
