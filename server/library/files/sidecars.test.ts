import { expect, test } from 'bun:test'
import { readSubtitleName, sidecarsOf } from './sidecars'

const endings = (movie: string, ...paths: string[]) =>
  Object.fromEntries(sidecarsOf([movie, ...paths], movie).map(({ path, ending }) => [path, ending]))

test('subtitles next to the movie and in its subtitle folder belong to it', () => {
  expect(
    endings(
      'Charade/Charade.1963.mkv',
      'Charade/Charade.1963.en.srt',
      'Charade/Charade.1963.de.forced.ass',
      'Charade/English.srt',
      'Charade/Subs/2_French.srt',
      'Charade/Subs/Charade.1963/4_Spanish.srt',
      'Charade/Charade.1963.nfo',
      'Charade/Sample/sample.srt',
      'elsewhere.srt',
    ),
  ).toEqual({
    'Charade/Charade.1963.de.forced.ass': '.de.forced.ass',
    'Charade/Charade.1963.en.srt': '.en.srt',
    'Charade/English.srt': '.2.en.srt',
    'Charade/Subs/2_French.srt': '.fr.srt',
    'Charade/Subs/Charade.1963/4_Spanish.srt': '.es.srt',
  })
})

test('each movie of a pack gets its own subtitles; ambiguous ones belong to none', () => {
  const pack = ['One.mkv', 'One 2.mkv', 'One.en.srt', 'One 2.en.srt', 'Subs/One 2/en.srt', 'Subs/English.srt']

  expect(sidecarsOf(pack, 'One.mkv').map(({ path }) => path)).toEqual(['One.en.srt'])
  expect(sidecarsOf(pack, 'One 2.mkv').map(({ path }) => path)).toEqual(['One 2.en.srt', 'Subs/One 2/en.srt'])
})

test('both halves of an image subtitle get the same name', () => {
  expect(endings('M.mkv', 'M.idx', 'M.sub', 'Subs/M.idx', 'Subs/M.sub')).toEqual({
    'M.idx': '.idx',
    'M.sub': '.sub',
    'Subs/M.idx': '.2.idx',
    'Subs/M.sub': '.2.sub',
  })
})

test.each<[string, string | null, string]>([
  ['M.srt', null, ''],
  ['M.en.srt', 'en', ''],
  ['M.eng.srt', 'en', ''],
  ['M.pt-BR.srt', 'pt-br', ''],
  ['M.hi.srt', 'hi', ''],
  ['M.en.hi.srt', 'en', 'heard'],
  ['M.en.sdh.srt', 'en', 'heard'],
  ['M.English.CC.srt', 'en', 'heard'],
  ['M.de.forced.srt', 'de', 'forced'],
  ['2_English.srt', 'en', ''],
  ['3_English (SDH).srt', 'en', 'heard'],
  ['English-Forced.srt', 'en', 'forced'],
  ['SDH.eng.HI.srt', 'en', 'heard'],
  ['Spanish (Latin America).srt', 'es', ''],
  ['ger.srt', 'de', ''],
  ['commentary.srt', null, ''],
])('%s: %s %s', (name, language, kind) => {
  expect(readSubtitleName(`Subs/${name}`, 'M')).toEqual({ language, forced: kind === 'forced', hearing_impaired: kind === 'heard' })
})
