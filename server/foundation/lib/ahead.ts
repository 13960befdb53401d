/** Works on a bounded number at once, and yields the results in order. Begins no more once one has failed, and leaves nothing under way. */
export async function* ahead<In, Out>(
  all: Iterable<In> | AsyncIterable<In>,
  most: number,
  work: (each: In) => Promise<Out>,
): AsyncGenerator<Out> {
  const underWay: Promise<Out>[] = []
  try {
    for await (const each of all) {
      const begun = work(each)
      // Its turn comes later, and it may fail before.
      begun.catch(() => {})
      underWay.push(begun)
      if (underWay.length >= most) yield await underWay.shift()!
    }
    while (underWay.length > 0) yield await underWay.shift()!
  } finally {
    await Promise.allSettled(underWay)
  }
}
