import { SaxesParser } from 'saxes'
import { type Sentence, say } from './sentence'
import { ofXml } from './sentences'
import { createTurn, turnOfOthers } from './turns'

/** An element with its descendants. Names are lowercase and without prefix. */
export type XmlElement = {
  readonly name: string
  readonly prefix: string
  readonly attributes: Readonly<Record<string, string>>
  /** The element's own text and CDATA, joined and trimmed. */
  text: string
  readonly children: XmlElement[]
}
export type XmlAnswer = { readonly root: string; readonly elements: XmlElement[] }

/** Thrown for a refused document. The caller, who knows the sender, writes the message. */
export class XmlRefused extends Error {
  readonly code: keyof typeof ofXml
  constructor(code: keyof typeof ofXml) {
    super(code)
    this.code = code
  }
}
export const saidOfXml = ({ code }: XmlRefused, party: string): Sentence => say(ofXml, code, { party })

type Limits = { readonly elements?: number }

const DEEPEST = 40
const MOST_NODES = 100_000
const MOST_NODES_INSIDE = 2000
const MOST_ATTRIBUTES = 200_000
const MOST_ATTRIBUTES_OF_ONE = 100
const LONGEST_TEXT = 20_000
/** A slice full of references takes about 20 ms to parse. */
const SLICE = 4 * 1024
const MOST_REFERENCES = 200_000

/**
 * Reads every element with one of the given names from a document that may be hostile. Refuses a document type declaration, so only the
 * standard entities exist. Tolerates stray control characters and bare ampersands, which real feeds contain, but not broken structure.
 * Yields to the event loop.
 */
export const readXml = async (source: string, names: readonly string[], { elements: limit = 5000 }: Limits = {}): Promise<XmlAnswer> => {
  if (source.trim() === '') throw new XmlRefused('xml_empty')
  const collector = createCollector(new Set(names), limit)
  const parser = createParser(collector)
  if (countOf(source, '&') > MOST_REFERENCES) throw new XmlRefused('xml_too_much')
  await turnOfOthers()
  const turn = createTurn()
  for (const text of slicesOf(source)) {
    if (collector.isFull()) break
    parser.write(text)
    if (!turn.isOver()) continue
    await turnOfOthers()
    turn.begin()
  }
  if (!collector.isFull()) parser.close()
  return collector.answer()
}

/** Decodes by the document's own declaration, else the sender's, else as UTF-8, with the precedence that feed readers agree on. */
export const xmlText = (bytes: Uint8Array, contentType: string | null = null): string => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const marked = head.startsWith('\xfe\xff') ? 'utf-16be' : head.startsWith('\xff\xfe') ? 'utf-16le' : undefined
  const charset =
    marked ?? /charset="?([\w-]+)/i.exec(contentType ?? '')?.[1] ?? /^[^<]*<\?xml[^>]{0,100}encoding=["']([\w-]+)/i.exec(head)?.[1]
  return decoderFor(charset).decode(bytes)
}

const decoderFor = (charset = 'utf-8') => {
  try {
    return new TextDecoder(charset.toLowerCase() as Bun.Encoding)
  } catch {
    // Unknown encoding: most of the document will be plain letters.
    return new TextDecoder()
  }
}

const createCollector = (names: ReadonlySet<string>, limit: number) => {
  const found: XmlElement[] = []
  const inside: XmlElement[] = []
  let root = ''
  let depth = 0
  let nodes = 0
  let nodesInside = 0
  let attributes = 0
  let attributesOfOne = 0
  return {
    attribute: () => {
      if (++attributes > MOST_ATTRIBUTES || ++attributesOfOne > MOST_ATTRIBUTES_OF_ONE) throw new XmlRefused('xml_too_much')
    },
    open: (tag: { name: string; attributes: Record<string, string> }) => {
      attributesOfOne = 0
      if (++depth > DEEPEST) throw new XmlRefused('xml_too_deep')
      const { prefix, local } = split(tag.name)
      root ||= local
      const parent = inside.at(-1)
      if (!parent && !names.has(local)) return
      nodesInside = parent ? nodesInside + 1 : 0
      if (++nodes > MOST_NODES || nodesInside > MOST_NODES_INSIDE) throw new XmlRefused('xml_too_much')
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
    throw new XmlRefused(/^\s*html/i.test(doctype) ? 'xml_web_page' : 'xml_document_type')
  })
  parser.on('error', ({ message }) => {
    if (broken.test(message)) throw new XmlRefused('xml_broken')
  })
  parser.on('attribute', collector.attribute)
  parser.on('opentag', (tag) => {
    if (split(tag.name).local === 'html') throw new XmlRefused('xml_web_page')
    collector.open(tag)
  })
  parser.on('text', collector.text)
  parser.on('cdata', collector.text)
  parser.on('closetag', collector.close)
  return parser
}

/** Parser errors about broken structure. All other errors concern single characters. */
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

/**
 * Splits the document into slices that are quick to parse. Escapes bare `&`, common in links, which would swallow everything up to the next
 * semicolon. Leaves CDATA alone: nothing is decoded there.
 */
function* slicesOf(source: string): Generator<string> {
  let at = 0
  while (at < source.length) {
    const start = indexOr(source, '<![CDATA[', at)
    for (; at < start; ) {
      const slice = source.slice(at, Math.min(start, at + SLICE))
      const length = wholeReferences(slice)
      yield slice.slice(0, length).replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{0,31});)/gi, '&amp;')
      at += length
    }
    const end = indexOr(source, ']]>', start)
    for (; at < end; at += SLICE) yield source.slice(at, Math.min(end, at + SLICE))
    at = end
  }
}

const countOf = (source: string, sought: string): number => {
  let count = 0
  for (let at = source.indexOf(sought); at >= 0 && count <= MOST_REFERENCES; at = source.indexOf(sought, at + 1)) count += 1
  return count
}

const indexOr = (source: string, sought: string, from: number): number => {
  const found = source.indexOf(sought, from)
  return found < 0 ? source.length : found
}

const LONGEST_REFERENCE = 40
/** The length of the slice that can be parsed alone: a reference at its end may continue in the next slice. */
const wholeReferences = (slice: string): number => {
  const last = slice.lastIndexOf('&')
  return last > 0 && slice.length === SLICE && last > SLICE - LONGEST_REFERENCE ? last : slice.length
}
