import type { Candidate, Context, Grabbed, HeldFile, UnderWay, WantedMovie } from '#server/acquisition/search/candidate'
import { noIndexer } from '#server/acquisition/search/indexer-terms'
import type { QualityProfileValues } from '#server/catalog/profiles/schema'
import type { ParsedRelease } from '#server/foundation/releases/release'

/** A default movie, release, profile and time; a test states only what it is about. */
export const aMovie = (own: Partial<WantedMovie> = {}): WantedMovie => ({
  id: 1,
  metadata_id: 8001,
  imdb_id: 'tt7770001',
  title: 'The Quiet Harbour',
  original_title: 'The Quiet Harbour',
  alternative_titles: [],
  year: 2021,
  runtime_minutes: 100,
  original_language: 'English',
  monitored: true,
  minimum_availability: 'released',
  cinema_date: '2021-02-01',
  digital_date: '2021-05-01',
  physical_date: '2021-06-01',
  ...own,
})

export const aParsed = (own: Partial<ParsedRelease> = {}): ParsedRelease => ({
  title: 'The Quiet Harbour',
  titles: ['The Quiet Harbour'],
  year: 2021,
  source: 'webdl',
  resolution: 1080,
  modifier: 'none',
  quality: 'WEBDL-1080p',
  quality_from: { source: 'name', resolution: 'name' },
  revision: { version: 1, real: 0, is_repack: false },
  edition: '',
  release_group: 'GRP',
  languages: [],
  multi: false,
  dubbed: false,
  hardcoded_subs: null,
  imdb_id: null,
  tmdb_id: null,
  video_codec: null,
  audio_codec: null,
  hdr: [],
  unknown_words: [],
  ...own,
})

type CandidateParts = Partial<Omit<Candidate, 'parsed' | 'indexer'>> & {
  parsed?: Partial<ParsedRelease>
  indexer?: Partial<Candidate['indexer']>
}
export const aCandidate = ({ parsed, indexer, ...own }: CandidateParts = {}): Candidate => ({
  indexer: noIndexer({ id: 1, name: 'Northern Lights', min_seeders: 1, ...indexer }),
  protocol: 'torrent',
  guid: 'guid-1',
  title: 'The.Quiet.Harbour.2021.1080p.WEB-DL.H264-GRP',
  size_bytes: 5 * 1024 ** 3,
  published_at: '2026-05-01T00:00:00.000Z',
  seeders: 50,
  peers: 60,
  info_hash: 'aa'.repeat(20),
  imdb_id: null,
  tmdb_id: null,
  categories: [2000],
  flags: [],
  container: null,
  parsed: aParsed(parsed),
  languages: [],
  ...own,
})

/** Worst first; the web qualities of one resolution are one step. */
export const aProfile = (own: Partial<QualityProfileValues> = {}): QualityProfileValues => ({
  name: 'Evening',
  items: [
    { quality: 'CAM', allowed: false },
    { quality: 'DVD', allowed: true },
    { quality: 'HDTV-720p', allowed: true },
    { group: 'WEB 720p', qualities: ['WEBDL-720p', 'WEBRip-720p'], allowed: true },
    { group: 'WEB 1080p', qualities: ['WEBDL-1080p', 'WEBRip-1080p'], allowed: true },
    { quality: 'Bluray-1080p', allowed: true },
    { quality: 'Bluray-2160p', allowed: false },
  ],
  cutoff: 'Bluray-1080p',
  upgrade_allowed: true,
  min_format_score: 0,
  cutoff_format_score: 1000,
  min_upgrade_score: 1,
  format_scores: [],
  languages: { mode: 'any', values: [] },
  size_limits: [],
  must_contain: [],
  must_not_contain: [],
  words: [],
  delays: [],
  delay_minutes: 0,
  delay_bypass_best_quality: true,
  delay_bypass_score: null,
  is_default: false,
  ...own,
})

export const aFile = (own: Partial<HeldFile> = {}): HeldFile => ({
  title: 'The.Quiet.Harbour.2021.Theirs',
  size_bytes: null,
  info_hash: null,
  quality: 'WEBDL-1080p',
  revision: { version: 1, real: 0 },
  custom_format_score: 0,
  release_group: 'GRP',
  added_at: '2026-05-08T00:00:00.000Z',
  ...own,
})

export const aDownload = (own: Partial<UnderWay> = {}): UnderWay => ({
  title: 'The.Quiet.Harbour.2021.1080p.WEB-DL.H264-OTHER',
  info_hash: 'bb'.repeat(20),
  quality: 'WEBDL-1080p',
  revision: { version: 1, real: 0 },
  custom_format_score: 0,
  release_group: 'OTHER',
  ...own,
})

export const aGrabbed = (own: Partial<Grabbed> = {}): Grabbed => ({
  info_hash: null,
  title: 'Earlier.Name',
  quality: null,
  imported_quality: null,
  taken_at: '2026-04-01T00:00:00.000Z',
  is_here: false,
  ...own,
})

type ContextParts = Partial<Omit<Context, 'movie' | 'profile' | 'settings'>> & {
  movie?: Partial<WantedMovie>
  profile?: Partial<QualityProfileValues>
  settings?: Partial<Context['settings']>
}
export const aContext = ({ movie, profile, settings, ...own }: ContextParts = {}): Context => ({
  movie: aMovie(movie),
  profile: aProfile(profile),
  formats: [],
  file: null,
  queue: [],
  blocklist: [],
  grabbed: [],
  free_bytes: 500 * 1024 ** 3,
  waiting_since: null,
  settings: {
    propers: 'prefer_and_upgrade',
    max_size_mb: 0,
    min_free_space_mb: 500,
    availability_delay_days: 0,
    upgrade_enabled: true,
    preferred_protocol: 'torrent',
    blocked_extensions: ['exe', 'scr', 'bat', 'lnk'],
    streaming_services: [],
    streaming_skip: false,
    ...settings,
  },
  mode: 'search',
  now: new Date('2026-05-10T12:00:00.000Z'),
  ...own,
})
