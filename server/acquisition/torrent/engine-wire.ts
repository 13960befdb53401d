import type { Torrent, Wire } from 'webtorrent'

/** A message with a whole block: its type, the piece, the offset, and 16 KiB. */
const blockMessage = 7
const blockMessageBytes = 9 + 16 * 1024

/**
 * Splits a peer's data into messages without joining it first: the library copies every byte an extra time, which at full speed is a fifth
 * of all its work. Leaves encrypted wires alone.
 */
export const splitWithoutJoining = (wire: Wire): void => {
  if (wire._encryptor) return
  const chunks: Uint8Array[] = []
  let size = 0
  let start = 0
  let blockMemory: Uint8Array | undefined

  const take = (length: number): Uint8Array => {
    size -= length
    const first = chunks[0]
    if (first && first.length - start > length) {
      start += length
      return first.subarray(start - length, start)
    }
    return assemble(length)
  }

  /**
   * A block is copied to its piece before the next message is assembled, so all blocks share one buffer; listeners may keep any other
   * message.
   */
  const memoryFor = (length: number): Uint8Array => {
    if (length !== blockMessageBytes || chunks[0]?.[start] !== blockMessage) return new Uint8Array(length)
    blockMemory ??= new Uint8Array(length)
    return blockMemory
  }

  /** For a message that ends with its chunk or spans several. */
  const assemble = (length: number): Uint8Array => {
    const message = memoryFor(length)
    let done = 0
    while (done < length) {
      const first = chunks[0]
      if (!first) break
      const part = first.subarray(start, start + length - done)
      message.set(part, done)
      done += part.length
      start += part.length
      if (start === first.length) {
        chunks.shift()
        start = 0
      }
    }
    return message
  }

  const add = (chunk: Uint8Array) => {
    if (chunk.length === 0) return
    chunks.push(chunk)
    size += chunk.length
  }

  wire._write = (chunk, done) => {
    for (const left of wire._buffer.splice(0)) add(left)
    wire._bufferSize = 0
    add(chunk)
    while (size >= wire._parserSize) wire._parser(take(wire._parserSize))
    done(null)
  }
}

/**
 * The library looks for new requests to every peer after each block. A socket delivers dozens of blocks per turn, after which one look is
 * enough.
 */
export const requestOncePerTurn = (torrent: Torrent): void => {
  const update = torrent._update.bind(torrent)
  let isDue = false
  torrent._update = () => {
    if (isDue) return
    isDue = true
    queueMicrotask(() => {
      isDue = false
      update()
    })
  }
}

const longestWrite = 64 * 1024

/** Sends everything for a peer in one turn as one write: otherwise each of many requests would be a system call of its own. */
export const batchWrites = (wire: Wire): void => {
  const push = wire.push.bind(wire)
  let queued: Uint8Array[] = []
  let size = 0

  const flush = () => {
    const parts = queued
    queued = []
    size = 0
    if (parts.length > 0 && !wire.destroyed) push(parts.length === 1 ? (parts[0] ?? null) : Buffer.concat(parts))
  }

  wire.push = (message) => {
    if (message === null) {
      flush()
      return push(null)
    }
    if (queued.length === 0) queueMicrotask(flush)
    queued.push(message)
    size += message.length
    if (size >= longestWrite) flush()
    return true
  }
}
