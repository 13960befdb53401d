import { queryOptions } from '@tanstack/react-query'
import { ask, client } from '../../data/api/client'
import type { MetadataMatch } from '../../data/api/types'
import { fileInBase64 } from '../../data/file-in-base64'
import type { Wish } from './understand'

const search = async (q: string, year: number | null, signal: AbortSignal): Promise<MetadataMatch[]> => {
  const query = { q, limit: 5, ...(year !== null && { year }) }
  const { results } = await ask(client.GET('/api/v1/metadata/search', { params: { query }, signal }))
  // People remember years badly.
  return results.length > 0 || year === null ? results : await search(q, null, signal)
}

/** What the name of a torrent says, as the service reads names. */
const read = async (name: string, signal: AbortSignal) => {
  const { releases } = await ask(client.POST('/api/v1/releases/evaluate', { body: { releases: [{ title: name.slice(0, 500) }] }, signal }))
  const { titles, year } = releases[0]!.parsed
  return { title: titles[0] ?? name, year }
}

/** The movies that something may be, the most likely one first. */
export const matchesQuery = (wish: Wish) =>
  queryOptions({
    queryKey: ['metadata', 'given', wish.kind, wish.name],
    queryFn: async ({ signal }) => {
      if (wish.kind === 'movie') return await search(wish.q, wish.year, signal)
      const { title, year } = await read(wish.name, signal)
      return await search(title.slice(0, 200), year, signal)
    },
    staleTime: 600_000,
  })

/** Adds the movie, unless it is in the library, and begins the download of a torrent. Returns the movie's id. */
export const give = async (wish: Wish, { metadata_id, movie_id }: MetadataMatch): Promise<number> => {
  const add = async (search: boolean) => (await ask(client.POST('/api/v1/movies', { body: { metadata_id, search } }))).id
  const id = movie_id ?? (await add(wish.kind === 'movie'))
  if (wish.kind === 'movie') return id
  const torrent = wish.file ? { torrent: await fileInBase64(wish.file) } : { magnet: wish.magnet ?? '' }
  await ask(client.POST('/api/v1/downloads', { body: { movie_id: id, ...torrent } }))
  return id
}
