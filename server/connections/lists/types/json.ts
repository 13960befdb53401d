import { hours } from '#server/foundation/lib/duration'
import { secret } from '#server/foundation/lib/fields'
import { inPages } from '#server/foundation/lib/in-pages'
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
    if (url === null) return entries
    let at: string = url
    await inPages({
      most: mostPages,
      read: async () => {
        const { entries: found, next }: JsonReading = await readPage(at, context)
        entries.push(...found)
        if (next === null) return false
        const mayGoOn = found.length > 0 && entries.length <= mostEntries && isSameOrigin(next, at)
        if (!mayGoOn) context.cut()
        at = next
        return mayGoOn
      },
      cut: context.cut,
    })
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
