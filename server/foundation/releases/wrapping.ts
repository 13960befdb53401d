import { splitExtension } from './extension'
import { tokensOf } from './tokens'

export type Unwrapped = {
  /** The name without path, extension, site and tracker marks. */
  stem: string
  extension: string
  /** The text in brackets before the title; '' if there is none. */
  prefix: string
  /** A year before the title, as in folder names. Null if there is none. */
  year: number | null
}

/** Longer names are truncated: no release name is longer, and nobody should make us parse a book. */
const longestName = 2000

/** Strips what trackers and sites wrap around a release name. */
export const unwrap = (name: string): Unwrapped => {
  const short = name.length > longestName ? name.slice(0, longestName) : name
  const { stem, extension } = splitExtension(trimEnd(lastPart(short).trim()))
  const dated = takeYear(withoutSite(withoutTracker(stem.trim())))
  return { ...takePrefix(dated.stem), extension, year: dated.year }
}

/** Only Windows paths are cut: names may contain slashes ("Ukr/Eng"). */
const lastPart = (name: string) => {
  if (name[1] !== ':' || !name.includes('\\')) return name
  const parts = name.split('\\').filter((part) => part !== '')
  const file = parts[parts.length - 1] ?? name
  const folder = parts[parts.length - 2] ?? ''
  return folder.length > splitExtension(file).stem.length ? folder + name.slice(name.lastIndexOf('.')) : file
}

const trimEnd = (name: string) => {
  let end = name.length
  while (end > 0 && (name[end - 1] === '_' || name[end - 1] === '.' || name[end - 1] === ' ')) end--
  return end === name.length ? name : name.slice(0, end)
}

const trackers = new Set([
  'rarbg',
  'rartv',
  'ettv',
  'eztv',
  'tgx',
  'eztvx',
  'ethd',
  'publichd',
  'torrentgalaxy',
  'torrentleech',
  'glotorrents',
  '1337x',
])

/** "...x264-GROUP[rarbg]" and "...[www.site.net]": the last bracket names the distributor, not the group. */
const withoutTracker = (name: string): string => {
  if (!name.endsWith(']')) return name
  const open = name.lastIndexOf('[')
  const inside = name
    .slice(open + 1, -1)
    .trim()
    .toLowerCase()
  const tracker = trackers.has(inside) || trackers.has(inside.slice(0, inside.indexOf('.'))) || inside.startsWith('www.')
  return open > 0 && tracker ? name.slice(0, open).trimEnd() : name
}

const endings = new Set(
  'com net org info biz co uk de ca nz za au in io me tv cc to re ru fr nl eu us pl it es br mx site xyz club live online pw ws li ag lt'.split(
    ' ',
  ),
)

/** "[ www.site.com ] - Name", "site.org - Name", "(site.com) Name". */
const withoutSite = (name: string): string => {
  const isBracketed = name[0] === '[' || name[0] === '('
  const from = isBracketed ? firstNot(' ', name, 1) : 0
  const end = isBracketed ? endOfBracketed(name, from) : name.indexOf(' ')
  if (end < 0 || end - from > 64 || end === from) return name
  const host = name.slice(from, end)
  const isApart = isBracketed || name.startsWith(' - ', end) || name.startsWith('www.')
  if (!isApart || !host.includes('.') || !isHost(host.toLowerCase())) return name
  const next = firstNot(' ])-', name, end)
  return next < name.length ? name.slice(next) : name
}

const firstNot = (signs: string, name: string, from: number) => {
  let at = from
  while (at < name.length && signs.includes(name[at]!)) at++
  return at
}

const endOfBracketed = (name: string, from: number) => {
  for (let i = from; i < name.length && i - from < 66; i++) if (name[i] === ' ' || name[i] === ']' || name[i] === ')') return i
  return -1
}

const isHost = (host: string) => {
  const labels = host.split('.')
  const ending = labels[labels.length - 1]!
  return (
    labels.length >= 2 && labels.length <= 5 && !labels.includes('') && (endings.has(ending) || (labels[0] === 'www' && ending.length < 7))
  )
}

/** "(1987) Title" and "1987 - Title". If another year follows, the first one belongs to the title. */
const takeYear = (name: string): { stem: string; year: number | null } => {
  const first = name.charCodeAt(0)
  const isCandidate = first === 0x28 || first === 0x5b || first === 0x31 || first === 0x32
  const found = isCandidate ? /^(?:\((\d{4})\)|\[(\d{4})\]|(\d{4}) -)[ ._-]+(?=[^ ._-])/.exec(name) : null
  const year = Number(found?.[1] ?? found?.[2] ?? found?.[3])
  const rest = name.slice(found?.[0].length ?? 0)
  if (!(year >= 1888 && year <= 2099) || /(?:^|\D)(?:18[89]|19\d|20\d)\d(?!\d|[pi]\b)/.test(rest)) return { stem: name, year: null }
  return { stem: rest, year }
}

/**
 * Splits "[Group] Title ..." into group and title; drops only the group of "[Group][Title][2020]...". A bracket followed by a year is
 * itself the title: "[REC] (2007)".
 */
const takePrefix = (name: string): { stem: string; prefix: string } => {
  if (name[0] !== '[' && name[0] !== '【') return { stem: name, prefix: '' }
  const close = name.indexOf(name[0] === '[' ? ']' : '】')
  const prefix = name.slice(1, close).trim()
  const from = firstNot(' -_.', name, close + 1)
  if (close < 2 || from >= name.length) return { stem: name, prefix: '' }
  return isYearAt(name, from) ? { stem: prefix + name.slice(close + 1), prefix: '' } : { stem: name.slice(from), prefix }
}

/** A year in brackets, or followed only by release words: "2012 (2009)" begins with a title. */
const isYearAt = (name: string, from: number) => {
  const rest = name.slice(from)
  if (/^[([](?:19|20)\d\d[)\]]/.test(rest)) return true
  if (!/^(?:19|20)\d\d(?:$|[ ._-])/.test(rest) || /\D(?:19|20)\d\d(?!\d|[pi]\b)/.test(rest)) return false
  const next = tokensOf(rest.slice(4, 64))[0]
  return next === undefined || next.word !== undefined
}
