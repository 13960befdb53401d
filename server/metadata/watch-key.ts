import { sentenceOf } from '#server/platform/errors'
import type { MetadataClient } from '#server/upstream/metadata/client'

/** Remembers whether the key was refused when it was used last, and says so at once. */
export const watchKey = (key: () => string | null) => {
  let refused: string | null = null
  let tell = (): void => {}

  const judged = async <T>(ask: () => Promise<T>): Promise<T> => {
    const used = key()
    const before = refused
    try {
      const answer = await ask()
      refused = null
      return answer
    } catch (error) {
      if (sentenceOf(error)?.code === 'metadata_key_refused') refused = used
      throw error
    } finally {
      if (refused !== before || used === null) tell()
    }
  }

  return {
    isRejected: (): boolean => refused !== null && refused === key(),
    onJudged: (listener: () => void): void => {
      tell = listener
    },
    watching: (client: MetadataClient): MetadataClient => ({
      ...client,
      movie: (...asked) => judged(() => client.movie(...asked)),
      search: (...asked) => judged(() => client.search(...asked)),
      searchPeople: (...asked) => judged(() => client.searchPeople(...asked)),
      searchCollections: (...asked) => judged(() => client.searchCollections(...asked)),
      discover: (...asked) => judged(() => client.discover(...asked)),
      genres: () => judged(client.genres),
      collection: (...asked) => judged(() => client.collection(...asked)),
      list: (...asked) => judged(() => client.list(...asked)),
      person: (...asked) => judged(() => client.person(...asked)),
      find: (...asked) => judged(() => client.find(...asked)),
      test: () => judged(client.test),
    }),
  }
}
