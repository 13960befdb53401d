import { mediaServers } from '#server/connections/webhooks/media-servers'
import { capabilities } from '#world/torznab-xml'
import type { Standing } from '../../../e2e/contract/standing'
import { calm } from './calm'
import type { Case } from './case'
import { documents } from './shapes'

/** More than most clients read, and as much as those that expect whole libraries. */
const largestAnswer = 10_000_000
const megabytes = 1024 * 1024
type Answer = { bytes: Uint8Array<ArrayBuffer>; headers?: Record<string, string>; status?: number; way?: Way }
/** How the bytes come. */
type Way = 'in small pieces' | 'slower and slower'

/** Answers every request with the same hostile bytes, except that an indexer may first tell what it can do. */
export const startHostileUpstream = () => {
  let answer: Answer = { bytes: new Uint8Array() }
  let configuration: object | null = null
  let torrent: Uint8Array<ArrayBuffer> | null = null
  let asked = 0
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    idleTimeout: 0,
    fetch: (request, self) => {
      asked++
      const url = new URL(request.url)
      if (url.searchParams.get('t') === 'caps') return new Response(capabilities(`http://127.0.0.1:${self.port}`))
      if (url.pathname.endsWith('/api/v2/auth/login')) return new Response('Ok.', { headers: { 'set-cookie': 'SID=1; path=/' } })
      if (configuration && url.pathname.endsWith('/configuration')) return Response.json(configuration)
      if (torrent && url.pathname.startsWith('/torrent/')) return new Response(torrent)
      const { bytes, headers, status = 200, way } = answer
      const body = way === undefined ? bytes : sent(bytes, way)
      return new Response(body, { status, headers: { 'content-type': 'application/json', ...headers } })
    },
  })
  return {
    url: `http://127.0.0.1:${server.port}`,
    answerWith: (next: Answer) => {
      answer = next
      asked = 0
    },
    /** A metadata provider says first where its pictures are. */
    answerConfiguration: (next: object | null) => {
      configuration = next
    },
    serveTorrent: (next: Uint8Array<ArrayBuffer>) => {
      torrent = next
    },
    asked: () => asked,
    stop: () => server.stop(true),
  }
}
/** Small pieces cost the receiver most; what never ends costs it its patience. */
const sent = (bytes: Uint8Array<ArrayBuffer>, way: Way): ReadableStream<Uint8Array> => {
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      if (way === 'slower and slower') await Bun.sleep(Math.min(1000, 20 + at))
      const piece = way === 'in small pieces' ? 1000 : 1
      controller.enqueue(bytes.subarray(at, at + piece))
      at += piece
      if (at >= bytes.length) controller.close()
    },
  })
}

export type HostileUpstream = ReturnType<typeof startHostileUpstream>

type Client = {
  /** Makes the program ask. */
  readonly ask: (standing: Standing, url: string) => Promise<unknown>
  /** One question, where `ask` has many. */
  readonly askOnce?: Client['ask']
  readonly before?: (standing: Standing, url: string) => Promise<unknown>
  readonly after?: (standing: Standing) => Promise<unknown>
  /** The largest answer that it reads. */
  readonly largest?: number
}

const list = (type: string, settings: (url: string) => object): Client => ({
  ask: async ({ api }, url) => (await api('POST', '/lists/test', { name: 'hostile', type, settings: settings(url) })).status,
})
const asking = (...paths: string[]): Client['ask'] => {
  return async ({ api }) => {
    const statuses: number[] = []
    for (const path of paths) statuses.push((await api('GET', path)).status)
    return statuses.join(' ')
  }
}
const configured = (settings: (url: string) => object, ask: Client['ask'], undo: (standing: Standing) => object = () => ({})): Client => ({
  before: ({ ok }, url) => ok('PUT', '/config', settings(url)),
  ask,
  after: (standing) => standing.ok('PUT', '/config', undo(standing)),
})
const testing =
  (what: string): Client['ask'] =>
  async ({ api }) =>
    (await api('POST', `/config/test/${what}`, {})).status

const refreshing = (refreshes: string): Client => ({
  ask: async ({ api, ok }, url) => {
    const { id } = await ok('POST', '/webhooks', { name: `hostile ${refreshes}`, url, refreshes })
    const { status } = await api('POST', `/webhooks/${id}/test`)
    await ok('DELETE', `/webhooks/${id}`)
    return status
  },
})

/** Every client of a foreign service, by the name that `doors.ts` uses. */
export const clients: Readonly<Record<string, Client>> = {
  metadata: {
    askOnce: asking('/metadata/search?q=quiet'),
    ...configured(
      (url) => ({ metadata_url: url }),
      asking(
        '/metadata/search?q=quiet',
        '/metadata/movies/1',
        '/metadata/discover?kind=popular',
        '/metadata/people/1',
        '/metadata/collections/1',
        '/metadata/genres',
        '/metadata/streaming-services',
        '/images/metadata/hostile.jpg?width=200&kind=poster',
      ),
      ({ provider }) => ({ metadata_url: provider.url }),
    ),
  },
  tracker: configured(
    (url) => ({ tracker_url: url, tracker_client_id: 'id', tracker_client_secret: 'secret' }),
    async ({ api }) => `${(await api('POST', '/tracker/device-code')).status} ${(await api('POST', '/config/test/tracker', {})).status}`,
  ),
  subtitles: configured((url) => ({ subtitles_url: url, subtitles_api_key: 'key', subtitle_languages: ['en'] }), testing('subtitles')),
  'list provider': configured((url) => ({ list_url: url, list_api_key: 'key' }), testing('list')),
  'a list of JSON': list('json', (url) => ({ url: `${url}/list.json` })),
  'a list of RSS': list('rss', (url) => ({ url: `${url}/list.xml` })),
  'a list of another Radarr': list('radarr', (url) => ({ url, api_key: 'a'.repeat(32) })),
  'an import from Radarr': {
    largest: 128 * megabytes,
    ask: async ({ api }, url) => (await api('POST', '/import/radarr/preview', { url, api_key: 'a'.repeat(32) })).status,
  },
  'an import from Prowlarr': {
    largest: 32 * megabytes,
    ask: async ({ api }, url) => (await api('POST', '/import/prowlarr/preview', { url, api_key: 'a'.repeat(32) })).status,
  },
  'an import from Jackett': {
    largest: 32 * megabytes,
    ask: async ({ api }, url) => (await api('POST', '/import/jackett/preview', { url, api_key: 'a'.repeat(32) })).status,
  },
  'an import from Jellyfin': {
    largest: 64 * megabytes,
    ask: async ({ api }, url) => (await api('POST', '/import/jellyfin/preview', { url, api_key: 'a'.repeat(32), user: 'Ada' })).status,
  },
  'an import from Plex': {
    largest: 64 * megabytes,
    ask: async ({ api }, url) => (await api('POST', '/import/plex/preview', { url, token: 'a'.repeat(20) })).status,
  },
  'an import from Seerr': {
    largest: 64 * megabytes,
    ask: async ({ api }, url) => (await api('POST', '/import/seerr/preview', { url, api_key: 'a'.repeat(32) })).status,
  },
  'an import from Bazarr': {
    largest: 64 * megabytes,
    ask: async ({ api }, url) => (await api('POST', '/import/bazarr/preview', { url, api_key: 'a'.repeat(32) })).status,
  },
  'an import from Stremio': {
    largest: 64 * megabytes,
    ask: async ({ api }, url) => (await api('POST', '/import/stremio/preview', { url, token: 'a'.repeat(20) })).status,
  },
  qbittorrent: {
    largest: 32 * megabytes,
    ask: async ({ api }, url) => {
      const settings = { url, username: 'admin', password: 'secret' }
      return (await api('POST', '/download-clients/test', { name: 'hostile', type: 'qbittorrent', priority: 1, enabled: true, settings }))
        .status
    },
  },
  'an indexer': {
    ask: async ({ api }, url) =>
      (await api('POST', '/indexers/test', { name: 'hostile', type: 'torznab', url: `${url}/api`, api_key: 'key' })).status,
  },
  'a torrent feed': {
    ask: async ({ api }, url) => (await api('POST', '/indexers/test', { name: 'hostile', type: 'torrent_rss', url: `${url}/rss` })).status,
  },
  'a webhook': {
    ask: async ({ api, ok }, url) => {
      const { id } = await ok('POST', '/webhooks', { name: 'hostile', url, method: 'POST', events: ['release_grabbed'], enabled: true })
      const { status } = await api('POST', `/webhooks/${id}/test`)
      await ok('DELETE', `/webhooks/${id}`)
      return status
    },
  },
  ...Object.fromEntries(Object.keys(mediaServers).map((server) => [`a media server to refresh (${server})`, refreshing(server)])),
  'the place for backups': {
    ask: async ({ api }, url) =>
      (
        await api('PUT', '/backups/offsite', {
          kind: 'webdav',
          place: `${url}/dav`,
          user: 'ada',
          password: 'x',
          passphrase: 'a long passphrase',
        })
      ).status,
  },
}

/** Numbers where a program expects those of a movie, a page, a limit, or a time. */
const numbersOf = (value: string): Answer => ({
  bytes: new TextEncoder().encode(
    `{${['id', 'page', 'total_pages', 'total_results', 'expires_in', 'interval', 'runtime', 'code', 'remaining', 'reset_time']
      .map((name) => `"${name}":${value}`)
      .join(',')},"results":[{"id":${value},"title":"x"}],"data":[],"user":{"allowed_downloads":${value}},"token":"x"}`,
  ),
  headers: { 'x-ratelimit-remaining': value, 'x-ratelimit-reset': value },
})
const numbers = ['-1', '0', '2147483648', '1000000000000', '1e308', '"NaN"', 'null', '[]']

const bomb = (): Answer => ({ bytes: Bun.gzipSync(new Uint8Array(200_000_000)), headers: { 'content-encoding': 'gzip' } })

/** Three tries of a minute, and some more. */
const longestPatienceMs = 200_000
const dripping = new TextEncoder().encode(`[${' '.repeat(1000)}]`)

/** An answer that comes slower and slower. Every client ends in time, and all wait at once. */
const dripCase = (standing: Standing, upstream: HostileUpstream): Case => ({
  door: 'answers: all clients at once',
  name: 'a drip',
  needsKey: false,
  run: async () => {
    upstream.answerWith({ bytes: dripping, way: 'slower and slower' })
    for (const { before } of Object.values(clients)) await before?.(standing, upstream.url)
    const began = performance.now()
    const waits = await Promise.all(
      Object.entries(clients).map(async ([name, { ask, askOnce = ask }]) => {
        const ended = askOnce(standing, upstream.url).then(() => performance.now() - began)
        return { name, ms: await Promise.race([ended, Bun.sleep(longestPatienceMs).then(() => Number.POSITIVE_INFINITY)]) }
      }),
    )
    for (const { after } of Object.values(clients)) await after?.(standing)
    const [slowest] = waits.toSorted((a, b) => b.ms - a.ms)
    if (slowest?.ms === Number.POSITIVE_INFINITY) throw new Error(`${slowest.name} waits for more than ${longestPatienceMs} ms`)
    return `the longest wait was ${Math.round((slowest?.ms ?? 0) / 1000)} s, of ${slowest?.name}`
  },
})

export const upstreamCases = (standing: Standing, upstream: HostileUpstream): Case[] => {
  const answers: Record<string, (size: number) => Answer> = {
    ...Object.fromEntries(Object.entries(documents).map(([name, make]) => [name, (size: number): Answer => ({ bytes: make(size) })])),
    'a bomb of gzip': bomb,
    'a redirect without an end': () => ({ bytes: new Uint8Array(), status: 302, headers: { location: '/again' } }),
    'a million small pieces': (size) => ({ bytes: new Uint8Array(Math.min(size, largestAnswer)).fill(32), way: 'in small pieces' }),
    'the bytes of a picture': () => ({ bytes: new Uint8Array(1_000_000).fill(137), headers: { 'content-type': 'image/png' } }),
    ...Object.fromEntries(numbers.map((number) => [`numbers that are ${number}`, () => numbersOf(number)])),
    ...Object.fromEntries(
      ['-1', '1000000000000', 'NaN', 'soon'].map((wait) => [
        `a wait of ${wait}`,
        (): Answer => ({ bytes: new Uint8Array(), status: 429, headers: { 'retry-after': wait } }),
      ]),
    ),
  }
  const cases = Object.entries(clients).flatMap(([client, { before, ask, after, largest = largestAnswer }]) =>
    Object.entries(answers).map(([name, make]) => ({
      door: `answers: ${client}`,
      name,
      needsKey: false,
      run: async () => {
        upstream.answerWith(make(largest))
        await before?.(standing, upstream.url)
        try {
          const outcome = await ask(standing, upstream.url)
          return `${outcome}, asked ${upstream.asked()} times`
        } finally {
          await after?.(standing)
          await calm(standing)
        }
      },
    })),
  )
  return [...cases, dripCase(standing, upstream)]
}
