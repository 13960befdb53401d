import { createHash } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { Torrent, Wire } from 'webtorrent'
import { isDictionary, readBencode, writeBencode } from '#server/foundation/lib/bencode'
import { mostTorrentBytes } from '#server/foundation/lib/torrent-size'

const pieceLength = 16 * 1024
const mostRefusals = 3

/**
 * Asks peers for the `info` dictionary and sends it to others (BEP 9), byte for byte. The library's own exchange writes it anew, which
 * changes the hash of every torrent whose keys are out of order.
 */
export const exchangeMetadata = (torrent: Torrent, info: () => Uint8Array | undefined): void => {
  const onWire = torrent._onWire.bind(torrent)
  function exchange(wire: Wire) {
    return exchangeWith(wire, torrent.infoHash, info)
  }
  exchange.prototype.name = name
  torrent._onWire = (wire, address) => {
    const use = wire.use.bind(wire)
    wire.use = (extension) => use(isExchange(extension) ? exchange : extension)
    onWire(wire, address)
  }
}

const name = 'ut_metadata'
const isExchange = (extension: object) => 'prototype' in extension && (extension.prototype as { name?: unknown }).name === name

const exchangeWith = (wire: Wire, infoHash: string, info: () => Uint8Array | undefined) => {
  const asked = createAsked(infoHash)
  const handler = new EventEmitter()
  const send = (message: { msg_type: number; piece: number; total_size?: number }, data?: Uint8Array) => {
    const head = writeBencode(message)
    wire.extended(name, data ? Buffer.concat([head, data]) : head)
  }
  const announceSize = () => {
    const known = info()
    if (known) wire.extendedHandshake.metadata_size = known.length
  }
  const request = (pieces: readonly number[]) => {
    for (const piece of pieces) send({ msg_type: 0, piece })
  }
  const answer = (piece: number) => {
    const known = info()
    const part = known?.subarray(piece * pieceLength, (piece + 1) * pieceLength)
    if (known && part?.length) send({ msg_type: 1, piece, total_size: known.length }, part)
    else send({ msg_type: 2, piece })
  }
  const take = (piece: number, data: Uint8Array) => {
    const whole = asked.take(piece, data)
    if (whole === 'damaged') return request(asked.begin())
    if (whole) handler.emit('metadata', whole)
  }

  announceSize()
  return Object.assign(handler, {
    fetch: () => request(asked.begin()),
    cancel: asked.end,
    setMetadata: announceSize,
    onExtendedHandshake: ({ metadata_size }: { metadata_size?: unknown }) => {
      if (info() || typeof metadata_size !== 'number' || !Number.isInteger(metadata_size)) return
      if (metadata_size > 0 && metadata_size <= mostTorrentBytes) request(asked.sized(metadata_size))
    },
    onMessage: (bytes: Uint8Array) => {
      const message = messageIn(bytes)
      if (!message) return
      const { kind, piece, data } = message
      if (kind === 0) answer(piece)
      if (kind === 1) take(piece, data)
      if (kind === 2 && asked.mayAskAgain()) request([piece])
    },
  })
}

const messageIn = (bytes: Uint8Array) => {
  const head = readBencode(bytes, { elements: 20 })
  if (typeof head === 'string' || !isDictionary(head.value)) return undefined
  const [kind, piece] = [head.value.get('msg_type')?.value, head.value.get('piece')?.value]
  if (typeof piece !== 'number' || !Number.isSafeInteger(piece) || piece < 0) return undefined
  return { kind, piece, data: bytes.subarray(head.end) }
}

/** What was asked of one peer. Memory grows with what it sent, not with what it claims to have. */
const createAsked = (infoHash: string) => {
  const parts = new Map<number, Uint8Array>()
  let size = 0
  let isOpen = false
  let refusals = 0
  const missing = () => (isOpen && size > 0 ? Array.from({ length: Math.ceil(size / pieceLength) }, (_, piece) => piece) : [])

  const takeAll = (): Uint8Array | 'damaged' | undefined => {
    const whole = Buffer.concat([...parts].sort(([a], [b]) => a - b).map(([, part]) => part))
    parts.clear()
    isOpen = false
    if (createHash('sha1').update(whole).digest('hex') === infoHash) return whole
    refusals++
    isOpen = refusals < mostRefusals
    return isOpen ? 'damaged' : undefined
  }

  return {
    /** The pieces to request. */
    begin: (): readonly number[] => {
      isOpen = refusals < mostRefusals
      return missing()
    },
    sized: (bytes: number): readonly number[] => {
      size = bytes
      return missing()
    },
    end: () => {
      isOpen = false
      parts.clear()
    },
    mayAskAgain: (): boolean => isOpen && ++refusals < mostRefusals,
    /** The whole dictionary once its last piece is there. */
    take: (piece: number, data: Uint8Array): Uint8Array | 'damaged' | undefined => {
      const expected = Math.min(pieceLength, size - piece * pieceLength)
      if (!isOpen || expected <= 0 || data.length !== expected) return undefined
      parts.set(piece, data.slice())
      return parts.size === Math.ceil(size / pieceLength) ? takeAll() : undefined
    },
  }
}
