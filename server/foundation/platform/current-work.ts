/**
 * What the main thread is doing, in memory that other threads can read even while it does nothing else: a beat, whether the service is
 * ending, and the name of the request or task that began last.
 */
const nameBytes = 200
const memory = new SharedArrayBuffer(12 + nameBytes)
const numbers = new Int32Array(memory, 0, 3)
const name = new Uint8Array(memory, 12)
const encoder = new TextEncoder()

export type WorkMemory = SharedArrayBuffer
export const workMemory: WorkMemory = memory

/** Names never contain anything that a request could carry: no query, no signature. */
export const noteWork = (text: string): void => {
  const { written } = encoder.encodeInto(text, name)
  Atomics.store(numbers, 2, written)
}

export const beat = (): void => void Atomics.add(numbers, 0, 1)
export const noteEnding = (): void => void Atomics.store(numbers, 1, 1)

/** For another thread. */
export const readWork = (shared: WorkMemory) => {
  const there = new Int32Array(shared, 0, 3)
  const text = new Uint8Array(shared, 12)
  return {
    beats: () => Atomics.load(there, 0),
    isEnding: () => Atomics.load(there, 1) === 1,
    name: () => new TextDecoder().decode(text.slice(0, Atomics.load(there, 2))),
  }
}
