import type { Sentence } from '#server/foundation/lib/sentence'
import { createWatch } from '#server/foundation/platform/provider-watch'
import type { MetadataClient } from '#server/foundation/upstream/metadata/client'

type Settings = { readonly url: string; readonly api_key: string | null }

const keyIsMissing = 'metadata_key_missing'
const keyIsRefused = 'metadata_key_refused'

/** Remembers the last failure of the metadata provider. New settings start clean. */
export const watchProvider = (settings: () => Settings) => {
  const { watched, trouble, onChange } = createWatch(() => JSON.stringify(settings()))

  return {
    isKeyRejected: (): boolean => trouble()?.code === keyIsRefused,
    /** Why the provider is unavailable, unless only the key is missing. */
    trouble: (): Sentence | null => {
      const problem = trouble()
      return problem?.code === keyIsRefused || problem?.code === keyIsMissing ? null : problem
    },
    onJudged: onChange,
    watching: (client: MetadataClient): MetadataClient => ({
      ...client,
      movie: (...asked) => watched(() => client.movie(...asked)),
      search: (...asked) => watched(() => client.search(...asked)),
      searchPeople: (...asked) => watched(() => client.searchPeople(...asked)),
      searchCollections: (...asked) => watched(() => client.searchCollections(...asked)),
      searchStudios: (...asked) => watched(() => client.searchStudios(...asked)),
      discover: (...asked) => watched(() => client.discover(...asked)),
      genres: () => watched(client.genres),
      streamingServices: () => watched(client.streamingServices),
      collection: (...asked) => watched(() => client.collection(...asked)),
      list: (...asked) => watched(() => client.list(...asked)),
      person: (...asked) => watched(() => client.person(...asked)),
      studio: (...asked) => watched(() => client.studio(...asked)),
      find: (...asked) => watched(() => client.find(...asked)),
      test: () => watched(client.test),
    }),
  }
}
