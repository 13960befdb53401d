import type { Token } from './tokens'
import type { Word } from './word'

export type LanguageFacts = { languages: string[]; multi: boolean }

/** The audio languages in the description; ignores those of subtitles. */
export const readLanguages = (described: readonly Token[]): LanguageFacts => {
  const languages: string[] = []
  let multi = false
  let dual: Word['dual']
  for (let i = 0; i < described.length; i++) {
    const { word } = described[i]!
    if (!word || !isWritten(described[i]!)) continue
    multi ||= word.multi === true
    dual = preciser(dual, word.dual)
    if (word.languages && !isSubtitle(described, i)) addAll(languages, word.languages)
  }
  return { languages: withOriginal(languages, dual), multi: multi || dual === 'ML' }
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

const isWritten = ({ word, text, lower }: Token) => {
  if (word?.written === 'CAPITALS') return text === text.toUpperCase()
  return word?.written !== 'Capital' || text !== lower
}

/** "English Subs", "SUB PL", "Sub Ukr/Eng"; "Multi Subs" does not apply to the word before it. */
const isSubtitle = (described: readonly Token[], at: number) => {
  const next = described[at + 1]
  if (next && isOfSubtitles(next) && next.gap.length === 1) return true
  for (let i = at; i > 0; i--) {
    const before = described[i - 1]!
    if (isOfSubtitles(before)) return !described[i]!.gap.includes(']')
    if (!before.word?.languages) return false
  }
  return false
}

const isOfSubtitles = ({ word, lower }: Token) => word?.subtitles !== undefined && lower.startsWith('sub')
