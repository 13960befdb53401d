import { expect, test } from 'bun:test'
import { guessMovie, sureEnough } from './match-folder'
import { readNfo } from './nfo'
import { releaseNameOf } from './release-name'

test.each([
  ['Metropolis (1927)/Metropolis.1927.1080p.BluRay.x264-UFA.mkv', 'Metropolis', 1927],
  ['Metropolis (1927)/0e895c37245186812cb08aab1529cf8e.mkv', 'Metropolis', 1927],
  ['Metropolis (1927)/metropolis.mkv', 'Metropolis', 1927],
  ['Silent/The.General.1926.720p.mkv', 'The General', 1926],
  ['The.General.1926.720p.mkv', 'The General', 1926],
  ['General, The (1926)/The General (1926).mkv', 'The General', 1926],
  ['Keaton/[1926] The General/movie.mkv', 'The General', 1926],
  ['Keaton/03 - The General (1926)/movie.mkv', 'The General', 1926],
  ['1917 (2019)/1917.mkv', '1917', 2019],
  ['Blade Runner 2049 (2017)/Blade.Runner.2049.mkv', 'Blade Runner 2049', 2017],
])('%s is certainly %s from %d', (path, title, year) => {
  const guess = guessMovie({ path })

  expect(guess).toMatchObject({ title, year })
  expect(guess.confidence).toBeGreaterThanOrEqual(sureEnough)
  expect(guess.reasons.length).toBeGreaterThan(0)
})

test.each([
  ['The General (1926) {imdb-tt0017925}/movie.mkv', { imdb_id: 'tt0017925', title: 'The General', year: 1926 }],
  ['The General [tmdbid-961]/movie.mkv', { tmdb_id: 961 }],
  ['Any name at all {tmdb-961}.mkv', { tmdb_id: 961, title: 'Any name at all' }],
])('an id in %s decides', (path, found) => {
  expect(guessMovie({ path })).toMatchObject({ ...found, confidence: 98 })
})

test('an nfo decides, as XML or as plain text', () => {
  const xml = readNfo('<movie><title>The Kid &amp; I</title><year>1921</year><uniqueid default="true" type="tmdb">10098</uniqueid></movie>')
  const text = readNfo('RELEASE OF THE YEAR\nhttps://www.imdb.com/title/tt0012349/ enjoy')

  expect(xml).toEqual({ imdb_id: null, tmdb_id: 10_098, title: 'The Kid & I', year: 1921 })
  expect(guessMovie({ path: 'x/y.mkv', nfo: xml })).toMatchObject({ title: 'The Kid & I', year: 1921, tmdb_id: 10_098, confidence: 98 })
  expect(guessMovie({ path: 'The Kid/kid.mkv', nfo: text })).toMatchObject({ imdb_id: 'tt0012349', confidence: 98 })
})

test('contradictory names are left to the user, with a reason', () => {
  const years = guessMovie({ path: 'Nosferatu (1922)/Nosferatu.1979.1080p.mkv' })
  const titles = guessMovie({ path: 'Nosferatu (1922)/Faust.1926.1080p.mkv' })
  const ids = guessMovie({ path: 'Nosferatu (1922) {imdb-tt0013442}/n.mkv', nfo: readNfo('imdb.com/title/tt0079641') })

  expect(years.reasons).toMatchObject([{ code: 'years_differ', values: { folder_year: 1922, file_year: 1979 } }])
  expect(titles.reasons).toMatchObject([{ code: 'names_differ', values: { folder_title: 'Nosferatu', file_title: 'Faust' } }])
  expect(ids.reasons.at(-1)).toMatchObject({ code: 'ids_differ', values: { ids: ['tt0013442', 'tt0079641'] } })
  for (const guess of [years, titles, ids]) expect(guess.confidence).toBeLessThan(sureEnough)
})

test('a name without a year is only a guess, and a hash is nothing', () => {
  expect(guessMovie({ path: 'Movies/Sunrise.mkv' })).toMatchObject({ title: 'Sunrise', year: null, confidence: 40 })
  expect(guessMovie({ path: '0e895c37245186812cb08aab1529cf8ee389dd05.mkv' })).toMatchObject({ title: null, confidence: 0 })
})

test('reads a huge or odd nfo quickly', () => {
  const odd = `<uniqueid ${'a="b" '.repeat(100_000)}`

  expect(readNfo(odd)).toEqual({ imdb_id: null, tmdb_id: null, title: null, year: null })
})

test('identifies a release by the download, else the file, else the folder', () => {
  const scene = 'the.general.1926.1080p.bluray.x264-ufa'
  const came = { path: '/d/abc.mkv', download_title: null, folder_title: null, other_videos: false }

  expect(releaseNameOf({ ...came, download_title: `${scene}.mkv` })).toBe(scene)
  expect(releaseNameOf({ ...came, path: `/d/${scene}.mkv` })).toBe(scene)
  expect(releaseNameOf({ ...came, folder_title: scene })).toBe(scene)
  expect(releaseNameOf({ ...came, download_title: scene, folder_title: scene, other_videos: true })).toBeNull()
  expect(releaseNameOf(came)).toBeNull()
})

test('a bare number is the weakest guess; one with a leading zero counts something', () => {
  expect(guessMovie({ path: 'Movies/9.mp4' })).toMatchObject({ title: '9', year: null, confidence: 20 })
  expect(guessMovie({ path: '1917.mkv' })).toMatchObject({ title: '1917', year: null, confidence: 20 })
  for (const path of ['01.mkv', '00001.m2ts', '20110514.mkv']) expect(guessMovie({ path })).toMatchObject({ title: null, confidence: 0 })
})
