import type { Movie } from '#server/catalog/movies/schema'
import type { MovieFile } from '#server/library/files/schema'
import type { Fact, Given, Here, Part } from './fact'
import { profileNames } from './judging'
import { pastOf } from './past'

/** A movie with its file, one that is not monitored, and one without a file. */
const moviesOf = (given: Given): Part => {
  const { random, shelf, schema, tags } = given
  const [kept, other] = [random.whole(1000, 4000), random.whole(5000, 9000)]
  const [title, original, alternative, genre, overview] = [
    `Title ${random.word()}`,
    random.word(),
    random.word(),
    random.word(),
    random.word(),
  ]
  const [year, runtime, imdb, trailer, age] = [
    random.whole(1920, 1990),
    random.whole(61, 180),
    `tt${random.whole(1_000_000, 9_000_000)}`,
    random.word(),
    random.word(),
  ]
  const [added, searched, cinema, digital, disc] = [random.moment(), random.moment(), random.moment(), random.moment(), random.moment()]
  const [votes, rating, popularity, picture, part] = [
    random.whole(100, 9000),
    random.whole(10, 90) / 10,
    random.whole(100, 900) / 10,
    random.word(),
    random.whole(100, 999),
  ]
  const pictures = [
    { coverType: 'poster', url: '', remoteUrl: `https://image.tmdb.org/t/p/original/${picture}.jpg` },
    { coverType: 'fanart', url: '', remoteUrl: `https://image.tmdb.org/t/p/original/${picture}x.jpg` },
  ]
  const [studio, site, keyword] = [random.word(), `https://${random.word()}.example`, random.word()]
  const metadata = {
    Id: 11,
    TmdbId: kept,
    ImdbId: imdb,
    Title: title,
    OriginalTitle: original,
    Overview: overview,
    Year: year,
    SecondaryYear: year + 1,
    Runtime: runtime,
    Genres: JSON.stringify([genre]),
    Certification: age,
    InCinemas: cinema.there,
    DigitalRelease: digital.there,
    PhysicalRelease: disc.there,
    YouTubeTrailerId: trailer,
    Popularity: popularity,
    Images: JSON.stringify(pictures),
    Ratings: JSON.stringify({ tmdb: { votes, value: rating } }),
    CollectionTmdbId: part,
    CollectionTitle: 'Parts',
    OriginalLanguage: 4,
    Studio: studio,
    Website: site,
    Keywords: JSON.stringify([keyword]),
  }
  const at = ({ movies }: Here, id = kept): Movie | undefined => movies.find(({ metadata_id }) => metadata_id === id)
  const fact = (what: string, is: unknown, field: keyof Movie): Fact => ({
    what: `movie: ${what}`,
    is,
    at: (here) => at(here)?.[field],
  })
  const rowOf = (here: Here) => here.row(at(here)?.id ?? 0)
  const folder = `${title} (${year})`
  const later: Fact[] = [{ what: 'movie: last search', is: searched.here, at: (here) => rowOf(here).last_searched_at }]
  return {
    rows: {
      Movies: [
        {
          Id: 1,
          Path: `${shelf}/${folder}`,
          MovieMetadataId: 11,
          MovieFileId: 1,
          MinimumAvailability: 2,
          QualityProfileId: 2,
          Tags: '[1,3]',
          Added: added.there,
          LastSearchTime: searched.there,
        },
        { Id: 2, Path: `${shelf}/Other`, MovieMetadataId: 12, Monitored: 0, MinimumAvailability: 1 },
      ],
      MovieMetadata: [metadata, { Id: 12, TmdbId: other, Title: 'Other', Year: 1999 }],
      AlternativeTitles: [{ MovieMetadataId: 11, Title: alternative }],
      MovieTranslations: [{ MovieMetadataId: 11, Title: random.word(), Language: 4 }],
      Credits: [{ MovieMetadataId: 11, Name: random.word() }],
    },
    facts: [
      fact('title', title, 'title'),
      fact('original title', original, 'original_title'),
      { what: 'movie: other title', is: true, at: (here) => at(here)?.alternative_titles.includes(alternative) },
      fact('overview', overview, 'overview'),
      fact('year', year, 'year'),
      { what: 'movie: other year', is: year + 1, at: (here) => rowOf(here).secondary_year },
      fact('runtime', runtime, 'runtime_minutes'),
      fact('genres', [genre], 'genres'),
      fact('age rating', age, 'certification'),
      fact('original language', 'de', 'original_language'),
      fact('cinema', cinema.here.slice(0, 10), 'cinema_date'),
      fact('digital', digital.here.slice(0, 10), 'digital_date'),
      fact('disc', disc.here.slice(0, 10), 'physical_date'),
      { what: 'movie: trailer', is: true, at: (here) => at(here)?.trailer_url?.endsWith(trailer) },
      { what: 'movie: poster', is: `/${picture}.jpg`, at: (here) => rowOf(here).poster_path },
      { what: 'movie: background', is: `/${picture}x.jpg`, at: (here) => rowOf(here).backdrop_path },
      fact('rating', rating, 'rating'),
      fact('votes', votes, 'rating_votes'),
      fact('popularity', popularity, 'popularity'),
      { what: 'movie: IMDb', is: imdb, at: (here) => at(here)?.external_ids.imdb_id },
      {
        what: 'movie: profile',
        is: profileNames[1],
        at: (here) => here.profiles.find(({ id }) => id === at(here)?.quality_profile_id)?.name,
      },
      {
        what: 'movie: folder',
        is: [shelf, folder],
        at: (here) => [here.roots.find(({ id }) => id === at(here)?.root_folder_id)?.path, at(here)?.folder],
      },
      {
        what: 'movie: tags',
        is: [tags[0], tags[2]],
        at: (here) =>
          here.tags
            .filter(({ id }) => at(here)?.tag_ids.includes(id))
            .map(({ name }) => name)
            .sort((a, b) => tags.indexOf(a) - tags.indexOf(b)),
      },
      fact('availability', 'in_cinemas', 'minimum_availability'),
      fact('added', added.here, 'added_at'),
      fact('monitored', true, 'monitored'),
      { what: 'movie: not monitored', is: false, at: (here) => at(here, other)?.monitored },
      {
        what: 'movie: collection',
        is: true,
        at: (here) => here.collections.some(({ id, metadata_id }) => id === at(here)?.collection_id && metadata_id === part),
      },
      { what: 'movie: studio', named: 'movies', says: ['Studio', 'refresh'] },
      { what: 'movie: website', named: 'movies', says: ['Website', 'refresh'] },
      { what: 'movie: people', named: 'movies', says: ['Credits', 'refresh'] },
      { what: 'movie: translated titles', named: 'movies', says: ['MovieTranslations', 'refresh'] },
      ...(schema === 242 ? [...later, { what: 'movie: keywords', named: 'movies', says: ['Keywords', 'refresh'] } as const] : []),
      ...collectionFacts(given, part),
    ],
  }
}

const collectionFacts = ({ shelf }: Given, part: number): Fact[] => {
  const at = ({ follows }: Here, id = part) => follows.find(({ kind, metadata_id }) => kind === 'collection' && metadata_id === id)
  return [
    { what: 'collection: monitored', is: 'want', at: (here) => at(here)?.choice },
    {
      what: 'collection: profile',
      is: profileNames[1],
      at: (here) => here.profiles.find(({ id }) => id === at(here)?.quality_profile_id)?.name,
    },
    { what: 'collection: folder', is: shelf, at: (here) => here.roots.find(({ id }) => id === at(here)?.root_folder_id)?.path },
    { what: 'collection: availability', named: 'collections', says: ['Parts', 'in_cinemas'] },
    { what: 'collection: no search', named: 'collections', says: ['Parts', 'search'] },
    { what: 'collection without a movie here', is: 'Elsewhere', at: (here) => at(here, 9_999_999)?.name },
  ]
}

/** Of the movie's collection, once its number is known. */
const collectionsOf = ({ shelf }: Given, movies: Part): Part => {
  const part = movies.rows.MovieMetadata?.[0]?.CollectionTmdbId ?? 1
  const more = { Monitored: 1, QualityProfileId: 2, RootFolderPath: shelf, MinimumAvailability: 2, SearchOnAdd: 0 }
  return {
    rows: {
      Collections: [
        { TmdbId: part, Title: 'Parts', ...more },
        { TmdbId: 9_999_999, Title: 'Elsewhere', ...more },
      ],
    },
    facts: [],
  }
}

const filesOf = ({ random }: Given): Part & { hash: string } => {
  const [group, edition, hash, scene] = [random.word(), random.word(), random.hash(), random.word()]
  const [added, version, [language, languageName]] = [
    random.moment(),
    random.whole(2, 4),
    random.pick([
      [4, 'German'],
      [2, 'French'],
      [8, 'Japanese'],
    ] as const),
  ]
  const [quality, qualityName] = random.pick([
    [3, 'WEBDL-1080p'],
    [15, 'WEBRip-1080p'],
    [2, 'DVD'],
  ] as const)
  const file =
    (field: keyof MovieFile) =>
    ({ files }: Here) =>
      files[0]?.[field]
  const fact = (what: string, is: unknown, field: keyof MovieFile): Fact => ({ what: `file: ${what}`, is, at: file(field) })
  const row = {
    Id: 1,
    MovieId: 1,
    RelativePath: 'plain.mkv',
    SceneName: `${scene}.1999.1080p.x264-GRP`,
    OriginalFilePath: `${random.word()}/a.mkv`,
    ReleaseGroup: group,
    Edition: edition,
    DateAdded: added.there,
    Languages: JSON.stringify([language]),
    IndexerFlags: 33,
    Quality: JSON.stringify({ quality, revision: { version, real: 1, isRepack: true } }),
    MediaInfo: '{"schemaRevision":12}',
  }
  return {
    hash,
    rows: {
      MovieFiles: [row],
      SubtitleFiles: [
        { MovieId: 1, RelativePath: 'a.srt' },
        { MovieId: 1, RelativePath: 'b.srt' },
        { MovieId: 1, RelativePath: 'c.srt' },
      ],
      ExtraFiles: [{ MovieId: 1, RelativePath: 'a.txt' }],
      MetadataFiles: [
        { MovieId: 1, RelativePath: 'movie.nfo' },
        { MovieId: 1, RelativePath: 'poster.jpg' },
      ],
    },
    facts: [
      fact('group', group, 'release_group'),
      fact('edition', edition, 'edition'),
      { what: 'file: release', is: true, at: ({ files }) => files[0]?.release_name?.startsWith(scene) },
      fact('added', added.here, 'added_at'),
      fact('languages', [languageName], 'languages'),
      fact('flags', ['freeleech', 'internal'], 'flags'),
      fact('quality', qualityName, 'quality'),
      fact('revision', { version, real: 1, is_repack: true }, 'revision'),
      { what: 'file: place', is: true, at: ({ files }) => files[0]?.relative_path.endsWith('/plain.mkv') },
      { what: 'file: its torrent', is: hash, at: (here) => here.hashOfFile(here.files[0]?.id ?? 0) },
      { what: 'file: what is in it', named: 'files', says: ['MediaInfo', 'itself'] },
      { what: 'subtitles beside it', named: 'files', says: ['SubtitleFiles', '3'] },
      { what: 'extras beside it', named: 'files', says: ['ExtraFiles', 'One file'] },
      { what: 'pictures beside it', named: 'files', says: ['MetadataFiles', '2'] },
    ],
  }
}

/** Movies, their files, and what happened to them. */
export const movies = (given: Given): Part[] => {
  const all = moviesOf(given)
  const { hash, ...files } = filesOf(given)
  return [all, collectionsOf(given, all), files, pastOf(given, hash)]
}
