import parseTorrent, { type ParsedTorrent, toTorrentFile } from 'parse-torrent'
import { say } from '#server/foundation/lib/sentence'
import { hasMoreElements } from './bencode-elements'
import type { Problem } from './protocol'
import { safePaths } from './safe-names'
import { sentences } from './sentences'
import { usableWebSeeds } from './web-seed-address'

/** A file of a torrent. Padding exists only in piece arithmetic: it is never stored, listed or wanted. */
export type StoredFile = {
  readonly index: number
  readonly path: string
  readonly length: number
  readonly offset: number
  readonly padding: boolean
  /** Its path according to the torrent. */
  readonly named: readonly string[]
}

/** The contents of a .torrent file, after every claim in it was verified. */
export type Metainfo = {
  readonly info_hash: string
  readonly name: string
  readonly private: boolean
  readonly trackers: readonly string[]
  /** Web servers that also have the files. */
  readonly web_seeds: readonly string[]
  readonly length: number
  readonly piece_length: number
  readonly hashes: readonly string[]
  readonly files: readonly StoredFile[]
  readonly parsed: ParsedTorrent
  readonly bytes: Uint8Array
}

export type Magnet = {
  readonly info_hash: string
  readonly name: string
  readonly trackers: readonly string[]
  readonly peers: readonly string[]
}

export const isProblem = (value: object): value is Problem => 'code' in value && 'text' in value

const maxTorrentBytes = 8 * 1024 * 1024
/** A movie with all its extras has a few dozen. */
const maxFiles = 5000
/** Keys and values of all kinds: each takes memory to read, however short. */
const maxElements = 200_000
const maxPieceLength = 64 * 1024 * 1024
const maxPieces = 1_000_000

/** Reads a .torrent file, or metadata from a peer. Returns the reason if it is unusable, with `info_hash` if that is known. */
export const readMetainfo = async (bytes: Uint8Array): Promise<Metainfo | (Problem & { info_hash?: string })> => {
  if (bytes.length > maxTorrentBytes) return say(sentences, 'torrent_too_large', { most: maxTorrentBytes })
  if (hasMoreElements(bytes, maxElements)) return say(sentences, 'torrent_too_complex')
  if (isSecondVersionOnly(bytes)) return say(sentences, 'unsupported_torrent')
  let parsed: ParsedTorrent
  try {
    parsed = await parseTorrent(bytes)
  } catch {
    return say(sentences, 'invalid_torrent')
  }
  const info_hash = parsed.infoHash
  if (!info_hash || !parsed.info) return say(sentences, 'invalid_torrent')
  const read = checked(parsed, info_hash)
  return isProblem(read) ? { ...read, info_hash } : read
}

/** Reads a magnet link. Uses only its hash, name, trackers and peers: it can make us request no other address. */
export const readMagnet = async (uri: string): Promise<Magnet | Problem> => {
  let parsed: ParsedTorrent
  try {
    parsed = await parseTorrent(uri)
  } catch {
    return /urn:btmh:/i.test(uri) ? say(sentences, 'unsupported_torrent') : say(sentences, 'invalid_magnet')
  }
  if (!parsed.infoHash || !/^[0-9a-f]{40}$/.test(parsed.infoHash)) return say(sentences, 'invalid_magnet')
  const name = typeof parsed.name === 'string' ? parsed.name.slice(0, 500) : parsed.infoHash
  return { info_hash: parsed.infoHash, name, trackers: usableTrackers(parsed.announce), peers: (parsed.peerAddresses ?? []).slice(0, 50) }
}

/** Trackers that we may announce to: known protocols, no duplicates, and on this machine only what looks like a tracker. */
export const usableTrackers = (announce: readonly unknown[]): readonly string[] =>
  [...new Set(announce.filter((url): url is string => typeof url === 'string' && isUsableTracker(url)))].slice(0, 50)

/** Only a torrent without version 1 pieces is unsupported; hybrids are downloaded by their version 1 half. */
const isSecondVersionOnly = (bytes: Uint8Array) => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return text.includes('12:meta versioni2e') && text.includes('9:file tree') && !text.includes('6:pieces')
}

const checked = (parsed: ParsedTorrent, info_hash: string): Metainfo | Problem => {
  const info = parsed.info ?? {}
  const entries: unknown = info.files ?? [info]
  if (!Array.isArray(entries) || entries.length === 0) return say(sentences, 'torrent_without_files')
  if (entries.length > maxFiles) return say(sentences, 'torrent_of_too_many_files', { most: maxFiles })
  const numbers = checkNumbers(info, entries)
  if (isProblem(numbers)) return numbers
  const name = asText(info['name.utf-8']) ?? asText(info.name)
  if (name === undefined) return say(sentences, 'damaged_torrent')
  const files = locate(info, entries, name)
  if (isProblem(files)) return files
  return {
    info_hash,
    name,
    private: parsed.private === true,
    trackers: usableTrackers(parsed.announce),
    web_seeds: usableWebSeeds(parsed.urlList),
    length: numbers.length,
    piece_length: numbers.piece_length,
    hashes: parsed.pieces ?? [],
    files,
    parsed,
    bytes: toTorrentFile({ announce: [...usableTrackers(parsed.announce)], urlList: [...usableWebSeeds(parsed.urlList)], info }),
  }
}

const checkNumbers = (info: Record<string, unknown>, entries: readonly unknown[]) => {
  const piece_length = info['piece length']
  if (!isCount(piece_length) || piece_length < 1024 || piece_length > maxPieceLength) return say(sentences, 'damaged_torrent')
  const lengths = entries.map((entry) => (isRecord(entry) ? entry.length : undefined))
  if (!lengths.every(isCount)) return say(sentences, 'damaged_torrent')
  const length = lengths.reduce((sum, each) => sum + each, 0)
  const pieces = info.pieces
  const count = Math.ceil(length / piece_length)
  if (!Number.isSafeInteger(length) || length === 0 || count > maxPieces) return say(sentences, 'impossible_torrent')
  if (!(pieces instanceof Uint8Array) || pieces.length !== count * 20) return say(sentences, 'damaged_torrent')
  return { length, piece_length }
}

const locate = (info: Record<string, unknown>, entries: readonly unknown[], name: string): readonly StoredFile[] | Problem => {
  const isFolder = Array.isArray(info.files)
  let offset = 0
  const files = entries.filter(isRecord).map((entry, index) => {
    const length = Number(entry.length)
    const file = { index, length, offset, padding: isPadding(entry), parts: isFolder ? [name, ...partsOf(entry)] : [name] }
    offset += length
    return file
  })
  const stored = files.filter((file) => !file.padding)
  const paths = safePaths(stored)
  if ('unsafe' in paths) return say(sentences, 'unsafe_names')
  const pathOf = new Map(stored.map((file, at) => [file.index, paths[at] ?? '']))
  return files.map(({ parts, ...file }) => ({ ...file, named: parts, path: pathOf.get(file.index) ?? parts.join('/') }))
}

/** An entry whose path is not a list of texts has no parts, and is refused as a file without a name. */
const partsOf = (entry: Record<string, unknown>): readonly string[] => {
  const path = entry['path.utf-8'] ?? entry.path
  const parts = Array.isArray(path) && path.length > 0 ? path.map(asText) : ['']
  return parts.map((part) => part ?? '')
}

const isPadding = (entry: Record<string, unknown>) => asText(entry.attr)?.includes('p') === true

const isUsableTracker = (url: string) => {
  if (url.length > 2000 || !URL.canParse(url)) return false
  const { protocol, hostname, pathname } = new URL(url)
  if (protocol === 'udp:') return true
  if (protocol !== 'http:' && protocol !== 'https:') return false
  return !isThisMachine(hostname) || pathname.includes('/announce')
}

const isThisMachine = (hostname: string) =>
  /^(localhost\.?|127\.[\d.]+|0\.0\.0\.0|169\.254\.[\d.]+|\[::1?\]|\[::ffff:7f.*\]|\[fe80:.*\])$/i.test(hostname)
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
const asText = (value: unknown) => (value instanceof Uint8Array ? new TextDecoder().decode(value) : undefined)
