import { beatMs, createHeartbeat, waitedForProcessorMs } from './heartbeat'
import type { Log } from './log'

/** A running process that we exchange messages with. `kill` ends it immediately. */
export type Process = { readonly pid: number; send(message: unknown): void; kill(): void; readonly ended: Promise<number | null> }

export type Launch = (how: {
  readonly cmd: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly onMessage: (message: unknown) => void
  readonly onText: (line: string) => void
}) => Process

export type ChildOptions = {
  readonly name: string
  /** Evaluated at each start. */
  readonly cmd: () => readonly string[]
  /** Our environment. The child gets only the essentials of it. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** Runtime switches that we set for the child. */
  readonly switches?: Readonly<Record<string, string>>
  readonly log: Log
  readonly launch?: Launch
  /** How to check that the child is alive. `isAnswer` recognizes its reply. */
  readonly heartbeat: { readonly ask: () => unknown; readonly isAnswer: (message: unknown) => boolean }
  readonly onStart: () => void
  readonly onMessage: (message: unknown) => void
  readonly onEnd: () => void
}

const backoffMs = [500, 1_000, 2_000, 4_000, 8_000] as const
const steadyMs = 30_000
/** From an answer to the next question. Without an answer, the next question follows soon. */
const restMs = 8_000

/** Runs a process and keeps it running: restarts it after a growing delay when it ends, and kills it first when it hangs. */
export const createChild = (options: ChildOptions) => {
  const { name, log, heartbeat } = options
  let running: Process | undefined
  let isWanted = false
  let failures = 0
  let waiting: ReturnType<typeof setTimeout> | undefined

  const start = () => {
    const startedAt = performance.now()
    let heart: ReturnType<typeof createHeartbeat> | undefined
    let timer: Timer | undefined
    /** An answer, or at first any word. */
    let isAwaited = true
    const launched = (options.launch ?? launch)({
      cmd: options.cmd(),
      env: { ...essentialsOf(options.env), ...options.switches },
      onMessage: (message) => {
        heart?.heard()
        if (isAwaited) beatAfter(restMs)
        isAwaited = false
        if (!heartbeat.isAnswer(message)) options.onMessage(message)
      },
      onText: (line) => log.warn('child process wrote', { child: name, line }),
    })
    running = launched
    const pulse = createHeartbeat({ now: () => performance.now(), waitedMs: () => waitedForProcessorMs(launched.pid) })
    heart = pulse
    const beatAfter = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(beat, ms)
    }
    const beat = () => {
      isAwaited = true
      beatAfter(beatMs)
      if (pulse.beat() === 'ask') {
        trySend(launched, heartbeat.ask())
        return
      }
      log.error('child process does not answer; killing it', { child: name, pid: launched.pid })
      launched.kill()
    }
    beatAfter(beatMs)
    void launched.ended.then((code) => {
      isAwaited = false
      clearTimeout(timer)
      if (pulse.hasSpoken() && performance.now() - startedAt > steadyMs) failures = 0
      ended(code)
    })
    options.onStart()
  }

  const ended = (code: number | null) => {
    running = undefined
    options.onEnd()
    if (!isWanted) return
    const rest = backoffMs[Math.min(failures, backoffMs.length - 1)] ?? 8_000
    failures++
    log.warn('child process ended; restarting it', { child: name, code, rest_ms: rest })
    waiting = setTimeout(start, rest)
  }

  return {
    start: () => {
      if (isWanted) return
      isWanted = true
      failures = 0
      start()
    },
    pid: () => running?.pid,
    /** False if the child is not running. */
    send: (message: unknown): boolean => running !== undefined && trySend(running, message),
    /** Sends the farewell message and kills the child if it takes longer than `withinMs`. */
    stop: async (farewell: () => void, withinMs: number): Promise<void> => {
      isWanted = false
      clearTimeout(waiting)
      const leaving = running
      if (!leaving) return
      farewell()
      const killing = setTimeout(() => leaving.kill(), withinMs)
      await leaving.ended
      clearTimeout(killing)
    },
  }
}

const trySend = (to: Process, message: unknown): boolean => {
  try {
    to.send(message)
    return true
  } catch {
    return false
  }
}

/** Runtime switches in our environment could load foreign code into a child. */
export const withoutRuntimeSwitches = (env: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('BUN_')))

type Env = Readonly<Record<string, string | undefined>>
const pick = (env: Env, isKept: (name: string) => boolean): Env => Object.fromEntries(Object.entries(env).filter(([name]) => isKept(name)))

const essentials =
  /^(PATH|HOME|USER|LOGNAME|USERPROFILE|TMPDIR|TMP|TEMP|LANG|LANGUAGE|LC_\w+|TZ|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|PATHEXT|APPDATA|LOCALAPPDATA|PROGRAMDATA|SSL_CERT_FILE|SSL_CERT_DIR)$/i

/** The minimum a child needs to run. Leaves out our keys and anything else secret in the person's environment. */
export const essentialsOf = (env: Env): Env => pick(env, (name) => essentials.test(name))

/** For desktop and system programs, which need more of the environment: everything except our own variables. */
export const withoutOurs = (env: Env): Env => pick(withoutRuntimeSwitches(env), (name) => !name.startsWith('MARQUEE_'))

/** We never write to the child's stdin: it reads EOF when we are gone, whatever happens to the message channel. */
const launch: Launch = ({ cmd, env, onMessage, onText }) => {
  const child = Bun.spawn({
    cmd: [...cmd],
    env: { ...env },
    stdin: 'pipe',
    stdout: 'ignore',
    stderr: 'pipe',
    serialization: 'json',
    ipc: (message) => onMessage(message),
  })
  void readLines(child.stderr, onText)
  return {
    pid: child.pid,
    send: (message) => child.send(message),
    kill: () => child.kill('SIGKILL'),
    ended: child.exited.then((code) => code),
  }
}

const maxLine = 2_000

const readLines = async (stream: ReadableStream<Uint8Array>, onText: (line: string) => void) => {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of stream) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
    rest = (lines.pop() ?? '').slice(-maxLine)
    for (const line of lines) if (line.trim() !== '') onText(line.slice(0, maxLine))
  }
  if (rest.trim() !== '') onText(rest)
}
