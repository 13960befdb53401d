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
const sourceOf = (bytes: Bytes, { read, ...options }: Reading): Source => {
  const proceeding = createProgressCheck()
  return new CustomSource({
    ...options,
    getSize: () => bytes.size,
    handleUnhandledError: () => {},
    read(from, to) {
      proceeding(from, to)
      noteGarbage(to - from)
      return read(from, to)
    },
  })
}

const mostRepeats = 1000
const mostRanges = 8

/**
 * Throws if a reader goes on asking for the same few ranges: damage has led it into an endless loop. A loop lets no timer run, so a timer
 * that does run proves that there was none.
 */
export const createProgressCheck = () => {
  const ranges: string[] = []
  let repeats = 0
  const forget = () => {
    repeats = 0
  }
  return (from: number, to: number): void => {
    const range = `${from} ${to}`
    if (!ranges.includes(range)) {
      ranges.push(range)
      if (ranges.length > mostRanges) ranges.shift()
      repeats = 0
      return
    }
    repeats++
    if (repeats === 2) setTimeout(forget, 0)
    if (repeats > mostRepeats) throw new Error(`the reader asks for bytes ${from} to ${to} again and again`)
  }
}
