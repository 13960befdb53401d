/** Waits for a condition. The limit only protects against waiting forever, so it is long enough for a busy machine. */
export const until = async (what: string, isSo: () => unknown, limitMs = 90_000): Promise<void> => {
  const end = performance.now() + limitMs
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`waited in vain until ${what}`)
    await Bun.sleep(5)
  }
}

/** Proves that something does not happen: fails as soon as the condition no longer holds. A busy machine only looks less often. */
export const stays = async (what: string, isSo: () => unknown, forMs: number): Promise<void> => {
  const end = performance.now() + forMs
  do {
    if (!(await isSo())) throw new Error(`it did not last that ${what}`)
    await Bun.sleep(20)
  } while (performance.now() < end)
}

/** For fakes that respond late, and for kills at a random moment. What is asserted never depends on it. */
export const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
