import { isJson, type Json, type Schemas } from './clean-schema'

const words: Readonly<Record<string, unknown>> = {
  title: 'Charade',
  sort_title: 'charade',
  original_title: 'Charade',
  overview: 'A young widow is pursued by several men who want a fortune that her husband had stolen.',
  tagline: 'You can expect the unexpected',
  name: 'Example',
  year: 1963,
  runtime_minutes: 113,
  original_language: 'en',
  language: 'en-US',
  region: 'US',
  certification: 'NR',
  metadata_id: 4808,
  quality: 'Bluray-1080p',
  folder: 'Charade (1963)',
  path: '/movies',
  relative_path: 'Charade (1963)/Charade (1963) Bluray-1080p.mkv',
  release_name: 'Charade.1963.1080p.BluRay.x264-GROUP',
  release_group: 'GROUP',
  info_hash: 'c9e15763f722f23e98a29decdfae341b98d53056',
  magnet: 'magnet:?xt=urn:btih:c9e15763f722f23e98a29decdfae341b98d53056',
  size_bytes: 8_589_934_592,
  url: 'https://indexer.example/api',
  poster_url: '/api/v1/images/movies/1/poster?v=1x9k2m',
  backdrop_url: '/api/v1/images/movies/1/backdrop?v=8s0d1q',
  poster_color: '#8a5a3c',
  genre: 'Comedy',
  status: 'available',
  text: 'The name contains HC',
  message: 'movie 999 not found',
  code: 'not_found',
  version: '1.2.3',
  cutoff: 'Bluray-1080p',
  next_cursor: null,
  has_more: false,
  label: 'Phone',
  kind: 'browser',
  group: 'WEB 1080p',
  torrent: 'ZDg6YW5ub3VuY2U=',
  trace_id: '4bf92f3577b34da6a3ce929d0e0e4736',
  span_id: '00f067aa0ba902b7',
  target: 'service::downloads::drive',
}

const moment = '2026-03-01T12:00:00.000Z'
const deepest = 10

/** A realistic value that matches a schema. */
export const exampleOf = (schema: unknown, schemas: Schemas): unknown => {
  const sample = (of: unknown, name: string, depth: number): unknown => {
    if (!isJson(of)) return null
    if (typeof of.$ref === 'string') return sample(schemas.get(of.$ref.split('/').at(-1) ?? ''), name, depth + 1)
    if (Array.isArray(of.oneOf)) return sample(of.oneOf[0], name, depth)
    if (Array.isArray(of.anyOf)) return sample(firstReal(of.anyOf as Json[]), name, depth)
    const own = ownExample(of, name)
    return own === undefined ? byType(of, name, depth) : own
  }

  const byType = (of: Json, name: string, depth: number): unknown => {
    const [type] = [of.type].flat()
    switch (type) {
      case 'object':
        return depth > deepest ? {} : objectOf(of, depth)
      case 'array':
        return listOf(of, name, depth)
      case 'integer':
      case 'number':
        return numberOf(of, name)
      case 'boolean':
        return true
      case 'string':
        return textOf(of, name)
      default:
        return null
    }
  }

  /** Lists of ids stay empty unless they must not be, and so does anything nested too deeply. */
  const listOf = (of: Json, name: string, depth: number): unknown[] => {
    const isShort = depth > deepest || of.uniqueItems === true
    return isShort && !of.minItems ? [] : [sample(of.items, name.replace(/s$/, ''), depth + 1)]
  }

  const objectOf = (of: Json, depth: number): Json => {
    const required = new Set(Array.isArray(of.required) ? of.required : [])
    const fields = Object.entries(isJson(of.properties) ? of.properties : {})
    const shown = fields.filter(([name, field]) => required.has(name) || !isRelated(field))
    return Object.fromEntries(shown.map(([name, field]) => [name, sample(field, name, depth + 1)]))
  }
  return sample(schema, '', 0)
}

/** The schema's own example, default or constant. */
const ownExample = (of: Json, name: string): unknown => {
  if ('example' in of) return of.example
  if (Array.isArray(of.examples)) return of.examples[0]
  if ('const' in of) return of.const
  if (!Array.isArray(of.enum)) return undefined
  return of.enum.includes(words[name]) ? words[name] : of.enum[0]
}

const firstReal = (choices: readonly Json[]) => choices.find((choice) => choice.type !== 'null') ?? choices[0]
/** A related resource that is present only on request. */
const isRelated = (field: unknown) => isJson(field) && /only with `expand`/.test(String(field.description ?? ''))

const numberOf = ({ minimum = 0, maximum, default: usual }: Json, name: string): number => {
  const wanted = words[name] ?? usual
  const least = Number(minimum)
  const value = typeof wanted === 'number' ? wanted : Math.max(1, least)
  return typeof maximum === 'number' ? Math.max(least, Math.min(value, maximum)) : Math.max(least, value)
}

const textOf = (of: Json, name: string): unknown => {
  if (of.format === 'date-time') return moment
  if (of.format === 'date') return moment.slice(0, 10)
  const wanted = name in words ? words[name] : of.default
  if (wanted === null && [of.type].flat().includes('null')) return null
  const value = typeof wanted === 'string' ? wanted : 'example'
  const fits = typeof of.pattern !== 'string' || new RegExp(of.pattern).test(value)
  return fits && value.length <= Number(of.maxLength ?? Number.POSITIVE_INFINITY) ? value : fitting(of)
}

const fitting = ({ pattern }: Json): string => {
  if (typeof pattern === 'string' && pattern.includes('[0-9A-Fa-f]{40}')) return String(words.info_hash)
  if (typeof pattern === 'string' && pattern.startsWith('^magnet:')) return String(words.magnet)
  return 'x'
}
