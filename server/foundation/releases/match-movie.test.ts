import { describe, expect, test } from 'bun:test'
import { say } from '#server/foundation/lib/sentence'
import { type MatchableMovie, matchMovie } from './match-movie'
import { parseRelease } from './parse-release'
import { sentences } from './sentences'

const harbour: MatchableMovie = {
  title: 'The Quiet Harbour',
  original_title: 'Der stille Hafen',
  alternative_titles: ['Le Port tranquille'],
  year: 2021,
  imdb_id: 'tt7770001',
  metadata_id: 8001,
}

const matchable = (own: Partial<MatchableMovie>): MatchableMovie => ({ ...harbour, original_title: null, alternative_titles: [], ...own })
const offer = (name: string, ids: { imdb_id?: string | null; tmdb_id?: number | null } = {}) => ({
  parsed: parseRelease(name),
  imdb_id: ids.imdb_id ?? null,
  tmdb_id: ids.tmdb_id ?? null,
})
const answer = (name: string, movie: MatchableMovie, ids = {}) => {
  const match = matchMovie(offer(name, ids), movie)
  return match.matched ? match.by : match.code
}

test.each([
  ['its main title', 'The.Quiet.Harbour.2021.1080p.WEB-DL.H264-GRP'],
  ['its original title', 'Der.stille.Hafen.2021.German.1080p.BluRay.x264-GRP'],
  ['an alternative title', 'Le.Port.Tranquille.2021.FRENCH.1080p.WEB.H264-GRP'],
  ['one of two titles', 'Something.Else.AKA.The.Quiet.Harbour.2021.720p.BluRay.x264-GRP'],
])('a release with %s and the year matches the movie', (_, name) => {
  expect(answer(name, harbour)).toBe('title')
})

test.each([
  ['Roman for Arabic', 'Night Ferry 2', 'Night.Ferry.II.2021.1080p.WEB-DL-GRP'],
  ['Arabic for Roman', 'Night Ferry XIV', 'Night.Ferry.14.2021.1080p.WEB-DL-GRP'],
  ['umlauts spelled out', 'Die Brücke am Fluß', 'Die.Bruecke.am.Fluss.2021.1080p.WEB-DL-GRP'],
  ['umlauts without dots', 'Die Brücke', 'Die.Brucke.2021.1080p.WEB-DL-GRP'],
  ['accents left out', 'Élégie à Étretat', 'Elegie.a.Etretat.2021.1080p.WEB-DL-GRP'],
  ['an article inside left out', 'Lord of the Isles', 'Lord.of.Isles.2021.1080p.WEB-DL-GRP'],
  ['the article behind', 'The Lantern', 'Lantern, The (2021) 1080p WEB-DL'],
  ['a sign for a word', 'Salt & Smoke', 'Salt.and.Smoke.2021.1080p.WEB-DL-GRP'],
  ['dots of an acronym', 'K.I.T.E.', 'K.I.T.E.2021.1080p.WEB-DL-GRP'],
  ['a letter that looks like a Roman number', 'G.I. Joe: The Rise', 'GI.Joe.The.Rise.2021.1080p.WEB-DL-GRP'],
  ['a word that looks like a Roman number', "But I'm a Sailor", 'But.Im.a.Sailor.2021.1080p.WEB-DL-GRP'],
  ['a blank for an apostrophe', "But I'm a Sailor", 'But I m a Sailor 2021 1080p WEB-DL'],
  ['letters of an acronym joined', 'L.A. Harbour', 'LA.Harbour.2021.1080p.WEB-DL-GRP'],
  ['letters of an acronym joined before an article', 'E.T. the Lamp', 'ET.the.Lamp.2021.1080p.WEB-DL-GRP'],
  ['another script beside it', 'Parasite', '기생충.Parasite.2021.1080p.WEB-DL-GRP'],
  ['people in brackets behind it', 'The Gift', 'Дар / The Gift (Иван Лампов / Ivan Lampov) [2021, drama, WEB-DL 1080p]'],
  ['brackets of its own', '[LAMP]', '[LAMP].2021.1080p.BluRay.x264-GRP'],
  ['an edition as its last words', 'Harbour Legends: Final Cut', 'Harbour.Legends.Final.Cut.2021.1080p.BluRay.x264-GRP'],
  ['Persian letters written as Arabic ones', 'جدایی نادر از سیمین', 'جدائي نادر از سيمين 2021 1080p WEB-DL'],
  ['an apostrophe left out', "Miller's Wake", 'Millers.Wake.2021.1080p.WEB-DL-GRP'],
])('titles match despite %s', (_, title, name) => {
  expect(answer(name, matchable({ title }))).toBe('title')
})

for (const [what, title, name, code] of [
  ['the same title of another year', 'The Quiet Harbour', 'The.Quiet.Harbour.1987.1080p.BluRay.x264-GRP', 'other_year'],
  ['the title of the next year, without an id', 'The Quiet Harbour', 'The.Quiet.Harbour.2022.1080p.BluRay.x264-GRP', 'other_year'],
  ['a sequel', 'Night Ferry', 'Night.Ferry.2.2021.1080p.WEB-DL-GRP', 'other_title'],
  ['a sequel in Roman numbers', 'Night Ferry', 'Night.Ferry.II.2021.1080p.WEB-DL-GRP', 'other_title'],
  ['another sequel', 'Night Ferry 2', 'Night.Ferry.3.2021.1080p.WEB-DL-GRP', 'other_title'],
  ['the first part of a sequel', 'Night Ferry 2', 'Night.Ferry.2021.1080p.WEB-DL-GRP', 'other_title'],
  ['a title inside the title', 'Harbour', 'The.Quiet.Harbour.2021.1080p.WEB-DL-GRP', 'other_title'],
  ['a title around the title', 'The Quiet Harbour', 'Return.to.the.Quiet.Harbour.2021.1080p.WEB-DL-GRP', 'other_title'],
  ['a short title inside of a word', 'Up', 'Upstairs.2021.1080p.WEB-DL-GRP', 'other_title'],
  ['a short title as one of many words', 'It', 'It.Rains.2021.1080p.WEB-DL-GRP', 'other_title'],
  ['a letter more', 'Alien', 'Aliens.2021.1080p.WEB-DL-GRP', 'other_title'],
  ['a title without its leading article', 'The Gift', 'Gift.2021.1080p.WEB-DL-GRP', 'other_title'],
  ['a number which is the title', '9', '10.2021.1080p.WEB-DL-GRP', 'other_title'],
  ['no year', 'The Quiet Harbour', 'The.Quiet.Harbour.1080p.WEB-DL.H264-GRP', 'no_year'],
  ['a series', 'The Quiet Harbour', 'The.Quiet.Harbour.S01E02.2021.1080p.WEB-DL-GRP', 'no_movie'],
  ['a hash', 'The Quiet Harbour', '3fd1a94c07b1e85a6f2d', 'no_movie'],
] as const)
  test(`${what} does not match the movie`, () => {
    expect(answer(name, matchable({ title }))).toBe(code)
  })

test("a year in the title is not the release's year", () => {
  const movie = matchable({ title: 'Summer of 1984', year: 2018 })

  expect(answer('Summer.of.1984.2018.1080p.WEB-DL-GRP', movie)).toBe('title')
  expect(answer('Summer.of.1984.1080p.WEB-DL-GRP', movie)).not.toBe('title')
})

test('a second known year matches too', () => {
  const movie = matchable({ secondary_year: 2022 })

  expect(answer('The.Quiet.Harbour.2022.1080p.WEB-DL-GRP', movie)).toBe('title')
  expect(answer('The.Quiet.Harbour.2023.1080p.WEB-DL-GRP', movie)).toBe('other_year')
})

test('a movie with an unknown year matches by id only', () => {
  for (const year of [null, 0, 1799]) {
    expect(answer('The.Quiet.Harbour.2021.1080p.WEB-DL-GRP', matchable({ year }))).toBe('movie_without_year')
    expect(answer('The.Quiet.Harbour.2021.1080p.WEB-DL-GRP', matchable({ year }), { tmdb_id: 8001 })).toBe('tmdb_id')
  }
})

test('an id from the indexer or the name matches any title', () => {
  expect(answer('Ruhiger.Hafen.2021.1080p.WEB-DL-GRP', harbour, { imdb_id: 'tt7770001' })).toBe('imdb_id')
  expect(answer('Ruhiger.Hafen.2021.1080p.WEB-DL-GRP', harbour, { tmdb_id: 8001 })).toBe('tmdb_id')
  expect(answer('Ruhiger Hafen (2021) {imdb-tt7770001} 1080p', harbour)).toBe('imdb_id')
  expect(answer('The.Quiet.Harbour.1080p.WEB-DL-GRP', harbour, { imdb_id: 'tt7770001' })).toBe('imdb_id')
})

test.each<[string, Partial<MatchableMovie>, [name: string, code: string]]>([
  [
    'another part of another year',
    { title: 'Night Ferry: Vol. 1', year: 2003 },
    ['Night.Ferry.Vol.2.2004.1080p.BluRay.x264-GRP', 'other_title'],
  ],
  [
    'another part of the same year',
    { title: 'Night Ferry: Vol. I', year: 2013 },
    ['Night.Ferry.Vol.II.2013.1080p.BluRay.x264-GRP', 'other_title'],
  ],
  ['the part before it', { title: 'Night Ferry 2', year: 2013 }, ['Nattfergen.Del.1.2013.1080p.BluRay.x264-GRP', 'other_title']],
  [
    'the sequel of a movie without a number',
    { title: 'Night Ferry', year: 2013 },
    ['Nattfergen.2.2013.1080p.BluRay.x264-GRP', 'other_title'],
  ],
  ['another title of the next year', { title: 'Night Ferry', year: 2013 }, ['Nattfergen.2014.1080p.BluRay.x264-GRP', 'other_year']],
  ['another title without a year', { title: 'Night Ferry', year: 2013 }, ['Totally.Other.Thing.1080p.BluRay.x264-GRP', 'no_year']],
  ['an episode', { title: 'Night Ferry', year: 2013 }, ['Night.Ferry.S01E01.1080p.BluRay.x264-GRP', 'no_movie']],
])('an id does not match %s', (_, own, [name, code]) => {
  for (const ids of [{ imdb_id: 'tt7770001' }, { tmdb_id: 8001 }]) expect(answer(name, matchable(own), ids) as string).toBe(code)
})

test.each([
  ['a translated title', 'Night Ferry', 'Nattfergen.2013.1080p.BluRay.x264-GRP'],
  ['a translated title of the same part', 'Night Ferry 2', 'Nattfergen.II.2013.1080p.BluRay.x264-GRP'],
  ['a first part that is counted', 'Night Ferry', 'Nattfergen.Del.1.2013.1080p.BluRay.x264-GRP'],
])('an id and the year match %s', (_, title, name) => {
  expect(answer(name, matchable({ title, year: 2013 }), { imdb_id: 'tt7770001' })).toBe('imdb_id')
})

test('an id does not match if the year contradicts, but one year off is the same movie in another country', () => {
  expect(answer('The.Quiet.Harbour.2022.1080p.WEB-DL-GRP', harbour, { imdb_id: 'tt7770001' })).toBe('imdb_id')
  expect(answer('The.Quiet.Harbour.1987.1080p.WEB-DL-GRP', harbour, { imdb_id: 'tt7770001' })).toBe('other_year')
})

test("another movie's id outweighs title and year", () => {
  expect(answer('The.Quiet.Harbour.2021.1080p.WEB-DL-GRP', harbour, { imdb_id: 'tt7770002' })).toBe('other_movie')
  expect(answer('The.Quiet.Harbour.2021.1080p.WEB-DL-GRP', harbour, { imdb_id: 'tt7770001', tmdb_id: 8002 })).toBe('other_movie')
})

test('a series may have the same number as a movie', () => {
  expect(answer('The.Quiet.Harbour.S01E02.1080p.WEB-DL-GRP', harbour, { tmdb_id: 8001 })).toBe('no_movie')
})

test('compares IMDb ids in any form', () => {
  expect(answer('Ruhiger.Hafen.2021.1080p.WEB-DL-GRP', harbour, { imdb_id: '7770001' })).toBe('imdb_id')
  expect(answer('The.Quiet.Harbour.2021.1080p.WEB-DL-GRP', harbour, { imdb_id: 'tt0000000' })).toBe('title')
})

test('gives the reason for a mismatch', () => {
  expect(matchMovie(offer('The.Quiet.Harbour.1987.1080p.WEB-DL-GRP'), harbour)).toEqual({
    matched: false,
    code: 'other_year',
    why: say(sentences, 'other_year', { year: 1987, movie: 'The Quiet Harbour', movie_year: 2021 }),
  })
})

describe('an anime name, which never has a year', () => {
  const lantern = matchable({ title: 'Tōrō no Hikari', year: 2021, original_language: 'Japanese' })
  const named = (title: string, movie: MatchableMovie) => matchMovie({ ...offer(title), title }, movie).matched

  test('matches if its title does', () => {
    expect(named('[Lamplight] Toro no Hikari [BD 1080p][HEVC x265 10bit][Dual-Audio]', lantern)).toBe(true)
    expect(named('[Lamplight] Toro no Hikari (1080p) [0A1B2C3D].mkv', lantern)).toBe(true)
  })

  test.each([
    ['an episode', '[Lamplight] Toro no Hikari - 05 (1080p)', lantern],
    ['another title', '[Lamplight] Toro no Hikari Zoku [BD 1080p]', lantern],
    ['no group in front', 'Toro.no.Hikari.1080p.BluRay.x264-GRP', lantern],
    ['a movie from elsewhere', '[Lamplight] Toro no Hikari [BD 1080p]', { ...lantern, original_language: 'English' }],
    ['a title so short that others have it', '[Lamplight] Toro [BD 1080p]', { ...lantern, title: 'Toro' }],
    ['another year', '[Lamplight] Toro no Hikari (1987) [BD 1080p]', lantern],
  ])('does not match with %s', (_, title, movie) => {
    expect(named(title, movie)).toBe(false)
  })
})
