import { createHash } from 'node:crypto'
import {
  type Bencoded,
  type Dictionary,
  isBytes,
  isDictionary,
  isList,
  rawBencode,
  readBencode,
  writeBencode,
} from '#server/foundation/lib/bencode'
import { type MagnetLink, readMagnetLink } from '#server/foundation/lib/magnet'
import { say } from '#server/foundation/lib/sentence'
import { mostTorrentBytes } from '#server/foundation/lib/torrent-size'
import type { Problem } from './protocol'
import { safePaths } from './safe-names'
import { sentences } from './sentences'
import { textIn, textsIn, trackerTiers, usableTrackers } from './torrent-texts'
import { usableWebSeeds } from './web-seed-address'

/** A file of a torrent. Padding and links exist only in piece arithmetic: they are never stored, listed or wanted. */
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
  /** The same trackers in their order: a tier is asked when no earlier one answers. */
  readonly tiers: readonly (readonly string[])[]
  /** Web servers that also have the files. */
  readonly web_seeds: readonly string[]
  readonly length: number
  readonly piece_length: number
  readonly hashes: readonly string[]
  readonly files: readonly StoredFile[]
  /** The `info` dictionary, byte for byte: its hash is the torrent's, and peers ask for it. */
  readonly info: Uint8Array
  /** A .torrent file with these bytes. */
  readonly bytes: Uint8Array
}

export type Magnet = Pick<MagnetLink, 'info_hash' | 'trackers' | 'peers'> & { readonly name: string }

export const isProblem = (value: object): value is Problem => 'code' in value && 'text' in value

/** What the engine and a page of files hold in memory without effort. A movie with all its extras has a few dozen. */
const maxFiles = 20_000
/** Keys and values of all kinds: each takes memory to read, however short. */
const maxElements = 400_000
/** A piece is held in memory until it is complete. */
const maxPieceLength = 64 * 1024 * 1024
const minPieceLength = 1024
const maxPieces = 1_000_000

type Found = Metainfo | (Problem & { info_hash?: string })

/** Reads a .torrent file. Returns the reason if it is unusable, with `info_hash` if that is known. */
export const readMetainfo = (bytes: Uint8Array): Found => {
  if (bytes.length > mostTorrentBytes) return say(sentences, 'torrent_too_large', { most: mostTorrentBytes })
  const read = readBencode(bytes, { elements: maxElements })
  if (read === 'too_complex') return say(sentences, 'torrent_too_complex')
  const info = read !== 'malformed' && isDictionary(read.value) ? read.value.get('info') : undefined
  if (read === 'malformed' || !isDictionary(read.value) || !info || !isDictionary(info.value)) return say(sentences, 'invalid_torrent')
  const tiers = trackerTiers(read.value)
  const web_seeds = usableWebSeeds(textsIn(read.value.get('url-list')?.value))
  const encoding = textIn(read.value.get('encoding')?.value)
  return verified({ info: info.value, bytes: bytes.slice(info.start, info.end), tiers, web_seeds, encoding })
}

/** Reads the `info` dictionary that peers send for a magnet link. */
export const readInfo = (bytes: Uint8Array): Found => {
  if (bytes.length > mostTorrentBytes) return say(sentences, 'torrent_too_large', { most: mostTorrentBytes })
  const read = readBencode(bytes, { elements: maxElements })
  if (read === 'too_complex') return say(sentences, 'torrent_too_complex')
  if (read === 'malformed' || !isDictionary(read.value)) return say(sentences, 'invalid_torrent')
  return verified({ info: read.value, bytes, tiers: [], web_seeds: [], encoding: undefined })
}

/** Reads a magnet link. Uses only its hash, name, trackers and peers: it can make us request no other address. */
export const readMagnet = (uri: string): Magnet | Problem => {
  const link = readMagnetLink(uri)
  if (link === 'version_2_only') return say(sentences, 'unsupported_torrent')
  if (link === 'not_a_magnet') return say(sentences, 'invalid_magnet')
  const { info_hash, name, trackers, peers } = link
  return { info_hash, name: name ?? info_hash, trackers: usableTrackers(trackers), peers }
}

type Source = {
  readonly info: Dictionary
  readonly bytes: Uint8Array
  readonly tiers: Metainfo['tiers']
  readonly web_seeds: Metainfo['web_seeds']
  readonly encoding: string | undefined
}

const verified = (source: Source): Found => {
  const info_hash = createHash('sha1').update(source.bytes).digest('hex')
  const read = checked(source, info_hash)
  return isProblem(read) ? { ...read, info_hash } : read
}

const checked = ({ info, bytes, tiers, web_seeds, encoding }: Source, info_hash: string): Metainfo | Problem => {
  if (isSecondVersionOnly(info)) return say(sentences, 'unsupported_torrent')
  const entries = entriesOf(info)
  if (!entries || entries.length === 0) return say(sentences, 'torrent_without_files')
  if (entries.length > maxFiles) return say(sentences, 'torrent_of_too_many_files', { most: maxFiles })
  const numbers = checkNumbers(info, entries)
  if (isProblem(numbers)) return numbers
  const text = (value: Bencoded | undefined) => textIn(value, encoding)
  const name = text(info.get('name.utf-8')?.value) ?? text(info.get('name')?.value)
  if (name === undefined) return say(sentences, 'damaged_torrent')
  const files = locate({ entries, isFolder: info.has('files'), name: name || info_hash, text })
  if (isProblem(files)) return files
  return {
    info_hash,
    name: name || info_hash,
    private: info.get('private')?.value === 1,
    trackers: tiers.flat(),
    tiers,
    web_seeds,
    length: numbers.length,
    piece_length: numbers.piece_length,
    hashes: numbers.hashes,
    files,
    info: bytes,
    bytes: torrentFileOf(bytes, tiers, web_seeds),
  }
}

/** Writes a .torrent file around an `info` dictionary that stays byte for byte. */
const torrentFileOf = (info: Uint8Array, tiers: Metainfo['tiers'], web_seeds: readonly string[]): Uint8Array =>
  writeBencode({
    announce: tiers[0]?.[0],
    'announce-list': tiers.length > 0 ? tiers : undefined,
    info: rawBencode(info),
    'url-list': web_seeds.length > 0 ? web_seeds : undefined,
  })

/** Only a torrent without version 1 pieces is unsupported; hybrids are downloaded by their version 1 half. */
const isSecondVersionOnly = (info: Dictionary) =>
  info.get('meta version')?.value === 2 && isDictionary(info.get('file tree')?.value) && !info.has('pieces')

type Entry = { readonly dictionary: Dictionary; readonly length: number; readonly unlisted: 'padding' | 'link' | null }

/** The files that the torrent claims to have. A link has no data, whatever its length says. */
const entriesOf = (info: Dictionary): readonly Entry[] | undefined => {
  const files = info.get('files')?.value
  if (files === undefined) return [entryOf(info)]
  return isList(files) ? files.filter(isDictionary).map(entryOf) : undefined
}

const entryOf = (dictionary: Dictionary): Entry => {
  const attributes = textIn(dictionary.get('attr')?.value) ?? ''
  const unlisted = attributes.includes('l') ? 'link' : attributes.includes('p') || isOldPadding(dictionary) ? 'padding' : null
  const length = dictionary.get('length')?.value
  return { dictionary, unlisted, length: unlisted === 'link' ? 0 : typeof length === 'number' ? length : Number.NaN }
}

/** Padding by its name, from before there was an attribute for it. */
const isOldPadding = (entry: Dictionary): boolean => {
  const path = entry.get('path')?.value
  return isList(path) && textIn(path.at(-1))?.startsWith('_____padding_file_') === true
}

const checkNumbers = (info: Dictionary, entries: readonly Entry[]) => {
  const piece_length = info.get('piece length')?.value
  if (!isCount(piece_length) || piece_length < minPieceLength) return say(sentences, 'damaged_torrent')
  if (piece_length > maxPieceLength) return say(sentences, 'torrent_of_huge_pieces', { size: piece_length, most: maxPieceLength })
  const files = info.get('files')?.value
  if (isList(files) && files.length !== entries.length) return say(sentences, 'damaged_torrent')
  if (!entries.every(({ length }) => isCount(length))) return say(sentences, 'damaged_torrent')
  const length = entries.reduce((sum, each) => sum + each.length, 0)
  const count = Math.ceil(length / piece_length)
  if (!Number.isSafeInteger(length) || length === 0 || count > maxPieces) return say(sentences, 'impossible_torrent')
  const pieces = info.get('pieces')?.value
  if (!isBytes(pieces) || pieces.length !== count * 20) return say(sentences, 'damaged_torrent')
  const hex = Buffer.from(pieces).toString('hex')
  return { length, piece_length, hashes: Array.from({ length: count }, (_, piece) => hex.slice(piece * 40, piece * 40 + 40)) }
}

type Naming = {
  readonly entries: readonly Entry[]
  readonly isFolder: boolean
  readonly name: string
  readonly text: (value: Bencoded | undefined) => string | undefined
}

const locate = ({ entries, isFolder, name, text }: Naming): readonly StoredFile[] | Problem => {
  let offset = 0
  const files: (Omit<StoredFile, 'path'> & { parts: readonly string[] })[] = []
  for (const [index, { dictionary, length, unlisted }] of entries.entries()) {
    const named = isFolder ? pathIn(dictionary, text) : []
    if (!named && unlisted === null) return say(sentences, 'damaged_torrent')
    const parts = named ? [name, ...named] : [name, `.${unlisted}`, String(index)]
    files.push({ index, length, offset, padding: unlisted !== null, parts, named: parts })
    offset += length
  }
  const stored = files.filter((file) => !file.padding)
  if (stored.length === 0) return say(sentences, 'torrent_without_files')
  const paths = safePaths(stored)
  if ('unsafe' in paths) return say(sentences, 'unsafe_names')
  const pathOf = new Map(stored.map((file, at) => [file.index, paths[at] ?? '']))
  return files.map(({ parts, ...file }) => ({ ...file, path: pathOf.get(file.index) ?? parts.join('/') }))
}

/** A path that is not a list of texts is none. */
const pathIn = (entry: Dictionary, text: Naming['text']): readonly string[] | undefined => {
  const path = (entry.get('path.utf-8') ?? entry.get('path'))?.value
  if (!isList(path) || path.length === 0) return undefined
  const parts = path.map(text)
  return parts.every((part) => part !== undefined) ? parts : undefined
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
