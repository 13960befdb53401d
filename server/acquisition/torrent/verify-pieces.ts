import { createHash } from 'node:crypto'

type Verification = {
  readonly pieces: Iterable<number>
  readonly hashes: readonly string[]
  /** Whether the bytes equal what was written after its hash was verified, so hashing again is unnecessary. */
  readonly isAsWritten: (piece: number, bytes: Uint8Array) => boolean
  /** A piece's bytes, or null if they are missing. */
  readonly read: (piece: number) => Promise<Uint8Array | null>
  /** Call when the bytes were compared or are not needed. */
  readonly giveBack: (bytes: Uint8Array) => void
  readonly isCancelled: () => boolean
  readonly onPiece: (piece: number, isGood: boolean) => void
  /** How many pieces to read ahead while one is compared. */
  readonly ahead?: number
}

/** Reads pieces back and compares each with its hash, in order. False if cancelled. */
export const verifyPieces = async (verification: Verification): Promise<boolean> => {
  const { pieces, hashes, isAsWritten, read, giveBack, isCancelled, onPiece, ahead = 1 } = verification
  const isGood = (piece: number, bytes: Uint8Array) =>
    isAsWritten(piece, bytes) || createHash('sha1').update(bytes).digest('hex') === hashes[piece]
  const order = [...pieces]
  const reading: Promise<Uint8Array | null>[] = []
  let begun = 0
  const readOn = () => {
    while (begun < order.length && reading.length <= ahead) {
      const piece = read(order[begun++]!)
      piece.catch(() => {})
      reading.push(piece)
    }
  }
  try {
    for (const piece of order) {
      if (isCancelled()) return false
      readOn()
      const bytes = await reading.shift()
      onPiece(piece, bytes != null && isGood(piece, bytes))
      if (bytes) giveBack(bytes)
    }
    return true
  } finally {
    for (const left of reading) await left.then((bytes) => bytes && giveBack(bytes)).catch(() => {})
  }
}
