import { isHash } from './frame'
import { groupsInBrackets, groupsWithoutDash, suffixes } from './group-words'
import type { Token } from './tokens'

/** `from` and `to` are the words which the group takes, so that no other step reads them. */
export type Group = { name: string; from: number; to: number }

type Place = { stem: string; tokens: readonly Token[]; end: number; prefix: string; scene: boolean }

/** Who made the release: behind the last dash, in the last bracket, or in the bracket before the title. */
export const readGroup = (place: Place): Group | null => {
  const { tokens, prefix } = place
  const to = beforeJunk(tokens)
  return groupBehindDash(place, to) ?? groupInBracket(place, to) ?? groupByName(tokens, to) ?? groupOfPrefix(tokens, prefix)
}

/** Leaves out checksums and versions in brackets and the marks of those who passed the release on. */
const beforeJunk = (tokens: readonly Token[]) => {
  let to = tokens.length
  while (to > 1 && isJunk(tokens[to - 1]!)) to--
  return to
}

const isJunk = ({ lower, gap, bracket, word }: Token) =>
  (bracket !== '' && (isHash(lower) || word?.version !== undefined)) || (gap === '-' && isSuffix(lower))

const isSuffix = (lower: string) => suffixes.has(lower) || lower.startsWith('rakuv')

/** The words after the last one that describes the release, if a dash stands before them. */
const groupBehindDash = ({ stem, tokens, end, scene }: Place, to: number): Group | null => {
  const last = lastTechnical(tokens, end, to)
  if (last < 0 && !scene) return null
  const from = firstBehindDash(tokens, Math.max(last, end - 1, 0) + 1, to)
  if (from < 0) return null
  const spaced = tokens[from]!.gap !== '-' && tokens[from]!.gap.startsWith(' ')
  if (spaced && last < 0) return null
  const until = endOfGroup(tokens, from, to)
  const name = stem.slice(tokens[from]!.start, tokens[until - 1]!.end)
  if (isDigits(name) && name.length < 3) return null
  return { name, from, to: until }
}

const isDigits = (text: string) => Number.isInteger(Number(text))

const lastTechnical = (tokens: readonly Token[], end: number, to: number) => {
  for (let i = to - 1; i >= end; i--) if (isTechnical(tokens, i)) return i
  return -1
}

/** Languages do not count, for they are put behind the group too; nor does a glued "-Remux" behind a group. */
const isTechnical = (tokens: readonly Token[], at: number) => {
  const { word, gap, bracket } = tokens[at]!
  if (!word || (word.languages && !word.firm)) return false
  if (bracket !== '' && word.subtitles) return tokens[at - 1]?.word !== undefined
  return !(gap === '-' && word.modifier === 'remux' && !word.resolution && tokens[at - 1]?.word === undefined)
}

const firstBehindDash = (tokens: readonly Token[], from: number, to: number) => {
  for (let i = from; i < to; i++) {
    const { gap, word } = tokens[i]!
    if (gap.includes('-') && !gap.includes('[') && !gap.includes('(') && !word?.languages) return i
  }
  return -1
}

/** A group takes one more part behind a dash ("D-Z0N3"), or several words if nothing else follows ("- THE MEN OF IT"). */
const endOfGroup = (tokens: readonly Token[], from: number, to: number) => {
  let until = from + 1
  while (until < to && until < from + 2 && tokens[until]!.gap === '-') until++
  if (until > from + 1 || tokens[from]!.gap === '-' ? !allBlank(tokens, until, to) : !allBlank(tokens, until, to)) return until
  return to - from <= 4 ? to : until
}

const allBlank = (tokens: readonly Token[], from: number, to: number) => {
  for (let i = from; i < to; i++) if (tokens[i]!.gap !== ' ' || tokens[i]!.word) return false
  return true
}

/** "[GROUP]" at the end, or the last word of a bracket which describes the release: "(1080p BluRay x265 GROUP)". */
const groupInBracket = ({ stem, tokens, end }: Place, to: number): Group | null => {
  const last = tokens[to - 1]
  if (!last || to - 1 < end || last.word || !closes(stem, last)) return groupOfSubtitles({ stem, tokens, end })
  let from = to - 1
  while (from > end && tokens[from - 1]!.bracketId === last.bracketId) from--
  const whole = textInBracket(stem, tokens[from]!, last)
  if (from === to - 1 || groupsInBrackets.has(whole.toLowerCase())) return { name: whole, from, to }
  if (last.bracketId === 0 || tokens[from]!.word)
    return tokens[to - 2]!.word ? { name: last.text, from: to - 1, to } : lastWordOf(tokens, from, to)
  return null
}

const closes = (stem: string, { end }: Token) => {
  const sign = stem[end]
  return sign === ']' || sign === ')' || sign === '}' || sign === '-'
}

/** "[-ZR-]" keeps its dashes. */
const textInBracket = (stem: string, first: Token, last: Token) => {
  const dashes = stem[first.start - 1] === '-' && stem[first.start - 2] === '[' && stem[last.end] === '-'
  return stem.slice(dashes ? first.start - 1 : first.start, dashes ? last.end + 1 : last.end)
}

/** "(... S82 Joy)": one strange word may stand before the group. */
const lastWordOf = (tokens: readonly Token[], from: number, to: number): Group | null => {
  let strange = 0
  for (let i = from; i < to; i++) if (!tokens[i]!.word && !isDigits(tokens[i]!.lower)) strange++
  return strange <= 2 ? { name: tokens[to - 1]!.text, from: to - 1, to } : null
}

/** Anime releases name the group right behind the year and again as the maker of the subtitles. */
const groupOfSubtitles = ({ stem, tokens, end }: Pick<Place, 'stem' | 'tokens' | 'end'>): Group | null => {
  for (let i = end; i < tokens.length - 1; i++) {
    const token = tokens[i]!
    if (token.bracket !== '[' || token.word || isDigits(token.lower) || !token.gap.includes('[')) continue
    const next = tokens[i + 1]!
    if (next.bracketId === token.bracketId || !next.word) return null
    return { name: textInBracket(stem, token, token), from: i, to: i + 1 }
  }
  return null
}

/** Groups known to leave the dash out. */
const groupByName = (tokens: readonly Token[], to: number): Group | null => {
  const last = tokens[to - 1]
  const behind = tokens[to - 2]
  return last && behind?.word && groupsWithoutDash.has(last.lower) ? { name: last.text, from: to - 1, to } : null
}

const groupOfPrefix = (tokens: readonly Token[], prefix: string): Group | null =>
  prefix === '' || prefix.length > 40 ? null : { name: prefix, from: tokens.length, to: tokens.length }
