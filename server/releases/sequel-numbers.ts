import { numberOfRoman } from './roman'

/** The numbers by which parts are counted: "Vol. 2", "Rocky II". The first word is none, and a lone letter only at the end. */
export const sequelNumbers = (title: string): number[] => {
  const words = title.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return words.flatMap((word, at) => {
    if (at === 0) return []
    if (/^\d{1,2}$/.test(word)) return Number(word)
    const isWritten = word === word.toUpperCase() && (word.length > 1 || at === words.length - 1)
    return isWritten ? (numberOfRoman(word) ?? []) : []
  })
}
