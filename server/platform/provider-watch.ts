import type { Sentence } from '#server/lib/sentence'
import { sentenceOf, UpstreamUnreachable } from './errors'

type Failure = { readonly of: string; readonly said: Sentence }

/**
 * Remembers what an upstream failed at when it was asked last, and tells at once when that changes. That it wants us to wait says nothing
 * against it; nor does what it failed at by other settings than those that `of` names now.
 */
export const createWatch = (of: () => string = () => '') => {
  let failure: Failure | null = null
  let tell = (): void => {}
  const change = (next: Failure | null): void => {
    const isNew = next?.said.text !== failure?.said.text
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
        const said = sentenceOf(error)
        if (said && error instanceof UpstreamUnreachable) change({ of: asked, said })
        throw error
      }
    },
    trouble: (): Sentence | null => (failure?.of === of() ? failure.said : null),
    onChange: (listener: () => void): void => {
      tell = listener
    },
    /** What was wrong may be over. */
    forget: (): void => change(null),
  }
}
