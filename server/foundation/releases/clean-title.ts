/**
 * The key for comparing titles: lowercase letters and digits, accents and umlauts transliterated, stop words inside dropped. Keeps the
 * first and last word, and a stop word next to a single letter, which may be part of an acronym.
 */
export const cleanTitle = (title: string): string => {
  const words = wordsOf(letterForms(title))
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

/** Marks belong to the letters of most scripts: without them, Hindi and Thai fall apart. */
export const wordsOf = (text: string) => {
  const words = text.split(/[^\p{L}\p{N}\p{M}'’`´]+/u)
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

/** Lowercase letters as titles are compared by: without accents, umlauts transliterated. */
export const letterForms = (title: string) => {
  const lower = title.toLowerCase()
  return isAscii(lower)
    ? lower
    : withoutPoints(withoutAccents(lower.normalize('NFC').replaceAll(/[äöüßæœøłđðþı]/g, (letter) => spellings[letter] ?? letter)))
}

/**
 * "Amélie" becomes "Amelie". Only Latin letters lose their marks, which are letters' parts elsewhere ("й", "ガ"); full-width ones become
 * plain. The result is NFC, so a text in another script stays as it is written.
 */
export const withoutAccents = (text: string) =>
  isAscii(text)
    ? text
    : text
        .replaceAll(/[\uff01-\uff5e\ufb00-\ufb06]/g, (letter) => letter.normalize('NFKC'))
        .normalize('NFD')
        .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
        .normalize('NFC')

/** What writers of other scripts leave out: the dots of ё, the second form of an Arabic ya or kaf, Greek accents, Hebrew and Arabic vowels, joiners. For comparing only. */
export const withoutPoints = (text: string) =>
  isAscii(text)
    ? text
    : text
        .replaceAll('ё', 'е')
        .replaceAll(/[يىئ]/g, 'ی')
        .replaceAll('ك', 'ک')
        .replaceAll(/[\u0591-\u05c7\u064b-\u065f\u0670\u0640\u200b-\u200d\u2060\ufeff]/g, '')
        .normalize('NFD')
        .replaceAll(/(\p{Script=Greek})\p{M}+/gu, '$1')
        .normalize('NFC')
