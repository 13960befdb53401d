import { beforeAll, describe, expect, test } from 'bun:test'
import SwaggerParser from '@apidevtools/swagger-parser'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import Ajv from 'ajv/dist/2020'
import { events } from '#server/events'
import { errorStatuses } from '#server/foundation/platform/http/errors'
import { useSharedApp } from '#server/testing/use-app'
import { describeAll, undescribed } from './describe'
import { lintExceptions } from './lint-exceptions'

type Media = { schema?: unknown; example?: unknown }
type Response = { $ref?: string; description: string; content?: Record<string, Media> }
type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security?: unknown[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, Response>
  parameters?: { name: string; in: string; schema: unknown }[]
}
type Document = {
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Record<string, unknown>>; responses: Record<string, Response> }
}

const app = useSharedApp()
let text: string
let document: Document
beforeAll(async () => {
  const response = await app.send('GET', '/api-docs/openapi.json', { headers: { 'x-api-key': app.key() } })
  text = await response.text()
  document = JSON.parse(text)
})

const operations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, ...operation })),
  )

test('stays the same after every route was called: it describes what exists, not what was used', async () => {
  const headers = { 'x-api-key': app.key() }
  await app.ask('POST', '/movies', { metadata_id: 10378, search: false })
  const known = await app.ask('GET', '/metadata/movies/10378')
  for (const { path, method } of operations()) {
    if (path === '/api/v1/ws' || path === '/api/v1/auth/api-key/rotate') continue
    const body = method === 'get' || method === 'delete' ? {} : { body: {} }
    await app.send(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '999'), { headers, ...body })
  }

  const after = await (await app.send('GET', '/api-docs/openapi.json', { headers })).text()

  expect(known.status).toBe(200)
  expect(after === text).toBe(true)
}, 120_000)

describe('three independent validators accept the document', () => {
  test('seriousme', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(text))

    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
  })

  test('swagger-parser', async () => {
    const parsed = await SwaggerParser.validate(JSON.parse(text), { resolve: { external: false } })

    expect(Object.keys(parsed.paths ?? {})).toHaveLength(Object.keys(document.paths).length)
  })

  test('redocly, with its recommended rules', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source: text, config, absoluteRef: 'openapi.json' })

    expect(problems.filter(({ ruleId }) => !(ruleId in lintExceptions)).map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
  }, 120_000)
})

test('lists every route of the service and nothing else', () => {
  const routes = app.api.routes
    .filter(({ path }) => path.startsWith('/api/v1'))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:([^/]+)/g, '{$1}')}`)

  const described = operations().map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  expect(described.sort()).toEqual([...new Set(routes)].sort())
})

test('every operation has a summary, a tag, a response, and 401 unless it is open', () => {
  for (const operation of operations()) {
    const statuses = Object.keys(operation.responses)

    expect(operation.summary.length).toBeGreaterThan(3)
    expect(operation.tags.length).toBe(1)
    const isAnswered = operation.operationId === 'openEventStream' || statuses.some((status) => /^[23]/.test(status))
    expect([operation.operationId, isAnswered]).toEqual([operation.operationId, true])
    expect([operation.operationId, statuses.includes('401')]).toEqual([operation.operationId, operation.path !== '/api/v1/status'])
  }
  expect(document.paths['/api/v1/status']?.get?.security).toEqual([])
})

test('includes every event and every error code', () => {
  const { AppEvent, ErrorCode } = document.components.schemas
  const variants = (AppEvent?.oneOf ?? []) as { $ref: string }[]
  const discriminator = AppEvent?.discriminator as { propertyName: string; mapping: Record<string, string> } | undefined
  const mapping = discriminator?.mapping ?? {}

  expect(discriminator?.propertyName).toBe('type')
  expect(Object.keys(mapping).sort()).toEqual(Object.keys(events).sort())
  expect(Object.values(mapping).sort()).toEqual(variants.map(({ $ref }) => $ref).sort())
  expect(mapping.movie_added).toBe('#/components/schemas/MovieAddedEvent')
  expect(document.components.schemas.MovieAddedEvent?.properties).toMatchObject({
    type: { const: 'movie_added', enum: ['movie_added'] },
  })
  expect(ErrorCode?.enum).toEqual(Object.keys(errorStatuses))
})

test('every operation, parameter, schema and field has a description', () => {
  expect(undescribed(document as never)).toEqual([])
})

test('a new field needs words of its own, unless they are the same in every resource', () => {
  const field = { type: 'string' }
  const added = {
    paths: {},
    components: { schemas: { New: { description: 'New', properties: { watched: { ...field }, id: { ...field } } } } },
  }

  expect(undescribed(describeAll(added as never))).toEqual(['field New.watched of New'])
})

test('every JSON body and response has a name of its own', () => {
  const unnamed = operations().flatMap(({ operationId, requestBody, responses }) =>
    [requestBody, ...Object.values(responses)].flatMap((holder) => {
      const schema = holder && 'content' in holder ? holder.content?.['application/json']?.schema : undefined
      return schema && !('$ref' in (schema as object)) ? [operationId] : []
    }),
  )

  expect(unnamed).toEqual([])
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(['MovieFile', 'MoviePage', 'AddMovieRequest']))
})

test('responses may grow: none of their schemas is closed', () => {
  const closed = (value: unknown, seen: Set<unknown> = new Set()): boolean => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return false
    seen.add(value)
    const { $ref, additionalProperties } = value as { $ref?: unknown; additionalProperties?: unknown }
    const target = typeof $ref === 'string' ? document.components.schemas[$ref.split('/').at(-1) ?? ''] : undefined
    return additionalProperties === false || closed(target, seen) || Object.values(value).some((inner) => closed(inner, seen))
  }

  expect(
    operations()
      .filter(({ responses }) => closed(responses))
      .map(({ operationId }) => operationId),
  ).toEqual([])
  expect(document.components.schemas.AddMovieRequest?.additionalProperties).toBe(false)
})

test('days are dates', () => {
  const { Movie } = document.components.schemas as Record<string, { properties: Record<string, { format?: string }> }>

  for (const name of ['cinema_date', 'digital_date', 'physical_date']) expect(Movie?.properties[name]?.format).toBe('date')
})

test('every JSON body and response has an example that matches its schema', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'document', components: document.components })
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>()
  const check = (schema: unknown) => {
    const written = JSON.stringify(schema).replaceAll('"#/', '"document#/')
    const made = compiled.get(written) ?? ajv.compile(JSON.parse(written))
    compiled.set(written, made)
    return made
  }
  const media = operations().flatMap(({ operationId, requestBody, responses }) =>
    [requestBody, ...Object.values(responses)].flatMap((holder) => {
      const json = holder && 'content' in holder ? holder.content?.['application/json'] : undefined
      return json ? [{ operationId, ...json }] : []
    }),
  )

  const wrong = media.filter(({ schema, example }) => example === undefined || !check(schema)(example))

  expect(media.length).toBeGreaterThan(80)
  expect(wrong.map(({ operationId, schema, example }) => [operationId, check(schema)(example), check(schema).errors])).toEqual([])
}, 120_000)

test('bodies are JSON, and coerced types appear as what they are', () => {
  const add = document.paths['/api/v1/movies']?.post
  const limit = document.paths['/api/v1/movies']?.get?.parameters?.find(({ name }) => name === 'limit')

  expect(Object.keys(add?.requestBody?.content ?? {})).toEqual(['application/json'])
  expect(limit?.schema).toEqual({ default: 25, minimum: 1, maximum: 100, type: 'integer' })
  expect(text).not.toContain('"$id"')
  expect(text).not.toContain('x-kind')
})

test('the document requires the key and carries the base path', async () => {
  app.config.update({ base_url: '/movies' }, { isKey: true })

  const locked = await app.send('GET', '/api-docs/openapi.json')
  const prefixed = await app.send('GET', '/movies/api-docs/openapi.json', { headers: { 'x-api-key': app.key() } })

  expect(locked.status).toBe(401)
  expect(((await locked.json()) as { error: { code: string } }).error.code).toBe('unauthorized')
  expect(((await prefixed.json()) as Document).servers[0]?.url).toBe('/movies')
  expect(document.servers[0]?.url).toBe('/')
  app.config.update({ base_url: null }, { isKey: true })
})

test('no enum contains null, no default is an object, and no response has a default: some generated clients cannot read these', () => {
  const found: string[] = []
  const look = (value: unknown, path: string, isAnswer = false): void => {
    if (typeof value !== 'object' || value === null) return
    const { enum: words, default: left, type } = value as { enum?: unknown; default?: unknown; type?: unknown }
    if (Array.isArray(words) && words.includes(null)) found.push(`${path}: null`)
    if (left !== undefined && (isAnswer || (!Array.isArray(left) && typeof left === 'object')) && typeof type === 'string')
      found.push(`${path}: default`)
    for (const [name, each] of Object.entries(value)) if (!/^examples?$/.test(name)) look(each, `${path}/${name}`, isAnswer)
  }
  const { CustomFormat, QualityProfile, Movie, List } = document.components.schemas
  look(document, '')
  look({ CustomFormat, QualityProfile, Movie, List }, 'answers', true)

  expect(found).toEqual([])
})
