import { failure } from './failure'

export type Head = { readonly status: number; readonly headers: Headers }

const longestHead = 64 * 1024
const endOfHead = Buffer.from('\r\n\r\n')

/** Parses a response's header from chunks; the rest belongs to the body. */
export const createHeadReader = () => {
  let gathered = Buffer.alloc(0)
  return (piece: Buffer): { head: Head; rest: Buffer } | undefined => {
    gathered = Buffer.concat([gathered, piece])
    const end = gathered.indexOf(endOfHead)
    if (end < 0) {
      if (gathered.length > longestHead) throw failure('ERR_HEADERS_TOO_LONG', 'the answer has too long a head')
      return undefined
    }
    return { head: readHead(gathered.subarray(0, end).toString('latin1')), rest: gathered.subarray(end + endOfHead.length) }
  }
}

const readHead = (text: string): Head => {
  const [first = '', ...lines] = text.split('\r\n')
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1])
  if (!(status >= 200 && status <= 599)) throw failure('ERR_BAD_ANSWER', 'this is no answer in HTTP')
  const headers = new Headers()
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim())
  }
  return { status, headers }
}

export type Body = {
  /** The content in this chunk, and whether it was the last. */
  readonly read: (piece: Buffer) => { parts: Buffer[]; isOver: boolean }
  /** Whether the body may end with the connection. */
  readonly endsWithConnection: boolean
  readonly isEmpty: boolean
}

export const bodyOf = ({ status, headers }: Head, method: string): Body => {
  if (method === 'HEAD' || status === 204 || status === 304) return counted(0)
  if (/\bchunked\b/i.test(headers.get('transfer-encoding') ?? '')) return chunked()
  const length = headers.get('content-length')
  return length === null || !/^\d+$/.test(length) ? untilTheEnd : counted(Number(length))
}

const untilTheEnd: Body = { read: (piece) => ({ parts: [piece], isOver: false }), endsWithConnection: true, isEmpty: false }

const counted = (length: number): Body => {
  let left = length
  return {
    read: (piece) => {
      const part = piece.subarray(0, left)
      left -= part.length
      return { parts: [part], isOver: left === 0 }
    },
    endsWithConnection: false,
    isEmpty: length === 0,
  }
}

const longestLine = 1_024
/** The chunk was read, but not yet its line end. */
const behind = -1

const chunked = (): Body => {
  let waiting = Buffer.alloc(0)
  /** Bytes left in the current chunk; undefined while waiting for its length. */
  let left: number | undefined

  const readLength = (): boolean => {
    const end = waiting.indexOf('\r\n')
    if (end < 0 && waiting.length > longestLine) throw failure('ERR_BAD_ANSWER', 'the answer is cut into pieces of unknown length')
    if (end < 0) return false
    const text = waiting.subarray(0, end).toString('latin1').split(';')[0]!.trim()
    if (!/^[0-9a-f]{1,8}$/i.test(text)) throw failure('ERR_BAD_ANSWER', 'the answer is cut into pieces of unknown length')
    left = Number.parseInt(text, 16)
    waiting = waiting.subarray(end + 2)
    return true
  }

  /** False if more bytes are needed. */
  const readChunk = (parts: Buffer[]): boolean => {
    if (left === undefined || left === 0) return false
    const part = waiting.subarray(0, left)
    if (part.length > 0) parts.push(part)
    waiting = waiting.subarray(part.length)
    if (part.length < left) {
      left -= part.length
      return false
    }
    left = behind
    return true
  }

  const skipEnd = (): boolean => {
    if (waiting.length < 2) return false
    waiting = waiting.subarray(2)
    left = undefined
    return true
  }

  const step = (parts: Buffer[]): boolean => {
    if (left === undefined) return readLength()
    return left === behind ? skipEnd() : readChunk(parts)
  }

  return {
    read: (piece) => {
      waiting = Buffer.concat([waiting, piece])
      const parts: Buffer[] = []
      while (step(parts) && left !== 0);
      return { parts, isOver: left === 0 }
    },
    endsWithConnection: false,
    isEmpty: false,
  }
}
