import type { Sentence } from '#server/foundation/lib/sentence'
import { sentenceOf, UpstreamUnreachable } from './errors'

type Failure = { readonly of: string; readonly problem: Sentence }

/**
 * Remembers how the last request to an upstream failed, and reports every change immediately. A rate limit does not count as a failure; nor
 * does a failure under settings other than the current ones, identified by `of`.
 */
export const createWatch = (of: () => string = () => '') => {
  let failure: Failure | null = null
  let tell = (): void => {}
  const change = (next: Failure | null): void => {
    const isNew = next?.problem.text !== failure?.problem.text
    failure = next
    if (isNew) tell()
  }

  return {
    watched: async <T>(ask: () => Promise<T>): Promise<T> => {
      const asked = of()
      try {
        const answer = await ask()
        change(null)
        return answer
      } catch (error) {
        const problem = sentenceOf(error)
        if (problem && error instanceof UpstreamUnreachable) change({ of: asked, problem })
        throw error
      }
    },
    trouble: (): Sentence | null => (failure?.of === of() ? failure.problem : null),
    onChange: (listener: () => void): void => {
      tell = listener
    },
    /** The cause may be gone. */
    forget: (): void => change(null),
  }
}
