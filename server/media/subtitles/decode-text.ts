/** The encoding that subtitles of a language had before Unicode. */
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

/** Text of any encoding: by its mark, else as UTF-8 when that fits, else as its language was written. */
export const decodeText = (bytes: Uint8Array, language: string | null): string => {
  const marked = byMark(bytes)
  if (marked) return new TextDecoder(marked).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const encoding = byLanguage[language?.split('-')[0] ?? ''] ?? 'windows-1252'
    return new TextDecoder(encoding as Bun.Encoding).decode(bytes)
  }
}

const byMark = (bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | null => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
}
