import Wire, { type Wire as Protocol } from 'bittorrent-protocol'
import type { Metainfo, StoredFile } from './metainfo'
import { publicAddress } from './web-seed-address'

type Seeding = {
  readonly address: string
  readonly metainfo: Metainfo
  readonly userAgent: string
  /** For tests: allows addresses in our own network. */
  readonly allowsPrivate: boolean
  readonly onFailure: (text: string) => void
}

type Question = [piece: number, offset: number, length: number, done: (error: Error | null, bytes?: Uint8Array) => void]

const answerMs = 60_000
const maxRedirects = 3
const restMs = 10_000

/** A web server that has the files (BEP 19), as a peer that serves requests: the client sees no difference. */
export const createWebSeed = (seeding: Seeding): Protocol & { connId: string } => {
  const { address, metainfo, onFailure } = seeding
  const wire = Object.assign(new Wire(), { connId: address })
  const pieces = metainfo.hashes.length
  wire.setKeepAlive(true)
  wire.once('handshake', (infoHash: string) => {
    wire.handshake(infoHash, peerIdFor(address))
    wire.bitfield(everyPiece(pieces))
  })
  wire.once('interested', () => wire.unchoke())
  wire.on('request', (...[piece, offset, length, done]: Question) => {
    const from = piece * metainfo.piece_length + offset
    readRange(seeding, from, length).then(
      (bytes) => done(null, bytes),
      (error: Error) => {
        onFailure(error.message)
        setTimeout(() => done(error), restMs)
      },
    )
  })
  return wire
}

const peerIdFor = (address: string) => new Bun.CryptoHasher('sha1').update(address).digest('hex')

const everyPiece = (count: number): Uint8Array => {
  const bits = new Uint8Array(Math.ceil(count / 8)).fill(0xff)
  if (count % 8 > 0) bits[bits.length - 1] = (0xff << (8 - (count % 8))) & 0xff
  return bits
}

const readRange = async (seeding: Seeding, from: number, length: number): Promise<Uint8Array> => {
  const bytes = new Uint8Array(length)
  for (const file of seeding.metainfo.files) {
    const start = Math.max(from, file.offset)
    const end = Math.min(from + length, file.offset + file.length)
    if (start >= end || file.padding) continue
    const part = await fetchPart(seeding, urlOf(seeding, file), { start: start - file.offset, end: end - file.offset })
    bytes.set(part, start - from)
  }
  return bytes
}

/** A folder's files are below its URL, under the torrent's names, which may differ from those we store. */
const urlOf = ({ address }: Seeding, file: StoredFile): string => {
  const parts = file.named.map(encodeURIComponent)
  if (parts.length === 1) return address.endsWith('/') ? address + parts.join('/') : address
  return `${address.endsWith('/') ? address : `${address}/`}${parts.join('/')}`
}

type Range = { readonly start: number; readonly end: number }

const fetchPart = async ({ userAgent, allowsPrivate }: Seeding, address: string, { start, end }: Range): Promise<Uint8Array> => {
  let next = address
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const { url, headers } = await publicAddress(next, allowsPrivate)
    const response = await fetch(url, {
      headers: { ...headers, range: `bytes=${start}-${end - 1}`, 'user-agent': userAgent },
      redirect: 'manual',
      signal: AbortSignal.timeout(answerMs),
    })
    const location = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && location) {
      await response.body?.cancel()
      next = new URL(location, next).href
      if (!/^https?:/.test(next)) throw new Error('the web seed redirects elsewhere')
      continue
    }
    return await bodyOf(response, end - start)
  }
  throw new Error('the web seed redirects too often')
}

/** Exactly this many bytes; stops reading if the server sends more, or the whole file. */
const bodyOf = async (response: Response, length: number): Promise<Uint8Array> => {
  const isWhole = response.status === 200 && Number(response.headers.get('content-length')) === length
  if (response.status !== 206 && !isWhole) {
    await response.body?.cancel()
    throw new Error(`the web seed answers with status ${response.status}`)
  }
  const bytes = new Uint8Array(length)
  let done = 0
  for await (const chunk of response.body ?? []) {
    if (done + chunk.length > length) throw new Error('the web seed sends more than requested')
    bytes.set(chunk, done)
    done += chunk.length
  }
  if (done < length) throw new Error('the web seed sends less than requested')
  return bytes
}
