import { attempt } from '#server/foundation/lib/attempt'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { NotFound, UpstreamRateLimited } from '#server/foundation/platform/errors'
import type { createMovieIndex } from '#server/foundation/releases/movie-index'
import { withArabicNumbers, withRomanNumbers } from '#server/foundation/releases/roman'
import { releaseKeys, titleKeys } from '#server/foundation/releases/title-keys'
import type { HowToSearch, MetadataListing, MetadataMovie } from '#server/foundation/upstream/metadata/client'
import { type MovieGuess, sureEnough } from './match-folder'
import { sentences } from './sentences'

export type Recognized = {
  state: 'matched' | 'unsure' | 'unmatched'
  confidence: number
  reasons: Sentence[]
  metadata_id: number | null
  movie_id: number | null
  title: string | null
  year: number | null
}
type Metadata = {
  movie(metadataId: number): Promise<Pick<MetadataMovie, 'metadata_id' | 'title' | 'original_title' | 'alternative_titles' | 'year'>>
  search(query: string, year: number | null, how: HowToSearch): Promise<{ results: MetadataListing[] }>
  find(imdbId: string): Promise<number | null>
}
type Movie = {
  id: number
  metadata_id: number
  title: string
  original_title: string
  alternative_titles: readonly string[]
  year: number | null
  imdb_id: string | null
}
type Known = Pick<ReturnType<typeof createMovieIndex<Movie>>, 'find'> & { byMetadataId: (id: number) => Movie | undefined }
type Deps = { metadata: Metadata; known: Known; pause: (seconds: number) => Promise<unknown> }
type Candidate = { metadata_id: number; title: string; year: number | null; confidence: number; reason: Sentence }

/** Resolves a guess to a movie: in the library first, else at the metadata provider. Asks the same question once. */
export const createRecognize = ({ metadata, known, pause }: Deps) => {
  const searched = new Map<string, Promise<MetadataListing[]>>()

  /** Waits when rate-limited, three times at most. */
  const patiently = async <T>(ask: () => Promise<T>, tries = 3): Promise<T> => {
    const answer = await attempt(ask)
    if (answer.ok) return answer.value
    if (!(answer.error instanceof UpstreamRateLimited) || tries === 0) throw answer.error
    await pause(Math.min(60, answer.error.retryAfterSeconds))
    return await patiently(ask, tries - 1)
  }
  const search = (title: string, year: number | null): Promise<MetadataListing[]> => {
    const key = `${title.toLowerCase()} ${year}`
    const running = searched.get(key) ?? patiently(() => metadata.search(title, year, { isUrgent: false })).then(({ results }) => results)
    searched.set(key, running)
    return running
  }

  const byId = async (guess: MovieGuess): Promise<Candidate | null> => {
    const id = guess.tmdb_id ?? (guess.imdb_id === null ? null : await patiently(() => metadata.find(guess.imdb_id!)))
    if (id === null) return null
    const found = known.byMetadataId(id) ?? (await patiently(() => metadata.movie(id)).catch(nothingIfMissing))
    if (!found) return null
    const contradicts = guess.title !== null && !sharesTitle(guess.title, found) && !isNear(guess.year, found.year)
    return contradicts
      ? { ...found, confidence: 40, reason: say(sentences, 'id_contradicts_names', { movie: named(found) }) }
      : { ...found, confidence: guess.confidence, reason: say(sentences, 'id_matches', { movie: named(found) }) }
  }

  const byTitle = async (guess: MovieGuess): Promise<Candidate | null> => {
    const { title, year } = guess
    if (title === null) return null
    let nearest: Candidate | null = null
    for (const query of spellingsOf(title)) {
      const listed = await search(query, year)
      const found = exact(guess, listed) ?? (await byOtherTitle(guess, listed))
      if (found) return found
      nearest ??= weak(guess, listed)
    }
    if (year === null) return nearest
    const listed = await search(title, null)
    return exact(guess, listed) ?? nearest ?? weak(guess, listed)
  }

  /** The first few results from the right year may have the title among their alternative titles. */
  const byOtherTitle = async (guess: MovieGuess, listed: readonly MetadataListing[]): Promise<Candidate | null> => {
    if (guess.title === null || guess.year === null) return null
    for (const listing of listed.filter(({ year }) => year === guess.year).slice(0, 2)) {
      const movie = await patiently(() => metadata.movie(listing.metadata_id)).catch(nothingIfMissing)
      if (movie && sharesTitle(guess.title, movie))
        return {
          ...movie,
          confidence: guess.confidence - 5,
          reason: say(sentences, 'other_title_matches', { title: guess.title, movie: named(movie) }),
        }
    }
    return null
  }

  /** Folder and file in different languages do not contradict each other if both are titles of the movie found. */
  const byBothTitles = async (guess: MovieGuess, found: Candidate | null): Promise<Candidate | null> => {
    const { title, year, other_title } = guess
    if (!found || !title || !other_title || found.year !== year) return found
    const movie = await patiently(() => metadata.movie(found.metadata_id)).catch(nothingIfMissing)
    return movie && [title, other_title].every((each) => sharesTitle(each, movie))
      ? { ...found, confidence: 85, reason: say(sentences, 'both_titles_match', { movie: named(found) }) }
      : found
  }

  return async (guess: MovieGuess): Promise<Recognized> => {
    const parsed = {
      title: guess.title,
      titles: guess.title === null ? [] : [guess.title],
      year: guess.year,
      imdb_id: guess.imdb_id,
      tmdb_id: guess.tmdb_id,
    }
    const held = known.find({ parsed, imdb_id: null, tmdb_id: null }).found
    const found: Candidate | null = held
      ? { ...held, confidence: guess.confidence, reason: say(sentences, 'movie_in_library', { movie: named(held) }) }
      : ((await byId(guess)) ?? (await byBothTitles(guess, await byTitle(guess))))
    if (!found) return { ...nothing, reasons: [...guess.reasons, say(sentences, 'movie_unknown')], title: guess.title, year: guess.year }
    const { metadata_id, title, year, confidence, reason } = found
    return {
      state: confidence >= sureEnough ? 'matched' : 'unsure',
      confidence: Math.max(0, confidence),
      reasons: [...guess.reasons, reason],
      metadata_id,
      movie_id: known.byMetadataId(metadata_id)?.id ?? null,
      title,
      year,
    }
  }
}

const nothing: Recognized = { state: 'unmatched', confidence: 0, reasons: [], metadata_id: null, movie_id: null, title: null, year: null }

const nothingIfMissing = (error: unknown): null => {
  if (error instanceof NotFound) return null
  throw error
}

/** Ways the provider may write a title: with other numerals, with umlauts, with `&` for `and`. */
const spellingsOf = (title: string): string[] => {
  const plain = title.replaceAll(/ and /gi, ' ')
  const umlauts = title.replaceAll(/([aou])e/gi, (_, vowel: string) => `${vowel}\u0308`.normalize('NFC'))
  return [...new Set([title, withApostrophes(title), plain, withArabicNumbers(plain), withRomanNumbers(plain), umlauts])]
}

/** Release names write a dot for an apostrophe: "Ocean s Eleven", "Don t Look Up". */
const withApostrophes = (title: string): string => title.replaceAll(/(\p{L}{2}) (s|t|d|m|ll|re|ve)\.?(?= |$)/giu, "$1'$2")

type Titles = { title: string; original_title: string | null; alternative_titles?: readonly string[] }
const sharesTitle = (title: string, movie: Titles): boolean => {
  const keys = titleKeys({ ...movie, alternative_titles: movie.alternative_titles ?? [] })
  return [...releaseKeys({ titles: [title] })].some((key) => keys.has(key))
}

const isNear = (asked: number | null, year: number | null) => asked === null || year === null || Math.abs(asked - year) <= 1
const named = ({ title, year }: { title: string; year: number | null }) => (year === null ? title : `${title} (${year})`)

/** Matches the exact title within a year. Two equal matches leave the choice to a person. */
const exact = (guess: MovieGuess, listed: readonly MetadataListing[]): Candidate | null => {
  if (guess.title === null) return null
  const alike = listed
    .filter((listing) => sharesTitle(guess.title!, listing) && isNear(guess.year, listing.year))
    .toSorted((a, b) => distance(guess, a) - distance(guess, b) || (b.popularity ?? 0) - (a.popularity ?? 0))
  const [best, second] = alike
  if (!best) return null
  const off = distance(guess, best)
  const isDoubtful = second !== undefined && distance(guess, second) === off
  const candidate = { metadata_id: best.metadata_id, title: best.title, year: best.year }
  if (isDoubtful)
    return {
      ...candidate,
      confidence: Math.min(50, guess.confidence),
      reason: say(sentences, 'title_is_ambiguous', { movie: named(best) }),
    }
  if (off === 0 && guess.year !== null)
    return { ...candidate, confidence: guess.confidence, reason: say(sentences, 'title_and_year_match', { movie: named(best) }) }
  return guess.year === null
    ? {
        ...candidate,
        confidence: Math.min(60, guess.confidence + 15),
        reason: say(sentences, 'only_movie_of_title', { movie: named(best) }),
      }
    : { ...candidate, confidence: guess.confidence - 12, reason: say(sentences, 'year_is_one_off', { movie: named(best) }) }
}

const distance = (guess: MovieGuess, listing: MetadataListing) =>
  guess.year === null || listing.year === null ? 0 : Math.abs(guess.year - listing.year)

/** The closest to a bare number is some movie with that number in its title. */
const weak = (guess: MovieGuess, [first]: readonly MetadataListing[]): Candidate | null =>
  first && !/^\d+$/.test(guess.title ?? '')
    ? {
        metadata_id: first.metadata_id,
        title: first.title,
        year: first.year,
        confidence: Math.min(30, guess.confidence),
        reason: say(sentences, 'nearest_movie', { movie: named(first) }),
      }
    : null
