import createClient from 'openapi-fetch'
import { Problem } from '../../kit/problem'
import { base } from '../base'
import type { paths } from './paths'
import { problemOf } from './problem-of'
import { sessionFound, sessionLost } from './session'

/** The only way to call the service. */
export const client = createClient<paths>({
  baseUrl: base,
  credentials: 'same-origin',
  fetch: (request) => fetch(request),
  headers: { accept: 'application/json' },
})

type Asked<D> = Promise<{ data?: D; error?: unknown; response: Response }>

/** Returns the data or throws a `Problem`. A success means that this browser is signed in. */
export const ask = async <D>(asked: Asked<D>): Promise<D> => {
  const data = await askOpenly(asked)
  sessionFound()
  return data
}

/** Like `ask`, for endpoints that need no sign-in. */
export const askOpenly = async <D>(asked: Asked<D>): Promise<D> => {
  const { data, error, response } = await asked.catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw new Problem({ status: 0, code: 'unreachable', message: 'The service does not answer' })
  })
  if (response.ok) return data as D
  if (response.status === 401) sessionLost()
  throw problemOf(response, error)
}

/** A request with its own credential: a one-time code or a typed key. A 401 does not end the session. */
export const askWith = async (credential: string, path: string, body?: unknown): Promise<void> => {
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { authorization: `Bearer ${credential}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Problem({ status: 0, code: 'unreachable', message: 'The service does not answer' })
  })
  if (!response.ok) throw problemOf(response, await response.json().catch(() => undefined))
}
