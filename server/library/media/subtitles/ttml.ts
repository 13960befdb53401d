import { secondsOf } from './lines'
import { wordsOf } from './markup'
import type { Cue } from './webvtt'

/** How a document counts. */
type Clock = { readonly frames: number; readonly ticks: number }
type Attributes = Readonly<Record<string, string>>
type Style = { readonly isItalic: boolean; readonly isBold: boolean; readonly isTop: boolean }
/** An open element. Times are in seconds; a child counts from the begin of its parent. */
type Open = {
  readonly name: string
  readonly from: number
  readonly to: number
  readonly style: Style
  readonly isTimed: boolean
  text: string
}

const mostElements = 500_000
const deepest = 60
const plain: Style = { isItalic: false, isBold: false, isTop: false }

/** TTML, also as DFXP and as its profiles for broadcasters: paragraphs with times. */
export const readTtml = (page: string): Cue[] => {
  const root = [...partsOf(page.slice(0, 8000))].find(({ name }) => name === 'tt')?.attributes ?? {}
  const clock: Clock = { frames: frameRate(root), ticks: Number(root.tickrate) || 1 }
  const styles = stylesIn(page)
  const open: Open[] = [{ name: '', from: 0, to: Number.POSITIVE_INFINITY, style: plain, isTimed: false, text: '' }]
  const cues: Cue[] = []
  for (const part of partsOf(page)) {
    if (part.name === 'br') open.at(-1)!.text += '\n'
    else if (part.slash) close(open, part.name, cues)
    else if (!part.isClosed && open.length < deepest) open.push(opened(part, { parent: open.at(-1)!, clock, styles }))
    addText(open.at(-1)!, part.text)
  }
  return cues.toSorted((a, b) => a.from - b.from)
}

const addText = (inside: Open, text: string): void => {
  if (inside.name === 'p' || inside.name === 'span') inside.text += text.replaceAll(/\s+/g, ' ')
}

type Part = {
  readonly slash: boolean
  readonly name: string
  readonly attributes: Attributes
  readonly isClosed: boolean
  readonly text: string
}
function* partsOf(page: string): Generator<Part> {
  let count = 0
  for (const part of withoutComments(page).split('<')) {
    if (++count > mostElements) return
    const end = part.indexOf('>')
    const [, slash = '', name = ''] = /^(\/?)(?:[a-z][\w-]{0,30}:)?([a-z][\w-]{0,30})/i.exec(part) ?? []
    if (end < 0 || name === '') continue
    const head = part.slice(0, Math.min(end, 4000))
    const text = part.slice(end + 1, end + 4001)
    yield { slash: slash !== '', name: name.toLowerCase(), attributes: attributesIn(head), isClosed: head.endsWith('/'), text }
  }
}

const withoutComments = (page: string): string =>
  page
    .split('<!--')
    .map((part, i) => {
      const end = i === 0 ? 0 : part.indexOf('-->')
      return end < 0 ? '' : part.slice(i === 0 ? 0 : end + 3)
    })
    .join('')

/** By their names without prefix, in lower case. */
const attributesIn = (head: string): Attributes =>
  Object.fromEntries(
    [...head.matchAll(/(?:[\w-]{1,30}:)?([\w-]{1,40})\s{0,5}=\s{0,5}(?:"([^"]{0,500})"|'([^']{0,500})')/g)].map(([, name = '', a, b]) => [
      name.toLowerCase(),
      a ?? b ?? '',
    ]),
  )

const frameRate = ({ framerate, frameratemultiplier }: Attributes): number => {
  const [numerator = 1, denominator = 1] = (frameratemultiplier ?? '').split(/[\s:]+/).map((part) => Number(part) || 1)
  return ((Number(framerate) || 30) * numerator) / denominator
}

/** Styles and regions by id, where a paragraph may refer to them. */
const stylesIn = (page: string): ReadonlyMap<string, Attributes> =>
  new Map(
    [...partsOf(page.slice(0, 200_000))].flatMap(({ name, attributes }) =>
      (name === 'style' || name === 'region') && attributes.id !== undefined ? [[attributes.id, attributes] as const] : [],
    ),
  )

type Around = { readonly parent: Open; readonly clock: Clock; readonly styles: ReadonlyMap<string, Attributes> }
const opened = ({ name, attributes }: Pick<Part, 'name' | 'attributes'>, { parent, clock, styles }: Around): Open => {
  const begin = secondsIn(attributes.begin, clock)
  const from = parent.from + (begin ?? 0)
  const end = secondsIn(attributes.end, clock)
  const length = secondsIn(attributes.dur, clock)
  const to = end !== null ? parent.from + end : length !== null ? from + length : parent.to
  const referred = [attributes.style, attributes.region].flatMap((ids) => (ids ?? '').split(/\s+/)).map((id) => styles.get(id) ?? {})
  return { name, from, to, style: styleOf([...referred, attributes], parent.style), isTimed: begin !== null || end !== null, text: '' }
}

const styleOf = (all: readonly Attributes[], parent: Style): Style => {
  const last = (name: string) => all.findLast((each) => each[name] !== undefined)?.[name]
  const [slant, weight, align, origin] = [last('fontstyle'), last('fontweight'), last('displayalign'), last('origin')]
  const top = Number(/^[\d.]{1,10}%\s{1,5}([\d.]{1,10})%/.exec(origin ?? '')?.[1] ?? Number.NaN)
  const isTop = align === 'before' && !(top > 50)
  return {
    isItalic: slant === undefined ? parent.isItalic : slant === 'italic' || slant === 'oblique',
    isBold: weight === undefined ? parent.isBold : weight === 'bold',
    isTop: align === undefined && origin === undefined ? parent.isTop : isTop || (align === undefined && top < 30),
  }
}

const secondsIn = (text: string | undefined, { frames, ticks }: Clock): number | null => {
  if (text === undefined) return null
  const clock = /^\s{0,5}(\d{1,4}):(\d{1,2}):(\d{1,2})(?:[.,](\d{1,9})|:(\d{1,4}(?:\.\d{1,4})?))?\s{0,5}$/.exec(text)
  if (clock) {
    const [, h, m, s, fraction, frame] = clock
    return secondsOf([h, m, s, fraction]) + Number(frame ?? 0) / frames
  }
  const [, value, unit] = /^\s{0,5}(\d{1,15}(?:\.\d{1,9})?)(h|m|s|ms|f|t)\s{0,5}$/.exec(text) ?? []
  if (value === undefined || unit === undefined) return null
  const factor = { h: 3600, m: 60, s: 1, ms: 0.001, f: 1 / frames, t: 1 / ticks }[unit]
  return factor === undefined ? null : Number(value) * factor
}

/** The text of a span without times belongs to what it is in. */
const close = (open: Open[], name: string, cues: Cue[]): void => {
  const at = open.findLastIndex((each) => each.name === name)
  if (at <= 0) return
  for (const ended of open.splice(at).reverse()) {
    const parent = open.at(-1)
    const text = marked(ended, parent?.style ?? plain)
    const isOwn = ended.name === 'p' || (ended.name === 'span' && ended.isTimed)
    if (!isOwn && parent && ended.name === 'span') parent.text += text
    else if (isOwn && Number.isFinite(ended.to)) cues.push(cueOf(ended, text))
  }
}

const marked = ({ text, style }: Open, around: Style): string => {
  const italic = style.isItalic && !around.isItalic ? `<i>${text}</i>` : text
  return style.isBold && !around.isBold ? `<b>${italic}</b>` : italic
}

const cueOf = ({ from, to, style }: Open, text: string): Cue => {
  const words = wordsOf(text.replaceAll(/ ?\n ?/g, '\n').trim())
  return { from, to, text: words.text, place: style.isTop ? 'top' : words.place }
}
