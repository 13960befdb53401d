/** Ends when everything else that waits for the event loop has had its turn. */
export const turnOfOthers = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Like `map`, with a pause after every so many items: long work that holds up nobody. */
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

/** Work that tells where it may be interrupted. */
export type Steps<Out> = Generator<undefined, Out, undefined>

export const atOnce = <Out>(work: Steps<Out>): Out => {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

const LONGEST_TURN_MS = 10
type Pacing = { pause?: () => Promise<void>; now?: () => number }

/** The same, with a pause after the first step that ends later than 10 ms after the last pause. */
export const inTurns = async <Out>(
  work: Steps<Out>,
  { pause = turnOfOthers, now = () => performance.now() }: Pacing = {},
): Promise<Out> => {
  let turn = now()
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    if (now() - turn < LONGEST_TURN_MS) continue
    await pause()
    turn = now()
  }
}
