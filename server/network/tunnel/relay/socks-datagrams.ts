import dgram from 'node:dgram'
import type { Socket } from 'node:net'
import { Failure } from '#server/foundation/lib/failure'
import { bytesOfAddress, familyOf, textOfAddress } from '../addresses'
import type { Place } from '../module'
import type { Post } from './outlet'
import { associate, type SocksProxy } from './socks'

const askAgainMs = 5_000
const askRefusingAgainMs = 60_000
const nothing = () => {}

/** The header that a datagram has between us and the proxy: whom it is for, or from. */
export const wrapDatagram = (bytes: Uint8Array, { host, port }: Place): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, familyOf(host) === 4 ? 1 : 4]), bytesOfAddress(host), Buffer.from([port >> 8, port & 255]), bytes])

/** Undefined if it is a fragment, comes from a name, or is none. */
export const unwrapDatagram = (message: Buffer): { readonly from: Place; readonly bytes: Buffer } | undefined => {
  const size = message[3] === 1 ? 4 : message[3] === 4 ? 16 : 0
  const begin = 4 + size + 2
  if (size === 0 || message[2] !== 0 || message.length < begin) return undefined
  const from = { host: textOfAddress(message.subarray(4, 4 + size)), port: message.readUInt16BE(4 + size) }
  return { from, bytes: message.subarray(begin) }
}

type Hears = {
  readonly hear: (bytes: Uint8Array, from: Place) => void
  /** Whether the proxy carries datagrams at all. */
  readonly known: (isCarried: boolean) => void
}

/**
 * Datagrams through a proxy (UDP ASSOCIATE), and only through it: the socket is connected to the proxy, so it neither sends to nor hears
 * anybody else. While the proxy does not carry them, what is sent is lost, and the proxy is asked again from time to time.
 */
export const openProxyDatagrams = (proxy: SocksProxy, port: number, { hear, known }: Hears): Post => {
  let socket: dgram.Socket | undefined
  let control: Socket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  const shut = (): void => {
    socket?.close()
    control?.destroy()
    socket = undefined
    control = undefined
  }
  const again = (afterMs: number): void => {
    shut()
    if (isClosed) return
    clearTimeout(timer)
    timer = setTimeout(() => void begin(), afterMs)
  }
  const stand = async (): Promise<void> => {
    const way = await associate(proxy)
    control = way.control
    if (isClosed) return shut()
    control.once('close', () => again(askAgainMs)).resume()
    socket = await connected({ host: proxy.host, port: way.port }, hear)
    if (isClosed) return shut()
    known(true)
  }
  const begin = (): Promise<void> =>
    stand().catch((error: unknown) => {
      const isThere = !(error instanceof Failure)
      if (isThere) known(false)
      again(isThere ? askRefusingAgainMs : askAgainMs)
    })
  void begin()
  return {
    port,
    send: (bytes, to) => void socket?.send(wrapDatagram(bytes, to), nothing),
    close: () => {
      isClosed = true
      clearTimeout(timer)
      shut()
    },
  }
}

const connected = ({ host, port }: Place, hear: Hears['hear']): Promise<dgram.Socket> =>
  new Promise((resolve, reject) => {
    const socket = dgram.createSocket(familyOf(host) === 6 ? 'udp6' : 'udp4')
    socket.once('error', reject)
    socket.connect(port, host, () => {
      // What the system cannot send counts as lost on the way.
      socket.off('error', reject).on('error', nothing)
      resolve(socket)
    })
    socket.on('message', (message: Buffer) => {
      const read = unwrapDatagram(message)
      if (read) hear(read.bytes, read.from)
    })
  })
