import fc from 'fast-check'
import { brokenText, hostileNumber, hostileText, hostileValue } from './hostile-values'
import type { Body } from './standing'

export type Operation = { method: string; path: string; spec: Body }
export type Sent = { operation: Operation; path: string; body: string | undefined; type: string }
/** What request values may refer to: only what belongs to the test. */
export type World = { dir: string; movies: string; provider: string; movies_known: readonly number[] }

/** Operations that would end the test. Each has its own tests. */
export const leftOut: Record<string, string> = {
  'POST /api/v1/auth/api-key/rotate': 'it would invalidate the key of the test',
  'POST /api/v1/backups/{id}/restore': 'it would replace the database during the test',
  'POST /api/v1/backups/restore': 'it would replace the database during the test, and the body is not JSON',
  'GET /api/v1/ws': 'it opens a socket',
  'POST /api/v1/service/stop': 'it would stop the service',
  'POST /api/v1/service/restart': 'it would restart the service',
  'PUT /api/v1/service/autostart': 'it would install the service for the user who runs the test',
  'POST /api/v1/service/reveal': 'it would open a file manager on the desktop of the user',
  'POST /api/v1/update/install': 'it would replace the program under test',
}

export const operationsOf = (document: Body): Operation[] =>
  Object.entries<Body>(document.paths).flatMap(([path, item]) =>
    Object.entries<Body>(item)
      .map(([method, spec]) => ({ method: method.toUpperCase(), path, spec }))
      .filter((operation) => !(`${operation.method} ${path}` in leftOut)),
  )

/** Operations that keep the processor busy for seconds: asked once. */
const slow = new Set(['POST /api/v1/playback/hardware/measure'])
const isSlow = ({ method, path }: Operation): boolean => slow.has(`${method} ${path}`)

/** How often each of the others is asked at least. */
const times = 2

/** Settings that change the listener or lead to other computers. */
const keptSettings = new Set([
  'listen_address',
  'listen_port',
  'dht_enabled',
  'port_mapping_enabled',
  'lsd_enabled',
  'pex_enabled',
  'torrent_port',
  'update_check_enabled',
])

/**
 * Generates `count` requests with valid, boundary and hostile values: one per operation, once again one per
 * operation, then random ones. The same seed gives the same requests.
 */
export const randomRequests = (document: Body, world: World, { count, seed }: { count: number; seed: number }): Sent[] => {
  const { value } = valuesFor(document, world)
  const requestTo = (operation: Operation): fc.Arbitrary<Sent> => {
    const parameters: Body[] = operation.spec.parameters ?? []
    const inPath = parameters.filter((each) => each.in === 'path')
    const inQuery = parameters.filter((each) => each.in === 'query')
    const schema = operation.spec.requestBody?.content?.['application/json']?.schema
    const text = schema === undefined ? weighted([9, fc.constant(undefined)], [1, brokenText]) : bodyText(value(schema))
    return fc
      .record({
        path: fc.tuple(...inPath.map((each) => placeOf(each.name, each.schema))),
        query: fc.tuple(
          ...inQuery.map((each) =>
            weighted<string | null>([each.required ? 20 : 1, queryValue(each, value)], [each.required ? 1 : 2, fc.constant(null)]),
          ),
        ),
        more: weighted([9, fc.constant('')], [1, fc.constantFrom('unknown=1', 'limit=', '%00=%00', 'limit=1&limit=2', '=&&=', '%zz')]),
        text,
        type: weighted(
          [14, fc.constant('application/json')],
          [1, fc.constantFrom('text/plain', 'multipart/form-data', '', 'application/json;x')],
        ),
      })
      .map(({ path, query, more, text, type }) => {
        let filled = operation.path
        for (const [index, { name }] of inPath.entries()) filled = filled.replace(`{${name}}`, path[index]!)
        const asked = query.flatMap((each, index) => (each === null ? [] : [`${inQuery[index].name}=${each}`]))
        const search = [...asked, ...(more ? [more] : [])].join('&')
        return { operation, path: `${filled}${search && `?${search}`}`, body: mayHaveBody(operation) ? text : undefined, type }
      })
  }
  const all = operationsOf(document)
  const quick = all.filter((operation) => !isSlow(operation))
  const turns = [all, ...Array.from({ length: times - 1 }, () => quick)]
  const each = turns.flatMap((operations, turn) =>
    operations.flatMap((operation) => fc.sample(requestTo(operation), { numRuns: 1, seed: seed + turn })),
  )
  const choices = quick.map((operation): [number, fc.Arbitrary<Sent>] => [weights[operation.method] ?? 2, requestTo(operation)])
  return [...each, ...fc.sample(weighted(...choices), { numRuns: count - each.length, seed })]
}

/** Creates more than it deletes, so that there is something to query. */
const weights: Record<string, number> = { DELETE: 1, POST: 4 }

const mayHaveBody = ({ method }: Operation): boolean => method !== 'GET'
const weighted = <T>(...choices: [number, fc.Arbitrary<T>][]): fc.Arbitrary<T> =>
  fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })))

/** Arbitrary UTF-16 must be well-formed before URL encoding. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed())

const placeOf = (name: string, schema: Body): fc.Arbitrary<string> => {
  const bad = fc.constantFrom(
    '0',
    '-1',
    '1.5',
    '999999',
    '9007199254740993',
    'abc',
    '%00',
    '%2e%2e%2f',
    '%20',
    '1%2f2',
    'a'.repeat(500),
    '%F0%9F%8E%AC',
    '1;2',
  )
  if (schema?.type === 'integer' || name === 'id') return weighted([8, fc.integer({ min: 1, max: 6 }).map(String)], [3, bad])
  const words = schema?.enum ?? namedPlaces[name] ?? ['one']
  return weighted(
    [8, fc.constantFrom(...(words as string[]).map(encoded))],
    [2, bad],
    [1, hostileText.filter((text) => text !== '').map(encoded)],
  )
}
const namedPlaces: Record<string, string[]> = {
  name: ['wanted-search', 'wanted_search', 'log-retention', 'session-purge', 'download-check', 'database-maintenance'],
  kind: ['poster', 'backdrop'],
  file: ['w342.jpg', 'nothing.jpg'],
}

type Value = (schema: Body, name?: string) => fc.Arbitrary<unknown>
const queryValue = ({ schema, name }: Body, value: Value): fc.Arbitrary<string> =>
  weighted(
    [7, value(schema, name).map((each) => encoded(typeof each === 'string' ? each : String(JSON.stringify(each))))],
    [2, hostileText.map(encoded)],
    [1, hostileNumber.map(String)],
  )

const bodyText = (arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<string | undefined> =>
  weighted<string | undefined>([16, arbitrary.map((each) => JSON.stringify(each))], [1, brokenText], [1, fc.constant(undefined)])

/** Values that match a schema, sit at its limits, or violate it. */
const valuesFor = (document: Body, world: World) => {
  const byName = namedValues(world)

  const value: Value = (schema, name = '') => {
    if (schema?.['x-secret'] || /^(api_key|password|cookie|headers)$/.test(name)) return secretValue(name)
    const named = byName(name)
    if (named)
      return weighted([9, named], [1, name.endsWith('url') || name.endsWith('path') ? fc.constantFrom(5, true, [], {}) : hostileValue])
    return weighted(
      [8, fitting(schema ?? {}, name)],
      [1, hostileValue],
      [1, hostileValue.map((each) => (Array.isArray(each) ? each : [each]))],
    )
  }

  const fitting = (schema: Body, name: string): fc.Arbitrary<unknown> => {
    if (schema.$ref) return fitting(document.components.schemas[schema.$ref.split('/').at(-1)], name)
    const union: Body[] | undefined = schema.anyOf ?? schema.oneOf
    if (union) return fc.oneof(...union.map((each) => fitting(each, name)))
    if ('const' in schema) return fc.constant(schema.const)
    if (schema.enum) return fc.constantFrom(...schema.enum)
    return ofType[schema.type as string]?.(schema) ?? fc.jsonValue({ maxDepth: 2 })
  }

  const ofType: Record<string, (schema: Body) => fc.Arbitrary<unknown>> = {
    null: () => fc.constant(null),
    boolean: () => fc.boolean(),
    integer: ({ minimum = -5, maximum = 2 ** 53 - 1 }) =>
      weighted(
        [4, fc.integer({ min: minimum, max: Math.min(maximum, minimum + 20) })],
        [2, fc.constantFrom(minimum, maximum)],
        [1, fc.constantFrom(minimum - 1, maximum + 1)],
      ),
    number: ({ minimum = 0, maximum = 1e6 }) =>
      weighted(
        [3, fc.double({ min: minimum, max: maximum, noNaN: true })],
        [1, fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1)],
      ),
    string: ({ minLength = 0, maxLength = 60, pattern, format }) => {
      if (format === 'date-time')
        return fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-02-30T25:00:00Z', '0000-01-01T00:00:00Z', '+275760-09-13T00:00:00.001Z')
      if (pattern) return weighted([3, fc.stringMatching(new RegExp(pattern), { maxLength: 80 } as never)], [1, hostileText])
      const max = Math.min(maxLength, 60)
      return weighted<string>(
        [4, fc.string({ minLength: Math.min(minLength, max), maxLength: max, unit: 'grapheme-ascii' })],
        [1, fc.string({ minLength, maxLength: max, unit: 'binary' })],
        [
          1,
          fc.constantFrom(
            'x'.repeat(Math.min(maxLength, 20_000)),
            'x'.repeat(Math.min(maxLength + 1, 20_000)),
            'x'.repeat(Math.max(0, minLength - 1)),
          ),
        ],
      )
    },
    array: ({ items = {}, minItems = 0, maxItems = 5 }) =>
      fc.array(value(items), { minLength: Math.min(minItems, 5), maxLength: Math.min(maxItems, 5) }),
    object: (schema) => {
      const entries = Object.entries<Body>(schema.properties ?? {}).filter(([name]) => !keptSettings.has(name))
      const required = entries.flatMap(([name]) => (schema.required?.includes(name) ? [name] : []))
      const optional = entries.map(([name]) => name).filter((name) => !required.includes(name))
      const few = fc.subarray(optional, { maxLength: Math.min(5, optional.length) })
      const model = Object.fromEntries(entries.map(([name, each]) => [name, value(each, name)]))
      const whole = fc
        .tuple(few, weighted([12, fc.constant(null)], [1, fc.constantFrom(...required, 'nothing')]))
        .chain(([chosen, dropped]) => {
          const kept = [...required.filter((name) => name !== dropped), ...chosen]
          return fc.record(Object.fromEntries(kept.map((name) => [name, model[name]!])))
        })
      return weighted([12, whole], [1, whole.map((each) => ({ ...each, unknown_field: 1 }))])
    },
  }
  return { value }
}

/** A secret must not be a word that occurs elsewhere, or the diagnostic bundle would rightly be withheld. */
const secretValue = (name: string): fc.Arbitrary<unknown> => {
  const secret = fc.stringMatching(/^[0-9a-f]{32}$/)
  if (name === 'headers')
    return fc.oneof(fc.dictionary(fc.constantFrom('x-one', 'x-two', 'bad name'), secret), fc.constantFrom(null, [], 5))
  return fc.oneof(secret, secret, secret, fc.constantFrom<unknown>(null, '[REDACTED]', '', 5, true, [], {}))
}

/** Paths and URLs stay within the test, however odd they are otherwise. */
const namedValues = ({ dir, movies, provider, movies_known }: World) => {
  const paths = fc.constantFrom(
    movies,
    `${movies}/sub`,
    `${dir}/more`,
    'relative',
    '',
    '/proc/nothing/x',
    `${movies}/../movies`,
    `${movies}\u0000`,
    `/proc/${'x'.repeat(300)}`,
  )
  const urls = fc.constantFrom(
    provider,
    'http://127.0.0.1:1/',
    'http://[::1]:1',
    'no address',
    '',
    'file:///proc/nothing',
    'http://user:pass@127.0.0.1:1/',
    'http://127.0.0.1:1/?apikey=0123456789abcdef',
    'http://127.0.0.1:99999/',
    'javascript:1',
  )
  return (name: string): fc.Arbitrary<unknown> | undefined => {
    if (name === 'metadata_id') return weighted<unknown>([5, fc.constantFrom(...movies_known)], [2, hostileNumber])
    if (/(^|_)url$/.test(name)) return urls
    if (/(^|_)path$|^(folder|directory|paths|file)$/.test(name)) return paths
    if (name === 'magnet')
      return fc.constantFrom(
        'magnet:',
        `magnet:?xt=urn:btih:${'a'.repeat(40)}`,
        `magnet:?xt=urn:btih:${'z'.repeat(40)}`,
        'magnet:?xt=urn:btih:',
        'no',
      )
    if (/^(id|.*_id)$/.test(name)) return weighted<unknown>([6, fc.integer({ min: 1, max: 5 })], [1, hostileNumber], [1, fc.constant(null)])
    return undefined
  }
}
