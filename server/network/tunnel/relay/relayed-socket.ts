import { Duplex } from 'node:stream'
import type { Place } from '../module'
import { failure } from '../sockets/failure'
import { createIdle } from '../sockets/idle'
import type { TcpSocket } from '../sockets/tcp-socket'
import { type Frame, frameOf, kinds, pieceBytes, roomFrame, textFrame, windowBytes } from './frames'

/** Sends and receives frames. */
export type Wire = {
  readonly send: (frame: Buffer) => void
  /** Starts receiving the frames of a new connection; returns its id. */
  readonly join: (hear: (frame: Frame) => void) => number
  /** Like `join`, for a connection whose id the other end chose. */
  readonly joinAs: (id: number, hear: (frame: Frame) => void) => void
  readonly leave: (id: number) => void
  readonly isUp: () => boolean
}
/** A wire to a helper, and what to check before connecting. */
export type Outside = Wire & {
  /** The host to give to the helper: its address, or the name if the proxy resolves it. */
  readonly find: (host: string) => Promise<string>
  /** Whether the host is this computer, which is not reachable outside. */
  readonly isOurs: (host: string) => boolean
}
/** An incoming connection, under the helper's id. */
export type Called = Place & { readonly id: number }

const highWaterMark = 512 * 1024

/** A connection through a relay, outgoing or incoming, with the interface of `net.Socket`. */
export const createRelayedSocket = (outside: Outside, called?: Called): TcpSocket => {
  const line = createLine(outside)
  const idle = createIdle(() => socket.emit('timeout'))
  const count = { read: 0, written: 0 }
  const socket = new Duplex({
    allowHalfOpen: false,
    highWaterMark,
    read: line.wanted,
    write: (chunk: Buffer, _, done) => {
      count.written += chunk.length
      line.write(chunk, done)
    },
    final: line.finish,
    destroy: (error, done) => {
      idle.stop()
      line.drop()
      done(error)
    },
  }) as TcpSocket

  const onFrame: Readonly<Record<number, (body: Buffer) => void>> = {
    [kinds.opened]: () => {
      Object.assign(socket, { connecting: false })
      line.stands()
      socket.emit('connect')
      socket.emit('ready')
    },
    [kinds.data]: (body) => {
      count.read += body.length
      line.holds(body.length)
      if (socket.push(Buffer.from(body))) line.wanted()
    },
    [kinds.end]: () => void socket.push(null),
    [kinds.room]: (body) => line.hasRoom(body.readUInt32BE()),
    [kinds.gone]: (body) => {
      const code = body.toString('latin1')
      if (code !== '' || socket.connecting) return void socket.destroy(failure(code || 'ECONNRESET'))
      line.isGone()
      socket.push(null)
    },
  }
  const hear = ({ kind, body }: Frame): void => {
    if (socket.destroyed) return
    idle.touch()
    onFrame[kind]?.(body)
  }
  const open = async ({ host, port, path }: Where): Promise<void> => {
    if (path !== undefined) throw failure('EPERM', 'there is nothing but the helper')
    if (outside.isOurs(host)) throw failure('ECONNREFUSED')
    if (!outside.isUp()) throw failure('ENETDOWN', 'the helper has no network')
    const found = await outside.find(host)
    if (outside.isOurs(found)) throw failure('ECONNREFUSED')
    if (!socket.destroyed) line.open({ host: found, port }, hear)
  }

  Object.defineProperties(socket, {
    bytesRead: { get: () => count.read },
    bytesWritten: { get: () => count.written },
    pending: { get: () => socket.connecting },
    readyState: { get: () => (socket.connecting ? 'opening' : socket.destroyed ? 'closed' : 'open') },
  })
  if (called) {
    Object.assign(socket, placesOf(called))
    line.takeOver(called.id, hear)
  }
  return Object.assign(socket, {
    connecting: false,
    connect: (...words: unknown[]) => {
      const ready = words.find((word) => typeof word === 'function') as (() => void) | undefined
      const place = placeIn(words)
      if (ready) socket.once('connect', ready)
      Object.assign(socket, { connecting: true, ...placesOf(place) })
      // As with a real socket, the error is emitted later.
      queueMicrotask(() => open(place).catch((error) => socket.destroy(error)))
      return socket
    },
    accepted: () => socket,
    setTimeout: (ms: number, listener?: () => void) => {
      if (listener) socket.once('timeout', listener)
      idle.set(ms)
      return socket
    },
    address: () => ({ address: '0.0.0.0', port: 0, family: 'IPv4' }),
    destroySoon: () => socket.end(),
    setNoDelay: () => socket,
    setKeepAlive: () => socket,
    ref: () => socket,
    unref: () => socket,
  })
}

type Done = (error?: Error | null) => void

/** A connection as frames: writes wait for room, reads are consumed on demand. */
const createLine = ({ send, join, joinAs, leave }: Wire) => {
  let id = 0
  let isOpen = false
  let isOver = false
  let room = windowBytes
  let held = 0
  let writing: { rest: Buffer; readonly done: Done } | undefined
  let finishing: Done | undefined

  const pump = (): void => {
    if (!isOpen) return
    while (writing && room > 0) {
      const piece = writing.rest.subarray(0, Math.min(room, pieceBytes))
      send(frameOf(kinds.data, id, piece))
      room -= piece.length
      writing.rest = writing.rest.subarray(piece.length)
      if (writing.rest.length > 0) continue
      const { done } = writing
      writing = undefined
      done()
    }
    if (!writing && finishing) {
      const done = finishing
      finishing = undefined
      send(frameOf(kinds.end, id))
      done()
    }
  }

  return {
    open: (to: { host: string; port: number }, hear: (frame: Frame) => void): void => {
      id = join(hear)
      send(textFrame(kinds.open, id, to))
    },
    takeOver: (given: number, hear: (frame: Frame) => void): void => {
      id = given
      isOpen = true
      joinAs(id, hear)
    },
    stands: (): void => {
      isOpen = true
      pump()
    },
    holds: (amount: number): void => {
      held += amount
    },
    wanted: (): void => {
      if (held === 0 || id === 0) return
      send(roomFrame(id, held))
      held = 0
    },
    hasRoom: (amount: number): void => {
      room += amount
      pump()
    },
    write: (bytes: Buffer, done: Done): void => {
      if (isOver) done(failure('EPIPE'))
      else {
        writing = { rest: bytes, done }
        pump()
      }
    },
    finish: (done: Done): void => {
      if (id === 0) done()
      else {
        finishing = done
        pump()
      }
    },
    isGone: (): void => {
      if (id !== 0) leave(id)
      id = 0
      isOver = true
      const done = writing?.done ?? finishing
      writing = undefined
      finishing = undefined
      done?.(failure('EPIPE'))
    },
    drop: (): void => {
      if (id === 0) return
      send(frameOf(kinds.gone, id))
      leave(id)
      id = 0
    },
  }
}

type Where = Place & { readonly path: string | undefined }

const placesOf = ({ host, port }: Place) => ({
  remoteAddress: host,
  remotePort: port,
  remoteFamily: `IPv${host.includes(':') ? 6 : 4}`,
})

const placeIn = (words: unknown[]): Where => {
  const [first, second] = words
  const given = typeof first === 'object' && first !== null ? first : { port: first, ...(typeof second === 'string' && { host: second }) }
  const { host = '127.0.0.1', port, path } = given as { host?: string; port?: unknown; path?: string }
  return { host, port: Number(port), path }
}
