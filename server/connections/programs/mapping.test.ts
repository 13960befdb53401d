import { expect, test } from 'bun:test'
import { phases } from '#server/acquisition/downloads/phase'
import type { Download } from '#server/acquisition/downloads/schema'
import type { Movie } from '#server/catalog/movies/schema'
import type { QualityProfile } from '#server/catalog/profiles/schema'
import type { MovieFile } from '#server/library/files/schema'
import { historyRecord, historyTypes } from './history'
import { type Around, availabilityFrom, movieShown, releaseStatus } from './movie'
import { movieChange, newMovieFrom } from './movie-change'
import { profileChange, profileShown, qualityDefinitions } from './profile'
import { qualityModel } from './qualities'
import { isInQueue, queueRecord } from './queue'
import { healthShown } from './system-routes'
import { known, pagedAs, readQuery, spanOf } from './wire'

const now = new Date('2026-03-01T12:00:00.000Z')
const roots = [
  { id: 1, path: '/movies' },
  { id: 2, path: '/more' },
]
const movie = (more: Partial<Movie> = {}): Movie =>
  ({
    id: 7,
    metadata_id: 603,
    external_ids: { imdb_id: 'tt0133093' },
    title: 'A Movie',
    sort_title: 'movie',
    original_title: 'A Movie',
    alternative_titles: ['Other'],
    overview: null,
    year: null,
    runtime_minutes: null,
    original_language: 'de',
    genres: [],
    certification: null,
    cinema_date: null,
    digital_date: null,
    physical_date: null,
    available_from: null,
    poster_url: '/api/v1/images/movies/7/poster?v=abc',
    backdrop_url: '/api/v1/images/movies/7/backdrop?v=def',
    rating: null,
    rating_votes: null,
    popularity: null,
    trailer_url: null,
    keywords: [],
    status: 'wanted',
    monitored: true,
    minimum_availability: 'in_cinemas',
    quality_profile_id: 3,
    root_folder_id: null,
    folder: null,
    tag_ids: [4],
    file_ids: [],
    size_bytes: 0,
    added_at: now.toISOString(),
    ...more,
  }) as Movie
const file = (more: Partial<MovieFile> = {}): MovieFile =>
  ({
    id: 9,
    movie_id: 7,
    path: '/movies/A Movie/a.mkv',
    relative_path: 'A Movie/a.mkv',
    size_bytes: 5,
    quality: 'WEBDL-1080p',
    revision: { version: 2, real: 0, is_repack: true },
    edition: '',
    languages: ['German'],
    release_name: null,
    release_group: null,
    media_info: null,
    custom_format_score: 0,
    imported_from: null,
    added_at: now.toISOString(),
    missing_at: null,
    ...more,
  }) as MovieFile
const around = (more: Partial<Around> = {}): Around => ({
  root: '/movies',
  file: null,
  collection: null,
  remote: { poster: 'https://pictures/p.jpg', fanart: null },
  base: '/base',
  now,
  ...more,
})

test.each([
  [{}, 'tba'],
  [{ cinema_date: '2026-05-01' }, 'announced'],
  [{ cinema_date: '2026-02-01' }, 'inCinemas'],
  [{ cinema_date: '2026-02-01', digital_date: '2026-05-01' }, 'inCinemas'],
  [{ digital_date: '2026-02-01' }, 'released'],
  [{ physical_date: '2026-02-01', cinema_date: '2026-05-01' }, 'released'],
])('the status of a movie with %j is %s', (dates, status) => {
  expect(releaseStatus({ cinema_date: null, digital_date: null, physical_date: null, ...dates }, now)).toBe(status)
})

test.each([
  ['tba', 'announced'],
  ['announced', 'announced'],
  ['inCinemas', 'in_cinemas'],
  ['released', 'released'],
  ['preDB', 'released'],
  ['never', undefined],
])('reads the minimum availability %s as %s', (word, ours) => {
  expect(availabilityFrom(word)).toBe(ours as never)
})

test('a movie without a file has no movieFile, no empty text, and no null; year and runtime are numbers', () => {
  const shown = movieShown(movie(), around())

  expect(shown).toMatchObject({ year: 0, runtime: 0, hasFile: false, movieFileId: 0, isAvailable: false, minimumAvailability: 'inCinemas' })
  expect(shown).not.toHaveProperty('movieFile')
  expect(Object.values(shown).filter((value) => value === null || value === '')).toEqual([])
})

test('a movie with a file on disk has it; one whose file is missing does not', () => {
  const there = movieShown(movie({ file_ids: [9], size_bytes: 5, folder: 'A Movie', status: 'upgradable' }), around({ file: file() }))
  const missing = movieShown(movie({ file_ids: [9] }), around({ file: file({ missing_at: now.toISOString() }) }))

  expect(there).toMatchObject({
    hasFile: true,
    movieFileId: 9,
    sizeOnDisk: 5,
    movieFile: { relativePath: 'a.mkv', qualityCutoffNotMet: true },
  })
  expect(missing.hasFile).toBe(false)
})

test('path, folder, and pictures are where programs look for them', () => {
  const shown = movieShown(movie({ title: 'A: Movie/2', year: 1999, available_from: '2026-02-01T00:00:00.000Z' }), around())

  expect(shown).toMatchObject({
    path: '/movies/A Movie2 (1999)',
    folderName: shown.path,
    rootFolderPath: '/movies',
    titleSlug: '603',
    isAvailable: true,
  })
  expect(shown.images).toEqual([
    { coverType: 'poster', url: '/base/MediaCover/7/poster.jpg?lastWrite=abc', remoteUrl: 'https://pictures/p.jpg' },
    { coverType: 'fanart', url: '/base/MediaCover/7/fanart.jpg?lastWrite=def' },
  ])
})

test('qualities and revisions have their own ids and words', () => {
  expect(qualityModel('Remux-2160p', { version: 2, real: 1, is_repack: true })).toEqual({
    quality: { id: 31, name: 'Remux-2160p', source: 'bluray', resolution: 2160, modifier: 'remux' },
    revision: { version: 2, real: 1, isRepack: true },
  })
  expect(qualityModel(null).quality.id).toBe(0)
})

test('a new movie takes its folder from a path below a library folder, and refuses a foreign one by naming ours', () => {
  expect(newMovieFrom({ tmdbId: 603, path: '/more/Deep/A Movie/', tags: [1, 1] }, roots)).toMatchObject({
    folder: 'Deep/A Movie',
    wanted: { root_folder_id: 2, tag_ids: [1], search: false },
  })
  expect(newMovieFrom({ tmdbId: 603, rootFolderPath: '/movies/', addOptions: { searchForMovie: true } }, roots).wanted).toMatchObject({
    root_folder_id: 1,
    search: true,
  })
  expect(() => newMovieFrom({ tmdbId: 603, rootFolderPath: '/other' }, roots)).toThrow('/movies and /more')
  expect(() => newMovieFrom({ tmdbId: 603, path: '/movies/../etc' }, roots)).toThrow()
  expect(() => newMovieFrom({ title: 'x' }, roots)).toThrow('is required')
})

test('writing back what was shown changes nothing; anything else is found', () => {
  const before = movie()
  const shown = movieShown(before, around())
  const change = (more: object) => movieChange({ ...shown, ...more }, before, { root: '/movies', roots })

  expect(change({})).toEqual({})
  expect(change({ monitored: false, qualityProfileId: 5, tags: [], minimumAvailability: 'released', rootFolderPath: '/more' })).toEqual({
    monitored: false,
    quality_profile_id: 5,
    tag_ids: [],
    minimum_availability: 'released',
    root_folder_id: 2,
  })
  expect(() =>
    movieChange({ ...shown, rootFolderPath: '/more', moveFiles: true }, movie({ file_ids: [1] }), { root: '/movies', roots }),
  ).toThrow()
})

const download = (more: Partial<Download>): Download =>
  ({
    id: 3,
    movie_id: 7,
    title: 'A.Movie',
    info_hash: 'ab',
    client: 'embedded',
    size_bytes: 100,
    downloaded_bytes: 40,
    eta_seconds: 90_061,
    error: null,
    quality: null,
    score: 0,
    added_at: now.toISOString(),
    imported_at: null,
    ...more,
  }) as Download

test.each([
  ['queued', 'queued', 'downloading', 'ok'],
  ['fetching_metadata', 'queued', 'downloading', 'ok'],
  ['checking', 'queued', 'downloading', 'ok'],
  ['downloading', 'downloading', 'downloading', 'ok'],
  ['stalled', 'warning', 'downloading', 'warning'],
  ['paused', 'paused', 'downloading', 'ok'],
  ['importing', 'completed', 'importing', 'ok'],
  ['import_blocked', 'completed', 'importBlocked', 'warning'],
  ['failed', 'failed', 'failed', 'error'],
] as const)('a download that is %s is %s and %s in the queue, and %s', (...[state, status, tracked, health]) => {
  const record = queueRecord({ download: download({ state }), indexer: null, folder: null, languages: [] }, now)

  expect(record).toMatchObject({ status, trackedDownloadState: tracked, trackedDownloadStatus: health, downloadId: 'AB', sizeleft: 60 })
  // An empty time makes several programs give up on the whole list.
  expect('estimatedCompletionTime' in record).toBe(state === 'downloading')
})

test('what was imported, completed, or canceled is not in the queue; what failed is for a day', () => {
  const later = new Date(now.getTime() + 86_400_001)

  expect(phases.filter((state) => !isInQueue(download({ state, imported_at: now.toISOString() }), now))).toEqual([
    'seeding',
    'completed',
    'cancelled',
  ])
  expect(isInQueue(download({ state: 'seeding' }), now)).toBe(true)
  expect(isInQueue(download({ state: 'failed' }), later)).toBe(false)
})

test.each([
  ['release_grabbed', 'grabbed', '1'],
  ['import_completed', 'downloadFolderImported', '3'],
  ['download_failed', 'downloadFailed', '4'],
  ['import_failed', 'downloadFailed', '4'],
  ['release_payload_refused', 'downloadFailed', '4'],
  ['file_removed', 'movieFileDeleted', '6'],
  ['file_missing', 'movieFileDeleted', '6'],
  ['file_renamed', 'movieFileRenamed', '8'],
  ['download_cancelled', 'downloadIgnored', '9'],
])('%s is %s, number %s', (type, word, number) => {
  const row = { id: 1, seq: 1, type, at: now.toISOString(), movie_id: 7, download_id: null, data: { type } as never }

  const record = historyRecord(row, { hash: 'ab', indexer: 'Demo', releaseName: 'A.Movie-GRP', quality: 'DVD' })

  expect(record).toMatchObject({
    eventType: word,
    downloadId: 'AB',
    sourceTitle: 'A.Movie-GRP',
    data: { torrentInfoHash: 'AB', indexer: 'Demo' },
  })
  expect(historyTypes([number])).toContain(type)
  expect(historyTypes([word.toUpperCase()])).toContain(type)
})

test('spans, unknown values, queries, and pages have the forms of the wire', () => {
  const query = readQuery('?PAGESIZE=5000&IncludeMovie=True&movieIds=1&movieIds=2,3')

  expect([spanOf(59), spanOf(3661), spanOf(90_061)]).toEqual(['00:00:59', '01:01:01', '1.01:01:01'])
  expect(known({ a: null, b: '', c: undefined, d: 0, e: false })).toEqual({ d: 0, e: false })
  expect([query.flag('includeMovie'), query.numbers('movieids')]).toEqual([true, [1, 2, 3]])
  expect(pagedAs([1, 2, 3], query, { key: 'k', direction: 'ascending' })).toMatchObject({ page: 1, pageSize: 1000, totalRecords: 3 })
})

const profile = (more: Partial<QualityProfile> = {}): QualityProfile =>
  ({
    id: 3,
    name: 'HD',
    items: [
      { quality: 'DVD', allowed: false },
      { group: 'WEB 1080p', qualities: ['WEBRip-1080p', 'WEBDL-1080p'], allowed: true },
      { quality: 'Bluray-1080p', allowed: true },
    ],
    cutoff: 'WEB 1080p',
    upgrade_allowed: true,
    min_format_score: 0,
    cutoff_format_score: 100,
    min_upgrade_score: 1,
    format_scores: [{ custom_format_id: 1, score: 50 }],
    languages: { mode: 'any', values: [] },
    ...more,
  }) as QualityProfile
const formats = [
  { id: 1, name: 'HDR' },
  { id: 2, name: 'x265' },
]

test('a profile shows its ladder worst first, a group by its position above a thousand, and every format, unset ones with zero', () => {
  const shown = profileShown(profile(), formats)

  expect(shown.items.map((item) => ('id' in item ? [item.id, item.name, item.items.length] : item.quality.name))).toEqual([
    'DVD',
    [1001, 'WEB 1080p', 2],
    'Bluray-1080p',
  ])
  expect(shown).toMatchObject({ cutoff: 1001, cutoffFormatScore: 100, minUpgradeFormatScore: 1 })
  expect(shown.formatItems).toEqual([
    { format: 1, name: 'HDR', score: 50 },
    { format: 2, name: 'x265', score: 0 },
  ])
  expect(profileShown(profile({ cutoff: 'Bluray-1080p' }), formats).cutoff).toBe(7)
})

test('items in another order are read back by the ids of the same body', () => {
  const before = profile()
  const shown = profileShown(before, formats)

  const changed = profileChange({ ...shown, items: shown.items.toReversed(), cutoff: 1001 }, before)

  expect(changed.items).toEqual(before.items.toReversed())
  expect(changed).not.toHaveProperty('cutoff')
})

test.each([
  [{ mode: 'any', values: [] }, -1],
  [{ mode: 'original', values: [] }, -2],
  [{ mode: 'any_of', values: ['German'] }, 4],
  [{ mode: 'any_of', values: ['German', 'French'] }, 4],
  [{ mode: 'all_of', values: ['French', 'German'] }, 2],
] as const)('the languages %j are shown as number %i, and writing that back leaves them as they are', (languages, id) => {
  const before = profile({ languages: { mode: languages.mode, values: [...languages.values] } })

  const shown = profileShown(before, formats)

  expect(shown.language.id).toBe(id)
  expect(profileChange(shown, before)).toEqual({})
})

test('another language is taken, and one that nobody knows is refused', () => {
  expect(profileChange({ language: { id: -2, name: 'Original' } }, profile()).languages).toEqual({ mode: 'original', values: [] })
  expect(() => profileChange({ language: { id: 9999, name: 'Klingon' } }, profile())).toThrow('Klingon')
})

test('sizes are shown for every quality, in megabytes per minute', () => {
  const shown = qualityDefinitions((name) => ({ min_size: 1, preferred_size: null, max_size: name === 'DVD' ? 50 : null }))

  expect(shown.find(({ title }) => title === 'DVD')).toMatchObject({ minSize: 1, maxSize: 50, quality: { name: 'DVD', source: 'dvd' } })
  expect(shown.every((each) => !('preferredSize' in each))).toBe(true)
})

test.each(['ok', 'notice', 'warning', 'error'] as const)(
  'a health issue of severity %s has that type, our code, and a link to where it is mended',
  (severity) => {
    const issue = { code: 'disk_full', severity, title: 'No space', detail: 'On /movies', fix: { route: '/settings/library' } }

    const shown = healthShown(issue as never, 'http://host')
    const plain = healthShown({ ...issue, detail: null, fix: null } as never, 'http://host')

    expect(shown).toEqual({ source: 'disk_full', type: severity, message: 'No space. On /movies', wikiUrl: 'http://host/settings/library' })
    expect(plain).toMatchObject({ message: 'No space', wikiUrl: 'http://host/checks' })
  },
)
