import { Elysia, t, ValidationError } from 'elysia'
import { say } from '#server/foundation/lib/sentence'
import { BadRequest, Invalid, MethodNotAllowed, NotFound, UnsupportedMediaType } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import { sentences, type Thing } from '#server/foundation/platform/sentences'
import { answerFor, type ErrorAnswer, errorResponse, unforeseen } from './errors'
import { type LargeBody, readJson } from './json-body'
import { checkParams, readQuery } from './query'
import { type Route, routeBook, type Shape } from './route-book'
import { wordsFor } from './words'

/** The `/:id` parameter of a resource. An id that is not a number is answered with "not found", so the kind is needed for the message. */
export const byId = (kind: Thing): ReturnType<typeof idOf> => {
  const id = ids.get(kind) ?? idOf(kind)
  ids.set(kind, id)
  return id
}
/** Cached because the framework compiles each schema it is given. */
const ids = new Map<Thing, ReturnType<typeof idOf>>()
const idOf = (kind: Thing) =>
  t.Object({ id: t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, 'x-kind': kind, description: `Id of the ${kind}` }) })

/** Query parameters. Allows unknown ones, because `api_key` may appear in any URL. */
export const Query = <const P extends Parameters<typeof t.Object>[0]>(fields: P) => t.Object(fields, { additionalProperties: true })

/** Elysia validates and never rewrites: unknown fields are refused, not stripped. */
export const elysiaOptions = { normalize: false, handler: { standardHostname: false } } as const

type Base = {
  log: Log
  uploads: readonly RegExp[]
  largeBodies?: readonly LargeBody[]
  routes: () => readonly Route[]
  /** Called for every failure that is answered with 500. */
  onFailure?: (error: unknown) => void
}

/**
 * Common to all routes: bounded JSON bodies, strict queries and the error shape. Must be mounted before any route. Hooks destructure their
 * context: if one passes it on whole, the framework parses cookies and copies headers on every request.
 */
export const apiBase = ({ log, uploads, largeBodies = [], routes, onFailure }: Base) => {
  const book = routeBook(routes)
  const refuseShadowed = ({ request, path, route }: { request: Request; path: string; route: string }) => {
    if (book.isShadowed(path, route)) throw new MethodNotAllowed(request.method, book.allowed(path))
  }

  return new Elysia({ name: 'api-base', ...elysiaOptions })
    .onParse({ as: 'global' }, async ({ request, path, route }) => {
      refuseShadowed({ request, path, route })
      const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
      if (type === 'multipart/form-data' && uploads.some((upload) => upload.test(path))) return { upload: true }
      if (request.body && type !== 'application/json') throw new UnsupportedMediaType(say(sentences, 'json_needed'))
      const body = await readJson(
        request,
        largeBodies.find((large) => large.path.test(path)),
      )
      // The framework accepts any value for an optional body.
      if (body !== undefined && !isFitting(body, book.rules(request.method, route).body))
        throw new Invalid(say(sentences, 'must_be_object'), 'body')
      return body
    })
    .onTransform({ as: 'global' }, ({ request, path, route, query }) => {
      refuseShadowed({ request, path, route })
      const rules = book.rules(request.method, route)
      checkParams(path, route, rules.params)
      if (request.url.includes('?')) readQuery(query, request.url, rules.query)
    })
    .onError({ as: 'global' }, ({ code, error, path, request }) => {
      const found = explain(code, error, { path, method: request.method, allowed: book.allowed })
      if (found) return errorResponse(found)
      log.error('request failed', { method: request.method, path, error })
      onFailure?.(error)
      return errorResponse(unforeseen)
    })
}

const isFitting = (body: unknown, shape: Shape | undefined): boolean => {
  if (Array.isArray(body)) return shape !== undefined && [shape, ...(shape.anyOf ?? [])].some(({ type }) => type === 'array')
  return typeof body === 'object' && body !== null
}

type Asked = { path: string; method: string; allowed: (path: string) => readonly string[] }

const explain = (code: unknown, error: unknown, { path, method, allowed }: Asked): ErrorAnswer | null => {
  if (error instanceof ValidationError) return explainValidation(error)
  if (code === 'PARSE' && error instanceof Error)
    return answerFor(error.cause) ?? answerFor(new BadRequest(say(sentences, 'body_unreadable')))
  if (code === 'NOT_FOUND') {
    const methods = allowed(path)
    return answerFor(methods.length > 0 ? new MethodNotAllowed(method, methods) : new NotFound('endpoint', path))
  }
  return answerFor(error)
}

/** A response that breaks its own schema is our fault; the caller logs it and the client gets no details. */
const explainValidation = (error: ValidationError): ErrorAnswer | null => {
  if (error.type === 'response') return null
  const found = error.valueError
  const where = found?.path ?? ''
  if (error.type === 'params') {
    const { schema } = error.validator as { schema?: Shape }
    const name = where.slice(1)
    const sent = String((error.value as Record<string, unknown>)?.[name] ?? '')
    return answerFor(new NotFound(schema?.properties?.[name]?.['x-kind'] ?? 'resource', sent))
  }
  const isUnknown = found?.message === 'Unexpected property'
  const words = !found ? say(sentences, 'not_valid') : isUnknown ? say(sentences, 'unknown_field') : wordsFor(found.schema, found.value)
  return answerFor(new Invalid(words, where.slice(1).replaceAll('/', '.') || error.type))
}
