/** An indexer as Prowlarr's API returns it; secrets in `fields` are masked there. */
export type ProwlarrIndexer = {
  id: number
  name: string
  enable?: boolean
  protocol?: 'torrent' | 'usenet'
  priority?: number
  appProfileId?: number
  categories?: readonly { id: number; name: string; subCategories?: readonly { id: number; name: string }[] }[]
  fields?: readonly { name: string; value?: unknown }[]
}
export type JackettIndexer = { id: string; title: string; categories: readonly number[]; configured?: boolean }

const movies = [{ id: 2000, name: 'Movies', subCategories: [{ id: 2040, name: 'Movies/HD' }] }]

/** Prowlarr's API: status, app profiles, and indexers, with its key in a header. */
export const startProwlarr = (api_key: string) => {
  const indexers: ProwlarrIndexer[] = []
  const profiles = [
    { id: 1, name: 'Standard', enableRss: true, enableAutomaticSearch: true, enableInteractiveSearch: true, minimumSeeders: 3 },
  ]
  const state = { api_key, asked: [] as string[] }
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch(request) {
      const { pathname } = new URL(request.url)
      state.asked.push(`${request.method} ${pathname}`)
      if (request.headers.get('x-api-key') !== state.api_key) return new Response(null, { status: 401 })
      if (pathname === '/prowlarr/api/v1/system/status') return Response.json({ appName: 'Prowlarr', version: '2.0.5.5160' })
      if (pathname === '/prowlarr/api/v1/appprofile') return Response.json(profiles)
      if (pathname === '/prowlarr/api/v1/indexer') return Response.json(indexers.map(wireIndexer))
      return Response.json({ message: 'NotFound' }, { status: 404 })
    },
  })
  return { url: `http://127.0.0.1:${server.port}/prowlarr`, indexers, profiles, state, stop: () => server.stop(true) }
}

const wireIndexer = ({ categories = movies, fields = [], ...indexer }: ProwlarrIndexer) => ({
  enable: true,
  protocol: 'torrent',
  priority: 25,
  appProfileId: 1,
  implementation: 'Cardigann',
  privacy: 'public',
  supportsRss: true,
  supportsSearch: true,
  ...indexer,
  capabilities: { limitsMax: 100, limitsDefault: 100, categories, supportsRawSearch: false },
  fields: [{ name: 'baseUrl', value: 'https://site.example/' }, { name: 'apiKey', value: '********' }, ...fields],
})

/** Jackett's list of indexers. A wrong key is an error element with status 200, as there. */
export const startJackett = (api_key: string) => {
  const indexers: JackettIndexer[] = []
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch(request) {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname !== '/api/v2.0/indexers/all/results/torznab/api') return new Response('not found', { status: 404 })
      const xml = searchParams.get('apikey') === api_key ? listing(indexers) : '<error code="100" description="Invalid API Key" />'
      return new Response(`<?xml version="1.0" encoding="UTF-8"?>${xml}`, { headers: { 'content-type': 'application/xml' } })
    },
  })
  return { url: `http://127.0.0.1:${server.port}`, indexers, stop: () => server.stop(true) }
}

const listing = (indexers: readonly JackettIndexer[]): string =>
  `<indexers>${indexers
    .map(
      ({ id, title, categories, configured = true }) =>
        `<indexer id="${id}" configured="${configured}"><title>${title}</title><description /><link>https://site.example/</link>` +
        '<language>en-US</language><type>public</type><caps><server title="Jackett" /><searching><search available="yes" /></searching>' +
        `<categories>${categories.map((category) => `<category id="${category}" name="c" />`).join('')}</categories></caps></indexer>`,
    )
    .join('')}</indexers>`
