import type { Torrent, Wire } from 'webtorrent'
import type { Limits } from './protocol'

type Waiting = {
  readonly bytes: number
  /** False once nobody needs it any more: it then passes without counting. */
  readonly isWanted: () => boolean
  readonly run: () => void
}

/** Unused time that may be caught up at once. */
const burstMs = 250

type Later = (run: () => void, ms: number) => () => void
const later: Later = (run, ms) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** Lets through as many bytes per second as its rate, in the order in which they came; null is everything at once. */
export const createGate = (now: () => number, runLater = later) => {
  const waiting: Waiting[] = []
  let rate: number | null = null
  let freeAt = 0
  let cancel: (() => void) | undefined
  let isWorking = false

  const waitMs = (): number => (rate === null ? 0 : freeAt - now())
  const spend = (bytes: number): void => {
    if (rate !== null) freeAt = Math.max(freeAt, now() - burstMs) + (bytes / rate) * 1_000
  }
  /** Milliseconds until the first one may pass. */
  const letFirstPass = (first: Waiting): number => {
    const isWanted = first.isWanted()
    const wait = isWanted ? waitMs() : 0
    if (wait > 0) return Math.ceil(wait)
    waiting.shift()
    if (isWanted) spend(first.bytes)
    first.run()
    return 0
  }
  const work = (): void => {
    if (isWorking) return
    isWorking = true
    cancel?.()
    cancel = undefined
    let wait = 0
    for (let first = waiting[0]; first && wait === 0; first = waiting[0]) wait = letFirstPass(first)
    if (wait > 0) cancel = runLater(work, wait)
    isWorking = false
  }

  return {
    rate: () => rate,
    limit: (next: number | null): void => {
      rate = next
      freeAt = now()
      work()
    },
    pass: (one: Waiting): void => {
      waiting.push(one)
      if (!cancel) work()
    },
    /** Lets those through that have stopped wanting. */
    clear: (): void => {
      const over = waiting.filter((one) => !one.isWanted())
      waiting.splice(0, waiting.length, ...waiting.filter((one) => !over.includes(one)))
      for (const { run } of over) run()
    },
  }
}
export type Gate = ReturnType<typeof createGate>

const blockBytes = 16 * 1024
/** Requests open for longer than this would time out and be sent twice. */
const mostOpenSeconds = 8
const leastOpen = 2

/** Keeps one torrent within limits of its own, below those of all torrents together. */
export const throttle = (torrent: Torrent, now: () => number) => {
  const [down, up] = [createGate(now), createGate(now)]
  askNoMoreThan(torrent, down)
  torrent.on('wire', (wire: Wire) => {
    readThrough(wire, down)
    serveThrough(wire, up)
  })
  return {
    limit: ({ download, upload }: Limits): void => {
      down.limit(download)
      up.limit(upload)
    },
  }
}

const askNoMoreThan = (torrent: Torrent, down: Gate): void => {
  const request = torrent._request.bind(torrent)
  torrent._request = (wire, piece, isLast) => {
    const rate = down.rate()
    if (rate !== null && openRequests(torrent) >= Math.max(leastOpen, (rate * mostOpenSeconds) / blockBytes)) return false
    return request(wire, piece, isLast)
  }
}

const openRequests = ({ wires }: Torrent): number => wires.reduce((sum, { requests }) => sum + requests.length, 0)

/** What is not read stays with the peer. */
const readThrough = (wire: Wire, gate: Gate): void => {
  const write = wire._write.bind(wire)
  let isOver = false
  wire._write = (chunk, done) => {
    if (gate.rate() === null || isOver) write(chunk, done)
    else gate.pass({ bytes: chunk.length, isWanted: () => !isOver, run: () => (isOver ? done(null) : write(chunk, done)) })
  }
  // Neither ends a stream before its last write is done.
  for (const way of ['end', '_predestroy'] as const) {
    const go = wire[way].bind(wire)
    wire[way] = () => {
      isOver = true
      gate.clear()
      go()
    }
  }
}

/** A request that waits here can still be canceled, and choking the peer rejects it. */
const serveThrough = (wire: Wire, gate: Gate): void => {
  const emit = wire.emit.bind(wire)
  wire.emit = (name, ...args) => {
    if (name !== 'request' || gate.rate() === null) return emit(name, ...args)
    const [piece, offset, bytes] = args as [number, number, number]
    const isWanted = () =>
      !wire.destroyed && wire.peerRequests.some((open) => open.piece === piece && open.offset === offset && open.length === bytes)
    gate.pass({
      bytes,
      isWanted,
      run: () => {
        if (isWanted()) emit(name, ...args)
      },
    })
    return true
  }
}
