import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#server/foundation/lib/clock'
import { expectDeclared } from '#server/testing/declared-answers'
import { until } from '#server/testing/until'
import { imdbOf } from '#world/catalog'
import { startIndexer } from '#world/indexer'
import { listedOffers } from '#world/offers'
import { startProvider } from '#world/provider'
import { startService } from '../service'

export type Standing = Awaited<ReturnType<typeof openStanding>>
// biome-ignore lint/suspicious/noExplicitAny: the tests look at what came back, whatever it is
export type Body = any
export type Answered = { status: number; headers: Headers; text: string; body: Body }
export type Asking = { body?: unknown; headers?: Record<string, string>; key?: string | null }

/** The running program with a metadata provider and an indexer on loopback and an empty root folder. */
export const openStanding = async () => {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-contract-')))
  const [dataDir, movies] = [join(dir, 'data'), join(dir, 'movies')]
  mkdirSync(movies)
  const provider = startProvider({ api_key: providerKey, token: 'token-of-the-provider' })
  const indexer = startIndexer({ source: listedOffers([], imdbOf), api_key: 'key-of-the-indexer', clock: systemClock })
  const service = await startService({ dataDir })
  const request = asking(service.url, service.key)
  const api = async (method: string, path: string, body?: unknown): Promise<Answered> => request(method, `/api/v1${path}`, { body })
  const ok = async (method: string, path: string, body?: unknown): Promise<Body> => {
    const answer = await api(method, path, body)
    if (answer.status >= 400) throw new Error(`${method} ${path} returned ${answer.status}: ${answer.text}`)
    return answer.body
  }
  await ok('PUT', '/config', { metadata_url: provider.url, metadata_api_key: providerKey, dht_enabled: false, port_mapping_enabled: false })
  const root = await ok('POST', '/root-folders', { path: movies })

  return {
    ...service,
    dir,
    dataDir,
    movies,
    provider,
    indexer,
    root,
    /** Any request, with the key unless `key` is null. */
    request,
    /** A request with the key to a path relative to /api/v1. */
    api,
    /** Like `api`, but throws on an error; returns the body. */
    ok,
    /** Adds a movie of the demo world without a search. */
    add: (metadata_id: number, more: object = {}): Promise<Body> => ok('POST', '/movies', { metadata_id, search: false, ...more }),
    /** Starts a run of a task, after waiting for one that the scheduler has started. Returns its id. */
    run: async (task: string): Promise<number> => {
      let { run } = await ok('POST', `/tasks/${task}/run`)
      await until(`${task} begins`, async () => {
        if (run.already_running) run = (await ok('POST', `/tasks/${task}/run`)).run
        return !run.already_running
      })
      return run.id
    },
    document: async (): Promise<Body> => (await request('GET', '/api-docs/openapi.json')).body,
    close: async (): Promise<void> => {
      await service.stop()
      await Promise.all([provider.stop(), indexer.stop()])
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

export const providerKey = 'key-of-the-provider'
/** Movies that the demo world's provider knows. */
export const demoMovies = [10378, 45745, 133701] as const

/** The test's own HTTPS proxy has a self-signed certificate. */
const ownCertificate = { rejectUnauthorized: false }

export const asking =
  (url: string, own: string) =>
  async (method: string, path: string, { body, headers = {}, key = own }: Asking = {}): Promise<Answered> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      tls: ownCertificate,
      headers: {
        ...(key !== null && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    expectDeclared({ method, place: path, status: answer.status, type: answer.headers.get('content-type') })
    return { status: answer.status, headers: answer.headers, text, body: asJson(answer.headers, text) }
  }

const asJson = (headers: Headers, text: string): Body => {
  if (!headers.get('content-type')?.startsWith('application/json') || text === '') return undefined
  return JSON.parse(text)
}

/** Sends raw bytes, which `fetch` would normalize. Returns status and body. */
export const rawRequest = (port: number, head: string): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    let got = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`))
    socket.setTimeout(60_000, () => socket.destroy(new Error('no answer')))
    socket.on('data', (data) => {
      got += data.toString('latin1')
    })
    socket.on('error', reject)
    socket.on('close', () =>
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(got)?.[1] ?? 0), body: got.slice(got.indexOf('\r\n\r\n') + 4) }),
    )
  })

export type Told = { type: string; seq?: number; at: string; [field: string]: unknown }

/** A socket that sends `first` on open (nothing if undefined) and records what it receives. */
export const openSocket = (url: string, first?: unknown, headers: Record<string, string> = {}) => {
  const messages: Told[] = []
  const closed = Promise.withResolvers<number>()
  const heard = Promise.withResolvers<void>()
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/v1/ws`, { headers, tls: ownCertificate } as never)
  socket.onopen = () => first !== undefined && socket.send(typeof first === 'string' ? first : JSON.stringify(first))
  socket.onmessage = ({ data }) => {
    messages.push(JSON.parse(String(data)) as Told)
    heard.resolve()
  }
  socket.onclose = ({ code }) => {
    closed.resolve(code)
    heard.resolve()
  }
  return {
    messages,
    /** Resolves with the close code. */
    closed: closed.promise,
    /** Resolves with the first message or on close. */
    heard: heard.promise,
    frames: () => messages.filter(({ type }) => type !== 'auth_ok'),
    send: (message: unknown) => socket.send(JSON.stringify(message)),
    close: () => socket.close(),
  }
}

/** A socket authenticated with the key; resolves once it is. */
export const listening = async ({ url, key }: { url: string; key: string }, since?: number) => {
  const socket = openSocket(url, { type: 'auth', api_key: key, ...(since !== undefined && { since }) })
  await socket.heard
  if (socket.messages[0]?.type !== 'auth_ok') throw new Error(`the socket was rejected with ${await socket.closed}`)
  return socket
}

/** Runs every task once and waits for the end, so that none starts on its own during the test. */
export const settle = async ({ ok }: { ok: (method: string, path: string) => Promise<Body> }): Promise<void> => {
  const tasks = async (): Promise<Body[]> => (await ok('GET', '/tasks?limit=100')).results
  for (const { name } of await tasks()) if (name !== 'update-check') await ok('POST', `/tasks/${name}/run`)
  await until('all tasks ran', async () =>
    (await tasks()).every((task) => !task.running && (task.last_run_at || task.name === 'update-check')),
  )
}

/** Every error has exactly this shape. */
export const isError = (body: Body): boolean =>
  Object.keys(body ?? {}).join() === 'error' &&
  /^code(,details)?,message(,values)?$/.test(Object.keys(body.error).toSorted().join()) &&
  typeof body.error.code === 'string' &&
  typeof body.error.message === 'string' &&
  body.error.message !== ''

/** Required query parameters of a list: `path` where supported, `q` where required. */
type Asked = Readonly<{ path: string; q: string }>

/** URLs of all lists without path parameters, with their required query, from the document. */
export const listsOf = (document: Body, asked: Asked): string[] =>
  listPathsOf(document).flatMap((path) => {
    if (path.includes('{')) return []
    const parameters: Body[] = (document.paths[path].get.parameters ?? []).filter((each: Body) => each.in === 'query')
    const told = parameters.filter((each) => each.name === 'path' || each.required)
    const query = told.map(({ name }) => `${name}=${encodeURIComponent(name === 'path' ? asked.path : asked.q)}&`)
    return [`${path}?${query.join('')}`]
  })

export const listPathsOf = (document: Body): string[] =>
  Object.entries<Body>(document.paths).flatMap(([path, { get }]) =>
    resolve(document, get?.responses[200]?.content?.['application/json']?.schema)?.properties?.results ? [path] : [],
  )

export const resolve = (document: Body, schema: Body): Body =>
  schema?.$ref ? resolve(document, document.components.schemas[schema.$ref.split('/').at(-1)]) : schema
