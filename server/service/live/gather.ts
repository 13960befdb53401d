type Options<T> = { withinMs: number; most: number; send: (gathered: readonly T[]) => void }

/** Batches items that arrive within `withinMs`, in order. A batch of `most` is sent immediately. */
export const createGathering = <T>({ withinMs, most, send }: Options<T>) => {
  let gathered: T[] = []
  let timer: Timer | null = null

  const flush = (): void => {
    if (timer) clearTimeout(timer)
    timer = null
    const all = gathered
    gathered = []
    if (all.length > 0) send(all)
  }

  return {
    add(one: T): void {
      gathered.push(one)
      if (gathered.length >= most) flush()
      else timer ??= setTimeout(flush, withinMs)
    },
    flush,
  }
}
