import { analyse } from 'chardet'

const sharing = (languages: string, encodings: readonly string[]): Record<string, readonly string[]> =>
  Object.fromEntries(languages.split(' ').map((language) => [language, encodings]))

/** The encodings used for text in a language before Unicode, the most common one first. */
const byLanguage: Readonly<Record<string, readonly string[]>> = {
  ...sharing('pl cs sk hu sl hr bs sq', ['windows-1250', 'iso-8859-2']),
  ro: ['windows-1250', 'iso-8859-2'],
  ...sharing('ru uk bg be', ['windows-1251', 'koi8-r', 'iso-8859-5']),
  ...sharing('sr mk', ['windows-1251', 'windows-1250', 'iso-8859-2', 'iso-8859-5']),
  el: ['windows-1253'],
  tr: ['windows-1254'],
  he: ['windows-1255'],
  ...sharing('ar fa', ['windows-1256', 'iso-8859-6']),
  ...sharing('lt lv et', ['windows-1257']),
  vi: ['windows-1258'],
  th: ['windows-874'],
  ja: ['shift_jis', 'euc-jp', 'iso-2022-jp'],
  ko: ['euc-kr', 'iso-2022-kr'],
  zh: ['gb18030', 'big5'],
  ...sharing('ca da de en es fi fr ga is it nb nl nn no pt sv', ['windows-1252']),
}

/** What Windows programs wrote under the name of a standard: a superset of it. */
const supersets: Readonly<Record<string, string>> = {
  'iso-8859-1': 'windows-1252',
  'iso-8859-7': 'windows-1253',
  'iso-8859-8': 'windows-1255',
  'iso-8859-8-i': 'windows-1255',
  'iso-8859-9': 'windows-1254',
}
const usual = 'windows-1252'
/** A guess below this is none. */
const leastConfidence = 10

/**
 * Decodes text of unknown encoding: by byte order mark, else as UTF-16 or UTF-8 if it fits, else by its letters, among the legacy encodings of
 * its language if that is known.
 */
export const decodeText = (bytes: Uint8Array, language: string | null): string => {
  const wide = byWideMark(bytes)
  if (wide !== null) return wide
  const unicode = byMark(bytes) ?? byZeros(bytes)
  if (unicode) return new TextDecoder(unicode).decode(bytes)
  const text = new TextDecoder('utf-8').decode(bytes)
  if (!text.includes(unreadable) && !hasEscapes(bytes)) return text
  if (text.includes(unreadable) && isMostlyRead(text)) return text
  return new TextDecoder(encodingOf(bytes, language) as Bun.Encoding).decode(bytes)
}

const encodingOf = (bytes: Uint8Array, language: string | null): string => {
  const sample = foreignLines(bytes)
  const guesses = analyse(sample).map(({ name, confidence }) => ({ name: windowsOf(name.toLowerCase()), confidence }))
  const ofLanguage = byLanguage[language?.split('-')[0]?.toLowerCase() ?? '']
  if (ofLanguage) return guesses.find(({ name }) => ofLanguage.includes(name))?.name ?? ofLanguage[0] ?? usual
  const likely = guesses.filter(({ name, confidence }) => confidence >= leastConfidence && decoderOf(name) !== null)
  const whole = likely.find(({ name }) => !decoderOf(name)?.decode(sample).includes(unreadable))
  return whole?.name ?? likely[0]?.name ?? usual
}

const windowsOf = (name: string): string => supersets[name] ?? name
const decoderOf = (name: string): TextDecoder | null => {
  try {
    return new TextDecoder(name as Bun.Encoding)
  } catch {
    return null // the platform does not know it
  }
}

const mostLooked = 16_000
/** The lines with letters beyond ASCII, which alone tell encodings apart; as many as it takes. */
const foreignLines = (bytes: Uint8Array): Uint8Array => {
  const parts: Uint8Array[] = []
  let size = 0
  for (let from = 0; from < bytes.length && size < mostLooked; ) {
    const next = bytes.indexOf(lineEnd, from)
    const end = next < 0 ? bytes.length : next + 1
    const line = bytes.subarray(from, Math.min(end, from + mostLooked))
    if (line.some((byte) => byte > 0x7f || byte === escapeByte)) {
      parts.push(line)
      size += line.length
    }
    from = end
  }
  return Buffer.concat(parts)
}
const lineEnd = 0x0a
const escapeByte = 0x1b
/** ISO 2022 is ASCII with escape sequences. */
const hasEscapes = (bytes: Uint8Array): boolean => {
  const at = bytes.indexOf(escapeByte)
  return at >= 0 && (bytes[at + 1] === 0x24 || bytes[at + 1] === 0x28)
}

const unreadable = '\ufffd'

/** UTF-8 with a few damaged letters. In any other encoding, almost no non-ASCII letter would decode. */
const isMostlyRead = (text: string): boolean => {
  const damaged = text.split(unreadable).length - 1
  const read = text.match(/[\u0080-\ufffc]|[\u{10000}-\u{10ffff}]/gu)?.length ?? 0
  return read >= damaged
}

const byMark = (bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | null => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
}

/** UTF-32 with its mark, which no decoder of the platform knows; null for anything else. */
const byWideMark = (bytes: Uint8Array): string | null => {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe && bytes[2] === 0 && bytes[3] === 0
  const isBig = bytes[0] === 0 && bytes[1] === 0 && bytes[2] === 0xfe && bytes[3] === 0xff
  if (!isLittle && !isBig) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let text = ''
  for (let at = 4; at + 4 <= bytes.length; at += 4) {
    const point = view.getUint32(at, isLittle)
    text += point <= 0x10ffff ? String.fromCodePoint(point) : unreadable
  }
  return text.toWellFormed()
}

/** Detects UTF-16 without a byte order mark by the zero bytes of its digits, line ends and spaces. */
const byZeros = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const zeros = [0, 0]
  const looked = Math.min(bytes.length, 2000)
  for (let at = 0; at < looked; at++) if (bytes[at] === 0) zeros[at % 2]! += 1
  const [even = 0, odd = 0] = zeros
  if (even + odd < looked / 8) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}
