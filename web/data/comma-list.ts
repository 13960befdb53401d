/** The words of a list in a URL or filter, separated by commas. */
export const wordsIn = (list: string | undefined): readonly string[] => list?.split(',') ?? []

/** Adds the word to the list, or removes it. Undefined if none is left. */
export const toggled = (list: string | undefined, word: string): string | undefined => {
  const words = wordsIn(list)
  return (words.includes(word) ? words.filter((one) => one !== word) : [...words, word]).join(',') || undefined
}
