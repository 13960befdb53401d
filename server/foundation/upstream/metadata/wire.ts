import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { createDecoder, maybe } from '../decode'

/** The upstream's name in messages. */
export const METADATA_PROVIDER = 'The movie database'

const Text = Type.String()
const Id = Type.Integer({ minimum: 1 })
const Genre = Type.Object({ id: Id, name: Text })

const Listing = Type.Object({
  id: Id,
  title: Text,
  original_title: maybe(Text),
  original_language: maybe(Text),
  overview: maybe(Text),
  release_date: maybe(Text),
  poster_path: maybe(Text),
  backdrop_path: maybe(Text),
  vote_average: maybe(Type.Number()),
  vote_count: maybe(Type.Integer({ minimum: 0 })),
  popularity: maybe(Type.Number()),
  genre_ids: maybe(Type.Array(Type.Integer())),
})
export type WireListing = Static<typeof Listing>

const ReleaseDate = Type.Object({ type: Type.Integer(), release_date: Text, certification: maybe(Text), note: maybe(Text) })
export type WireReleaseDate = Static<typeof ReleaseDate>
const Country = Type.Object({ iso_3166_1: Text, release_dates: Type.Array(ReleaseDate) })
export type WireCountry = Static<typeof Country>
const Translation = Type.Object({
  iso_639_1: Text,
  iso_3166_1: maybe(Text),
  data: maybe(Type.Object({ title: maybe(Text), overview: maybe(Text), tagline: maybe(Text) })),
})
const Video = Type.Object({
  site: Text,
  key: Text,
  name: maybe(Text),
  type: maybe(Text),
  official: maybe(Type.Boolean()),
  iso_639_1: maybe(Text),
})
export type WireVideo = Static<typeof Video>
const Image = Type.Object({ file_path: Text, iso_639_1: maybe(Text) })
export type WireImage = Static<typeof Image>
const Person = { id: Id, name: Text, profile_path: maybe(Text) }
const Cast = Type.Object({ ...Person, character: maybe(Text), order: maybe(Type.Integer()) })
const Crew = Type.Object({ ...Person, job: maybe(Text) })
const Credits = Type.Object({ cast: maybe(Type.Array(Cast)), crew: maybe(Type.Array(Crew)) })
export type WireCredits = Static<typeof Credits>
const Listings = maybe(Type.Object({ results: maybe(Type.Array(Listing)) }))
/** Some companies of the provider have no page, and the number 0. */
const Company = Type.Object({ id: Type.Integer({ minimum: 0 }), name: Text })
const Watching = Type.Object({ flatrate: maybe(Type.Array(Type.Object({ provider_name: Text }))) })

const Movie = Type.Object({
  ...Type.Omit(Listing, ['genre_ids']).properties,
  imdb_id: maybe(Text),
  tagline: maybe(Text),
  runtime: maybe(Type.Number()),
  genres: maybe(Type.Array(Genre)),
  production_companies: maybe(Type.Array(Company)),
  belongs_to_collection: maybe(Type.Object({ id: Id, name: Text })),
  external_ids: maybe(Type.Record(Text, Type.Unknown())),
  alternative_titles: maybe(Type.Object({ titles: maybe(Type.Array(Type.Object({ title: Text }))) })),
  translations: maybe(Type.Object({ translations: maybe(Type.Array(Translation)) })),
  release_dates: maybe(Type.Object({ results: maybe(Type.Array(Country)) })),
  videos: maybe(Type.Object({ results: maybe(Type.Array(Video)) })),
  images: maybe(Type.Object({ posters: maybe(Type.Array(Image)), backdrops: maybe(Type.Array(Image)), logos: maybe(Type.Array(Image)) })),
  credits: maybe(Credits),
  keywords: maybe(Type.Object({ keywords: maybe(Type.Array(Type.Object({ name: Text }))) })),
  recommendations: Listings,
  similar: Listings,
  'watch/providers': maybe(Type.Object({ results: maybe(Type.Record(Text, Watching)) })),
})
export type WireMovie = Static<typeof Movie>

const Page = Type.Object({
  page: Type.Integer(),
  results: Type.Array(Listing),
  total_pages: maybe(Type.Integer()),
  total_results: maybe(Type.Integer()),
})
/** A person may be known for a series, which has no title. */
const FoundPerson = Type.Object({
  ...Person,
  known_for_department: maybe(Text),
  known_for: maybe(Type.Array(Type.Object({ title: maybe(Text) }))),
})
export type WireFoundPerson = Static<typeof FoundPerson>
const FoundCollection = Type.Object({ id: Id, name: Text, overview: maybe(Text), poster_path: maybe(Text) })
export type WireFoundCollection = Static<typeof FoundCollection>
const Studio = Type.Object({ id: Id, name: Text, origin_country: maybe(Text) })
export type WireStudio = Static<typeof Studio>
const pageWith = <T extends TSchema>(result: T) =>
  Type.Object({ page: Type.Integer(), results: Type.Array(result), total_pages: maybe(Type.Integer()) })
const Configuration = Type.Object({
  images: Type.Object({
    base_url: maybe(Text),
    secure_base_url: maybe(Text),
    poster_sizes: maybe(Type.Array(Text)),
    backdrop_sizes: maybe(Type.Array(Text)),
    logo_sizes: maybe(Type.Array(Text)),
    profile_sizes: maybe(Type.Array(Text)),
  }),
})
export type WireConfiguration = Static<typeof Configuration>
const Collection = Type.Object({
  id: Id,
  name: Text,
  overview: maybe(Text),
  poster_path: maybe(Text),
  backdrop_path: maybe(Text),
  parts: maybe(Type.Array(Listing)),
})

/** A list may also contain series, which have no title. */
const ListPage = Type.Object({
  items: Type.Array(Type.Object({ id: Id, title: maybe(Text), media_type: maybe(Text), release_date: maybe(Text) })),
  total_pages: maybe(Type.Integer()),
})

const PersonPage = Type.Object({
  ...Person,
  biography: maybe(Text),
  birthday: maybe(Text),
  deathday: maybe(Text),
  place_of_birth: maybe(Text),
  known_for_department: maybe(Text),
  movie_credits: maybe(
    Type.Object({
      cast: maybe(Type.Array(Type.Object({ ...Listing.properties, character: maybe(Text) }))),
      crew: maybe(Type.Array(Type.Object({ ...Listing.properties, job: maybe(Text) }))),
    }),
  ),
})
export type WirePerson = Static<typeof PersonPage>

export const readPerson = createDecoder(METADATA_PROVIDER, PersonPage)
export const readMovie = createDecoder(METADATA_PROVIDER, Movie)
export const readPage = createDecoder(METADATA_PROVIDER, Page)
export const readFoundPeople = createDecoder(METADATA_PROVIDER, pageWith(FoundPerson))
export const readFoundCollections = createDecoder(METADATA_PROVIDER, pageWith(FoundCollection))
export const readFoundStudios = createDecoder(METADATA_PROVIDER, pageWith(Studio))
export const readStudio = createDecoder(METADATA_PROVIDER, Studio)
export const readConfiguration = createDecoder(METADATA_PROVIDER, Configuration)
export const readGenres = createDecoder(METADATA_PROVIDER, Type.Object({ genres: Type.Array(Genre) }))
/** Its place among the services of each region; a service that a region does not have has none there. */
const StreamingService = Type.Object({ provider_id: Id, provider_name: Text, display_priorities: maybe(Type.Record(Text, Type.Number())) })
export const readStreamingServices = createDecoder(METADATA_PROVIDER, Type.Object({ results: Type.Array(StreamingService) }))
export const readCollection = createDecoder(METADATA_PROVIDER, Collection)
export const readListPage = createDecoder(METADATA_PROVIDER, ListPage)
export const readFound = createDecoder(METADATA_PROVIDER, Type.Object({ movie_results: Type.Array(Type.Object({ id: Id })) }))
