import { EventEmitter } from 'node:events'
import { Duplex } from 'node:stream'
import type { NetworkApi } from '#server/network/tunnel/network-api'
import type { DatagramEnd } from '#server/network/tunnel/sockets/datagram-ground'
import { failure } from '#server/network/tunnel/sockets/failure'
import { portIn } from '#server/network/tunnel/sockets/tcp-server'
import type { TcpSocket } from '#server/network/tunnel/sockets/tcp-socket'
import { createDatagrams } from '#server/network/tunnel/sockets/udp-socket'
import type { Time } from './time'

type Place = { readonly host: string; readonly port: number }
/** Times in milliseconds, chances from 0 to 1. */
export type Line = {
  readonly delay: number
  readonly jitter: number
  readonly loss: number
  readonly doubled: number
  readonly tcp: boolean
}
type Parts = { readonly time: Time; readonly chance: () => number; readonly lineTo: (host: string) => Line }

type Side = {
  readonly at: Place
  readonly socket: TcpSocket
  peer: Side | undefined
  /** When the last bytes arrive there; nothing overtakes them. */
  lastAt: number
  inFlight: number
  held: number
  waiting: (() => void) | undefined
}
type Host = {
  readonly servers: Map<number, (caller: Side) => void>
  readonly ends: Map<number, (bytes: Buffer<ArrayBuffer>, from: Place) => void>
  readonly sides: Set<Side>
  nextPort: number
}

const windowBytes = 256 * 1024
const bytesPerMs = 2_000
const silenceMs = 20_000

export type SimulatedNetwork = ReturnType<typeof createNetwork>

/** The internet of a simulation: TCP that keeps its order and UDP that does not, between computers that may be cut off or killed. */
export const createNetwork = ({ time, chance, lineTo }: Parts) => {
  const hosts = new Map<string, Host>()
  const cutUntil = new Map<string, number>()

  const hostOf = (name: string): Host => {
    const known = hosts.get(name)
    if (known) return known
    const host: Host = { servers: new Map(), ends: new Map(), sides: new Set(), nextPort: 40_000 }
    hosts.set(name, host)
    return host
  }
  const freePort = (host: Host, wanted: number, taken: { readonly has: (port: number) => boolean }): number => {
    if (wanted > 0) return taken.has(wanted) ? 0 : wanted
    while (taken.has(host.nextPort)) host.nextPort++
    return host.nextPort++
  }
  const travelMs = (from: string, to: string): number => {
    const [one, other] = [lineTo(from), lineTo(to)]
    return one.delay + other.delay + chance() * (one.jitter + other.jitter)
  }
  /** What is sent by TCP while a computer is cut off arrives later. */
  const openAt = (from: string, to: string): number => Math.max(time.now(), cutUntil.get(from) ?? 0, cutUntil.get(to) ?? 0)

  const createSide = (own: string): Side => {
    const host = hostOf(own)
    const giveWindow = (side: Side): void => {
      const { waiting } = side
      if (!waiting || side.inFlight + side.held > windowBytes) return
      side.waiting = undefined
      waiting()
    }
    const arrive = (side: Side, bytes: Buffer): void => {
      const { peer } = side
      side.inFlight -= bytes.length
      if (!peer || peer.socket.destroyed) return
      time.note('tcp', bytes)
      if (!peer.socket.push(bytes)) side.held += bytes.length
      giveWindow(side)
    }
    const toPeer = (side: Side, { what, size = 0 }: { what: string; size?: number }, run: (peer: Side) => void): void => {
      const { peer } = side
      if (!peer) return
      const at = openAt(side.at.host, peer.at.host) + travelMs(side.at.host, peer.at.host) + size / bytesPerMs
      side.lastAt = Math.max(side.lastAt, at)
      time.on(peer.at.host).at(side.lastAt, what, () => run(peer))
    }
    const drop = (isAbort: boolean): void => {
      host.sides.delete(side)
      if (isAbort) toPeer(side, { what: 'reset' }, (peer) => void peer.socket.destroy(failure('ECONNRESET')))
      else toPeer(side, { what: 'gone' }, (peer) => (peer.socket.readableEnded ? undefined : peer.socket.push(null)))
    }
    const socket = new Duplex({
      allowHalfOpen: false,
      highWaterMark: 512 * 1024,
      read: () => {
        const { peer } = side
        if (!peer) return
        peer.held = 0
        giveWindow(peer)
      },
      write: (chunk: Buffer, _, done) => {
        const bytes = Buffer.from(chunk)
        side.inFlight += bytes.length
        toPeer(side, { what: 'bytes', size: bytes.length }, () => arrive(side, bytes))
        side.waiting = () => done()
        giveWindow(side)
      },
      final: (done) => {
        toPeer(side, { what: 'end' }, (peer) => (peer.socket.destroyed ? undefined : peer.socket.push(null)))
        done()
      },
      destroy: (error, done) => {
        drop(error !== null || side.held > 0)
        done(error)
      },
    }) as TcpSocket
    const side: Side = {
      at: { host: own, port: freePort(host, 0, { has: () => false }) },
      socket,
      peer: undefined,
      lastAt: 0,
      inFlight: 0,
      held: 0,
      waiting: undefined,
    }
    return side
  }
  const stand = (side: Side, peer: Side): void => {
    side.peer = peer
    hostOf(side.at.host).sides.add(side)
    const { host, port } = peer.at
    Object.assign(side.socket, {
      ...{ connecting: false, remoteAddress: host, remotePort: port, remoteFamily: 'IPv4' },
      ...{ localAddress: side.at.host, localPort: side.at.port },
    })
  }
  const dial = (side: Side, to: Place): void => {
    const fail = (code: string) => () => void side.socket.destroy(failure(code))
    if (!lineTo(to.host).tcp || cutUntil.has(to.host) || cutUntil.has(side.at.host)) {
      time.after(silenceMs, 'nobody answers', fail('ETIMEDOUT'))
      return
    }
    const ms = travelMs(side.at.host, to.host)
    const answer = (): void => {
      const accept = hostOf(to.host).servers.get(to.port)
      if (accept && !side.socket.destroyed) accept(side)
      else time.on(side.at.host).after(ms, 'refused', fail('ECONNREFUSED'))
    }
    time.on(to.host).after(ms, 'call', answer)
  }

  const sideAt = (own: string): Side => {
    const side = createSide(own)
    Object.assign(side.socket, {
      ...{ connecting: false, bytesRead: 0, bytesWritten: 0 },
      connect: (...words: unknown[]) => {
        const [first, second] = words
        const where = typeof first === 'object' ? (first as { host?: string; port: number }) : { port: Number(first), host: String(second) }
        const ready = words.find((word) => typeof word === 'function') as (() => void) | undefined
        if (ready) side.socket.once('connect', ready)
        side.socket.connecting = true
        dial(side, { host: where.host ?? own, port: Number(where.port) })
        return side.socket
      },
      setTimeout: (ms: number, listener?: () => void) => {
        if (listener && ms > 0) time.after(ms, 'silence', () => (side.socket.destroyed ? undefined : listener()))
        return side.socket
      },
      address: () => ({ address: own, port: side.at.port, family: 'IPv4' }),
      ...{ destroySoon: () => side.socket.end(), setNoDelay: () => side.socket, setKeepAlive: () => side.socket },
      ...{ ref: () => side.socket, unref: () => side.socket, adopt: () => side.socket, begin: () => side.socket },
    })
    return side
  }
  const serverOf = (own: string, ...words: unknown[]) => {
    const server = new EventEmitter()
    const listener = words.find((word) => typeof word === 'function') as (() => void) | undefined
    if (listener) server.on('connection', listener)
    let port = 0
    const accept = (caller: Side): void => {
      const side = sideAt(own)
      stand(side, caller)
      server.emit('connection', side.socket)
      const opened = (): void => {
        if (caller.socket.destroyed) return void side.socket.destroy()
        stand(caller, side)
        caller.socket.emit('connect')
        caller.socket.emit('ready')
      }
      time.on(caller.at.host).after(travelMs(own, caller.at.host), 'accepted', opened)
    }
    return Object.assign(server, {
      listening: false,
      listen: (...how: unknown[]) => {
        const ready = how.find((word) => typeof word === 'function') as (() => void) | undefined
        if (ready) server.once('listening', ready)
        const { servers } = hostOf(own)
        queueMicrotask(() => {
          port = freePort(hostOf(own), portIn(how[0]), servers)
          if (port === 0) return void server.emit('error', failure('EADDRINUSE'))
          servers.set(port, accept)
          Object.assign(server, { listening: true })
          server.emit('listening')
        })
        return server
      },
      address: () => ({ address: own, port, family: 'IPv4' }),
      close: (done?: () => void) => {
        if (done) server.once('close', done)
        hostOf(own).servers.delete(port)
        queueMicrotask(() => server.emit('close'))
        return server
      },
      ...{ ref: () => server, unref: () => server },
    })
  }
  const datagramsOf = (own: string) => ({
    open: async (wanted: number, hear: (bytes: Buffer<ArrayBuffer>, from: Place) => void): Promise<DatagramEnd> => {
      const host = hostOf(own)
      const port = freePort(host, wanted, host.ends)
      if (port === 0) throw failure('EADDRINUSE')
      host.ends.set(port, hear)
      return { port, put: (bytes, to) => post(bytes, { host: own, port }, to), shut: () => void host.ends.delete(port) }
    },
    isUp: () => true,
    isOurs: () => false,
    ownAddress: () => own,
  })
  const post = (bytes: Buffer, from: Place, to: Place): void => {
    const [one, other] = [lineTo(from.host), lineTo(to.host)]
    const isLost = chance() < one.loss + other.loss || cutUntil.has(from.host) || cutUntil.has(to.host)
    if (isLost) return
    const copies = chance() < one.doubled + other.doubled ? 2 : 1
    const arrive = (): void => {
      time.note('udp', bytes)
      hosts.get(to.host)?.ends.get(to.port)?.(Buffer.from(bytes), from)
    }
    for (let copy = 0; copy < copies; copy++) time.on(to.host).after(travelMs(from.host, to.host), 'datagram', arrive)
  }

  return {
    /** The network as the computer sees it that asks. */
    api: (): NetworkApi => ({
      socket: () => sideAt(time.zone()).socket,
      serve: (...words) => serverOf(time.zone(), ...words),
      datagrams: (...words) => createDatagrams(datagramsOf(time.zone()), async (host) => host, ...words),
      names: async (host) => [host],
    }),
    connections: (name: string): number => hostOf(name).sides.size,
    /** Nothing gets there or away from there. */
    cut: (name: string, ms: number): void => {
      cutUntil.set(name, time.now() + ms)
      time.on('outside').after(ms, 'heals', () => void cutUntil.delete(name))
    },
    /** The computer is off. Whoever is connected to it hears it at once, or only if it says something. */
    kill: (name: string, isSilent: boolean): void => {
      const host = hostOf(name)
      for (const side of host.sides) {
        const { peer } = side
        side.peer = undefined
        if (peer && !isSilent) time.on(peer.at.host).after(1, 'reset', () => void peer.socket.destroy(failure('ECONNRESET')))
        else if (peer) peer.peer = undefined
      }
      host.sides.clear()
      host.servers.clear()
      host.ends.clear()
    },
  }
}
