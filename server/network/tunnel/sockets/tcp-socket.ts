import { Duplex } from 'node:stream'
import { isAddress, isLoopback } from '../addresses'
import type { Ears, Tunnel } from '../tunnel'
import { failure, failureOf } from './failure'
import { createIdle } from './idle'
import type { Resolver } from './resolver'
import { createEnd } from './tcp-end'

export type Network = { readonly tunnel: Tunnel; readonly resolver: Resolver }
type Where = { readonly host?: string; readonly port: number | string; readonly path?: string }

/** The part of `net.Socket` that programs use. */
export type TcpSocket = Duplex & {
  connecting: boolean
  remoteAddress?: string
  remotePort?: number
  remoteFamily?: string
  localAddress?: string
  localPort?: number
  readonly bytesRead: number
  readonly bytesWritten: number
  readonly connect: (...words: unknown[]) => TcpSocket
  /** Takes over an incoming connection; delivers nothing before it starts. */
  readonly adopt: (id: number) => TcpSocket
  readonly begin: () => TcpSocket
  readonly setTimeout: (ms: number, listener?: () => void) => TcpSocket
}

const highWaterMark = 512 * 1024

/** A connection inside the tunnel with the interface of `net.Socket`. Never connects outside it. */
export const createTcpSocket = (network: Network, { allowHalfOpen = false }: { allowHalfOpen?: boolean } = {}): TcpSocket => {
  const { tunnel } = network
  const end = createEnd(tunnel)
  const idle = createIdle(() => socket.emit('timeout'))
  const socket = new Duplex({
    allowHalfOpen,
    highWaterMark,
    read: () => end.wanted(),
    write: (chunk: Buffer, _, done) => end.write([chunk], done),
    writev: (chunks, done) => {
      const parts = chunks.map(({ chunk }) => chunk as Buffer)
      end.write(parts, done)
    },
    final: (done) => end.finish(done),
    destroy: (error, done) => {
      idle.stop()
      end.drop(error !== null)
      done(error)
    },
  }) as TcpSocket

  const stand = (): void => {
    const { host, port, localPort } = end.stand()
    const family = host.includes(':') ? 6 : 4
    const places = {
      remoteAddress: host,
      remotePort: port,
      remoteFamily: `IPv${family}`,
      localPort,
      localAddress: tunnel.ownAddress(family),
    }
    Object.assign(socket, { ...places, connecting: false })
    idle.touch()
  }
  let isAdopted = false
  const ears = createEars({ socket, end, touch: idle.touch, stand, mayTell: () => !isAdopted })

  const open = async (where: Where): Promise<void> => {
    const host = await reachable(network, where)
    if (socket.destroyed) return
    Object.assign(socket, { remoteAddress: host, remotePort: Number(where.port) })
    if (!end.open({ host, port: Number(where.port) }, ears)) throw failure('ENETUNREACH')
  }

  Object.defineProperties(socket, {
    bytesRead: { get: end.bytesRead },
    bytesWritten: { get: end.bytesWritten },
    pending: { get: () => socket.connecting },
    readyState: { get: () => (socket.connecting ? 'opening' : socket.destroyed ? 'closed' : 'open') },
  })
  return Object.assign(socket, {
    connecting: false,
    connect: (...words: unknown[]) => {
      const { where, listener } = readConnect(words)
      if (listener) socket.once('connect', listener)
      socket.connecting = true
      open(where).catch((error) => socket.destroy(error))
      return socket
    },
    adopt: (id: number) => {
      isAdopted = true
      end.accept(id, ears)
      return socket
    },
    begin: () => {
      isAdopted = false
      stand()
      tunnel.touch(ears)
      tunnel.soon()
      return socket
    },
    setTimeout: (ms: number, listener?: () => void) => {
      if (listener) socket.once('timeout', listener)
      idle.set(ms)
      return socket
    },
    address: () => ({ address: socket.localAddress, port: socket.localPort, family: 'IPv4' }),
    destroySoon: () => socket.end(),
    setNoDelay: () => socket,
    setKeepAlive: () => socket,
    ref: () => socket,
    unref: () => socket,
  })
}

/** The address to connect to, or why there is none. */
const reachable = async ({ tunnel, resolver }: Network, { host = '127.0.0.1', path }: Where): Promise<string> => {
  if (path !== undefined) throw failure('EPERM', 'there is nothing but the tunnel')
  const address = isAddress(host) ? host : await resolver.lookup(host)
  if (isLoopback(address)) throw failure('ECONNREFUSED')
  if (tunnel.state() !== 'up') throw failure('ENETDOWN', 'the tunnel is down')
  return address
}

const readConnect = (words: unknown[]): { where: Where; listener: (() => void) | undefined } => {
  const [first, second] = words
  const where =
    typeof first === 'object' ? (first as Where) : { port: first as number, ...(typeof second === 'string' ? { host: second } : {}) }
  return { where, listener: words.find((word) => typeof word === 'function') as (() => void) | undefined }
}

type Hearing = {
  readonly socket: TcpSocket
  readonly end: ReturnType<typeof createEnd>
  readonly touch: () => void
  readonly stand: () => void
  readonly mayTell: () => boolean
}

/** Records the stack's callbacks and acts on them once the stack has returned. */
const createEars = ({ socket, end, touch, stand, mayTell }: Hearing): Ears => {
  let isNew = false
  let hasEnded = false
  let failed: number | undefined

  const welcome = (): void => {
    isNew = false
    stand()
    socket.emit('connect')
    socket.emit('ready')
  }

  return {
    connected: () => {
      isNew = true
    },
    data: end.gather,
    end: () => {
      hasEnded = true
    },
    error: (code) => {
      failed = code
    },
    sent: touch,
    settle: () => {
      if (socket.destroyed || !mayTell()) return
      if (isNew) welcome()
      if (end.deliver((bytes) => socket.push(bytes))) touch()
      end.pump()
      if (hasEnded && !socket.destroyed) socket.push(null)
      hasEnded = false
      if (failed !== undefined) socket.destroy(failureOf(failed, socket.connecting))
    },
  }
}
