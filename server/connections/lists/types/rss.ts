import { hours } from '#server/foundation/lib/duration'
import { secret } from '#server/foundation/lib/fields'
import { defineListType } from '../list-type'
import { readRssList } from '../read-rss'
import { refusing } from '../refused'

const fields = {
  url: secret({
    section: 'Connection',
    label: 'Address',
    help: 'The address of the feed. Kept secret, because anyone who has it can read the list.',
    format: 'url',
  }),
}

/** Movies from a feed. */
export const rss = defineListType({
  type: 'rss',
  label: 'RSS feed',
  help: 'A Plex watchlist, the diary of a Letterboxd account, or any feed of movies. A feed only shows its newest entries.',
  fields,
  required: ['url'],
  every: hours(6),
  read: async ({ url }, { name, fetch }) =>
    await refusing(name, async () => {
      const { bytes, headers } = await fetch(url ?? '', { headers: { accept: 'application/rss+xml, application/xml' } })
      return await readRssList(bytes, headers.get('content-type'))
    }),
})
