import { moviesTable } from '#server/catalog/movies/table'
import type { QualityProfileValues } from '#server/catalog/profiles/schema'
import { customFormatsTable } from '#server/catalog/profiles/table'
import { ago, type Clock } from '#server/foundation/lib/clock'
import { days } from '#server/foundation/lib/duration'
import { reasonOf } from '#server/foundation/lib/reason'
import { say } from '#server/foundation/lib/sentence'
import { inTurns, mapInTurns } from '#server/foundation/lib/turns'
import type { Db } from '#server/foundation/platform/db/open'
import { Invalid } from '#server/foundation/platform/errors'
import { createMovieIndex } from '#server/foundation/releases/movie-index'
import { parseRelease } from '#server/foundation/releases/parse-release'
import { readWords } from '#server/foundation/releases/read-words'
import type { ParsedRelease } from '#server/foundation/releases/release'
import type { Candidate, Context, DecisionSettings, WantedMovie } from './candidate'
import { candidateOf, indexersOf, type Row } from './candidate-store'
import { type Comparison, comparing, type Remembered } from './compare-verdicts'
import { type Contexts, wantedMovie } from './context'
import { judge } from './decide'
import type { Evaluation, EvaluationRequest } from './evaluate-schema'
import { noIndexer } from './indexer-terms'
import type { Found } from './judge-candidates'
import { remedyOf } from './remedy'
import { sentences } from './sentences'
import { tryPatterns } from './try-patterns'

export type Evaluate = ReturnType<typeof createEvaluate>
type Deps = {
  db: Db
  clock: Clock
  contexts: Contexts
  /** Stored candidates seen since then. */
  seenSince: (at: string) => Row[]
  /** A stored profile with changes applied. Throws NotFound or Invalid. */
  profileOf: (id: number | null, change: Partial<QualityProfileValues>) => { before: QualityProfileValues; after: QualityProfileValues }
  settings: () => DecisionSettings
  /** Throws NotFound. */
  profile: (id: number) => QualityProfileValues
  versions: (movieId: number) => readonly MovieVersion[]
  /** What the feed of an indexer offers now. Throws its failure. */
  feedOf: (indexerId: number) => Promise<Found[]>
}
type MovieVersion = NonNullable<Context['version']> & { id: number; name: string; is_default: boolean; quality_profile_id: number }
type Named = { movie: WantedMovie | null; candidate: Candidate }
type Terms = Pick<Context, 'profile' | 'formats' | 'settings' | 'now'>
type Recorded = Candidate & { release_id: number }

/** The most movies compared; those with the newest candidates come first. */
const mostMovies = 200
/** The most releases of a feed evaluated. */
const mostOfFeed = 100
const NAMES_PER_TURN = 20

/** What a profile makes of release names, and what a change to it would have changed. Stores and grabs nothing. */
export const createEvaluate = (deps: Deps) => {
  const { db, clock, contexts, seenSince, profileOf, settings, profile: profileById, versions, feedOf } = deps
  const library = (): WantedMovie[] => db.select().from(moviesTable).all().map(wantedMovie)

  const candidatesOf = async ({ releases = [], indexer_id }: EvaluationRequest): Promise<Candidate[]> => {
    const given = await mapInTurns(releases, { perTurn: NAMES_PER_TURN }, ({ title, size_bytes = null, seeders = null }) => ({
      ...blank,
      ...{ guid: title, title, size_bytes, seeders, parsed: parseRelease(title) },
    }))
    const offered = indexer_id === undefined ? [] : (await feedOf(indexer_id)).slice(0, mostOfFeed)
    return [...given, ...(await mapInTurns(offered, { perTurn: NAMES_PER_TURN }, candidateFrom))]
  }

  /** Each of the versions by its own profile, as if it had no file. */
  const forVersions = ({ movie, candidate }: Named, terms: Terms): Evaluation['releases'][number]['versions'] => {
    const all = movie === null ? [] : versions(movie.id)
    if (movie === null || all.length < 2) return []
    return all.map(({ id, name, is_default, quality_profile_id, ...version }) => {
      const { verdict } = judge(candidate, { ...bare(movie), ...terms, version, profile: profileById(quality_profile_id) })
      return { id, name, is_default, verdict }
    })
  }

  const judgeNames = async (asked: EvaluationRequest, profile: QualityProfileValues): Promise<Evaluation['releases']> => {
    const candidates = await candidatesOf(asked)
    if (candidates.length === 0) return []
    const { movie_id } = asked
    const formats = db.select().from(customFormatsTable).all()
    const index = createMovieIndex(movie_id === undefined ? library() : [])
    const chosen = movie_id === undefined ? null : contexts.contextFor(movie_id, 'user_search').movie
    const named = await mapInTurns(candidates, { perTurn: NAMES_PER_TURN }, (candidate): Named => {
      const { title, parsed, imdb_id, tmdb_id } = candidate
      return { movie: chosen ?? index.find({ title, parsed, imdb_id, tmdb_id }).found, candidate }
    })
    for (const { candidate, movie } of named)
      await tryPatterns([candidate], { movie: movie ?? movieOf(candidate.parsed), formats, profile })
    const terms = { profile, formats, settings: settings(), now: clock.now() }
    return mapInTurns(named, { perTurn: NAMES_PER_TURN }, (one) => ({ ...evaluated(one, terms), versions: forVersions(one, terms) }))
  }

  /** The candidates of the last 30 days by movie, judged as if none had been grabbed. */
  const remembered = (profileId: number): Remembered<Recorded>[] => {
    const since = ago(clock, days(30))
    const byMovie = Map.groupBy(
      seenSince(since).toSorted((a, b) => (a.last_seen_at < b.last_seen_at ? 1 : -1)),
      (row) => row.movie_id,
    )
    const ofProfile = new Set(
      db
        .select({ id: moviesTable.id, profile: moviesTable.quality_profile_id })
        .from(moviesTable)
        .all()
        .filter((movie) => movie.profile === profileId)
        .map((movie) => movie.id),
    )
    const indexers = indexersOf(db)
    return [...byMovie]
      .filter(([id]) => ofProfile.has(id))
      .slice(0, mostMovies)
      .map(([id, rows]) => ({
        context: { ...contexts.contextFor(id, 'search'), file: null, queue: [], grabbed: [] },
        candidates: rows.map((row) => ({ ...candidateOf(row, indexers), release_id: row.id })),
      }))
  }

  const changes = async (profileId: number, before: QualityProfileValues, after: QualityProfileValues): Promise<Evaluation['changes']> => {
    const formats = db.select().from(customFormatsTable).all()
    const movies = remembered(profileId)
    for (const { candidates, context } of movies)
      for (const profile of [before, after]) await tryPatterns(candidates, { ...context, formats, profile })
    const changed: Evaluation['changes'] = []
    for (const movie of movies) {
      const found = await inTurns(comparing(movie, { before: { profile: before, formats }, after: { profile: after, formats } }))
      if (found.changed || found.changes.length > 0) changed.push(changeOf(movie, found))
    }
    return changed
  }

  return async (asked: EvaluationRequest): Promise<Evaluation> => {
    const { quality_profile_id = null, profile = {} } = asked
    const isChange = Object.keys(profile).length > 0
    const names = asked.releases ?? []
    if (!isChange && asked.indexer_id === undefined && names.length === 0) throw new Invalid(say(sentences, 'nothing_to_evaluate'))
    const { before, after } = profileOf(quality_profile_id, profile)
    const id = (before as QualityProfileValues & { id: number }).id
    return { releases: await judgeNames(asked, after), changes: isChange ? await changes(id, before, after) : [] }
  }
}

const evaluated = ({ movie, candidate }: Named, terms: Terms) => {
  const { title, parsed } = candidate
  const verdict = judge(candidate, { ...bare(movie ?? movieOf(parsed)), ...terms })
  return {
    title,
    movie_id: movie?.id ?? null,
    movie_title: movie?.title ?? null,
    quality: parsed.quality,
    parsed,
    words: readWords(title, verdict.doubt),
    verdict: verdict.verdict,
    reasons: verdict.reasons.map(reasonOf),
    remedies: verdict.reasons.map(remedyOf),
    score: verdict.score,
    score_parts: verdict.score_parts,
    custom_formats: verdict.custom_formats.map((format) => format.name),
    languages: verdict.languages,
  }
}

const candidateFrom = ({ indexer, release, parsed = parseRelease(release.title) }: Found): Candidate => ({
  ...{ ...blank, indexer, parsed, guid: release.guid, title: release.title, size_bytes: release.size_bytes },
  ...{ seeders: release.seeders, peers: release.peers, published_at: release.published_at, info_hash: release.info_hash },
  ...{ imdb_id: release.imdb_id, tmdb_id: release.tmdb_id, categories: release.categories, flags: release.flags },
  languages: release.languages,
})

const changeOf = ({ context: { movie } }: Remembered<Recorded>, { before, after, changes }: Comparison<Recorded>) => ({
  movie_id: movie.id,
  movie_title: movie.title,
  before: chosen(before),
  after: chosen(after),
  verdicts_changed: changes.length,
})

const chosen = (judged: { candidate: Recorded; verdict: { score: number } } | null) =>
  judged && {
    release_id: judged.candidate.release_id,
    title: judged.candidate.title,
    quality: judged.candidate.parsed.quality,
    score: judged.verdict.score,
  }

const blank: Omit<Candidate, 'guid' | 'title' | 'size_bytes' | 'seeders' | 'parsed'> = {
  indexer: noIndexer({ name: 'nobody' }),
  protocol: 'torrent',
  published_at: null,
  peers: null,
  info_hash: null,
  imdb_id: null,
  tmdb_id: null,
  categories: [],
  flags: [],
  container: null,
  languages: [],
}

/** Ignores the file and the queue. */
const bare = (
  movie: WantedMovie,
): Pick<Context, 'movie' | 'file' | 'queue' | 'blocklist' | 'grabbed' | 'free_bytes' | 'waiting_since' | 'mode'> => ({
  movie,
  file: null,
  queue: [],
  blocklist: [],
  grabbed: [],
  free_bytes: null,
  waiting_since: null,
  mode: 'user_search',
})

/** The movie that a name describes, for names of movies that are not in the library. */
const movieOf = ({ title, titles, year }: ParsedRelease): WantedMovie => ({
  id: 0,
  metadata_id: 0,
  imdb_id: null,
  title: title ?? '',
  original_title: title ?? '',
  alternative_titles: titles,
  year,
  runtime_minutes: null,
  original_language: null,
  monitored: true,
  minimum_availability: 'announced',
  cinema_date: null,
  digital_date: null,
  physical_date: null,
})
