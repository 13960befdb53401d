import { createHash } from 'node:crypto'

type Verification = {
  readonly pieces: Iterable<number>
  readonly hashes: readonly string[]
  /** The bytes of a piece, or null if they are not there. */
  readonly read: (piece: number) => Promise<Uint8Array | null>
  readonly isCancelled: () => boolean
  readonly onPiece: (piece: number, isGood: boolean) => void
}

/** Reads pieces back and compares each with its hash, one after the other. False if it was cancelled. */
export const verifyPieces = async ({ pieces, hashes, read, isCancelled, onPiece }: Verification): Promise<boolean> => {
  let next: Promise<Uint8Array | null> | undefined
  const order = [...pieces]
  for (const [at, piece] of order.entries()) {
    if (isCancelled()) {
      await next?.catch(() => {})
      return false
    }
    const bytes = await (next ?? read(piece))
    const following = order[at + 1]
    next = following === undefined ? undefined : read(following)
    next?.catch(() => {})
    onPiece(piece, bytes !== null && createHash('sha1').update(bytes).digest('hex') === hashes[piece])
  }
  return true
}
