import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MovieSketch } from '#world/catalog'
import { startProvider } from '#world/provider'
import type { Movie } from './client'
import { run } from './executable'
import { startService } from './service'

/** Creates a file with this name, and files next to it, in a library folder. */
type Make = (path: string) => unknown
export type VideoShelf<Name extends string> = Awaited<ReturnType<typeof openVideoShelf<Name>>>

type Options = {
  /** Lets the program find this machine's media tools. Default: it finds none. */
  readonly hasTools?: boolean
  readonly host?: string
}

/** The program with a library of generated movies, each named after its file. */
export const openVideoShelf = async <Name extends string>(make: Readonly<Record<Name, Make>>, { hasTools = false, host }: Options = {}) => {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-videos-')))
  const names = Object.keys(make) as Name[]
  const movies: MovieSketch[] = names.map((name, i) => ({ id: 500 + i, title: name.split('.')[0] ?? name, year: 1950 + i, runtime: 1 }))
  const provider = startProvider({ movies })
  const [dataDir, shelf] = [join(dir, 'data'), join(dir, 'movies')]
  mkdirSync(shelf)
  const place = { dataDir, ...(host && { host }), ...(!hasTools && { env: { PATH: join(dir, 'no-programs') } }) }
  let service = await startService(place)
  const { client } = service
  const known = new Map<Name, { movie: number; file: number; path: string }>()
  const fill = async (): Promise<void> => {
    await client.call('PUT', '/config', { metadata_url: provider.url, metadata_api_key: 'key', dht_enabled: false, min_free_space_mb: 0 })
    await client.call('POST', '/root-folders', { path: shelf })
    for (const [i, name] of names.entries()) {
      const { id, title: called, year } = movies[i]!
      const movie = await client.call<Movie>('POST', '/movies', { metadata_id: id, search: false })
      const title = `${called} (${year})`
      const path = join(shelf, title, `${title}.${name.split('.').at(-1)}`)
      mkdirSync(join(shelf, title))
      await make[name](path)
      const { file_ids } = await client.call<Movie>('POST', `/movies/${movie.id}/rescan`)
      known.set(name, { movie: movie.id, file: file_ids[0] ?? 0, path })
    }
  }
  await fill().catch(async (error: unknown) => {
    await service.cut()
    throw error
  })
  return {
    dir,
    get service() {
      return service
    },
    of: (name: Name) => known.get(name) ?? { movie: 0, file: 0, path: '' },
    /** Kills it like a power cut and starts it again. */
    cutAndStart: async (): Promise<void> => {
      await service.cut()
      service = await startService({ ...place, port: service.port })
    },
    /** A one-time sign-in URL. */
    loginUrl: async (): Promise<string> => (await run(['login-url', '--data-dir', dataDir])).out.trim(),
    close: async (): Promise<void> => {
      await service.stop()
      provider.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
