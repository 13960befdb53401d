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
}
type Recorded = Candidate & { release_id: number }

/** The most movies compared; those with the newest candidates come first. */
const mostMovies = 200
const NAMES_PER_TURN = 20

/** What a profile makes of release names, and what a change to it would have changed. Stores and grabs nothing. */
export const createEvaluate = ({ db, clock, contexts, seenSince, profileOf, settings }: Deps) => {
  const library = (): WantedMovie[] => db.select().from(moviesTable).all().map(wantedMovie)

  const judgeNames = async (
    { releases = [], movie_id }: EvaluationRequest,
    profile: QualityProfileValues,
  ): Promise<Evaluation['releases']> => {
    if (releases.length === 0) return []
    const formats = db.select().from(customFormatsTable).all()
    const index = createMovieIndex(movie_id === undefined ? library() : [])
    const asked = movie_id === undefined ? null : contexts.contextFor(movie_id, 'user_search').movie
    const candidates = await mapInTurns(releases, { perTurn: NAMES_PER_TURN }, ({ title, size_bytes = null, seeders = null }) => {
      const parsed = parseRelease(title)
      const movie = asked ?? index.find({ title, parsed, imdb_id: null, tmdb_id: null }).found
      return { movie, candidate: { ...blank, guid: title, title, size_bytes, seeders, parsed } }
    })
    for (const { candidate, movie } of candidates)
      await tryPatterns([candidate], { movie: movie ?? movieOf(candidate.parsed), formats, profile })
    return mapInTurns(candidates, { perTurn: NAMES_PER_TURN }, ({ candidate, movie }) => {
      const { title, parsed } = candidate
      const context = { ...bare(movie ?? movieOf(parsed)), profile, formats, settings: settings(), now: clock.now() }
      const verdict = judge(candidate, context)
      return {
        title,
        movie_id: movie?.id ?? null,
        movie_title: movie?.title ?? null,
        quality: parsed.quality,
        parsed,
        words: readWords(title),
        verdict: verdict.verdict,
        reasons: verdict.reasons.map(reasonOf),
        score: verdict.score,
        score_parts: verdict.score_parts,
        custom_formats: verdict.custom_formats.map((format) => format.name),
        languages: verdict.languages,
      }
    })
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
    if (!isChange && (asked.releases ?? []).length === 0) throw new Invalid(say(sentences, 'nothing_to_evaluate'))
    const { before, after } = profileOf(quality_profile_id, profile)
    const id = (before as QualityProfileValues & { id: number }).id
    return { releases: await judgeNames(asked, after), changes: isChange ? await changes(id, before, after) : [] }
  }
}

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
