import type { RadarrRows } from '../radarr'
import { type Answer, availability, type Each, isOn, list, moment, numbered, object, qualityOf, type Row } from './api-shapes'

const events = ['unknown', 'grabbed', '', 'downloadFolderImported', 'downloadFailed', '', 'movieFileDeleted', '', 'movieFileRenamed']

const fileOf = (row: Row): Answer => ({
  id: row.Id,
  movieId: row.MovieId,
  relativePath: row.RelativePath,
  size: 7,
  dateAdded: moment(row.DateAdded),
  sceneName: row.SceneName,
  releaseGroup: row.ReleaseGroup,
  edition: row.Edition,
  indexerFlags: row.IndexerFlags ?? 0,
  quality: qualityOf(row.Quality),
  mediaInfo: object(row.MediaInfo),
  originalFilePath: row.OriginalFilePath,
  languages: list(row.Languages).map(numbered),
  customFormats: [],
  customFormatScore: 0,
  qualityCutoffNotMet: false,
})
const movieOf = (row: Row, rows: RadarrRows): Answer => {
  const facts = rows.MovieMetadata?.find(({ Id }) => Id === row.MovieMetadataId) ?? {}
  const file = rows.MovieFiles?.find(({ Id }) => Id === row.MovieFileId)
  const titles = rows.AlternativeTitles?.filter(({ MovieMetadataId }) => MovieMetadataId === facts.Id) ?? []
  return {
    id: row.Id,
    title: facts.Title,
    originalTitle: facts.OriginalTitle ?? facts.Title,
    originalLanguage: numbered(facts.OriginalLanguage ?? 1),
    alternateTitles: titles.map(({ Title }) => ({ sourceType: 'tmdb', movieMetadataId: facts.Id, title: Title })),
    secondaryYear: facts.SecondaryYear,
    status: 'released',
    overview: facts.Overview,
    ...(facts.InCinemas && { inCinemas: moment(facts.InCinemas) }),
    ...(facts.DigitalRelease && { digitalRelease: moment(facts.DigitalRelease) }),
    ...(facts.PhysicalRelease && { physicalRelease: moment(facts.PhysicalRelease) }),
    images: list(facts.Images).map((one) => ({ ...(one as Answer), url: '/MediaCover/1/poster.jpg?lastWrite=1' })),
    website: facts.Website ?? '',
    year: facts.Year,
    youTubeTrailerId: facts.YouTubeTrailerId ?? '',
    studio: facts.Studio ?? '',
    path: row.Path,
    qualityProfileId: row.QualityProfileId ?? 1,
    hasFile: file !== undefined,
    movieFileId: row.MovieFileId ?? 0,
    monitored: isOn(row.Monitored),
    minimumAvailability: availability(row.MinimumAvailability),
    runtime: facts.Runtime ?? 100,
    imdbId: facts.ImdbId,
    tmdbId: facts.TmdbId,
    certification: facts.Certification,
    genres: list(facts.Genres),
    keywords: list(facts.Keywords),
    tags: list(row.Tags),
    added: moment(row.Added),
    ratings: Object.fromEntries(Object.entries(object(facts.Ratings)).map(([of, one]) => [of, { ...(one as Answer), type: 'user' }])),
    popularity: facts.Popularity,
    ...(row.LastSearchTime && { lastSearchTime: moment(row.LastSearchTime) }),
    ...(facts.CollectionTmdbId && { collection: { title: facts.CollectionTitle, tmdbId: facts.CollectionTmdbId } }),
    ...(file && { movieFile: fileOf(file) }),
  }
}

/** Movies with their files, and what happened to them. */
export const movieAnswers = (rows: RadarrRows, each: Each): Record<string, unknown> => ({
  movie: each('Movies', (row) => movieOf(row, rows)),
  blocklist: each('Blocklist', (row) => ({
    movieId: row.MovieId,
    sourceTitle: row.SourceTitle,
    languages: [],
    quality: qualityOf(row.Quality),
    customFormats: [],
    date: moment(row.Date),
    protocol: row.Protocol === 1 ? 'usenet' : 'torrent',
    indexer: 'Site',
    message: row.Message,
  })),
  history: each('History', (row) => ({
    movieId: row.MovieId,
    sourceTitle: row.SourceTitle,
    languages: [],
    quality: qualityOf(row.Quality),
    customFormats: [],
    date: moment(row.Date),
    ...(row.DownloadId && { downloadId: row.DownloadId }),
    eventType: events[Number(row.EventType)],
    data: object(row.Data),
  })),
  queue: each('PendingReleases', ({ Title, MovieId }) => ({ movieId: MovieId, title: Title, status: 'delay', protocol: 'torrent' })),
})
