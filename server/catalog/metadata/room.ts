import { wentWell } from '#server/foundation/lib/reason'
import { say } from '#server/foundation/lib/sentence'
import { sentences } from '#server/foundation/platform/sentences'
import { createUpstreamFetch } from '#server/foundation/upstream/fetch'
import { createMetadataClient } from '#server/foundation/upstream/metadata/client'
import type { Ground } from '#server/ground'
import { createCollectionIdOf, createKnown } from './known'
import { metadataRoutes } from './routes'
import { similarRoutes } from './similar-routes'
import { watchProvider } from './watch-provider'

type Settings = Pick<ReturnType<Ground['config']['get']>, 'metadata_url' | 'metadata_api_key' | 'language' | 'region'>

/** The metadata provider: searches, single movies, and whether it answers and accepts our key. */
export const openMetadata = ({ db, clock, cursors, config, logs, clockTrust }: Ground) => {
  const fetchWith = (retries?: number) =>
    createUpstreamFetch({
      name: 'The movie database',
      log: logs.for('upstream', 'metadata'),
      clock,
      witness: clockTrust.witness,
      ...(retries !== undefined && { retries }),
    })
  const client = createMetadataClient({
    // The provider allows about 40 requests a second.
    pace: { requests: 36, everyMs: 1000 },
    fetch: fetchWith(),
    clock,
    settings: () => settingsOf(config.get()),
  })
  const watched = watchProvider(() => settingsOf(config.get()))
  const metadata = watched.watching(client)

  /** Tests settings with a separate client, without a trace in the one in use. */
  const trial = async (tried: Settings) => {
    await createMetadataClient({ fetch: fetchWith(0), clock, settings: () => settingsOf(tried) }).test()
    return wentWell(say(sentences, 'key_accepted'))
  }
  const known = createKnown(db)
  const base = () => config.get().base_url ?? ''
  return {
    routes: [metadataRoutes({ metadata, cursors, known, base, collectionIdOf: createCollectionIdOf(db) })],
    /** For movies in the library, whose similar movies are stored. */
    similarRoutes: (similarTo: Parameters<typeof similarRoutes>[0]['similarTo']) => similarRoutes({ cursors, known, base, similarTo }),
    known,
    client: metadata,
    hasKey: (): boolean => config.get().metadata_api_key !== null,
    isKeyRejected: watched.isKeyRejected,
    trouble: watched.trouble,
    onJudged: watched.onJudged,
    trial,
  }
}

const settingsOf = ({ metadata_url, metadata_api_key, language, region }: Settings) => ({
  url: metadata_url,
  api_key: metadata_api_key,
  language,
  region,
})
