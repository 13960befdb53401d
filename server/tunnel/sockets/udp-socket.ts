import { EventEmitter } from 'node:events'
import { isAddress, isLoopback } from '../addresses'
import type { Place } from '../module'
import { failure } from './failure'
import { portIn } from './tcp-server'
import type { Network } from './tcp-socket'

type Told = (error: Error | null, length?: number) => void

const largest = 65_507

/** Datagrams inside the tunnel, in the shape of `dgram.Socket`. */
export const createUdpSocket = ({ tunnel, resolver }: Network, ...words: unknown[]) => {
  const { module } = tunnel
  const { calls } = module
  const socket = new EventEmitter()
  let id = 0
  let port = 0
  let isClosed = false
  let peer: Place | undefined
  const listener = words.find((word) => typeof word === 'function') as (() => void) | undefined
  if (listener) socket.on('message', listener)

  const open = (wanted: number): void => {
    if (id) return
    id = calls.udp_open(wanted)
    if (!id) throw failure('EADDRINUSE', `port ${wanted} is taken`)
    port = module.localPort()
    tunnel.messages.set(id, (bytes, from) => {
      if (peer && (from.host !== peer.host || from.port !== peer.port)) return
      const told = { address: from.host, port: from.port, family: from.host.includes(':') ? 'IPv6' : 'IPv4', size: bytes.length }
      queueMicrotask(() => socket.emit('message', Buffer.from(bytes.buffer), told))
    })
  }

  const sendTo = (to: Place, bytes: Buffer): void => {
    if (isLoopback(to.host)) throw failure('ECONNREFUSED')
    if (tunnel.state() !== 'up') throw failure('ENETDOWN', 'the tunnel is down')
    if (bytes.length > largest) throw failure('EMSGSIZE')
    open(0)
    module.putScratch(bytes)
    module.putAddress(to)
    if (calls.udp_put(id, bytes.length, module.now()) !== 0) throw failure('ENETUNREACH')
    tunnel.soon()
  }

  const send = async ({ host, port: to }: Place, bytes: Buffer): Promise<void> => {
    const address = isAddress(host) ? host : await resolver.lookup(host)
    if (!isClosed) sendTo({ host: address, port: to }, bytes)
  }

  const shape = {
    bind: (...how: unknown[]) => {
      const ready = how.find((word) => typeof word === 'function') as (() => void) | undefined
      if (ready) socket.once('listening', ready)
      queueMicrotask(() => {
        try {
          open(portIn(how[0]))
          socket.emit('listening')
        } catch (error) {
          socket.emit('error', error)
        }
      })
      return socket
    },
    connect: (to: number, host: string, ready?: () => void) => {
      if (ready) socket.once('connect', ready)
      const known = isAddress(host) ? Promise.resolve(host) : resolver.lookup(host)
      known.then(
        (address) => {
          peer = { host: address, port: to }
          socket.emit('connect')
        },
        (error) => socket.emit('error', error),
      )
    },
    send: (message: unknown, ...how: unknown[]) => {
      const { bytes, to, told } = readSend(message, how)
      const where = to ?? peer
      const work = where ? send(where, bytes) : Promise.reject(failure('EDESTADDRREQ'))
      work.then(
        () => told?.(null, bytes.length),
        // Without a tunnel nothing is sent: whoever asked for no word of it would end by it.
        (error) => (told ? told(error) : error.code !== 'ENETDOWN' && socket.emit('error', error)),
      )
    },
    address: () => ({ address: tunnel.ownAddress(), port, family: 'IPv4' }),
    close: (done?: () => void) => {
      if (done) socket.once('close', done)
      isClosed = true
      if (id) {
        tunnel.messages.delete(id)
        calls.udp_shut(id)
        id = 0
      }
      queueMicrotask(() => socket.emit('close'))
      return socket
    },
    addMembership: () => {
      throw failure('EPERM', 'there is nobody else in the tunnel')
    },
    setBroadcast: () => {},
    setTTL: () => {},
    setMulticastTTL: () => {},
    setRecvBufferSize: () => {},
    setSendBufferSize: () => {},
    ref: () => socket,
    unref: () => socket,
  }
  return Object.assign(socket, shape)
}

/** `send(message, [offset, length,] [port, [host,]] [told])`, the port perhaps as text. */
const readSend = (message: unknown, how: unknown[]): { bytes: Buffer; to: Place | undefined; told: Told | undefined } => {
  const told = how.find((word) => typeof word === 'function') as Told | undefined
  const words = how.filter((word) => typeof word === 'number' || typeof word === 'string')
  const host = words.findIndex((word) => typeof word === 'string' && !/^\d+$/.test(word))
  const numbers = (host < 0 ? words : words.slice(0, host)).map(Number)
  const whole = bytesIn(message)
  const isPart = numbers.length >= 3
  const bytes = isPart ? whole.subarray(numbers[0], numbers[0]! + numbers[1]!) : whole
  const port = isPart ? numbers[2] : numbers[0]
  return { bytes, told, to: port === undefined ? undefined : { port, host: host < 0 ? '127.0.0.1' : (words[host] as string) } }
}

const bytesIn = (message: unknown): Buffer => {
  if (Array.isArray(message)) return Buffer.concat(message.map(bytesIn))
  return typeof message === 'string' ? Buffer.from(message) : Buffer.from(message as Uint8Array)
}
