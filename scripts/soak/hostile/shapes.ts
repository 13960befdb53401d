/** Classes of characters, each of which some reader treats in its own way. Repeated, they fill any space. */
export const characters = {
  letters: 'a',
  digits: '7',
  spaces: ' ',
  words: 'a b ',
  lines: '\n',
  'carriage returns': '\r',
  quotes: '"',
  apostrophes: "'",
  backslashes: '\\',
  openings: '([{<',
  closings: ')]}>',
  ampersands: '&',
  entities: '&lt;',
  delimiters: ',;:|',
  dots: '.',
  dashes: '-_',
  percents: '%41%',
  placeholders: '{Movie Title}',
  numbers: '1080p 2021 ',
  accents: 'é',
  combining: 'e\u0301\u0323',
  expanding: '\ufdfa',
  astral: '😀',
  'right to left': '\u202eש',
  ideographs: '中',
  NUL: '\u0000',
} as const

export const filled = (unit: string, length: number): string => unit.repeat(Math.max(1, Math.floor(length / unit.length)))

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
/** Exactly so many bytes of a repeated text, with a beginning and an end. */
const around = (before: string, unit: string, after = '') => {
  return (size: number): Uint8Array<ArrayBuffer> => {
    const [head, part, tail] = [bytesOf(before), bytesOf(unit), bytesOf(after)]
    const whole = Buffer.alloc(Math.max(head.length + tail.length + part.length, size), part)
    whole.set(head)
    const times = Math.floor((whole.length - head.length - tail.length) / part.length)
    for (let i = 0; i < times && part.length > 1; i++) whole.set(part, head.length + i * part.length)
    const end = head.length + times * part.length
    whole.set(tail, end)
    return new Uint8Array(whole.subarray(0, end + tail.length))
  }
}

const rss = '<?xml version="1.0"?><rss><channel><item><title>'
/** Documents that no honest sender writes, for any reader of foreign bytes. */
export const documents: Readonly<Record<string, (size: number) => Uint8Array<ArrayBuffer>>> = {
  'lists in lists': around('', '['),
  'objects in objects': around('', '{"a":'),
  'a list of numbers': around('[', '1,', '1]'),
  'a list of objects': around('[', '{},', '{}]'),
  'a list of lists': around('[', '[0],', '[0]]'),
  'a JSON text without an end': around('{"a":"', 'x'),
  'a JSON text of escapes': around('{"a":"', '\\u00e9', '"}'),
  'a long JSON number': around('[', '9', ']'),
  'one JSON text': around('["', 'é', '"]'),
  'many JSON results': around('{"results":[', '{"title":"x","id":1},', '{}]}'),
  'many movies of a list': around('[', '{"title":"The Quiet Harbour","year":2021,"imdb_id":"tt0000603"},', '{}]'),
  'elements in elements': around(rss, '<a>'),
  'many elements': around('<?xml version="1.0"?><rss><channel>', '<item><title>x 2021</title></item>', '</channel></rss>'),
  'an attribute without an end': around('<rss a="', 'x'),
  'many attributes': around('<rss ', 'a="1" ', '/>'),
  'XML entities': around(rss, '&lt;', '</title></item></channel></rss>'),
  'numbered XML entities': around(rss, '&#x41;', '</title></item></channel></rss>'),
  'openings of tags': around(rss, '<'),
  'comments without an end': around(rss, '<!--'),
  'CDATA without an end': around(rss, '<![CDATA['),
  'a document type': around('<!DOCTYPE a [', '<!ENTITY a "aaaaaaaaaa">', ']><a>&a;</a>'),
  'bencoded lists': around('', 'l'),
  'bencoded dictionaries': around('', 'd1:a'),
  'a bencoded number': around('d4:infoi', '9'),
  'a table of cells': around('Const,Title\n', ','),
  'a table of lines': around('Const,Title,Year\n', 'tt0000603,The Quiet Harbour,2021\n'),
  'a table of quoted cells': around('Const,Title\n', '"",'),
  'a table of many movies': around('Name,Year\n', 'x,2021\n'),
  'a quote without an end': around('Const,Title\n"', 'x'),
  'a web page': around('<!doctype html><html><body>', '<p>Sign in</p>', '</body></html>'),
  'subtitle cues': around('', '1\n00:00:01,000 --> 00:00:02,000\na\n\n'),
  'subtitle arrows': around('', '00:00:01,000 --> '),
  'one subtitle line': around('1\n00:00:01,000 --> 00:00:02,000\n', '<i>'),
  'subtitle overrides': around('[Script Info]\n[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,', '{\\an8'),
  'script dialogues': around('[Script Info]\n[Events]\nFormat: Start, End, Text\n', 'Dialogue: 0:00:01.00,0:00:02.00,{\\i1}a\n'),
  'script sections': around('[v4+ styles]\n', '[events]\n'),
  'timed frames': around('', '{1}{2}{y:i}a|b\n'),
  'a SAMI file': around('<SAMI><BODY>', '<SYNC Start=1><P>a'),
  'NFO tags': around('<movie>', '<uniqueid type="imdb"> '),
  'NFO words': around('', 'tt1234567'),
  'PEM lines': around('[Interface]\n', 'PrivateKey = AAAA\n'),
  'magnet parameters': around('magnet:?xt=urn:btih:0123456789012345678901234567890123456789', '&tr=http%3A%2F%2Fx'),
  ...Object.fromEntries(Object.entries(characters).map(([name, unit]) => [`only ${name}`, around('', unit)])),
}
