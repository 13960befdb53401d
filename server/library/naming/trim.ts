/** Without those of the characters that stand at the end. In linear time, which no pattern anchored at the end promises. */
export const trimEndOf = (text: string, characters: string): string => {
  let end = text.length
  while (end > 0 && characters.includes(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}

/** The same at the start. */
export const trimStartOf = (text: string, characters: string): string => {
  let start = 0
  while (start < text.length && characters.includes(text[start]!)) start += 1
  return text.slice(start)
}
