import { hours } from '#server/foundation/lib/duration'
import { defineListType } from '../list-type'

/** An upload: it never changes, and its movies are added in steps. */
export const file = defineListType({
  type: 'file',
  label: 'Uploaded file',
  help: 'An export of IMDb (CSV) or Letterboxd (CSV or ZIP).',
  fields: {},
  required: [],
  every: hours(1),
  read: null,
})
