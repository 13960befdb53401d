import { describe, expect, test } from 'bun:test'
import { readCues, type Wanted } from './read-cues'

/** Times in seconds, then the text; the place follows an `@`. */
const shown = (text: string, wanted?: Wanted) =>
  readCues(text, wanted).map(({ from, to, text: said, place, settings }) => {
    const where = settings ?? (place === 'bottom' ? undefined : place)
    return `${Number(from.toFixed(3))} ${Number(to.toFixed(3))} ${said}${where ? ` @${where}` : ''}`
  })
const one = (text: string) => shown(`1\n00:00:01,000 --> 00:00:02,000\n${text}\n`).map((line) => line.slice('1 2 '.length))
const lines = (...all: string[]) => all.join('\n')

describe('SubRip in its dialects', () => {
  test.each<[string, string, string[]]>([
    [
      'as it should be',
      lines('1', '00:00:01,500 --> 00:00:02,000', 'One', 'and', '', '2', '01:00:00,000 --> 01:00:01,000', 'Two'),
      ['1.5 2 One\nand', '3600 3601 Two'],
    ],
    [
      'without blank lines',
      lines('1', '00:00:01,000 --> 00:00:02,000', 'One', '2', '00:00:03,000 --> 00:00:04,000', 'Two'),
      ['1 2 One', '3 4 Two'],
    ],
    ['without numbers', lines('00:00:01,000 --> 00:00:02,000', 'One', '00:00:03,000 --> 00:00:04,000', 'Two'), ['1 2 One', '3 4 Two']],
    [
      'with a blank line inside a text',
      lines('1', '00:00:01,000 --> 00:00:02,000', 'One', '', 'two', '', '2', '00:00:03,000 --> 00:00:04,000', 'Three'),
      ['1 2 One\ntwo', '3 4 Three'],
    ],
    ['with three blank lines before a text', lines('1', '00:00:01,000 --> 00:00:02,000', '', '', 'One'), ['1 2 One']],
    [
      'with a blank line after every line',
      lines('1', '', '00:00:01,000 --> 00:00:02,000', '', 'One', '', '2', '', '00:00:03,000 --> 00:00:04,000', '', 'Two'),
      ['1 2 One', '3 4 Two'],
    ],
    [
      'with a spoken number',
      lines('1', '00:00:01,000 --> 00:00:02,000', '1963', '', '2', '00:00:03,000 --> 00:00:04,000', '7'),
      ['1 2 1963', '3 4 7'],
    ],
    [
      'with a spoken number and no numbers',
      lines('00:00:01,000 --> 00:00:02,000', 'In', '1963', '00:00:03,000 --> 00:00:04,000', 'Two'),
      ['1 2 In\n1963', '3 4 Two'],
    ],
    ['with dots', lines('00:00:01.250 --> 00:00:02.000', 'One'), ['1.25 2 One']],
    ['with colons before the fraction', lines('00:00:01:250 --> 00:00:02:000', 'One'), ['1.25 2 One']],
    ['with spaces in the times', lines('00 : 00 : 01 , 250 --> 00 : 00 : 02 , 000', 'One'), ['1.25 2 One']],
    ['with a short arrow', lines('00:00:01,000 -> 00:00:02,000', 'One'), ['1 2 One']],
    ['with a long dash', lines('00:00:01,000 —> 00:00:02,000', 'One'), ['1 2 One']],
    ['with an escaped arrow', lines('00:00:01,000 --&gt; 00:00:02,000', 'One'), ['1 2 One']],
    ['with arrows without spaces', lines('00:00:01,000-->00:00:02,000', 'One'), ['1 2 One']],
    ['without fractions', lines('00:00:01 --> 00:00:02', 'One'), ['1 2 One']],
    ['with one digit everywhere', lines('0:0:1,5 --> 0:0:2,0', 'One'), ['1.5 2 One']],
    ['without hours', lines('00:01,500 --> 00:02,000', 'One'), ['1.5 2 One']],
    ['with minutes over 59', lines('00:75:00,000 --> 00:75:01,000', 'One'), ['4500 4501 One']],
    ['with the number before the times', lines('1 00:00:01,000 --> 00:00:02,000', 'One'), ['1 2 One']],
    ['with the text behind the times', lines('00:00:01,000 --> 00:00:02,000 Well, "hello"!', 'One'), ['1 2 Well, "hello"!\nOne']],
    ['with coordinates', lines('00:00:01,000 --> 00:00:02,000  X1:100 X2:200 Y1:050 Y2:100', 'One'), ['1 2 One']],
    ['with blanks in front', lines('  1', '  00:00:01,000 --> 00:00:02,000', 'One'), ['1 2 One']],
    ['of old Macs', '1\r00:00:01,000 --> 00:00:02,000\rOne\r\r2\r00:00:03,000 --> 00:00:04,000\rTwo', ['1 2 One', '3 4 Two']],
    ['of Windows', '1\r\n00:00:01,000 --> 00:00:02,000\r\nOne\r\n', ['1 2 One']],
    ['with a mark and zeros', '\ufeff1\n00:00:01,000 --> 00:00:02,000\nO\0ne', ['1 2 One']],
    ['with line separators of Unicode', '1\u202800:00:01,000 --> 00:00:02,000\u2028One', ['1 2 One']],
    ['that begins before the movie', lines('1', '-00:00:01,000 --> 00:00:02,000', 'One'), ['-1 2 One']],
    [
      'with a text that is missing',
      lines('1', '00:00:01,000 --> 00:00:02,000', '', '2', '00:00:03,000 --> 00:00:04,000', 'Two'),
      ['3 4 Two'],
    ],
    ['cut off in the middle', lines('1', '00:00:01,000 --> 00:00:02,000', 'One', '', '2', '00:00:03,0'), ['1 2 One\n2\n00:00:03,0']],
  ])('%s', (_, text, expected) => {
    expect(shown(text)).toEqual(expected)
  })
})

describe('what people leave inside a text', () => {
  test.each<[string, string, string]>([
    ['italic', '<i>One</i>', '<i>One</i>'],
    ['italic in capitals', '<I>One</I>', '<i>One</i>'],
    ['italic with blanks', '<i >One</i >', '<i>One</i>'],
    ['emphasis', '<em>One</em> <strong>two</strong>', '<i>One</i> <b>two</b>'],
    ['italic that never ends', '<i>One', '<i>One</i>'],
    ['an end without a begin', 'One</i>', 'One'],
    ['tags that cross', '<i><b>One</i></b>', '<i><b>One</b></i>'],
    ['fonts and colors', '<font color="#ff0000" face=Arial>One</font>', 'One'],
    ['line breaks', 'One<br>two<br/>three<BR />four', 'One\ntwo\nthree\nfour'],
    ['spans', '<span style="color:red">One</span>', 'One'],
    ['a voice', '<v Roger Bingham>One', 'One'],
    ['a class', '<c.yellow.bg_blue>One</c>', 'One'],
    ['karaoke', 'One <00:00:01.500>two <00:00:01.800><c>three</c>', 'One two three'],
    ['ruby', '<ruby>漢<rt>kan</rt></ruby>', '漢kan'],
    ['an unknown tag with attributes', '<foo bar="1">One</foo>', 'One'],
    ['a sound in angle brackets', '<laughs>', '&lt;laughs&gt;'],
    ['entities', 'It&#39;s &quot;one&quot; &amp; caf&eacute;&hellip;', 'It\'s "one" &amp; café…'],
    ['escaped tags', '&lt;i&gt;One&lt;/i&gt;', '<i>One</i>'],
    ['comparisons', '1 < 2 && 3 > 2', '1 &lt; 2 &amp;&amp; 3 &gt; 2'],
    ['a position of ASS', '{\\an8}One', 'One @top'],
    ['an old position of ASS', '{\\a6}One', 'One @top'],
    ['the middle', '{\\an5}One', 'One @middle'],
    ['italics of ASS', '{\\i1}One{\\i0} two', '<i>One</i> two'],
    ['other commands of ASS', '{\\pos(100,200)\\fs20\\c&HFFFFFF&}One', 'One'],
    ['breaks of ASS', 'One\\Ntwo\\hthree', 'One\ntwo three'],
    ['a path', 'C:\\new', 'C:\\new'],
    ['codes of MicroDVD', '{y:i}{c:$0000ff}One', '<i>One</i>'],
    ['braces', '{One}', '{One}'],
    ['an arrow', 'One --> two', 'One --&gt; two'],
    ['notes', '♪ One ♪', '♪ One ♪'],
  ])('%s', (_, text, expected) => {
    expect(one(text)).toEqual([expected])
  })

  test('a text of nothing but marks is none', () => {
    expect(one('<font color="red"></font>{\\an8}&nbsp;')).toEqual([])
  })
})

describe('WebVTT', () => {
  test.each<[string, string, string[]]>([
    [
      'with comments, styles, and names',
      lines(
        'WEBVTT - title',
        '',
        'NOTE nothing',
        '',
        'STYLE',
        '::cue { color: red }',
        '',
        'intro',
        '00:01.000 --> 00:02.000',
        'One',
        '',
        'NOTE more',
        'of it',
        '',
        '2',
        '00:03.000 --> 00:04.000',
        'Two',
      ),
      ['1 2 One', '3 4 Two'],
    ],
    [
      'with positions',
      lines('WEBVTT', '', '00:01.000 --> 00:02.000 line:10% position:20% align:start', 'One'),
      ['1 2 One @line:10% position:20% align:start'],
    ],
    ['with an old word for the middle', lines('WEBVTT', '', '00:01.000 --> 00:02.000 align:middle', 'One'), ['1 2 One @align:center']],
    [
      'with a region',
      lines('WEBVTT', 'Region: id=old', '', 'REGION', 'id:up', 'viewportanchor:10%,10%', '', '00:01.000 --> 00:02.000 region:up', 'One'),
      ['1 2 One @line:10%'],
    ],
    ['with vertical text', lines('WEBVTT', '', '00:01.000 --> 00:02.000 vertical:rl', 'One'), ['1 2 One @vertical:rl']],
    ['with settings that are none', lines('WEBVTT', '', '00:01.000 --> 00:02.000 line:up size:huge', 'One'), ['1 2 One']],
    [
      'with a text behind a blank line',
      lines('WEBVTT', '', '00:01.000 --> 00:02.000', '', 'One', '', '00:03.000 --> 00:04.000', 'Two'),
      ['1 2 One', '3 4 Two'],
    ],
    ['of a stream', lines('WEBVTT', 'X-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000', '', '00:01.000 --> 00:02.000', 'One'), ['1 2 One']],
    ['with four digits of hours', lines('WEBVTT', '', '1000:00:01.000 --> 1000:00:02.000', 'One'), ['3600001 3600002 One']],
  ])('%s', (_, text, expected) => {
    expect(shown(text)).toEqual(expected)
  })
})

describe('ASS and SSA', () => {
  const script = (...events: string[]) =>
    lines(
      '[Script Info]',
      'PlayResY: 1080',
      '[V4+ Styles]',
      'Format: Name, Italic, Alignment',
      'Style: Default,0,2',
      'Style: Sign,-1,8',
      '[Events]',
      'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
      ...events,
    )
  test.each<[string, string, string[]]>([
    ['with commas in the text', script('Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,One, two'), ['1 2 One, two']],
    ['with blanks in front', script('   Dialogue : 0, 0:00:01.00 , 0:00:02.00 ,Default,,0,0,0,,One'), ['1 2 One']],
    ['with a style', script('Dialogue: 0,0:00:01.00,0:00:02.00,*Sign,,0,0,0,,EXIT'), ['1 2 <i>EXIT</i> @top']],
    ['with coordinates', script('Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\pos(960,100)}SIGN'), ['1 2 SIGN @top']],
    [
      'with karaoke',
      script('Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\k20}One {\\kf30}two{\\K10\\i1}!'),
      ['1 2 One two<i>!</i>'],
    ],
    [
      'with comments',
      script('Comment: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,no', 'Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,{why}One'),
      ['1 2 One'],
    ],
    [
      'with drawings',
      script(
        'Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\p1}m 0 0 l 9 9{\\p0}',
        'Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,One',
      ),
      ['1 2 One'],
    ],
    ['with a tag in angle brackets', script('Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,<i>One</i>'), ['1 2 <i>One</i>']],
    ['without sections', 'Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,One\\nTwo', ['1 2 One\nTwo']],
    [
      'of version 4',
      lines(
        '[Script Info]',
        '[V4 Styles]',
        'Format: Name, Italic, Alignment',
        'Style: Up,0,6',
        '[Events]',
        'Format: Marked, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
        'Dialogue: Marked=0,0:00:01.00,0:00:02.00,Up,NTP,0,0,0,!Effect,One',
      ),
      ['1 2 One @top'],
    ],
  ])('%s', (_, text, expected) => {
    expect(shown(text)).toEqual(expected)
  })
})

describe('older formats', () => {
  test.each<[string, string, string[], Wanted?]>([
    [
      'MicroDVD, which says its frame rate',
      lines('{1}{1}25', '{25}{50}One|{y:i}two', '{75}{100}/Three'),
      ['1 2 One\n<i>two</i>', '3 4 <i>Three</i>'],
    ],
    ['MicroDVD at the rate of the movie', '{24}{48}One', ['1 2 One'], { frame_rate: 24 }],
    ['MicroDVD at the usual rate', '{23976}{47952}One', ['1000 2000 One']],
    ['MicroDVD with marks for all lines', '{25}{50}{Y:b}One|two', ['1 2 <b>One</b>\n<b>two</b>'], { frame_rate: 25 }],
    ['MPL2', lines('[10][20]One|/two', '[30][40]Three'), ['1 2 One\n<i>two</i>', '3 4 Three']],
    ['TMPlayer', lines('00:00:01:One|two', '00:00:03:Three'), ['1 3 One\ntwo', '3 9 Three']],
    ['TMPlayer with equals signs', '0:00:01=One', ['1 7 One']],
    [
      'SubViewer',
      lines(
        '[INFORMATION]',
        '[TITLE]x',
        '[SUBTITLE]',
        '[COLF]&HFFFFFF,[STYLE]bd,[SIZE]18',
        '00:00:01.00,00:00:02.50',
        'One[br]two',
        '',
        '00:00:03.00,00:00:04.00',
        'Three',
      ),
      ['1 2.5 One\ntwo', '3 4 Three'],
    ],
    [
      'the first SubViewer',
      lines('[00:00:01]', 'One|two', '[00:00:02]', '', '[00:00:03]', 'Three', '[00:00:04]'),
      ['1 2 One\ntwo', '3 4 Three'],
    ],
  ])('%s', (...[, text, expected, wanted]) => {
    expect(shown(text, wanted)).toEqual(expected)
  })
})

describe('SAMI', () => {
  const page = lines(
    '<SAMI><HEAD><STYLE TYPE="text/css"><!--',
    '.ENCC { Name: English; lang: en-US; }',
    '.DECC { Name: Deutsch; lang: de-DE; }',
    '--></STYLE></HEAD><BODY>',
    '<SYNC Start=1000><P Class=ENCC>One<br>two',
    '<P Class=DECC>Eins',
    '<SYNC Start=2000><P Class=ENCC>&nbsp;',
    '<SYNC Start="3000"><P Class=ENCC><font color=red>Three</font></P></SYNC>',
    '<SYNC Start=4000><P Class=ENCC>&nbsp;</BODY></SAMI>',
  )

  test('shows the language with the most lines, until its next one', () => {
    expect(shown(page)).toEqual(['1 2 One\ntwo', '3 4 Three'])
  })
  test('shows the language that the name of the file says', () => {
    expect(shown(page, { language: 'de' })).toEqual(['1 1 Eins'])
  })
  test('needs no classes and no quotes', () => {
    expect(shown('<SAMI><SYNC START=1000>One<SYNC START=2000>&nbsp;')).toEqual(['1 2 One'])
  })
})

describe('TTML', () => {
  const page = (body: string, root = '') =>
    `<?xml version="1.0"?><tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" ${root}><head><styling><style xml:id="s" tts:fontStyle="italic"/></styling><layout><region xml:id="up" tts:origin="10% 5%" tts:displayAlign="before"/></layout></head><body><div>${body}</div></body></tt>`
  test.each<[string, string, string[]]>([
    ['with clock times', page('<p begin="00:00:01.500" end="00:00:02.000">One<br/>two</p>'), ['1.5 2 One\ntwo']],
    ['with offsets and a length', page('<p begin="1.5s" dur="500ms">One</p>'), ['1.5 2 One']],
    ['with ticks', page('<p begin="10000000t" end="20000000t">One</p>', 'ttp:tickRate="10000000"'), ['1 2 One']],
    ['with frames', page('<p begin="00:00:01:12" end="00:00:02:00">One</p>', 'ttp:frameRate="24"'), ['1.5 2 One']],
    ['with a comma', page('<p begin="00:00:01,500" end="00:00:02,000">One</p>'), ['1.5 2 One']],
    ['with styles and regions', page('<p begin="1s" end="2s" style="s" region="up">One</p>'), ['1 2 <i>One</i> @top']],
    [
      'with a span',
      page('<p begin="1s" end="2s">One <span tts:fontStyle="italic">two</span> &amp; three</p>'),
      ['1 2 One <i>two</i> &amp; three'],
    ],
    [
      'with times in spans',
      page('<p><span begin="1s" end="2s">One</span><span begin="3s" end="4s">Two</span></p>'),
      ['1 2 One', '3 4 Two'],
    ],
    ['that counts from its parent', page('<p begin="1s" end="2s">One</p>').replace('<div>', '<div begin="10s">'), ['11 12 One']],
    [
      'with comments and prefixes',
      '<tt:tt xmlns:tt="http://www.w3.org/ns/ttml"><tt:body><tt:div><!-- <p begin="9s" end="10s">no</p> --><tt:p begin="1s" end="2s">One</tt:p></tt:div></tt:body></tt:tt>',
      ['1 2 One'],
    ],
  ])('%s', (_, text, expected) => {
    expect(shown(text)).toEqual(expected)
  })
})

test.each<[string, string]>([
  ['nothing', ''],
  ['prose', 'This is only a text.\nWith two lines.'],
  ['a web page', '<!doctype html><html><body><p>Not found</p></body></html>'],
  ['a header alone', 'WEBVTT\n\nNOTE nothing\n'],
  ['a disc image subtitle', '\0\0\u0001ºD\0\u0004\0'],
])('%s has no lines', (_, text) => {
  expect(readCues(text)).toEqual([])
})
