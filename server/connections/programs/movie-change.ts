import { isAbsolute } from 'node:path'
import type { Movie, MoviePatch, NewMovie } from '#server/catalog/movies/schema'
import { say } from '#server/foundation/lib/sentence'
import { availabilityFrom, pathOf } from './movie'
import { NotOffered, Refused } from './refusals'
import { sentences } from './sentences'
import { flagIn, idsIn, numberIn, objectIn, textIn } from './wire'

export type Root = { readonly id: number; readonly path: string }

const trimmed = (path: string): string => path.replace(/(?<=[^/])\/+$/, '')

/** The library folder with this path. Throws Refused, naming ours. */
export const rootOf = (path: string, roots: readonly Root[], property = 'rootFolderPath'): Root => {
  const found = roots.find((root) => trimmed(root.path) === trimmed(path))
  if (found) return found
  const folders = roots.map((root) => root.path)
  throw new Refused(say(sentences, 'program_root_folder_unknown', { path, folders }), {
    property,
    attempted: path,
    code: 'RootFolderValidator',
  })
}

/** The library folder above a path, and the folder below it. Throws Refused. */
const placeOf = (path: string, roots: readonly Root[]): { root: Root; folder: string } => {
  const above = roots.find((root) => isAbsolute(path) && path.startsWith(`${trimmed(root.path)}/`))
  const folder = above ? trimmed(path.slice(trimmed(above.path).length + 1)) : ''
  if (!above || folder === '' || folder.split('/').includes('..')) return { root: rootOf(path, roots, 'path'), folder: '' }
  return { root: above, folder }
}

export type MovieSent = { wanted: NewMovie; folder: string | null }

/** A movie to add, from a request body. Throws Refused. */
export const newMovieFrom = (body: unknown, roots: readonly Root[]): MovieSent => {
  const sent = objectIn(body)
  const metadata_id = numberIn(sent.tmdbId)
  if (metadata_id === undefined || metadata_id <= 0)
    throw new Refused(say(sentences, 'program_value_missing'), { property: 'TmdbId', attempted: sent.tmdbId, code: 'NotEmptyValidator' })
  const path = textIn(sent.path)
  const rootPath = textIn(sent.rootFolderPath)
  const place = path !== undefined && isAbsolute(path) && roots.length > 0 ? placeOf(path, roots) : null
  const root = rootPath !== undefined ? rootOf(rootPath, roots) : place?.root
  const profile = numberIn(sent.qualityProfileId)
  const search = flagIn(objectIn(sent.addOptions).searchForMovie)
  const minimum = availabilityFrom(sent.minimumAvailability)
  return {
    wanted: {
      metadata_id,
      monitored: flagIn(sent.monitored) ?? true,
      search: search ?? false,
      tag_ids: [...new Set(idsIn(sent.tags))],
      ...(profile !== undefined && profile > 0 && { quality_profile_id: profile }),
      ...(root && { root_folder_id: root.id }),
      ...(minimum && { minimum_availability: minimum }),
    },
    folder: place !== null && place.folder !== '' && place.root.id === root?.id ? place.folder : null,
  }
}

/** What a body changes of a movie; empty if nothing. `root`: of the movie, as it is shown. Throws Refused or NotOffered. */
export const movieChange = (body: unknown, movie: Movie, { root, roots }: { root: string; roots: readonly Root[] }): MoviePatch => {
  const sent = objectIn(body)
  const profile = numberIn(sent.qualityProfileId)
  const monitored = flagIn(sent.monitored)
  const minimum = availabilityFrom(sent.minimumAvailability)
  const tags = Array.isArray(sent.tags) ? [...new Set(idsIn(sent.tags))] : undefined
  const folder = newRoot(sent, movie, { root, roots })
  if (folder && flagIn(sent.moveFiles) && movie.file_ids.length > 0) throw new NotOffered(say(sentences, 'program_moves_files'))
  return {
    ...(profile !== undefined && profile !== movie.quality_profile_id && { quality_profile_id: profile }),
    ...(monitored !== undefined && monitored !== movie.monitored && { monitored }),
    ...(minimum && minimum !== movie.minimum_availability && { minimum_availability: minimum }),
    ...(tags && !isSameSet(tags, movie.tag_ids) && { tag_ids: tags }),
    ...(folder && { root_folder_id: folder.id }),
  }
}

/** The library folder that a body moves the movie to; undefined if it stays. */
const newRoot = (
  { rootFolderPath, path }: Record<string, unknown>,
  movie: Movie,
  { root, roots }: { root: string; roots: readonly Root[] },
): Root | undefined => {
  const asked = textIn(rootFolderPath)
  if (asked !== undefined && trimmed(asked) !== trimmed(root)) return rootOf(asked, roots)
  const whole = textIn(path)
  if (whole === undefined || trimmed(whole) === trimmed(pathOf(movie, root)) || whole.startsWith(`${trimmed(root)}/`)) return undefined
  return placeOf(whole, roots).root
}

const isSameSet = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((id) => b.includes(id))
