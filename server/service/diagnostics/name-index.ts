import { isCommon, looksLikeName } from './common-words'

export type Word = { readonly word: string; readonly start: number; readonly end: number }
export type Found<T> = { readonly start: number; readonly end: number; readonly value: T }
type Node<T> = { next?: Map<string, Node<T>>; name?: Name<T> }
type Name<T> = { value: T; isCareful: boolean; head: string; tail: string }

/** Scripts that put no space between words: each of their letters is a word. */
const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}`
const anyWord = new RegExp(String.raw`[${unspaced}]\p{M}*|(?:(?![${unspaced}])[\p{L}\p{N}\p{M}])+`, 'gu')
const asciiWord = /[a-z0-9]+/g
const isAscii = /^[\0-\x7f]*$/
/** What may separate two words of a name: `The.Matrix`, `the_matrix`, `Mission: Impossible - Fallout`. */
const widestGap = 4
const quotes = '"\'`“”‘’«»„'

/** The words of a text, folded: case, accents, and ways of writing an accent make no difference. */
export const wordsIn = (text: string): Word[] => (isAscii.test(text) ? asciiWordsIn(text.toLowerCase()) : anyWordsIn(text))

const asciiWordsIn = (text: string): Word[] => {
  const words: Word[] = []
  for (const { 0: word, index } of text.matchAll(asciiWord)) words.push({ word, start: index, end: index + word.length })
  return words
}
const anyWordsIn = (text: string): Word[] =>
  [...text.matchAll(anyWord)].map(({ 0: word, index }) => ({ word: folded(word), start: index, end: index + word.length }))
const folded = (word: string): string => word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')

/** Two texts with the same key are the same name. A text without any word is its own key. */
export const nameKey = (text: string): string =>
  wordsIn(text)
    .map(({ word }) => word)
    .join(' ') || `=${text.toLowerCase()}`

/** Finds names in texts word by word, the longest first, however their words are separated. Takes time in proportion to the text. */
export const createNameIndex = <T>({ isCareful = isOrdinary }: { isCareful?: (words: readonly string[]) => boolean } = {}) => {
  const root: Node<T> = {}

  const add = (name: string, value: T): void => {
    const words = wordsIn(name)
    if (words.length === 0) return
    let node = root
    for (const { word } of words) node = childOf(node, word)
    const [head, tail] = [name.slice(0, words[0]!.start), name.slice(words.at(-1)!.end)]
    node.name ??= { value, isCareful: isCareful(words.map(({ word }) => word)), head, tail }
  }

  const longestAt = (text: string, words: readonly Word[], first: number): { name: Name<T>; last: number } | undefined => {
    let best: { name: Name<T>; last: number } | undefined
    let node = root.next?.get(words[first]!.word)
    for (let at = first; node; at++) {
      const { name } = node
      if (name && (!name.isCareful || standsAsName(text, words[first]!.start, words[at]!.end))) best = { name, last: at }
      const next = words[at + 1]
      node = next && next.start - words[at]!.end <= widestGap ? node.next?.get(next.word) : undefined
    }
    return best
  }

  return {
    add,
    find: (text: string): Found<T>[] => {
      const found: Found<T>[] = []
      if (!root.next) return found
      const words = wordsIn(text)
      for (let at = 0; at < words.length; at++) {
        const best = longestAt(text, words, at)
        if (!best) continue
        found.push(widened(text, best.name, { start: words[at]!.start, end: words[best.last]!.end }))
        at = best.last
      }
      return found
    },
  }
}

const childOf = <T>(node: Node<T>, word: string): Node<T> => {
  node.next ??= new Map()
  const child = node.next.get(word) ?? {}
  node.next.set(word, child)
  return child
}

/** Includes the signs around a name, as in "(500) Days" or "Help!". */
const widened = <T>(text: string, { head, tail, value }: Name<T>, { start, end }: { start: number; end: number }): Found<T> => ({
  start: head !== '' && text.endsWith(head, start) ? start - head.length : start,
  end: tail !== '' && text.startsWith(tail, end) ? end + tail.length : end,
  value,
})

/** Three ordinary words in a row are a name more often than a part of a sentence; three numbers are not. */
const isOrdinary = (words: readonly string[]): boolean =>
  words.length <= 2 ? words.every(isCommon) || (words.length === 1 && words[0]!.length === 1) : words.every((word) => /^\d+$/.test(word))
/** Whether all words of the text are ordinary ones. */
export const isOrdinaryText = (text: string): boolean => isOrdinary(wordsIn(text).map(({ word }) => word))

const standsAsName = (text: string, start: number, end: number): boolean =>
  looksLikeName(text.slice(start, end)) &&
  ((start === 0 && end === text.length) ||
    (quotes.includes(text[start - 1] ?? ' ') && quotes.includes(text[end] ?? ' ')) ||
    /^[ ._-]{0,2}[([]?(?:19|20)\d\d(?!\d)/.test(text.slice(end, end + 8)))
