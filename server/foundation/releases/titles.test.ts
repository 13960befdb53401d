import { expect, test } from 'bun:test'
import { cleanTitle } from './clean-title'
import { normalizeImdbId } from './imdb-id'
import { parseReleasePath } from './parse-release-path'
import { numberOfRoman, romanOf, withArabicNumbers, withRomanNumbers } from './roman'
import { sceneNameOf } from './scene-name'
import { searchQuery } from './search-query'
import { bytesOf } from './size-text'
import { slugOf } from './slug'
import { sortTitle } from './sort-title'
import { parseSubtitleFile } from './subtitle-file'

test.each([
  ['The Quiet Harbour', 'thequietharbour'],
  ['Lord of the Lamps', 'lordlamps'],
  ['Lamp_and_Order', 'lamporder'],
  ['Lamp & Order', 'lamporder'],
  ['Lamps and', 'lampsand'],
  ['A Lamp', 'alamp'],
  ['Lamp A B C Lamp', 'lampabclamp'],
  ['Captain A', 'captaina'],
  ["I'm a Lamp", 'imlamp'],
  ['Étoile à Zoé', 'etoilezoe'],
  ['Die Brücke am Fluß', 'diebrueckeamfluss'],
  ['1917', '1917'],
  ['Гавань', 'гавань'],
  ['?!', '?!'],
])('the key of "%s" is "%s"', (title, key) => {
  expect(cleanTitle(title)).toBe(key)
})

test.each([
  ['The Quiet Harbour', 'quiet harbour'],
  ['A Lamp', 'lamp'],
  ['A to B', 'a to b'],
  ['A-Lamp', 'alamp'],
  ['The A-Lamp', 'alamp'],
  ['A.B. Lamp', 'ab lamp'],
  ['The', 'the'],
  ['And Then (2021)', 'and then 2021'],
  ['Élan', 'elan'],
])('sorts "%s" as "%s"', (title, key) => {
  expect(sortTitle(title)).toBe(key)
})

test.each([
  ["Miller's Lamp", 'Millers Lamp'],
  ['Lamp: The Return', 'Lamp The Return'],
  ['Lamp 5-0', 'Lamp 5 0'],
  ['Salt & Smoke', 'Salt and Smoke'],
  ['Harbour P.D.', 'Harbour PD'],
  ['Zoé', 'Zoe'],
])('searches an indexer for "%s" with "%s"', (title, words) => {
  expect(searchQuery(title)).toBe(words)
})

test('converts 1 to 20 to Roman numerals and back', () => {
  expect([1, 4, 9, 14, 20, 0, 21, 1.5].map(romanOf)).toEqual(['I', 'IV', 'IX', 'XIV', 'XX', '', '', ''])
  expect(['Rocky 2', 'Iron Valley 4: The Return', '9', 'Room 237', 'Apollo 13'].map(withRomanNumbers)).toEqual([
    'Rocky II',
    'Iron Valley IV: The Return',
    '9',
    'Room 237',
    'Apollo XIII',
  ])
  for (let number = 1; number <= 20; number++) expect(numberOfRoman(romanOf(number).toLowerCase())).toBe(number)
  expect(withArabicNumbers('I Lamp III and Vixen XX')).toBe('I Lamp 3 and Vixen 20')
})

test.each([
  ['1.5 GB', 1610612736],
  ['1,5 GB', 1610612736],
  ['1,024.5 MiB', 1074266112],
  ['700MB', 734003200],
  ['2 TB', 2199023255552],
  ['1024', 1024],
  ['100 Kbps', 0],
  ['12 other', 0],
  ['', 0],
])('"%s" are %d bytes', (text, bytes) => {
  expect(bytesOf(text)).toBe(bytes)
})

test.each([
  ['tt7770001', 'tt7770001'],
  ['7770001', 'tt7770001'],
  ['TT777', 'tt0000777'],
  ['17770001', 'tt17770001'],
  ['tt0000000', null],
  ['lamp', null],
  ['', null],
])('the IMDb id "%s" is %s', (text, id) => {
  expect(normalizeImdbId(text)).toBe(id)
})

test('makes a URL segment from a title', () => {
  expect(slugOf('The Quiet Harbour: Zoé’s (Lamp)')).toBe('the-quiet-harbour-zoes-lamp')
  expect(slugOf('a__-b--')).toBe('a-b')
  expect(slugOf('Lamp/Lamp', { invalidToDash: true })).toBe('lamp-lamp')
})

test('a scene name has a title, a quality, a group, and no space', () => {
  expect(sceneNameOf('Harbour.2021.1080p.BluRay.x264-GRP.nzb')).toBe('Harbour.2021.1080p.BluRay.x264-GRP')
  expect(sceneNameOf('Harbour.2021.1080p.BluRay.x264-GRP_')).toBe('Harbour.2021.1080p.BluRay.x264-GRP')
  for (const name of [
    'Harbour 2021 1080p BluRay x264-GRP',
    'Harbour.2021.German-GRP',
    'Harbour.2021.1080p.BluRay.x264-',
    '2021.1080p.BluRay.x264-GRP',
    'Harbour',
  ])
    expect(sceneNameOf(name)).toBeNull()
})

test('the folder fills in what a file name lacks', () => {
  const folder = 'Harbour.2021.1080p.BluRay.x264-GRP'
  expect(parseReleasePath(`/movies/${folder}/0f3a9c.mkv`)).toMatchObject({
    title: 'Harbour',
    quality: 'Bluray-1080p',
    release_group: 'GRP',
  })
  expect(parseReleasePath(`/movies/3fd1a94c07b1e85a6f2d/${folder}.mkv`)).toMatchObject({ title: 'Harbour', quality: 'Bluray-1080p' })
  expect(parseReleasePath(`C:\\movies\\${folder}\\abc.mkv`)).toMatchObject({ title: 'Harbour', release_group: 'GRP' })
  expect(parseReleasePath('/movies/Harbour (2021)/harbour.720p.web-dl.mkv')).toMatchObject({
    title: 'Harbour',
    year: 2021,
    quality: 'WEBDL-720p',
  })
  expect(parseReleasePath('/movies/Harbour (2021)/movie.avi')).toMatchObject({ title: 'Harbour', year: 2021, quality: 'SDTV' })
  expect(parseReleasePath('Harbour (2021).mkv')).toMatchObject({ title: 'Harbour', year: 2021 })
})

test.each([
  ['Harbour (2021).en.srt', 'English', [], null],
  ['Harbour (2021).ENG.srt', 'English', [], null],
  ['Harbour (2021).pt-BR.srt', 'Portuguese (Brazil)', [], null],
  ['Harbour (2021).German.forced.srt', 'German', ['forced'], null],
  ['Harbour (2021).default.de.sdh.srt', 'German', ['default', 'sdh'], null],
  ['Harbour-2021-eng-forced.sub', 'English', ['forced'], null],
  ['Harbour.2021.en.srt', 'English', [], null],
  ['Harbour (2021) [1080p].commentary.en.srt', 'English', [], 'commentary'],
  ['Harbour (2021) [1080p].ru-commentary.srt', 'Russian', [], 'commentary'],
  ['Harbour (2021).en.hi.srt', 'English', ['hi'], null],
  ['Harbour (2021).hi.srt', 'Hindi', [], null],
  ['Harbour 2021 [eng].srt', 'English', [], null],
  ['Harbour (2021).srt', 'Unknown', [], null],
  ['Harbour (2021).default.srt', 'Unknown', [], null],
])('%s: %s subtitles', (...[name, language, tags, title]) => {
  expect(parseSubtitleFile(name)).toMatchObject({ language, tags, title })
})

test('next to a video, parses only what follows its name, and counts copies', () => {
  expect(parseSubtitleFile('French.Harbour.2021.de.srt', 'French.Harbour.2021')).toMatchObject({ language: 'German', title: null })
  expect(parseSubtitleFile('Harbour.commentary - 2.de.srt', 'Harbour')).toEqual({
    language: 'German',
    tags: [],
    title: 'commentary',
    copy: 2,
  })
  expect(parseSubtitleFile('Harbour.2.de.srt', 'Harbour')).toMatchObject({ language: 'German', copy: 2 })
})
