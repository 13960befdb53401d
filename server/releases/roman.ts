import { isAscii } from './clean-title'

const ones = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']

/** Roman writing of 1 to 20, as far as movies are counted; '' beyond. */
export const romanOf = (number: number): string => {
  if (!Number.isInteger(number) || number < 1 || number > 20) return ''
  return 'X'.repeat(Math.floor(number / 10)) + ones[number % 10]
}

const numbers = new Map(Array.from({ length: 20 }, (_, i) => [romanOf(i + 1), i + 1] as const))

/** 1 to 20 from its Roman writing in either case; null when it is none. */
export const numberOfRoman = (text: string): number | null => numbers.get(text.toUpperCase()) ?? null

/** "Rocky II" is "Rocky 2": every Roman number but the first word is written in digits, so that both writings meet. */
export const withArabicNumbers = (title: string): string =>
  isWithoutRoman(title)
    ? title
    : title.replaceAll(/[\p{L}\p{N}]+/gu, (word, at: number) => (at === 0 || word.length > 5 ? word : String(numberOfRoman(word) ?? word)))

/** Told at a glance of most titles. */
const isWithoutRoman = (title: string) => isAscii(title) && !/(?:^|[^a-z\d])[ivx]{1,5}(?![a-z\d])/i.test(title)

/** "Rocky 2" is "Rocky II": the other way round, for those who ask by the other writing. */
export const withRomanNumbers = (title: string): string =>
  title.replaceAll(/[\p{L}\p{N}]+/gu, (word, at: number) => (at === 0 || !/^\d{1,2}$/.test(word) ? word : romanOf(Number(word)) || word))
