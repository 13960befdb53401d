import { availableParallelism } from 'node:os'
import PQueue from 'p-queue'

/** As many at a time as there are processors, in this order. The first failure ends it. */
export const together = <T>(works: readonly (() => Promise<T>)[]): Promise<T[]> => {
  const queue = new PQueue({ concurrency: availableParallelism() })
  return Promise.all(works.map((work) => queue.add(work)))
}
