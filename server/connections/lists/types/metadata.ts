import { hours } from '#server/foundation/lib/duration'
import { text } from '#server/foundation/lib/fields'
import { NotFound } from '#server/foundation/platform/errors'
import { defineListType, entry } from '../list-type'
import { refusal } from '../refused'

const idIn = (name: string, kind: 'list' | 'collection', sent: string): number => {
  const id = new RegExp(`^(?:https?://(?:www\\.)?themoviedb\\.org/${kind}/)?(\\d{1,9})(?:-[^/]*)?/?$`).exec(sent.trim())?.[1]
  if (id === undefined) throw refusal(name, kind === 'list' ? 'list_number_needed' : 'list_collection_needed')
  return Number(id)
}

const orGone = async <T>(name: string, ask: Promise<T>): Promise<T> => {
  try {
    return await ask
  } catch (error) {
    if (error instanceof NotFound) throw refusal(name, 'list_not_there')
    throw error
  }
}

/** A public list at the metadata provider. */
export const metadataList = defineListType({
  type: 'metadata_list',
  label: 'List of the movie database',
  help: 'A public list on TMDB.',
  fields: {
    list: text({ section: 'List', label: 'List', help: 'The address of the list there, or its number.', default: '', max: 300 }),
  },
  required: ['list'],
  every: hours(12),
  read: async ({ list }, { name, metadata, cut }) => {
    const { movies, isCut } = await orGone(name, metadata.list(idIn(name, 'list', list)))
    if (isCut) cut()
    return movies.map((movie) => entry(movie))
  },
})

/** All parts of a collection. */
export const metadataCollection = defineListType({
  type: 'metadata_collection',
  label: 'Collection of the movie database',
  help: 'All movies of a collection on TMDB.',
  fields: {
    collection: text({
      section: 'List',
      label: 'Collection',
      help: 'The address of the collection there, or its number.',
      default: '',
      max: 300,
    }),
  },
  required: ['collection'],
  every: hours(12),
  read: async ({ collection }, { name, metadata }) =>
    (await orGone(name, metadata.collection(idIn(name, 'collection', collection)))).parts.map(({ metadata_id, title, year }) =>
      entry({ metadata_id, title, year }),
    ),
})
