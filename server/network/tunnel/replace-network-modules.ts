import childProcess from 'node:child_process'
import dgram from 'node:dgram'
import dns from 'node:dns'
import http from 'node:http'
import http2 from 'node:http2'
import https from 'node:https'
import net from 'node:net'
import tls from 'node:tls'
import { isAddress } from './addresses'
import type { NetworkApi } from './network-api'
import { failure } from './sockets/failure'
import { createFetch } from './sockets/http-fetch'

type Place = Record<string, unknown>
type Call = (...words: never[]) => unknown

/**
 * Makes everything in this process that asks for a network get the tunnel or an error. Works for code that reads these properties when it
 * calls, such as packages that import a whole Node module, so it must run before they are loaded. Returns what could not be replaced.
 */
export const replaceNetworkModules = (networkApi: NetworkApi): string[] => {
  const left: string[] = []
  const put = (name: string, place: object, calls: Readonly<Record<string, Call>>): void => {
    for (const [key, call] of Object.entries(calls)) if (!replace(place as Place, key, call)) left.push(`${name}.${key}`)
  }
  const refuse = (name: string, place: object, keys: readonly string[]): void =>
    put(name, place, Object.fromEntries(keys.map((key) => [key, refusal(`${name}.${key}`)])))

  const connect = (...words: unknown[]) => networkApi.socket().connect(...words)
  // Node's own can be called with and without `new`, and an arrow function cannot.
  put('net', net, {
    connect,
    createConnection: connect,
    createServer: (...words: unknown[]) => networkApi.serve(...words),
    Socket: constructing(() => networkApi.socket()),
    Server: constructing((...words) => networkApi.serve(...words)),
  })
  put('dgram', dgram, {
    createSocket: (...words: unknown[]) => networkApi.datagrams(...words),
    Socket: constructing((...words) => networkApi.datagrams(...words)),
  })
  const encrypt = tls.connect as (...words: unknown[]) => unknown
  put('tls', tls, {
    connect: (...words: unknown[]) => (isOverSocket(words[0]) ? encrypt(...words) : refusal('tls.connect')()),
    createServer: refusal('tls.createServer'),
  })
  put('dns', dns, lookups(networkApi))
  refuse('http', http, ['request', 'get', 'createServer'])
  refuse('https', https, ['request', 'get', 'createServer'])
  refuse('http2', http2, ['connect', 'createServer', 'createSecureServer'])
  refuse('child_process', childProcess, ['spawn', 'exec', 'execFile', 'fork', 'spawnSync', 'execSync', 'execFileSync'])
  put('globalThis', globalThis, { fetch: createFetch(networkApi) as Call })
  refuse(
    'globalThis',
    globalThis,
    ['WebSocket', 'EventSource', 'XMLHttpRequest'].filter((name) => name in globalThis),
  )
  refuse('Bun', Bun, [
    'connect',
    'listen',
    'udpSocket',
    'serve',
    'spawn',
    'spawnSync',
    'sql',
    'SQL',
    'redis',
    'RedisClient',
    's3',
    'S3Client',
  ])
  return left
}

const refusal = (name: string) => (): never => {
  throw failure('EPERM', `${name} is not for what runs inside the tunnel`)
}

const replace = (place: Place, key: string, call: Call): boolean => {
  try {
    Object.defineProperty(place, key, { value: call, writable: false, configurable: false, enumerable: true })
  } catch {
    // Some can be assigned but not defined.
    try {
      place[key] = call
    } catch {
      return false
    }
  }
  return place[key] === call
}

const constructing = (make: (...words: unknown[]) => object): Call =>
  function construct(...words: unknown[]) {
    return make(...words)
  } as Call

const isOverSocket = (words: unknown): boolean =>
  typeof words === 'object' && words !== null && typeof (words as { socket?: { connect?: unknown } }).socket === 'object'

type Found = { readonly address: string; readonly family: number }

/** Resolves names through the tunnel; all other functions of `dns` are refused. */
const lookups = ({ names }: Pick<NetworkApi, 'names'>): Record<string, Call> => {
  const find = async (host: string, family: number): Promise<Found[]> => {
    const all = isAddress(host) ? [host] : await names(host)
    const found = all
      .map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
      .filter((each) => family === 0 || each.family === family)
    if (found.length === 0) throw failure('ENOTFOUND', `${host} is not known`)
    return found
  }
  const promised = async (host: string, options?: unknown) => {
    const { all, family } = readOptions(options)
    const found = await find(host, family)
    return all ? found : found[0]
  }
  const called = (host: string, ...words: unknown[]): void => {
    const tell = words.at(-1) as (error: unknown, ...found: unknown[]) => void
    const { all, family } = readOptions(words.length > 1 ? words[0] : undefined)
    find(host, family).then(
      (found) => (all ? tell(null, found) : tell(null, found[0]!.address, found[0]!.family)),
      (error) => tell(error),
    )
  }
  const isCall = (place: object, key: string) => typeof (place as Place)[key] === 'function'
  for (const key of Object.keys(dns.promises)) {
    if (isCall(dns.promises, key))
      replace(dns.promises as unknown as Place, key, key === 'lookup' ? promised : refusal(`dns.promises.${key}`))
  }
  const others = Object.keys(dns).filter((key) => isCall(dns, key) && key !== 'lookup')
  return { lookup: called, ...Object.fromEntries(others.map((key) => [key, refusal(`dns.${key}`)])) }
}

const readOptions = (options: unknown): { all: boolean; family: number } => {
  if (typeof options === 'number') return { all: false, family: options }
  const { all = false, family = 0 } = (options ?? {}) as { all?: boolean; family?: number | string }
  return { all, family: Number(String(family).replace('IPv', '')) || 0 }
}
