/**
 * A machine-made name (hash, random letters, timestamp), or a note to whoever opens the folder. Only for names without a year and without a
 * release word.
 */
export const isGarbage = (title: string): boolean => {
  const words = title.split(/[ ._-]/)
  return !/\p{L}/u.test(title) || words.some(isRandom) || isNote(title)
}

/** "PLEASE SEED", "DO NOT DELETE THIS FOLDER", "THIS MUST NOT BE RENAMED": uppercase instructions. */
const isNote = (title: string) => title === title.toUpperCase() && note.test(title)

const files = 'open|delete|remove|rename|move|copy|edit|touch|share|upload|download|seed|unpack|extract|read'
const note = new RegExp(`\\b(?:(?:should|must) (?:not|never)|(?:do not|don't|never|please) (?:${files})|read me|seed please)\\b`, 'i')

/** A random mix of letters and digits: long, or with many digits between letters. "Seven2013" and "KillRoyWasHere" are not. */
const isRandom = (word: string) => {
  if (word.length < 7) return false
  let digits = 0
  let changes = 0
  for (let i = 0; i < word.length; i++) {
    const digit = isDigit(word, i)
    if (digit) digits++
    if (i > 0 && digit !== isDigit(word, i - 1)) changes++
  }
  if (digits === 0 || digits === word.length) return word.length >= 30
  return changes >= 3 || (word.length >= 12 && !/^(?:[A-Z][a-z]+)+\d{1,4}$/.test(word)) || (digits >= 5 && changes >= 1)
}

const isDigit = (word: string, at: number) => word.charCodeAt(at) >= 0x30 && word.charCodeAt(at) <= 0x39
