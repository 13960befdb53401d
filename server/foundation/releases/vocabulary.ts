import { once } from '#server/foundation/lib/once'
import { audioWords, videoWords } from './codec-words'
import { editionWords } from './edition-words'
import { languageWords } from './language-words'
import { noiseWords } from './noise-words'
import { resolutionOfPicture } from './picture-size'
import { sourceWords } from './source-words'
import type { Word } from './word'

/**
 * A meaning and its spellings, separated by spaces; a dash marks where a spelling may be split ("web-dl" is WEBDL, WEB-DL, WEB.DL, WEB DL).
 */
export type Writings = readonly (readonly [Word, string])[]

type Readable = { lower: string; gap: string; word: Word | undefined }

/** Assigns the word at `at` its meaning and returns how many words belong to it, if a known spelling takes several. */
export const understand = (tokens: readonly Readable[], at: number): number => {
  const token = tokens[at]!
  const entry = entries().get(token.lower)
  if (entry === undefined) token.word = derivedWord(token.lower)
  else if (entry.parts > 1) return longestJoin(tokens, at, entry)
  else token.word = entry.word
  return 1
}

/**
 * A known spelling, or the beginning of one that may be split; `parts` is the maximum number of pieces. `cuts` has a bit for every position
 * where the spelling may be split, so "E.N" is not "EN".
 */
type Entry = { word: Word | undefined; parts: number; cuts: number }

const entries = once(() => {
  const learned = new Map<string, Entry>()
  for (const writings of [sourceWords, videoWords, audioWords, editionWords, languageWords, noiseWords]) learn(learned, writings)
  return learned
})

const entryOf = (learned: Map<string, Entry>, key: string): Entry => {
  const known = learned.get(key)
  if (known) return known
  const entry = { word: undefined, parts: 1, cuts: 0 }
  learned.set(key, entry)
  return entry
}

const learn = (learned: Map<string, Entry>, writings: Writings) => {
  for (const [word, text] of writings)
    for (const writing of text.split(' ')) {
      const pieces = writing.split('-')
      const entry = entryOf(learned, pieces.join(''))
      entry.word = { ...entry.word, ...word }
      for (let n = 1; n < pieces.length; n++) {
        const start = pieces.slice(0, n).join('')
        const head = entryOf(learned, start)
        head.parts = Math.max(head.parts, pieces.length - n + 1)
        entry.cuts |= 1 << start.length
      }
    }
}

const longestJoin = (tokens: readonly Readable[], at: number, { word, parts }: Entry): number => {
  const token = tokens[at]!
  token.word = word
  let length = 1
  let joined = token.lower
  let cuts = 0
  for (let n = 1; n < parts && at + n < tokens.length; n++) {
    const next = tokens[at + n]!
    if (!isJoint(next.gap)) break
    cuts |= 1 << joined.length
    joined += next.lower
    const found = writingOf(joined)
    if (found?.word && (cuts & ~found.cuts) === 0) {
      token.word = found.word
      token.lower = joined
      length = n + 1
    }
  }
  return length
}

/** "DTS-HDMA5" from "DTS-HDMA5.1": channels may be attached to a codec of several pieces too. */
const writingOf = (joined: string): Entry | undefined => {
  const entry = entries().get(joined)
  if (entry || !isDigit(joined.charCodeAt(joined.length - 1))) return entry
  const codec = entries().get(joined.slice(0, -1))
  return codec?.word?.audio ? codec : undefined
}

const isJoint = (gap: string) => gap === '.' || gap === ' ' || gap === '-' || gap === '_' || gap === "'"

const known = (writing: string) => entries().get(writing)?.word

/** Words derived by rule: resolutions, picture sizes, attached channel counts, numbered repacks. */
const derivedWord = (word: string): Word | undefined => {
  if (word.charCodeAt(0) > latin) return chineseWord(word)
  const digits = countDigits(word)
  if (digits === 0 || digits === word.length) return undefined
  return resolutionWord(word) ?? sizeWord(word) ?? versionWord(word) ?? countedWord(word) ?? channelWord(word)
}

const latin = 0x2e7f
const chinese: Word = { languages: ['Chinese'] }

/** "简体", "繁中", "简繁字幕": the Chinese script used. */
const chineseWord = (word: string) => (word.includes('简') || word.includes('繁') || word.includes('字幕') ? chinese : undefined)

const countDigits = (word: string) => {
  let digits = 0
  for (let i = 0; i < word.length; i++) if (isDigit(word.charCodeAt(i))) digits++
  return digits
}

const isDigit = (code: number) => code >= 0x30 && code <= 0x39

const lines: Record<string, Word['resolution']> = {
  '360': 480,
  '480': 480,
  '540': 480,
  '576': 576,
  '720': 720,
  '960': 720,
  '1080': 1080,
  '1440': 1080,
  '2160': 2160,
  '4320': 2160,
}

/** "1080p", "1080i", "Bluray1080p". */
const resolutionWord = (word: string): Word | undefined => {
  if (!word.endsWith('p') && !word.endsWith('i')) return undefined
  let from = word.length - 1
  while (from > 0 && isDigit(word.charCodeAt(from - 1))) from--
  const resolution = lines[word.slice(from, -1)]
  if (!resolution) return undefined
  if (from === 0) return { firm: true, resolution }
  const before = known(word.slice(0, from))
  return before?.source || before?.modifier ? { ...before, firm: true, resolution } : undefined
}

/** "1920x804". */
const sizeWord = (word: string): Word | undefined => {
  const x = word.indexOf('x')
  if (x < 3 || x > 4 || word.length - x < 4 || word.length - x > 5) return undefined
  const width = Number(word.slice(0, x))
  const height = Number(word.slice(x + 1))
  return width >= 320 && height >= 200 ? { firm: true, resolution: resolutionOfPicture({ width, height }) } : undefined
}

/** "v2", and an episode with a version: "02v2". */
const versionWord = (word: string): Word | undefined => {
  const v = word.length - 2
  if (v < 0 || word[v] !== 'v' || !isDigit(word.charCodeAt(v + 1)) || word[v + 1] === '0') return undefined
  for (let i = 0; i < v; i++) if (!isDigit(word.charCodeAt(i))) return undefined
  return { version: Number(word[v + 1]) }
}

/** "REPACK2", "2xUkr", "2DVD9". */
const countedWord = (word: string): Word | undefined => {
  const last = word.charCodeAt(word.length - 1)
  if (isDigit(last)) {
    const before = known(word.slice(0, -1))
    if (before?.repack) return { ...before, repack: Number(word[word.length - 1]) }
  }
  if (!isDigit(word.charCodeAt(0))) return undefined
  if (word[1] === 'x') return known(word.slice(2))
  const counted = known(word.slice(1))
  return counted?.source === 'dvdr' ? counted : undefined
}

/** "AAC2", "DD+5", "FLACx2", "DTS7ch". */
const channelWord = (word: string): Word | undefined => {
  if (isDigit(word.charCodeAt(0))) return isMeasure(word) ? { noise: true } : undefined
  let end = word.length
  if (word.endsWith('ch')) end -= 2
  while (end > word.length - 4 && end > 0 && isDigit(word.charCodeAt(end - 1))) end--
  if (word[end - 1] === 'x') end--
  const before = known(word.slice(0, end))
  return before?.audio ? before : undefined
}

/** "10bit", "6ch", "700mb", "60fps", "320kbps". */
const isMeasure = (word: string) => {
  let from = 0
  while (from < word.length && isDigit(word.charCodeAt(from))) from++
  return measures.has(word.slice(from))
}

const measures = new Set([
  'bit',
  'bits',
  'ch',
  'mb',
  'gb',
  'mib',
  'gib',
  'fps',
  'hz',
  'khz',
  'kbps',
  'mbps',
  'audio',
  'audios',
  'cd',
  'cds',
])
