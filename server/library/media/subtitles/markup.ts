import { decodeHTMLStrict } from 'entities'
import { type Cue, escapePlain, type Place } from './webvtt'

export type Words = Pick<Cue, 'text' | 'place'>
type Dialect = {
  /** Entities and tags have no meaning there, text in braces is a comment, and every backslash is a command. */
  readonly isAss?: boolean
}

/**
 * A line of dialogue as it is shown: italic, bold, underlined, and line breaks stay; every other mark of the formats that people mix is taken
 * out. Drawings are no text.
 */
export const wordsOf = (raw: string, { isAss = false }: Dialect = {}): Words => {
  if (/\{[^{}]{0,300}\\p[1-9]/.test(raw)) return { text: '', place: undefined }
  const plain = isAss ? raw : decodeHTMLStrict(raw)
  const marked = withoutCodes(withTags(plain, isAss)).replace(isAss ? /\\[Nn]/g : /\\N/g, '\n')
  const tagged = withoutForeignTags(marked.replaceAll('\\h', ' '))
  return { text: balanced(escapeText(tagged)), place: placeIn(raw) }
}

/** Overrides of ASS, which other formats borrow: `{\i1}`. */
const withTags = (text: string, isAss: boolean): string =>
  text.replace(isAss ? /\{([^{}]*)\}/g : /\{(\s{0,5}\\[^{}]*)\}/g, (_, overrides: string) =>
    [...overrides.matchAll(/\\([ibu])(\d{0,4})(?![\d\w])/g)]
      .map(([, tag, weight]) => (Number(weight) > 0 ? `<${tag}>` : `</${tag}>`))
      .join(''),
  )

/** Codes of MicroDVD, also where files were converted: `{y:i}`, `{c:$0000ff}`. */
const withoutCodes = (text: string): string =>
  text.replace(/\{([cfhopsy]):([^{}]{0,100})\}/gi, (_, code: string, value: string) =>
    code.toLowerCase() === 'y' ? (value.match(/[ibu]/gi) ?? []).map((each) => `<${each.toLowerCase()}>`).join('') : '',
  )

const tag = /<(\/?)([a-z][a-z\d]{0,15})((?:[\s./:=][^<>]{0,300})?)>/gi
const stamp = /<\d{1,3}:[\d:.,]{1,20}>/g
const ours: Readonly<Record<string, string>> = { i: 'i', em: 'i', b: 'b', strong: 'b', u: 'u' }
const known = new Set('a big c center div font lang p rt ruby s small span strike sub sup v'.split(' '))

/** Keeps what looks like a tag and is none: somebody may write `<laughs>`. */
const withoutForeignTags = (text: string): string => {
  const foreign = new Set(known)
  return text.replace(stamp, '').replace(tag, (whole, ...[slash, written, rest]: string[]) => {
    const name = (written ?? '').toLowerCase()
    const own = ours[name]
    if (own) return `<${slash}${own}>`
    if (name === 'br') return '\n'
    if (rest?.includes('=')) foreign.add(name)
    return foreign.has(name) ? '' : whole
  })
}

/** Escapes everything except the markup that we keep. */
const escapeText = (text: string): string =>
  text
    .split(/(<\/?[ibu]>)/)
    .map((part, i) => (i % 2 === 1 ? part : escapePlain(part)))
    .join('')

/** Closes unclosed tags at the end; drops tags that were never opened or are open already. */
export const balanced = (text: string): string => {
  const open: string[] = []
  const kept = text.replace(/<(\/?)([ibu])>/g, (whole, slash: string, name: string) => {
    if (slash === '' && !open.includes(name)) open.push(name)
    else if (slash !== '' && open.at(-1) === name) open.pop()
    else return ''
    return whole
  })
  return (
    kept +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  )
}

/** Positions are numbered like a keypad: 1 to 3 at the bottom, 7 to 9 at the top. */
export const placeOf = (alignment: number): Place => {
  if (alignment >= 7 && alignment <= 9) return 'top'
  return alignment >= 4 && alignment <= 6 ? 'middle' : 'bottom'
}

/** The older numbering: 1 to 3 at the bottom, 5 to 7 at the top, 9 to 11 in the middle. */
export const placeOfOld = (alignment: number): Place => {
  if (alignment >= 5 && alignment <= 7) return 'top'
  return alignment >= 9 && alignment <= 11 ? 'middle' : 'bottom'
}

const placeIn = (raw: string): Cue['place'] => {
  const [, now] = /\\an([1-9])/.exec(raw) ?? []
  if (now !== undefined) return placeOf(Number(now))
  const [, old] = /\\a(\d{1,2})/.exec(raw) ?? []
  return old === undefined ? undefined : placeOfOld(Number(old))
}
