import { isIP } from 'node:net'
import { redacted } from '#server/foundation/lib/redact'
import { decoded, hasFileEnding, hasReleaseForm, type MaskPlaces } from './mask-places'
import type { Kind, Masks } from './masks'
import type { Found } from './name-index'

type Done = { readonly masked: string }
type Piece = string | Done
/** A form that is recognized wherever it occurs. `hint` is a cheap check; null from `put` leaves the text to the next form. */
type Form = { readonly hint?: RegExp; readonly find: RegExp; readonly put: (found: string) => string | null }

const deepest = 3
const mostPlain = 10_000
const token = /[^\s"'`<>()[\]{},;|]+/g
const topDomains =
  'com|net|org|io|me|to|tv|cc|info|biz|xyz|co|app|dev|cloud|site|online|club|pro|eu|de|fr|uk|us|nl|se|no|fi|dk|ch|at|be|it|es|pt|pl|cz|ru|ua|ca|au|nz|jp|cn|kr|in|br|mx|is|li|lu|ie|gr|hu|ro|bg|rs|si|sk|lt|lv|ee|im|sx|st|gg|ws|la|nu|fm|ai|sh|local|lan|home|internal|arpa|onion|i2p|example|test|invalid|localdomain'
const hostForm = new RegExp(String.raw`(?<![\w.@/-])(?:[a-z0-9_](?:[\w-]{0,61}[a-z0-9])?\.){1,8}(?:${topDomains})(?![\w-]|\.\w)`, 'gi')

/** Replaces names, paths, hosts, and addresses in a text, by form and by what the library knows. */
export const createMaskText = (masks: Masks, places: MaskPlaces) => {
  const { as } = places
  const trimmedTo = (kind: Kind) => (text: string) => trimmed(text, (name) => places.known(name) ?? as(kind, name))
  const asHost = (text: string): string | null => (/^[A-Z][A-Z_]+$/.test(text) ? null : places.host(text))
  const ifAddress = (text: string): string | null => (isIP(text.split('%')[0]!) === 0 ? null : places.address(text))
  let nesting = 0
  /** What is encoded again and again, or by no rule, is data. */
  const encoded = (text: string): string | null => {
    const plain = decoded(text.replaceAll('+', ' '))
    if (plain === text) return null
    const known = places.known(plain)
    if (known !== undefined) return known
    if (nesting >= deepest) return as('text', text)
    return /^[\w+.-]*:\/\/|^~?[\\/]/.test(plain) ? places.url(plain) : nested(plain)
  }
  const nested = (text: string): string => {
    nesting++
    const masked = mask(text)
    nesting--
    return masked
  }

  /** These may contain spaces or other forms, so they are read first. */
  const delimited: readonly Form[] = [
    { hint: /:\/\//, find: /(?<![a-z0-9])[a-z][a-z0-9+.-]{1,20}:\/\/[^\s"'`<>]+/gi, put: (url) => trimmed(url, places.url) },
    { hint: /magnet:/i, find: /magnet:\?[^\s"'`<>]+/gi, put: places.magnet },
    { hint: /[\\/]/, find: /(["'`])(?:~?[\\/]|[A-Za-z]:[\\/])[^"'`\n]{1,1000}\1/g, put: (path) => inside(path, places.path) },
    {
      hint: /["'`]/,
      find: /(["'`])[^"'`\n]{1,500}\1/g,
      put: (text) => (hasFileEnding(text.slice(1, -1)) ? inside(text, places.path) : null),
    },
  ]
  const loose: readonly Form[] = [
    { hint: /@/, find: /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g, put: (email) => as('email', email) },
    {
      hint: /:|-/,
      find: /(?<![\w:-])(?:[0-9a-f]{2}[:-]){5}[0-9a-f]{2}(?![\w:-])/gi,
      put: (mac) => as('address', mac.replaceAll('-', ':')),
    },
    { hint: /:/, find: /(?<![\w:.])[0-9a-f:]{2,39}(?:\.[\d.]{5,11})?(?:%\w{1,16})?(?![\w:])/gi, put: ifAddress },
    { hint: /\d\.\d/, find: /(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?!\w|\.\d)/g, put: ifAddress },
    { find: /(?<![\w-])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![\w-])/gi, put: (id) => as('hash', id) },
    { find: /(?<![A-Za-z0-9])(?:[0-9a-f]{32,128}|[A-Z2-7]{32})(?![A-Za-z0-9])/gi, put: (hash) => as('hash', hash) },
    { hint: /tt\d/, find: /(?<!\w)tt\d{6,9}(?!\w)/g, put: (id) => as('movie', id) },
    { find: /(?<![\w+/.-])[A-Za-z0-9+/_-]{20,}={0,2}(?![\w+/.-])/g, put: (text) => (looksMadeUp(text) ? as('key', text) : null) },
    { hint: /%[0-9a-f]{2}/i, find: /[^\s"'`<>]+/g, put: (text) => (/%[0-9a-f]{2}/i.test(text) ? encoded(text) : null) },
    { hint: /ENOTFOUND|EAI_AGAIN|getaddrinfo|ECONN/, find: /(?<=(?:ENOTFOUND|EAI_AGAIN|getaddrinfo|ECONN\w{1,10}) )[\w.-]+/g, put: asHost },
    { hint: /\w\.\w/, find: hostForm, put: places.host },
    { hint: /\w\.\w/, find: token, put: (text) => (text.length > 4 && hasFileEnding(text) ? trimmed(text, places.path) : null) },
    { hint: /\d\d\d/, find: token, put: (text) => (isRelease(text) ? trimmedTo('release')(text) : null) },
  ]

  const byName = (text: string): Piece[] => {
    const pieces: Piece[] = []
    let end = 0
    for (const found of masks.namesIn(withoutEscapes(text))) {
      if (found.start < end) continue
      pieces.push(text.slice(end, found.start), { masked: masks.use(found.value) })
      end = found.end
    }
    return [...pieces, text.slice(end)]
  }

  const byPath = (text: string): Piece[] => {
    const pieces: Piece[] = []
    const folders = /[\\/]/.test(text) ? masks.foldersIn(text) : []
    let end = 0
    for (const { index } of text.matchAll(pathStart)) {
      if (index < end) continue
      const stop = pathEnd(text, index, folders)
      pieces.push(text.slice(end, index), { masked: places.path(text.slice(index, stop)) })
      end = stop
    }
    return [...pieces, text.slice(end)]
  }

  /** Whatever is still quoted is data, unless it is a plain word of a program. */
  const quoted: Form = {
    hint: /["'`“‘«]/,
    find: /"[^"\n]{1,500}"|“[^“”\n]{1,500}”|«[^«»\n]{1,500}»|`[^`\n]{1,500}`|(?<![\p{L}\p{N}])['‘][^'‘’\n]{1,500}['’](?![\p{L}\p{N}])/gu,
    put: (text) => (isPlainWord(text.slice(1, -1)) ? text : inside(text, (inner) => places.known(inner) ?? as('text', inner))),
  }

  const mask = (text: string): string => {
    if (!/[\p{L}\p{N}]/u.test(text)) return text
    let pieces: Piece[] = [unescaped(text)]
    for (const form of delimited) pieces = onTexts(pieces, (piece) => split(piece, form))
    pieces = onTexts(pieces, byPath)
    for (const form of loose) pieces = onTexts(pieces, (piece) => split(piece, form))
    pieces = onTexts(pieces, byName)
    pieces = onTexts(pieces, (piece) => split(piece, quoted))
    return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.masked)).join('')
  }
  /** Most lines say one of a few hundred sentences, in which nothing is masked. */
  const plain = new Set<string>()
  return (text: string): string => {
    if (plain.has(text)) return text
    const before = masks.uses()
    const masked = mask(text)
    if (masks.uses() === before && masked === text && plain.size < mostPlain) plain.add(text)
    return masked
  }
}

const split = (text: string, { hint, find, put }: Form): Piece[] => {
  if (hint && !hint.test(text)) return [text]
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(find)) {
    const masked = found === redacted ? null : put(found)
    if (masked === null) continue
    pieces.push(text.slice(end, index), { masked })
    end = index + found.length
  }
  return [...pieces, text.slice(end)]
}

const onTexts = (pieces: readonly Piece[], work: (text: string) => Piece[]): Piece[] =>
  pieces.flatMap((piece) => (typeof piece !== 'string' ? [piece] : piece === '' ? [] : work(piece)))

/** A text inside of JSON inside of a text reads like any other. Backslashes stay, as Windows has them in paths. */
export const unescaped = (text: string): string => {
  if (!text.includes('\\')) return text
  const plain = text
    .replaceAll(/(?<!\\)\\+u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/(?<!\\)\\+(["/])/g, '$1')
  return windowsPath.test(plain) ? plain : plain.replaceAll(/(?<!\\)\\+([nrt])/g, (_, letter: 'n' | 'r' | 't') => breaks[letter])
}
const windowsPath = /(?<![A-Za-z])[A-Za-z]:\\|(?:^|[\s"'(=])\\\\\w/
const breaks = { n: '\n', r: '\r', t: '\t' }

/** A line break that is spelled `\\n` is no beginning of a word. Every sign keeps its place. */
export const withoutEscapes = (text: string): string => (text.includes('\\') ? text.replaceAll(/\\[nrt]/g, '  ') : text)

const inside = (text: string, put: (inner: string) => string): string => text[0] + put(text.slice(1, -1)) + text.at(-1)

/** What ends a sentence does not belong to the address or path before it. */
const trimmed = (text: string, put: (text: string) => string): string => {
  const end = withoutEnd(text).length
  return put(text.slice(0, end)) + text.slice(end)
}

const isRelease = (text: string): boolean => text.length > 12 && hasReleaseForm(text) && /[A-Za-z]{3}/.test(text)
const looksMadeUp = (text: string): boolean => /\d/.test(text) && /[A-Za-z]/.test(text)
const isPlainWord = (text: string): boolean =>
  /^(?:[a-z][a-z0-9_:-]{0,30}|E[A-Z]{3,}|GET|POST|PUT|PATCH|DELETE|HEAD|[A-Z]\w{0,30}(?:Error|Exception)|[^\p{L}\p{N}]*|-?\d{1,6}|\[REDACTED\])$/u.test(
    text,
  ) || /^[a-z]+-\d+(?:\.\w+)?$/.test(text)

const pathStart = /(?<![\w.%<\\/-])(?:~|(?<!\w)[A-Za-z]:|\\)?[\\/](?=[^\s\\/"'`<>|)\]}])/g
const pathStops = /["'`<>|\n\t;]/
const farthest = 160

/** Where an unquoted path ends. A space belongs to it if a separator, a file's ending, or a year follows, or if it is in a known folder. */
const pathEnd = (text: string, start: number, folders: readonly Found<unknown>[]): number => {
  let end = start + 1
  while (end < text.length && !pathStops.test(text[end]!)) {
    const next = text[end] === ' ' ? afterSpace(text, end, folders) : end + 1
    if (next === null) break
    end = next
  }
  return start + withoutEnd(text.slice(start, end)).length
}

const afterSpace = (text: string, from: number, folders: readonly Found<unknown>[]): number | null => {
  const folder = folders.find(({ start, end }) => start < from && end > from)
  if (folder) return folder.end
  const stretch = text.slice(from, from + farthest).split(pathStops, 1)[0]!
  const found = spacedForms.map((form) => form.exec(stretch)).find((match) => match !== null)
  return found && !/: |->|=>|→/.test(found[0]) ? from + found[0].length : null
}
const spacedForms = [
  /^[^\\/]*[^\s\\/](?=[\\/](?!\s))/,
  /^[^\\/]*?\.(?:mkv|mp4|avi|m4v|mov|wmv|m2ts|ts|srt|sub|ass|idx|nfo|torrent|webm|iso)(?!\w)/i,
  /^[^\\/]*?\((?:19|20)\d\d\)/,
]

const withoutEnd = (path: string): string => {
  const ends = /[([{]/.test(path) ? '.,:;!?' : '.,:;!?)]}'
  let end = path.length
  while (end > 0 && ends.includes(path[end - 1]!)) end--
  return path.slice(0, end)
}
