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
  /** After so much silence this thread listens to signals in its place. */
  readonly deafMs: number
  /** How long the main thread rests between two signs of life while nothing happens. */
  readonly restMs: number
  readonly exitCode: number
}

const lookMs = 250
const signals = [15, 2, 1] as const
const libraries = ['libc.so.6', 'libc.musl-x86_64.so.1', 'libc.musl-aarch64.so.1', 'libc.so', '/usr/lib/libSystem.B.dylib']

/** What a thread can do that JavaScript cannot: end the whole process at once, and listen to signals. */
type System = {
  readonly exit: (code: number) => void
  readonly kill: (pid: number, signal: number) => void
  /** Notes signals from now on instead of handling them. Returns how to undo that. */
  readonly listen: () => () => void
  /** Whether a signal was noted since the last time. */
  readonly hasNoted: () => boolean
}

const unix = (): System | null => {
  for (const name of libraries) {
    try {
      const { symbols } = dlopen(name, {
        _exit: { args: ['i32'], returns: 'void' },
        alarm: { args: ['u32'], returns: 'u32' },
        kill: { args: ['i32', 'i32'], returns: 'i32' },
        signal: { args: ['i32', 'ptr'], returns: 'ptr' },
      })
      return {
        exit: (code) => symbols._exit(code),
        kill: (pid, signal) => void symbols.kill(pid, signal),
        // A thread of JavaScript cannot handle a signal, but a function of the system can: it starts a clock that nobody else uses.
        listen: () => {
          // Its types do not know its address.
          const { ptr } = symbols.alarm as unknown as { ptr: Pointer }
          const until = signals.map((signal) => [signal, symbols.signal(signal, ptr) as Pointer | null] as const)
          return () => {
            for (const [signal, handler] of until) symbols.signal(signal, handler)
          }
        },
        hasNoted: () => symbols.alarm(0) > 0,
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
      listen: () => () => {},
      hasNoted: () => false,
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

const watch = ({ memory, pid, silentMs, endingMs, deafMs, restMs, exitCode }: WatchOrder): void => {
  const work = readWork(memory)
  const system = unix() ?? windows()
  let last = { beats: work.beats(), at: performance.now() }
  let lookedAt = performance.now()
  let endingSince: number | null = null
  let unlisten: (() => void) | null = null

  const end = (why: string): void => {
    writeSync(2, `marquee: ${why}; last it began ${work.name() || 'to start'}\n`)
    for (const child of childrenOf(pid)) system?.kill(child, 9)
    system?.exit(exitCode)
  }

  const hear = (isDeaf: boolean): void => {
    if (isDeaf && endingSince === null) unlisten ??= system?.listen() ?? null
    let isNoted = system?.hasNoted() === true
    if (unlisten === null || (isDeaf && !isNoted)) return
    unlisten()
    unlisten = null
    // One may have come just before.
    isNoted ||= system?.hasNoted() === true
    if (isNoted) passOn()
  }

  /** A silent main thread may only be busy: it gets the signal when it wakes, and has as long as any end may take. */
  const passOn = (): void => {
    endingSince = performance.now()
    system?.kill(pid, signals[0])
  }

  const look = (plannedMs: number): void => {
    const now = performance.now()
    // After a suspension nobody has had time to show a sign of life.
    const slept = Math.max(0, now - lookedAt - plannedMs - 3 * lookMs)
    lookedAt = now
    // First: a main thread that ends its rest shows a sign of life before it says so.
    const rest = work.isResting() ? restMs : 0
    const beats = work.beats()
    last = beats === last.beats ? { beats, at: last.at + slept } : { beats, at: now }
    const silent = now - last.at
    hear(silent > deafMs + rest)
    if (work.isEnding()) endingSince ??= now
    if (endingSince !== null && now - endingSince > endingMs) end('the service did not stop in time, so it was ended')
    else if (silent > silentMs) end(`the service did nothing for ${Math.round(silent / 1000)} s, so it was ended`)
  }

  // This thread does nothing else, so it may block: a timer of the runtime would wake it more often.
  for (;;) {
    const plannedMs = work.isResting() && unlisten === null ? restMs : lookMs
    work.sleep(plannedMs)
    look(plannedMs)
  }
}

self.onmessage = ({ data }: MessageEvent<WatchOrder>) => watch(data)
