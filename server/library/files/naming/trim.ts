/** Trims these characters from the end. Linear time, which a regular expression anchored at the end does not guarantee. */
export const trimEndOf = (text: string, characters: string): string => {
  let end = text.length
  while (end > 0 && characters.includes(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}

/** Trims these characters from the start, also in linear time. */
export const trimStartOf = (text: string, characters: string): string => {
  let start = 0
  while (start < text.length && characters.includes(text[start]!)) start += 1
  return text.slice(start)
}
