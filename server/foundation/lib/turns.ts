/** Yields to the event loop: resolves after everything already waiting has had its turn. */
export const turnOfOthers = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

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

/** Like `map`, but yields after every `perTurn` items, so long work does not block the event loop. */
export const mapInTurns = async <In, Out>(
  items: readonly In[],
  { perTurn, pause = turnOfOthers }: { perTurn: number; pause?: () => Promise<void> },
  work: (item: In) => Out,
): Promise<Out[]> => {
  const done: Out[] = []
  for (const item of items) {
    if (done.length > 0 && done.length % perTurn === 0) await pause()
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

const LONGEST_TURN_MS = 10
type Pacing = { pause?: () => Promise<void>; now?: () => number; longestMs?: number }

/** Runs the work and yields to the event loop after any step that ends 10 ms, or the given time, after the last pause. */
export const inTurns = async <Out>(
  work: Steps<Out>,
  { pause = turnOfOthers, now = () => performance.now(), longestMs = LONGEST_TURN_MS }: Pacing = {},
): Promise<Out> => {
  let turn = now()
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    if (now() - turn < longestMs) continue
    await pause()
    turn = now()
  }
}
