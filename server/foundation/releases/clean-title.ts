/**
 * The key for comparing titles: lowercase letters and digits, accents and umlauts transliterated, stop words inside dropped. Keeps the
 * first and last word, and a stop word next to a single letter, which may be part of an acronym.
 */
export const cleanTitle = (title: string): string => {
  const spelled = spellOut(title)
  const words = wordsOf(spelled)
  let key = ''
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    const inside = i > 0 && i < words.length - 1 && littleWords.has(word)
    if (inside && !besideLetter(words, i)) continue
    key += word
  }
  return key === '' ? title.trim().toLowerCase() : key
}

const littleWords = new Set(['a', 'an', 'the', 'and', 'or', 'of'])

const besideLetter = (words: readonly string[], at: number) =>
  (at > 1 && isLetter(words[at - 1]!)) || (words[at] === 'a' && isLetter(words[at + 1]!))

const isLetter = (word: string) => word.length === 1

const wordsOf = (text: string) => {
  const words = text.split(/[^\p{L}\p{N}'’`´]+/u)
  const result: string[] = []
  for (const word of words) {
    const bare = word.replaceAll(/['’`´]/g, '')
    if (bare !== '') result.push(bare)
  }
  return result
}

const spellings: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

export const isAscii = (text: string) => {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7f) return false
  return true
}

const spellOut = (title: string) => {
  const lower = title.toLowerCase()
  return isAscii(lower)
    ? lower
    : withoutAccents(lower.normalize('NFC').replaceAll(/[äöüßæœøłđðþı]/g, (letter) => spellings[letter] ?? letter))
}

/** "Amélie" becomes "Amelie". */
export const withoutAccents = (text: string) => (isAscii(text) ? text : text.normalize('NFKD').replaceAll(/\p{M}/gu, ''))
