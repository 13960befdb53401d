import { numberOfRoman } from './roman'

/** Part numbers in a title: "Vol. 2", "Rocky II". Ignores the first word, and a single letter except at the end. */
export const sequelNumbers = (title: string): number[] => {
  const words = title.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return words.flatMap((word, at) => {
    if (at === 0) return []
    if (/^\d{1,2}$/.test(word)) return Number(word)
    const isWritten = word === word.toUpperCase() && (word.length > 1 || at === words.length - 1)
    return isWritten ? (numberOfRoman(word) ?? []) : []
  })
}
