import type { Sentence } from '#server/lib/sentence'
import { sentenceOf, UpstreamUnreachable } from '#server/platform/errors'
import type { SubtitleClient } from '#server/upstream/subtitles/client'

type Used = Pick<SubtitleClient, 'search' | 'download'>

/** Remembers whether the provider worked when it was asked last. That it wants us to wait says nothing against it. */
export const watchProvider = (client: Used) => {
  let problem: Sentence | null = null
  let tell = (): void => {}

  const watched = async <T>(ask: () => Promise<T>): Promise<T> => {
    const before = problem?.text
    try {
      const answer = await ask()
      problem = null
      return answer
    } catch (error) {
      if (error instanceof UpstreamUnreachable) problem = sentenceOf(error)
      throw error
    } finally {
      if (problem?.text !== before) tell()
    }
  }

  return {
    client: {
      search: (...asked) => watched(() => client.search(...asked)),
      download: (...asked) => watched(() => client.download(...asked)),
    } satisfies Used,
    problem: (): Sentence | null => problem,
    onChange: (listener: () => void): void => {
      tell = listener
    },
    /** The settings were changed, or found good: what was wrong may be over. */
    forget: (): void => {
      if (problem === null) return
      problem = null
      tell()
    },
  }
}
