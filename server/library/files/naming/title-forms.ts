import { withoutAccents } from '#server/foundation/releases/clean-title'
import { trimEndOf, trimStartOf } from './trim'

/** "The Flash (2010)" → "Flash, The (2010)". A title that is only an article stays. */
export const articleLast = (title: string): string => {
  const { article, main, tail } = splitArticle(title)
  return article ? `${main}, ${article}${tail && ` ${tail}`}` : title
}

/** Without accents, brackets and the punctuation that file systems or programs stumble over. */
export const cleanTitle = (title: string): string =>
  plainLetters(title)
    .replaceAll('&', 'and')
    .replaceAll('/', ' ')
    .replaceAll(/[()[\]{}]/g, '')
    .split(' ')
    .filter((word) => !lonePunctuation.test(word))
    .map(cleanWord)
    .join(' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()

/** Like `cleanTitle`, with a leading article moved to the end. */
export const cleanArticleLast = (title: string): string => {
  const { article, main, tail } = splitArticle(title)
  if (!article) return cleanTitle(title)
  return [`${cleanTitle(main)}, ${article}`, cleanTitle(tail)].filter(Boolean).join(' ')
}

/** The letter or digit to sort a title under; `_` if it has none. */
export const firstCharacter = (title: string): string => {
  const first = /[\p{L}\p{N}]/u.exec(articleLast(title))?.[0]
  return first === undefined ? '_' : ([...plainLetters(first)][0] ?? '_').toUpperCase()
}

const upperWords = new Set(['imax', '3d', 'sdr', 'hdr', 'dv', '4k', 'uhd'])
const ordinal = /^\d+(?:st|nd|rd|th)$/

/** Title case, except `10th` in lower case and `IMAX`, `HDR` and the like in capitals. */
export const editionCase = (edition: string): string =>
  edition.toLowerCase().replaceAll(/[\p{L}\p{N}'’]+/gu, (word) => {
    if (upperWords.has(word)) return word.toUpperCase()
    return ordinal.test(word) ? word : capitalised(word)
  })

/** Cuts to `length` characters with an ellipsis at the end, or at the start if negative. */
export const truncated = (text: string, length: number): string => {
  const characters = [...text]
  const room = Math.abs(length)
  if (characters.length <= room) return text
  const kept = Math.max(1, room - '...'.length)
  return length > 0 ? firstOf(characters, kept) + ellipsisMark : ellipsisMark + lastOf(characters, kept)
}

/** A placeholder for "..." while separators are cleaned up, so it is not collapsed. */
export const ellipsisMark = '\u0001'

const firstOf = (characters: readonly string[], count: number) => trimEndOf(characters.slice(0, count).join(''), ' ._-')
const lastOf = (characters: readonly string[], count: number) => trimStartOf(characters.slice(-count).join(''), ' ._-')

const capitalised = (word: string) => {
  const [first = '', ...rest] = word
  return first.toUpperCase() + rest.join('')
}

const articles = /^(the|an|a) (?=\S)/i

const splitArticle = (title: string) => {
  const article = articles.exec(title)?.[1] ?? ''
  if (!article) return { article, main: title, tail: '' }
  const rest = title.slice(article.length + 1)
  const tailStart = trailingBrackets(rest)
  return { article, main: rest.slice(0, tailStart).trimEnd(), tail: rest.slice(tailStart).trim() }
}

/** Where the trailing bracketed parts of a title begin. The title's length if there are none or nothing else. */
const trailingBrackets = (title: string): number => {
  let start = title.length
  for (;;) {
    const before = title.slice(0, start).trimEnd()
    const open = before.endsWith(')') ? before.lastIndexOf('(') : -1
    if (open <= 0) return start
    start = open
  }
}

/** Letters without a removable accent that have a plain spelling. */
const spelled: Readonly<Record<string, string>> = {
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Þ: 'Th',
  þ: 'th',
  ß: 'ss',
  ı: 'i',
}

const plainLetters = (text: string): string => withoutAccents(text).replaceAll(/[ÆæŒœØøŁłĐđÐðÞþßı]/g, (letter) => spelled[letter] ?? letter)

const lonePunctuation = /^[,<>\\;:'"|`’~!?@$%^*_=-]$/
const contraction = /['`´’](?=(?:s|m|t|ve|ll|d|re)(?![\p{L}\p{N}]))/iu

const cleanWord = (word: string) => trimEndOf(word, "'`´’:?,").replace(contraction, '')
