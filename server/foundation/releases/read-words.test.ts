import { expect, test } from 'bun:test'
import { readWords } from './read-words'

/** The words without what separates them, by kind. */
const reading = (name: string) =>
  readWords(name)
    .filter(({ kind }) => kind !== 'sign')
    .map(({ text, kind }) => `${text}: ${kind}`)

test('each word of a name is read as what it stands for', () => {
  expect(reading('The.Long.Walk.2031.Extended.Cut.German.DL.PROPER.2160p.WEB-DL.DV.HEVC-GROUP')).toEqual([
    'The: title',
    'Long: title',
    'Walk: title',
    '2031: year',
    'Extended: edition',
    'Cut: edition',
    'German: language',
    'DL: language',
    'PROPER: revision',
    '2160p: quality',
    'WEB-DL: quality',
    'DV: codec',
    'HEVC: codec',
    'GROUP: group',
  ])
})

test('what is wrapped around a name, what says nothing, and what nobody knows are told apart', () => {
  expect(reading('[ www.site.org ] - A Quiet Hill (2030) iNTERNAL Wibble 1080p BluRay x264-ABC.mkv')).toEqual([
    '[ www.site.org ] - : around',
    'A: title',
    'Quiet: title',
    'Hill: title',
    '2030: year',
    'iNTERNAL: known',
    'Wibble: unknown',
    '1080p: quality',
    'BluRay: quality',
    'x264: codec',
    'ABC: group',
    '.mkv: around',
  ])
})

test('how many channels the sound has is one word with its codec', () => {
  expect(reading('A.Quiet.Hill.2030.1080p.WEB-DL.DDP5.1.H.264-ABC')).toContain('DDP5.1: codec')
  expect(reading('A Quiet Hill 2030 1080p BluRay DTS-HD MA 7.1 x264-ABC')).toContain('7.1: codec')
  expect(reading('Hill.5.1.2030.1080p.WEB-DL-ABC').slice(0, 3)).toEqual(['Hill: title', '5: title', '1: title'])
})

test('an episode is recognized, and a number in a title stays one', () => {
  expect(reading('Some.Series.S01E02.720p.HDTV.x264-ABC')).toContain('S01E02: episode')
  expect(reading('2046.2004.1080p.BluRay.x264-ABC').slice(0, 2)).toEqual(['2046: title', '2004: year'])
  expect(reading('Only A Name')).toEqual(['Only: title', 'A: title', 'Name: title'])
})

test('the pieces together are the name, whatever it is', () => {
  const odd = [
    '',
    '.',
    '[]',
    '   ',
    '[REC] (2007) 1080p',
    '(1987) Title 720p',
    '【片名】.2020.1080p',
    'C:\\movies\\A.Movie.2020\\a.mkv',
    '\u0000‮',
    'A'.repeat(5000),
  ]
  for (const name of [...odd, 'The.Movie.2020.1080p.x264-GRP[rarbg]', 'Movie.1080p.'])
    expect(
      readWords(name)
        .map(({ text }) => text)
        .join(''),
    ).toBe(name)
})
