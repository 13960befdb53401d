import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { createFootage } from './footage'
import { movies, type WorldMovie } from './movies'
import { bareImdbId, containsWords, type Offered, type OfferSource } from './offers'
import { type DemoRelease, releasesOf } from './releases'
import type { Seeder } from './seeder'
import { inventedPieces, piecesOf, type TorrentFile, torrentFile } from './torrent-file'

/** A release as the indexer offers it. `sha256` is that of the movie's file; null if there is none. */
export type Offer = DemoRelease & TorrentFile & { readonly size_bytes: number; readonly sha256: string | null }

export type StockOptions = {
  readonly dir: string
  readonly footage: Pick<ReturnType<typeof createFootage>, 'of' | 'hurry'>
  readonly seeder: Pick<Seeder, 'seed'>
  readonly trackers: readonly string[]
}

/** All releases of the demo world. A movie's releases are created and seeded on first request. */
export const createStock = (options: StockOptions) => {
  const prepared = new Map<number, Promise<Offer[]>>()
  const ready: Offer[] = []
  let isEnded = false

  const prepare = async (movie: WorldMovie, priority: number): Promise<Offer[]> => {
    if (isEnded) throw new Error('the stock is closed')
    const offers = await Promise.all(releasesOf(movie).map((release) => offer(release, options, priority)))
    ready.push(...offers)
    return offers
  }

  return {
    /** Somebody waits for the answer, so nothing may take long. */
    soon: (movie: WorldMovie): Promise<Offer[]> => {
      const offers = prepared.get(movie.id) ?? prepare(movie, 1)
      prepared.set(movie.id, offers)
      options.footage.hurry(movie)
      return offers
    },
    of: (movie: WorldMovie, priority = 1): Promise<Offer[]> => {
      const offers = prepared.get(movie.id) ?? prepare(movie, priority)
      prepared.set(movie.id, offers)
      return offers
    },
    /** Nothing is written afterwards: waits for what is running and starts nothing else. */
    stop: async (): Promise<void> => {
      isEnded = true
      await Promise.allSettled(prepared.values())
    },
    ready: (): readonly Offer[] => ready,
    find: (key: string): Offer | undefined => ready.find((each) => each.info_hash === key.toLowerCase() || each.title === key),
  }
}
export type Stock = ReturnType<typeof createStock>

/** The stock as an indexer's source. Without a query it lists what is ready. */
export const stockedOffers = (stock: Pick<Stock, 'soon' | 'ready' | 'find'>): OfferSource => {
  const wantedBy =
    ({ imdb, tmdb, words }: Parameters<OfferSource['find']>[0]) =>
    (movie: WorldMovie): boolean => {
      if (imdb) return movie.imdb_id !== null && bareImdbId(movie.imdb_id) === imdb
      if (tmdb) return String(movie.id) === tmdb
      return releasesOf(movie).some(({ title }) => containsWords(title, words))
    }
  return {
    find: async (asked) => {
      const { imdb, tmdb, words } = asked
      if (!imdb && !tmdb && words === '') return stock.ready().map(offeredFrom)
      const offers = (await Promise.all(movies.filter(wantedBy(asked)).map(stock.soon))).flat().map(offeredFrom)
      return imdb || tmdb ? offers : offers.filter(({ title }) => containsWords(title, words))
    },
    byHash: (hash) => {
      const found = stock.find(hash)
      return found && offeredFrom(found)
    },
  }
}

const offeredFrom = ({ movie, payload, bytes, is_tagged, ...rest }: Offer): Offered => ({
  ...rest,
  torrent: bytes,
  files: payload.kind === 'fake' ? 2 : 1,
  movie: movie.id,
  ...(is_tagged && { tag: movie }),
})

const offer = async (release: DemoRelease, options: StockOptions, priority: number): Promise<Offer> => {
  const { payload } = release
  if (payload.kind === 'nothing')
    return {
      ...release,
      ...hollow(release.title, payload.claimed_bytes, options.trackers),
      size_bytes: payload.claimed_bytes,
      sha256: null,
    }
  if (payload.kind === 'fake') return { ...release, ...(await fake(release, options)), size_bytes: payload.claimed_bytes, sha256: null }
  const path = await options.footage.of(release.movie, payload.height, priority)
  const video = Bun.file(path)
  const file = await seeded(
    { name: `${release.title}.${path.split('.').at(-1)}`, content: [{ path, name: null, length: video.size }] },
    options,
  )
  return { ...release, ...file, size_bytes: video.size, sha256: await sha256Of(video) }
}

/** A well-formed torrent that nobody has. */
const hollow = (title: string, length: number, trackers: readonly string[]): TorrentFile => {
  const pieceLength = length > 100 * 1024 ** 3 ? 64 * 1024 ** 2 : 8 * 1024 ** 2
  return torrentFile({
    name: `${title}.mkv`,
    files: [{ path: [`${title}.mkv`], length }],
    pieceLength,
    pieces: inventedPieces(title, Math.ceil(length / pieceLength)),
    trackers,
  })
}

/** A fake that must not be downloaded: a movie's name on an executable, which is only a line of text. */
const fake = async ({ title }: DemoRelease, options: StockOptions): Promise<TorrentFile> => {
  const folder = join(options.dir, 'fakes', title)
  await mkdir(folder, { recursive: true })
  const files = {
    [`${title}.exe`]: 'This is not a program. It stands for one that you would not want.\n'.repeat(4000),
    'Read me first.txt': 'Run the player to watch the movie.\n',
  }
  for (const [name, text] of Object.entries(files)) await Bun.write(join(folder, name), text)
  const content = Object.entries(files).map(([name, text]) => ({ name, path: join(folder, name), length: text.length }))
  return seeded({ name: title, content }, options)
}

type Seeding = { name: string; content: readonly { path: string; name: string | null; length: number }[] }

const pieceLength = 256 * 1024

const seeded = async ({ name, content }: Seeding, { seeder, trackers }: StockOptions): Promise<TorrentFile> => {
  const files = content.map((each) => ({ path: [each.name ?? name], length: each.length }))
  const pieces = await piecesOf(await Promise.all(content.map(({ path }) => Bun.file(path).arrayBuffer())), pieceLength)
  const file = torrentFile({ name, files, pieceLength, pieces, trackers })
  await seeder.seed({ info_hash: file.info_hash, torrent: file.bytes, files: content.map(({ path, length }) => ({ path, length })) })
  return file
}

const sha256Of = async (file: Blob): Promise<string> => {
  const sum = new Bun.CryptoHasher('sha256')
  for await (const chunk of file.stream()) sum.update(chunk)
  return sum.digest('hex')
}
