import type { Clock } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import { NotFound, UpstreamUnreachable } from '#server/foundation/platform/errors'
import { sentences } from '#server/foundation/platform/sentences'
import type { UpstreamFetch } from '../fetch'
import { type DiscoverKind, discoverPath, type Traits } from './discover'
import { collectionFound, type FoundCollection, type FoundPerson, type FoundStudio, personFound, studioFound } from './found'
import { readList } from './list'
import { listingFrom, type MetadataListing } from './listing'
import { type MetadataMovie, movieFrom } from './movie'
import { type MetadataPerson, personFrom } from './person'
import { createPictures } from './pictures'
import { createRequests, type MetadataSettings, type Pace, type Params, understood } from './requests'
import {
  METADATA_PROVIDER,
  readCollection,
  readFound,
  readFoundCollections,
  readFoundPeople,
  readFoundStudios,
  readGenres,
  readMovie,
  readPage,
  readPerson,
  readStreamingServices,
  readStudio,
} from './wire'

export type { CastMember, CrewMember, MovieDetails, Studio } from './details'
export type { DiscoverKind, Traits } from './discover'
export type { FoundCollection, FoundPerson, FoundStudio } from './found'
export type { MetadataListing } from './listing'
export type { MetadataMovie } from './movie'
export type { MetadataPerson } from './person'
export type { PictureKind } from './pictures'

export type MetadataPage = { results: MetadataListing[]; page: number; total_pages: number; total_results: number }
type Listed<T> = { results: T[]; total_pages: number }
export type MetadataCollection = {
  id: number
  name: string
  overview: string | null
  poster_path: string | null
  backdrop_path: string | null
  parts: MetadataListing[]
}

type Deps = {
  readonly fetch: UpstreamFetch
  readonly clock: Clock
  /** Read at every call: a new key or URL takes effect immediately. */
  readonly settings: () => MetadataSettings
  readonly pace?: Pace
}
export type MetadataClient = ReturnType<typeof createMetadataClient>

const APPENDED = [
  'alternative_titles,release_dates,external_ids,images,videos,translations',
  'credits,keywords,recommendations,similar,watch/providers',
].join(',')

/** Searches for many movies, which are not urgent, let the questions of a person go first. */
export type HowToSearch = { readonly page?: number; readonly isUrgent?: boolean }

/** The metadata provider's public v3 API. Failures are `NotFound`, `UpstreamRateLimited` or `UpstreamUnreachable`. */
export const createMetadataClient = ({ fetch, clock, settings, pace }: Deps) => {
  const requests = createRequests({ fetch, clock, settings, pace })
  const pictures = createPictures({ requests, fetch, clock, settings })
  const language = () => settings().language
  const browse = async (path: string, params: Params, isUrgent = true): Promise<MetadataPage> => {
    const page = readPage(understood(await requests.get(path, { language: language(), ...params }, { isUrgent })))
    return {
      results: page.results.map(listingFrom),
      page: page.page,
      total_pages: page.total_pages ?? page.page,
      total_results: page.total_results ?? page.results.length,
    }
  }
  return {
    movie: async (metadataId: number): Promise<MetadataMovie> => {
      const params = { append_to_response: APPENDED, language: language(), ...alsoIn(language()) }
      const answer = await requests.get(`/movie/${metadataId}`, params)
      if (answer.status === 404) throw new NotFound('metadata movie', metadataId)
      const found = readMovie(understood(answer))
      if (found.id !== metadataId)
        throw new UpstreamUnreachable(METADATA_PROVIDER, say(sentences, 'party_wrong_movie', { party: METADATA_PROVIDER }))
      return movieFrom(found, settings())
    },
    search: async (query: string, year: number | null = null, { page = 1, isUrgent = true }: HowToSearch = {}) =>
      await browse('/search/movie', { query, year, page, include_adult: 'false' }, isUrgent),
    searchPeople: async (query: string, page = 1): Promise<Listed<FoundPerson>> => {
      const params = { query, page, language: language(), include_adult: 'false' }
      const found = readFoundPeople(understood(await requests.get('/search/person', params, { isUrgent: true })))
      return { results: found.results.map(personFound), total_pages: found.total_pages ?? found.page }
    },
    searchCollections: async (query: string, page = 1): Promise<Listed<FoundCollection>> => {
      const params = { query, page, language: language(), include_adult: 'false' }
      const found = readFoundCollections(understood(await requests.get('/search/collection', params, { isUrgent: true })))
      return { results: found.results.map(collectionFound), total_pages: found.total_pages ?? found.page }
    },
    searchStudios: async (query: string, page = 1): Promise<Listed<FoundStudio>> => {
      const found = readFoundStudios(understood(await requests.get('/search/company', { query, page }, { isUrgent: true })))
      return { results: found.results.map(studioFound), total_pages: found.total_pages ?? found.page }
    },
    discover: async (kind: DiscoverKind, page = 1, traits: Traits = {}) => {
      const { path, params } = discoverPath(kind, traits, { clock, region: settings().region })
      return await browse(path, { ...params, page, region: settings().region })
    },
    genres: async () =>
      readGenres(understood(await requests.get('/genre/movie/list', { language: language() }, { isUrgent: true }))).genres,
    /** The streaming services of the region, best known first. */
    streamingServices: async (): Promise<{ id: number; name: string }[]> => {
      const { region } = settings()
      const answer = await requests.get('/watch/providers/movie', { watch_region: region, language: language() }, { isUrgent: true })
      const placeOf = (places: Readonly<Record<string, number>> | null | undefined) => places?.[region] ?? Number.POSITIVE_INFINITY
      return readStreamingServices(understood(answer))
        .results.toSorted((a, b) => placeOf(a.display_priorities) - placeOf(b.display_priorities))
        .map(({ provider_id, provider_name }) => ({ id: provider_id, name: provider_name }))
    },
    collection: async (id: number): Promise<MetadataCollection> => {
      const answer = await requests.get(`/collection/${id}`, { language: language() })
      if (answer.status === 404) throw new NotFound('metadata collection', id)
      const { name, overview, poster_path, backdrop_path, parts } = readCollection(understood(answer))
      const orNull = (text: string | null | undefined) => text || null
      return {
        id,
        name,
        overview: orNull(overview),
        poster_path: orNull(poster_path),
        backdrop_path: orNull(backdrop_path),
        parts: (parts ?? []).map(listingFrom),
      }
    },
    list: (id: number) => readList(requests, id, language()),
    person: async (id: number): Promise<MetadataPerson> => {
      const params = { append_to_response: 'movie_credits', language: language() }
      const answer = await requests.get(`/person/${id}`, params, { isUrgent: true })
      if (answer.status === 404) throw new NotFound('person', id)
      return personFrom(readPerson(understood(answer)))
    },
    studio: async (id: number): Promise<FoundStudio> => {
      const answer = await requests.get(`/company/${id}`, {}, { isUrgent: true })
      if (answer.status === 404) throw new NotFound('studio', id)
      return studioFound(readStudio(understood(answer)))
    },
    /** The provider's id for an IMDb id. Null if it does not know it. */
    find: async (imdbId: string): Promise<number | null> => {
      const answer = await requests.get(`/find/${encodeURIComponent(imdbId)}`, { external_source: 'imdb_id' })
      return answer.status === 404 ? null : (readFound(understood(answer)).movie_results[0]?.id ?? null)
    },
    picture: pictures.picture,
    pictureAddresses: pictures.addresses,
    /** Succeeds if the provider answers and accepts the key. */
    test: async (): Promise<void> => {
      await pictures.configuration()
    },
  }
}

/** Falls back to English or textless pictures and trailers if the wanted language has none. */
const alsoIn = (language: string): Params => {
  const languages = [...new Set([language.split('-')[0] ?? language, 'en'])].join(',')
  return { include_image_language: `${languages},null`, include_video_language: languages }
}
