import { languageOfId } from '#server/releases/languages'
import { qualityOfId } from '#server/releases/quality'
import type { MetadataMovie } from '#server/upstream/metadata/client'
import { availabilityOf, factsOf, instant, titleWithYear } from './film-facts'
import { below, mapped, type Place } from './places'
import { doing, type Item, isFilmId, settled } from './plan'
import { fileKey, type KnownFilm, type Present } from './present'
import type { PathMap } from './schema'
import { idIn, type RadarrLibrary, type WireFilm } from './wire'

/** A film, by where it lies here. `folder` is its own one; null when it shares it. */
export type Spot = { root: string; folder: string | null; file: { relative_path: string; named: string } | null }
/** The size of the file, or why it cannot be taken. */
export type Seen = number | string

export type FilmDeed = {
  known: number | null
  facts: MetadataMovie
  monitored: boolean
  minimum_availability: ReturnType<typeof availabilityOf>
  added_at: string | null
  /** By name: their ids are known only when they have come in. */
  profile: string | null
  tags: string[]
  spot: Spot | null
  file: { relative_path: string; named: string; size_bytes: number; quality: string | undefined; languages: string[] | undefined } | null
}
type Deps = {
  present: Present
  spots: ReadonlyMap<WireFilm, Spot>
  seen: ReadonlyMap<WireFilm, Seen>
  /** Profiles and tags of Radarr that are here or come in: id there, name here. */
  profiles: ReadonlyMap<number, string>
  tags: ReadonlyMap<number, string>
}

/** Where each film would lie. A folder that two films share is nobody's own. */
export const spotsOf = ({ films }: RadarrLibrary, places: readonly Place[], map: PathMap): Map<WireFilm, Spot> => {
  const users = Map.groupBy(films, ({ path }) => path ?? '')
  const isShared = ({ path }: WireFilm) => (users.get(path ?? '')?.length ?? 0) > 1
  return new Map(
    films.flatMap((film) => {
      const spot = film.path ? spotOf(mapped(film.path, map), places, film) : null
      return spot ? [[film, isShared(film) ? { ...spot, folder: null } : spot] as const] : []
    }),
  )
}

const spotOf = (path: string, places: readonly Place[], { movieFile }: WireFilm): Spot | null => {
  const fitting = places.filter((place) => below(place.path, path) !== null)
  const place = fitting.toSorted((a, b) => b.path.length - a.path.length)[0]
  if (!place) return null
  const folder = [place.within, below(place.path, path)].filter(Boolean).join('/')
  const relative_path = movieFile && [folder, movieFile.relativePath.replaceAll('\\', '/')].filter(Boolean).join('/')
  const ending = /\.\w{2,4}$/.exec(movieFile?.relativePath ?? '')?.[0] ?? ''
  const named = movieFile?.sceneName ? `${movieFile.sceneName}${ending}` : relative_path
  return { root: place.root, folder: folder || null, file: relative_path ? { relative_path, named: named ?? relative_path } : null }
}

export const planFilms = ({ films }: RadarrLibrary, deps: Deps): Item<FilmDeed>[] => {
  const twice = new Set<number>()
  const taken = new Set<string>()
  return films.map((film) => {
    const name = titleWithYear(film)
    if (!isFilmId(film.tmdbId) || film.title.trim() === '')
      return settled(name, 'impossible', 'It has no title, or no id at the film database')
    if (twice.has(film.tmdbId)) return settled(name, 'impossible', 'It stands in Radarr twice; the first of them is taken')
    twice.add(film.tmdbId)
    const known = deps.present.films.get(film.tmdbId)
    return known ? planKnown(film, known, deps) : planNew(film, deps, taken)
  })
}

/** What was decided here stays: a film that is in the library gets what it lacks, and nothing else changes. */
const planKnown = (film: WireFilm, known: KnownFilm, deps: Deps): Item<FilmDeed> => {
  const name = titleWithYear(film)
  const file = known.has_file ? null : fileOf(film, deps, new Set())
  const tags = tagsOf(film, deps).filter((tag) => !known.tag_ids.has(deps.present.tags.get(tag.toLowerCase()) ?? 0))
  const gains = [...(file && typeof file !== 'string' ? ['its file'] : []), ...(tags.length > 0 ? ['its tags'] : [])]
  if (gains.length === 0)
    return settled(name, 'matched', typeof file === 'string' ? `It is here already. ${file}` : 'It is here already and stays as it is')
  const found = typeof file === 'string' ? null : file
  return doing(name, 'changed', {
    deed: { ...deedOf(film, deps), known: known.id, tags, file: found },
    reason: `It gets ${gains.join(' and ')}`,
  })
}

const planNew = (film: WireFilm, deps: Deps, taken: Set<string>): Item<FilmDeed> => {
  const name = titleWithYear(film)
  const deed = deedOf(film, deps)
  const notes: string[] = []
  if (film.movieFile && !deed.spot)
    return settled(
      name,
      'impossible',
      `Its folder ${film.path ?? ''} is in no films folder of this machine; without its file it would be fetched again`,
    )
  const file = film.movieFile ? fileOf(film, deps, taken) : null
  if (typeof file === 'string') notes.push(`${file}. It comes in without it, and not monitored, so that nothing is fetched unasked`)
  if (!film.movieFile && film.path && !deed.spot) notes.push('Its folder is not on this machine; it goes into the default films folder')
  if (deed.profile === null) notes.push('Its quality profile cannot come along; it gets the default one')
  if (deps.present.exclusions.has(film.tmdbId)) notes.push('It was excluded here; the exclusion goes')
  const isLost = typeof file === 'string'
  return doing(name, 'added', {
    deed: { ...deed, monitored: deed.monitored && !isLost, file: isLost ? null : file },
    reason: notes.join('. '),
  })
}

const deedOf = (film: WireFilm, deps: Deps): FilmDeed => ({
  known: null,
  facts: factsOf(film),
  monitored: Boolean(film.monitored ?? true),
  minimum_availability: availabilityOf(film),
  added_at: instant(film.added),
  profile: deps.profiles.get(film.qualityProfileId ?? 0) ?? null,
  tags: tagsOf(film, deps),
  spot: deps.spots.get(film) ?? null,
  file: null,
})

const tagsOf = (film: WireFilm, { tags }: Deps): string[] => [...new Set((film.tags ?? []).flatMap((id) => tags.get(id) ?? []))]

/** The file that Radarr has for it, or why it cannot be taken; null when it has none. */
const fileOf = (film: WireFilm, { present, spots, seen }: Deps, taken: Set<string>): FilmDeed['file'] | string => {
  const spot = spots.get(film)
  if (!spot?.file || !film.movieFile) return null
  const size = seen.get(film)
  const { relative_path, named } = spot.file
  if (typeof size !== 'number') return size ?? `${relative_path} is not there`
  const root = present.roots.find(({ path }) => path === spot.root)
  const key = `${spot.root}:${relative_path}`
  if (taken.has(key) || (root && present.files.has(fileKey(root.id, relative_path))))
    return `${relative_path} belongs to another film already`
  taken.add(key)
  const languages = (film.movieFile.languages ?? []).flatMap((told) => {
    const id = idIn(told) ?? 0
    return id > 0 ? (languageOfId(id)?.name ?? []) : []
  })
  const quality = qualityOfId(idIn(film.movieFile.quality?.quality) ?? Number.NaN)?.name
  return { relative_path, named, size_bytes: size, quality, languages: languages.length > 0 ? languages : undefined }
}
