import { hours } from '#server/foundation/lib/duration'
import { secret } from '#server/foundation/lib/fields'
import { defineListType, type Entry, type ListContext, mostEntries, mostPages } from '../list-type'
import { type JsonReading, readJsonList } from '../read-json'
import { refusing } from '../refused'

const fields = {
  url: secret({
    section: 'Connection',
    label: 'Address',
    help: 'The address of the list. Kept secret, because it may contain a key.',
    format: 'url',
  }),
}

/** A JSON list of movies at a URL. */
export const json = defineListType({
  type: 'json',
  label: 'List at a web address (JSON)',
  help: 'A public list from MDBList (its address ends in /json) or StevenLu, or any list of movies as JSON.',
  fields,
  required: ['url'],
  every: hours(12),
  read: async ({ url }, context) => {
    const entries: Entry[] = []
    let next: string | null = url
    for (let page = 0; next !== null && page < mostPages && entries.length <= mostEntries; page++) {
      const reading: JsonReading = await readPage(next, context)
      entries.push(...reading.entries)
      next = reading.entries.length > 0 && reading.next !== null && isSameOrigin(reading.next, next) ? reading.next : null
    }
    if (next !== null) context.cut()
    return entries
  },
})

const readPage = async (url: string, { fetch, name }: ListContext): Promise<JsonReading> =>
  await refusing(name, async () => {
    const { bytes } = await fetch(url, { headers: { accept: 'application/json' } })
    return readJsonList(bytes, { hasOwnIds: isListProvider(url) })
  })

const isListProvider = (url: string): boolean => /^(?:www\.|api\.)?mdblist\.com$/.test(URL.parse(url)?.hostname ?? '')

/** The URL may contain the key, so pages on another origin are not followed. */
const isSameOrigin = (next: string, url: string): boolean => URL.parse(next)?.origin === URL.parse(url)?.origin
