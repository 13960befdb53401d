import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createFootage } from '../footage'
import { movieById } from '../movies'
import { type DemoWorld, shownMovies } from '../world'
import type { ApiClient } from './api-client'
import { configure } from './configure'

type Furnishing = {
  readonly world: Pick<DemoWorld, 'dir' | 'metadata_url' | 'indexer_url' | 'api_keys' | 'movies'>
  readonly service: Pick<ApiClient, 'get' | 'post' | 'put' | 'patch'>
}
type Scan = { readonly id: number; readonly state: string }

/** In the library from the beginning: all decades and lengths, with complete and incomplete collections. */
const inLibrary: Readonly<Record<number, string>> = {
  9761: 'DVDRip',
  133701: '1080p.WEB-DL',
  9000004: '2160p.WEB-DL.HDR',
  9000005: '1080p.WEB-DL',
  9000003: '720p.WEB-DL',
  775: '1080p.BluRay',
  234: '720p.BluRay',
  992: '1080p.BluRay',
  961: '1080p.BluRay',
  19: '2160p.BluRay.HDR',
  3085: 'DVDRip',
  22744: '720p.WEB-DL',
  4808: '1080p.BluRay',
  10331: '1080p.BluRay',
}
/** Wanted but unavailable: an unreleased movie. */
const awaited = [9000007]
const patienceMs = 60_000

/** Configures a fresh service with the demo world, movies in the library, and downloads in progress. */
export const furnish = async ({ world, service }: Furnishing): Promise<void> => {
  await putOnShelf(world.dir)
  const { id } = await configure(service, world)
  const scan = await service.post<Scan>('/library/scan', { root_folder_id: id })
  await reached(service, scan.id, 'ready')
  await service.post(`/library/scan/${scan.id}/apply`, {})
  await reached(service, scan.id, 'applied')
  for (const metadata_id of [...shownMovies, ...awaited]) await service.post('/movies', { metadata_id })
}

/** The embedded movie stands in for all of them. */
const putOnShelf = async (dir: string): Promise<void> => {
  const log = { error() {}, warn() {}, info() {}, debug() {}, trace() {} }
  const footage = createFootage({ dir: join(dir, 'stand-ins'), ffmpeg: null, log })
  for (const [number, quality] of Object.entries(inLibrary)) {
    const movie = movieById(Number(number))
    if (!movie) continue
    const name = `${movie.title.replaceAll(/[^\p{L}\p{N} .'-]/gu, '')} (${movie.release_date.slice(0, 4)})`
    const folder = join(dir, 'shelf', name)
    await mkdir(folder, { recursive: true })
    await Bun.write(join(folder, `${name}.${quality}.mp4`), Bun.file(await footage.of(movie, 720)))
  }
}

const reached = async (service: Furnishing['service'], id: number, wanted: string): Promise<void> => {
  const until = performance.now() + patienceMs
  while (performance.now() < until) {
    const { state } = await service.get<Scan>(`/library/scan/${id}`)
    if (state === wanted) return
    if (state === 'failed') break
    await Bun.sleep(50)
  }
  throw new Error('the sample movies could not be imported')
}
