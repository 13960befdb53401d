import { CustomSource, type Source } from 'mediabunny'
import type { Bytes } from './bytes'
import { noteGarbage } from './collect-garbage'

const leastBytes = 65_536
const mostKept = 16_000_000

/** The source through which our packet reader reads a file with an index. */
export const indexedSource = (bytes: Bytes): Source => sourceOf(bytes, { maxCacheSize: 0, read: readInPlace(bytes) })

/** Reuses one buffer for all reads, to save memory: callers must copy what they keep. Reads ahead, because the next read mostly follows. */
export const readInPlace = (bytes: Bytes) => {
  let memory = Buffer.alloc(0)
  let [at, end] = [0, 0]
  return (from: number, to: number): Buffer => {
    if (to - from > mostKept) return bytes.read(from, to - from)
    if (from < at || to > end) {
      const length = Math.max(to - from, leastBytes)
      if (memory.length < length) memory = Buffer.allocUnsafeSlow(2 ** Math.ceil(Math.log2(length)))
      at = from
      end = from + bytes.fill(memory.subarray(0, length), from)
    }
    return memory.subarray(from - at, Math.min(to, end) - at)
  }
}

/** Data read in small steps is copied and discarded several times before it becomes a segment. */
const copies = 7

/** The source for a file without an index, which is read in many small steps. Reports the bytes read to `took`. */
export const steppedSource = (bytes: Bytes, took: (length: number) => void): Source =>
  sourceOf(bytes, {
    maxCacheSize: 4_000_000,
    prefetchProfile: 'fileSystem',
    read(from, to) {
      took(to - from)
      noteGarbage(copies * (to - from))
      return bytes.read(from, to - from)
    },
  })

type Reading = Omit<ConstructorParameters<typeof CustomSource>[0], 'read' | 'getSize'> & { read(from: number, to: number): Buffer }
const sourceOf = (bytes: Bytes, { read, ...options }: Reading): Source =>
  new CustomSource({
    ...options,
    getSize: () => bytes.size,
    read(from, to) {
      noteGarbage(to - from)
      return read(from, to)
    },
  })
