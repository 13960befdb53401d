/**
 * The titles in `raw`: the whole, then its parts if there are several: "A AKA B", "A / B", "A (aka B)", "A (B)", two scripts side by side.
 * People in brackets after "A / B" are not a title.
 */
export const readTitles = (raw: string): string[] => {
  const written = withBlanks(withAka(withoutKind(trimTitle(raw))))
  if (written === '') return []
  const whole = withoutPeople(written)
  const titles = [whole]
  const add = (part: string) => void (titles.includes(part) || titles.push(part))
  const parts = partsOf(whole)
  if (parts.length > 1) parts.forEach(add)
  for (const part of parts) scriptsOf(part).forEach(add)
  return titles
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

const kind = /[[({【]\s*(?:(?:the|anime|feature)[ ._-])?(?:movie|film|gekijou?-?ban|eiga|劇場版|映画)\s*[\])}】]?$/iu

/** "Title [Movie]", "Title (Gekijouban)": a bracket that distinguishes the movie from the series of the same name. */
const withoutKind = (title: string) => {
  const at = title.search(kind)
  return at > 0 ? trimTitle(title.slice(0, at)) : title
}

/** Turns dots and underscores into spaces, except in acronyms: "To.Live.and.Die.in.L.A" becomes "To Live and Die in L.A.". */
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

/** A letter of "L.A.": next to another one, or inside a name ("Samuel.L.Jackson"). */
const isAcronymLetter = (part: string, next: string | undefined, inAcronym: boolean) => {
  if (part.length !== 1 || !isLetter(part)) return false
  if (inAcronym) return true
  if (next === undefined || next === '') return false
  return part === 'a' || part === 'A' ? next.length === 1 : next.length !== 1 || isLetter(next)
}

const isLetter = (sign: string) => sign.toLowerCase() !== sign.toUpperCase()

/** In a name with spaces, a dot before a space belongs to the word ("Bros. 2"). */
const signBehind = (part: string, next: string | undefined, isDotted: boolean) => {
  if (next === undefined) return ''
  if (part.length === 2 && part.toLowerCase() === 'dr') return '. '
  return isDotted || (next !== '' && next[0] !== ' ') ? ' ' : '.'
}

/** Normalizes "A a.k.a. B" to "A AKA B". */
const withAka = (title: string) => {
  const at = title.indexOf('k.a.')
  if (at < 3) return title.includes('K.A.') ? title.replace(' A.K.A. ', ' AKA ') : title
  return title.replace(' a.k.a. ', ' AKA ')
}

/** A bracketed number is a part number, so the title without it would be another movie. */
const partsOf = (title: string): string[] => {
  const open = title.endsWith(')') ? title.lastIndexOf(' (') : -1
  if (open > 0) {
    const inside = title.slice(open + 2, -1).replace(/^aka /i, '')
    if (/\d|\b(?:part|vol|volume|chapter)\b/i.test(inside)) return [title]
    return [title.slice(0, open).trim(), inside.trim()].filter((part) => part !== '')
  }
  if (!/aka|\//i.test(title)) return [title]
  return title
    .split(/ (?:aka|\/) /i)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** "A / B (director / director)": large trackers name people after the titles. */
const withoutPeople = (title: string) => {
  const open = title.endsWith(')') ? title.lastIndexOf(' (') : -1
  return open > 0 && title.slice(0, open).includes(' / ') && !/^ \(aka /i.test(title.slice(open)) ? title.slice(0, open).trim() : title
}

/** "기생충 Parasite": a Latin title next to one in another script, in either order. */
const scriptsOf = (title: string): string[] => {
  if (!foreign.test(title) || !latin.test(title)) return []
  const words = title.split(' ')
  const isForeign = words.map((word) => (foreign.test(word) ? true : latin.test(word) ? false : null))
  const first = isForeign.find((kind) => kind !== null)
  const cut = isForeign.findIndex((kind) => kind !== null && kind !== first)
  if (cut < 1 || isForeign.slice(cut).includes(first ?? null)) return []
  return [words.slice(0, cut), words.slice(cut)].map((part) => trimTitle(part.join(' '))).filter((part) => part !== '')
}

const latin = /\p{Script=Latin}/u
const scripts = 'Han Hangul Hiragana Katakana Cyrillic Greek Arabic Hebrew Thai Devanagari Georgian Armenian Tamil Telugu Bengali'
const foreign = new RegExp(`[${scripts.replaceAll(/\S+/g, '\\p{Script=$&}').replaceAll(' ', '')}]`, 'u')
