import { mkdir, rename } from 'node:fs/promises'
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
type Furnished = { readonly whole: Promise<void>; readonly poster: string | null }
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

/**
 * Configures a fresh service with the demo world, movies in the library, and downloads in progress. Returns once there is something to see:
 * a visitor watches the library fill instead of waiting for it;
 * `whole` is the rest of it, and
 * `poster` the first picture that will be asked for.
 */
export const furnish = async ({ world, service }: Furnishing): Promise<Furnished> => {
  const [{ id }] = await Promise.all([configure(service, world), putOnShelf(world.dir)])
  const [first, ...others] = [...shownMovies, ...awaited]
  const { poster_url } = await service.post<{ poster_url: string | null }>('/movies', { metadata_id: first })
  const whole = importShelf(service, id).then(() => addAll(service, others))
  return { whole, poster: poster_url }
}

const importShelf = async (service: Furnishing['service'], root_folder_id: number): Promise<void> => {
  const scan = await service.post<Scan>('/library/scan', { root_folder_id })
  await reached(service, scan.id, 'ready')
  await service.post(`/library/scan/${scan.id}/apply`, {})
  await reached(service, scan.id, 'applied')
}

const addAll = async (service: Furnishing['service'], metadataIds: readonly number[]): Promise<void> => {
  for (const metadata_id of metadataIds) await service.post('/movies', { metadata_id })
}

/** The embedded movie stands in for all of them. */
const putOnShelf = async (dir: string): Promise<void> => {
  const log = { error() {}, warn() {}, info() {}, debug() {}, trace() {} }
  const footage = createFootage({ dir: join(dir, 'stand-ins'), ffmpeg: null, log })
  const place = async ([number, quality]: [string, string]): Promise<void> => {
    const movie = movieById(Number(number))
    if (!movie) return
    const name = `${movie.title.replaceAll(/[^\p{L}\p{N} .'-]/gu, '')} (${movie.release_date.slice(0, 4)})`
    const folder = join(dir, 'shelf', name)
    await mkdir(folder, { recursive: true })
    await rename(await footage.of(movie, 720), join(folder, `${name}.${quality}.mp4`))
  }
  await Promise.all(Object.entries(inLibrary).map(place))
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
