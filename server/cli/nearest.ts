/** Whether one word becomes the other by at most this many letters changed, left out, added, or swapped with the next. */
const isWithin = (a: string, b: string, edits: number): boolean => {
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  const [left, right] = [a.slice(same), b.slice(same)]
  if (left === '' || right === '') return left.length + right.length <= edits
  if (edits === 0) return false
  const isSwapped = left[0] === right[1] && left[1] === right[0] && isWithin(left.slice(2), right.slice(2), edits - 1)
  const further = [
    [left.slice(1), right.slice(1)],
    [left.slice(1), right],
    [left, right.slice(1)],
  ] as const
  return isSwapped || further.some(([x, y]) => isWithin(x, y, edits - 1))
}

const mostEdits = 4
const mostLetters = 40

/** The choice that somebody meant who typed this, if one is near enough. */
export const nearest = (typed: string, choices: readonly string[]): string | undefined => {
  if (typed.length > mostLetters) return undefined
  const begun = choices.filter((choice) => typed.length > 2 && choice.startsWith(typed))
  if (begun.length === 1) return begun[0]
  for (let edits = 1; edits <= mostEdits; edits++) {
    const found = choices.find((choice) => edits <= Math.max(1, choice.length / 3) && isWithin(typed, choice, edits))
    if (found !== undefined) return found
  }
  return undefined
}

/** To append to what was refused. */
export const orNearest = (typed: string, choices: readonly string[]): string => {
  const meant = nearest(typed, choices)
  return meant === undefined ? '' : `; did you mean ${meant}?`
}
