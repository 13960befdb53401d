import type { Log } from '#server/platform/log'

/** A running process that we talk to. `kill` ends it without a question. */
export type Process = { readonly pid: number; send(message: unknown): void; kill(): void; readonly ended: Promise<number | null> }

export type Launch = (how: {
  readonly cmd: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly onMessage: (message: unknown) => void
  readonly onText: (line: string) => void
}) => Process

export type ChildOptions = {
  readonly name: string
  /** Asked at each start. */
  readonly cmd: () => readonly string[]
  /** Our environment, of which the child gets the essentials. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** Switches of the runtime that are ours to set. */
  readonly switches?: Readonly<Record<string, string>>
  readonly log: Log
  readonly launch?: Launch
  /** How to ask whether it lives. `isAnswer` says which messages are the answer. */
  readonly heartbeat: { readonly ask: () => unknown; readonly isAnswer: (message: unknown) => boolean }
  readonly onStart: () => void
  readonly onMessage: (message: unknown) => void
  readonly onEnd: () => void
}

const beatMs = 1_500
const missesAllowed = 3
const backoffMs = [500, 1_000, 2_000, 4_000, 8_000] as const
const steadyMs = 30_000

/** Runs a process and keeps it running: what ends is started again after a growing rest, what hangs is ended first. */
export const createChild = (options: ChildOptions) => {
  const { name, log, heartbeat } = options
  let running: Process | undefined
  let isWanted = false
  let failures = 0
  let waiting: ReturnType<typeof setTimeout> | undefined

  const start = () => {
    const startedAt = performance.now()
    let misses = 0
    const launched = (options.launch ?? launch)({
      cmd: options.cmd(),
      env: { ...essentialsOf(options.env), ...options.switches },
      onMessage: (message) => {
        misses = 0
        if (!heartbeat.isAnswer(message)) options.onMessage(message)
      },
      onText: (line) => log.warn('child process wrote', { child: name, line }),
    })
    running = launched
    const beat = setInterval(() => {
      if (misses++ < missesAllowed) {
        trySend(launched, heartbeat.ask())
        return
      }
      log.error('child process does not answer and is ended', { child: name, pid: launched.pid })
      launched.kill()
    }, beatMs)
    void launched.ended.then((code) => {
      clearInterval(beat)
      if (performance.now() - startedAt > steadyMs) failures = 0
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
    log.warn('child process ended and will be started again', { child: name, code, rest_ms: rest })
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
    /** False if nobody is there to hear it. */
    send: (message: unknown): boolean => running !== undefined && trySend(running, message),
    /** Asks it to end by a message of its own, and ends it if it takes longer. */
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

/** Switches of the runtime in our environment could load foreign code into a child. */
export const withoutRuntimeSwitches = (env: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('BUN_')))

type Env = Readonly<Record<string, string | undefined>>
const pick = (env: Env, isKept: (name: string) => boolean): Env => Object.fromEntries(Object.entries(env).filter(([name]) => isKept(name)))

const essentials =
  /^(PATH|HOME|USER|LOGNAME|USERPROFILE|TMPDIR|TMP|TEMP|LANG|LANGUAGE|LC_\w+|TZ|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|PATHEXT|APPDATA|LOCALAPPDATA|PROGRAMDATA|SSL_CERT_FILE|SSL_CERT_DIR)$/i

/** What a child needs to run. Keys of ours, and of whatever else the person keeps in the environment, are none of its business. */
export const essentialsOf = (env: Env): Env => pick(env, (name) => essentials.test(name))

/** For programs of the desktop and the system, which need to know more of it: all but what is meant for us. */
export const withoutOurs = (env: Env): Env => pick(withoutRuntimeSwitches(env), (name) => !name.startsWith('MARQUEE_'))

/** Our input is never written to: the child sees its end when we are gone, whatever became of the message channel. */
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
