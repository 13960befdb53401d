import { type Frame, isEpisode } from './frame'
import { suffixes } from './group-words'
import { endOfEdition } from './read-edition'
import type { Group } from './read-group'
import { isHash, type Token } from './tokens'

type Places = { tokens: readonly Token[]; frame: Pick<Frame, 'end'>; group: Group | null }

/** The positions of the words behind the title that describe no release, as far as anybody knows. */
export const unknownAt = (places: Places): number[] => {
  const { tokens, frame, group } = places
  const strange: number[] = []
  let technical = -1
  for (let at = frame.end; at < tokens.length; at++) {
    const { word } = tokens[at]!
    if (word && !word.noise) technical = at
    else if (!word && !isOfGroup(tokens[at]!, at, group) && !describes(tokens[at]!)) strange.push(at)
  }
  if (strange.length === 0) return strange
  const left = withoutNames(withoutEditions(strange, places), technical)
  return left.every((at) => isLittle(tokens[at]!.lower)) ? [] : left
}

const isOfGroup = ({ lower }: Token, at: number, group: Group | null) =>
  group !== null && ((at >= group.from && at < group.to) || lower === group.name.toLowerCase())

/** Numbers are channels and sizes; a single letter says nothing. */
const describes = ({ lower, text, gap }: Token) =>
  lower.length < 2 ||
  isNumber(lower) ||
  isHash(lower) ||
  text === 'REAL' ||
  isEpisode(lower) ||
  plainWords.has(lower) ||
  isTag(lower) ||
  isSuffix(lower, gap)

const isNumber = (lower: string) => !/\p{L}/u.test(lower)
/** An id, or subtitles of a language: "KORSUB". */
const isTag = (lower: string) => /^(?:tt\d{7,10}|[ti]mdb(?:id)?|edition)$|sub(?:s|bed)?$/.test(lower)
const isSuffix = (lower: string, gap: string): boolean => gap === '-' && (suffixes.has(lower) || lower.startsWith('rakuv'))

/** Words that only describe, but never end a title. */
const plainWords = new Set(
  `nordic scandinavian usa us uk eu gbr fra ger deu ita esp jpn kor chn hkg ntb now ip iplayer skst skysho roku plex pmnt stz strp sho starz hbo
  all4 itvx bbc arte zdf ard rtl plus peacock paramount shudder kino filmin movistar rakuten viva vudu fandango kinopoisk okko ivi wink
  rip untouched only also original multiple muhd ma hybrid raw batch dvo mvo avo dub vo vo1 sub forced complete full uncompressed org net cc download torrent telegram`.split(
    /\s+/,
  ),
)

/** They say something only between other words. */
export const isLittle = (word: string) => littleWords.has(word.toLowerCase())
const littleWords = new Set('the a an of and by in for with from to de und et con com mit avec der die das le la les el il'.split(' '))

const withoutEditions = (strange: readonly number[], { tokens, frame }: Places): number[] => {
  const inEdition = new Set<number>()
  for (let at = Math.max(frame.end, 1); at < tokens.length; at++)
    for (let part = at, end = endOfEdition(tokens, at); part < end; part++) inEdition.add(part)
  return strange.filter((at) => !inEdition.has(at))
}

/** Up to two words at the very end are a group or a site. */
const withoutNames = (strange: readonly number[], technical: number): number[] => {
  const behind = strange.filter((at) => at > technical)
  return behind.length > mostOfName ? [...strange] : strange.filter((at) => at < technical)
}

const mostOfName = 2
