import { isEpisode } from './frame'
import { endOfEdition } from './read-edition'
import { type Parts, readParts } from './read-parts'
import type { Token } from './tokens'
import { isLittle, unknownAt } from './unknown-words'
import type { Word } from './word'

/** What a piece of a name was read as. */
export const wordKinds = [
  'title',
  'year',
  'quality',
  'codec',
  'language',
  'subtitles',
  'edition',
  'revision',
  'episode',
  'group',
  'around',
  'known',
  'unknown',
  'sign',
] as const
export type WordKind = (typeof wordKinds)[number]
export type ReadWord = { text: string; kind: WordKind }

/**
 * A name piece by piece, in its order and without a gap. `around`: a site, a tracker, or the ending of a file; `known`: a word of release
 * names that nothing depends on; `sign`: what separates words. `doubt`: the words that are not the movie's, if it is known.
 */
export const readWords = (name: string, doubt?: readonly string[]): ReadWord[] => {
  const parts = readParts(name)
  const from = name.indexOf(parts.stem)
  if (from < 0 || parts.tokens.length === 0) return name === '' ? [] : [{ text: name, kind: 'around' }]
  const kinds = kindsOf(parts, doubt && new Set(doubt))
  const words: ReadWord[] = []
  let last = from
  if (from > 0) words.push({ text: name.slice(0, from), kind: 'around' })
  for (const [at, { start, end }] of parts.tokens.entries()) {
    if (from + start > last) words.push({ text: name.slice(last, from + start), kind: 'sign' })
    words.push({ text: name.slice(from + start, from + end), kind: kinds[at]! })
    last = from + end
  }
  const whole = from + parts.stem.length
  if (whole > last) words.push({ text: name.slice(last, whole), kind: 'sign' })
  if (name.length > whole) words.push({ text: name.slice(whole), kind: 'around' })
  return withChannels(words)
}

const speakers: Partial<Record<WordKind, RegExp>> = { codec: /[1-9]$/, known: /^[1-9]$/ }

/** Joins the 5 and the 1 of `DD5.1` or `5.1`: how many channels the sound has is one word. */
const withChannels = (words: readonly ReadWord[]): ReadWord[] => {
  const joined: ReadWord[] = []
  for (const word of words) {
    const [before, sign] = joined.slice(-2)
    const isLast = before !== undefined && sign?.text === '.' && word.kind === 'known' && /^[012]$/.test(word.text)
    if (isLast && speakers[before.kind]?.test(before.text)) joined.splice(-2, 2, { text: `${before.text}.${word.text}`, kind: 'codec' })
    else joined.push(word)
  }
  return joined
}

const kindsOf = (parts: Parts, doubt: ReadonlySet<string> | undefined): WordKind[] => {
  const { tokens, frame, group } = parts
  const year = yearAt(parts)
  const edition = editionIn(tokens, Math.max(frame.end, 1))
  const unknown = new Set(unknownAt(parts))
  const isDoubted = ({ text }: Token) => doubt?.has(text) === true
  const behindTitle = (token: Token, at: number): WordKind => {
    if (edition.has(at)) return 'edition'
    if (unknown.has(at)) return doubt && !isDoubted(token) ? 'title' : 'unknown'
    return kindOf(token)
  }
  return tokens.map((token, at) => {
    if (at === year) return 'year'
    if (group && at >= group.from && at < group.to) return 'group'
    if (at >= frame.end) return behindTitle(token, at)
    return isDoubted(token) && !isLittle(token.text) ? 'unknown' : 'title'
  })
}

const yearAt = ({ tokens, frame: { end, year } }: Parts): number => {
  if (year === null) return -1
  const isIt = ({ lower }: Token) => lower === String(year)
  const behind = tokens.findIndex((token, at) => at >= end && isIt(token))
  return behind >= 0 ? behind : tokens.findLastIndex(isIt)
}

const editionIn = (tokens: readonly Token[], from: number): Set<number> => {
  const found = new Set<number>()
  for (let at = from; at < tokens.length; ) {
    const end = endOfEdition(tokens, at)
    for (let part = at; part < end; part++) found.add(part)
    at = Math.max(end, at + 1)
  }
  return found
}

const meanings: readonly (readonly [WordKind, (word: Word) => unknown])[] = [
  ['quality', ({ source, resolution, likely, modifier, disc }) => source ?? resolution ?? likely ?? modifier ?? disc],
  ['codec', ({ video, audio, hdr, encoded }) => video ?? audio ?? hdr ?? encoded],
  ['subtitles', ({ subtitles }) => subtitles],
  ['language', ({ languages, dub, dual, multi }) => languages ?? dub ?? dual ?? multi],
  ['revision', ({ proper, repack, version }) => proper ?? repack ?? version],
  ['edition', ({ edition }) => edition],
]

const kindOf = ({ word, lower, text }: Token): WordKind => {
  if (text === 'REAL') return 'revision'
  if (word === undefined) return isEpisode(lower) ? 'episode' : 'known'
  return meanings.find(([, means]) => means(word) !== undefined)?.[0] ?? 'known'
}
