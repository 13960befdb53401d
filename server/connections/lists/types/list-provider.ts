import { hours } from '#server/foundation/lib/duration'
import { choice, optionalText } from '#server/foundation/lib/fields'
import { inPages } from '#server/foundation/lib/in-pages'
import { defineListType, type Entry, mostEntries } from '../list-type'
import { readJsonList } from '../read-json'
import { refusal, refusing } from '../refused'

const fields = {
  which: choice({
    section: 'List',
    label: 'Which list',
    help: 'A list, or your own watchlist.',
    options: ['list', 'watchlist'],
    default: 'list',
  }),
  list: optionalText({
    section: 'List',
    label: 'List',
    help: 'The address of the list on the website of the service, user/name, or its number.',
    max: 300,
  }),
}

const perPage = 500

/** A list at the list provider, read with the user's own key. */
export const listProvider = defineListType({
  type: 'list_provider',
  label: 'MDBList',
  help: 'A list or your watchlist, even a private one. It uses the key under Settings → Library → Lists and following → List provider.',
  fields,
  required: [],
  every: hours(12),
  read: async ({ which, list }, { name, provider, cut }) => {
    const path = which === 'watchlist' ? '/watchlist/items' : `/lists/${pathOf(name, list)}/items`
    const entries: Entry[] = []
    const readPage = async (page: number): Promise<boolean> => {
      const params = { limit: String(perPage), offset: String(page * perPage), unified: 'true' }
      const bytes = await provider(path, params)
      const reading = await refusing(name, async () => readJsonList(bytes, { hasOwnIds: true }))
      const isRepeated = page > 0 && reading.entries[0]?.metadata_id === entries[0]?.metadata_id
      if (reading.lines === 0 || isRepeated) return false
      entries.push(...reading.entries)
      return reading.lines >= perPage
    }
    // One page more than are kept, to know whether there is more.
    await inPages({ most: mostEntries / perPage + 1, read: readPage, cut })
    return entries
  },
})

const pathOf = (name: string, list: string | null): string => {
  const path = /^(?:https?:\/\/(?:www\.)?mdblist\.com\/lists\/)?([\w-]+(?:\/[\w-]+)?)\/?$/.exec(list?.trim() ?? '')?.[1]
  if (path === undefined) throw refusal(name, 'list_to_be_named')
  return path
}
