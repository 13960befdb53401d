import { join } from 'node:path'
import type { Movie } from '#server/catalog/movies/schema'
import { cleanTitle } from '#server/foundation/releases/clean-title'
import { languageOfCode } from '#server/foundation/releases/languages'
import type { MovieFile } from '#server/library/files/schema'
import { fileShown } from './movie-file'
import { dayOf, known } from './wire'

/** What a movie is shown with. */
export type Around = {
  /** The path of its root folder, or of the default one. */
  root: string
  /** The file that the player offers first. */
  file: MovieFile | null
  collection: { title: string; tmdbId: number } | null
  /** The provider's own addresses of its pictures. */
  remote: { poster: string | null; fanart: string | null }
  base: string
  now: Date
}

export type MovieShown = ReturnType<typeof movieShown>
/** A movie as Radarr shows it. */
export const movieShown = (movie: Movie, around: Around) => {
  const { root, file, collection, now } = around
  const path = pathOf(movie, root)
  const isThere = file !== null && file.missing_at === null
  return {
    id: movie.id,
    ...factsOf(movie, now),
    images: imagesOf(movie, around),
    sizeOnDisk: isThere ? movie.size_bytes : 0,
    path,
    folderName: path,
    rootFolderPath: root,
    folder: folderOf(movie),
    qualityProfileId: movie.quality_profile_id,
    hasFile: isThere,
    movieFileId: isThere ? file.id : 0,
    monitored: movie.monitored,
    minimumAvailability: availabilityWord[movie.minimum_availability],
    isAvailable: movie.available_from !== null && Date.parse(movie.available_from) <= now.getTime(),
    tags: movie.tag_ids,
    added: movie.added_at,
    statistics: { movieFileCount: isThere ? movie.file_ids.length : 0, sizeOnDisk: isThere ? movie.size_bytes : 0, releaseGroups: [] },
    ...(isThere && { movieFile: fileShown(file, { folder: folderOf(movie), isUpgradable: movie.status === 'upgradable' }) }),
    ...(collection && { collection }),
  }
}

/** What the metadata provider knows of a movie, in the library or not. */
export type Facts = Pick<
  Movie,
  | 'metadata_id'
  | 'external_ids'
  | 'title'
  | 'original_title'
  | 'original_language'
  | 'alternative_titles'
  | 'overview'
  | 'year'
  | 'runtime_minutes'
  | 'genres'
  | 'certification'
  | 'cinema_date'
  | 'digital_date'
  | 'physical_date'
  | 'rating'
  | 'rating_votes'
  | 'popularity'
  | 'trailer_url'
> & { keywords?: Movie['keywords']; sort_title: string }

export const factsOf = (movie: Facts, now: Date) =>
  known({
    title: movie.title,
    originalTitle: movie.original_title,
    originalLanguage: languageOf(movie.original_language),
    alternateTitles: movie.alternative_titles.map((title) => ({ sourceType: 'tmdb', movieMetadataId: movie.metadata_id, title })),
    sortTitle: movie.sort_title,
    status: releaseStatus(movie, now),
    overview: movie.overview,
    inCinemas: dayOf(movie.cinema_date),
    physicalRelease: dayOf(movie.physical_date),
    digitalRelease: dayOf(movie.digital_date),
    releaseDate: dayOf(firstOf([movie.digital_date, movie.physical_date]) ?? movie.cinema_date),
    year: movie.year ?? 0,
    runtime: movie.runtime_minutes ?? 0,
    youTubeTrailerId: /(?:v=|youtu\.be\/)([\w-]{6,})/.exec(movie.trailer_url ?? '')?.[1],
    cleanTitle: cleanTitle(movie.title),
    imdbId: movie.external_ids.imdb_id,
    tmdbId: movie.metadata_id,
    titleSlug: String(movie.metadata_id),
    certification: movie.certification,
    genres: movie.genres,
    keywords: movie.keywords ?? [],
    popularity: movie.popularity,
    ratings: movie.rating === null ? {} : { tmdb: { votes: movie.rating_votes ?? 0, value: movie.rating, type: 'user' } },
  })

const languageOf = (code: string | null) => {
  const { id, name } = (code === null ? undefined : languageOfCode(code)) ?? { id: 0, name: 'Unknown' }
  return { id, name }
}

type Dates = Pick<Movie, 'cinema_date' | 'digital_date' | 'physical_date'>
export const releaseStatus = ({ cinema_date, digital_date, physical_date }: Dates, now: Date): string => {
  const isPast = (day: string | null) => day !== null && Date.parse(day.slice(0, 10)) <= now.getTime()
  if (isPast(digital_date) || isPast(physical_date)) return 'released'
  if (isPast(cinema_date)) return 'inCinemas'
  return cinema_date === null && digital_date === null && physical_date === null ? 'tba' : 'announced'
}
const firstOf = (days: readonly (string | null)[]): string | null => days.filter((day) => day !== null).toSorted()[0] ?? null

const availabilityWord = { announced: 'announced', in_cinemas: 'inCinemas', released: 'released' } as const
const availabilityOf: Record<string, Movie['minimum_availability']> = {
  tba: 'announced',
  announced: 'announced',
  incinemas: 'in_cinemas',
  released: 'released',
  predb: 'released',
}
/** Undefined for an absent or unknown word. */
export const availabilityFrom = (word: unknown): Movie['minimum_availability'] | undefined => availabilityOf[String(word).toLowerCase()]

/** The folder of a movie below its root folder; a movie that has none yet gets a plain one. */
export const folderOf = ({ folder, title, year }: Pick<Movie, 'folder' | 'title' | 'year'>): string => {
  if (folder) return folder
  const name = title
    .replace(/[<>:"/\\|?*\p{C}]/gu, '')
    .replace(/(?<![. ])[. ]+$/, '')
    .trim()
  return `${name || 'Movie'}${year ? ` (${year})` : ''}`
}
export const pathOf = (movie: Parameters<typeof folderOf>[0], root: string): string => join(root, folderOf(movie))

const imagesOf = (movie: Movie, { base, remote }: Pick<Around, 'base' | 'remote'>) => {
  const version = (url: string | null) => /[?&]v=([^&]+)/.exec(url ?? '')?.[1]
  const image = (coverType: 'poster' | 'fanart', ours: string | null) =>
    ours === null
      ? []
      : [
          known({
            coverType,
            url: `${base}/MediaCover/${movie.id}/${coverType}.jpg?lastWrite=${version(ours)}`,
            remoteUrl: remote[coverType],
          }),
        ]
  return [...image('poster', movie.poster_url), ...image('fanart', movie.backdrop_url)]
}
