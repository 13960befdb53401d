import { groupsInBrackets, groupsWithoutDash, suffixes } from './group-words'
import { isHash, type Token } from './tokens'

/** `from` and `to` delimit the group's words, so no other step reads them. */
export type Group = { name: string; from: number; to: number }

export type Place = {
  stem: string
  tokens: readonly Token[]
  /** The first word after the title. */
  end: number
  /** The text in brackets before the title. */
  prefix: string
  /** Nothing but possibly a year shows that this is a release. */
  isBare: boolean
  isDated: boolean
}

/** The release group: after the last dash, in the last bracket, or in the bracket before the title. */
export const readGroup = (place: Place): Group | null => {
  const { tokens, prefix } = place
  const to = beforeJunk(tokens)
  if (place.isBare) return prefix === '' ? groupOfBareName(place, to) : groupOfPrefix(tokens, prefix)
  return groupBehindDash(place, to) ?? groupInBracket(place, to) ?? groupByName(tokens, to) ?? groupOfPrefix(tokens, prefix)
}

/** Skips bracketed checksums and versions, and the marks of reposters. */
const beforeJunk = (tokens: readonly Token[]) => {
  let to = tokens.length
  while (to > 1 && isJunk(tokens[to - 1]!)) to--
  return to
}

const isJunk = ({ lower, gap, bracket, word }: Token) =>
  (bracket !== '' && (isHash(lower) || word?.version !== undefined)) || (gap === '-' && isSuffix(lower))

const isSuffix = (lower: string) => suffixes.has(lower) || lower.startsWith('rakuv')

/** "Some.Words-GROUP": dotted words and an uppercase part after the only dash. "The.Spider-Man" is a movie's name. */
const groupOfBareName = ({ stem, tokens }: Place, to: number): Group | null => {
  const last = tokens[to - 1]
  if (!last || to < 3 || last.gap !== '-' || last.text.slice(1) === last.text.slice(1).toLowerCase()) return null
  return stem.includes(' ') || !stem.includes('.') ? null : { name: last.text, from: to - 1, to }
}

/** The words after the last descriptive one, if preceded by a dash. */
const groupBehindDash = ({ stem, tokens, end, isDated }: Place, to: number): Group | null => {
  const last = lastTechnical(tokens, end, to)
  if (last < 0 && !isDated) return null
  const from = firstBehindDash(tokens, Math.max(last, end, 0) + (last < 0 ? 0 : 1), to)
  if (from < 0 || (last < 0 && tokens[from]!.gap !== '-')) return null
  const until = endOfGroup(tokens, from, to)
  const name = stem.slice(tokens[from]!.start, tokens[until - 1]!.end)
  return isDate(name) ? null : { name, from, to: until }
}

/** "06", "2014-06", "20-40". */
const isDate = (name: string) => name.split('-').every((part) => part.length <= 4 && isNumber(part))

const isNumber = (text: string) => Number.isInteger(Number(text))

const lastTechnical = (tokens: readonly Token[], end: number, to: number) => {
  for (let i = to - 1; i >= end; i--) if (isTechnical(tokens, i)) return i
  return -1
}

/** Languages do not count, because they also follow the group; nor does an attached "-Remux" or the second part of "-Red-bits". */
const isTechnical = (tokens: readonly Token[], at: number) => {
  const { word, gap, bracket } = tokens[at]!
  if (!word || (word.languages && !word.firm)) return false
  const afterUnknown = tokens[at - 1]?.word === undefined
  if (bracket !== '' && word.subtitles) return !afterUnknown
  if (word.noise && !word.firm && gap === '-' && afterUnknown && tokens[at - 1]?.gap.includes('-')) return false
  return !(gap === '-' && word.modifier === 'remux' && !word.resolution && afterUnknown)
}

const firstBehindDash = (tokens: readonly Token[], from: number, to: number) => {
  for (let i = from; i < to; i++) {
    const { gap, word } = tokens[i]!
    const before = tokens[i - 1]
    if (before && gap.includes('-') && !opens(gap) && !(word?.languages && gap === '-') && !namesId.has(before.lower)) return i
  }
  return -1
}

const namesId = new Set(['tmdb', 'tmdbid', 'imdb', 'imdbid', 'edition'])

const opens = (gap: string) => gap.includes('[') || gap.includes('(') || gap.includes('{')

/** A group may include another part after a dash ("D-Z0N3"), or several words if nothing else follows ("- THE MEN OF IT"). */
const endOfGroup = (tokens: readonly Token[], from: number, to: number) => {
  let until = from + 1
  while (until < to && continues(tokens[until]!)) until++
  if (until < to && tokens[until]!.gap === '-') until++
  return to - from <= 4 && until < to && areWords(tokens, until, to) ? to : until
}

/** "Two_Words" and "E.N.D". */
const continues = ({ gap, text, word }: Token) =>
  (gap === '_' && !word) || (gap === '.' && text.length === 1 && text === text.toUpperCase())

const areWords = (tokens: readonly Token[], from: number, to: number) => {
  for (let i = from; i < to; i++) if (tokens[i]!.gap !== ' ' || tokens[i]!.word) return false
  return true
}

/** "[GROUP]" at the end, or the last word of a descriptive bracket: "(1080p BluRay x265 GROUP)". */
const groupInBracket = (place: Place, to: number): Group | null => {
  const { stem, tokens, end } = place
  const last = tokens[to - 1]
  if (!last || to - 1 < end || last.bracket === '{' || !closes(stem, last)) return null
  const from = startOfBracket(tokens, to - 1, end)
  if (last.bracket === '(' && tokens[from - 1]?.word?.subtitles) return groupBeforeBrackets(place)
  const whole = textInBracket(stem, tokens[from]!, last)
  if (isSingle(tokens.slice(from, to), whole) || groupsInBrackets.has(whole.toLowerCase())) return { name: whole, from, to }
  const two = stem.slice(tokens[Math.max(from, to - 2)]!.start, last.end)
  if (groupsInBrackets.has(two.toLowerCase())) return { name: two, from: to - 2, to }
  if (last.word || isNumber(last.lower) || !describes(tokens, from, to)) return null
  const first = startOfName(tokens, from, to - 1)
  return { name: stem.slice(tokens[first]!.start, last.end), from: first, to }
}

/** "Two_Words". */
const startOfName = (tokens: readonly Token[], from: number, last: number) => {
  let first = last
  while (first > from && tokens[first]!.gap === '_' && !tokens[first - 1]!.word) first--
  return first
}

const startOfBracket = (tokens: readonly Token[], at: number, end: number) => {
  const { bracketId } = tokens[at]!
  let from = at
  while (from > end && bracketId > 0 && tokens[from - 1]!.bracketId === bracketId) from--
  return from
}

const closes = (stem: string, { end }: Token) => {
  for (let i = end; i < stem.length; i++) if (closing.has(stem[i]!)) return true
  return false
}

const closing = new Set([']', ')', '}'])

/** A single unknown word, possibly with dots ("YTS.MX"). */
const isSingle = (inside: readonly Token[], whole: string) => {
  const { word, lower } = inside[0]!
  return (
    !word && !isNumber(lower) && !isId(lower) && !namesKind.has(lower) && !whole.includes(' ') && !inside.some((token) => token.word?.firm)
  )
}

/** "[Movie]" is a kind of work, not a group. */
const namesKind = new Set('movie movies film ova ona oav batch complete'.split(' '))

const isId = (lower: string) => namesId.has(lower) || /^tt\d{7,}$/.test(lower)

/** A bracket of known words, with at most one unknown word before the group ("10bit S82 Joy"). */
const describes = (tokens: readonly Token[], from: number, to: number) => {
  let strange = 0
  for (let i = from; i < to; i++) if (!tokens[i]!.word && !isNumber(tokens[i]!.lower)) strange++
  return strange <= 2 && to - from > strange
}

/** "[-ZR-]" keeps its dashes. */
const textInBracket = (stem: string, first: Token, last: Token) => {
  const dashes = stem[first.start - 1] === '-' && stem[last.end] === '-'
  return stem.slice(dashes ? first.start - 1 : first.start, dashes ? last.end + 1 : last.end)
}

/** "Title 1999 [GROUP] [Blu-ray][MKV][Softsubs (GROUP)]": named right after the year, and again as the subtitles' author. */
const groupBeforeBrackets = ({ stem, tokens, end }: Place): Group | null => {
  for (let i = end; i < tokens.length - 1; i++) {
    const token = tokens[i]!
    if (token.bracket !== '[' || token.word || isNumber(token.lower)) continue
    return { name: textInBracket(stem, token, token), from: i, to: i + 1 }
  }
  return null
}

/** Groups known to omit the dash. */
const groupByName = (tokens: readonly Token[], to: number): Group | null => {
  const last = tokens[to - 1]
  const before = tokens[to - 2]
  if (!last || !before || !groupsWithoutDash.has(last.lower)) return null
  return before.word || before.bracket || isNumber(before.lower) ? { name: last.text, from: to - 1, to } : null
}

const groupOfPrefix = (tokens: readonly Token[], prefix: string): Group | null =>
  prefix === '' || prefix.length > 40 ? null : { name: prefix, from: tokens.length, to: tokens.length }
