import { sentences } from '#server/acquisition/sentences'
import { say } from '#server/lib/sentence'
import type { Movie, MovieStatus, Release } from '../api/types'

const first = [
  'Amber',
  'Broken',
  'Crimson',
  'Distant',
  'Electric',
  'Frozen',
  'Gentle',
  'Hidden',
  'Iron',
  'Jade',
  'Kindred',
  'Last',
  'Midnight',
  'Northern',
  'Open',
  'Paper',
  'Quiet',
  'Restless',
  'Silver',
  'Tender',
  'Under',
  'Velvet',
  'Winter',
  'Yellow',
  'Zenith',
]
const second = [
  'Arcade',
  'Bridge',
  'City',
  'Dawn',
  'Echo',
  'Field',
  'Garden',
  'Harbour',
  'Island',
  'Journey',
  'Kingdom',
  'Lantern',
  'Mirror',
  'Notebook',
  'Orchard',
  'Passage',
  'Quarter',
  'River',
  'Station',
  'Tide',
  'Uncle',
  'Valley',
  'Window',
  'Year',
  'Zodiac',
]
const genres = ['Drama', 'Mystery', 'Comedy', 'Science Fiction', 'Adventure', 'Romance', 'Thriller', 'Documentary', 'Animation']
const states: MovieStatus[] = [
  'available',
  'available',
  'available',
  'wanted',
  'available',
  'downloading',
  'available',
  'unreleased',
  'upgradable',
  'available',
  'unmonitored',
  'missing_file',
  'available',
  'importing',
]

const EPOCH = Date.parse('2026-11-20T18:30:00Z')
export const at = (minutes: number) => new Date(EPOCH + minutes * 60_000).toISOString()

/** A movie of no cinema, the same for the same number every time. */
export const fakeMovie = (id: number): Movie => {
  const title = `${first[(id * 7) % first.length]} ${second[(id * 11 + Math.floor(id / 25)) % second.length]}`
  const year = 1931 + ((id * 37) % 95)
  const status = states[id % states.length]!
  const onShelf = status === 'available' || status === 'upgradable'
  return {
    id,
    metadata_id: 1000 + id,
    external_ids: { imdb: `tt${String(id).padStart(7, '0')}` },
    title,
    sort_title: title.toLowerCase(),
    original_title: title,
    alternative_titles: [],
    overview:
      'A lighthouse keeper on a drifting island has one winter to reach the mainland before the charts that name her home are redrawn.',
    tagline: null,
    year,
    runtime_minutes: 82 + ((id * 13) % 90),
    original_language: 'en',
    genres: [genres[id % genres.length]!, genres[(id * 3 + 1) % genres.length]!],
    certification: id % 3 === 0 ? '12' : null,
    cinema_date: `${String(year)}-05-14`,
    digital_date: null,
    physical_date: null,
    available_from: status === 'unreleased' ? '2027-02-11T00:00:00.000Z' : `${String(year)}-09-01T00:00:00.000Z`,
    poster_url: id % 29 === 0 ? null : `/api/v1/images/metadata/movie-${String(id)}.jpg`,
    poster_color: `hsl(${String((id * 47) % 360)} 30% 28%)`,
    backdrop_url: null,
    trailer_url: null,
    logo_url: null,
    backdrop_urls: [],
    backdrop_color: null,
    stills: [],
    trailers: [],
    keywords: [],
    release_dates: [],
    where_to_watch: [],
    rating: 5 + ((id * 17) % 45) / 10,
    rating_votes: 1200,
    popularity: (id * 31) % 100,
    collection_id: null,
    status,
    monitored: status !== 'unmonitored',
    minimum_availability: 'released',
    quality_profile_id: 1,
    root_folder_id: 1,
    folder: `${title} (${String(year)})`,
    tag_ids: [],
    file_ids: onShelf ? [id] : [],
    download_ids: status === 'downloading' ? [id] : [],
    resolution: null,
    hdr: false,
    size_bytes: onShelf ? 4_100_000_000 + id * 13_000_000 : 0,
    added_at: at(-id * 91),
    added_by: 'user',
    updated_at: at(-id * 5),
    metadata_refreshed_at: at(-600),
    last_searched_at: at(-42),
    next_search_at: status === 'wanted' ? new Date(Date.now() + 18 * 60_000).toISOString() : null,
    watched_at: null,
    play_count: 0,
    resume_position_seconds: 0,
    user_rating: null,
  }
}

type Sample = Pick<Release, 'quality' | 'verdict' | 'reasons'> & { seeders: number; edition?: string; hdr?: string[] }

const accepted = { verdict: 'accepted', reasons: [] } as const
const refused = (quality: string) => ({
  verdict: 'rejected' as const,
  reasons: [
    say(sentences, 'quality_not_wanted', { quality, profile: 'Evening' }),
    say(sentences, 'too_few_seeders', { count: 2, indexer: 'Northern Lights', least: 5 }),
  ],
})

const samples: Sample[] = [
  { ...accepted, reasons: [], quality: 'Bluray-2160p', seeders: 412, hdr: ['HDR10'] },
  { ...accepted, reasons: [], quality: 'WEBDL-1080p', seeders: 980 },
  { ...accepted, reasons: [], quality: 'Bluray-1080p', seeders: 35, edition: 'Director’s Cut' },
  {
    verdict: 'temporarily_rejected',
    reasons: [say(sentences, 'delayed', { until: at(100) })],
    quality: 'WEBRip-720p',
    seeders: 12,
  },
  { ...refused('HDTV-720p'), quality: 'HDTV-720p', seeders: 3 },
  { ...refused('TELESYNC'), quality: 'TELESYNC', seeders: 0 },
]

export const fakeReleases = (movie: Movie): Release[] => samples.map((sample, n) => fakeRelease(movie, sample, n))

const fakeRelease = (movie: Movie, { edition = '', hdr = [], ...sample }: Sample, n: number): Release => {
  const name = `${movie.title.replaceAll(' ', '.')}.${String(movie.year)}.${sample.quality.replace('-', '.')}.DDP5.1.H.265-GROUP${String(n)}`
  const liked = hdr.length > 0
  return {
    ...sample,
    id: movie.id * 10 + n,
    movie_id: movie.id,
    indexer_id: 1,
    guid: name,
    title: name,
    size_bytes: 14_200_000_000 / (n + 1),
    published_at: at(-n * 4300 - 60),
    peers: 20,
    info_hash: null,
    info_url: null,
    parsed: { ...fakeParsed(movie, sample.quality), edition, hdr },
    languages: ['English'],
    custom_formats: liked ? ['HDR'] : [],
    score: liked ? 120 : 0,
    score_parts: liked ? [{ name: 'custom_format', score: 120, text: 'HDR' }] : [],
    rank: sample.verdict === 'accepted' ? n + 1 : null,
    first_seen_at: at(-60),
    last_seen_at: at(-2),
    next_look_at: null,
    grabbed_at: movie.download_ids.length > 0 && n === 0 ? at(-30) : null,
  }
}

const fakeParsed = (movie: Movie, quality: string) => ({
  title: movie.title,
  titles: [movie.title],
  year: movie.year,
  source: 'bluray',
  resolution: 1080,
  modifier: 'none',
  quality,
  quality_from: { source: 'name', resolution: 'name' },
  revision: { version: 1, real: 0, is_repack: false },
  release_group: 'GROUP',
  languages: ['English'],
  multi: false,
  hardcoded_subs: null,
  imdb_id: null,
  tmdb_id: null,
  video_codec: 'H.265',
  audio_codec: 'DDP',
})

/** A poster that looks like one: a sky, a sun, hills, and the title in big letters. */
export const fakePoster = (id: number): string => {
  const movie = fakeMovie(id)
  const hue = (id * 47) % 360
  const [one = '', two = ''] = movie.title.toUpperCase().split(' ')
  const hill = (y: number, lift: number) =>
    `M0 ${String(y)} C90 ${String(y - lift)} 160 ${String(y + lift / 2)} 240 ${String(y - lift / 2)} S340 ${String(y + lift)} 342 ${String(y - lift / 3)} V513 H0Z`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 342 513"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(${hue} 55% 16%)"/><stop offset=".6" stop-color="hsl(${(hue + 40) % 360} 65% 45%)"/><stop offset="1" stop-color="hsl(${(hue + 70) % 360} 75% 68%)"/></linearGradient></defs><rect width="342" height="513" fill="url(#s)"/><circle cx="${120 + ((id * 53) % 140)}" cy="${190 + ((id * 29) % 90)}" r="${38 + ((id * 7) % 40)}" fill="hsl(${(hue + 60) % 360} 90% 80%)" opacity=".9"/><path d="${hill(340, 60)}" fill="hsl(${hue} 45% 26%)"/><path d="${hill(400, 40)}" fill="hsl(${hue} 50% 16%)"/><path d="${hill(450, 30)}" fill="hsl(${hue} 55% 9%)"/><text x="24" y="390" font-family="Georgia,serif" font-size="40" font-weight="700" fill="#fff">${one}</text><text x="24" y="430" font-family="Georgia,serif" font-size="40" font-weight="700" fill="#fff">${two}</text><text x="24" y="470" font-family="sans-serif" font-size="13" letter-spacing="3" fill="#fff" opacity=".75">${String(movie.year)}</text></svg>`
}
