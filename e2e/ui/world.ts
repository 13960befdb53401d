import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '#server/testing/torrent-world'
import type { Client, Movie } from '../client'
import { run } from '../executable'
import { startService } from '../service'

export type UiWorld = Awaited<ReturnType<typeof openUiWorld>>
type Places = { metadata_url: string; indexer_url: string; api_keys: { metadata: string; indexer: string } }

/** Movies of the demo world by what becomes of them here. */
export const movieIds = {
  shelved: [10378, 45745, 653, 775],
  slow: 133701,
  unsearched: [961, 964, 992, 19],
  onHold: 234,
  /** Nobody offers what its profile asks for. */
  unfound: 16093,
  /** One of the shelf that could be better. */
  modest: 775,
  /** Reaches cinemas in a few days. */
  ahead: 9_000_007,
  toAdd: 10331,
} as const
export const titleToAdd = 'Night of the Living Dead'

type Options = {
  env?: Record<string, string>
  isFurnished?: boolean
  /** As it is after the very first start, when nobody has answered anything. */
  isUntouched?: boolean
  /** With drawn posters it looks as it does to people, and starts slower. */
  pictures?: 'plain' | 'drawn'
}

/** The built program on an empty folder, in front of the demo world. Furnished, it has movies in every state. */
export const openUiWorld = async ({ env, isFurnished = false, isUntouched = false, pictures = 'plain' }: Options = {}) => {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-ui-')))
  const [dataDir, shelf] = [join(dir, 'data'), join(dir, 'movies')]
  mkdirSync(shelf)
  const wanted = isFurnished ? [...movieIds.shelved, movieIds.slow] : [movieIds.toAdd]
  const starting = startDemo([join(dir, 'demo'), pictures, ...wanted.map(String)])
  const start = (port?: number) => startService({ dataDir, ...(port ? { port } : {}), ...(env ? { env } : {}) })
  let service = await start().catch(async (error: unknown) => {
    ;(await starting).kill()
    throw error
  })
  const demo = await starting
  const movies = new Map<number, Movie>()
  const close = async () => {
    await service.stop()
    demo.kill()
    await demo.ended
    rmSync(dir, { recursive: true, force: true })
  }
  try {
    if (!isUntouched) await setUp(service.client, await demo.places, shelf)
    if (isFurnished) {
      await fillShelf(service.client, movies)
      await service.stop()
      service = await start()
      await beginSlowly(service.client, movies)
    }
  } catch (error) {
    await close()
    throw error
  }

  return {
    dir,
    dataDir,
    shelf,
    get service() {
      return service
    },
    get client() {
      return service.client
    },
    movies,
    places: await demo.places,
    /** Somebody who made one of the movies. */
    personOf: async (movie: number): Promise<string> => {
      type Credited = { crew: { person_id: number }[] }
      const { crew } = await service.client.call<Credited>('GET', `/movies/${String(movies.get(movie)!.id)}?expand=people`)
      return String(crew[0]!.person_id)
    },
    /** Starts it again where it was. */
    restart: async (): Promise<void> => {
      service = await start(service.port)
    },
    /** From now on neither the provider nor the indexer answers. */
    endDemo: async (): Promise<void> => {
      demo.kill()
      await demo.ended
    },
    /** An address that signs a browser in once, as the command line gives it out. */
    loginUrl: async (): Promise<string> => {
      const { out, err, code } = await run(['login-url', '--data-dir', dataDir])
      if (code !== 0) throw new Error(`no address to sign in with: ${out}${err}`)
      return out.trim()
    },
    close,
  }
}

const startDemo = async (words: readonly string[]) => {
  const places = Promise.withResolvers<Places>()
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'demo-process.ts'), ...words], {
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'inherit',
    serialization: 'json',
    ipc: (message) => places.resolve(message as Places),
  })
  void child.exited.then(() => places.reject(new Error('the demo world ended')))
  places.promise.catch(() => {})
  return { places: places.promise, kill: () => child.kill('SIGTERM'), ended: child.exited }
}

type Profile = {
  id: number
  name: string
  is_default: boolean
  items: { quality?: string; allowed: boolean }[]
  size_limits: { min_size: number | null }[]
}

/** Set up as a person would do it; the movies of this world are small, and some are silent. */
const setUp = async (client: Client, { metadata_url, indexer_url, api_keys }: Places, shelf: string) => {
  await client.call('PUT', '/config', {
    metadata_url,
    metadata_api_key: api_keys.metadata,
    dht_enabled: false,
    port_mapping_enabled: false,
    pex_enabled: false,
    min_free_space_mb: 0,
    update_check_enabled: false,
  })
  await client.call('POST', '/root-folders', { path: shelf })
  const profile = (await client.all<Profile>('/quality-profiles')).find(({ is_default }) => is_default)!
  const size_limits = profile.size_limits.map((limits) => ({ ...limits, min_size: 0 }))
  await client.call('PATCH', `/quality-profiles/${profile.id}`, {
    size_limits,
    languages: { mode: 'any', values: [] },
    cutoff: 'WEB 1080p',
  })
  const indexer = { name: 'Demo indexer', type: 'torznab', url: indexer_url, api_key: api_keys.indexer, categories: [2000] }
  await client.call('POST', '/indexers', indexer)
}

const slowKilobytes = 12

const adding =
  (client: Client, movies: Map<number, Movie>) =>
  async (metadata_id: number, more: object = {}): Promise<void> => {
    movies.set(metadata_id, await client.call<Movie>('POST', '/movies', { metadata_id, ...more }))
  }

/** Some movies are on the shelf, others wait. What comes after the next start comes slowly. */
const fillShelf = async (client: Client, movies: Map<number, Movie>) => {
  const add = adding(client, movies)
  const isShelved = async (metadata_id: number) => (await client.movie(movies.get(metadata_id)!.id)).status === 'available'
  await Promise.all(movieIds.shelved.map((id) => add(id)))
  await Promise.all(movieIds.unsearched.map((id) => add(id, { search: false })))
  await add(movieIds.onHold, { monitored: false, search: false })
  const quality_profile_id = await picky(client)
  await Promise.all([add(movieIds.ahead), add(movieIds.unfound, { search: false, quality_profile_id })])
  for (const id of movieIds.shelved) await until(`movie ${id} is on the shelf`, () => isShelved(id), 90_000)
  await client.call('PATCH', `/movies/${movies.get(movieIds.modest)!.id}`, { quality_profile_id })
  await client.call('PUT', '/config', { download_speed_limit: slowKilobytes })
}

/** A profile that takes only what nobody offers here. */
const picky = async (client: Client): Promise<number> => {
  const { id, items } = (await client.all<Profile>('/quality-profiles')).find(({ name }) => name === 'Best picture')!
  const only = items.map((item) => ({ ...item, allowed: item.quality === 'Remux-2160p' }))
  await client.call('PATCH', `/quality-profiles/${id}`, { items: only, cutoff: 'Remux-2160p' })
  return id
}

const beginSlowly = async (client: Client, movies: Map<number, Movie>) => {
  await adding(client, movies)(movieIds.slow)
  const { id } = movies.get(movieIds.slow)!
  await until('the slow movie is on its way', async () =>
    (await client.downloads()).some(({ movie_id, state }) => movie_id === id && state === 'downloading'),
  )
}
