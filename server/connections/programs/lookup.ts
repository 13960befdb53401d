import type { openMetadata } from '#server/catalog/metadata/room'
import type { openMovies } from '#server/catalog/movies/room'
import { attempt } from '#server/foundation/lib/attempt'
import type { Clock } from '#server/foundation/lib/clock'
import { NotFound } from '#server/foundation/platform/errors'
import { sortTitle } from '#server/foundation/releases/sort-title'
import { factsOf, folderOf } from './movie'
import type { Shelf } from './shelf'
import { known } from './wire'

type Deps = {
  clock: Clock
  shelf: Pick<Shelf, 'one'>
  movies: Pick<ReturnType<typeof openMovies>, 'byMetadataId'>
  metadata: Pick<ReturnType<typeof openMetadata>, 'client'>
}
type Client = Deps['metadata']['client']
type Found = Awaited<ReturnType<Client['movie']>>
export type Lookup = ReturnType<typeof createLookup>

/**
 * Finds movies at the metadata provider: by id (`tmdb:603`, `imdb:tt0133093`), or by title and perhaps year. A movie of the library is shown
 * as it is there; any other has no `id`. Throws if the provider cannot be reached: programs would take silence for "no such movie".
 */
export const createLookup = ({ clock, shelf, movies, metadata: { client } }: Deps) => {
  const addressOf = async () => {
    const addresses = await attempt(client.pictureAddresses)
    return (path: string | null, kind: 'poster' | 'backdrop') => (path !== null && addresses.ok ? addresses.value(path, kind) : undefined)
  }
  type AddressOf = Awaited<ReturnType<typeof addressOf>>

  const imagesOf = (found: Pick<Found, 'poster_path' | 'backdrop_path'>, address: AddressOf) =>
    (['poster', 'backdrop'] as const).flatMap((kind) => {
      const remoteUrl = address(kind === 'poster' ? found.poster_path : found.backdrop_path, kind)
      return remoteUrl === undefined ? [] : [{ coverType: kind === 'poster' ? 'poster' : 'fanart', url: remoteUrl, remoteUrl }]
    })

  const inLibrary = (metadataId: number) => {
    const row = movies.byMetadataId(metadataId)
    return row && shelf.one(row.id)
  }

  const outside = (found: Omit<Found, 'details'> & { details?: Found['details'] }, address: AddressOf) => {
    const images = imagesOf(found, address)
    return {
      ...factsOf({ ...found, keywords: found.details?.keywords ?? [], sort_title: sortTitle(found.title) }, clock.now()),
      images,
      ...known({ remotePoster: images.find(({ coverType }) => coverType === 'poster')?.remoteUrl }),
      folder: folderOf({ folder: null, title: found.title, year: found.year }),
      monitored: false,
      hasFile: false,
      isAvailable: false,
      minimumAvailability: 'released',
      qualityProfileId: 0,
      sizeOnDisk: 0,
      tags: [],
      added: '0001-01-01T00:00:00Z',
    }
  }

  const byId = async (metadataId: number) => {
    const ours = inLibrary(metadataId)
    if (ours) return [ours]
    const found = await attempt(() => client.movie(metadataId))
    if (found.ok) return [outside(found.value, await addressOf())]
    if (found.error instanceof NotFound) return []
    throw found.error
  }

  const byTitle = async (term: string) => {
    const year = Number(/[ (]((?:18|19|20)\d\d)\)?$/.exec(term)?.[1] ?? Number.NaN)
    const title = Number.isNaN(year) ? term : term.replace(/[ (]\d{4}\)?$/, '').trim()
    const { results } = await client.search(title, Number.isNaN(year) ? null : year)
    const address = await addressOf()
    return results.map(
      (listing) => inLibrary(listing.metadata_id) ?? outside({ ...unknownFacts, ...listing, cinema_date: listing.release_date }, address),
    )
  }

  return async (term: string) => {
    const asked = term.trim()
    if (asked === '') return []
    const [, kind, id = ''] = /^(tmdb|tmdbid|imdb|imdbid):\s*(\w+)$/i.exec(asked) ?? []
    if (kind === undefined) return await byTitle(asked)
    if (/^tmdb/i.test(kind)) return /^[1-9]\d{0,9}$/.test(id) ? await byId(Number(id)) : []
    const metadataId = await client.find(id)
    return metadataId === null ? [] : await byId(metadataId)
  }
}

/** What a list of the provider does not say about a movie. */
const unknownFacts = {
  external_ids: {},
  alternative_titles: [],
  tagline: null,
  secondary_year: null,
  runtime_minutes: null,
  genres: [],
  certification: null,
  digital_date: null,
  physical_date: null,
  trailer_url: null,
  collection: null,
}
