import type { Torrent, Wire } from 'webtorrent'

const blockBytes = 16 * 1024

/** The maximum number of duplicate requests, per peer and in total: the cost of the endgame. */
const most = { ofOne: 4, inAll: 16 }
/** With more pieces missing than this, it is not the endgame. */
const fewPieces = 200

type Block = { readonly piece: number; readonly offset: number; readonly length: number }

type Asked = {
  /** The open requests to the idle peer. */
  readonly own: readonly Block[]
  /** The open requests to each other peer, slowest peer first, in request order. */
  readonly others: readonly (readonly Block[])[]
  readonly has: (piece: number) => boolean
}

/** Which blocks to also request from an idle peer: those requested from the fewest first, and of each peer those it would deliver last. */
export const blocksToRepeat = ({ own, others, has }: Asked, { ofOne, inAll } = most): Block[] => {
  const askers = new Map<number, number>()
  const askersOf = (block: Block) => askers.get(keyOf(block)) ?? 0
  let asked = 0
  for (const blocks of [own, ...others]) {
    asked += blocks.length
    for (const block of blocks) askers.set(keyOf(block), askersOf(block) + 1)
  }
  const mayRepeat = Math.min(ofOne - own.length, inAll - (asked - askers.size))
  if (mayRepeat <= 0) return []
  const mine = new Set(own.map(keyOf))
  const open = others.flatMap((blocks) => blocks.toReversed()).filter((block) => has(block.piece) && !mine.has(keyOf(block)))
  const found = [...new Map(open.map((block) => [keyOf(block), block])).values()].sort((a, b) => askersOf(a) - askersOf(b))
  return found.slice(0, mayRepeat)
}

/** A number for each block; thousands are looked up per idle peer. No piece has that many blocks. */
const keyOf = ({ piece, offset }: Pick<Block, 'piece' | 'offset'>) => piece * 2 ** 20 + Math.floor(offset / blockBytes)

/**
 * The endgame: once every missing block is requested, idle peers are asked for what others still owe, a few blocks at a time; the slower
 * one gets a cancel. So a peer that falls silent with the last blocks does not delay completion. Web servers take no part, because they
 * serve whole pieces.
 */
export const finishTogether = (torrent: Torrent): void => {
  const update = torrent._updateWire.bind(torrent)
  const repeated = new Set<number>()

  const isFree = (index: number): boolean => {
    const piece = torrent.pieces[index]
    if (!piece || piece._flushed) return false
    const isAsked = piece._reservations >= piece._chunks && (piece._cancellations?.length ?? 0) === 0
    return !isAsked && torrent.wires.some((wire) => wire.peerPieces.get(index))
  }

  /** Called for each block that arrives while a peer is almost idle, so it stops at the first piece that rules the endgame out. */
  const isEnd = (): boolean => {
    let left = fewPieces
    const saysNo = (piece: number) => !torrent.bitfield.get(piece) && (left-- === 0 || isFree(piece))
    for (let n = 0; n < torrent._selections.length; n++) {
      const { from, to, offset } = torrent._selections.get(n) ?? { from: 0, to: -1, offset: 0 }
      for (let piece = from + offset; piece <= to; piece++) if (saysNo(piece)) return false
    }
    return true
  }

  /** A freed block is the next one that the library requests. */
  const askToo = (wire: Wire, { piece: index, offset, length }: Block) => {
    const piece = torrent.pieces[index]
    if (!piece || piece._flushed || length > blockBytes) return
    piece.cancel(offset / blockBytes)
    if (torrent._request(wire, index, true)) repeated.add(keyOf({ piece: index, offset }))
    else piece.reserve()
  }

  const takeBack = (from: Wire, { piece, offset }: Pick<Block, 'piece' | 'offset'>) => {
    for (const wire of torrent.wires) {
      const request = wire === from ? undefined : wire.requests.find((asked) => asked.piece === piece && asked.offset === offset)
      if (request) wire.cancel(piece, offset, request.length)
    }
  }

  torrent._updateWire = (wire) => {
    update(wire)
    if (torrent.destroyed || wire.destroyed || wire.peerChoking || wire.type === 'webSeed' || wire.requests.length >= most.ofOne) return
    // Two connections may lead to the same peer, which is no faster when asked twice.
    const others = torrent.wires.filter(
      (other) => other !== wire && other.peerId !== wire.peerId && other.requests.length > 0 && other.type !== 'webSeed',
    )
    if (others.length === 0 || !isEnd()) return
    others.sort((a, b) => a.downloadSpeed() - b.downloadSpeed())
    const asked = { own: wire.requests, others: others.map(({ requests }) => requests), has: (piece: number) => wire.peerPieces.get(piece) }
    for (const block of blocksToRepeat(asked)) askToo(wire, block)
  }

  torrent.on('hotswap', (from: Wire, _to: Wire, piece: number) => {
    for (const request of from.requests) if (request.piece === piece) repeated.add(keyOf(request))
  })
  torrent.on('wire', (wire: Wire) => {
    const ask = wire.request.bind(wire)
    wire.request = (...[piece, offset, length, done]) =>
      ask(piece, offset, length, (error, bytes) => {
        done(error, bytes)
        if (!error && repeated.size > 0 && repeated.delete(keyOf({ piece, offset }))) takeBack(wire, { piece, offset })
      })
  })
}
