import { type Static, Type } from '@sinclair/typebox'
import { Id, nullable, oneOf } from '#server/foundation/lib/shapes'
import type { MovieDetails, PictureKind } from '#server/foundation/upstream/metadata/client'

const Url = Type.String({ description: 'Served by this service, below `base_url`' })

export const CastMember = Type.Object(
  {
    person_id: Type.Integer({ description: 'Id at the metadata provider, for `/metadata/people/{id}`' }),
    name: Type.String({ description: 'Name of the person' }),
    character: nullable(Type.String({ description: 'Character' })),
    portrait_url: nullable(Url),
  },
  { $id: 'CastMember', description: 'A cast member of a movie' },
)
export const CrewMember = Type.Object(
  {
    person_id: CastMember.properties.person_id,
    name: CastMember.properties.name,
    job: Type.String({ description: 'Such as `Director`' }),
    portrait_url: nullable(Url),
  },
  { $id: 'CrewMember', description: 'A crew member of a movie' },
)
export const Studio = Type.Object(
  {
    studio_id: Type.Integer({ description: 'Id at the metadata provider, for `/metadata/studios/{id}`' }),
    name: Type.String({ description: 'Name of the studio' }),
  },
  { $id: 'MovieStudio', description: 'A company that produced a movie' },
)
export type CastMember = Static<typeof CastMember>
export type CrewMember = Static<typeof CrewMember>

const Trailer = Type.Object(
  {
    name: Type.String({ description: 'Its title at the video host' }),
    url: Type.String({ description: 'Address of its page at the video host; the service loads nothing from there' }),
  },
  { $id: 'Trailer', description: 'A link to a trailer' },
)
const RegionalRelease = Type.Object(
  {
    region: Type.String({ description: 'ISO 3166-1, such as `DE`' }),
    kind: oneOf(['premiere', 'limited', 'cinema', 'digital', 'physical', 'television'], { description: 'Result' }),
    date: Type.String({ format: 'date', description: 'The day, such as `2026-11-22`' }),
    certification: nullable(Type.String({ description: 'Age rating in that region' })),
  },
  { $id: 'RegionalRelease', description: 'When and how a movie came out in one region' },
)

/** Details for a movie's page; empty until the metadata provider was asked. */
export const detailFields = {
  logo_url: nullable(Type.String({ description: 'Its title as a picture, light on a transparent background' })),
  backdrop_urls: Type.Array(Url, { description: 'Wide pictures without text, best first' }),
  backdrop_color: nullable(Type.String({ description: 'Dominant color of the backdrop, `#rrggbb`' })),
  stills: Type.Array(Url, { description: 'More wide pictures' }),
  trailers: Type.Array(Trailer, { description: 'Links to trailers, best first' }),
  keywords: Type.Array(Type.String(), { description: 'Keywords from the provider' }),
  release_dates: Type.Array(RegionalRelease, { description: 'In the configured region and in the United States' }),
  where_to_watch: Type.Array(Type.String(), { description: 'Streaming services in the region that offer it' }),
}
/** Only with `expand`. */
export const expandedDetailFields = {
  cast: Type.Optional(Type.Array(CastMember, { description: 'Cast; only with `expand=people`' })),
  crew: Type.Optional(Type.Array(CrewMember, { description: 'Crew; only with `expand=people`' })),
  studios: Type.Optional(Type.Array(Studio, { description: 'Production companies; only with `expand=people`' })),
  similar_ids: Type.Optional(Type.Array(Id, { description: 'Metadata ids of movies like it; only with `expand=similar`' })),
}

type Extras = Omit<MovieDetails, 'cast' | 'crew' | 'studios' | 'similar'>
/** The URL at which we serve a provider's picture. */
export type PictureUrl = (path: string, kind: PictureKind) => string

/** Pictures use our own URLs: the provider's never leave the service. */
export const showExtras = (extras: Extras | null, url: PictureUrl) => ({
  logo_url: extras?.logo_path ? url(extras.logo_path, 'logo') : null,
  backdrop_urls: (extras?.backdrop_paths ?? []).map((path) => url(path, 'backdrop')),
  stills: (extras?.still_paths ?? []).map((path) => url(path, 'still')),
  trailers: extras?.trailers ?? [],
  keywords: extras?.keywords ?? [],
  release_dates: extras?.release_dates ?? [],
  where_to_watch: extras?.where_to_watch ?? [],
})

type Portrayed = { readonly portrait_path: string | null }
export const showPeople = (
  people: Pick<MovieDetails, 'cast' | 'crew' | 'studios'> | null,
  url: PictureUrl,
): { cast: CastMember[]; crew: CrewMember[]; studios: Static<typeof Studio>[] } => {
  const portrayed = <T extends Portrayed>({ portrait_path, ...person }: T) => ({
    ...person,
    portrait_url: portrait_path === null ? null : url(portrait_path, 'portrait'),
  })
  return {
    cast: (people?.cast ?? []).map(portrayed),
    crew: (people?.crew ?? []).map(portrayed),
    studios: people?.studios ?? [],
  }
}
