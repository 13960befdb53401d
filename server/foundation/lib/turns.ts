const waiting: (() => void)[] = []
const goOn = (): void => {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(goOn)
}

/**
 * Yields to the event loop: resolves after everything already waiting has had its turn. Of all long work, one piece goes on per round of the
 * loop. If all did, many searches at once would keep requests and other processes waiting for the sum of their turns.
 */
export const turnOfOthers = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(goOn)
  })

/** Callers share the run that is under way. */
export const sharedRun = <Out>(work: () => Promise<Out>): (() => Promise<Out>) => {
  let run: Promise<Out> | null = null
  return () => {
    run ??= work().finally(() => {
      run = null
    })
    return run
  }
}

const LONGEST_TURN_MS = 5
type Timing = { now?: () => number; longestMs?: number }
type Pacing = Timing & { pause?: () => Promise<void> }

/** The time since the last pause. Strangers choose how long an item is, so only the time says when others must have their turn. */
export const createTurn = ({ now = () => performance.now(), longestMs = LONGEST_TURN_MS }: Timing = {}) => {
  let began = now()
  return {
    isOver: (): boolean => now() - began >= longestMs,
    begin: (): void => {
      began = now()
    },
  }
}

/** Like `map`, but yields after every `perTurn` items, and earlier if they take 5 ms, so long work does not block the event loop. */
export const mapInTurns = async <In, Out>(
  items: readonly In[],
  { perTurn, pause = turnOfOthers, ...timing }: Pacing & { perTurn: number },
  work: (item: In) => Out,
): Promise<Out[]> => {
  const done: Out[] = []
  const turn = createTurn(timing)
  for (const item of items) {
    if (done.length > 0 && (done.length % perTurn === 0 || turn.isOver())) {
      await pause()
      turn.begin()
    }
    done.push(work(item))
  }
  return done
}

/** Work that yields wherever it can be interrupted. */
export type Steps<Out> = Generator<undefined, Out, undefined>

export const atOnce = <Out>(work: Steps<Out>): Out => {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** Runs the work and yields to the event loop after any step that ends 5 ms, or the given time, after the last pause. */
export const inTurns = async <Out>(work: Steps<Out>, { pause = turnOfOthers, ...timing }: Pacing = {}): Promise<Out> => {
  const turn = createTurn(timing)
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    if (!turn.isOver()) continue
    await pause()
    turn.begin()
  }
}
