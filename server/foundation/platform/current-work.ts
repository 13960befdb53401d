/**
 * What the main thread is doing, in memory that other threads can read even while it does nothing else: a beat, whether the service is
 * ending, whether it rests, and the name of the request or task that began last.
 */
const nameBytes = 200
const memory = new SharedArrayBuffer(16 + nameBytes)
const numbers = new Int32Array(memory, 0, 4)
const name = new Uint8Array(memory, 16)
const encoder = new TextEncoder()

export type WorkMemory = SharedArrayBuffer
export const workMemory: WorkMemory = memory

let onWork = (): void => {}
/** Calls it whenever work begins. */
export const whenWorkBegins = (call: () => void): void => {
  onWork = call
}

/** Names never contain anything that a request could carry: no query, no signature. */
export const noteWork = (text: string): void => {
  const { written } = encoder.encodeInto(text, name)
  Atomics.store(numbers, 2, written)
  onWork()
}

export const beat = (): void => void Atomics.add(numbers, 0, 1)
export const noteEnding = (): void => void Atomics.store(numbers, 1, 1)
/** Who waits for the end of a rest wakes. */
export const noteRest = (isResting: boolean): void => {
  Atomics.store(numbers, 3, isResting ? 1 : 0)
  Atomics.notify(numbers, 3)
}

/** For another thread. */
export const readWork = (shared: WorkMemory) => {
  const there = new Int32Array(shared, 0, 4)
  const text = new Uint8Array(shared, 16)
  return {
    beats: () => Atomics.load(there, 0),
    isEnding: () => Atomics.load(there, 1) === 1,
    name: () => new TextDecoder().decode(text.slice(0, Atomics.load(there, 2))),
    isResting: () => Atomics.load(there, 3) === 1,
    /** Sleeps so long, or until the rest is over. */
    sleep: (ms: number) => void Atomics.wait(there, 3, Atomics.load(there, 3), ms),
  }
}
