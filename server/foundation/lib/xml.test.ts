import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { attempt } from './attempt'
import { readXml, saidOfXml, XmlRefused, xmlText } from './xml'

const items = async (source: string) => (await readXml(source, ['item'])).elements
const refusal = async (source: string) => {
  const answer = await attempt(() => readXml(source, ['item']))
  if (answer.ok) throw new Error(`read as ${answer.value.root}`)
  if (!(answer.error instanceof XmlRefused)) throw answer.error
  return saidOfXml(answer.error, '').text.trim()
}
const rss = (inner: string) => `<rss><channel><item>${inner}</item></channel></rss>`
const titleOf = async (inner: string) => (await items(rss(`<title>${inner}</title>`)))[0]?.children[0]?.text

describe('reading XML', () => {
  test('returns whole elements at any depth, with lowercase names and separate prefixes', async () => {
    const answer = await readXml('<RSS><x/><Item A="1"><n:Size>5</n:Size><b><c>d</c></b></Item><item/></RSS>', ['item'])

    expect(answer.root).toBe('rss')
    expect(answer.elements).toEqual([
      {
        name: 'item',
        prefix: '',
        attributes: { a: '1' },
        text: '',
        children: [
          { name: 'size', prefix: 'n', attributes: {}, text: '5', children: [] },
          {
            name: 'b',
            prefix: '',
            attributes: {},
            text: '',
            children: [{ name: 'c', prefix: '', attributes: {}, text: 'd', children: [] }],
          },
        ],
      },
      { name: 'item', prefix: '', attributes: {}, text: '', children: [] },
    ])
  })

  test('decodes standard and numeric entities, but nothing inside CDATA', async () => {
    expect(await titleOf('a &amp; b &lt;c&gt; &quot;&apos; &#65;&#x42;')).toBe('a & b <c> "\' AB')
    expect(await titleOf('<![CDATA[a &amp; b <c> ]] x]]> d')).toBe('a &amp; b <c> ]] x d')
  })

  test('tolerates bare ampersands, unknown entities and control characters', async () => {
    expect(await titleOf('a & b &amp; c&d; &nbsp;x&#0;')).toBe('a & b & c&d; &nbsp;x&#0;')
    expect(
      (await items(rss('<link href="x?a=1&b=2"/><b>after</b>')))[0]?.children.map((child) => [child.attributes.href, child.text]),
    ).toEqual([
      ['x?a=1&b=2', ''],
      [undefined, 'after'],
    ])
    expect(await titleOf('a\u0001\u0008b')).toBe('a\u0001\u0008b')
    expect(await titleOf('<![CDATA[a?x=1&y=2]]>')).toBe('a?x=1&y=2')
  })

  test('stops at the element limit, even if the rest is broken', async () => {
    const answer = await readXml(`<rss>${'<item/>'.repeat(50)}${'<item/>'.repeat(100_000)}<broken`, ['item'], { elements: 50 })

    expect(answer.elements.length).toBe(50)
  })

  test('takes the encoding from the document, else from the response header, else UTF-8', () => {
    const latin = Uint8Array.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>Amélie</a>', (letter) => letter.charCodeAt(0))
    expect(xmlText(latin)).toContain('Amélie')
    expect(
      xmlText(
        Uint8Array.from('<a>é</a>', (letter) => letter.charCodeAt(0)),
        'text/xml; charset=iso-8859-1',
      ),
    ).toBe('<a>é</a>')
    expect(xmlText(new TextEncoder().encode('<?xml version="1.0" encoding="klingon"?><a>é</a>'))).toContain('é')
    expect(xmlText(new Uint8Array([0xff, 0xfe, 0x3c, 0, 0x61, 0, 0x2f, 0, 0x3e, 0]))).toBe('<a/>')
  })
})

describe('refusing XML', () => {
  test.each([
    ['', 'returned an empty response'],
    ['  \n', 'returned an empty response'],
    ['plain words', 'returned broken XML'],
    ['{"error":"json"}', 'returned broken XML'],
    ['<caps><unclosed>', 'returned broken XML'],
    ['<caps><> max="60"/></caps>', 'returned broken XML'],
    ['<rss><item></rss>', 'returned broken XML'],
    ['<rss/><rss/>', 'returned broken XML'],
    ['<rss><item>', 'returned broken XML'],
    ['<!DOCTYPE html><html><br></html>', 'returned a web page instead of XML'],
    ['<html><body><p>Log in</body></html>', 'returned a web page instead of XML'],
    ['<!DOCTYPE rss [<!ENTITY a "b">]><rss/>', 'returned XML with a document type, which a feed never needs'],
  ])('refuses %j with a reason', async (source, words) => {
    expect(await refusal(source)).toBe(words)
  })
})

describe('hostile documents', () => {
  test('entity bombs and external entities are inert: nothing is expanded or fetched', async () => {
    const lols = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')

    expect(await refusal(`<?xml version="1.0"?><!DOCTYPE l [<!ENTITY l0 "lol">${lols}]><rss><item>&l9;</item></rss>`)).toContain(
      'document type',
    )
    expect(await refusal('<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><item>&x;</item></rss>')).toContain('document type')
    expect(await titleOf('&l9;')).toBe('&l9;')
  })

  test('refuses tags nested 100,000 deep', async () => {
    expect(await refusal(`<rss><item>${'<a>'.repeat(100_000)}`)).toBe('returned XML that is nested too deeply')
  })

  test('ten megabytes of anything finish and let other work run meanwhile', async () => {
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    const huge = ['<a/>', '<a b="c"/>', '&', ']]>', '<![CDATA[', '&#65;', '<!--', '"', '</', '<?x ?>']

    for (const piece of huge) await attempt(() => readXml(`<rss><item>${piece.repeat(1_000_000)}</item></rss>`, ['item']))

    clearInterval(timer)
    expect(turns).toBeGreaterThan(10)
  }, 120_000)

  test('any shape is either read or refused with a reason', async () => {
    const pieces = fc.constantFrom(
      '<item>',
      '</item>',
      '<title>',
      '</title>',
      '<![CDATA[',
      ']]>',
      '&',
      '&amp;',
      ';',
      '<',
      '>',
      '"',
      "'",
      '=',
      '<?xml ',
      '?>',
      '<!--',
      '-->',
      '\u0000',
      '😀',
      'a',
      ' ',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(pieces, fc.string({ maxLength: 5 })), { maxLength: 40 }), async (parts) => {
        const answer = await attempt(() => readXml(`<rss>${parts.join('')}</rss>`, ['item']))
        if (!answer.ok) expect(answer.error).toBeInstanceOf(XmlRefused)
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['400,000 attributes in one tag', `<item ${Array.from({ length: 400_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`],
    ['400,000 attributes in many tags', `<item>${'<a a="1" b="2" c="3" d="4" e="5"/>'.repeat(1000)}</item>`.repeat(80)],
    ['a million ampersands', `<item>${'&'.repeat(1_000_000)}</item>`],
    ['100,000 tags in one entry', `<item>${'<a/>'.repeat(100_000)}</item>`],
  ])('refuses %s', async (_, inside) => {
    expect(await refusal(`<rss>${inside}</rss>`)).toBe('returned more XML than a feed can have')
  })

  test('escapes slice by slice and splits no reference', async () => {
    for (const length of [4040, 4050, 4060, 4065, 4070, 4071, 4072, 4073, 4074, 4075, 4076, 4077, 4078, 4079, 4080, 4096]) {
      const { elements } = await readXml(`<rss><item><a>${' '.repeat(length)}</a><title>x &amp; y & z&#65;</title></item></rss>`, ['item'])
      expect(elements[0]?.children[1]?.text).toBe('x & y & zA')
    }
  })

  test('cannot make one text longer than its cap', async () => {
    expect((await titleOf('x'.repeat(1_000_000)))?.length).toBe(20_000)
  })
})
