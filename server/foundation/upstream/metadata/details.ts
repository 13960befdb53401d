import { listingFrom, type MetadataListing } from './listing'
import { dayOf } from './release-dates'
import type { WireCountry, WireCredits, WireImage, WireMovie, WireVideo } from './wire'

export type CastMember = { person_id: number; name: string; character: string | null; portrait_path: string | null }
export type CrewMember = { person_id: number; name: string; job: string; portrait_path: string | null }
export type Studio = { studio_id: number; name: string }
export type Trailer = { name: string; url: string }
export const releaseKinds = ['premiere', 'limited', 'cinema', 'digital', 'physical', 'television'] as const
export type RegionalRelease = { region: string; kind: (typeof releaseKinds)[number]; date: string; certification: string | null }

/** Details for a movie's page: pictures, people, studios, trailers, and similar movies. */
export type MovieDetails = {
  logo_path: string | null
  /** Textless pictures, best first. */
  backdrop_paths: string[]
  still_paths: string[]
  trailers: Trailer[]
  keywords: string[]
  /** In the wanted region and the United States. */
  release_dates: RegionalRelease[]
  /** Streaming services in the region. */
  where_to_watch: string[]
  cast: CastMember[]
  crew: CrewMember[]
  studios: Studio[]
  similar: MetadataListing[]
}

const most = { backdrops: 5, stills: 6, trailers: 3, keywords: 15, watch: 20, cast: 20, studios: 8, similar: 20 }

/** Jobs worth naming, in the order of a movie's page. */
const jobs = ['Director', 'Screenplay', 'Writer', 'Novel', 'Original Music Composer', 'Director of Photography', 'Editor', 'Producer']

export const detailsFrom = (wire: WireMovie, { language, region }: { language: string; region: string }): MovieDetails => {
  const plain = (wire.images?.backdrops ?? []).filter(({ iso_639_1 }) => !iso_639_1).map(({ file_path }) => file_path)
  const backdrops = [...new Set([...(wire.backdrop_path ? [wire.backdrop_path] : []), ...plain])]
  return {
    logo_path: logoIn(wire.images?.logos ?? [], language),
    backdrop_paths: backdrops.slice(0, most.backdrops),
    still_paths: [...backdrops.slice(most.backdrops), ...backdrops.slice(1, most.backdrops)].slice(0, most.stills),
    trailers: trailersIn(wire.videos?.results ?? [], language),
    keywords: (wire.keywords?.keywords ?? []).map(({ name }) => name).slice(0, most.keywords),
    release_dates: regionalReleases(wire.release_dates?.results ?? [], region),
    where_to_watch: (wire['watch/providers']?.results?.[region]?.flatrate ?? [])
      .map(({ provider_name }) => provider_name)
      .slice(0, most.watch),
    ...peopleIn(wire.credits ?? {}),
    studios: studiosIn(wire),
    similar: similarIn(wire),
  }
}

/** Skips vector logos: we serve only pictures that we encoded ourselves. The provider also has each as PNG. */
const logoIn = (logos: readonly WireImage[], language: string): string | null => {
  const inLanguage = (wanted: string | null) => logos.find(({ iso_639_1 }) => (iso_639_1 ?? null) === wanted)
  const found = inLanguage(base(language)) ?? inLanguage('en') ?? inLanguage(null)
  return found?.file_path.replace(/\.svg$/, '.png') ?? null
}

const trailersIn = (videos: readonly WireVideo[], language: string): Trailer[] =>
  ranked(videos, language)
    .flatMap((video) => {
      const url = addressOf(video)
      return url === null ? [] : [{ name: video.name?.trim() || (video.type ?? 'Trailer'), url }]
    })
    .slice(0, most.trailers)

/** Trailers before teasers, the wanted language first. */
const ranked = (videos: readonly WireVideo[], language: string): WireVideo[] => {
  const worth = (video: WireVideo) =>
    Number(video.type === 'Trailer') * 8 +
    Number(video.iso_639_1 === base(language)) * 4 +
    Number(video.official ?? false) * 2 +
    Number(video.iso_639_1 === 'en')
  return videos.filter(({ type }) => type === 'Trailer' || type === 'Teaser').toSorted((a, b) => worth(b) - worth(a))
}

/** Accepts only keys of the expected form, because they become links on the page. */
const addressOf = ({ site, key }: WireVideo): string | null => {
  if (site === 'YouTube' && /^[\w-]{6,20}$/.test(key)) return `https://www.youtube.com/watch?v=${key}`
  return site === 'Vimeo' && /^\d{4,15}$/.test(key) ? `https://vimeo.com/${key}` : null
}

const regionalReleases = (countries: readonly WireCountry[], region: string): RegionalRelease[] =>
  [...new Set([region, 'US'])].flatMap((wanted) =>
    (countries.find(({ iso_3166_1 }) => iso_3166_1 === wanted)?.release_dates ?? []).flatMap(({ type, release_date, certification }) => {
      const [kind, date] = [releaseKinds[type - 1], dayOf(release_date)]
      return kind && date ? [{ region: wanted, kind, date, certification: certification?.trim() || null }] : []
    }),
  )

const peopleIn = ({ cast, crew }: WireCredits): Pick<MovieDetails, 'cast' | 'crew'> => ({
  cast: (cast ?? [])
    .toSorted((a, b) => (a.order ?? 1000) - (b.order ?? 1000))
    .slice(0, most.cast)
    .map(({ id, name, character, profile_path }) => ({
      person_id: id,
      name,
      character: character?.trim() || null,
      portrait_path: profile_path ?? null,
    })),
  crew: jobs.flatMap((job) =>
    (crew ?? [])
      .filter((each) => each.job === job)
      .slice(0, 3)
      .map(({ id, name, profile_path }) => ({ person_id: id, name, job, portrait_path: profile_path ?? null })),
  ),
})

const studiosIn = ({ production_companies }: WireMovie): Studio[] =>
  (production_companies ?? [])
    .filter(({ id }) => id > 0)
    .slice(0, most.studios)
    .map(({ id, name }) => ({ studio_id: id, name }))

/** What viewers who liked it watched comes before movies that merely share its traits. */
const similarIn = (wire: WireMovie): MetadataListing[] => {
  const listed = [...(wire.recommendations?.results ?? []), ...(wire.similar?.results ?? [])].map(listingFrom)
  return [...new Map(listed.map((listing) => [listing.metadata_id, listing])).values()].slice(0, most.similar)
}

const base = (language: string) => language.split('-')[0]?.toLowerCase() ?? language
