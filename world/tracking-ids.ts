/** Beyond a double's exact range. */
const firstId = 9_007_199_254_740_993n

export const nextId = ({ history, scrobbles }: { history: readonly unknown[]; scrobbles: readonly unknown[] }): string =>
  String(firstId + BigInt(history.length + scrobbles.length) * 2n)
