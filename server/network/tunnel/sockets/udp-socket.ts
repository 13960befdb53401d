import { EventEmitter } from 'node:events'
import { isAddress } from '../addresses'
import type { Place } from '../module'
import { type DatagramEnd, type DatagramGround, groundIn } from './datagram-ground'
import { failure } from './failure'
import { portIn } from './tcp-server'
import type { Network } from './tcp-socket'

type Callback = (error: Error | null, length?: number) => void

const largest = 65_507

/** Datagrams inside the tunnel, with the interface of `dgram.Socket`. */
export const createUdpSocket = ({ tunnel, resolver }: Network, ...words: unknown[]) =>
  createDatagrams(groundIn(tunnel), resolver.lookup, ...words)

/** Datagrams with the interface of `dgram.Socket`. */
export const createDatagrams = (ground: DatagramGround, lookup: (name: string) => Promise<string>, ...words: unknown[]) => {
  const socket = new EventEmitter()
  let end: DatagramEnd | undefined
  let opening: Promise<DatagramEnd> | undefined
  let isClosed = false
  let peer: Place | undefined
  const listener = words.find((word) => typeof word === 'function') as (() => void) | undefined
  if (listener) socket.on('message', listener)

  const hear = (bytes: Buffer<ArrayBuffer>, from: Place): void => {
    if (isClosed || (peer && (from.host !== peer.host || from.port !== peer.port))) return
    const sender = { address: from.host, port: from.port, family: from.host.includes(':') ? 'IPv6' : 'IPv4', size: bytes.length }
    socket.emit('message', bytes, sender)
  }
  const openOnce = async (wanted: number): Promise<DatagramEnd> => {
    const made = await ground.open(wanted, hear)
    if (isClosed) made.shut()
    else end = made
    return made
  }
  const open = (wanted: number): Promise<DatagramEnd> => {
    opening ??= openOnce(wanted)
    return opening
  }

  const send = async (to: Place, bytes: Buffer): Promise<void> => {
    const host = isAddress(to.host) ? to.host : await lookup(to.host)
    if (ground.isOurs(host)) throw failure('ECONNREFUSED')
    if (!ground.isUp()) throw failure('ENETDOWN', 'the tunnel is down')
    if (bytes.length > largest) throw failure('EMSGSIZE')
    const by = await open(0)
    if (!isClosed) by.put(bytes, { host, port: to.port })
  }

  const shape = {
    bind: (...how: unknown[]) => {
      const ready = how.find((word) => typeof word === 'function') as (() => void) | undefined
      if (ready) socket.once('listening', ready)
      open(portIn(how[0])).then(
        () => socket.emit('listening'),
        (error) => socket.emit('error', error),
      )
      return socket
    },
    connect: (to: number, host: string, ready?: () => void) => {
      if (ready) socket.once('connect', ready)
      const known = isAddress(host) ? Promise.resolve(host) : lookup(host)
      known.then(
        (address) => {
          peer = { host: address, port: to }
          socket.emit('connect')
        },
        (error) => socket.emit('error', error),
      )
    },
    send: (message: unknown, ...how: unknown[]) => {
      const { bytes, to, callback } = readSend(message, how)
      const where = to ?? peer
      const work = where ? send(where, bytes) : Promise.reject(failure('EDESTADDRREQ'))
      work.then(
        () => callback?.(null, bytes.length),
        // Without a tunnel nothing is sent: an error event would crash a caller that passed no callback.
        (error) => (callback ? callback(error) : error.code !== 'ENETDOWN' && socket.emit('error', error)),
      )
    },
    address: () => ({ address: ground.ownAddress(), port: end?.port ?? 0, family: 'IPv4' }),
    close: (done?: () => void) => {
      if (done) socket.once('close', done)
      isClosed = true
      end?.shut()
      end = undefined
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

/** `send(message, [offset, length,] [port, [host,]] [callback])`, where the port may be text. */
const readSend = (message: unknown, how: unknown[]): { bytes: Buffer; to: Place | undefined; callback: Callback | undefined } => {
  const callback = how.find((word) => typeof word === 'function') as Callback | undefined
  const words = how.filter((word) => typeof word === 'number' || typeof word === 'string')
  const host = words.findIndex((word) => typeof word === 'string' && !/^\d+$/.test(word))
  const numbers = (host < 0 ? words : words.slice(0, host)).map(Number)
  const whole = bytesIn(message)
  const isPart = numbers.length >= 3
  const bytes = isPart ? whole.subarray(numbers[0], numbers[0]! + numbers[1]!) : whole
  const port = isPart ? numbers[2] : numbers[0]
  return { bytes, callback, to: port === undefined ? undefined : { port, host: host < 0 ? '127.0.0.1' : (words[host] as string) } }
}

const bytesIn = (message: unknown): Buffer => {
  if (Array.isArray(message)) return Buffer.concat(message.map(bytesIn))
  return typeof message === 'string' ? Buffer.from(message) : Buffer.from(message as Uint8Array)
}
