import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoWorld } from '../world'
import type { ApiClient } from './api-client'

type World = Pick<DemoWorld, 'dir' | 'metadata_url' | 'indexer_url' | 'api_keys'>
type Service = Pick<ApiClient, 'get' | 'post' | 'put' | 'patch'>

export const shelfOf = ({ dir }: Pick<World, 'dir'>): string => join(dir, 'shelf')

/** Configures the service with this world's provider, indexer and root folder. */
export const configure = async (service: Service, world: World): Promise<{ id: number }> => {
  const shelf = shelfOf(world)
  await mkdir(shelf, { recursive: true })
  await service.put('/config', {
    metadata_url: world.metadata_url,
    metadata_api_key: world.api_keys.metadata,
    dht_enabled: false,
    pex_enabled: false,
  })
  const folder = await service.post<{ id: number }>('/root-folders', { path: shelf })
  await acceptSmallMovies(service)
  await service.post('/indexers', {
    name: 'Demo indexer',
    type: 'torznab',
    url: world.indexer_url,
    api_key: world.api_keys.indexer,
    categories: [2000],
  })
  return folder
}

type Profile = { readonly id: number; readonly is_default: boolean; readonly size_limits: readonly { readonly min_size: number | null }[] }

/** Movies of this world are a few megabytes each, and some are silent: relaxes the default profile. */
const acceptSmallMovies = async (service: Service) => {
  const { results } = await service.get<{ results: readonly Profile[] }>('/quality-profiles')
  const profile = results.find(({ is_default }) => is_default)
  if (!profile) return
  const size_limits = profile.size_limits.map((limits) => ({ ...limits, min_size: 0 }))
  await service.patch(`/quality-profiles/${profile.id}`, { size_limits, languages: { mode: 'any', values: [] } })
}
