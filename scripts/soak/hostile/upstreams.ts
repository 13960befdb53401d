import { capabilities } from '#world/torznab-xml'
import type { Standing } from '../../../e2e/contract/standing'
import { calm } from './calm'
import type { Case } from './case'
import { documents } from './shapes'

/** More than most clients read, and as much as those that expect whole libraries. */
const largestAnswer = 10_000_000
const megabytes = 1024 * 1024
type Answer = { bytes: Uint8Array<ArrayBuffer>; headers?: Record<string, string> }

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
      return new Response(answer.bytes, { headers: { 'content-type': 'application/json', ...answer.headers } })
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
export type HostileUpstream = ReturnType<typeof startHostileUpstream>

type Client = {
  /** Makes the program ask. */
  readonly ask: (standing: Standing, url: string) => Promise<unknown>
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

/** Every client of a foreign service, by the name that `doors.ts` uses. */
export const clients: Readonly<Record<string, Client>> = {
  metadata: configured(
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
  'a media server to refresh': {
    ask: async ({ api, ok }, url) => {
      const { id } = await ok('POST', '/webhooks', { name: 'hostile', url, refreshes: 'jellyfin' })
      const { status } = await api('POST', `/webhooks/${id}/test`)
      await ok('DELETE', `/webhooks/${id}`)
      return status
    },
  },
}

const bomb = (): Answer => ({ bytes: Bun.gzipSync(new Uint8Array(200_000_000)), headers: { 'content-encoding': 'gzip' } })

export const upstreamCases = (standing: Standing, upstream: HostileUpstream): Case[] => {
  const answers: Record<string, (size: number) => Answer> = {
    ...Object.fromEntries(Object.entries(documents).map(([name, make]) => [name, (size: number): Answer => ({ bytes: make(size) })])),
    'a bomb of gzip': bomb,
  }
  return Object.entries(clients).flatMap(([client, { before, ask, after, largest = largestAnswer }]) =>
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
}
