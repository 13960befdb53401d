import { readXml, type XmlElement, xmlText } from '#server/foundation/lib/xml'
import { type Entry, entry, mostEntries } from './list-type'
import { type Ids, idInGuid, idsInText, titleAndYear } from './names'
import { ListRefused } from './refused'

/** Reads the movies of an RSS or Atom feed, with ids from guids, links or elements. Throws ListRefused or XmlRefused. */
export const readRssList = async (bytes: Uint8Array, contentType: string | null): Promise<Entry[]> => {
  const { root, elements } = await readXml(xmlText(bytes, contentType), ['item', 'entry'], { elements: mostEntries + 1 })
  if (root !== 'rss' && root !== 'rdf' && root !== 'feed') throw new ListRefused('list_not_feed')
  const entries = elements.filter((element) => !isSeries(element)).flatMap((element) => entryOf(element) ?? [])
  if (entries.length === 0 && elements.some((element) => !isSeries(element))) throw new ListRefused('list_feed_without_movies')
  return entries
}

const seriesWords = /\b(TV Series|Mini-Series|TV Mini Series|TV Episode)\b/i

const isSeries = (element: XmlElement): boolean =>
  /^(show|tv|series)$/i.test(textOf(element, 'category')) ||
  seriesWords.test(textOf(element, 'title')) ||
  childOf(element, 'tvid') !== undefined

const entryOf = (element: XmlElement): Entry | null => {
  const guid = textOf(element, 'guid') || textOf(element, 'id')
  // A diary also contains lists, and reviews without a movie.
  if (/^letterboxd-list-/.test(guid)) return null
  const { metadata_id, imdb_id } = idsOf(element, guid)
  const { title, year } = titleAndYear(textOf(element, 'title'))
  const filmTitle = textOf(element, 'filmtitle')
  if (!filmTitle && !title) return null
  if (metadata_id === null && imdb_id === null && !filmTitle && year === null) return null
  return entry({
    metadata_id,
    imdb_id,
    title: filmTitle || title,
    year: wholeIn(textOf(element, 'filmyear')) ?? year,
    rating: starsOf(textOf(element, 'memberrating')),
    watched_at: dayOf(textOf(element, 'watcheddate')),
  })
}

/** What an entry says about itself. Its words may be about other movies, so they only count if nothing else has an id. */
const idsOf = (element: XmlElement, guid: string): Ids => {
  const own = firstOf([idInGuid(guid), { metadata_id: idNamedIn(element), imdb_id: null }, idsInText(`${guid} ${linkOf(element)}`)])
  if (own.metadata_id !== null || own.imdb_id !== null) return own
  return idsInText(`${textOf(element, 'description')} ${textOf(element, 'summary')}`)
}

const firstOf = (found: readonly Ids[]): Ids => ({
  metadata_id: found.find(({ metadata_id }) => metadata_id !== null)?.metadata_id ?? null,
  imdb_id: found.find(({ imdb_id }) => imdb_id !== null)?.imdb_id ?? null,
})

/** Converts half a star to five stars into 1 to 10. */
export const starsOf = (text: string): number | null => {
  const stars = /^\d(\.\d)?$/.test(text.trim()) ? Number(text) : 0
  return stars >= 0.5 && stars <= 5 ? Math.round(stars * 2) : null
}

/** Noon of a day, so that no time zone shifts the date. */
export const dayOf = (text: string): string | null => {
  const day = /^(\d{4}-\d{2}-\d{2})/.exec(text.trim())?.[1]
  const at = day === undefined ? Number.NaN : Date.parse(`${day}T12:00:00.000Z`)
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}

/** A bare number, as in many guids, is the row of the list: an id comes only from an element that is named for it. */
const idNamedIn = ({ children }: XmlElement): number | null => {
  const named = children.find(({ prefix, name }) => (prefix === 'tmdb' ? ownNames.has(name) : /^tmdb_?id$/.test(name)))
  return named ? wholeIn(named.text) : null
}
const ownNames: ReadonlySet<string> = new Set(['id', 'movieid'])

const childOf = (element: XmlElement, name: string) => element.children.find((child) => child.name === name)
const textOf = (element: XmlElement, name: string): string => childOf(element, name)?.text ?? ''
const linkOf = (element: XmlElement): string => {
  const link = childOf(element, 'link')
  return link?.attributes.href ?? link?.text ?? ''
}
const wholeIn = (text: string): number | null => (/^\d{1,9}$/.test(text.trim()) && Number(text) > 0 ? Number(text) : null)
