import { isAscii } from './clean-title'

const ones = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']

/** 1 to 20 as a Roman numeral, enough for movies; '' beyond. */
export const romanOf = (number: number): string => {
  if (!Number.isInteger(number) || number < 1 || number > 20) return ''
  return 'X'.repeat(Math.floor(number / 10)) + ones[number % 10]
}

const numbers = new Map(Array.from({ length: 20 }, (_, i) => [romanOf(i + 1), i + 1] as const))

/** Parses a Roman numeral from 1 to 20 in either case. Null if it is not one. */
export const numberOfRoman = (text: string): number | null => numbers.get(text.toUpperCase()) ?? null

/** "Rocky II" becomes "Rocky 2": converts every Roman numeral except the first word, so both forms match. */
export const withArabicNumbers = (title: string): string =>
  isWithoutRoman(title)
    ? title
    : title.replaceAll(/[\p{L}\p{N}]+/gu, (word, at: number) => (at === 0 || word.length > 5 ? word : String(numberOfRoman(word) ?? word)))

/** A quick check that covers most titles. */
const isWithoutRoman = (title: string) => isAscii(title) && !/(?:^|[^a-z\d])[ivx]{1,5}(?![a-z\d])/i.test(title)

/** "Rocky 2" becomes "Rocky II": the opposite direction, for searches in the other form. */
export const withRomanNumbers = (title: string): string =>
  title.replaceAll(/[\p{L}\p{N}]+/gu, (word, at: number) => (at === 0 || !/^\d{1,2}$/.test(word) ? word : romanOf(Number(word)) || word))
