import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { countInWords, httpUrl, imdbIdOf, infoHashOf, instantOf, magnetHash, magnetOf, plain, sizeInWords, sizeOf, whole } from './values'

const GB = 1024 ** 3
test('parses sizes with and without units, which are binary', () => {
  expect(['1471026299', '1.37 GB', '1,37 GB', '1.37 GiB', ' Size: 0.99 GB', '341 m', '609.6 MiB', '185918870 bytes'].map(sizeOf)).toEqual([
    1471026299,
    Math.round(1.37 * GB),
    Math.round(1.37 * GB),
    Math.round(1.37 * GB),
    Math.round(0.99 * GB),
    341 * 1024 ** 2,
    Math.round(609.6 * 1024 ** 2),
    185918870,
  ])
  expect(['', '0', '-5', 'NaN', 'unknown', '1e9', '99999999999999999999', '999999 TB', '1.2.3 GB', undefined].map(sizeOf)).toEqual(
    Array(10).fill(null),
  )
})

test('parses thousands separators, and Cyrillic and French units', () => {
  const MB = 1024 ** 2
  for (const [text, bytes] of [
    ['1,234.56 MB', Math.round(1234.56 * MB)],
    ['1.234,56 MB', Math.round(1234.56 * MB)],
    ['1 234 MB', 1234 * MB],
    ['1\u00a0234,5 MB', Math.round(1234.5 * MB)],
    ["1'234 MB", 1234 * MB],
    ['4,096 MB', 4096 * MB],
    ['4.096 MB', 4096 * MB],
    ['1.370 GB', Math.round(1.37 * GB)],
    ['4.37 ГБ', Math.round(4.37 * GB)],
    ['4,37 Гб', Math.round(4.37 * GB)],
    ['700 МБ', 700 * MB],
    ['1.5 ГиБ', 1.5 * GB],
    ['4,37 Go', Math.round(4.37 * GB)],
    ['700 Mo', 700 * MB],
    ['1,234,567,890', 1_234_567_890],
  ] as const)
    expect([text, sizeOf(text)]).toEqual([text, bytes])
  expect(sizeInWords('Размер: 4.37 ГБ | Сиды: 5')).toBe(Math.round(4.37 * GB))
  expect(sizeInWords('Size: 1,234.56 MB Added: today')).toBe(Math.round(1234.56 * MB))
  expect(sizeInWords('Taille : 4,37 Go')).toBe(Math.round(4.37 * GB))
})

test('finds a size in a description after the word "size" or at the very start', () => {
  expect(sizeInWords('Category: TV Size: 386.41 MB Added: today')).toBe(Math.round(386.41 * 1024 ** 2))
  expect(sizeInWords('<strong>Total Size</strong>: 1.5 GB<br />')).toBe(1.5 * GB)
  expect(sizeInWords('556 MB; x264')).toBe(556 * 1024 ** 2)
  expect(sizeInWords('Frame size 1920x1080, bitrate 5 MB/s; 10 GB of fun')).toBeNull()
})

test('finds seeders and leechers in text', () => {
  expect([countInWords('seeders', 'Seeders: 6 / Leechers: 2'), countInWords('leechers', 'Seeders: 6 / Leechers: 2')]).toEqual([6, 2])
  expect([
    countInWords('seeders', 'Status: 2 seeders and 0 leechers'),
    countInWords('leechers', 'Status: 2 seeders and 0 leechers'),
  ]).toEqual([2, 0])
  expect(countInWords('seeders', 'no seeders')).toBeNull()
})

test('parses dates as feeds write them, and returns null for anything else', () => {
  expect(
    ['Sat, 14 Mar 2015 17:10:42 -0400', '2015-06-03 03:19:49', '2024-01-01T00:00:00Z', '16 Feb 2017 05:24:26 +0300'].map(instantOf),
  ).toEqual(['2015-03-14T21:10:42.000Z', '2015-06-03T03:19:49.000Z', '2024-01-01T00:00:00.000Z', '2017-02-16T02:24:26.000Z'])
  expect(['', 'yesterday', '20:40 19-05-2015', '0000-00-00 00:00:00', undefined].map(instantOf)).toEqual(Array(5).fill(null))
})

test('parses hashes of 40 hex digits or in base32', () => {
  const hash = '20fc4fbfa88272274ac671f857cc15144e9aa83e'
  expect([
    infoHashOf(hash.toUpperCase()),
    infoHashOf('ED6E7P5IQJZCOSWGOH4FPTAVCRHJVKB6'),
    magnetHash('magnet:?dn=x&xt=urn:btih:ED6E7P5IQJZCOSWGOH4FPTAVCRHJVKB6'),
  ]).toEqual([hash, hash, hash])
  expect(['deadbeef', '', undefined, `${hash}0`, 'z'.repeat(40)].map(infoHashOf)).toEqual(Array(5).fill(null))
})

test('recognizes magnet links and nothing else', () => {
  const xt = `xt=urn:btih:${'ab'.repeat(20)}`
  const second = `magnet:?xt=urn:btmh:1220${'ab'.repeat(32)}`

  expect(magnetOf(`magnet:?dn=a&${xt}`)).toBe(`magnet:?dn=a&${xt}`)
  expect(magnetOf(` MAGNET:?${xt}\n`)).toBe(`magnet:?${xt}`)
  expect(magnetOf(second)).toBe(second)
  expect(['magnet:?dn=a', `http://x/?magnet:?${xt}`, `magnet:?${xt}${'&tr=x'.repeat(10_000)}`, '', undefined].map(magnetOf)).toEqual(
    Array(5).fill(null),
  )
})

test('parses movie ids with or without letters; zero is unknown', () => {
  expect(['tt0133093', '133093', '0133093', 'TT10872600'].map(imdbIdOf)).toEqual(['tt0133093', 'tt0133093', 'tt0133093', 'tt10872600'])
  expect(['0', 'tt0000000', '', 'nm0000206', '-1', undefined].map(imdbIdOf)).toEqual(Array(6).fill(null))
  expect([whole('12'), whole(' 3 '), whole('-1'), whole('1.5'), whole('')]).toEqual([12, 3, null, null, null])
})

test('removes control characters, direction marks, and double escaping from titles, and nothing else', () => {
  expect(plain('Rosemary&#39;s  Baby\u0000 &amp; \u202Ecod\n\t x')).toBe("Rosemary's  Baby &  cod x")
  expect(plain('é😀'.repeat(2000)).length).toBeLessThanOrEqual(1000)
})

test('accepts http links, which may be relative to the feed', () => {
  const feed = 'http://indexer.example:81/api?q=x'
  expect([httpUrl('getnzb/1', feed), httpUrl('/dl/1', feed), httpUrl('//cdn.example/1', feed)]).toEqual([
    'http://indexer.example:81/getnzb/1',
    'http://indexer.example:81/dl/1',
    'http://cdn.example/1',
  ])
  expect(['file:///etc/passwd', 'javascript:alert(1)', 'http://', '', undefined].map((link) => httpUrl(link, feed))).toEqual(
    Array(5).fill(null),
  )
})

test('every parser returns a value or null, whatever the input', () => {
  const readers = [
    sizeOf,
    sizeInWords,
    instantOf,
    infoHashOf,
    magnetHash,
    magnetOf,
    imdbIdOf,
    whole,
    plain,
    (text: string) => countInWords('seeders', text),
    (text: string) => httpUrl(text, 'http://x/'),
  ]
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ maxLength: 50 }).map((text) => text.repeat(500)),
    fc.constantFrom('size '.repeat(4000), '<'.repeat(20_000), '1'.repeat(20_000)),
  )
  fc.assert(
    fc.property(hostile, (text) => readers.every((reader) => reader(text) !== undefined)),
    { numRuns: 300 },
  )
})
