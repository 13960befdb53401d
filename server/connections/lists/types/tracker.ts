import { hours } from '#server/foundation/lib/duration'
import { text } from '#server/foundation/lib/fields'
import { NotFound } from '#server/foundation/platform/errors'
import { defineListType, entry } from '../list-type'
import { refusal } from '../refused'

/** A list at the tracker. */
export const trackerList = defineListType({
  type: 'tracker_list',
  label: 'Trakt list',
  help: 'Any list on Trakt. It uses the application under Settings → Watching → Tracker.',
  fields: {
    list: text({
      section: 'List',
      label: 'List',
      help: 'The address of the list there, user/name, or its number.',
      default: '',
      max: 300,
    }),
  },
  required: ['list'],
  every: hours(12),
  read: async ({ list }, { name, tracker }) => {
    const where = placeOf(list)
    if (!where) throw refusal(name, 'list_to_be_named')
    try {
      return (await tracker.list(where)).items.map(({ metadata_id, title, year }) => entry({ metadata_id, title, year }))
    } catch (error) {
      if (error instanceof NotFound) throw refusal(name, 'list_not_there')
      throw error
    }
  },
})

/** The watchlist of the connected account. */
export const trackerWatchlist = defineListType({
  type: 'tracker_watchlist',
  label: 'Trakt watchlist',
  help: 'Your own watchlist on Trakt, once it is connected under Settings → Watching → Tracker.',
  fields: {},
  required: [],
  every: hours(12),
  read: async (_, { tracker }) =>
    (await tracker.watchlist()).items.map(({ metadata_id, title, year }) => entry({ metadata_id, title, year })),
})

const placeOf = (sent: string): { user: string | null; slug: string } | null => {
  const list = sent.trim().replace(/^https?:\/\/(?:www\.|app\.)?trakt\.tv\//, '')
  const [, user, slug] = /^(?:users\/)?([\w.-]+)\/(?:lists\/)?([\w-]+)\/?(?:\?.*)?$/.exec(list) ?? []
  if (user !== undefined && slug !== undefined) return user === 'lists' ? { user: null, slug } : { user, slug }
  return /^\d{1,12}$/.test(list) ? { user: null, slug: list } : null
}
