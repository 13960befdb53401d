/** The titles in `raw`, the whole first, then its parts if it names several ("A AKA B", "A / B", "A (aka B)"). */
export const readTitles = (raw: string): string[] => {
  const whole = withBlanks(withAka(trimTitle(raw)))
  const parts = partsOf(whole)
  return whole === '' ? [] : parts.length > 1 ? [whole, ...parts] : [whole]
}

const before = new Set([' ', '.', '_', '-', ']', '}', '[', '{', ')', ',', '|', '/', '–', '】'])
const behind = new Set([' ', '_', '-', '(', '[', '{', ',', ':', ';', '|', '/', '*', '<', '+', '–', '【', '~', '#', '�'])

const trimTitle = (raw: string) => {
  let from = 0
  let to = raw.endsWith('.') ? raw.length - 1 : raw.length
  while (from < to && before.has(raw[from]!)) from++
  while (to > from && behind.has(raw[to - 1]!)) to--
  return raw.slice(from, to)
}

/** Dots and underscores become blanks, but acronyms keep their dots: "To.Live.and.Die.in.L.A" is "To Live and Die in L.A.". */
const withBlanks = (title: string) => {
  const text = title.includes('_') ? title.replaceAll('_', ' ') : title
  if (!text.includes('.')) return text
  const parts = text.split('.')
  const dotted = parts.length > text.split(' ').length
  let result = ''
  let acronym = false
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]!
    const next = parts[i + 1]
    acronym = isAcronymPart(part, next, acronym)
    if (acronym) result += part === '' ? '' : `${part}.`
    else result += ends(part, acronym) ? `${part}. ` : next === undefined ? part : joint(part, next, dotted)
    if (acronym && next !== undefined && !isAcronymPart(next, parts[i + 2], true)) result += ' '
  }
  return result.trim()
}

/** One part of "L.A.": a letter with another one beside it, or a letter inside of a name ("Samuel.L.Jackson"). */
const isAcronymPart = (part: string, next: string | undefined, previous: boolean) => {
  if (part.length !== 1 || isDigit(part)) return false
  if (part === 'a' || part === 'A') return previous || next?.length === 1
  const last = next === undefined || next === ''
  return (previous || !last) && (previous || next?.length !== 1 || !isDigit(next))
}

const isDigit = (text: string) => text >= '0' && text <= '9'

const ends = (part: string, acronym: boolean) => !acronym && part.toLowerCase() === 'dr'

/** In a name with blanks a dot before a blank belongs to the word ("Bros. 2"). */
const joint = (part: string, next: string, dotted: boolean) => (!dotted && (next === '' || next[0] === ' ') ? `${part}.` : `${part} `)

const withAka = (title: string) => {
  for (const written of ['a.k.a.', 'A.K.A.']) {
    const at = title.indexOf(written)
    if (at > 0) return `${title.slice(0, at)}AKA${title.slice(at + written.length)}`
  }
  return title
}

const partsOf = (title: string): string[] => {
  const lower = title.toLowerCase()
  const bracket = lower.indexOf('(aka ')
  if (bracket > 0 && lower.endsWith(')')) return [title.slice(0, bracket).trim(), title.slice(bracket + 5, -1).trim()]
  return title
    .split(/ (?:aka|\/) /i)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
