import { toOpenAPISchema } from '@elysiajs/openapi'
import { AppEvent } from '#server/events'
import { jsonLines } from '#server/foundation/lib/json-lines'
import { ErrorBody } from '#server/foundation/platform/http/errors'
import { isKeptPath } from '#server/foundation/platform/http/kept-answers'
import { createCleaner, isJson, type Json, nameIn, type Schemas } from './clean-schema'
import { describeAll } from './describe'
import { exampleOf } from './example'
import { createNaming, openAnswers } from './naming'
import { description, errorAnswers, related, security, securitySchemes, statusWords, tags } from './words'

/** The part of the app that is needed: its routes. */
export type Described = { routes: readonly { method: string; path: string; hooks: unknown }[] }
type Options = { base_url: string; version: string }
type Clean = (schema: unknown) => unknown
type Naming = ReturnType<typeof createNaming>

const methods = new Set(['get', 'put', 'post', 'delete', 'patch'])
const isRead = (method: string) => method === 'get'
const mediaType = 'application/json'

/** The service's OpenAPI document, as an object. Throws if a route has no name or two share one. */
export const openapiDocument = (app: Described, { base_url, version }: Options): Json => {
  const schemas: Schemas = new Map()
  const clean = createCleaner(schemas, related)
  const naming = createNaming(schemas)
  clean(AppEvent)
  clean(ErrorBody)
  const hooks = hooksOf(app)
  const found = toOpenAPISchema(app as never, { methods: ['options', 'ws', 'head'], staticFile: false } as never) as {
    paths: Record<string, Json>
  }
  const names = new Set<string>()
  const paths: Record<string, Json> = {}
  for (const [given, item] of Object.entries(found.paths)) {
    const path = given.length > 1 ? given.replace(/\/$/, '') : given
    for (const [method, operation] of Object.entries(item)) {
      if (!methods.has(method) || !isJson(operation)) continue
      claim(names, operation, `${method} ${path}`)
      const made = operationOf(operation, { method, path, ...hooks.get(`${method} ${path}`), clean, naming })
      paths[path] = { ...paths[path], [method]: made }
    }
  }
  const responses = errorResponses(clean)
  openAnswers(paths, responses, schemas)
  enumerateVariants(schemas)
  const document = {
    openapi: '3.1.1',
    info: { title: 'Marquee', version, description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: base_url === '' ? '/' : base_url, description: 'This server' }],
    security,
    tags: usedTags(paths),
    paths: sorted(paths),
    components: { securitySchemes, responses: usedResponses(responses, paths), schemas: sorted(Object.fromEntries(schemas)) },
  }
  return withExamples(describeAll(document), schemas)
}

/** Older generators find the variants of a union only by `enum`. */
const enumerateVariants = (schemas: Schemas): void => {
  for (const { discriminator, oneOf } of [...schemas.values()]) {
    if (!isJson(discriminator) || !Array.isArray(oneOf)) continue
    const field = String(discriminator.propertyName)
    for (const { $ref } of oneOf as Json[]) {
      const { properties } = schemas.get(nameIn($ref)) as { properties: Record<string, Json> }
      Object.assign(properties[field] ?? {}, { enum: [properties[field]?.const] })
    }
  }
}

/** As served and printed: the same bytes for the same service. */
export const openapiText = (app: Described, options: Options): string => jsonLines(openapiDocument(app, options))

const claim = (names: Set<string>, { operationId, summary, tags: ofRoute }: Json, where: string): void => {
  if (typeof operationId !== 'string' || typeof summary !== 'string') throw new Error(`${where} has no operationId or no summary`)
  if (names.has(operationId)) throw new Error(`two operations are called ${operationId}`)
  if (!Array.isArray(ofRoute) || ofRoute.length === 0) throw new Error(`${where} has no tag`)
  names.add(operationId)
}

/** What the generator does not see: bodies with a custom parser, and responses that are not JSON. */
type Hooks = { body?: unknown; documented?: Json }
const hooksOf = (app: Described): Map<string, Hooks> =>
  new Map(
    app.routes.map(({ method, path, hooks }) => {
      const { body, detail } = (hooks ?? {}) as { body?: unknown; detail?: { responses?: Json } }
      const place = `${method.toLowerCase()} ${path.replace(/\/$/, '').replaceAll(/:([^/]+)/g, '{$1}')}`
      return [place, { body, ...(detail?.responses && { documented: detail.responses }) }]
    }),
  )

type Route = Hooks & { method: string; path: string; clean: Clean; naming: Naming }
const operationOf = (operation: Json, { method, path, body, documented = {}, clean, naming }: Route): Json => {
  const operationId = String(operation.operationId)
  const { parameters, requestBody, responses, security: ofRoute, ...rest } = operation
  const isOpen = Array.isArray(ofRoute) && ofRoute.length === 0
  return {
    ...rest,
    ...(isOpen && { security: [] }),
    ...(Array.isArray(parameters) && parameters.length > 0 && { parameters: parameters.map((each: Json) => parameterOf(each, clean)) }),
    ...bodyOf(requestBody, body, (schema) => naming.request(operationId, clean(schema))),
    responses: responsesOf(
      { ...(isJson(responses) && responses), ...documented },
      {
        method,
        path,
        isOpen,
        hasBody: body !== undefined,
        clean: (schema) => naming.response(operationId, clean(schema)),
      },
    ),
  }
}

const parameterOf = ({ schema, ...parameter }: Json, clean: Clean): Json => {
  const { description: about, ...rest } = clean(schema) as Json
  return { ...parameter, ...(about !== undefined && { description: about }), schema: rest }
}

/** A body whose route declares its own media types, such as an upload, keeps those. */
const bodyOf = (documented: unknown, body: unknown, named: Clean): Json => {
  if (!isJson(documented) || !isJson(documented.content) || Object.keys(documented.content).length === 0)
    return body === undefined ? {} : { requestBody: { required: true, content: { [mediaType]: { schema: named(body) } } } }
  const content = Object.entries(documented.content as Record<string, Json>)
  return {
    requestBody: {
      ...documented,
      content: Object.fromEntries(
        content.map(([type, media]) => [type, type === mediaType ? { ...media, schema: named(media.schema) } : media]),
      ),
    },
  }
}

type Answers = { method: string; path: string; isOpen: boolean; hasBody: boolean; clean: Clean }
const responsesOf = (declared: Json, { method, path, isOpen, hasBody, clean }: Answers): Json => {
  // A token may be limited to some operations, and while the database is restored or repaired, nothing else is answered.
  const ofKey = isOpen ? [] : [401, 403, 503]
  const always = [400, ...ofKey, ...(isRead(method) ? [] : [507]), ...(hasBody ? [413, 415, 422] : []), 500]
  const all: Json = Object.fromEntries(always.map((status) => [status, errorAnswer(clean)]))
  if (method === 'get' && isKeptPath(path.replace('{id}', '1'))) all[304] = { description: 'Not modified' }
  return Object.fromEntries(
    Object.entries({ ...all, ...declared }).map(([status, response]) => [status, responseOf(status, response as Json, clean)]),
  )
}

const errorAnswer = (clean: Clean): Json => ({ content: { [mediaType]: { schema: clean(ErrorBody) } } })

/** Each error response once, as a component. */
const errorResponses = (clean: Clean): Json =>
  Object.fromEntries(
    Object.entries(errorAnswers).map(([status, { name, code, message }]) => [
      name,
      {
        description: statusWords[status],
        ...headersOf(status),
        content: { [mediaType]: { schema: clean(ErrorBody), example: { error: { code, message } } } },
      },
    ]),
  )

const usedResponses = (responses: Json, paths: Record<string, Json>): Json => {
  const written = JSON.stringify(paths)
  return Object.fromEntries(Object.entries(responses).filter(([name]) => written.includes(`#/components/responses/${name}"`)))
}

const isPlainError = (media: readonly { schema?: unknown }[], error: unknown) =>
  media.length === 1 && JSON.stringify(media[0]?.schema) === JSON.stringify(error)

const responseOf = (status: string, { description: documented, content, ...rest }: Json, clean: Clean): Json => {
  const isOurs = typeof documented === 'string' && !documented.startsWith('Response for status') && documented !== ErrorBody.description
  const media = isJson(content) && typeof content.type !== 'string' ? Object.entries(content) : []
  const shown = media.map(([type, each]) => [type, { ...(each as Json), schema: clean((each as Json).schema) }] as const)
  const plain = errorAnswers[status]
  if (
    plain &&
    !isOurs &&
    isPlainError(
      shown.map(([, each]) => each),
      clean(ErrorBody),
    )
  )
    return { $ref: `#/components/responses/${plain.name}` }
  return {
    description: isOurs ? documented : (statusWords[status] ?? 'Done'),
    ...rest,
    ...headersOf(status),
    ...(status !== '204' && shown.length > 0 && { content: Object.fromEntries(shown) }),
  }
}

const text = { schema: { type: 'string' } }
const headersOf = (status: string): Json => {
  if (status === '201') return { headers: { Location: { ...text, description: 'Where it is' } } }
  if (status === '401') return { headers: { 'WWW-Authenticate': text } }
  const wait = { schema: { type: 'integer' }, description: status === '429' ? 'seconds' : 'Seconds, if known' }
  return status === '429' || status === '503' ? { headers: { 'Retry-After': wait } } : {}
}

const usedTags = (paths: Record<string, Json>) => {
  const used = new Set(
    Object.values(paths).flatMap((item) => Object.values(item).flatMap((operation) => (operation as Json).tags as string[])),
  )
  const unknown = [...used].filter((name) => !tags.some((tag) => tag.name === name)).map((name) => ({ name, description: name }))
  return [...tags.filter((tag) => used.has(tag.name)), ...unknown]
}

const sorted = <T>(entries: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Adds an example to every JSON body and response. */
const withExamples = <D extends { paths: Record<string, Json> }>(document: D, schemas: Schemas): D => {
  for (const item of Object.values(document.paths))
    for (const operation of Object.values(item) as Json[]) {
      const answers = Object.values(operation.responses as Record<string, Json>)
      for (const holder of [operation.requestBody, ...answers]) showExample(holder, schemas)
    }
  return document
}

const showExample = (holder: unknown, schemas: Schemas): void => {
  if (!isJson(holder) || !isJson(holder.content)) return
  const media = holder.content[mediaType]
  if (isJson(media) && !('example' in media) && !('examples' in media)) media.example = exampleOf(media.schema, schemas)
}
