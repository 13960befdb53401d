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
