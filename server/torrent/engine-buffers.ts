export type PieceBuffers = ReturnType<typeof createPieceBuffers>
type Bytes = Uint8Array<ArrayBuffer>

/** A piece that is being put together. */
export type Begun = {
  /** How much of it would have to be fetched again; null while somebody is asked for more of it. */
  readonly lost: () => number | null
  readonly drop: () => void
}

/** What all torrents together may hold of pieces that are put together, checked and written; twice as much when the pieces are large. */
const usualBudget = 64 * 1024 * 1024
const leastPieces = 8
/** Once it is used up, so much has to be free again before more is begun: to look for what to begin goes through all pieces. */
const worthLooking = 8
/** What is read back, at once; one piece in any case. */
const readBudget = 8 * 1024 * 1024

/**
 * The memory that pieces stand in, used again and again: fresh memory for each costs more than copying into it. It has an end: what
 * the disk cannot take as fast as peers send is not asked of them.
 */
export const createPieceBuffers = (budget = usualBudget) => {
  const idle = new Map<number, Bytes[]>()
  const lent = new Set<Uint8Array>()
  const reading = new Set<Uint8Array>()
  const begun = new Set<Begun>()
  const readers: { readonly length: number; readonly start: (bytes: Bytes) => void }[] = []
  const hungry = new Set<() => void>()
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

  /** Of another size than what is asked for, idle memory is let go before more is taken. */
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
    if (isFeeding || hungry.size === 0) return
    isFeeding = true
    queueMicrotask(() => {
      isFeeding = false
      const all = [...hungry]
      hungry.clear()
      for (const eat of all) eat()
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
    /** Whether more can be begun, and enough of it. */
    isWorthLooking,
    /** Bytes that somebody holds. */
    held: () => lentBytes + readingBytes,
    /** Memory for a piece to be put together in; `hasRoomFor` says whether it may be taken. */
    take: (length: number): Bytes => {
      const bytes = memoryOf(length)
      lent.add(bytes)
      lentBytes += length
      return bytes
    },
    /** Memory for a piece that is read, when it is its turn. */
    takeToRead: (length: number): Promise<Bytes> =>
      new Promise((start) => {
        readers.push({ length, start })
        startReaders()
      }),
    /** Nobody reads or writes it any more. What is not from here is passed over, as is what comes back twice. */
    giveBack: (bytes: Uint8Array): void => {
      if (!release(bytes)) return
      keep(bytes as Bytes)
      startReaders()
      feed()
    },
    /** Nobody needs it any more, but somebody may still be writing or reading it: it is never lent again. */
    forget: (bytes: Uint8Array): void => {
      if (release(bytes)) feed()
    },
    begun,
    /** Drops pieces that nobody is asked for any more, those first of which there is least. False if that makes no room. */
    makeRoomFor: (length: number): boolean => {
      const left = [...begun].map((each) => ({ each, lost: each.lost() })).filter((one) => one.lost !== null)
      left.sort((a, b) => (a.lost ?? 0) - (b.lost ?? 0))
      for (const { each } of left) {
        if (hasRoomFor(length)) break
        each.drop()
      }
      return hasRoomFor(length)
    },
    /** Calls once there may be room again. */
    whenRoom: (eat: () => void): void => void hungry.add(eat),
  }
}
