import type { Token } from './tokens'

/** The first edition at or after `from`, as written but with spaces; '' if there is none. */
export const readEdition = (tokens: readonly Token[], from: number): string => {
  for (let i = from; i < tokens.length; i++) {
    const end = endOfEdition(tokens, i)
    if (end > i) return editionText(tokens, i, end)
  }
  return ''
}

/** The start of the edition that ends before `end`; `end` itself if there is none. */
export const startOfEdition = (tokens: readonly Token[], end: number, from: number): number => {
  let start = end
  for (let i = end - 1; i >= from && i >= end - longest; i--) {
    if (!isPart(tokens[i]!)) break
    if (endOfEdition(tokens, i) === end) start = i
  }
  return start
}

const longest = 7

const isPart = (token: Token) => token.word?.edition !== undefined || isOrdinal(token.lower)

/** The position after the edition that begins at `start`; `start` if there is none. */
export const endOfEdition = (tokens: readonly Token[], start: number): number => {
  let end = start
  while (end < tokens.length) {
    const next = pastPart(tokens, end)
    if (next === end) break
    end = next
  }
  return end
}

const pastPart = (tokens: readonly Token[], at: number): number => {
  const token = tokens[at]!
  const kind = token.word?.edition
  if (kind === 'whole') return pastCut(tokens, at + 1)
  if (kind === 'needs_cut') {
    let end = at + 1
    while (tokens[end]?.word?.edition === 'needs_cut') end++
    return tokens[end]?.word?.edition === 'cut' ? end + 1 : at
  }
  if (isOrdinal(token.lower) && tokens[at + 1]?.lower === 'anniversary') return pastCut(tokens, at + 2)
  return at
}

const pastCut = (tokens: readonly Token[], at: number) => (tokens[at]?.word?.edition === 'cut' ? at + 1 : at)

/** "25", "50th", "100th". */
const isOrdinal = (word: string) => {
  const number = Number.parseInt(word, 10)
  if (!(number >= 10 && number < 200)) return false
  const rest = word.slice(String(number).length)
  return rest === '' || rest === 'th' || rest === 'st' || rest === 'nd' || rest === 'rd'
}

const editionText = (tokens: readonly Token[], from: number, to: number) => {
  let text = ''
  for (let i = from; i < to; i++) {
    const { text: word, gap } = tokens[i]!
    text += (i === from ? '' : gap === '-' ? '-' : ' ') + word.replaceAll('.', ' ').replaceAll('_', ' ')
  }
  return text
}
