import type { PathMap } from '#server/foundation/lib/path-map'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { MetadataMovie } from '#server/foundation/upstream/metadata/client'
import { type FileFacts, fileFactsOf, nameOfFile } from './file-facts'
import type { Item } from './item'
import { availabilityOf, factsOf, instant, titleWithYear } from './movie-facts'
import { below, mapped, type Place } from './places'
import { here, isMovieId, planned, settled } from './plan'
import { fileKey, type KnownMovie, type Present } from './present'
import { sentences } from './sentences'
import type { RadarrLibrary, WireMovie } from './wire'

/** A movie's location here. `folder` is its own; null if it shares it. */
export type Spot = { root: string; folder: string | null; file: { relative_path: string; named: string } | null }
/** The size of the file, or why it cannot be imported. */
export type Seen = number | Sentence

export type MovieChange = {
  known: number | null
  /** It comes as a version of the movie, for its profile. */
  is_version: boolean
  facts: MetadataMovie
  monitored: boolean
  minimum_availability: ReturnType<typeof availabilityOf>
  added_at: string | null
  /** By name: ids are known only after the import. */
  profile: string | null
  tags: string[]
  spot: Spot | null
  /** Radarr searched for it last then. */
  last_searched_at: string | null
  file: ({ relative_path: string; named: string; size_bytes: number } & FileFacts) | null
}
type Deps = {
  present: Present
  /** The torrent that a file of Radarr came from. */
  hashOfFile: ReadonlyMap<number, string>
  spots: ReadonlyMap<WireMovie, Spot>
  seen: ReadonlyMap<WireMovie, Seen>
  /** Radarr's profiles and tags that exist here or will be imported: from its id to our name. */
  profiles: ReadonlyMap<number, string>
  tags: ReadonlyMap<number, string>
}

/** Where each movie would be. A folder that two movies share belongs to neither. */
export const spotsOf = ({ movies }: RadarrLibrary, places: readonly Place[], map: PathMap): Map<WireMovie, Spot> => {
  const users = Map.groupBy(movies, ({ path }) => path ?? '')
  const isShared = ({ path }: WireMovie) => (users.get(path ?? '')?.length ?? 0) > 1
  return new Map(
    movies.flatMap((movie) => {
      const spot = movie.path ? spotOf(mapped(movie.path, map), places, movie) : null
      return spot ? [[movie, isShared(movie) ? { ...spot, folder: null } : spot] as const] : []
    }),
  )
}

const spotOf = (path: string, places: readonly Place[], { movieFile }: WireMovie): Spot | null => {
  const fitting = places.filter((place) => below(place.path, path) !== null)
  const place = fitting.toSorted((a, b) => b.path.length - a.path.length)[0]
  if (!place) return null
  const folder = [place.within, below(place.path, path)].filter(Boolean).join('/')
  const relative_path = movieFile && [folder, movieFile.relativePath.replaceAll('\\', '/')].filter(Boolean).join('/')
  const named = movieFile && nameOfFile(movieFile, relative_path ?? '')
  return { root: place.root, folder: folder || null, file: relative_path ? { relative_path, named: named ?? relative_path } : null }
}

export const planMovies = ({ movies }: RadarrLibrary, deps: Deps): Item<MovieChange>[] => {
  const twice = new Set<number>()
  const taken = new Set<string>()
  const isSecond = isSecondLibrary(movies, deps)
  return movies.map((movie) => {
    const name = titleWithYear(movie)
    if (!isMovieId(movie.tmdbId) || movie.title.trim() === '') return settled(name, 'impossible', say(sentences, 'radarr_movie_without_id'))
    if (twice.has(movie.tmdbId)) return settled(name, 'impossible', say(sentences, 'radarr_movie_twice'))
    twice.add(movie.tmdbId)
    const known = deps.present.movies.get(movie.tmdbId)
    if (known && isSecond && isWish(movie, known, deps)) return planVersion(movie, known, deps)
    return known ? planKnown(movie, known, deps) : planNew(movie, deps, taken)
  })
}

/**
 * Another Radarr keeps other files of the same movies, often in 4K: no movie has its folder there, and at least one has a file here and
 * another one there, or got that one before.
 */
const isSecondLibrary = (movies: readonly WireMovie[], deps: Deps): boolean => {
  const both = movies.flatMap((movie) => {
    const [known, spot] = [deps.present.movies.get(movie.tmdbId), deps.spots.get(movie)]
    return known && spot ? [{ movie, known, spot }] : []
  })
  const hasOther = both.some(
    ({ movie, known, spot }) => known.has_file && (isOfVersion(spot, deps) || !isWhy(fileOf(movie, deps, new Set()) ?? nothing)),
  )
  return hasOther && !both.some(({ known, spot }) => known.root === spot.root && known.folder === spot.folder)
}
const nothing = say(sentences, 'radarr_stays')

const isOfVersion = ({ root, file }: Spot, { present }: Deps): boolean => {
  const id = present.roots.find(({ path }) => path === root)?.id
  return id !== undefined && file !== null && present.filesOfVersions.has(fileKey(id, file.relative_path))
}

/** No version of the movie has its profile yet, and there is a file or a wish for one. */
const isWish = (movie: WireMovie, known: KnownMovie, deps: Deps): boolean => {
  const profile = deps.profiles.get(movie.qualityProfileId ?? 0)
  const file = fileOf(movie, deps, new Set())
  return (
    profile !== undefined &&
    !known.profiles.has(profile) &&
    ((file !== null && !isWhy(file)) || (file === null && changeOf(movie, deps).monitored))
  )
}

const planVersion = (movie: WireMovie, known: KnownMovie, deps: Deps): Item<MovieChange> => {
  const found = fileOf(movie, deps, new Set())
  const file = found !== null && isWhy(found) ? null : found
  const change = { ...changeOf(movie, deps), known: known.id, is_version: true, tags: newTagsOf(movie, known, deps), file }
  const gains = file ? 'radarr_gets_version_and_file' : 'radarr_gets_version'
  return planned(titleWithYear(movie), 'changed', { change, reasons: [say(sentences, gains, { name: change.profile ?? '' })] })
}

const newTagsOf = (movie: WireMovie, known: KnownMovie, deps: Deps): string[] =>
  tagsOf(movie, deps).filter((tag) => !known.tag_ids.has(deps.present.tags.get(tag.toLowerCase()) ?? 0))

/** Keeps what was decided here: a movie in the library gets what it lacks, and nothing else changes. */
const planKnown = (movie: WireMovie, known: KnownMovie, deps: Deps): Item<MovieChange> => {
  const name = titleWithYear(movie)
  const file = known.has_file ? null : fileOf(movie, deps, new Set())
  const tags = newTagsOf(movie, known, deps)
  const found = isWhy(file) ? null : file
  const gains = gainsOf(found !== null, tags.length > 0)
  if (gains === null) return isWhy(file) ? settled(name, 'matched', say(sentences, 'radarr_here'), file) : here(name)
  return planned(name, 'changed', {
    change: { ...changeOf(movie, deps), known: known.id, tags, file: found },
    reasons: [say(sentences, gains)],
  })
}

const gainsOf = (file: boolean, tags: boolean) => {
  if (file && tags) return 'radarr_gets_file_and_tags'
  if (file) return 'radarr_gets_file'
  return tags ? 'radarr_gets_tags' : null
}

const planNew = (movie: WireMovie, deps: Deps, taken: Set<string>): Item<MovieChange> => {
  const name = titleWithYear(movie)
  const change = changeOf(movie, deps)
  const notes: Sentence[] = []
  if (movie.movieFile && !change.spot)
    return settled(name, 'impossible', say(sentences, 'radarr_folder_out_of_reach', { path: movie.path ?? '' }))
  const file = movie.movieFile ? fileOf(movie, deps, taken) : null
  const isLost = isWhy(file)
  if (isLost) notes.push(say(sentences, 'radarr_without_file', { why: file }))
  if (!movie.movieFile && movie.path && !change.spot) notes.push(say(sentences, 'radarr_default_folder'))
  if (change.profile === null) notes.push(say(sentences, 'radarr_default_profile'))
  if (deps.present.exclusions.has(movie.tmdbId)) notes.push(say(sentences, 'radarr_exclusion_ends'))
  return planned(name, 'added', {
    change: { ...change, monitored: change.monitored && !isLost, file: isLost ? null : file },
    reasons: notes,
  })
}

const changeOf = (movie: WireMovie, deps: Deps): MovieChange => ({
  known: null,
  is_version: false,
  facts: factsOf(movie),
  monitored: Boolean(movie.monitored ?? true),
  minimum_availability: availabilityOf(movie),
  added_at: instant(movie.added),
  profile: deps.profiles.get(movie.qualityProfileId ?? 0) ?? null,
  tags: tagsOf(movie, deps),
  spot: deps.spots.get(movie) ?? null,
  last_searched_at: instant(movie.lastSearchTime),
  file: null,
})

const tagsOf = (movie: WireMovie, { tags }: Deps): string[] => [...new Set((movie.tags ?? []).flatMap((id) => tags.get(id) ?? []))]

const isWhy = (file: MovieChange['file'] | Sentence): file is Sentence => file !== null && 'code' in file

/** Radarr's file for the movie, or why it cannot be imported. Null if it has none. */
const fileOf = (movie: WireMovie, { present, spots, seen, hashOfFile }: Deps, taken: Set<string>): MovieChange['file'] | Sentence => {
  const spot = spots.get(movie)
  if (!spot?.file || !movie.movieFile) return null
  const size = seen.get(movie)
  const { relative_path, named } = spot.file
  if (typeof size !== 'number') return size ?? say(sentences, 'radarr_file_not_there', { path: relative_path })
  const root = present.roots.find(({ path }) => path === spot.root)
  const key = `${spot.root}:${relative_path}`
  if (taken.has(key) || (root && present.files.has(fileKey(root.id, relative_path))))
    return say(sentences, 'radarr_file_taken', { path: relative_path })
  taken.add(key)
  return { relative_path, named, size_bytes: size, ...fileFactsOf(movie.movieFile, { named, hashOfFile }) }
}
