/** The encoding commonly used for subtitles in a language before Unicode. */
const byLanguage: Readonly<Record<string, string>> = {
  pl: 'windows-1250',
  cs: 'windows-1250',
  sk: 'windows-1250',
  hu: 'windows-1250',
  sl: 'windows-1250',
  hr: 'windows-1250',
  ro: 'windows-1250',
  ru: 'windows-1251',
  uk: 'windows-1251',
  bg: 'windows-1251',
  sr: 'windows-1251',
  mk: 'windows-1251',
  el: 'windows-1253',
  tr: 'windows-1254',
  he: 'windows-1255',
  ar: 'windows-1256',
  fa: 'windows-1256',
  lt: 'windows-1257',
  lv: 'windows-1257',
  et: 'windows-1257',
  vi: 'windows-1258',
  th: 'windows-874',
  ja: 'shift_jis',
  ko: 'euc-kr',
  zh: 'gb18030',
}

/**
 * Decodes text of unknown encoding: by byte order mark, else as UTF-16 or UTF-8 if it fits, else in the legacy encoding of its language.
 */
export const decodeText = (bytes: Uint8Array, language: string | null): string => {
  const unicode = byMark(bytes) ?? byZeros(bytes)
  if (unicode) return new TextDecoder(unicode).decode(bytes)
  const text = new TextDecoder('utf-8').decode(bytes)
  if (!text.includes(unreadable) || isMostlyRead(text)) return text
  const encoding = byLanguage[language?.split('-')[0] ?? ''] ?? 'windows-1252'
  return new TextDecoder(encoding as Bun.Encoding).decode(bytes)
}

const unreadable = '\ufffd'

/** UTF-8 with a few damaged letters. In any other encoding, almost no non-ASCII letter would decode. */
const isMostlyRead = (text: string): boolean => {
  const damaged = text.split(unreadable).length - 1
  const read = text.match(/[\u0080-\ufffc]|[\u{10000}-\u{10ffff}]/gu)?.length ?? 0
  return read > damaged * 4
}

const byMark = (bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | null => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
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
