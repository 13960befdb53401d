import type { Movie } from '#server/catalog/movies/schema'
import type { CastMember, CrewMember } from '#server/foundation/upstream/metadata/client'
import type { Content } from './content'
import { dateOf, idOf, numberOf, ticks } from './ids'
import { sourceOf, streamsOf } from './source'

export type Pictures = { readonly poster: string | null; readonly backdrop: string | null }
type Shown = {
  readonly movie: Movie
  readonly serverId: string
  /** Signed tags; without one a picture is refused. */
  readonly tags: Pictures
  readonly duration_seconds: number | null
  readonly containers: readonly string[]
}

export const viewId = idOf('view', 1)
const empty = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, []]))
const bare = (serverId: string) => ({
  ServerId: serverId,
  LocationType: 'FileSystem',
  ImageBlurHashes: {},
  CanDelete: false,
  ...empty('BackdropImageTags Taglines Genres GenreItems People Studios Tags ExternalUrls RemoteTrailers LockedFields'),
  ProviderIds: {},
  LockData: false,
  PlayAccess: 'Full',
})

export const userDataOf = ({ movie, duration_seconds }: Pick<Shown, 'movie' | 'duration_seconds'>) => ({
  PlaybackPositionTicks: ticks(movie.resume_position_seconds),
  PlayCount: movie.play_count,
  IsFavorite: movie.favorite,
  Played: movie.watched_at !== null,
  Key: idOf('movie', movie.id),
  ItemId: idOf('movie', movie.id),
  ...(movie.watched_at !== null && { LastPlayedDate: dateOf(movie.watched_at) }),
  ...(duration_seconds &&
    movie.resume_position_seconds > 0 && { PlayedPercentage: (100 * movie.resume_position_seconds) / duration_seconds }),
})

const datesOf = ({ cinema_date, digital_date, physical_date, year }: Movie) => {
  const day = cinema_date ?? digital_date ?? physical_date ?? (year === null ? null : `${year}-01-01`)
  return { ...(day && { PremiereDate: dateOf(`${day}T00:00:00Z`) }), ...(year !== null && { ProductionYear: year }) }
}
const idsOf = ({ metadata_id, external_ids }: Movie) => ({
  Tmdb: String(metadata_id),
  ...(external_ids.imdb_id && { Imdb: external_ids.imdb_id }),
})

/** A movie as lists show it. */
export const itemOf = (shown: Shown) => {
  const { movie, serverId, tags, duration_seconds, containers } = shown
  const id = idOf('movie', movie.id)
  return {
    ...bare(serverId),
    Name: movie.title,
    OriginalTitle: movie.original_title,
    SortName: movie.sort_title,
    Id: id,
    Etag: id,
    DateCreated: dateOf(movie.added_at),
    ...datesOf(movie),
    CanDownload: true,
    Container: containers.join(','),
    Overview: movie.overview ?? undefined,
    Taglines: movie.tagline ? [movie.tagline] : [],
    Genres: movie.genres,
    GenreItems: movie.genres.map((Name) => ({ Name, Id: idOf('genre', numberOf(Name)) })),
    OfficialRating: movie.certification ?? undefined,
    CommunityRating: movie.rating ?? undefined,
    RunTimeTicks: ticks(duration_seconds ?? (movie.runtime_minutes ?? 0) * 60),
    IsHD: movie.resolution !== null && movie.resolution !== 'SD',
    IsFolder: false,
    ParentId: viewId,
    Type: 'Movie',
    MediaType: 'Video',
    VideoType: 'VideoFile',
    ProviderIds: idsOf(movie),
    RemoteTrailers: movie.trailers.map(({ name, url }) => ({ Name: name, Url: url })),
    UserData: userDataOf(shown),
    ImageTags: tags.poster === null ? {} : { Primary: tags.poster },
    BackdropImageTags: tags.backdrop === null ? [] : [tags.backdrop],
    PrimaryImageAspectRatio: 2 / 3,
    LocalTrailerCount: 0,
    SpecialFeatureCount: 0,
    DisplayPreferencesId: id,
    Trickplay: {},
  }
}

export const withSources = <T extends object>(item: T, contents: readonly Content[]) => ({
  ...item,
  MediaSources: contents.map(sourceOf),
  MediaStreams: contents[0] ? streamsOf(contents[0]) : [],
  MediaSourceCount: contents.length,
  HasSubtitles: contents.some(({ subtitles }) => subtitles.length > 0),
  ...(contents[0]?.video && { Width: contents[0].video.width, Height: contents[0].video.height }),
})

type People = { readonly cast: readonly CastMember[]; readonly crew: readonly CrewMember[] }
/** What only the page of a movie shows. */
export const withDetails = <T extends object>(item: T, { people, content }: { people: People; content: Content | undefined }) => ({
  ...item,
  People: [
    ...people.cast.map(({ person_id, name, character }) => ({
      Name: name,
      Id: idOf('person', person_id),
      Role: character ?? '',
      Type: 'Actor',
    })),
    ...people.crew
      .filter(({ job }) => ['Director', 'Writer', 'Screenplay', 'Producer'].includes(job))
      .map(({ person_id, name, job }) => ({
        Name: name,
        Id: idOf('person', person_id),
        Role: job,
        Type: job === 'Screenplay' ? 'Writer' : job,
      })),
  ],
  Chapters: (content?.chapters ?? []).map(({ start_seconds, title }) => ({
    StartPositionTicks: ticks(start_seconds),
    Name: title,
    ImageDateModified: '0001-01-01T00:00:00.0000000Z',
  })),
})

const folderOf = (serverId: string, more: { Id: string; Name: string; Type: string }) => ({
  ...bare(serverId),
  ...more,
  Etag: more.Id,
  SortName: more.Name.toLowerCase(),
  IsFolder: true,
  MediaType: 'Unknown',
  CanDownload: false,
  UserData: { PlaybackPositionTicks: 0, PlayCount: 0, IsFavorite: false, Played: false, Key: more.Id, ItemId: more.Id },
  DisplayPreferencesId: more.Id,
  ImageTags: {},
})

/** The one library. */
export const viewOf = (serverId: string, count: number) => ({
  ...folderOf(serverId, { Id: viewId, Name: 'Movies', Type: 'CollectionFolder' }),
  CollectionType: 'movies',
  ChildCount: count,
})
export const rootOf = (serverId: string) => folderOf(serverId, { Id: idOf('folder', 1), Name: 'Marquee', Type: 'UserRootFolder' })
export const genreOf = (serverId: string, name: string) =>
  folderOf(serverId, { Id: idOf('genre', numberOf(name)), Name: name, Type: 'Genre' })
export const collectionOf = (serverId: string, { id, name, count }: { id: number; name: string; count: number }) => ({
  ...folderOf(serverId, { Id: idOf('collection', id), Name: name, Type: 'BoxSet' }),
  ChildCount: count,
})
export const personOf = (serverId: string, { id, name }: { id: number; name: string }) => ({
  ...folderOf(serverId, { Id: idOf('person', id), Name: name, Type: 'Person' }),
  IsFolder: false,
})
