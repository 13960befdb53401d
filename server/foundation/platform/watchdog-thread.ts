import { dlopen, type Pointer } from 'bun:ffi'
import { readdirSync, readFileSync, writeSync } from 'node:fs'
import { readWork, type WorkMemory } from './current-work'

declare const self: Worker

export type WatchOrder = {
  readonly memory: WorkMemory
  readonly pid: number
  /** The main thread is lost if it shows no sign of life for so long. */
  readonly silentMs: number
  /** The longest that the end may take. */
  readonly endingMs: number
  /** After so much silence the main thread does not hear signals either. */
  readonly deafMs: number
  readonly exitCode: number
}

const lookMs = 250
const signals = [15, 2, 1]
const libraries = ['libc.so.6', 'libc.musl-x86_64.so.1', 'libc.musl-aarch64.so.1', 'libc.so', '/usr/lib/libSystem.B.dylib']

/** What a thread can do that JavaScript cannot: end the whole process at once, and let signals end it. */
type System = {
  readonly exit: (code: number) => void
  readonly kill: (pid: number) => void
  /** Returns the handler until now. */
  readonly handle: (signal: number, handler: Pointer | null) => Pointer | null
}

const unix = (): System | null => {
  for (const name of libraries) {
    try {
      const { symbols } = dlopen(name, {
        _exit: { args: ['i32'], returns: 'void' },
        kill: { args: ['i32', 'i32'], returns: 'i32' },
        signal: { args: ['i32', 'ptr'], returns: 'ptr' },
      })
      return {
        exit: (code) => symbols._exit(code),
        kill: (pid) => void symbols.kill(pid, 9),
        handle: (signal, handler) => symbols.signal(signal, handler) as Pointer | null,
      }
    } catch {}
  }
  return null
}

const windows = (): System | null => {
  try {
    const { symbols } = dlopen('kernel32.dll', {
      GetCurrentProcess: { args: [], returns: 'ptr' },
      TerminateProcess: { args: ['ptr', 'u32'], returns: 'i32' },
    })
    return {
      exit: (code) => void symbols.TerminateProcess(symbols.GetCurrentProcess(), code),
      kill() {},
      handle: () => null,
    }
  } catch {
    return null
  }
}

/** The media tools would go on; the engine ends by itself when its parent is gone. */
const childrenOf = (pid: number): number[] => {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    return threads.flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number))
  } catch {
    return []
  }
}

const watch = ({ memory, pid, silentMs, endingMs, deafMs, exitCode }: WatchOrder): void => {
  const work = readWork(memory)
  const system = unix() ?? windows()
  let last = { beats: work.beats(), at: performance.now() }
  let lookedAt = performance.now()
  let endingSince: number | null = null
  let handlers: readonly (Pointer | null)[] | null = null

  const end = (why: string): void => {
    writeSync(2, `marquee: ${why}; last it began ${work.name() || 'to start'}\n`)
    for (const child of childrenOf(pid)) system?.kill(child)
    system?.exit(exitCode)
  }

  const hear = (isDeaf: boolean): void => {
    if (isDeaf && handlers === null) handlers = signals.map((signal) => system?.handle(signal, null) ?? null)
    if (!isDeaf && handlers !== null) {
      for (const [i, handler] of handlers.entries()) system?.handle(signals[i] ?? 0, handler)
      handlers = null
    }
  }

  setInterval(() => {
    const now = performance.now()
    // After a suspension nobody has had time to show a sign of life.
    const slept = Math.max(0, now - lookedAt - 4 * lookMs)
    lookedAt = now
    const beats = work.beats()
    last = beats === last.beats ? { beats, at: last.at + slept } : { beats, at: now }
    const silent = now - last.at
    hear(silent > deafMs)
    if (work.isEnding()) endingSince ??= now
    if (endingSince !== null && now - endingSince > endingMs) end('the service did not stop in time, so it was ended')
    else if (silent > silentMs) end(`the service did nothing for ${Math.round(silent / 1000)} s, so it was ended`)
  }, lookMs)
}

self.onmessage = ({ data }: MessageEvent<WatchOrder>) => watch(data)
