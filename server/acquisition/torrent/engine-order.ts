import type { Selection, Torrent, Wire } from 'webtorrent'
import type { Bits, Layout, Run } from './pieces'

const runBytes = 32 * 1024 * 1024
const maxRun = 64

/** Runs of missing wanted pieces: long enough for sequential writes, short enough that peers do not all get the same pieces first. */
export const runsOf = (layout: Layout, bits: Bits, pieceLength: number): Run[] => {
  const longest = Math.max(1, Math.min(maxRun, Math.floor(runBytes / pieceLength)))
  const runs: [number, number][] = []
  for (const piece of [...layout.wantedPieces].sort((a, b) => a - b)) {
    if (bits.has(piece)) continue
    const last = runs.at(-1)
    if (last && last[1] === piece - 1 && piece - last[0] < longest) last[1] = piece
    else runs.push([piece, piece])
  }
  return shuffled(runs)
}

const shuffled = <T>(items: readonly T[]): T[] => {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1))
    const moved = order[last] as T
    order[last] = order[other] as T
    order[other] = moved
  }
  return order
}

/** A piece that this many peers have does not become rare when one leaves: such pieces are better written in order. */
const plenty = 5

type Known = {
  readonly runs: readonly Run[]
  readonly isMissing: (piece: number) => boolean
  /** Some of its blocks were requested. */
  readonly isBegun: (piece: number) => boolean
  /** How many peers have it; need not count beyond `enough`. */
  readonly peersWith: (piece: number, enough: number) => number
}

/**
 * Missing pieces in request order: started ones, then those that one peer has, two have, and so on; those that many or none have come last.
 * Ties keep the order of the runs.
 */
export const rarestFirst = ({ runs, isMissing, isBegun, peersWith }: Known): Run[] => {
  const ranks: [number, number][][] = []
  const rankOf = (piece: number) => (isBegun(piece) ? 0 : Math.min(plenty, peersWith(piece, plenty) || plenty))
  for (const [first, last] of runs) {
    for (let piece = first; piece <= last; piece++) {
      if (!isMissing(piece)) continue
      const rank = rankOf(piece)
      ranks[rank] ??= []
      const open = ranks[rank].at(-1)
      if (open?.[1] === piece - 1) open[1] = piece
      else ranks[rank].push([piece, piece])
    }
  }
  return ranks.flat()
}

/**
 * Counting availability goes through all missing pieces, and peers announce new ones all the time: limits counting to a small share of the
 * time.
 */
const restAfterCount = 50
/** On a busy computer, most of the time that counting took may be that of other programs. */
const longestRestMs = 1_000

/** Makes the client request these runs, rarest pieces first. Prioritized selections, which somebody waits for, still come before them. */
export const askInOrder = (torrent: Torrent, runs: readonly Run[], now: () => number): void => {
  const update = torrent._updateWire.bind(torrent)
  let isStale = false
  let restUntil = Number.NEGATIVE_INFINITY

  const known: Known = {
    runs,
    isMissing: (piece) => !torrent.bitfield.get(piece),
    isBegun: (piece) => (torrent.pieces[piece]?._reservations ?? 0) > 0,
    peersWith: (piece, enough) => {
      let count = 0
      for (const wire of torrent.wires) if (count < enough && wire.peerPieces.get(piece)) count++
      return count
    },
  }

  const select = (order: readonly Run[]) => {
    const selections = torrent._selections
    const urgent: Selection[] = []
    for (let n = 0; n < selections.length; n++) {
      const selection = selections.get(n)
      if (selection && selection.priority > 0) urgent.push(selection)
    }
    selections.clear()
    for (const selection of urgent) selections.insert(selection)
    for (const [from, to] of order) selections.insert({ from, to, offset: 0, priority: 0, isStreamSelection: true })
  }

  const countAnew = () => {
    if (!isStale || !torrent.ready) return
    const began = now()
    if (began < restUntil) return
    isStale = false
    select(rarestFirst(known))
    restUntil = now() + Math.min(longestRestMs, restAfterCount * (now() - began))
  }
  const listen = (wire: Wire) => {
    for (const event of ['bitfield', 'have', 'have-all', 'have-none', 'close']) {
      wire.on(event, () => {
        isStale = true
      })
    }
  }

  torrent.once('metadata', () => select(runs))
  for (const wire of torrent.wires) listen(wire)
  torrent.on('wire', listen)
  isStale = torrent.wires.length > 0
  torrent._updateWire = (wire) => {
    countAnew()
    update(wire)
  }
}
