import { describe, expect, test } from 'bun:test'
import type { FoundSubtitle } from '#server/foundation/upstream/subtitles/client'
import { rank, ranked, type Wanted, type Weighed } from './rank-offers'

const wanted: Wanted = {
  release_name: 'Charade.1963.1080p.BluRay.x264-AMIABLE',
  release_group: 'AMIABLE',
  quality: 'Bluray-1080p',
  edition: '',
  frame_rate: 23.976,
  movie: { tmdb_id: 4808, imdb_id: 56923, titles: ['Charade'], years: [1963] },
}
const found: FoundSubtitle = {
  provider_id: '1',
  language: 'en',
  release_name: 'Charade',
  forced: false,
  hearing_impaired: false,
  machine_translated: false,
  ai_translated: false,
  trusted: false,
  frame_rate: null,
  downloads: 0,
  uploaded_at: null,
  parts: 1,
  hash_matches: false,
  movie: { tmdb_id: 4808, imdb_id: 56923, year: 1963, title: 'Charade' },
  is_episode: false,
}
const codes = (weighed: Weighed | null) => weighed?.reasons.map(({ code }) => code)

describe('a subtitle comes with reasons why it fits', () => {
  const table: [what: string, change: Partial<FoundSubtitle>, codes: string[], score: number, own?: Partial<Wanted>][] = [
    ['nothing but the movie', {}, ['found_by_id'], 100],
    ['the very file', { hash_matches: true }, ['made_for_this_file'], 1000],
    ['the same release', { release_name: 'charade 1963 1080p bluray x264-amiable.srt' }, ['found_by_id', 'same_release'], 250],
    [
      'the same group and source',
      { release_name: 'Charade.1963.720p.BluRay.x264-AMIABLE' },
      ['found_by_id', 'same_group', 'same_source'],
      200,
    ],
    ['another group of the same source', { release_name: 'Charade.1963.BDRip.x264-OTHER' }, ['found_by_id', 'same_source'], 140],
    ['another source', { release_name: 'Charade.1963.1080p.WEB-DL.x264-OTHER' }, ['found_by_id', 'other_source'], 80],
    ['WEB-DL for a WEBRip', { release_name: 'Charade.1963.WEBRip.x264-X' }, ['found_by_id', 'same_source'], 140, { quality: 'WEBDL-720p' }],
    ['another edition', { release_name: 'Charade.1963.Directors.Cut.BluRay.x264-X' }, ['found_by_id', 'same_source', 'other_edition'], 80],
    [
      'the same edition',
      { release_name: "Charade.1963.Director's.Cut.BluRay.x264-X" },
      ['found_by_id', 'same_source', 'same_edition'],
      160,
      { edition: "Director's Cut" },
    ],
    ['the same frame rate', { frame_rate: 24 }, ['found_by_id', 'same_frame_rate'], 120],
    ['another frame rate', { frame_rate: 25 }, ['found_by_id', 'other_frame_rate'], -20],
    ['a frame rate nobody knows', { frame_rate: 25 }, ['found_by_id'], 100, { frame_rate: null }],
    ['the very file, whatever frame rate is said', { hash_matches: true, frame_rate: 25 }, ['made_for_this_file'], 1000],
    ['a trusted uploader', { trusted: true }, ['found_by_id', 'trusted_uploader'], 115],
    ['one that many took', { downloads: 99_999 }, ['found_by_id'], 105],
    ['hearing impaired', { hearing_impaired: true }, ['found_by_id', 'hearing_impaired'], 95],
    ['forced', { forced: true }, ['found_by_id', 'only_foreign_parts'], 50],
    ['translated with AI', { ai_translated: true }, ['found_by_id', 'translated_by_machine'], 20],
  ]
  for (const [what, change, expected, score, own] of table)
    test(what, () => {
      const weighed = rank({ ...found, ...change }, { ...wanted, ...own }, 'id')
      expect([codes(weighed), weighed?.score] as unknown[]).toEqual([expected, score])
    })
})

test('a match by title says so, and must have the same title and year', () => {
  const untold = { tmdb_id: null, imdb_id: null }
  const byTitle = (movie: Partial<FoundSubtitle['movie']>) =>
    rank({ ...found, movie: { ...found.movie, ...untold, ...movie } }, wanted, 'title')

  expect(byTitle({})).toMatchObject({ matched_by: 'title', score: 40 })
  expect(byTitle({ year: 1964 })).not.toBeNull()
  expect(byTitle({ year: 1953 })).toBeNull()
  expect(byTitle({ year: null })).toBeNull()
  expect(byTitle({ title: 'Charade Two' })).toBeNull()
})

test.each<[string, Partial<FoundSubtitle>]>([
  ['a translation by machine', { machine_translated: true }],
  ['one part of two', { parts: 2 }],
  ['an episode', { is_episode: true }],
  ['a language that we do not know', { language: 'tlh' }],
  ['another movie, even by the hash', { hash_matches: true, movie: { tmdb_id: 1, imdb_id: 2, year: 1963, title: 'Charade' } }],
])('%s is unusable', (_, change) => {
  expect(rank({ ...found, ...change }, wanted, 'id')).toBeNull()
})

test('one matching id of two suffices: providers know some movies by only one', () => {
  expect(rank({ ...found, movie: { ...found.movie, imdb_id: 1 } }, wanted, 'id')).not.toBeNull()
})

test('the file itself comes first, then the release, then a match by movie; another frame rate comes last', () => {
  const offers = [
    { ...found, provider_id: 'drifts', frame_rate: 25, trusted: true, downloads: 1_000_000 },
    { ...found, provider_id: 'movie' },
    { ...found, provider_id: 'release', release_name: wanted.release_name ?? '' },
    { ...found, provider_id: 'hash', hash_matches: true, hearing_impaired: true },
    { ...found, provider_id: 'group', release_name: 'Charade.1963.BluRay-AMIABLE' },
  ]
  const order = ranked(offers.map((offer) => rank(offer, wanted, 'id')).filter((each) => each !== null))

  expect(order.map(({ provider_id }) => provider_id)).toEqual(['hash', 'release', 'group', 'movie', 'drifts'])
})

test.each([
  ['pt-PT', 'pt'],
  ['pt-BR', 'pt-br'],
  ['zh-TW', 'zh'],
  ['ea', 'es-419'],
  ['en', 'en'],
])("translates the provider's %s to %s", (theirs, ours) => {
  expect(rank({ ...found, language: theirs }, wanted, 'id')?.language).toBe(ours)
})
