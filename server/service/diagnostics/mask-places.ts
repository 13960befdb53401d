import { isIP } from 'node:net'
import { configFields } from '#server/foundation/config/fields'
import { redacted } from '#server/foundation/lib/redact'
import { looksLikeName } from './common-words'
import { isMask, type Kind, type Masks } from './masks'
import { isOrdinaryText } from './name-index'

export type MaskPlaces = ReturnType<typeof createMaskPlaces>

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Folders that say nothing about a person. */
const commonFolders = wordSet(`
  . .. ~ app applications appdata bin boot config data desktop dev docker documents download downloads dist etc export film films home lib
  lib64 library local log logs marquee media mnt movie movies multimedia nas node_modules opt private proc program programdata programs run
  root sbin server service share shared shares snap src srv storage sys system temp tmp torrents users usr var video videos volume volume1
  volume2 volumes windows backups images recycle cache state systemd user .recycle .config .cache .local
`)
const commonFiles =
  /^(?:(?:app|logs|instance\.lock)\.db(?:-wal|-shm)?|(?:marquee|ffmpeg|ffprobe|bun)(?:\.exe)?|marquee\.service|service-backup-[\w.+-]+\.zip)$/i
/** Words in addresses of indexers, providers, and clients. */
const commonParts = wordSet(`
  announce api app auth caps details dl download download.php feed graphql hook hooks indexer indexers info jackett json link list lists
  login movie movies oauth page prowlarr qbittorrent rpc rss rss.php scrape search sync t torrent torrents torznab transmission upload user
  users v watchlist webhook webhooks xml true false asc desc
`)
const extensions = wordSet(`
  3gp ass avi conf db db-shm db-wal exe flac idx iso jpg jpeg json jsonl log m2ts m4v mkv mov mp3 mp4 mpeg mpg nfo ogm part png plist rar
  service sh srt sub sup tmp torrent ts txt vob vtt webm webp wmv xml zip
`)
export const hasFileEnding = (text: string): boolean => extensions.has(/\.([\w-]{1,7})$/.exec(text)?.[1]?.toLowerCase() ?? '')

/** The services that everybody uses, as the settings offer them. */
const publicHosts = new Set(
  Object.values(configFields).flatMap((field) => {
    const host = field.kind === 'text' && typeof field.default === 'string' ? URL.parse(field.default)?.hostname : undefined
    return host ? [host] : []
  }),
)
const near = /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[?::1?\]?)$/i
const yearOrHeight = /[._ -](?:(?:19|20)\d\d|\d{3,4}[pi])(?=[._ -])/i
/** A year or a picture height, and words after it, all with the same few signs between them. */
export const hasReleaseForm = (text: string): boolean => {
  const last = Math.max(...['.', '_', ' ', '-'].map((sign) => text.lastIndexOf(sign)))
  const at = text.search(yearOrHeight)
  return at >= 0 && last > at && /^[\w[\]]+$/.test(text.slice(last + 1))
}
const hashForm = /^(?:[0-9a-f]{32,128}|[A-Z2-7]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i
const addressForm = /^([a-z][\w+.-]*:)?\/\/(?:([^/?#@]*)@)?(\[[^\]]*\]|[^/?#:]*)(:\d+)?([^?#]*)(\?[^#]*)?(#.*)?$/is

/** Replaces what paths and addresses consist of, part by part: a folder has the same mask in every path. */
export const createMaskPlaces = (masks: Masks) => {
  const as = (kind: Kind, value: string): string => masks.use(masks.of(kind, value))
  const known = (value: string): string | undefined => {
    const mask = masks.whole(value)
    return mask && masks.use(mask)
  }

  /** Of a value that may be any text: an ordinary word counts only if it is written like a name. */
  const knownName = (value: string): string | undefined => (isOrdinaryText(value) && !looksLikeName(value) ? undefined : known(value))

  const file = (name: string): string => {
    const at = name.lastIndexOf('.')
    const [base, ending] = [name.slice(0, at), name.slice(at).toLowerCase()]
    return known(name) ?? (commonFiles.test(name) ? name : `${known(base) ?? as(hasReleaseForm(base) ? 'release' : 'file', base)}${ending}`)
  }
  const part = (text: string): string => {
    if (isSpared(text)) return text
    const name = decoded(text)
    if (hasFileEnding(name)) return file(name)
    return known(name) ?? as(hashForm.test(name) ? 'hash' : hasReleaseForm(name) ? 'release' : 'folder', name)
  }
  const isSpared = (text: string): boolean =>
    commonFolders.has(text.toLowerCase()) || commonFiles.test(text) || isMask(text) || text === redacted || /^[A-Za-z]:$/.test(text)

  const path = (text: string): string => {
    if (/^(?:\/\$bunfs|[A-Z]:[\\/]~BUN)[\\/]/.test(text)) return text
    if (isOwnAddress(text)) return ownPath(text)
    // A place in a source file, `:12:34`, tells nothing and helps.
    const [whole, name, place] = /^(.*?)((?::\d+){0,2})$/s.exec(text) ?? [text, text, '']
    return whole === '' ? text : name!.replaceAll(/[^\\/]+/g, part) + place
  }

  /** A path of our own API: its words are ours, and so are its numbers unless they are those of the metadata provider. */
  const ownPath = (text: string, isForeign = /^[^?]*\/metadata\//.test(text)): string => {
    const [way = '', query] = text.split('?', 2)
    const parts = way.replaceAll(/[^/]+/g, (part) => ownPart(decoded(part), isForeign))
    return query === undefined ? parts : `${parts}?${queryOf(query)}`
  }
  const ownPart = (name: string, isForeign: boolean): string => {
    if (isForeign && /^\d{2,}$/.test(name)) return as('movie', `metadata id ${name}`)
    const isOurs = isOwnWord(name)
    return (isOurs && isOrdinaryText(name)) || isMask(name) ? name : (known(name) ?? (isOurs ? name : unknownPart(name)))
  }
  const unknownPart = (name: string): string => as(hashForm.test(name) ? 'hash' : 'text', name)

  const host = (text: string): string => {
    const bare = text.replaceAll(/[[\]]/g, '')
    if (bare === '' || near.test(text) || publicHosts.has(bare.toLowerCase()) || isMask(bare)) return text
    return isIP(bare.split('%')[0]!) === 0 ? as('host', bare) : address(bare)
  }
  const address = (text: string): string => (near.test(text) ? text : as('address', plainAddress(text)))

  const url = (text: string): string => {
    const [, scheme = '', user, name = '', port = '', way = '', query, hash] = addressForm.exec(text) ?? []
    if (scheme === '' && name === '') return path(text)
    const parts = scheme.toLowerCase() === 'file:' ? path(way) : wayOf(name, way)
    return `${scheme}//${login(user)}${host(name)}${port}${parts}${query === undefined ? '' : `?${queryOf(query.slice(1))}`}${fragment(hash)}`
  }
  const login = (user: string | undefined): string => {
    if (user === undefined) return ''
    return `${user === redacted ? redacted : as('user', decoded(user.split(':')[0]!))}@`
  }
  const fragment = (hash: string | undefined): string => (hash === undefined || hash === '#' ? '' : `#${as('text', hash)}`)
  const wayOf = (host: string, way: string): string => {
    if (publicHosts.has(host.toLowerCase())) return ownPath(way, true)
    return near.test(host) && isOwnAddress(way) ? ownPath(way) : way.replaceAll(/[^/]+/g, webPart)
  }
  const webPart = (raw: string): string => {
    const name = decoded(raw)
    if (commonParts.has(name.toLowerCase()) || /^v?\d{1,2}(?:\.\d)?$/.test(name) || isMask(name) || name === redacted) return raw
    if (hasFileEnding(name)) return file(name)
    return known(name) ?? as(hashForm.test(name) ? 'hash' : hasReleaseForm(name) ? 'release' : 'text', name)
  }
  const queryOf = (query: string): string =>
    query
      .split('&')
      .map((pair) => {
        const at = pair.indexOf('=')
        const [name, value] = at < 0 ? [pair, ''] : [pair.slice(0, at), decoded(pair.slice(at + 1).replaceAll('+', ' '))]
        const shownName = /^[A-Za-z_][\w.-]{0,30}$/.test(name) ? (known(name) ?? name) : as('text', decoded(name))
        return at < 0 ? shownName : `${shownName}=${queryValue(name, value)}`
      })
      .join('&')
  const queryValue = (name: string, value: string): string => {
    if (value === '' || value === redacted || isMask(value) || isPlainValue(name, value)) return value
    const hash = /^(urn:btih:)(\w+)$/i.exec(value)
    if (hash) return hash[1] + as('hash', hash[2]!)
    return addressForm.test(value) ? url(value) : (known(value) ?? as('text', value))
  }

  const magnet = (text: string): string => `magnet:?${queryOf(text.slice('magnet:?'.length))}`
  /** A host with or without a port, or an address. */
  const endpoint = (text: string): string => {
    if (isIP(text) !== 0) return address(text)
    const [, name = '', port = ''] = /^(\[[^\]]*\]|[^:]*)(:\d+)?$/.exec(text) ?? []
    return name === '' ? as('text', text) : host(name) + port
  }

  /** So that a host is found in texts, too. */
  const learnHost = (name: string): void => {
    const isSpecial = near.test(name) || isIP(name.replaceAll(/[[\]]/g, '')) !== 0 || publicHosts.has(name.toLowerCase())
    if (!isSpecial && /[a-z]/i.test(name)) masks.know('host', name)
  }

  return { learnHost, knownName, path, ownPath, url, magnet, host, address, endpoint, known, as }
}

const isOwnWord = (name: string): boolean => /^(?:\d{1,12}|v1|[A-Za-z][a-z]*(?:(?:[-_.][A-Za-z]|[A-Z])[a-z]*){0,3})$/.test(name)

/** A word of the protocol, a language, or a small number that is not an id. */
const isPlainValue = (name: string, value: string): boolean =>
  commonParts.has(value.toLowerCase()) ||
  /^[a-z]{2}(?:-[A-Z]{2})?$/.test(value) ||
  (/^\d{1,4}(?:,\d{1,4})*$/.test(value) && !/id$/i.test(name))

const isOwnAddress = (text: string): boolean => /^\/api(?:\/v1|-docs)(?:[/?]|$)/.test(text)

/** IPv6 in its one short form. */
const plainAddress = (text: string): string =>
  isIP(text) === 6 ? (URL.parse(`http://[${text.split('%')[0]}]/`)?.hostname.slice(1, -1) ?? text) : text

export const decoded = (text: string): string => {
  if (!text.includes('%')) return text
  return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes)
    } catch {
      // Not UTF-8, so it is no text that we know.
      return codes
    }
  })
}
