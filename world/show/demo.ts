import { type DemoWorld, shownMovies } from '../world'
import { type ApiClient, createApiClient, type ServiceAddress } from './api-client'
import { introduce, shelfOf } from './introduce'
import { createScreen, type Out } from './screen'
import { followMovie } from './show'

export type DemoOptions = {
  readonly world: Pick<DemoWorld, 'dir' | 'metadata_url' | 'indexer_url' | 'api_keys' | 'checksumOf' | 'movies'>
  /** The running service, on an empty data directory. */
  readonly api: ServiceAddress
  readonly out: Out
  /** With it the show ends when the movies are on the shelf, and says nothing of what could be done by hand. */
  readonly once: boolean
  readonly shown?: readonly number[]
  /** Longer than this no movie may take. */
  readonly patienceMs?: number
}

/** Adds movies to a running service and tells their way to the shelf; true if every file there has the checksum of what was seeded. */
export const runDemo = async ({ world, api, out, once, shown = shownMovies, patienceMs = 300_000 }: DemoOptions): Promise<boolean> => {
  const screen = createScreen(out)
  const service = createApiClient(api)
  await introduce(service, world)
  screen.say(`Metadata   ${world.metadata_url}   ${world.movies.length} movies that are free to share`)
  screen.say(`Indexer    ${world.indexer_url}`)
  screen.say(`Shelf      ${shelfOf(world)}`)

  const listeners = new Set<Parameters<ApiClient['listen']>[0]>()
  const live = await service.listen((event) => {
    for (const hear of listeners) hear(event)
  })
  const broken = live.closed.then(() => {
    throw new Error('the service closed the live connection')
  })
  const results = await Promise.race([
    Promise.all(
      shown.map((metadata_id) => followMovie({ metadata_id, service, screen, listeners, checksumOf: world.checksumOf, patienceMs })),
    ),
    broken,
  ]).finally(() => {
    broken.catch(() => {})
    live.close()
  })

  const right = results.filter(Boolean).length
  screen.say('')
  screen.say(screen.strong(`${right} of ${results.length} movies are on the shelf, each with the checksum of what was seeded.`))
  if (!once) screen.say(`${world.movies.length - shown.length} more can be added by hand: ${namesOf(world, shown)} …`)
  return right === results.length
}

const namesOf = (world: DemoOptions['world'], shown: readonly number[]) =>
  world.movies
    .filter(({ id }) => !shown.includes(id))
    .filter((_, i) => i % 7 === 3)
    .map(({ title }) => title)
    .join(', ')
