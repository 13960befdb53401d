import { Duplex } from 'node:stream'
import type { Connection, Ending, Hears } from './connection'

export type UtpStream = Duplex & { readonly remoteAddress: string; readonly remotePort: number }
export type Place = { readonly address: string; readonly port: number }
type Parts = {
  readonly peer: Place
  readonly connection: Connection
  /** How many bytes may wait to be sent and acknowledged. */
  readonly share: () => number
  /** Something is there to send, at the end of this turn. */
  readonly soon: () => void
  readonly now: () => number
}

/** A connection with the interface of a TCP socket, and what to call when something happens to it. */
export const createStream = ({ peer, connection, share, soon, now }: Parts): { stream: UtpStream; hears: Omit<Hears, 'open'> } => {
  const unread: Uint8Array[] = []
  let isHungry = true
  let hasEnded = false
  let isOver = false
  let written: (() => void) | undefined

  const feed = (): void => {
    while (isHungry && unread.length > 0) {
      const bytes = unread.shift()!
      isHungry = stream.push(bytes)
      connection.taken(bytes.length)
    }
    if (hasEnded) finish()
    soon()
  }

  const finish = (): void => {
    hasEnded = true
    if (isOver || unread.length > 0) return
    isOver = true
    stream.push(null)
  }

  const stream = new Duplex({
    allowHalfOpen: false,
    readableHighWaterMark: 64 * 1024,
    writableHighWaterMark: 64 * 1024,
    read: () => {
      isHungry = true
      if (unread.length > 0) feed()
    },
    write: (chunk: Uint8Array, _encoding, done) => {
      connection.write(chunk)
      soon()
      if (connection.bytes().sending < share()) done()
      else written = done
    },
    final: (done) => {
      connection.end()
      soon()
      done()
    },
    destroy: (error, done) => {
      unread.length = 0
      connection.abandon(now())
      done(error)
    },
  })

  const close = (ending: Ending): void => {
    if (stream.destroyed) return
    if (ending === 'ended') finish()
    else stream.destroy(new Error(`uTP: ${ending}`))
  }
  return {
    stream: Object.assign(stream, { remoteAddress: peer.address, remotePort: peer.port }),
    hears: {
      data: (bytes) => {
        unread.push(bytes)
        if (isHungry) feed()
      },
      end: finish,
      room: () => {
        if (!written || connection.bytes().sending >= share()) return
        const done = written
        written = undefined
        done()
      },
      close,
    },
  }
}
