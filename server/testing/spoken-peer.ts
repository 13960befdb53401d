import { randomBytes } from 'node:crypto'
import net from 'node:net'
import type { createTorrentWorld } from './torrent-world'

/** Message types of the peer protocol. */
export const messageTypes = { choke: 0, unchoke: 1, have: 4, bitfield: 5, request: 6, piece: 7, cancel: 8 } as const

type Peer = {
  readonly info_hash: string
  readonly pieces: number
  /** An address of its own on loopback, so it is banned alone. */
  readonly host?: string
  /** The pieces that it claims to have; all of them without it. */
  readonly bits?: Buffer
  /** Receives each message after the handshake: the first byte is its type. */
  readonly hear: (message: Buffer, say: (kind: number, body: Buffer) => void, leave: () => void) => void
}

/** A peer that unchokes everybody; the test decides its answers. Returns its address. */
export const startSpokenPeer = async (
  world: Pick<ReturnType<typeof createTorrentWorld>, 'atEnd'>,
  { info_hash, pieces, host = '127.0.0.1', bits = Buffer.alloc(Math.ceil(pieces / 8), 0xff), hear }: Peer,
): Promise<string> => {
  const server = net.createServer((socket) => {
    let buffer: Buffer = Buffer.alloc(0)
    let greeted = false
    const say = (kind: number, body: Buffer) => void socket.write(framed(kind, body))
    const leave = () => void socket.end()
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      if (typeof bytes === 'string') return
      buffer = Buffer.concat([buffer, bytes])
      if (!greeted) {
        if (buffer[0] !== 19) return void socket.destroy()
        if (buffer.length < 68) return
        greeted = true
        buffer = buffer.subarray(68)
        const peerId = Buffer.from(`-XX0001-${randomBytes(6).toString('hex')}`)
        socket.write(Buffer.concat([Buffer.from('\x13BitTorrent protocol'), Buffer.alloc(8), Buffer.from(info_hash, 'hex'), peerId]))
        say(messageTypes.bitfield, bits)
        say(messageTypes.unchoke, Buffer.alloc(0))
      }
      while (buffer.length >= 4 && buffer.length >= 4 + buffer.readUInt32BE(0)) {
        const message = buffer.subarray(4, 4 + buffer.readUInt32BE(0))
        buffer = buffer.subarray(4 + message.length)
        if (message.length > 0) hear(message, say, leave)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  world.atEnd(() => new Promise((resolve) => server.close(resolve)))
  const address = server.address()
  return `${host}:${address && typeof address === 'object' ? address.port : 0}`
}

const framed = (kind: number, body: Buffer) => {
  const head = Buffer.alloc(5)
  head.writeUInt32BE(body.length + 1)
  head[4] = kind
  return Buffer.concat([head, body])
}
