/** The outcome of an external program. Its stderr is truncated to a few lines. */
export type Ran = {
  readonly ended: 'by_itself' | 'timed_out' | 'fell_silent' | 'wrote_too_much' | 'aborted' | 'not_started'
  readonly exit_code: number | null
  readonly stdout: Uint8Array
  readonly stderr: string
}
export type Run = {
  readonly command: readonly [program: string, ...args: string[]]
  readonly timeout_ms: number
  /** Kills it if it writes nothing to stdout for this long. */
  readonly quiet_ms?: number
  readonly max_bytes: number
  readonly signal?: AbortSignal | undefined
  /** Gets what it writes to stdout as it comes. Nothing of it is kept then, but more than `max_bytes` still ends it. */
  readonly onOutput?: (chunk: Uint8Array) => void
}
export type RunTool = (run: Run) => Promise<Ran>

const stderrBytes = 4096

/** Runs a program with an argument list, never through a shell. Kills it if it takes too long or writes too much. */
export const runTool: RunTool = async ({ command, timeout_ms, quiet_ms, max_bytes, signal, onOutput }) => {
  const started = start(command)
  if (typeof started === 'string') return { ended: 'not_started', exit_code: null, stdout: new Uint8Array(), stderr: started }
  let ended: Ran['ended'] = 'by_itself'
  const stop = (why: Ran['ended']) => () => {
    if (ended === 'by_itself') ended = why
    started.kill('SIGKILL')
  }
  const timer = setTimeout(stop('timed_out'), timeout_ms)
  const silence = quiet_ms === undefined ? null : setTimeout(stop('fell_silent'), quiet_ms)
  const onAbort = stop('aborted')
  signal?.addEventListener('abort', onAbort, { once: true })
  if (signal?.aborted) onAbort()
  try {
    const [stdout, stderr] = await Promise.all([
      readUpTo(started.stdout, max_bytes, {
        onChunk: (chunk) => {
          silence?.refresh()
          onOutput?.(chunk)
        },
        onMore: stop('wrote_too_much'),
        isKept: onOutput === undefined,
      }),
      readUpTo(started.stderr, stderrBytes, { onChunk: nothing, onMore: nothing }),
    ])
    const exit_code = await started.exited
    return { ended, exit_code, stdout, stderr: new TextDecoder().decode(stderr).trim() }
  } finally {
    clearTimeout(timer)
    if (silence) clearTimeout(silence)
    signal?.removeEventListener('abort', onAbort)
  }
}

/** Runs a program for as long as somebody reads what it writes, and no faster. Null if it cannot be started. */
export const streamTool = ({ command, signal }: Pick<Run, 'command' | 'signal'>): ReadableStream<Uint8Array> | null => {
  const started = start(command)
  if (typeof started === 'string') return null
  const end = () => started.kill('SIGKILL')
  signal?.addEventListener('abort', end, { once: true })
  if (signal?.aborted) end()
  void readUpTo(started.stderr, stderrBytes, { onChunk: nothing, onMore: nothing }).catch(nothing)
  void started.exited.finally(() => signal?.removeEventListener('abort', end))
  const reader = started.stdout.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  )
}

const nothing = () => {}

const running = new Set<Bun.Subprocess<'ignore', 'pipe', 'pipe'>>()

/** Tools read as long as they can, so however this process ends, it takes them along. */
export const endTools = (): void => {
  for (const each of running) each.kill('SIGKILL')
}

/** Passes none of our environment to the program: it may contain keys. */
const start = (command: Run['command']) => {
  try {
    const child = Bun.spawn([...command], { stdin: 'ignore', stdout: 'pipe', stderr: 'pipe', env: { LC_ALL: 'C' } })
    running.add(child)
    void child.exited.finally(() => running.delete(child))
    return child
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Reads to the end, so the program never blocks, but keeps only the first bytes. */
const readUpTo = async (
  stream: ReadableStream<Uint8Array>,
  most: number,
  { onChunk, onMore, isKept = true }: { onChunk: (chunk: Uint8Array) => void; onMore: () => void; isKept?: boolean },
): Promise<Uint8Array> => {
  const kept: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    const room = most - size
    if (isKept && room > 0) kept.push(chunk.subarray(0, room))
    size += chunk.length
    onChunk(chunk)
    if (size > most) onMore()
  }
  return Buffer.concat(kept)
}
