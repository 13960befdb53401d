import type { PieceStore } from './engine-store'
import type { Layout } from './pieces'
import { verifyPieces } from './verify-pieces'

export type ReadBack = ReturnType<typeof createReadBack>

/** Bytes to write and sync before reading back: often enough to leave little for the end, rarely enough not to slow the download. */
const partBytes = 64 * 1024 * 1024

/** During a fast download each disk read waits for its turn in a busy process, so several run concurrently. */
const aheadBytes = 3 * 1024 * 1024

type Deps = {
  readonly store: Pick<PieceStore, 'read' | 'sync' | 'giveBack' | 'isAsWritten'>
  readonly layout: Layout
  readonly hashes: readonly string[]
  readonly part?: number
}

/** Reads pieces back from disk while others still arrive, so only the last are left at the end. */
export const createReadBack = ({ store, layout, hashes, part = partBytes }: Deps) => {
  const good = new Set<number>()
  let written: number[] = []
  let bytes = 0
  let isStopped = false
  let running: Promise<void> | undefined

  const readPart = async (): Promise<void> => {
    const pieces = written.sort((a, b) => a - b)
    written = []
    bytes = 0
    await store.sync()
    await verifyPieces({
      pieces,
      hashes,
      isAsWritten: store.isAsWritten,
      read: store.read,
      giveBack: store.giveBack,
      isCancelled: () => isStopped,
      onPiece: (piece, isGood) => isGood && good.add(piece),
      ahead: Math.max(1, Math.floor(aheadBytes / layout.sizeOf(0))),
    })
  }

  const readOn = async (): Promise<void> => {
    while (bytes >= part && !isStopped) await readPart()
  }

  return {
    /** Call when a piece was written. */
    add: (piece: number): void => {
      if (!layout.wantedPieces.has(piece)) return
      written.push(piece)
      bytes += layout.sizeOf(piece)
      // A failed read is repeated, and reported, at the end.
      if (bytes >= part) running ??= readOn().then(forget, forget)
    },
    /** Whether the piece was correct on disk when it was read. */
    isGood: (piece: number): boolean => good.has(piece),
    stop: async (): Promise<void> => {
      isStopped = true
      await running
    },
  }

  function forget(): void {
    running = undefined
  }
}
