import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type DemoWorld, shownMovies } from '../world'
import { type ApiClient, createApiClient, type ServiceAddress } from './api-client'
import { createScreen, type Out, type Screen } from './screen'
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
  await introduce(service, world, screen)

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

/** Tells the service where this world's provider and indexer are, and where the shelf stands. */
const introduce = async (service: ApiClient, world: DemoOptions['world'], screen: Screen) => {
  const shelf = join(world.dir, 'shelf')
  await mkdir(shelf, { recursive: true })
  await service.put('/config', {
    metadata_url: world.metadata_url,
    metadata_api_key: world.api_keys.metadata,
    dht_enabled: false,
    pex_enabled: false,
  })
  await service.post('/root-folders', { path: shelf })
  await acceptSmallMovies(service)
  await service.post('/indexers', {
    name: 'Demo indexer',
    type: 'torznab',
    url: world.indexer_url,
    api_key: world.api_keys.indexer,
    categories: [2000],
  })
  screen.say(`Metadata   ${world.metadata_url}   ${world.movies.length} movies that are free to share`)
  screen.say(`Indexer    ${world.indexer_url}`)
  screen.say(`Shelf      ${shelf}`)
}

type Profile = { readonly id: number; readonly is_default: boolean; readonly size_limits: readonly { readonly min_size: number | null }[] }

/** The movies of this world are a few megabytes each, and some are silent: the profile in use is told not to mind. */
const acceptSmallMovies = async (service: ApiClient) => {
  const { results } = await service.get<{ results: readonly Profile[] }>('/quality-profiles')
  const profile = results.find(({ is_default }) => is_default)
  if (!profile) return
  const size_limits = profile.size_limits.map((limits) => ({ ...limits, min_size: 0 }))
  await service.patch(`/quality-profiles/${profile.id}`, { size_limits, languages: { mode: 'any', values: [] } })
}
