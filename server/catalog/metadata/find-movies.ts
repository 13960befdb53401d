import { NotFound } from '#server/foundation/platform/errors'
import type { MetadataClient, MetadataPage } from '#server/foundation/upstream/metadata/client'
import { readAddress } from './read-address'

type Finding = Pick<MetadataClient, 'search' | 'movie' | 'find'>

const pageOf = (results: MetadataPage['results']): MetadataPage => ({ results, page: 1, total_pages: 1, total_results: results.length })

/** Searches by title, or finds the one movie that an address names. */
export const createFindMovies = ({ search, movie, find }: Finding) => {
  const one = async (id: number | null): Promise<MetadataPage> => {
    if (id === null) return pageOf([])
    try {
      return pageOf([{ ...(await movie(id)), release_date: null, genre_ids: [] }])
    } catch (error) {
      if (error instanceof NotFound) return pageOf([])
      throw error
    }
  }

  return async (text: string, year: number | null, page: number): Promise<MetadataPage> => {
    const address = readAddress(text)
    if (address === null) return await search(text, year, { page })
    if ('title' in address) return await search(address.title, address.year, { page })
    return await one('imdb_id' in address ? await find(address.imdb_id) : address.metadata_id)
  }
}
