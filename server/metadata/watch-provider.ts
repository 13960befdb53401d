import type { Sentence } from '#server/lib/sentence'
import { sentenceOf, UpstreamUnreachable } from '#server/platform/errors'
import type { MetadataClient } from '#server/upstream/metadata/client'

type Settings = { readonly url: string; readonly api_key: string | null }
type Failure = { readonly of: string; readonly said: Sentence }

const keyIsMissing = 'metadata_key_missing'
const keyIsRefused = 'metadata_key_refused'

/** Remembers what the provider refused or failed to do when it was asked last, and says so at once. Other settings are asked anew. */
export const watchProvider = (settings: () => Settings) => {
  let failure: Failure | null = null
  let tell = (): void => {}
  const now = (): string => JSON.stringify(settings())
  const saidNow = (): Sentence | null => (failure?.of === now() ? failure.said : null)

  const judged = async <T>(ask: () => Promise<T>): Promise<T> => {
    const of = now()
    const before = failure?.said.code
    try {
      const answer = await ask()
      failure = null
      return answer
    } catch (error) {
      const said = sentenceOf(error)
      if (said && error instanceof UpstreamUnreachable) failure = { of, said }
      throw error
    } finally {
      if (failure?.said.code !== before) tell()
    }
  }

  return {
    isKeyRejected: (): boolean => saidNow()?.code === keyIsRefused,
    /** Why it could not be asked, when that is not for want of a key. */
    trouble: (): Sentence | null => {
      const said = saidNow()
      return said?.code === keyIsRefused || said?.code === keyIsMissing ? null : said
    },
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
