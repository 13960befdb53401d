import type { PieceStore } from './engine-store'
import type { Layout } from './pieces'
import { verifyPieces } from './verify-pieces'

export type ReadBack = ReturnType<typeof createReadBack>

/** So much is written and brought to the disk before it is read again: often enough to leave little for the end, seldom enough not to hinder it. */
const partBytes = 64 * 1024 * 1024

/** While a fast download keeps the process busy each answer of the disk waits for its turn, so several are asked for at once. */
const aheadBytes = 3 * 1024 * 1024

type Deps = {
  readonly store: Pick<PieceStore, 'read' | 'sync' | 'giveBack' | 'isAsWritten'>
  readonly layout: Layout
  readonly hashes: readonly string[]
  readonly part?: number
}

/** Reads pieces back from the disk while others still arrive, so that at the end only the last of them are left to read. */
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
    /** A piece was written. */
    add: (piece: number): void => {
      if (!layout.wantedPieces.has(piece)) return
      written.push(piece)
      bytes += layout.sizeOf(piece)
      // What cannot be read now is read again at the end, and told then.
      if (bytes >= part) running ??= readOn().then(forget, forget)
    },
    /** It stood on the disk as it should when it was read. */
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
