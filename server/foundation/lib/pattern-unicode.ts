/**
 * An expression as .NET reads it: `\w`, `\d` and `\b` know the letters and digits of every script. Escapes that the `u` mode of JavaScript
 * refuses become plain.
 */
export const withUnicodeMeaning = (source: string): string => {
  let written = ''
  let inClass = false
  for (let at = 0; at < source.length; at++) {
    const sign = source[at]!
    if (sign === '\\') {
      const length = lengthOfEscape(source, at)
      written += meaningOf(source.slice(at, at + length), inClass)
      at += length - 1
      continue
    }
    if (sign === '[') inClass = true
    else if (sign === ']') inClass = false
    written += sign
  }
  return written
}

export const isWordLetter = (letter: string | undefined): boolean => letter !== undefined && wordLetter.test(letter)

const letters = String.raw`\p{L}\p{Mn}\p{Nd}\p{Pc}`
const wordLetter = new RegExp(`[${letters}]`, 'u')

const lengthOfEscape = (source: string, at: number) => {
  const kind = source[at + 1]
  if (kind === 'x') return 4
  if (kind === 'u') return 6
  return (kind === 'p' || kind === 'P') && source[at + 2] === '{' ? source.indexOf('}', at) - at + 1 : 2
}

const meaningOf = (written: string, inClass: boolean): string => {
  switch (written) {
    case String.raw`\w`:
      return inClass ? letters : `[${letters}]`
    case String.raw`\W`:
      return inClass ? written : `[^${letters}]`
    case String.raw`\d`:
      return String.raw`\p{Nd}`
    case String.raw`\D`:
      return String.raw`\P{Nd}`
    case String.raw`\b`:
      return `(?:(?<=[${letters}])(?![${letters}])|(?<![${letters}])(?=[${letters}]))`
    case String.raw`\B`:
      return `(?:(?<=[${letters}])(?=[${letters}])|(?<![${letters}])(?![${letters}]))`
    default:
      return /^\\[^A-Za-z0-9^$\\.*+?()[\]{}|/-]$/.test(written) || (written === String.raw`\-` && !inClass) ? written.slice(1) : written
  }
}
