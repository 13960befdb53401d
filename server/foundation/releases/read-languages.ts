import { countries } from './dub-words'
import { languageOfCode } from './languages'
import type { Token } from './tokens'
import type { Word } from './word'

export type LanguageFacts = { languages: string[]; multi: boolean; dubbed: boolean }

/** The audio languages in the description; ignores those of subtitles. */
export const readLanguages = (described: readonly Token[]): LanguageFacts => {
  const languages: string[] = []
  let multi = false
  let dub = false
  let dual: Word['dual']
  for (let i = 0; i < described.length; i++) {
    const token = described[i]!
    const { word } = token
    if (word && isWritten(token)) {
      multi ||= word.multi === true
      dub ||= word.dub === true
      dual = preciser(dual, word.dual)
    }
    const named = namedAt(described, i)
    if (named && !isSubtitle(described, i)) addAll(languages, named)
  }
  const dubbed = dub && languages.length === 0
  if (dubbed && dual) languages.push('Original')
  return { languages: withOriginal(languages, dual), multi: multi || dual === 'ML', dubbed: dubbed && !multi }
}

const preciser = (known: Word['dual'], next: Word['dual']) => (next === 'audio' ? (known ?? next) : (next ?? known))

const addAll = (known: string[], names: readonly string[]) => {
  for (const name of names) if (!known.includes(name)) known.push(name)
}

/**
 * A German release marked DL also has the original audio, and one marked ML English too; so has any release marked dual that names a single
 * language.
 */
const withOriginal = (languages: string[], dual: Word['dual']) => {
  if (!dual || languages.length !== 1 || languages[0] === 'Original') return languages
  if (dual === 'audio') return [...languages, 'Original']
  if (languages[0] !== 'German') return languages
  return dual === 'DL' ? [...languages, 'Original'] : [...languages, 'Original', 'English']
}

/** The languages that a word names where it is. */
const namedAt = (described: readonly Token[], at: number): readonly string[] | undefined => {
  const token = described[at]!
  const { word, lower } = token
  if (word?.languages) return lower === 'lat' && isLatin(described, at) ? latino : isNamed(described, at) ? word.languages : undefined
  if (lower.length !== 2) return undefined
  const code = twoLetters(token)
  return code && (isAmongCodes(described, at) || (isSafe(token) && isBesideTechnical(described, at))) ? [code] : undefined
}

const isNamed = (described: readonly Token[], at: number) =>
  isWritten(described[at]!) ||
  isAmongCodes(described, at) ||
  (described[at]!.word?.written === 'Capital' && isBesideTechnical(described, at))

const latino = ['Spanish (Latino)']

/** "Lat" is Latvian, but Latin American beside languages that nobody combines with Latvian. */
const isLatin = (described: readonly Token[], at: number) => {
  const around = [-2, -1, 1, 2].map((step) => described[at + step])
  const isBaltic = around.some((token) => token && /^(?:lit|lt|est|ee|rus|ru|lav|lv)$/.test(token.lower))
  const isAmerican = around.some((token) => token && (token.word?.dual === 'audio' || /^(?:hin|esp|spa|cast|audio)$/.test(token.lower)))
  return isAmerican && !isBaltic
}

const isWritten = ({ word, text, lower }: Token) => {
  if (word?.written === 'CAPITALS') return text === text.toUpperCase()
  return word?.written !== 'Capital' || text !== lower
}

/** "PT", "DK": the language of a two-letter code in capitals. "IT" alone is a store. */
const twoLetters = ({ lower, text, word }: Token): string | undefined => {
  if (word && !word.noise) return undefined
  if (text !== text.toUpperCase() && word) return undefined
  return countries[lower] ?? languageOfCode(lower)?.name
}

/** Codes that mean nothing else in capitals, so they need no company. */
const safe = new Set('pt dk gr kr cn hu tr ro hr ua fi'.split(' '))
const isSafe = ({ lower, text }: Token) => safe.has(lower) && text === text.toUpperCase()

/** In a row of codes every one counts: "ita.eng", "PT-EN", "[rus, ukr]". Two small letters need a longer neighbor, or a plus: "is it". */
const isAmongCodes = (described: readonly Token[], at: number) => {
  const own = described[at]!
  return [at - 1, at + 1].some((beside) => {
    const other = described[beside]
    if (!other || !isCode(other)) return false
    if (!isJoint(described[Math.max(at, beside)]!.gap) || own.bracketId !== other.bracketId) return false
    return isCapital(own) || other.lower.length > 2 || described[Math.max(at, beside)]!.gap === '+'
  })
}

const isCapital = ({ text, lower }: Token) => lower.length > 2 || text === text.toUpperCase()

const isCode = (token: Token) => {
  const { word, lower } = token
  if (word?.languages) return true
  return lower.length === 2 && twoLetters(token) !== undefined
}

const isJoint = (gap: string) => gap.length <= 3 && /^[ ._\-+/,&|~]+$/.test(gap)

/** "ita.1080p", "AC3 ita", "hun BluRay": a code right before or behind a technical word. */
const isBesideTechnical = (described: readonly Token[], at: number) => {
  const next = described[at + 1]
  if (next && (isTechnical(next) || /^[257]$/.test(next.lower))) return true
  const before = described[at - 1]
  return before?.word?.audio !== undefined && next === undefined
}

const isTechnical = ({ word }: Token) =>
  word !== undefined &&
  (word.firm === true ||
    word.audio !== undefined ||
    word.source !== undefined ||
    word.likely !== undefined ||
    word.dual !== undefined ||
    word.multi === true)

/** "English Subs", "SUB PL", "Sub Ukr/Eng", "Ita+Eng Subs"; "Multi Subs" does not apply to the word before it. */
const isSubtitle = (described: readonly Token[], at: number) => {
  let next = at + 1
  while (described[next]?.word?.languages && /[+&/,]/.test(described[next]!.gap)) next++
  const behind = described[next]
  const isOfNext = described[next + 1]?.word?.languages !== undefined && described[next + 1]!.gap === behind?.gap
  if (behind && isOfSubtitles(behind) && behind.gap.length === 1 && !isOfNext) return true
  for (let i = at; i > 0; i--) {
    const before = described[i - 1]!
    if (isOfSubtitles(before)) return !described[i]!.gap.includes(']')
    if (!before.word?.languages && !isCode(before)) return false
  }
  return false
}

/** "SubForced" subtitles only the lines in another language, so the word before it is the audio's. */
const isOfSubtitles = ({ word, lower }: Token) =>
  word?.subtitles === 'word'
    ? !/^(?:multi|soft|e|m)-?sub|^legendado|^dksubs/.test(lower)
    : word?.subtitles !== undefined && lower.startsWith('sub') && lower !== 'subforced'
