import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#server/lib/clock'
import { until } from '#server/testing/torrent-world'
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

/** The started program with a metadata provider and an indexer on loopback behind it, and an empty library folder. */
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
    if (answer.status >= 400) throw new Error(`${method} ${path} was answered with ${answer.status}: ${answer.text}`)
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
    /** Any request, by the key unless `key` is null. */
    request,
    /** By the key, below /api/v1. */
    api,
    /** The same, when it must go well; gives the body. */
    ok,
    /** A movie of the demo world, without a search. */
    add: (metadata_id: number, more: object = {}): Promise<Body> => ok('POST', '/movies', { metadata_id, search: false, ...more }),
    /** Begins a run of a task now; one that the timetable began before is waited for first. Gives its id. */
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
/** Movies that the provider of the demo world knows. */
export const demoMovies = [10378, 45745, 133701] as const

/** https here is a proxy of the test's own, and nobody has signed its certificate. */
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
    return { status: answer.status, headers: answer.headers, text, body: asJson(answer.headers, text) }
  }

const asJson = (headers: Headers, text: string): Body => {
  if (!headers.get('content-type')?.startsWith('application/json') || text === '') return undefined
  return JSON.parse(text)
}

/** Bytes as they are, for what `fetch` would tidy up first. Gives the status and the body. */
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

/** A socket that says `first` as soon as it is open (nothing when undefined), and remembers what it hears. */
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
    /** Settles with the close code. */
    closed: closed.promise,
    /** Settles when the first message came, or the end. */
    heard: heard.promise,
    frames: () => messages.filter(({ type }) => type !== 'auth_ok'),
    send: (message: unknown) => socket.send(JSON.stringify(message)),
    close: () => socket.close(),
  }
}

/** A socket that is let in by the key; settles when it is. */
export const listening = async ({ url, key }: { url: string; key: string }, since?: number) => {
  const socket = openSocket(url, { type: 'auth', api_key: key, ...(since !== undefined && { since }) })
  await socket.heard
  if (socket.messages[0]?.type !== 'auth_ok') throw new Error(`the socket was refused with ${await socket.closed}`)
  return socket
}

/** Runs every task once and waits for the end, so that none comes by itself meanwhile. */
export const settle = async ({ ok }: { ok: (method: string, path: string) => Promise<Body> }): Promise<void> => {
  const tasks = async (): Promise<Body[]> => (await ok('GET', '/tasks?limit=100')).results
  for (const { name } of await tasks()) if (name !== 'update-check') await ok('POST', `/tasks/${name}/run`)
  await until('all tasks ran', async () =>
    (await tasks()).every((task) => !task.running && (task.last_run_at || task.name === 'update-check')),
  )
}

/** Every error is this and nothing else. */
export const isError = (body: Body): boolean =>
  Object.keys(body ?? {}).join() === 'error' &&
  /^code(,details)?,message(,values)?$/.test(Object.keys(body.error).toSorted().join()) &&
  typeof body.error.code === 'string' &&
  typeof body.error.message === 'string' &&
  body.error.message !== ''

/** Where a list is told to look: by `path` wherever it understands that, by `q` when it asks for one. */
type Asked = Readonly<{ path: string; q: string }>

/** The addresses of all lists that need no id, with what they must be asked, as the document says. */
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
