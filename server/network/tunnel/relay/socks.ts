import net, { type Socket } from 'node:net'
import { Failure } from '#server/foundation/lib/failure'
import { say } from '#server/foundation/lib/sentence'
import { bytesOfAddress, familyOf, isAddress } from '../addresses'
import { sentences } from '../sentences'
import { failure } from '../sockets/failure'

/** A SOCKS5 proxy (RFC 1928) without a password; its host as an IP address. */
export type SocksProxy = { readonly host: string; readonly port: number }
export type Destination = { readonly host: string; readonly port: number }

const negotiateMs = 10_000
const dialMs = 30_000
const version = 5
const noLogin = 0
const connect = 1
const associating = 3
/** From which address and port of ours they come is not known yet. */
const anywhere: Destination = { host: '0.0.0.0', port: 0 }
const refusals = ['', 'ECONNRESET', 'EACCES', 'ENETUNREACH', 'EHOSTUNREACH', 'ECONNREFUSED', 'ETIMEDOUT'] as const

/** Checks that the proxy is there and accepts us. Throws a Failure with the reason. */
export const checkProxy = async (proxy: SocksProxy): Promise<void> => {
  const socket = await negotiated(proxy)
  socket.destroy()
}

/** Connects through the proxy, never around it. Passes names to the proxy unresolved: no local resolver sees them. */
export const dialThrough = async (proxy: SocksProxy, to: Destination): Promise<Socket> => {
  const socket = await negotiated(proxy)
  const guard = setTimeout(() => socket.destroy(failure('ETIMEDOUT')), dialMs)
  try {
    await request(socket, connect, to)
    return socket
  } catch (error) {
    socket.destroy()
    throw error
  } finally {
    clearTimeout(guard)
  }
}

/** Returns the port that the proxy names. */
const request = async (socket: Socket, command: number, to: Destination): Promise<number> => {
  socket.write(Buffer.concat([Buffer.from([version, command, 0]), placeOf(to)]))
  const [, code = 1, , kind] = await take(socket, 4)
  const length = kind === 1 ? 4 : kind === 4 ? 16 : kind === 3 ? (await take(socket, 1))[0]! : 0
  const place = await take(socket, length + 2)
  if (code !== 0) throw failure(refusals[code] || 'ECONNRESET', 'the proxy does not reach it')
  return place.readUInt16BE(length)
}

/**
 * Asks the proxy to carry datagrams for as long as this connection stands. They go to the port that it names, at its own address: another
 * address that it names is not believed. Throws a Failure if the proxy is not there, and another error if it refuses.
 */
export const associate = async (proxy: SocksProxy): Promise<{ readonly control: Socket; readonly port: number }> => {
  const control = await negotiated(proxy)
  const guard = setTimeout(() => control.destroy(failure('ETIMEDOUT')), dialMs)
  try {
    return { control, port: await request(control, associating, anywhere) }
  } catch (error) {
    control.destroy()
    throw error
  } finally {
    clearTimeout(guard)
  }
}

const negotiated = async (proxy: SocksProxy): Promise<Socket> => {
  const { host, port } = proxy
  const socket = net.connect({ host, port, allowHalfOpen: true })
  // Whoever waits for bytes gets the error; later, whoever uses the connection does.
  socket.on('error', () => {})
  const guard = setTimeout(() => socket.destroy(failure('ETIMEDOUT')), negotiateMs)
  try {
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
    await chooseMethod(socket, proxy)
    return socket
  } catch (error) {
    socket.destroy()
    if (error instanceof Failure) throw error
    const { code, message } = error as NodeJS.ErrnoException
    throw new Failure(say(sentences, 'proxy_unreachable', { host: `${host}:${port}`, error: code ?? message }))
  } finally {
    clearTimeout(guard)
  }
}

const chooseMethod = async (socket: Socket, { host, port }: SocksProxy): Promise<void> => {
  socket.write(Buffer.from([version, 1, noLogin]))
  const [spoken, method] = await take(socket, 2)
  if (spoken !== version) throw new Failure(say(sentences, 'proxy_odd', { host: `${host}:${port}` }))
  if (method !== noLogin) throw new Failure(say(sentences, 'proxy_wants_login', { host: `${host}:${port}` }))
}

const counted = (text: string): Buffer => {
  const bytes = Buffer.from(text, 'utf8').subarray(0, 255)
  return Buffer.concat([Buffer.from([bytes.length]), bytes])
}

const placeOf = ({ host, port }: Destination): Buffer => {
  const place = isAddress(host)
    ? Buffer.concat([Buffer.from([familyOf(host) === 4 ? 1 : 4]), bytesOfAddress(host)])
    : Buffer.concat([Buffer.from([3]), counted(host)])
  return Buffer.concat([place, Buffer.from([port >> 8, port & 255])])
}

/** Exactly this many bytes: the rest belongs to the next reader. */
const take = (socket: Socket, length: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const check = (): void => {
      const bytes = socket.read(length) as Buffer | null
      if (bytes === null) return
      settle()
      resolve(bytes)
    }
    const fail = (error?: Error): void => {
      settle()
      reject(error ?? failure('ECONNRESET', 'the proxy hung up'))
    }
    const ended = () => fail()
    const settle = (): void => {
      socket.off('readable', check).off('error', fail).off('end', ended).off('close', ended)
    }
    socket.on('readable', check).on('error', fail).on('end', ended).on('close', ended)
    check()
  })
