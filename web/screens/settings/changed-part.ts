const sharedLength = (one: readonly string[], other: readonly string[]) => {
  const most = Math.min(one.length, other.length)
  const first = one.findIndex((word, at) => at >= most || word !== other[at])
  return first === -1 ? most : first
}

const wordsOf = (path: string) => path.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu) ?? []

export type Changed = { start: string; changed: string; end: string }

/** Splits two paths, at whole words, into what they share at the start and the end and what differs between. */
export const changedPart = (from: string, to: string): { from: Changed; to: Changed } => {
  const [before, after] = [wordsOf(from), wordsOf(to)]
  const start = sharedLength(before, after)
  const end = sharedLength(before.slice(start).toReversed(), after.slice(start).toReversed())
  const split = (words: readonly string[]) => ({
    start: words.slice(0, start).join(''),
    changed: words.slice(start, words.length - end).join(''),
    end: words.slice(words.length - end).join(''),
  })
  return { from: split(before), to: split(after) }
}
