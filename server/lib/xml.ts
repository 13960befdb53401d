import { SaxesParser } from 'saxes'

/** One element with everything in it. Names are lower case and without prefix. */
export type XmlElement = {
  readonly name: string
  readonly prefix: string
  readonly attributes: Readonly<Record<string, string>>
  /** Own text and CDATA, joined and trimmed. */
  text: string
  readonly children: XmlElement[]
}
export type XmlAnswer = { readonly root: string; readonly elements: XmlElement[] }

/** The document is refused; the message says why, as the end of a sentence about its sender. */
export class XmlRefused extends Error {}

type Limits = { readonly elements?: number }

const DEEPEST = 40
const MOST_NODES = 200_000
const LONGEST_TEXT = 20_000
const SLICE = 64 * 1024
const LONGEST_TURN_MS = 10

/**
 * Reads the elements of the given names, each whole, out of a document that may be hostile. A document type is refused, so there are no entities but the standard ones;
 * stray control characters and bare ampersands are forgiven, as real feeds have them; a broken structure is not. The event loop gets its turn in between.
 */
export const readXml = async (source: string, names: readonly string[], { elements: limit = 5000 }: Limits = {}): Promise<XmlAnswer> => {
  if (source.trim() === '') throw new XmlRefused('answers with nothing')
  const collector = createCollector(new Set(names), limit)
  const parser = createParser(collector)
  const text = escapeBareAmpersands(source)
  let turn = performance.now()
  for (let at = 0; at < text.length && !collector.isFull(); at += SLICE) {
    parser.write(text.slice(at, at + SLICE))
    if (performance.now() - turn < LONGEST_TURN_MS) continue
    await new Promise((resolve) => setImmediate(resolve))
    turn = performance.now()
  }
  if (!collector.isFull()) parser.close()
  return collector.answer()
}

/** Bytes to text by the document's own word, the sender's or UTF-8, in the order that readers of feeds agree on. */
export const xmlText = (bytes: Uint8Array, contentType: string | null = null): string => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const marked = head.startsWith('\xfe\xff') ? 'utf-16be' : head.startsWith('\xff\xfe') ? 'utf-16le' : undefined
  const told =
    marked ?? /charset="?([\w-]+)/i.exec(contentType ?? '')?.[1] ?? /^[^<]*<\?xml[^>]{0,100}encoding=["']([\w-]+)/i.exec(head)?.[1]
  return decoderFor(told).decode(bytes)
}

const decoderFor = (charset = 'utf-8') => {
  try {
    return new TextDecoder(charset.toLowerCase() as Bun.Encoding)
  } catch {
    // An encoding that nobody knows: most of the document will be plain letters.
    return new TextDecoder()
  }
}

const createCollector = (names: ReadonlySet<string>, limit: number) => {
  const found: XmlElement[] = []
  const inside: XmlElement[] = []
  let root = ''
  let depth = 0
  let nodes = 0
  return {
    open: (tag: { name: string; attributes: Record<string, string> }) => {
      if (++depth > DEEPEST) throw new XmlRefused('answers with XML that is nested too deeply')
      const { prefix, local } = split(tag.name)
      root ||= local
      const parent = inside.at(-1)
      if (!parent && !names.has(local)) return
      if (++nodes > MOST_NODES) throw new XmlRefused('answers with more XML than a feed can have')
      const element = { name: local, prefix, attributes: lowered(tag.attributes), text: '', children: [] }
      parent?.children.push(element)
      inside.push(element)
    },
    text: (text: string) => {
      const element = inside.at(-1)
      if (element && element.text.length < LONGEST_TEXT) element.text += text.slice(0, LONGEST_TEXT - element.text.length)
    },
    close: () => {
      depth--
      const element = inside.pop()
      if (!element) return
      element.text = element.text.trim()
      if (inside.length === 0) found.push(element)
    },
    isFull: () => found.length >= limit,
    answer: (): XmlAnswer => ({ root, elements: found.slice(0, limit) }),
  }
}

const createParser = (collector: ReturnType<typeof createCollector>) => {
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false })
  parser.on('doctype', (doctype) => {
    throw new XmlRefused(/^\s*html/i.test(doctype) ? webPage : 'answers with XML that has a document type, which a feed never needs')
  })
  parser.on('error', ({ message }) => {
    if (broken.test(message)) throw new XmlRefused('answers with XML that is broken')
  })
  parser.on('opentag', (tag) => {
    if (split(tag.name).local === 'html') throw new XmlRefused(webPage)
    collector.open(tag)
  })
  parser.on('text', collector.text)
  parser.on('cdata', collector.text)
  parser.on('closetag', collector.close)
  return parser
}

const webPage = 'answers with a web page instead of XML'

/** What the parser says when the structure itself cannot be trusted. All else it says is about single characters. */
const broken =
  /unclosed tag|unexpected close tag|unmatched closing tag|unexpected end|root element|one root|in (tag|closing|attribute) |(closing|attribute) (tag|name|value)|without value|weird empty|malformed (comment|name)|forward-slash/

const split = (name: string) => {
  const colon = name.indexOf(':')
  return colon < 0
    ? { prefix: '', local: name.toLowerCase() }
    : { prefix: name.slice(0, colon).toLowerCase(), local: name.slice(colon + 1).toLowerCase() }
}

const lowered = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value.slice(0, LONGEST_TEXT)]))

/** Links with a bare `&` are common, and would swallow everything up to the next semicolon. CDATA is left as it is: nothing is decoded there. */
const escapeBareAmpersands = (source: string): string => {
  const parts: string[] = []
  let at = 0
  while (at < source.length) {
    const start = source.indexOf('<![CDATA[', at)
    const end = start < 0 ? source.length : source.indexOf(']]>', start)
    parts.push(
      source.slice(at, start < 0 ? source.length : start).replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{0,31});)/gi, '&amp;'),
    )
    at = end < 0 ? source.length : end
    if (start >= 0) parts.push(source.slice(start, at))
  }
  return parts.join('')
}
