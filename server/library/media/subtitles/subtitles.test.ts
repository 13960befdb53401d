import { expect, test } from 'bun:test'
import { assBlock, assLine, assStyles } from './ass'
import { readCues } from './read-cues'
import { toWebVtt } from './webvtt'

const vtt = (text: string) => toWebVtt(readCues(text)).replace('WEBVTT\n\n', '')

test('converts SubRip to WebVTT', () => {
  const srt =
    '1\r\n00:00:01,500 --> 00:00:03,000\r\n<i>Hello</i>\r\nyou & me\r\n\r\n2\r\n01:02:03,004 --> 01:02:05,000\r\n{\\an8}<font color="red">Up</font> <here>\r\n'

  expect(vtt(srt)).toBe(
    '00:00:01.500 --> 00:00:03.000\n<i>Hello</i>\nyou &amp; me\n\n01:02:03.004 --> 01:02:05.000 line:5%\nUp &lt;here&gt;\n',
  )
})

test('keeps WebVTT lines, whatever is before and between them', () => {
  const text =
    'WEBVTT - a title\n\nNOTE nothing\n\nintro\n00:01.000 --> 00:02.000 align:start\nHi --> there\n\nSTYLE\n::cue { color: red }\n'

  expect(vtt(text)).toBe('00:00:01.000 --> 00:00:02.000 align:start\nHi → there\n'.replace('→', '--&gt;'))
})

test('converts ASS to WebVTT with text, italics and line breaks, without drawings; a sign stays at the top', () => {
  const ass = `[Script Info]
[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Comment: 0,0:00:00.00,0:00:01.00,Default,,0,0,0,,not shown
Dialogue: 0,0:00:05.10,0:00:07.00,Default,,0,0,0,,{\\i1}One{\\i0}, two\\Nthree
Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\pos(1,2)\\b1}First
Dialogue: 0,0:00:03.00,0:00:04.00,Default,,0,0,0,,{\\p1}m 0 0 l 100 0{\\p0}
`

  expect(vtt(ass)).toBe('00:00:01.000 --> 00:00:02.000 line:5%\n<b>First</b>\n\n00:00:05.100 --> 00:00:07.000\n<i>One</i>, two\nthree\n')
  expect(assLine('{\\i0}never opened').text).toBe('never opened')
  expect(assBlock('4,0,Default,,0,0,0,,Well, well', new Map()).text).toBe('Well, well')
})

test("keeps an ASS line's position and style where it matters", () => {
  const script = `[Script Info]
[V4+ Styles]
Format: Name, Fontname, Fontsize, Bold, Italic, Alignment
Style: Default,Arial,20,0,0,2
Style: Sign,Arial,20,-1,0,8
Style: Song,Arial,20,0,-1,5
[Events]
Format: Start, End, Style, Text
Dialogue: 0:00:01.00,0:00:02.00,Sign,EXIT
Dialogue: 0:00:02.00,0:00:03.00,Song,La {\\i1}la
Dialogue: 0:00:03.00,0:00:04.00,Default,{\\an8}Above
Dialogue: 0:00:04.00,0:00:05.00,Sign,{\\an2}Below
`

  expect(vtt(script)).toBe(
    [
      '00:00:01.000 --> 00:00:02.000 line:5%\n<b>EXIT</b>\n',
      '00:00:02.000 --> 00:00:03.000 line:50%\n<i>La la</i>\n',
      '00:00:03.000 --> 00:00:04.000 line:5%\nAbove\n',
      '00:00:04.000 --> 00:00:05.000\n<b>Below</b>\n',
    ].join('\n'),
  )
  expect(assBlock('1,0,Sign,,0,0,0,,EXIT', assStyles(script))).toEqual({ text: '<b>EXIT</b>', place: 'top' })
})

test('repairs lines that are out of order, empty, or without an end', () => {
  const cues = [
    { from: 9, to: 9, text: 'last' },
    { from: 1, to: 2, text: '  ' },
    { from: -3, to: -1, text: 'before the movie' },
    { from: 2, to: 3, text: 'a\n\n\nb' },
  ]

  expect(toWebVtt(cues)).toBe('WEBVTT\n\n00:00:02.000 --> 00:00:03.000\na\nb\n\n00:00:09.000 --> 00:00:13.000\nlast\n')
})

test('a line that begins before the first picture starts with it, unless it has ended by then', () => {
  const cues = [
    { from: -0.02, to: 3, text: 'begun' },
    { from: -9, to: -5, text: 'gone' },
  ]

  expect(toWebVtt(cues)).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:03.000\nbegun\n')
})
