import { beforeAll, describe, expect, test } from 'bun:test'
import { describeApi } from '#server/describe-api'
import { openapiDocument } from '#server/service/openapi/document'
import { useSharedApp } from '#server/testing/use-app'

const app = useSharedApp()
beforeAll(async () => {
  await app.ask('POST', '/movies', { metadata_id: 10378, search: false })
})

type Refusal = { error: { code: string; message: string } }
const refusal = async (method: string, path: string, body?: unknown) => {
  const { status, body: answer, headers } = await app.ask<Partial<Refusal>>(method, path, body)
  return { status, message: answer?.error?.message, allow: headers.get('allow') }
}
const statuses = (method: string, paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => [path, (await refusal(method, path)).status]))

type Parameter = { name: string; in: string; schema: { type?: string; minimum?: number; maximum?: number } }
type Paths = Record<string, { get?: { parameters?: Parameter[] } }>
const { paths } = openapiDocument(describeApi(), { base_url: '', version: '1' }) as { paths: Paths }
const numbers = Object.entries(paths).flatMap(([path, { get }]) =>
  (get?.parameters ?? [])
    .filter((each) => each.in === 'query' && (each.schema.type === 'integer' || each.schema.type === 'number'))
    .map((parameter) => ({ path: path.replace('/api/v1', '').replaceAll(/\{\w+\}/g, '1'), parameter })),
)

describe('a number in a query', () => {
  test('is refused outside its documented bounds, on every address', async () => {
    const beyond = numbers
      .filter(({ parameter }) => parameter.name !== 'limit')
      .flatMap(({ path, parameter: { name, schema } }) => [
        ...(schema.minimum === undefined ? [] : [`${path}?${name}=${schema.minimum - 1}`]),
        ...(schema.maximum === undefined ? [] : [`${path}?${name}=${schema.maximum + 1}`]),
      ])

    expect(beyond.length).toBeGreaterThan(20)
    expect(await statuses('GET', beyond)).toEqual(beyond.map((path) => [path, 422]))
  })

  test('is plain decimal on every address', async () => {
    const odd = numbers.flatMap(({ path, parameter: { name } }) =>
      ['0x10', 'Infinity', '1e0', '%2B1', '01.', 'NaN', ''].map((value) => `${path}?${name}=${value}`),
    )

    expect(await statuses('GET', odd)).toEqual(odd.map((path) => [path, 422]))
  })

  test('states its bounds when refused', async () => {
    expect((await refusal('GET', '/movies?rating_from=11')).message).toBe('rating_from: must be a number from 0 to 10')
    expect((await refusal('GET', '/movies?year_from=x')).message).toBe('year_from: must be a whole number, at least 0')
  })

  test('is clamped if it is a page limit', async () => {
    expect(await statuses('GET', ['/tags?limit=0', '/tags?limit=-5', '/tags?limit=101', '/tags?limit=99999999999999999999'])).toEqual([
      ['/tags?limit=0', 200],
      ['/tags?limit=-5', 200],
      ['/tags?limit=101', 200],
      ['/tags?limit=99999999999999999999', 200],
    ])
  })
})

describe('a filter', () => {
  test('refuses an unknown word', async () => {
    const misspelled = [
      '/movies?status=wantd',
      '/movies?quality=4k',
      '/downloads?state=zzz',
      '/history?type=zzz',
      '/movies/1/history?type=zzz',
    ]

    expect(await statuses('GET', misspelled)).toEqual(misspelled.map((path) => [path, 422]))
    expect((await refusal('GET', '/movies?status=wantd')).message).toStartWith('status: wantd is not one of unmonitored, ')
  })

  test('may be repeated only if it is a list', async () => {
    const both = await app.ask<{ results: { tags?: unknown; files?: unknown }[] }>('GET', '/movies?expand=files&expand=tags')

    expect(Object.keys(both.body.results[0] ?? {})).toEqual(expect.arrayContaining(['files', 'tags']))
    expect((await refusal('GET', '/movies?limit=1&limit=2')).message).toBe('limit: may be given only once')
    expect((await refusal('GET', '/movies?sort=year&sort=title')).status).toBe(422)
  })

  test('states the accepted values', async () => {
    expect((await refusal('GET', '/movies?monitored=maybe')).message).toBe('monitored: must be true or false')
  })
})

describe('an id', () => {
  test('has a single spelling', async () => {
    const odd = ['+1', '%2B1', '01', '0x1', '1e0', '1.0', '-1', '0', '%ff', '%00', 'x']

    for (const method of ['GET', 'DELETE', 'PATCH']) {
      const body = method === 'PATCH' ? { monitored: false } : undefined
      for (const id of odd) expect([method, id, (await refusal(method, `/movies/${id}`, body)).status]).toEqual([method, id, 404])
    }
    expect((await refusal('GET', '/movies/1')).status).toBe(200)
  })

  test('is quoted as sent when not found', async () => {
    expect((await refusal('GET', '/movies/%ff')).message).toBe('movie %ff not found')
    expect((await refusal('GET', '/movies/0')).message).toBe('movie 0 not found')
    expect((await refusal('GET', '/movies/ninety%20nine')).message).toBe('movie ninety nine not found')
  })

  test('below 1 is not found, without asking the metadata provider', async () => {
    const fault = { when: '/3/movie/', kind: 'broken' } as const
    app.provider.faults.push(fault)

    expect(await statuses('GET', ['/metadata/movies/0', '/metadata/movies/-1'])).toEqual([
      ['/metadata/movies/0', 404],
      ['/metadata/movies/-1', 404],
    ])
    app.provider.faults.splice(0)
  })
})

test('answers 405 for a method that a literal address lacks, even where an id could match', async () => {
  expect(await refusal('DELETE', '/movies/facets')).toEqual({
    status: 405,
    message: 'DELETE is not allowed here; allowed: GET, HEAD',
    allow: 'GET, HEAD',
  })
  expect(await refusal('PATCH', '/auth/sessions/current', {})).toMatchObject({ status: 405, allow: 'DELETE, GET, HEAD' })
  expect(await refusal('GET', '/backups/restore')).toMatchObject({ status: 405, allow: 'POST' })
  expect(await refusal('GET', '/indexers/test')).toMatchObject({ status: 405, allow: 'POST' })
})

test('an address is the same however its letters are encoded', async () => {
  expect(await statuses('GET', ['/%6dovies', '/mov%69es/%31', '/movies%2Ffacets'])).toEqual([
    ['/%6dovies', 200],
    ['/mov%69es/%31', 200],
    ['/movies%2Ffacets', 404],
  ])
})

describe('a body', () => {
  test('must be an object where one is expected', async () => {
    for (const path of ['/config/test/metadata', '/library/rename', '/library/rename/preview', '/library/self-test', '/tags', '/movies'])
      for (const body of ['[]', 'null', '7', '"x"'])
        expect([path, body, await refusal('POST', path, body)]).toEqual([
          path,
          body,
          { status: 422, message: 'body: must be an object', allow: null },
        ])
  })

  test('must not contain NUL or lone surrogates', async () => {
    expect(await refusal('POST', '/tags', '{"name":"a\\u0000b"}')).toMatchObject({
      status: 422,
      message: 'name: must not contain a NUL character',
    })
    expect((await refusal('POST', '/tags', '{"name":"a\\ud800b"}')).status).toBe(422)
    expect((await refusal('POST', '/tags', '{"name":"\\ud83d\\ude00"}')).status).toBe(201)
  })

  test('must be valid UTF-8', async () => {
    const body = new Uint8Array([...new TextEncoder().encode('{"name":"'), 0xff, ...new TextEncoder().encode('"}')])
    const headers = { authorization: `Bearer ${app.key()}`, 'content-type': 'application/json' }
    const request = new Request('http://localhost:8080/api/v1/tags', { method: 'POST', headers, body })

    const response = await app.answer(request, { ip: '127.0.0.1', upgrade: () => false })

    expect(response?.status).toBe(400)
    expect(((await response?.json()) as Partial<Refusal> | undefined)?.error?.message).toBe('The body is not valid UTF-8')
  })
})

test('refuses a query that is not UTF-8', async () => {
  expect(await refusal('GET', '/movies?q=%ff')).toMatchObject({ status: 400, message: 'The query is not valid UTF-8' })
  expect((await refusal('GET', '/movies?q=%00')).status).toBe(422)
})

describe('an empty text', () => {
  test.each([
    ['base_url', 'base_url: must not be empty'],
    ['movie_file_format', 'movie_file_format: must not be empty'],
  ])('in %s is refused with a reason', async (name, message) => {
    expect((await refusal('PUT', '/config', { [name]: '' })).message).toBe(message)
  })
})

test('whoever asks for a part of the diagnostic report does not get all of it', async () => {
  expect((await refusal('GET', '/diagnostics/export?privacy=titles')).status).toBe(422)
})
