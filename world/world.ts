import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#server/foundation/lib/clock'
import type { Log } from '#server/foundation/platform/log'
import { createFootage } from './footage'
import { startIndexer } from './indexer'
import { movies, type WorldMovie } from './movies'
import { startProvider } from './provider'
import { type SpawnSelf, startSeeder } from './seeder'
import { createStock, type Offer, stockedOffers } from './stock'
import { startTracker } from './tracker'

export type DemoWorldOptions = {
  /** Where footage is created and kept for the next start. */
  readonly dir: string
  /** Upload limit of the seeder in bytes per second, in total; null means unlimited. */
  readonly rateLimit: number | null
  readonly log: Log
  readonly clock: Clock
  readonly spawnSelf: SpawnSelf
  /** Path of ffmpeg; null uses the embedded movie. */
  readonly ffmpeg: string | null
  /** Movies prepared ahead; all others take seconds on first request. */
  readonly prepared?: readonly number[]
  /** Movies whose downloads start at once: the embedded movie takes the place of their footage. */
  readonly atOnce?: readonly number[]
}

/** Movies that the demo adds: one meets a fake, one a sample, one a namesake. */
export const shownMovies: readonly number[] = [10378, 45745, 653]

/** A metadata provider, an indexer, a tracker and a seeder on loopback, with movies that are free to share. */
export const startDemoWorld = async (options: DemoWorldOptions) => {
  const { dir, rateLimit, log, clock, spawnSelf, ffmpeg, prepared = shownMovies, atOnce = [] } = options
  await mkdir(dir, { recursive: true })
  const api_keys = { metadata: hex(16), metadata_token: `eyJhbGciOiJIUzI1NiJ9.${hex(24)}.${hex(16)}`, indexer: hex(16) }
  const tracker = await startTracker()
  const seeder = await startSeeder({ spawnSelf, rateLimit, log })
  const footage = createFootage({ dir: join(dir, 'footage'), ffmpeg, log, atOnce })
  const stock = createStock({ dir, footage, seeder, trackers: tracker.urls })
  const provider = startProvider({ api_key: api_keys.metadata, token: api_keys.metadata_token })
  const indexer = startIndexer({ source: stockedOffers(stock), api_key: api_keys.indexer, clock })
  let isStopped = false

  const fillStock = async () => {
    for (const movie of movies.filter(({ id }) => prepared.includes(id))) {
      if (isStopped) return
      await stock
        .of(movie, 0)
        .catch((error: unknown) => isStopped || log.warn('preparing a demo movie failed', { movie: movie.title, error: String(error) }))
    }
  }
  const stocking = fillStock()

  return {
    dir,
    metadata_url: provider.url,
    indexer_url: indexer.url,
    tracker_url: tracker.urls[0]!,
    api_keys,
    movies: movies as readonly WorldMovie[],
    faults: { metadata: provider.faults, indexer: indexer.faults },
    /** The releases of a movie; the first two are genuine. */
    offersOf: (movie: WorldMovie): Promise<readonly Offer[]> => stock.of(movie),
    /** SHA-256 of the movie behind a release, by title or info hash; null if nobody seeds it. */
    checksumOf: (release: string): string | null => stock.find(release)?.sha256 ?? null,
    stop: async () => {
      isStopped = true
      await Promise.all([provider.stop(), indexer.stop(), footage.stop(), stock.stop()])
      await Promise.all([seeder.stop(), tracker.stop()])
      await stocking
    },
  }
}
export type DemoWorld = Awaited<ReturnType<typeof startDemoWorld>>

const hex = (bytes: number) => randomBytes(bytes).toString('hex')
