import { splitExtension } from './extension'

export type Unwrapped = {
  /** The name without path, extension, site and tracker marks. */
  stem: string
  extension: string
  /** What stood in brackets before the title; '' when nothing did. */
  prefix: string
}

/** Names longer than this are cut: no release name needs more, and nobody shall make us read a book. */
const longestName = 2000

/** Takes away what is wrapped around a release name by those who carry it. */
export const unwrap = (name: string): Unwrapped => {
  const short = name.length > longestName ? name.slice(0, longestName) : name
  const { stem, extension } = splitExtension(trimEnd(lastPart(short).trim()))
  return { ...takePrefix(withoutSite(withoutTracker(stem.trim()))), extension }
}

/** Only Windows paths are cut here: a slash stands inside of names ("Ukr/Eng"). */
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

/** "...x264-GROUP[rarbg]" and "...[www.site.net]": the last bracket names who carries it, not who made it. */
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

/** "[Group] Title ..." is cut into group and title; of "[Group][Title][2020]..." only the group goes. */
const takePrefix = (name: string): { stem: string; prefix: string } => {
  if (name[0] !== '[' && name[0] !== '【') return { stem: name, prefix: '' }
  const close = name.indexOf(name[0] === '[' ? ']' : '】')
  const prefix = name.slice(1, close).trim()
  const from = firstNot(' -_.', name, close + 1)
  return close < 2 || from >= name.length ? { stem: name, prefix: '' } : { stem: name.slice(from), prefix }
}
