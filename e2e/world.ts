import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#server/foundation/lib/clock'
import { createTorrentWorld, noGoal } from '#server/testing/torrent-world'
import { until } from '#server/testing/until'
import { imdbOf, type MovieSketch } from '#world/catalog'
import { startIndexer } from '#world/indexer'
import { listedOffers, type Offered } from '#world/offers'
import { startProvider } from '#world/provider'
import { inventedPieces, torrentFile } from '#world/torrent-file'
import type { Client, Movie } from './client'
import { footage, megabytes } from './footage'
import { type Content, makeTorrent, writeContent } from './seeds'
import { type Service, startService } from './service'

export type World = Awaited<ReturnType<typeof openWorld>>
type More = { size_bytes?: number; seeders?: number; content?: readonly Content[] }

/** A provider, an indexer, a tracker and a seeder on loopback, and the program, configured like a user would. */
export const openWorld = async ({ movies, enable_feed = true }: { movies: readonly MovieSketch[]; enable_feed?: boolean }) => {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-e2e-')))
  const [dataDir, shelf] = [join(dir, 'data'), join(dir, 'movies')]
  mkdirSync(shelf)
  const provider = startProvider({ movies })
  const offers: Offered[] = []
  const indexer = startIndexer({ source: listedOffers(offers, imdbOf), api_key: 'key-of-the-indexer', clock: systemClock })
  const torrents = createTorrentWorld()
  const tracker = await torrents.tracker()
  const seeder = await torrents.engine({ settings: { max_connections: 1000 } })
  let service = await startService({ dataDir })
  await setUp(service.client, { provider: provider.url, indexer, shelf, enable_feed })

  const offer = (title: string, movie: MovieSketch, rest: Omit<Offered, 'title' | 'movie'>): Offered => {
    const made = { title, movie: movie.id, ...rest }
    offers.push(made)
    return made
  }

  return {
    dir,
    dataDir,
    shelf,
    provider,
    indexer,
    offers,
    tracker,
    seeder,
    service: () => service,
    client: () => service.client,

    /** A release that the indexer lists and the seeder has. */
    async seed(title: string, movie: MovieSketch, { content, ...more }: More = {}) {
      const files = content ?? [{ path: [`${title}.mp4`], bytes: footage(megabytes(3)) }]
      const name = files.length === 1 ? files[0]!.path.join('/') : title
      const made = await makeTorrent(name, files, [tracker.url])
      const folder = await torrents.folder()
      writeContent(join(folder, made.info_hash), name, files)
      const indexes = Array.from({ length: made.count }, (_, index) => index)
      await seeder.session.add({ source: { torrent: made.torrent }, folder, files: indexes, paused: false, seed_goal: noGoal })
      // Who asks the tracker before that is told of nobody, and asks again after a minute.
      await until(`${title} is announced`, () => tracker.announces.some(({ info_hash }) => info_hash === made.info_hash))
      const size_bytes = files.reduce((sum, { bytes }) => sum + bytes.length, 0)
      return { ...offer(title, movie, { info_hash: made.info_hash, torrent: made.torrent, size_bytes, ...more }), sha256: made.sha256[0]! }
    },

    /** A release that the indexer lists but nobody has. */
    claim(title: string, movie: MovieSketch, { size_bytes, seeders = 5 }: { size_bytes: number; seeders?: number }): Offered {
      const pieceLength = size_bytes > 100 * 1024 ** 3 ? 64 * 1024 ** 2 : 4 * 1024 ** 2
      const pieces = inventedPieces(title, Math.ceil(size_bytes / pieceLength))
      const path = [`${title}.mkv`]
      const made = torrentFile({ name: path[0]!, files: [{ path, length: size_bytes }], pieceLength, pieces, trackers: [tracker.url] })
      return offer(title, movie, { info_hash: made.info_hash, torrent: made.bytes, size_bytes, seeders })
    },

    add: (movie: MovieSketch, more: object = {}) => service.client.call<Movie>('POST', '/movies', { metadata_id: movie.id, ...more }),

    /** Waits until a movie has a status; on timeout, throws with its last state. */
    async becomes(movie: Pick<Movie, 'id'>, status: string, withinMs = 90_000): Promise<Movie> {
      let last: unknown
      const isSo = async () => {
        last = await service.client.movie(movie.id)
        return (last as Movie).status === status
      }
      await until(`movie ${movie.id} is ${status}`, isSo, withinMs).catch(async (error: Error) => {
        throw await whyNot(service.client, { movie, error })
      })
      return last as Movie
    },

    /** Waits until the files of a movie are these; on timeout, throws with what became of its downloads. */
    async holds(movie: Pick<Movie, 'id'>, files: readonly string[], held: () => Promise<readonly string[]>): Promise<void> {
      const [what, isSo] = [`movie ${movie.id} holds ${files.join(', ')}`, async () => String(await held()) === String(files.toSorted())]
      await until(what, isSo, twoTriesMs).catch(async (error: Error) => {
        throw await whyNot(service.client, { movie, error })
      })
    },

    /** All files in the library, including hidden ones, by relative path. */
    onShelf: () => (existsSync(shelf) ? filesBelow(shelf) : []),

    async restart(): Promise<Service> {
      service = await startService({ dataDir, port: service.port })
      return service
    },

    async close(): Promise<void> {
      await service.stop()
      await Promise.all([provider.stop(), indexer.stop()])
      await torrents.end()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** An import that fails on a busy machine is tried again after one to two minutes. */
const twoTriesMs = 240_000

/** The error with the movie, its downloads and candidates, and the newest log entries. */
const whyNot = async (client: Client, { movie, error }: { movie: Pick<Movie, 'id'>; error: Error }): Promise<Error> => {
  const downloads = (await client.downloads()).filter((download) => download.movie_id === movie.id)
  const offered = (await client.releases(movie.id)).map(({ title, verdict, reasons }) => ({ title, verdict, reasons }))
  const logged = await client.call<{ results: object[] }>('GET', '/logs?limit=25')
  const state = [await client.movie(movie.id), ...downloads, ...offered, ...logged.results]
  return new Error([error.message, ...state.map((each) => JSON.stringify(each))].join('\n'))
}

export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()

type Places = { provider: string; indexer: { url: string; api_key: string }; shelf: string; enable_feed: boolean }
type Profile = { id: number; is_default: boolean; items: ({ quality: string } | { qualities: string[] })[] }

/** Allows movies of a few megabytes in any language, with WEB 1080p as the cutoff. */
const setUp = async (client: Client, { provider, indexer, shelf, enable_feed }: Places): Promise<void> => {
  await client.call('PUT', '/config', {
    metadata_url: provider,
    metadata_api_key: 'key-of-the-provider',
    dht_enabled: false,
    port_mapping_enabled: false,
    seed_ratio_limit: 0,
    min_free_space_mb: 0,
  })
  await client.call('POST', '/root-folders', { path: shelf })
  const { url, api_key } = indexer
  await client.call('POST', '/indexers', { name: 'test', type: 'torznab', url, api_key, enable_feed })
  const profile = (await client.all<Profile>('/quality-profiles')).find(({ is_default }) => is_default)!
  const qualities = profile.items.flatMap((item) => ('quality' in item ? [item.quality] : item.qualities))
  const size_limits = qualities.map((quality) => ({ quality, min_size: 0, max_size: 1000, preferred_size: null }))
  const change = { size_limits, languages: { mode: 'any', values: [] }, cutoff: 'WEB 1080p' }
  await client.call('PATCH', `/quality-profiles/${profile.id}`, change)
}
