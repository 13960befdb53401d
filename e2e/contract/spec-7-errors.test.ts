import { afterAll, beforeAll, expect } from 'bun:test'
import { until } from '#server/testing/until'
import { section } from './sentence'
import { type Answered, type Body, demoMovies, isError, openStanding, rawRequest, type Standing } from './standing'

let standing: Standing
beforeAll(async () => {
  standing = await openStanding()
  await standing.add(demoMovies[0])
}, 120_000)
afterAll(() => standing?.close(), 30_000)

const told = ({ status, body }: Answered): [number, string] => [status, body?.error?.code]
const withFault = async <T>(fault: Standing['provider']['faults'][number], work: () => Promise<T>): Promise<T> => {
  standing.provider.faults.push(fault)
  try {
    return await work()
  } finally {
    standing.provider.faults.length = 0
  }
}

section('7. Errors', (is) => {
  is('All errors use the error object shape {error: {code, message}}', async () => {
    const answers = await Promise.all([
      standing.api('GET', '/nothing/at/all'),
      standing.api('PUT', '/movies', {}),
      standing.api('POST', '/movies', '{"metadata_id":'),
      standing.api('POST', '/movies', '['.repeat(5000) + ']'.repeat(5000)),
      standing.request('POST', '/api/v1/movies', {
        body: 'metadata_id=1',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
      standing.api('POST', '/movies', {}),
      standing.api('GET', '/movies?limit=many'),
      standing.api('GET', '/movies?cursor=x'),
      standing.api('GET', '/movies?expand=x'),
      standing.api('GET', '/movies/1000000'),
      standing.api('GET', '/movies/one'),
      standing.api('POST', '/movies', { metadata_id: demoMovies[0] }),
      standing.request('GET', '/api/v1/movies', { key: null }),
    ])

    expect(answers.map(told)).toEqual([
      [404, 'not_found'],
      [405, 'method_not_allowed'],
      [400, 'bad_request'],
      [400, 'bad_request'],
      [415, 'unsupported_media_type'],
      [422, 'validation_error'],
      [422, 'validation_error'],
      [400, 'invalid_cursor'],
      [400, 'invalid_expand'],
      [404, 'not_found'],
      [404, 'not_found'],
      [409, 'conflict'],
      [401, 'unauthorized'],
    ])
    expect(answers.filter(({ body }) => !isError(body))).toEqual([])
  })

  is('401: missing or invalid API key', async () => {
    const missing = await standing.request('GET', '/api/v1/config', { key: null })
    const invalid = await standing.request('GET', '/api/v1/config', { key: 'ak1_invalid' })

    expect([told(missing), told(invalid)]).toEqual([
      [401, 'unauthorized'],
      [401, 'unauthorized'],
    ])
    expect(missing.headers.get('www-authenticate')).toStartWith('Bearer')
  })

  is('404: error.code is not_found and the message names the resource kind and the id that was requested', async () => {
    const named = {
      '/movies/999': 'movie 999 not found',
      '/indexers/999': 'indexer 999 not found',
      '/downloads/999': 'download 999 not found',
      '/tags/999': 'tag 999 not found',
      '/files/999': 'file 999 not found',
      '/tasks/nothing': 'task nothing not found',
      '/movies/abc': 'movie abc not found',
      '/movies/0': 'movie 0 not found',
      '/movies/-1': 'movie -1 not found',
      '/movies/1.5': 'movie 1.5 not found',
      '/movies/99999999999999999999': 'movie 99999999999999999999 not found',
    }
    for (const [path, message] of Object.entries(named)) {
      const { status, body } = await standing.api('GET', path)
      expect([path, status, body.error]).toEqual([path, 404, expect.objectContaining({ code: 'not_found', message })])
    }
  })

  is('404 names kind and id for every kind of resource and every method', async () => {
    const { paths } = await standing.document()
    const items = Object.entries<Body>(paths).filter(([path]) => /^\/api\/v1\/[a-z-]+\/\{id\}$/.test(path))
    expect(items.length).toBeGreaterThan(8)
    for (const [path, item] of items) {
      const kinds = await Promise.all(
        Object.keys(item).map(async (method) => {
          const body = method === 'patch' || method === 'put' ? {} : undefined
          const answer = await standing.request(method.toUpperCase(), path.replace('{id}', '98765'), { body })
          return [answer.status, answer.body?.error.message]
        }),
      )
      const [, message] = kinds[0]!
      expect(message).toMatch(/^[a-z ]+ 98765 not found$/)
      expect({ path, kinds }).toEqual({ path, kinds: kinds.map(() => [404, message]) })
    }
  })

  is('405: another method of a known path, with the header Allow', async () => {
    const wrong = await standing.api('PUT', '/movies', {})
    const other = await standing.api('DELETE', '/status')
    const singleton = await standing.api('POST', '/config', {})

    expect([told(wrong)[0], told(other)[0], told(singleton)[0]]).toEqual([405, 405, 405])
    expect(wrong.headers.get('allow')?.split(', ').toSorted()).toEqual(['DELETE', 'GET', 'HEAD', 'PATCH', 'POST'])
    expect(other.headers.get('allow')?.split(', ').toSorted()).toEqual(['GET', 'HEAD'])
    expect(singleton.headers.get('allow')?.split(', ').toSorted()).toEqual(['GET', 'HEAD', 'PUT'])
  })

  is('413: a body is too large', async () => {
    const large = await standing.api('POST', '/tags', `{"name":"${'x'.repeat(5 * 1024 * 1024)}"}`)

    expect(told(large)).toEqual([413, 'payload_too_large'])
  })

  is('A body without Content-Length is measured while it arrives', async () => {
    const piece = new TextEncoder().encode('x'.repeat(512 * 1024))
    let left = 12
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (left-- > 0) controller.enqueue(piece)
        else controller.close()
      },
    })
    const headers = { authorization: `Bearer ${standing.key}`, 'content-type': 'application/json' }
    const answer = await fetch(`${standing.url}/api/v1/tags`, { method: 'POST', headers, body: stream })

    expect([answer.status, ((await answer.json()) as Body).error.code]).toEqual([413, 'payload_too_large'])
  })

  is('415: any media type except application/json', async () => {
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/jsonx', 'text/json']) {
      const answer = await standing.request('POST', '/api/v1/tags', { body: '{"name":"x"}', headers: { 'content-type': type } })
      expect([type, ...told(answer)]).toEqual([type, 415, 'unsupported_media_type'])
    }
    const withCharset = await standing.request('POST', '/api/v1/tags', {
      body: { name: 'charset' },
      headers: { 'content-type': 'Application/JSON; charset=utf-8' },
    })
    expect(withCharset.status).toBe(201)
  })

  is('Malformed or too deeply nested JSON is a bad request', async () => {
    const bodies = ['{', '{"name":}', "{'name':'x'}", '{"name":"x"}}', 'NaN', `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`, '\u0000']
    for (const body of bodies)
      expect([body.slice(0, 12), ...told(await standing.api('POST', '/tags', body))]).toEqual([body.slice(0, 12), 400, 'bad_request'])
  })

  is('Names such as __proto__ are unknown fields like any other', async () => {
    const answers = await Promise.all(
      ['{"name":"p","__proto__":{"admin":true}}', '{"name":"p","constructor":1}', '{"name":"p","toString":"x"}'].map((body) =>
        standing.api('POST', '/tags', body),
      ),
    )

    expect(answers.every(({ status }) => status === 422)).toBe(true)
    expect(await standing.request('GET', '/api/v1/movies').then(({ status }) => status)).toBe(200)
  })

  is('422: the invalid field is named', async () => {
    const { status, body } = await standing.api('POST', '/movies', { metadata_id: 'ten' })

    expect([status, body.error.code]).toEqual([422, 'validation_error'])
    expect(body.error.message).toStartWith('metadata_id: ')
  })
})

section('7. Unreachable dependencies', (is) => {
  is('503: the metadata provider is unreachable, and nothing is written', async () => {
    const before = await standing.ok('GET', '/config')
    await standing.ok('PUT', '/config', { metadata_url: 'http://127.0.0.1:1', metadata_api_key: before.metadata_api_key })
    const added = await standing.api('POST', '/movies', { metadata_id: demoMovies[2] })
    const searched = await standing.api('GET', '/metadata/search?q=sintel')
    await standing.ok('PUT', '/config', { metadata_url: before.metadata_url, metadata_api_key: before.metadata_api_key })

    expect([told(added), told(searched)]).toEqual([
      [503, 'service_unavailable'],
      [503, 'service_unavailable'],
    ])
    expect((await standing.ok('GET', '/movies')).results.length).toBe(1)
  })

  is('503: its response is invalid', async () => {
    for (const kind of ['broken', 'garbage'] as const) {
      const answer = await withFault({ when: '/3/movie/45745', kind }, () => standing.api('POST', '/movies', { metadata_id: 45745 }))
      expect([kind, ...told(answer)]).toEqual([kind, 503, 'service_unavailable'])
    }
  })

  is('503: its key is missing or rejected', async () => {
    const { metadata_api_key } = await standing.ok('GET', '/config')
    await standing.ok('PUT', '/config', { metadata_api_key: 'a-key-that-is-refused' })
    const rejected = await standing.api('GET', '/metadata/movies/45745')
    await standing.ok('PUT', '/config', { metadata_api_key: null })
    const missing = await standing.api('GET', '/metadata/movies/45745')
    await until('Health reports it', async () => {
      await standing.ok('POST', '/health/check')
      const { results } = await standing.ok('GET', '/health')
      return results.some((entry: Body) => entry.code.includes('metadata') && entry.severity === 'error')
    })
    await standing.ok('PUT', '/config', { metadata_api_key })

    expect([told(rejected), told(missing)]).toEqual([
      [503, 'service_unavailable'],
      [503, 'service_unavailable'],
    ])
    expect(rejected.text).not.toContain('a-key-that-is-refused')
  })

  is(
    'Clients retry with backoff and do not treat it as fatal: all is well as soon as the dependency is',
    async () => {
      await withFault({ when: '/3/movie/45745', kind: 'broken' }, () => standing.api('POST', '/movies', { metadata_id: 45745 }))
      const again = await standing.api('POST', '/movies', { metadata_id: 45745, search: false })

      expect(again.status).toBe(201)
    },
    120_000,
  )

  is('The test of an unreachable indexer reports it without revealing a key', async () => {
    const answer = await standing.api('POST', '/indexers/test', {
      name: 'x',
      type: 'torznab',
      url: 'http://127.0.0.1:1/api',
      api_key: 'kept-key-4711',
    })

    expect(answer.status === 503 || answer.body.ok === false).toBe(true)
    expect(answer.text).not.toContain('kept-key-4711')
  })
})

section('7. Unexpected input', (is) => {
  is('Every response carries X-Trace-Id', async () => {
    const answers = await Promise.all([
      standing.api('GET', '/movies'),
      standing.api('GET', '/nothing'),
      standing.request('GET', '/api/v1/movies', { key: null }),
      standing.request('GET', '/', { key: null }),
      standing.request('GET', '/api/v1/status', { key: null }),
    ])

    expect(answers.filter(({ headers }) => !/^[0-9a-f]{32}$/.test(headers.get('x-trace-id') ?? ''))).toEqual([])
    expect(new Set(answers.map(({ headers }) => headers.get('x-trace-id'))).size).toBe(answers.length)
  })

  is('Invalid HTTP is rejected and the service keeps running', async () => {
    const heads = [
      'GARBAGE',
      'GET / HTTP/9.9',
      `GET /${'a'.repeat(100_000)} HTTP/1.1`,
      `GET / HTTP/1.1\r\nX: ${'b'.repeat(100_000)}`,
      '\u0000\u0001\u0002',
    ]
    const answers = await Promise.allSettled(heads.map((head) => rawRequest(standing.port, head)))

    expect(answers.filter((each) => each.status === 'fulfilled' && each.value.status === 500)).toEqual([])
    expect((await standing.request('GET', '/api/v1/status', { key: null })).status).toBe(200)
  })
})

section('7. Upstream rate limits', (is) => {
  is('429: the upstream provider is rate-limiting the service; the response carries Retry-After', async () => {
    const answer = await withFault({ when: '/3/movie/', kind: 'rate_limited', retry_after: 17 }, () =>
      standing.api('POST', '/movies', { metadata_id: demoMovies[2] }),
    )

    expect(told(answer)).toEqual([429, 'rate_limited'])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(17)
    expect((await standing.ok('GET', '/movies')).results.filter((movie: Body) => movie.metadata_id === demoMovies[2])).toEqual([])
  })

  is('An upstream 429 without Retry-After gets one of ours, and further requests get the same immediately', async () => {
    const { metadata_api_key } = await standing.ok('GET', '/config')
    await standing.ok('PUT', '/config', { metadata_api_key: 'another key' })
    const fault = { when: '/3/', kind: 'rate_limited' } as const
    const first = await withFault(fault, () => standing.api('GET', '/metadata/search?q=sintel'))
    const second = await standing.api('GET', '/metadata/genres')
    await standing.ok('PUT', '/config', { metadata_api_key })

    expect([told(first), told(second)]).toEqual([
      [429, 'rate_limited'],
      [429, 'rate_limited'],
    ])
    expect(Number(first.headers.get('retry-after'))).toBe(30)
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  })
})
