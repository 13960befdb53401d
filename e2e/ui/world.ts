import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '#server/testing/until'
import type { Client, Movie } from '../client'
import { run } from '../executable'
import { startService } from '../service'

export type UiWorld = Awaited<ReturnType<typeof openUiWorld>>
type Places = { metadata_url: string; indexer_url: string; api_keys: { metadata: string; indexer: string } }

/** Movies of the demo world by their state in this one. */
export const movieIds = {
  inLibrary: [10378, 45745, 653, 775],
  slow: 133701,
  unsearched: [961, 964, 992, 19],
  onHold: 234,
  /** No release matches its profile. */
  unfound: 16093,
  /** A movie in the library below its cutoff. */
  modest: 775,
  /** In theaters in a few days. */
  ahead: 9_000_007,
  toAdd: 10331,
} as const
export const titleToAdd = 'Night of the Living Dead'

type Options = {
  env?: Record<string, string>
  isFurnished?: boolean
  /** As after the very first start, before setup. */
  isUntouched?: boolean
  /** Drawn posters look real but start slower. */
  pictures?: 'plain' | 'drawn'
}

/** The built program with an empty data folder and the demo world. If furnished, it has movies in every state. */
export const openUiWorld = async ({ env, isFurnished = false, isUntouched = false, pictures = 'plain' }: Options = {}) => {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-ui-')))
  const [dataDir, shelf] = [join(dir, 'data'), join(dir, 'movies')]
  mkdirSync(shelf)
  const wanted = isFurnished ? [...movieIds.inLibrary, movieIds.slow] : [movieIds.toAdd]
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
    /** A crew member of the movie. */
    personOf: async (movie: number): Promise<string> => {
      type Credited = { crew: { person_id: number }[] }
      const { crew } = await service.client.call<Credited>('GET', `/movies/${String(movies.get(movie)!.id)}?expand=people`)
      return String(crew[0]!.person_id)
    },
    /** Restarts it on the same port and data. */
    restart: async (): Promise<void> => {
      service = await start(service.port)
    },
    /** From now on neither provider nor indexer answers. */
    endDemo: async (): Promise<void> => {
      demo.kill()
      await demo.ended
    },
    /** A one-time sign-in URL from the command line. */
    loginUrl: async (): Promise<string> => {
      const { out, err, code } = await run(['login-url', '--data-dir', dataDir])
      if (code !== 0) throw new Error(`no sign-in URL: ${out}${err}`)
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
  void child.exited.then(() => places.reject(new Error('the demo world exited')))
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

/** Configures it like a user would. Movies of this world are small, and some are silent. */
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

/** Some movies are imported, others wait. After the next start downloads are slow. */
const fillShelf = async (client: Client, movies: Map<number, Movie>) => {
  const add = adding(client, movies)
  const isInLibrary = async (metadata_id: number) => (await client.movie(movies.get(metadata_id)!.id)).status === 'available'
  await Promise.all(movieIds.inLibrary.map((id) => add(id)))
  await Promise.all(movieIds.unsearched.map((id) => add(id, { search: false })))
  await add(movieIds.onHold, { monitored: false, search: false })
  const quality_profile_id = await picky(client)
  await Promise.all([add(movieIds.ahead), add(movieIds.unfound, { search: false, quality_profile_id })])
  for (const id of movieIds.inLibrary) await until(`movie ${id} is imported`, () => isInLibrary(id), 90_000)
  await client.call('PATCH', `/movies/${movies.get(movieIds.modest)!.id}`, { quality_profile_id })
  await client.call('PUT', '/config', { download_speed_limit: slowKilobytes })
}

/** A profile that no available release matches. */
const picky = async (client: Client): Promise<number> => {
  const { id, items } = (await client.all<Profile>('/quality-profiles')).find(({ name }) => name === 'Best picture')!
  const only = items.map((item) => ({ ...item, allowed: item.quality === 'Remux-2160p' }))
  await client.call('PATCH', `/quality-profiles/${id}`, { items: only, cutoff: 'Remux-2160p' })
  return id
}

const beginSlowly = async (client: Client, movies: Map<number, Movie>) => {
  await adding(client, movies)(movieIds.slow)
  const { id } = movies.get(movieIds.slow)!
  await until('the slow movie is downloading', async () =>
    (await client.downloads()).some(({ movie_id, state }) => movie_id === id && state === 'downloading'),
  )
}
