/** What is left for a file after the hardware failed with it: everything, all but its decoder, or nothing. */
export const levels = { full: 0, encodes: 1, software: 2 } as const

const mostFiles = 1000

/** The files with which hardware failed, so that it is not tried again for each part. */
export const createFailedFiles = () => {
  const reached = new Map<string, number>()
  return {
    levelOf: (path: string): number => reached.get(path) ?? levels.full,
    /** Several parts may fail at once; they count once. */
    add(path: string, level: number): void {
      if ((reached.get(path) ?? levels.full) === level) reached.set(path, level + 1)
      const [oldest] = reached.keys()
      if (reached.size > mostFiles && oldest !== undefined) reached.delete(oldest)
    },
    clear: (): void => reached.clear(),
  }
}
