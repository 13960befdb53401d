import { describe, expect, test } from 'bun:test'
import { cleanSubtitle, type NoSubtitle } from './clean'

const time = (second: number) => `00:${String(Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}`
const srtOf = (texts: readonly string[], end = '\n') =>
  texts.map((text, i) => [`${i + 1}`, `${time(i * 3)},000 --> ${time(i * 3 + 2)},500`, text, ''].join(end)).join(end)
const dialogue = ['Один', 'Два', 'Три', 'Четыре', 'Пять', 'Шесть']
const outcome = (bytes: Uint8Array, language = 'ru', duration_seconds: number | null = 5400) =>
  cleanSubtitle(bytes, { language, duration_seconds, frame_rate: null })
const cleaned = (...of: Parameters<typeof outcome>) => {
  const made = outcome(...of)
  return 'text' in made ? made.text : made.refused
}
const textsIn = (srt: string) => srt.split('\n\n').map((block) => block.trim().split('\n').slice(2).join('|'))

/** As old Windows programs wrote it. */
const inWindows1251 = (text: string): Uint8Array => {
  const decoder = new TextDecoder('windows-1251')
  const table = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte]))
  return Uint8Array.from([...text].map((letter) => table.get(letter) ?? 63))
}

describe('any encoding becomes UTF-8', () => {
  const text = srtOf(dialogue, '\r\n')
  const expected = srtOf(dialogue)
  test.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['windows-1251', inWindows1251(text)],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 without one', Buffer.from(text, 'utf16le')],
  ])('%s', (_, bytes) => {
    expect(cleaned(bytes)).toBe(expected)
  })

  test('broken UTF-8 keeps what is intact', () => {
    const broken = Buffer.concat([Buffer.from(srtOf(dialogue)), Buffer.from('\n7\n00:01:00,000 --> 00:01:02,000\nСе'), Buffer.from([0xd0])])

    expect(textsIn(cleaned(broken))).toEqual([...dialogue, 'Се\ufffd'])
  })
})

test('WebVTT becomes SubRip, with cues in order and their lines kept', () => {
  const vtt = `WEBVTT\n\n${[5, 4, 3, 2, 1]
    .map((n) => `00:0${n}.5 --> 00:0${n}.900 align:start\n<i>line ${n}</i>\nand more of what was said here`)
    .join('\n\n')}\n`

  const srt = cleaned(Buffer.from(vtt), 'en')

  expect(srt.split('\n').slice(0, 4)).toEqual(['1', '00:00:01,500 --> 00:00:01,900', '<i>line 1</i>', 'and more of what was said here'])
})

test('an empty line inside a text does not cut it off, and a spoken number stays', () => {
  const text = srtOf(['One\n\ntwo', '1963', 'Three', 'Four', 'Five', 'Six'])

  expect(textsIn(cleaned(Buffer.from(text), 'en'))).toEqual(['One|two', '1963', 'Three', 'Four', 'Five', 'Six'])
})

test('removes advertising at both ends, whoever it is for, and keeps the dialogue', () => {
  const spoken = [
    'One',
    'Two',
    'Three',
    'Four',
    'Five',
    'Look it up at www.example.com',
    'Seven',
    'Eight',
    'Nine',
    'Ten',
    'Eleven',
    'Twelve',
  ]
  const texts = [
    'Support us and become VIP member\nto remove all ads from www.OpenSubtitles.org',
    ...spoken,
    'Subtitles by explosiveskull',
    'Downloaded from www.somewhere.net',
    'Please rate this subtitle at www.osdb.link/abc',
  ]

  expect(textsIn(cleaned(Buffer.from(srtOf(texts)), 'en'))).toEqual([...spoken, 'Subtitles by explosiveskull'])
})

describe('refuses with a reason', () => {
  const page = `<!doctype html><html><body>${'not found '.repeat(40)}</body></html>`
  test.each<[string, string, NoSubtitle, (number | null)?]>([
    ['nothing', '', 'subtitle_too_small', null],
    ['a web page', page, 'subtitle_unreadable', null],
    ['too few lines', srtOf(['One line of some length'.repeat(3), 'Two of them'.repeat(5)]), 'subtitle_unreadable', null],
    ['a longer movie', srtOf(Array.from({ length: 300 }, (_, i) => `line ${i}`)), 'subtitle_of_other_movie', 300],
    ['noise', '\u0000\u0001\u0002'.repeat(200), 'subtitle_unreadable', null],
  ])('%s', (...[, text, words, duration = null]) => {
    expect(outcome(Buffer.from(text), 'en', duration)).toEqual({ refused: words })
  })
})

describe('a line or a file without end costs no more than its size', () => {
  test.each([
    ['letters and dashes', 'a-'],
    ['letters', 'a'],
    ['spaces', ' '],
    ['braces', '{\\'],
    ['tags', '<font '],
    ['digits', '0'],
    ['arrows', '-->'],
    ['line ends', '\n'],
    ['times', '00:00:01,000 --> 00:00:02,000\n'],
  ])('%s', (_, seed) => {
    const text = srtOf([...dialogue, seed.repeat(Math.ceil(2_000_000 / seed.length))])

    expect(cleaned(Buffer.from(text), 'ru').length).toBeLessThan(2_000_000)
  })
})
