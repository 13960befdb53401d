import { type DemoWorld, shownMovies } from '../world'
import { type ApiClient, createApiClient, type ServiceAddress } from './api-client'
import { configure, shelfOf } from './configure'
import { createScreen, type Out } from './screen'
import { followMovie } from './show'

export type DemoOptions = {
  readonly world: Pick<DemoWorld, 'dir' | 'metadata_url' | 'indexer_url' | 'api_keys' | 'checksumOf' | 'movies'>
  /** The running service, on an empty data directory. */
  readonly api: ServiceAddress
  readonly out: Out
  /** Called when the service is configured: somebody may look from now on. Returns what to say. */
  readonly onConfigured?: () => Promise<readonly string[]>
  /** Ends once the movies are imported, without suggesting manual steps. */
  readonly once: boolean
  readonly shown?: readonly number[]
  /** Timeout per movie. */
  readonly patienceMs?: number
}

/**
 * Adds movies to a running service and reports their progress until they are imported. True if every file has the checksum of what was
 * seeded.
 */
export const runDemo = async (options: DemoOptions): Promise<boolean> => {
  const { world, api, out, once, shown = shownMovies, patienceMs = 300_000, onConfigured } = options
  const screen = createScreen(out)
  const service = createApiClient(api)
  await configure(service, world)
  screen.say(`Metadata   ${world.metadata_url}   ${world.movies.length} movies that are free to share`)
  screen.say(`Indexer    ${world.indexer_url}`)
  screen.say(`Library    ${shelfOf(world)}`)

  const listeners = new Set<Parameters<ApiClient['listen']>[0]>()
  const live = await service.listen((event) => {
    for (const hear of listeners) hear(event)
  })
  const broken = live.closed.then(() => {
    throw new Error('the service closed the WebSocket')
  })
  const following = shown.map((metadata_id) =>
    followMovie({ metadata_id, service, screen, listeners, checksumOf: world.checksumOf, patienceMs }),
  )
  const sayConfigured = async () => {
    for (const line of (await onConfigured?.()) ?? []) screen.say(line)
  }
  const [results] = await Promise.race([Promise.all([Promise.all(following), sayConfigured()]), broken]).finally(() => {
    broken.catch(() => {})
    live.close()
  })

  const right = results.filter(Boolean).length
  screen.say('')
  screen.say(screen.strong(`${right} of ${results.length} movies were imported, each with the checksum of the seeded file.`))
  if (!once) screen.say(`${world.movies.length - shown.length} more can be added manually: ${namesOf(world, shown)} …`)
  return right === results.length
}

const namesOf = (world: DemoOptions['world'], shown: readonly number[]) =>
  world.movies
    .filter(({ id }) => !shown.includes(id))
    .filter((_, i) => i % 7 === 3)
    .map(({ title }) => title)
    .join(', ')
