import type { ReadText } from '#server/foundation/platform/http/quick-answers'
import type { MovieQuery, MovieReading } from './reading'
import { movieSorts } from './schema'

/** Reads one movie, or a page of all movies, by an address that needs no validation. */
export const createPlainAnswers = ({ text, listText }: Pick<MovieReading, 'text' | 'listText'>) => {
  return ({ path, search }: { readonly path: string; readonly search: string }): ReadText | null => {
    if (!path.startsWith(place)) return null
    const query = path.length === place.length ? plainQuery(search) : null
    if (query) return () => listText(query)
    const id = search === '' && path[place.length] === '/' ? path.slice(place.length + 1) : ''
    return plainId.test(id) ? () => text(Number(id)) : null
  }
}

const place = '/api/v1/movies'
const plainId = /^[1-9]\d{0,14}$/

/** Null for anything the route would have to validate or refuse. */
const plainQuery = (search: string): MovieQuery | null => {
  const query: MovieQuery = {}
  if (search === '') return query
  for (const pair of search.slice(1).split('&')) {
    const equals = pair.indexOf('=')
    const [name, value] = [pair.slice(0, equals), pair.slice(equals + 1)]
    if (name in query || !plainValues[name]?.test(value)) return null
    Object.assign(query, { [name]: name === 'limit' ? Number(value) : value })
  }
  return query
}

const plainValues: Readonly<Record<string, RegExp>> = {
  __proto__: null as never,
  limit: /^(?:[1-9]\d?|100)$/,
  cursor: /^[\w-]+$/,
  sort: new RegExp(`^(?:${movieSorts.join('|')})$`),
  order: /^(?:asc|desc)$/,
}
