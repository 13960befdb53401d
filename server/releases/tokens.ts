import { wordAt } from './vocabulary'
import type { Word } from './word'

/** A word of a name; `gap` is what stands between it and the word before. */
export type Token = {
  text: string
  lower: string
  start: number
  end: number
  gap: string
  /** The innermost bracket it stands in, '' when none. */
  bracket: string
  /** Number of that bracket, so that two words can be told to share one. 0 when none. */
  bracketId: number
  word: Word | undefined
}

/** Cuts a name into words and says what each of them means; words which belong together ("WEB-DL") become one. */
export const tokensOf = (name: string): Token[] => {
  const tokens = cut(name)
  const result: Token[] = []
  for (let i = 0; i < tokens.length; ) {
    const found = wordAt(tokens, i)
    const token = tokens[i]!
    if (found.length > 1) {
      const last = tokens[i + found.length - 1]!
      token.text = name.slice(token.start, last.end)
      token.lower = found.lower
      token.end = last.end
    }
    token.word = found.word
    result.push(token)
    i += found.length
  }
  return result
}

/** "[3F9A01BC]", the checksum that anime groups add. */
export const isHash = (lower: string) => lower.length === 8 && /^[0-9a-f]{8}$/.test(lower)

const cut = (name: string): Token[] => {
  const tokens: Token[] = []
  const open: number[] = []
  let brackets = 0
  let last = 0
  for (let i = 0; i < name.length; ) {
    const code = name.charCodeAt(i)
    if (!isLetter(code)) {
      if (isOpening(code)) open.push(++brackets * 0x10000 + code)
      else if (isClosing(code)) open.pop()
      i++
      continue
    }
    const end = endOfWord(name, i + 1)
    const text = name.slice(i, end)
    const around = open[open.length - 1]
    tokens.push({
      text,
      lower: text.toLowerCase(),
      start: i,
      end,
      gap: name.slice(last, i),
      bracket: around ? String.fromCharCode(around % 0x10000) : '',
      bracketId: around ? Math.floor(around / 0x10000) : 0,
      word: undefined,
    })
    last = i = end
  }
  return tokens
}

const endOfWord = (name: string, from: number) => {
  let i = from
  for (; i < name.length; i++) {
    const code = name.charCodeAt(i)
    if (isLetter(code)) continue
    if (code === plus && !isLetter(name.charCodeAt(i + 1))) continue
    if (code === plus && name.charCodeAt(i + 1) <= nine) continue
    if (isApostrophe(code) && isLetter(name.charCodeAt(i + 1))) continue
    break
  }
  return i
}

const plus = 0x2b
const nine = 0x39

const isLetter = (code: number) =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x30 && code <= 0x39) ||
  (code >= 0x80 && !foreignSigns.has(code))

const isApostrophe = (code: number) => code === 0x27 || code === 0x2019 || code === 0xb4 || code === 0x60

const isOpening = (code: number) => code === 0x28 || code === 0x5b || code === 0x7b || code === 0x3010
const isClosing = (code: number) => code === 0x29 || code === 0x5d || code === 0x7d || code === 0x3011

/** Signs beyond ASCII which cut words: blanks, dashes, quotes, full-width brackets, the replacement character. */
const foreignSigns = new Set([
  0xa0, 0xab, 0xb4, 0xb7, 0xbb, 0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2015, 0x2018, 0x2019, 0x201c, 0x201d, 0x2026, 0x3000, 0x3001,
  0x300a, 0x300b, 0x3010, 0x3011, 0xff08, 0xff09, 0xff0f, 0xfffd,
])
