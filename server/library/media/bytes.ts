import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** Random access to a file. Reads beyond its end return fewer bytes. */
export type Bytes = {
  readonly size: number
  read(at: number, length: number): Buffer
  /** Reads into existing memory; returns the number of bytes read. */
  fill(memory: Uint8Array, at: number): number
  close(): void
}

export const openBytes = (path: string): Bytes => {
  const file = openSync(path, 'r')
  const { size } = fstatSync(file)
  return {
    size,
    read(at, length) {
      const wanted = Math.max(0, Math.min(length, size - at))
      const buffer = Buffer.allocUnsafe(wanted)
      return wanted === 0 ? buffer : buffer.subarray(0, readSync(file, buffer, 0, wanted, at))
    },
    fill: (memory, at) => readSync(file, memory, 0, memory.length, at),
    close: () => closeSync(file),
  }
}
