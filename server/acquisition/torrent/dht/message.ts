import {
  type Bencodable,
  type Bencoded,
  type Dictionary,
  isBytes,
  isDictionary,
  isList,
  readBencode,
  writeBencode,
} from '#server/foundation/lib/bencode'
import { addressBytesOf, hostIn } from '../holepunch-message'

export type Place = { readonly address: string; readonly port: number }
export type DhtNode = Place & { readonly id: Uint8Array }
export const idBytes = 20

const methods = ['ping', 'find_node', 'get_peers', 'announce_peer'] as const
export type Method = (typeof methods)[number]
export type Query = {
  readonly kind: 'query'
  readonly transaction: Uint8Array
  readonly method: Method
  readonly id: Uint8Array
  /** The node or the torrent that it is about. */
  readonly target: Uint8Array | undefined
  readonly token: Uint8Array | undefined
  /** Of the peer; undefined if it is the one that the query comes from. */
  readonly port: number | undefined
}
export type Reply = {
  readonly kind: 'reply'
  readonly transaction: Uint8Array
  readonly id: Uint8Array
  readonly nodes: readonly DhtNode[]
  readonly peers: readonly Place[]
  readonly token: Uint8Array | undefined
}

const mostBytes = 4_096
const mostNodes = 32
const mostPeers = 200
const placeBytes = 18
const nodeBytes = idBytes + placeBytes
const longestToken = 64
const longestTransaction = 32

/** A message of the IPv6 DHT (BEP 5, 32). Undefined if it is none, or one that we have no use for. */
export const readMessage = (bytes: Uint8Array): Query | Reply | undefined => {
  if (bytes.length > mostBytes) return undefined
  const read = readBencode(bytes, { elements: 500, depth: 5 })
  if (typeof read === 'string' || !isDictionary(read.value)) return undefined
  const message = read.value
  const transaction = bytesIn(message, 't', longestTransaction)
  const kind = bytesIn(message, 'y', 1)
  if (!transaction || !kind) return undefined
  if (kind[0] === letterR) return replyIn(transaction, message.get('r')?.value)
  return kind[0] === letterQ ? queryIn(transaction, message) : undefined
}

const [letterQ, letterR] = [0x71, 0x72]

const queryIn = (transaction: Uint8Array, message: Dictionary): Query | undefined => {
  const words = message.get('a')?.value
  const name = Buffer.from(bytesIn(message, 'q', 20) ?? []).toString('latin1')
  const method = methods.find((each) => each === name)
  const id = isDictionary(words) ? idIn(words, 'id') : undefined
  if (!method || !id || !isDictionary(words)) return undefined
  const port = words.get('port')?.value
  const isImplied = words.get('implied_port')?.value === 1
  return {
    ...{ kind: 'query', transaction, method, id, token: bytesIn(words, 'token', longestToken) },
    target: idIn(words, method === 'find_node' ? 'target' : 'info_hash'),
    port: !isImplied && isPort(port) ? port : undefined,
  }
}

const replyIn = (transaction: Uint8Array, words: Bencoded | undefined): Reply | undefined => {
  const id = isDictionary(words) ? idIn(words, 'id') : undefined
  if (!id || !isDictionary(words)) return undefined
  const values = words.get('values')?.value
  return {
    ...{ kind: 'reply', transaction, id, token: bytesIn(words, 'token', longestToken) },
    nodes: nodesIn(bytesIn(words, 'nodes6', mostBytes) ?? new Uint8Array()),
    peers: (isList(values) ? values : []).slice(0, mostPeers).flatMap((each) => placeIn(each) ?? []),
  }
}

/** Nodes of 38 bytes each; what is left over at the end is ignored. */
const nodesIn = (bytes: Uint8Array, most = mostNodes): readonly DhtNode[] =>
  Array.from({ length: Math.min(most, Math.floor(bytes.length / nodeBytes)) }, (_, at) => {
    const node = bytes.slice(at * nodeBytes, (at + 1) * nodeBytes)
    const place = placeIn(node.subarray(idBytes))
    return place && { ...place, id: node.subarray(0, idBytes) }
  }).filter((node) => node !== undefined)

const nodeBytesOf = ({ id, ...place }: DhtNode): Uint8Array => Buffer.concat([id, placeBytesOf(place)])

const placeIn = (value: Bencoded): Place | undefined => {
  if (!isBytes(value) || value.length !== placeBytes) return undefined
  const port = ((value[16] ?? 0) << 8) | (value[17] ?? 0)
  return port > 0 ? { address: hostIn(value.subarray(0, 16)), port } : undefined
}

const placeBytesOf = ({ address, port }: Place): Uint8Array =>
  Buffer.concat([addressBytesOf(address), Uint8Array.of(port >> 8, port & 0xff)])

const bytesIn = (words: Dictionary, key: string, most: number): Uint8Array | undefined => {
  const value = words.get(key)?.value
  return isBytes(value) && value.length > 0 && value.length <= most ? value : undefined
}
const idIn = (words: Dictionary, key: string): Uint8Array | undefined => {
  const value = words.get(key)?.value
  return isBytes(value) && value.length === idBytes ? Uint8Array.from(value) : undefined
}
const isPort = (value: Bencoded | undefined): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 65_536

type Words = { readonly [key: string]: Bencodable | undefined }

export const writeQuery = (transaction: Uint8Array, method: Method, a: Words): Buffer =>
  writeBencode({ t: transaction, y: 'q', q: method, a })

type Answer = {
  readonly id: Uint8Array
  readonly nodes?: readonly DhtNode[]
  readonly peers?: readonly Place[]
  readonly token?: Uint8Array
}
export const writeReply = (transaction: Uint8Array, { id, nodes, peers = [], token }: Answer): Buffer =>
  writeBencode({
    t: transaction,
    y: 'r',
    r: {
      id,
      nodes6: nodes && Buffer.concat(nodes.map(nodeBytesOf)),
      values: peers.length > 0 ? peers.map(placeBytesOf) : undefined,
      token,
    },
  })
