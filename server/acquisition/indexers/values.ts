import { infoHashIn, readMagnetLink } from '#server/foundation/lib/magnet'
import { bytesOf } from '#server/foundation/releases/size-text'

/** Parsers of single values as indexers write them. Each returns the value or null, and never throws. */

const BIGGEST = 1024 ** 5
const AMOUNT = String.raw`\d{1,3}(?:[ \u00a0\u202f'.,]\d{3}){1,4}(?:[.,]\d{1,2})?(?!\d)|\d{1,15}(?:[.,]\d{1,10})?`
const UNIT = 'bytes|[kmgt]i?[bo]|[kmgt]|[bo]|[кмгт]?и?б(?:айт)?'
const SIZE = new RegExp(String.raw`(?:^|[\s:(])(?:(${AMOUNT})\s{0,3}(${UNIT})?)(?=$|[\s,;|)<])`, 'i')

/** Accepts `123456`, `1.37 GB`, `1,234.5 MB`, `4,37 ГБ`, `341 m`, `Size: 0.99 GB`. Units are binary, as indexers use them. */
export const sizeOf = (text: string | undefined): number | null => {
  const [, amount, unit = 'b'] = SIZE.exec(text?.trim().slice(0, 200) ?? '') ?? []
  if (amount === undefined) return null
  const size = bytesOf(`${amount} ${unit}`)
  return size > 0 && size < BIGGEST ? size : null
}

const BEHIND_WORD = /(?:\bsize\b|размер|taille|größe|rozmiar|tamaño)([^;]{1,60})/i
const FIRST_SIZE = new RegExp(String.raw`^\D{0,30}?((?:${AMOUNT})\s{0,3}(?:${UNIT})?)(?![\p{L}\d])`, 'iu')
const AT_START = new RegExp(String.raw`^[^\p{L}\d]{0,5}((?:${AMOUNT})\s{0,3}(?:[kmgt]i?[bo]|[кмгт]и?б))(?![\p{L}\d])`, 'iu')

/** A size within a description: after the word `size`, or at the very start. */
export const sizeInWords = (description: string): number | null => {
  const words = description.replace(/<[^<>]{0,300}>/g, ' ')
  const behind = BEHIND_WORD.exec(words)?.[1] ?? ''
  return sizeOf((FIRST_SIZE.exec(behind) ?? AT_START.exec(words))?.[1])
}

/** A count after its name ("Seeders: 6") or before it ("2 seeders"). */
export const countInWords = (name: 'seeders' | 'leechers', description: string): number | null => {
  const patterns = name === 'seeders' ? SEEDERS : LEECHERS
  for (const pattern of patterns) {
    const count = whole(pattern.exec(description)?.[1])
    if (count !== null) return count
  }
  return null
}
const SEEDERS = [/\bseeders?\s{0,3}:\s{0,3}(\d{1,7})\b/i, /\b(\d{1,7}) seeders?\b/i]
const LEECHERS = [/\bleechers?\s{0,3}:\s{0,3}(\d{1,7})\b/i, /\b(\d{1,7}) leechers?\b/i]

export const whole = (text: string | undefined): number | null =>
  text !== undefined && /^\s*\d{1,10}\s*$/.test(text) ? Number(text) : null

/** RFC 822 and ISO dates. Without a time zone, UTC is assumed. */
export const instantOf = (text: string | undefined): string | null => {
  const date = text?.trim().slice(0, 60) ?? ''
  const isBare = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d)?$/.test(date)
  const at = Date.parse(isBare ? `${date.replace(' ', 'T')}Z` : date)
  return Number.isNaN(at) || at < 0 ? null : new Date(at).toISOString()
}

/** 40 hex digits, or the same in base32. */
export const infoHashOf = (text: string | undefined): string | null => infoHashIn(text ?? '')

export const magnetHash = (magnet: string | null): string | null => {
  const link = readMagnetLink(magnet ?? '')
  return typeof link === 'string' ? null : link.info_hash
}

/** The text if it is a magnet link and nothing else. */
export const magnetOf = (text: string | undefined): string | null => {
  const link = text?.trim() ?? ''
  return /^magnet:/i.test(link) && readMagnetLink(link) !== 'not_a_magnet' ? `magnet:${link.slice('magnet:'.length)}` : null
}

/** Digits with or without `tt`; 0 means unknown. */
export const imdbIdOf = (text: string | undefined): string | null => {
  const digits = /^\s*(?:tt)?(\d{1,9})\s*$/i.exec(text ?? '')?.[1]
  return digits && Number(digits) > 0 ? `tt${String(Number(digits)).padStart(7, '0')}` : null
}

/** Text without control characters, and with the entities of doubly escaped feeds resolved. */
export const plain = (text: string, longest = 1000): string =>
  unescaped(text.slice(0, longest * 2))
    .replace(/[\p{Cc}\p{Cf}][\p{Cc}\p{Cf}\s]*/gu, ' ')
    .trim()
    .slice(0, longest)

/** An absolute http address from one that may be relative to the feed's. */
export const httpUrl = (text: string | undefined, base: string): string | null => {
  if (!text || text.length > 4096 || !URL.canParse(text, base)) return null
  const url = new URL(text, base)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescaped = (text: string) =>
  text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,6}));/g, (whole, name?: string, code?: string) =>
    name ? (ENTITIES[name] ?? whole) : String.fromCodePoint(Number(code)),
  )
