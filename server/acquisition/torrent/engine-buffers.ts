export type PieceBuffers = ReturnType<typeof createPieceBuffers>
type Bytes = Uint8Array<ArrayBuffer>

/** A piece being assembled. */
export type Begun = {
  /** How many bytes would have to be downloaded again; null while more of it is being requested. */
  readonly lost: () => number | null
  readonly drop: () => void
}

/** The budget of all torrents together for pieces being assembled, verified and written; doubled for large pieces. */
const usualBudget = 64 * 1024 * 1024
const leastPieces = 8
/** Once the budget is used up, this much has to be free before starting more: finding the next piece goes through all of them. */
const worthLooking = 8
/** For pieces being read back; at least one in any case. */
const readBudget = 8 * 1024 * 1024

/** Reuses piece buffers: allocating costs more than copying. Bounded, so we request no more from peers than the disk can write. */
export const createPieceBuffers = (budget = usualBudget) => {
  const idle = new Map<number, Bytes[]>()
  const lent = new Set<Uint8Array>()
  const reading = new Set<Uint8Array>()
  const begun = new Set<Begun>()
  const readers: { readonly length: number; readonly start: (bytes: Bytes) => void }[] = []
  const waiting = new Set<() => void>()
  let [idleBytes, lentBytes, readingBytes] = [0, 0, 0]
  let [isFeeding, isScarce] = [false, false]

  const most = (length: number) => Math.max(budget, Math.min(leastPieces * length, 2 * budget))
  const hasRoomFor = (length: number) => lentBytes === 0 || lentBytes + length <= most(length)
  const isWorthLooking = (length: number): boolean => {
    if (!hasRoomFor(length)) isScarce = true
    else if (isScarce) isScarce = lentBytes > most(length) - Math.max(length, budget / worthLooking)
    return !isScarce
  }
  const kept = budget + readBudget
  const mayRead = (length: number) => readingBytes === 0 || readingBytes + length <= readBudget

  /** Frees idle buffers of other sizes before allocating. */
  const memoryOf = (length: number): Bytes => {
    const found = idle.get(length)?.pop()
    if (found) idleBytes -= length
    else if (idleBytes + lentBytes + readingBytes + length > kept) {
      idle.clear()
      idleBytes = 0
    }
    return found ?? new Uint8Array(length)
  }

  const keep = (bytes: Bytes) => {
    if (idleBytes + lentBytes + readingBytes + bytes.length > kept) return
    const same = idle.get(bytes.length)
    if (same) same.push(bytes)
    else idle.set(bytes.length, [bytes])
    idleBytes += bytes.length
  }

  const startReaders = () => {
    for (let next = readers[0]; next && mayRead(next.length); next = readers[0]) {
      readers.shift()
      const bytes = memoryOf(next.length)
      reading.add(bytes)
      readingBytes += next.length
      next.start(bytes)
    }
  }

  const feed = () => {
    if (isFeeding || waiting.size === 0) return
    isFeeding = true
    queueMicrotask(() => {
      isFeeding = false
      const all = [...waiting]
      waiting.clear()
      for (const retry of all) retry()
    })
  }

  const release = (bytes: Uint8Array): boolean => {
    if (lent.delete(bytes)) lentBytes -= bytes.length
    else if (reading.delete(bytes)) readingBytes -= bytes.length
    else return false
    return true
  }

  return {
    hasRoomFor,
    /** Whether enough is free to start more pieces. */
    isWorthLooking,
    /** Bytes in use. */
    held: () => lentBytes + readingBytes,
    /** A buffer to assemble a piece in; check `hasRoomFor` first. */
    take: (length: number): Bytes => {
      const bytes = memoryOf(length)
      lent.add(bytes)
      lentBytes += length
      return bytes
    },
    /** A buffer to read a piece into, once it is its turn. */
    takeToRead: (length: number): Promise<Bytes> =>
      new Promise((start) => {
        readers.push({ length, start })
        startReaders()
      }),
    /** Returns a buffer that nobody reads or writes any more. Ignores foreign buffers and double returns. */
    giveBack: (bytes: Uint8Array): void => {
      if (!release(bytes)) return
      keep(bytes as Bytes)
      startReaders()
      feed()
    },
    /** Gives up a buffer that somebody may still read or write: it is never lent again. */
    forget: (bytes: Uint8Array): void => {
      if (release(bytes)) feed()
    },
    begun,
    /** Drops pieces that are no longer requested from anybody, smallest loss first. False if that makes no room. */
    makeRoomFor: (length: number): boolean => {
      const left = [...begun].map((each) => ({ each, lost: each.lost() })).filter((one) => one.lost !== null)
      left.sort((a, b) => (a.lost ?? 0) - (b.lost ?? 0))
      for (const { each } of left) {
        if (hasRoomFor(length)) break
        each.drop()
      }
      return hasRoomFor(length)
    },
    /** Calls back once there may be room again. */
    whenRoom: (retry: () => void): void => void waiting.add(retry),
  }
}
