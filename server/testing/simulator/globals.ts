import type { DiffieHellman } from 'node:crypto'
import type { NetworkApi } from '#server/network/tunnel/network-api'
import type { Time } from './time'

type Builtin = Record<string, unknown>
const builtin = (name: string): Builtin => (process as unknown as { getBuiltinModule: (name: string) => Builtin }).getBuiltinModule(name)

const realImmediate = globalThis.setImmediate
/** Until everything has happened that needs no time. */
export const settled = (): Promise<void> => new Promise((resolve) => void realImmediate(resolve))

/** What decides for the whole process now: each run of the simulation brings its own. */
export type Fate = { time: Time; chance: () => number; files: Builtin; api: () => NetworkApi }

/** 2030-01-01: recognizable, and after every date in the code. */
const beginsAt = 1_893_456_000_000

/**
 * Replaces the clock, the timers, the randomness, and the files of this process. Must run before anything is loaded that imports them by
 * name.
 */
export const replaceGlobals = (fate: Fate): void => {
  const put = (place: object, values: Builtin): void => {
    for (const [key, value] of Object.entries(values)) Object.defineProperty(place, key, { value, configurable: true, writable: true })
  }
  const bytes = (length: number): Buffer => Buffer.from(Array.from({ length }, () => Math.floor(fate.chance() * 256)))
  const fill = <T extends NodeJS.TypedArray>(into: T): T => {
    new Uint8Array(into.buffer, into.byteOffset, into.byteLength).set(bytes(into.byteLength))
    return into
  }
  put(Math, { random: () => fate.chance() })
  put(performance, { now: () => fate.time.now() })
  put(Date, { now: () => beginsAt + Math.floor(fate.time.now()) })
  const { createDiffieHellman } = builtin('crypto') as { createDiffieHellman: (...words: unknown[]) => DiffieHellman }
  put(builtin('crypto'), {
    createDiffieHellman: (...words: unknown[]) => {
      const keys = createDiffieHellman(...words)
      keys.setPrivateKey(bytes(privateKeyBytes))
      return keys
    },
    randomBytes: bytes,
    randomFillSync: fill,
    randomInt: (from: number, to?: number) =>
      Math.floor((to === undefined ? 0 : from) + fate.chance() * (to === undefined ? from : to - from)),
  })
  put(globalThis.crypto, { getRandomValues: fill })
  const hrtime = () => [Math.floor(fate.time.now() / 1_000), Math.floor((fate.time.now() % 1_000) * 1e6)]
  put(process, { hrtime: Object.assign(hrtime, { bigint: () => BigInt(Math.floor(fate.time.now() * 1e6)) }) })
  put(AbortSignal, {
    timeout: (ms: number) => {
      const aborting = new AbortController()
      setTimeout(() => aborting.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms)
      return aborting.signal
    },
  })
  put(globalThis, timers(fate))
  const calls = ['open', 'readFile', 'mkdir', 'lstat', 'realpath', 'rename', 'rm']
  put(
    builtin('fs/promises'),
    Object.fromEntries(calls.map((call) => [call, (...words: unknown[]) => (fate.files[call] as Call)(...words)])),
  )
}

const privateKeyBytes = 20

type Call = (...words: unknown[]) => unknown
type Task = ReturnType<Time['after']>

const timers = (fate: Fate): Builtin => {
  const known = new Map<number, object>()
  const held = new WeakMap<object, Task>()
  let next = 1
  const shortest = 1

  const handleOf = (begin: () => Task): object => {
    const id = next++
    const handle = {
      ...{ ref: () => handle, unref: () => handle, hasRef: () => true, close: () => clear(handle) },
      refresh: () => {
        clear(handle)
        held.set(handle, begin())
        return handle
      },
      [Symbol.toPrimitive]: () => {
        known.set(id, handle)
        return id
      },
      [Symbol.dispose]: () => clear(handle),
    }
    held.set(handle, begin())
    return handle
  }
  const clear = (handle: unknown): void => {
    const found = typeof handle === 'object' && handle !== null ? handle : known.get(Number(handle))
    const task = found && held.get(found)
    if (task) fate.time.cancel(task)
  }
  const setTimer = (run: Call, ms = 0, ...words: unknown[]): object =>
    handleOf(() => fate.time.after(Math.max(shortest, Number(ms) || 0), 'timer', () => void run(...words)))
  const setRepeating = (run: Call, ms = 0, ...words: unknown[]): object => {
    const handle: object = handleOf(() =>
      fate.time.after(Math.max(shortest, Number(ms) || 0), 'timer', () => {
        ;(handle as { refresh: () => void }).refresh()
        run(...words)
      }),
    )
    return handle
  }
  const setNext = (run: Call, ...words: unknown[]): object => handleOf(() => fate.time.after(0, 'next', () => void run(...words)))
  return {
    ...{ setTimeout: setTimer, setInterval: setRepeating, setImmediate: setNext },
    ...{ clearTimeout: clear, clearInterval: clear, clearImmediate: clear },
  }
}
