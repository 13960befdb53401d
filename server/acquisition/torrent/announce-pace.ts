/** Lets announces go out at this pace, so the start of hundreds of torrents floods neither trackers nor the home network. */
export const createPace = (perSecond: number, now: () => number) => {
  const gap = 1_000 / perSecond
  let next = Number.NEGATIVE_INFINITY
  /** How long to wait for the turn, which is taken. Unused turns of the last second may be used at once. */
  const take = (): number => {
    const at = now()
    next = Math.max(next, at - 1_000) + gap
    return Math.max(0, next - at)
  }
  return {
    take,
    turn: async (): Promise<void> => {
      const wait = take()
      if (wait > 0) await new Promise<void>((resolve) => setTimeout(resolve, wait).unref())
    },
  }
}
