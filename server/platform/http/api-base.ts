import { Elysia, t, ValidationError } from 'elysia'
import { BadRequest, Invalid, MethodNotAllowed, NotFound, UnsupportedMediaType } from '#server/platform/errors'
import type { Log } from '#server/platform/log'
import { answerFor, type ErrorAnswer, errorResponse, unforeseen } from './errors'
import { readJson } from './json-body'
import { checkQuery } from './query'

/** `/:id` of a resource. An id that is no number is one that is not found, so the kind is named for the message. */
export const byId = (kind: string) =>
  t.Object({ id: t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, 'x-kind': kind, description: `Id of the ${kind}` }) })

/** Query parameters; unknown ones are left alone, as `api_key` may stand in any address. */
export const Query = <const P extends Parameters<typeof t.Object>[0]>(fields: P) => t.Object(fields, { additionalProperties: true })

/** Elysia is asked to check, never to rewrite: what is unknown is refused, not stripped. */
export const elysiaOptions = { normalize: false, handler: { standardHostname: false } } as const

/** What every route gets: bounded JSON bodies and the one error shape. Must be used before any route. */
export const apiBase = ({
  log,
  uploads,
  allowed,
  expands = () => true,
}: {
  log: Log
  uploads: readonly RegExp[]
  allowed: (path: string) => readonly string[]
  /** Whether a route has related resources to put in place. */
  expands?: (method: string, route: string) => boolean
}) =>
  new Elysia({ name: 'api-base', ...elysiaOptions })
    .onParse({ as: 'global' }, async ({ request, path }) => {
      const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
      if (type === 'multipart/form-data' && uploads.some((upload) => upload.test(path))) return { upload: true }
      if (request.body && type !== 'application/json') throw new UnsupportedMediaType('A body must be application/json')
      const body = await readJson(request)
      // A body that may be left out is not checked against its schema when it is a bare word or number.
      if (body !== undefined && body !== null && typeof body !== 'object') throw new Invalid('must be an object or a list', 'body')
      return body
    })
    .onBeforeHandle({ as: 'global' }, ({ query, request, route }) =>
      checkQuery(query, { address: request.url, expands: expands(request.method, route) }),
    )
    .onError({ as: 'global' }, ({ code, error, path, request }) => {
      const found = explain(code, error, { path, method: request.method, allowed })
      if (found) return errorResponse(found)
      log.error('request failed', { method: request.method, path, error })
      return errorResponse(unforeseen)
    })

type Asked = { path: string; method: string; allowed: (path: string) => readonly string[] }

const explain = (code: unknown, error: unknown, { path, method, allowed }: Asked): ErrorAnswer | null => {
  if (error instanceof ValidationError) return explainValidation(error)
  if (code === 'PARSE' && error instanceof Error) return answerFor(error.cause) ?? answerFor(new BadRequest('The body cannot be read'))
  if (code === 'NOT_FOUND') {
    const methods = allowed(path)
    return answerFor(methods.length > 0 ? new MethodNotAllowed(method, methods) : new NotFound('endpoint', path))
  }
  return answerFor(error)
}

/** A response that breaks its own schema is our fault and tells nothing; it is logged by the caller. */
const explainValidation = (error: ValidationError): ErrorAnswer | null => {
  if (error.type === 'response') return null
  const where = error.valueError?.path ?? ''
  if (error.type === 'params') {
    const { schema } = error.validator as { schema?: { properties?: Record<string, { 'x-kind'?: string }> } }
    const name = where.slice(1)
    return answerFor(
      new NotFound(schema?.properties?.[name]?.['x-kind'] ?? 'resource', String((error.value as Record<string, unknown>)?.[name] ?? '')),
    )
  }
  return answerFor(new Invalid(wordsFor(error), where.slice(1).replaceAll('/', '.') || error.type))
}

const wordsFor = (error: ValidationError): string => {
  const found = error.valueError
  if (!found) return 'is not valid'
  if (Array.isArray(found.schema.enum)) return `must be one of ${found.schema.enum.join(', ')}`
  const number = Array.isArray(found.schema.anyOf) ? found.schema.anyOf.find(isNumber) : undefined
  if (number) return `must be a number${boundsOf({ ...number, ...found.schema })}`
  if (found.message === 'Unexpected property') return 'is not a field of this resource'
  if (found.message === 'Expected required property') return 'is required'
  return found.message.charAt(0).toLowerCase() + found.message.slice(1)
}

const isNumber = (schema: { type?: string }) => schema.type === 'number' || schema.type === 'integer'
const boundsOf = (schema: unknown): string => {
  const { minimum, maximum } = schema as { minimum?: number; maximum?: number }
  if (minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) return ` from ${minimum} to ${maximum}`
  return minimum === undefined ? '' : ` from ${minimum} on`
}

type Route = { method: string; path: string }
/** Which methods a path knows; found from the routes themselves. */
export const methodsByPath = (routes: () => readonly Route[]) => {
  let table: { pattern: RegExp; method: string }[] | undefined
  return (path: string): string[] => {
    table ??= routes().map((route) => ({ method: route.method, pattern: patternOf(route.path) }))
    const found = new Set(table.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))
    if (found.has('GET')) found.add('HEAD')
    return [...found].sort()
  }
}

const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .replace(/\/$/, '')
      .replace(/[.+()[\]]/g, '\\$&')
      .replace(/:[^/]+/g, '[^/]+')
      .replace(/\*/g, '.+')}/?$`,
  )
