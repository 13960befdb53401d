import { BulkDelete, BulkPatch, MoviePatch, NewMovie } from '#server/catalog/movies/schema'
import { fits } from '#server/foundation/lib/fits'
import { say } from '#server/foundation/lib/sentence'
import { Conflict } from '#server/foundation/platform/errors'
import { answerWithParts } from '#server/foundation/platform/http/response-content'
import type { Call, Routes } from './book'
import { availabilityFrom } from './movie'
import { movieChange, newMovieFrom, rootOf } from './movie-change'
import { checked, NotOffered, Refused } from './refusals'
import { sentences } from './sentences'
import type { Services } from './services'
import { flagIn, idsIn, listIn, numberIn, objectIn, textIn } from './wire'

const [isNewMovie, isPatch, isBulkPatch, isBulkDelete] = [fits(NewMovie), fits(MoviePatch), fits(BulkPatch), fits(BulkDelete)]

/** Movies: read, added, changed, removed, and looked up. */
export const movieRoutes = (deps: Services): Routes => {
  const { shelf, movies, library, lookup } = deps
  return {
    'GET movie': (call) => listMovies(deps, call),
    'GET movie/{id}': ({ id }) => shelf.one(id),
    'POST movie': ({ body }) => addMovie(deps, body),
    'POST movie/import': ({ body }) => addMovies(deps, listIn(body)),
    'PUT movie/editor': ({ body }) => editMovies(deps, objectIn(body)),
    'PUT movie/{id}': ({ id, body }) => changeOne(deps, id, body),
    'PUT movie': ({ body }) => changeOne(deps, numberIn(objectIn(body).id) ?? 0, body),
    'DELETE movie/editor': ({ body }) => removeMovies(deps, idsIn(objectIn(body).movieIds), (name) => objectIn(body)[name]),
    'DELETE movie/{id}': ({ id, query }) => removeMovies(deps, [movies.get(id).id], query.text),
    'GET movie/lookup': ({ query }) => lookup(query.text('term') ?? ''),
    'GET movie/lookup/tmdb': async ({ query }) => (await lookup(`tmdb:${query.number('tmdbId') ?? 0}`))[0] ?? {},
    'GET movie/lookup/imdb': async ({ query }) => (await lookup(`imdb:${query.text('imdbId') ?? ''}`))[0] ?? {},
    'GET rootfolder': () => library.roots.all().map(rootShown),
    'GET rootfolder/{id}': ({ id }) => rootShown(library.roots.get(id)),
    'GET diskspace': () => library.roots.all().map(diskShown),
  }
}

type RootFolder = ReturnType<Services['library']['roots']['get']>
const rootShown = ({ id, path, accessible, free_bytes, total_bytes }: RootFolder) => ({
  id,
  path,
  accessible,
  freeSpace: free_bytes ?? 0,
  totalSpace: total_bytes ?? 0,
  unmappedFolders: [],
})
const diskShown = ({ path, free_bytes, total_bytes }: RootFolder) => ({
  path,
  label: '',
  freeSpace: free_bytes ?? 0,
  totalSpace: total_bytes ?? 0,
})

/** All movies, or those with a metadata id: an empty list if there is none. */
const listMovies = async ({ shelf, movies }: Services, { request, ip, query }: Call): Promise<unknown> => {
  const tmdbId = query.number('tmdbId')
  if (tmdbId === undefined)
    return await answerWithParts(await shelf.all(), { request, asked: { ip }, also: { 'cache-control': 'private, no-cache' } })
  const found = movies.byMetadataId(tmdbId)
  return found ? [shelf.one(found.id)] : []
}

const addMovie = async ({ db, movies, library, shelf }: Services, body: unknown) => {
  const { wanted, folder } = newMovieFrom(body, library.roots.paths())
  if (movies.byMetadataId(wanted.metadata_id)) throw alreadyAdded(wanted.metadata_id)
  checked(wanted, isNewMovie)
  const { id } = await movies.add(wanted).catch((error: unknown) => {
    throw error instanceof Conflict ? alreadyAdded(wanted.metadata_id) : error
  })
  if (folder !== null) movies.note(db, id, { folder })
  return shelf.one(id)
}

const alreadyAdded = (metadataId: number) =>
  new Refused(say(sentences, 'program_movie_known'), { property: 'TmdbId', attempted: metadataId, code: 'MovieExistsValidator' })

/** Those that are in the library already are left as they are. */
const addMovies = async (deps: Services, bodies: readonly unknown[]) => {
  const added = []
  for (const body of bodies) {
    const known = deps.movies.byMetadataId(numberIn(objectIn(body).tmdbId) ?? 0)
    added.push(known ? deps.shelf.one(known.id) : await addMovie(deps, body))
  }
  return added
}

const changeOne = ({ movies, library, shelf }: Services, id: number, body: unknown) => {
  const movie = movies.get(id)
  const { rootFolderPath: root } = shelf.one(id)
  const patch = checked(movieChange(body, movie, { root, roots: library.roots.paths() }), isPatch)
  if (Object.keys(patch).length > 0) movies.update(id, patch)
  return shelf.one(id)
}

const editMovies = ({ movies, library, shelf }: Services, sent: Record<string, unknown>) => {
  const ids = idsIn(sent.movieIds)
  const rootPath = textIn(sent.rootFolderPath)
  const root = rootPath === undefined ? undefined : rootOf(rootPath, library.roots.paths())
  if (root && flagIn(sent.moveFiles)) throw new NotOffered(say(sentences, 'program_moves_files'))
  const monitored = flagIn(sent.monitored)
  const profile = numberIn(sent.qualityProfileId)
  const minimum = sent.minimumAvailability === undefined ? undefined : availabilityFrom(sent.minimumAvailability)
  const patch = checked(
    {
      ids,
      ...(monitored !== undefined && { monitored }),
      ...(profile !== undefined && profile > 0 && { quality_profile_id: profile }),
      ...(minimum && { minimum_availability: minimum }),
      ...(root && { root_folder_id: root.id }),
      ...(Array.isArray(sent.tags) && tagChange([...new Set(idsIn(sent.tags))], textIn(sent.applyTags)?.toLowerCase())),
    },
    isBulkPatch,
  )
  movies.changeMany(patch)
  return [...shelf.some(ids).values()]
}

const tagChange = (tags: number[], how = 'add') =>
  how === 'replace' ? { tag_ids: tags } : how === 'remove' ? { remove_tag_ids: tags } : { add_tag_ids: tags }

const removeMovies = async ({ movies }: Services, ids: readonly number[], from: (name: string) => unknown) => {
  const wanted = {
    ids: [...ids],
    delete_files: flagIn(from('deleteFiles')) ?? false,
    add_exclusion: flagIn(from('addImportExclusion')) ?? flagIn(from('addImportListExclusion')) ?? false,
  }
  await movies.removeMany(checked(wanted, isBulkDelete))
  return {}
}
