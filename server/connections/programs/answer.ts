import { attempt } from '#server/foundation/lib/attempt'
import { inEdit } from '#server/foundation/platform/current-edit'
import type { Asked, Peer } from '#server/foundation/platform/http/handle-request'
import { readJson } from '#server/foundation/platform/http/json-body'
import { answerWith, contentOf } from '#server/foundation/platform/http/response-content'
import type { Log } from '#server/foundation/platform/log'
import type { Book } from './book'
import { errorAnswer, NotOffered, refusalOf } from './refusals'
import type { Seen } from './seen'
import { readQuery } from './wire'

/** The version of the API that programs read from us; some refuse an older one. */
export const arrApiVersion = '5.28.0.10274'

export type Program = { name: string; isKey: boolean; sessionId: string | null }
type Deps = {
  log: Log
  book: Book
  seen: Seen
  isOn: () => boolean
  /** Null for a missing or wrong key, after a delay if keys are being guessed. */
  programOf: (request: Request, asked: Pick<Asked, 'search' | 'ip'>) => Promise<Program | null>
  /** The page of a movie by its metadata id; null if the library lacks it. */
  moviePage: (metadataId: number) => string | null
  socket: (request: Request, asked: Asked, peer: Peer & { sessionId: string | null }) => Response | undefined
}

const type = 'application/json; charset=utf-8'
const own = { 'x-application-version': arrApiVersion, 'cache-control': 'no-store' }
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { ...own, 'content-type': type, ...headers } })
const empty = (status: number, headers: Record<string, string> = {}) => new Response(null, { status, headers: { ...own, ...headers } })

const claimed = /^\/(?:api\/v3(?:\/.*)?|api\/?|api\/system\/status|ping|signalr(?:\/.*)?|movie\/\d{1,10}|activity\/queue|mediacover\/.+)$/i
const statuses: Record<string, number> = { POST: 201, PUT: 202 }

/** Answers programs that take Marquee for Radarr. */
export const createProgramAnswers = ({ log, book, seen, isOn, programOf, moviePage, socket }: Deps) => {
  const openAnswer = ({ path, base, method }: Asked): Response | null => {
    if (/^\/ping$/i.test(path)) return json(200, { status: 'OK' })
    const slug = /^\/movie\/(\d+)$/i.exec(path)?.[1]
    if (slug !== undefined && method === 'GET') {
      const page = moviePage(Number(slug))
      return page === null ? empty(302, { location: `${base}/not-found` }) : empty(302, { location: base + page })
    }
    return /^\/activity\/queue$/i.test(path) ? empty(302, { location: `${base}/activity` }) : null
  }

  const run = async (request: Request, asked: Asked, { name, isKey }: Program): Promise<Response> => {
    const method = asked.method === 'HEAD' ? 'GET' : asked.method
    const path = pathIn(asked.path)
    const call = `${method} ${path.replace(/\/\d+/g, '/{id}')}`
    seen.called(name, call)
    try {
      const found = book.find(method, path)
      if (!found) throw refusalOf(path)
      // Some programs send a body with GET; nothing reads it.
      const body = method === 'GET' ? undefined : await readJson(request)
      const query = readQuery(asked.search)
      const result = await found.run({ request, ip: asked.ip, query, body, at: found.at, id: Number(found.at.id ?? 0), isKey })
      return respond(result, { request, asked, method })
    } catch (error) {
      if (error instanceof NotOffered) seen.refused(name, call, error.sentence)
      throw error
    }
  }

  /** What is answered before a route is looked for. */
  const plainAnswer = ({ path, method }: Asked): Response | null => {
    // Bazarr asks the old address first, and takes any JSON there for an old version.
    if (/^\/api\/system\/status$/i.test(path)) return empty(404)
    if (method === 'OPTIONS') return empty(204, { allow: 'GET, POST, PUT, DELETE' })
    return /^\/api\/?$/i.test(path) ? json(200, { current: 'v3', deprecated: [] }) : null
  }

  const answerRoute = async (request: Request, asked: Asked, program: Program): Promise<Response> => {
    const work = () => run(request, asked, program)
    const isChange = asked.method !== 'GET' && asked.method !== 'HEAD'
    const done = await attempt(() => (isChange ? inEdit({ session_id: null, device: program.name }, work) : work()))
    if (done.ok) return asked.method === 'HEAD' ? new Response(null, done.value) : done.value
    const found = errorAnswer(done.error)
    if (!found) log.error('a request of a program failed', { method: asked.method, path: asked.path, error: done.error })
    return found ? json(found.status, found.body, found.headers) : json(500, { message: 'Something went wrong', description: '' })
  }

  const answer = async (request: Request, asked: Asked, peer: Peer): Promise<Response | undefined> => {
    const open = openAnswer(asked)
    if (open) return open
    const program = await programOf(request, asked)
    if (!program) return empty(401)
    const plain = plainAnswer(asked)
    if (plain) return plain
    if (/^\/signalr/i.test(asked.path)) {
      seen.called(program.name, 'signalr')
      return socket(request, asked, { ...peer, sessionId: program.sessionId })
    }
    peer.wait?.()
    return await answerRoute(request, asked, program)
  }

  return {
    /** Whether the request is for these addresses, and they are switched on. */
    takes: ({ path }: Pick<Asked, 'path'>): boolean => claimed.test(path) && isOn(),
    answer,
  }
}

/** The path below `/api/v3`, in lower case. */
const pathIn = (path: string): string =>
  path
    .replace(/^\/(?:api\/v3\/?)?/i, '')
    .replace(/\/$/, '')
    .toLowerCase()

const respond = (result: unknown, { request, asked, method }: { request: Request; asked: Asked; method: string }): Response => {
  if (result instanceof Response) {
    for (const [header, value] of Object.entries(own)) if (!result.headers.has(header)) result.headers.set(header, value)
    return result
  }
  if (method !== 'GET') return json(statuses[method] ?? 200, result ?? {})
  const also = { ...own, 'cache-control': 'private, no-cache' }
  return answerWith(contentOf(JSON.stringify(result), type), { request, asked, also })
}
