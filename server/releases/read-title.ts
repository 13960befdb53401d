/** The titles in `raw`, the whole first, then its parts if it names several ("A AKA B", "A / B", "A (aka B)"). */
export const readTitles = (raw: string): string[] => {
  const whole = withBlanks(withAka(trimTitle(raw)))
  const parts = partsOf(whole)
  if (whole === '') return []
  return parts.length > 1 ? [whole, ...parts] : [whole]
}

const before = ' ._-]}[{),|/–】'
const behind = ' _-([{,:;|/*<+–【~#�'

const trimTitle = (raw: string) => {
  let from = 0
  let to = raw.endsWith('.') ? raw.length - 1 : raw.length
  while (from < to && before.includes(raw[from]!)) from++
  while (to > from && behind.includes(raw[to - 1]!)) to--
  return raw.slice(from, to)
}

/** Dots and underscores become blanks, but acronyms keep their dots: "To.Live.and.Die.in.L.A" is "To Live and Die in L.A.". */
const withBlanks = (title: string) => {
  const text = title.includes('_') ? title.replaceAll('_', ' ') : title
  if (!text.includes('.')) return text
  const parts = text.split('.')
  const isDotted = !text.includes(' ') || parts.length > text.split(' ').length
  let result = ''
  let inAcronym = false
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]!
    const isLetter = isAcronymLetter(part, parts[i + 1], inAcronym)
    if (inAcronym && !isLetter) result += ' '
    result += part + (isLetter ? '.' : signBehind(part, parts[i + 1], isDotted))
    inAcronym = isLetter
  }
  return result.trim()
}

/** One letter of "L.A.": it has another one beside it, or stands inside of a name ("Samuel.L.Jackson"). */
const isAcronymLetter = (part: string, next: string | undefined, inAcronym: boolean) => {
  if (part.length !== 1 || !isLetter(part)) return false
  if (inAcronym) return true
  if (next === undefined || next === '') return false
  return part === 'a' || part === 'A' ? next.length === 1 : next.length !== 1 || isLetter(next)
}

const isLetter = (sign: string) => sign.toLowerCase() !== sign.toUpperCase()

/** In a name with blanks a dot before a blank belongs to the word ("Bros. 2"). */
const signBehind = (part: string, next: string | undefined, isDotted: boolean) => {
  if (next === undefined) return ''
  if (part.length === 2 && part.toLowerCase() === 'dr') return '. '
  return isDotted || (next !== '' && next[0] !== ' ') ? ' ' : '.'
}

/** "A a.k.a. B" is written "A AKA B". */
const withAka = (title: string) => {
  const at = title.indexOf('k.a.')
  if (at < 3) return title.includes('K.A.') ? title.replace(' A.K.A. ', ' AKA ') : title
  return title.replace(' a.k.a. ', ' AKA ')
}

const partsOf = (title: string): string[] => {
  if (!/aka|\//i.test(title)) return [title]
  const bracket = title.toLowerCase().indexOf('(aka ')
  if (bracket > 0 && title.endsWith(')')) return [title.slice(0, bracket).trim(), title.slice(bracket + 5, -1).trim()]
  return title
    .split(/ (?:aka|\/) /i)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
