/** What a magnet link says about a torrent. Nothing else in it is used, so it can make nobody request another address. */
export type MagnetLink = {
  /** 40 lower-case hex digits. */
  readonly info_hash: string
  /** Of a hybrid torrent: the multihash of its second half. */
  readonly second_hash: string | null
  readonly name: string | null
  readonly trackers: readonly string[]
  readonly peers: readonly string[]
}
/** `version_2_only`: a torrent without a hash of version 1. */
export type MagnetFault = 'not_a_magnet' | 'version_2_only'

const MAX_LENGTH = 16_000
const MOST_FIELDS = 500
const MOST_NAME = 500

/**
 * The only reader of magnet links, so that every entry of the service decides alike. Takes what people paste: any case, escapes, HTML's
 * `&amp;`, words around it, or just the hash.
 */
export const readMagnetLink = (text: string): MagnetLink | MagnetFault => {
  if (text.length > MAX_LENGTH) return 'not_a_magnet'
  const bare = infoHashIn(text)
  if (bare !== null) return { info_hash: bare, second_hash: null, name: null, trackers: [], peers: [] }
  const fields = fieldsOf(text)
  const topics = valuesOf(fields, 'xt')
  const info_hash = topics.map(hashOfTopic).find((hash) => hash !== null) ?? null
  const second_hash = topics.map((topic) => /^urn:btmh:(1220[\da-f]{64})$/i.exec(topic)?.[1]?.toLowerCase()).find((hash) => hash) ?? null
  if (info_hash === null) return second_hash === null ? 'not_a_magnet' : 'version_2_only'
  return {
    info_hash,
    second_hash,
    name: valuesOf(fields, 'dn')[0]?.replaceAll('+', ' ').trim().slice(0, MOST_NAME) || null,
    trackers: [...new Set(valuesOf(fields, 'tr').map(plainAddress))].slice(0, 50),
    peers: valuesOf(fields, 'x.pe').filter(isPeer).slice(0, 50),
  }
}

/** Writes a link that every reader understands alike. */
export const writeMagnetLink = ({ info_hash, second_hash, name, trackers, peers }: MagnetLink): string =>
  [
    `magnet:?xt=urn:btih:${info_hash}`,
    ...(second_hash === null ? [] : [`xt=urn:btmh:${second_hash}`]),
    ...(name === null ? [] : [`dn=${encodeURIComponent(name.toWellFormed())}`]),
    ...trackers.map((tracker) => `tr=${encodeURIComponent(tracker.toWellFormed())}`),
    ...peers.map((peer) => `x.pe=${peer}`),
  ].join('&')

/** 40 hex digits, or the same in base32, and nothing else. */
export const infoHashIn = (text: string): string | null => {
  const hash = text.length > MAX_LENGTH ? '' : text.trim()
  if (/^[\da-f]{40}$/i.test(hash)) return hash.toLowerCase()
  return /^[a-z2-7]{32}$/i.test(hash) ? fromBase32(hash.toUpperCase()) : null
}

type Field = readonly [key: string, value: string]

const fieldsOf = (text: string): readonly Field[] => {
  const found = /magnet:\??([^\s<>"]*)/i.exec(text)?.[1] ?? ''
  return found
    .replace(/&(amp;|#0?38;)/gi, '&')
    .split('&', MOST_FIELDS)
    .map((field): Field => {
      const at = field.indexOf('=')
      return at === -1 ? [field.toLowerCase(), ''] : [unescaped(field.slice(0, at)).toLowerCase(), unescaped(field.slice(at + 1)).trim()]
    })
}

/** Fields may be numbered: `xt.1`. */
const valuesOf = (fields: readonly Field[], key: string): readonly string[] =>
  fields.filter(([name, value]) => value !== '' && (name === key || name.replace(/\.\d{1,4}$/, '') === key)).map(([, value]) => value)

const hashOfTopic = (topic: string): string | null => {
  const [, hash] = /^urn:btih:(.*)$/i.exec(topic) ?? []
  return hash === undefined ? null : infoHashIn(hash)
}

/** An address that was escaped twice has no colon after its protocol. */
const plainAddress = (address: string): string => (/^\w{3,5}%3a/i.test(address) ? unescaped(address) : address)

const isPeer = (text: string) => /^(\[[\da-f:]{2,45}\]|[\w.-]{1,253}):\d{1,5}$/i.test(text)

/** Broken escapes stay as they are. */
const unescaped = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString())

const fromBase32 = (hash: string): string => {
  const bits = [...hash].map((c) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0')).join('')
  return (bits.match(/.{4}/g) ?? []).map((four) => Number.parseInt(four, 2).toString(16)).join('')
}
