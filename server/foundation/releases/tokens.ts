import { understand } from './vocabulary'
import type { Word } from './word'

/** A word of a name; `gap` is the text between it and the previous word. */
export type Token = {
  text: string
  lower: string
  start: number
  end: number
  gap: string
  /** The innermost bracket around it; '' if there is none. */
  bracket: string
  /** Number of that bracket, to tell whether two words share one; 0 if there is none. */
  bracketId: number
  word: Word | undefined
}

/** Splits a name into words with their meanings; words that belong together ("WEB-DL") become one. */
export const tokensOf = (name: string): Token[] => {
  const tokens = cut(name)
  let kept = 0
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i]!
    const length = understand(tokens, i)
    if (length > 1) {
      token.end = tokens[i + length - 1]!.end
      token.text = name.slice(token.start, token.end)
    }
    tokens[kept++] = token
    i += length
  }
  tokens.length = kept
  return tokens
}

/** "[3F9A01BC]", the checksum that anime groups add. */
export const isHash = (lower: string) => lower.length === 8 && /^[0-9a-f]{8}$/.test(lower)

type Bracket = { sign: string; id: number; outer: Bracket | undefined }

const outside: Bracket = { sign: '', id: 0, outer: undefined }

const cut = (name: string): Token[] => {
  const lowered = name.toLowerCase()
  const isAligned = lowered.length === name.length
  const tokens: Token[] = []
  let bracket = outside
  let brackets = 0
  let last = 0
  for (let i = 0; i < name.length; ) {
    const code = name.charCodeAt(i)
    if (isLetter(code)) {
      const end = endOfWord(name, i + 1)
      const text = name.slice(i, end)
      const gap = name.slice(last, i)
      tokens.push({
        text,
        lower: isAligned ? lowered.slice(i, end) : text.toLowerCase(),
        start: i,
        end,
        gap,
        bracket: bracket.sign,
        bracketId: bracket.id,
        word: undefined,
      })
      last = i = end
      continue
    }
    if (isOpening(code)) bracket = { sign: name[i]!, id: ++brackets, outer: bracket }
    else if (isClosing(code)) bracket = bracket.outer ?? outside
    i++
  }
  return tokens
}

const endOfWord = (name: string, from: number) => {
  let i = from
  while (i < name.length && (isLetter(name.charCodeAt(i)) || belongs(name, i))) i++
  return i
}

/** An apostrophe between letters, and the plus of "HDR10+" and "DD+5.1". */
const belongs = (name: string, at: number) => {
  const code = name.charCodeAt(at)
  const next = name.charCodeAt(at + 1)
  if (isApostrophe(code)) return isLetter(next)
  return code === plus && (next <= nine || !isLetter(next))
}

const plus = 0x2b
const nine = 0x39

const isApostrophe = (code: number) => code === 0x27 || code === 0x2019 || code === 0xb4 || code === 0x60

const isOpening = (code: number) => code === 0x28 || code === 0x5b || code === 0x7b || code === 0x3010
const isClosing = (code: number) => code === 0x29 || code === 0x5d || code === 0x7d || code === 0x3011

/** Non-ASCII separators: spaces, dashes, quotes, full-width brackets, the replacement character. */
const foreignSigns = new Set([
  0xa0, 0xab, 0xb4, 0xb7, 0xbb, 0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2015, 0x2018, 0x2019, 0x201c, 0x201d, 0x2026, 0x3000, 0x3001,
  0x300a, 0x300b, 0x3010, 0x3011, 0xff08, 0xff09, 0xff0f, 0xfffd,
])

const letters = Uint8Array.from({ length: 0x80 }, (_, code) => Number(/[a-z0-9]/i.test(String.fromCharCode(code))))

const isLetter = (code: number) => (code < 0x80 ? letters[code] === 1 : code >= 0x80 && !foreignSigns.has(code))
