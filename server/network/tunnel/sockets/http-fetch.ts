import type { Duplex } from 'node:stream'
import { Readable } from 'node:stream'
import tls from 'node:tls'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isAddress } from '../addresses'
import type { NetworkApi } from '../network-api'
import { failure } from './failure'
import { type Body, bodyOf, createHeadReader, type Head } from './http-message'

type Init = RequestInit & { readonly tls?: Record<string, unknown> }
type Asking = { readonly url: URL; readonly method: string; readonly headers: Headers; readonly body: Buffer | null; readonly init: Init }

const silenceMs = 30_000
const redirectsAtMost = 5
/** No response that the engine reads is larger; an endless one must not fill the memory. */
const largestBody = 256 * 1024 * 1024

/** HTTP and HTTPS over the given network, with the interface of `fetch`. */
export const createFetch =
  (networkApi: Pick<NetworkApi, 'socket'>) =>
  async (input: string | URL | Request, init: Init = {}): Promise<Response> => {
    let request = await readRequest(input, init)
    for (let hop = 0; hop <= redirectsAtMost; hop++) {
      const response = await exchange(networkApi, request)
      const to = response.headers.get('location')
      if (to === null || ![301, 302, 303, 307, 308].includes(response.status) || init.redirect === 'manual') return response
      await response.body?.cancel()
      if (init.redirect === 'error') throw new TypeError('the server redirects us')
      request = redirected(request, new URL(to, request.url), response.status)
    }
    throw new TypeError('the server redirects us too often')
  }

const readRequest = async (input: string | URL | Request, init: Init): Promise<Asking> => {
  const given = input instanceof Request ? input : undefined
  const url = new URL(given ? given.url : String(input))
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new TypeError(`${url.protocol} is not supported`)
  const headers = new Headers(init.headers ?? given?.headers ?? {})
  const body = init.body === undefined || init.body === null ? null : Buffer.from(await new Response(init.body).arrayBuffer())
  return { url, method: (init.method ?? given?.method ?? 'GET').toUpperCase(), headers, body, init }
}

/** Headers for one server must not be sent to another. */
const redirected = (request: Asking, url: URL, status: number): Asking => {
  const headers = new Headers(request.headers)
  if (url.origin !== request.url.origin) for (const name of ['authorization', 'cookie']) headers.delete(name)
  const isGet = status === 303 || (request.method === 'POST' && status < 303)
  return { ...request, url, headers, ...(isGet ? { method: 'GET', body: null } : {}) }
}

const exchange = async (networkApi: Pick<NetworkApi, 'socket'>, request: Asking): Promise<Response> => {
  const { url, init } = request
  init.signal?.throwIfAborted()
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isTls = url.protocol === 'https:'
  const plain = networkApi.socket()
  plain.setTimeout(silenceMs, () => plain.destroy(failure('ETIMEDOUT', 'the server is silent')))
  const abort = () => plain.destroy(failure('ABORT_ERR', 'aborted'))
  init.signal?.addEventListener('abort', abort)
  plain.once('close', () => init.signal?.removeEventListener('abort', abort))
  plain.connect({ host, port: Number(url.port) || (isTls ? 443 : 80) })
  const line: Duplex = isTls
    ? tls.connect({ socket: plain, ...(isAddress(host) ? {} : { servername: host }), ...init.tls } as unknown as tls.ConnectionOptions)
    : plain
  try {
    return await converse({ line, plain, ready: isTls ? 'secureConnect' : 'connect' }, request)
  } catch (error) {
    plain.destroy()
    throw init.signal?.aborted ? init.signal.reason : error
  }
}

type Line = { readonly line: Duplex; readonly plain: Duplex; readonly ready: 'connect' | 'secureConnect' }

const converse = ({ line, plain, ready }: Line, request: Asking): Promise<Response> =>
  new Promise((resolve, reject) => {
    const read = createHeadReader()
    let feed: Feed | undefined
    const fail = (error: Error) => {
      feed?.fail(error)
      reject(error)
      plain.destroy()
    }
    plain.on('error', fail)
    if (line !== plain) line.on('error', fail)
    line.once(ready, () => {
      line.write(headOf(request))
      if (request.body) line.write(request.body)
    })
    line.on('data', (piece: Buffer) => {
      try {
        if (feed) return feed.take(piece)
        const found = read(piece)
        if (!found) return
        feed = createFeed({ line, plain, body: bodyOf(found.head, request.method) })
        resolve(responseOf(found.head, feed.stream))
        feed.take(found.rest)
      } catch (error) {
        fail(error as Error)
      }
    })
    line.on('end', () => (feed ? feed.end() : fail(failure('ECONNRESET', 'the server hung up'))))
    plain.on('close', () => (feed ? feed.end() : reject(failure('ECONNRESET', 'the server hung up'))))
  })

const headOf = ({ url, method, headers, body }: Asking): string => {
  const all: Record<string, string> = { accept: '*/*', 'accept-encoding': 'identity' }
  for (const [name, value] of headers.entries()) all[name] = value
  const lines = { ...all, host: url.host, connection: 'close', ...(body ? { 'content-length': String(body.length) } : {}) }
  const text = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${url.pathname}${url.search} HTTP/1.1\r\n${text.join('')}\r\n`
}

type Feed = ReturnType<typeof createFeed>

/** Passes the body on as it is consumed: the server waits while nobody reads. */
const createFeed = ({ line, plain, body }: { line: Duplex; plain: Duplex; body: Body }) => {
  let total = 0
  let isOver = body.isEmpty
  const stream = new Readable({
    read: () => void line.resume(),
    destroy: (error, done) => {
      plain.destroy()
      done(error)
    },
  })
  stream.on('error', () => {})
  const finish = () => {
    isOver = true
    stream.push(null)
    plain.destroy()
  }
  if (isOver) finish()
  return {
    stream,
    take: (piece: Buffer): void => {
      if (isOver) return
      const { parts, isOver: isLast } = body.read(piece)
      const part = Buffer.concat(parts)
      total += part.length
      if (total > largestBody) throw failure('ERR_BODY_TOO_LONG', 'the answer is too long')
      if (part.length > 0 && !stream.push(part)) line.pause()
      if (isLast) finish()
    },
    end: (): void => {
      if (isOver) return
      if (body.endsWithConnection) finish()
      else stream.destroy(failure('ECONNRESET', 'the server hung up too early'))
    },
    fail: (error: Error): void => {
      if (!isOver) stream.destroy(error)
    },
  }
}

const decoders = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress } as const

const responseOf = ({ status, headers }: Head, stream: Readable): Response => {
  const coding = headers.get('content-encoding')?.toLowerCase() ?? ''
  const decoder = Object.hasOwn(decoders, coding) ? decoders[coding as keyof typeof decoders]() : undefined
  if (decoder) {
    for (const name of ['content-encoding', 'content-length']) headers.delete(name)
    stream.once('error', (error) => decoder.destroy(error))
    decoder.once('close', () => stream.destroy())
  }
  const content = decoder ? stream.pipe(decoder) : stream
  const isBodiless = status === 204 || status === 304
  return new Response(isBodiless ? null : (Readable.toWeb(content) as unknown as ReadableStream), { status, headers })
}
