import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { cleanTitle } from './clean-title'
import { matchMovie } from './match-movie'
import { parseRelease } from './parse-release'
import { parseReleasePath } from './parse-release-path'
import { qualities } from './quality'
import { sceneNameOf } from './scene-name'
import { searchQuery } from './search-query'
import { bytesOf } from './size-text'
import { slugOf } from './slug'
import { sortTitle } from './sort-title'
import { parseSubtitleFile } from './subtitle-file'

const words =
  'The Harbour lights 2021 1984 (2021) [2021] 1080p 2160p 720p BluRay Blu-ray WEB-DL WEB DVDRip HDTV x264 H.265 HEVC AVC DTS-HD MA 5.1 DD+7.1 AAC2.0 German DL FRENCH MULTi PL sub Subs Extended Cut Directors Edition 50th Anniversary PROPER REPACK2 REAL v2 S01E02 1x04 AKA a.k.a. / -GRP [GRP] (GRP) -xpost [0A1B2C3D] tt7770001 {tmdb-8001} www.lamps.com .mkv .iso Iñtërnâtiônàl 漢字 Гавань � \u{1F3AC} İ ß _ - . ..'.split(
    ' ',
  )
const separators = ['.', ' ', '_', '-', ' - ', '..', '] [', ') (', '[', ']', '(', ')', '/', '']

const names = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...words) }, fc.string({ maxLength: 12, unit: 'binary' })),
      fc.constantFrom(...separators),
    ),
    {
      maxLength: 14,
    },
  )
  .map((parts) => parts.flat().join(''))

const qualityNames = new Set(qualities.map(({ name }) => name))
const movie = { title: 'Harbour', original_title: null, alternative_titles: [], year: 2021, imdb_id: null, metadata_id: 8001 }

test('100,000 generated names are all parsed, with sound results', () => {
  const runs = fc.check(
    fc.property(names, (name) => {
      const parsed = parseRelease(name)
      matchMovie({ parsed, imdb_id: null, tmdb_id: null }, movie)
      if (!qualityNames.has(parsed.quality)) throw new Error(`no quality: ${parsed.quality}`)
      if (parsed.title === '' || (parsed.title === null) !== (parsed.titles.length === 0)) throw new Error('title and titles disagree')
      if (parsed.year !== null && (parsed.year < 1888 || parsed.year > 2099)) throw new Error(`no year: ${parsed.year}`)
      if (parsed.release_group === '') throw new Error('an empty group')
      if (new Set(parsed.languages).size !== parsed.languages.length) throw new Error('a language twice')
    }),
    { numRuns: 100_000 },
  )

  expect(runs.failed ? [runs.counterexample, runs.errorInstance] : null).toBeNull()
}, 120_000)

const pumps = [
  ..."aA0.-_ [](){}+'/\\|~�é".split(''),
  ...'a. .a -a -- .. [] () [a] (a) {a} [[ (( a1 1a A1b S01 s01e01 e01 1x01 2021 2021. 2021- 1080p 1080p. x264- WEB- WEB-DL. DTS- DTS-HD- H. web. dl. hd. Extended. Cut. German. GERMAN- sub. REPACK v2 -GRP a.k.a. AKA tt1111111 tmdb- www. .com 50th. , 1,1 1.1 ing The. 5.1. DD+ HDR10+ -xpost'.split(
    ' ',
  ),
  ' AKA ',
  ' / ',
  '- ',
  ' -',
]
const starts = ['', 'Harbour.2021.', '[', '[Lamp] ', 'www.lamps.com - ']
const ends = ['', '!', '-GRP', ']', '.mkv']

const hostile = pumps.flatMap((pump, i) =>
  starts.flatMap((start, j) =>
    ends.map((end, k) => start + pump.repeat(Math.ceil((200 + ((i * 7 + j * 3 + k) % 40) * 120) / pump.length)) + end),
  ),
)

const readers: [string, (name: string) => unknown][] = [
  ['parseRelease', parseRelease],
  ['parseReleasePath', parseReleasePath],
  ['cleanTitle', cleanTitle],
  ['sortTitle', sortTitle],
  ['searchQuery', searchQuery],
  ['sceneNameOf', sceneNameOf],
  ['parseSubtitleFile', (name) => parseSubtitleFile(name)],
  ['slugOf', (name) => slugOf(name)],
  ['bytesOf', bytesOf],
]

test('2,000 hostile names with long runs and nested brackets neither throw nor hang', () => {
  expect(hostile.length).toBeGreaterThan(2000)
  for (const name of hostile) for (const [, read] of readers) read(name)
}, 120_000)

/** Characters parsed per millisecond, the best of several rounds. */
const pace = (read: (name: string) => unknown, name: string, times: number) => {
  let best = 0
  for (let round = 0; round < 5; round++) {
    const from = performance.now()
    for (let i = 0; i < times; i++) read(name)
    best = Math.max(best, (name.length * times) / (performance.now() - from))
  }
  return best
}

test("time grows linearly with a name's length: a hundred times the letters take at most about a hundred times as long", () => {
  for (const [reader, read] of readers)
    for (const pump of ['Harbour.', 'a', '1', '-', '[', 'WEB-', 'Extended.', ' AKA ', '(2021) ', 'German '])
      for (const length of [1000, 10_000]) {
        const isSlower = () =>
          pace(read, pump.repeat(Math.ceil(100 / pump.length)), 100) /
            pace(read, pump.repeat(Math.ceil(length / pump.length)), Math.ceil(20_000 / length)) >
          20
        // Another program may have had the processor: a real slowdown shows every time.
        const slower = isSlower() && isSlower() && isSlower()

        expect({ reader, pump, length, slower }).toEqual({ reader, pump, length, slower: false })
      }
}, 120_000)
