import { until } from '#server/testing/torrent-world'
import { capabilities } from '#world/torznab-xml'
import { openStanding, type Standing } from '../../e2e/contract/standing'
import {
  costlyFormat,
  hostileFeeds,
  longNames,
  manyReleases,
  refusedFormats,
  sharedFormats,
  torrentOfElements,
  torrentOfFiles,
} from './hostile-inputs'
import type { Lag, LagOrder } from './lag'

/** Sends malicious input from strangers and shared files to the built program and measures how long it blocks other requests. */

type Case = { name: string; needsKey: boolean; run: () => Promise<unknown> }
type Measured = Lag & { name: string; limit: number }

/** For unauthenticated input, and for input that needs the key. */
const limitMs = { stranger: 50, key: 200 }
const movieId = 10378
type Wanted = { id: number; title: string; year: number }

let feed = ''
let torrent: Uint8Array = new Uint8Array()
const startHostileIndexer = () =>
  Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request, server) => {
      const url = new URL(request.url)
      if (url.searchParams.get('t') === 'caps') return new Response(capabilities(`http://127.0.0.1:${server.port}`))
      if (url.pathname.startsWith('/torrent/')) return new Response(torrent as Uint8Array<ArrayBuffer>)
      return new Response(feed.replaceAll('/torrent/', `http://127.0.0.1:${server.port}/torrent/`), {
        headers: { 'content-type': 'application/rss+xml' },
      })
    },
  })

const createMeter = ({ url, pid }: { url: string; pid: number }) => {
  const worker = new Worker(new URL('./lag.ts', import.meta.url))
  const tell = (order: LagOrder) => worker.postMessage(order)
  tell({ url, pid })
  return {
    take: (): Promise<Lag> => {
      const { promise, resolve } = Promise.withResolvers<Lag>()
      worker.onmessage = ({ data }: MessageEvent<Lag>) => resolve(data)
      tell('take')
      return promise
    },
    stop: () => worker.terminate(),
  }
}

const formatCases = ({ api }: Standing): Case[] => [
  ...Object.entries(refusedFormats).map(([name, format]) => ({
    name: `a custom format: ${name} pattern`,
    needsKey: true,
    run: async () => (await api('POST', '/custom-formats', format)).status,
  })),
  {
    name: 'a shared file of 100 expensive custom formats',
    needsKey: true,
    run: async () => (await api('POST', '/custom-formats/import', sharedFormats)).status,
  },
  {
    name: 'the most expensive custom format',
    needsKey: true,
    run: async () => (await api('POST', '/custom-formats', costlyFormat)).status,
  },
  {
    name: '1,000 names of 480 characters against these',
    needsKey: true,
    run: async () => (await api('POST', '/releases/evaluate', { releases: longNames(1000) })).status,
  },
]

const jsonCases = ({ api, request }: Standing): Case[] => {
  const bodies: Record<string, () => string> = {
    'JSON 1,000,000 deep': () => '['.repeat(1_000_000) + ']'.repeat(1_000_000),
    'JSON with 1,300,000 numbers': () => `{"releases":[${'1,'.repeat(1_300_000)}1]}`,
    'JSON with 300,000 keys': () => `{${Array.from({ length: 300_000 }, (_, i) => `"k${i}":0`).join(',')}}`,
    'JSON with 60,000 escaped texts': () =>
      `{"releases":[${Array.from({ length: 60_000 }, () => '{"title":"\\u00e9\\ud83d\\ude00"}').join(',')}]}`,
    'JSON text of 4 MB': () => JSON.stringify({ releases: [{ title: 'x'.repeat(4_100_000) }] }),
  }
  return Object.entries(bodies).flatMap(([name, make]) => {
    const body = make()
    return [
      { name: `${name}, with the key`, needsKey: true, run: async () => (await api('POST', '/releases/evaluate', body)).status },
      {
        name: `${name}, without`,
        needsKey: false,
        run: async () => (await request('POST', '/api/v1/releases/evaluate', { body, key: null })).status,
      },
    ]
  })
}

/** Runs it with an indexer that has not failed yet. */
type WithIndexer = <T>(run: () => Promise<T>) => Promise<T>

const torrentCases = ({ api, ok }: Standing, movie: Wanted, withIndexer: WithIndexer): Case[] => {
  const own = async (bytes: Buffer) =>
    (await api('POST', '/downloads', { movie_id: movie.id, torrent: bytes.toString('base64'), title: 'x 1080p' })).status
  const offered = (bytes: Buffer) =>
    withIndexer(async () => {
      torrent = bytes
      feed = manyReleases(`${movie.title} ${movie.year}`, 3)
      await ok('POST', `/movies/${movie.id}/search`)
      await Bun.sleep(4000)
      const { results } = await ok('GET', `/movies/${movie.id}/releases?limit=1`)
      return JSON.stringify(results[0]?.reasons.map(({ text }: { text: string }) => text)).slice(0, 80)
    })
  const torrents: Record<string, Buffer> = {
    '5,000 files': torrentOfFiles(5000),
    '20,000 files': torrentOfFiles(20_000),
    '50,000 files': torrentOfFiles(50_000),
    '1 MB of lists': torrentOfElements('le', 1_000_000),
  }
  const large = { '8 MB of lists': torrentOfElements('le', 8_000_000), '200,000 files': torrentOfFiles(200_000) }
  return [
    ...Object.entries(torrents).map(([name, bytes]) => ({
      name: `a manually added torrent: ${name}`,
      needsKey: true,
      run: () => own(bytes),
    })),
    ...Object.entries({ ...torrents, ...large }).map(([name, bytes]) => ({
      name: `a torrent from an indexer: ${name}`,
      needsKey: false,
      run: () => offered(bytes),
    })),
  ]
}

const feedCases = ({ ok }: Standing, movie: Wanted, withIndexer: WithIndexer): Case[] => {
  const read = () =>
    withIndexer(async () => {
      await ok('POST', '/tasks/feed-sync/run')
      await until('the feeds are read', async () => (await ok('GET', '/tasks/feed-sync')).running === false)
      const { results } = await ok('GET', '/tasks/feed-sync/runs?limit=1')
      const { results: history } = await ok('GET', '/history?limit=1')
      return `${results[0]?.error ?? `read, ${results[0]?.duration_ms} ms`}; ${history[0]?.type}`
    })
  return [
    ...Object.entries(hostileFeeds).map(([name, make]) => ({
      name: `a feed: ${name}`,
      needsKey: false,
      run: () => {
        feed = make()
        return read()
      },
    })),
    {
      name: 'a feed: 2,000 releases of one wanted movie, against all formats',
      needsKey: false,
      run: () => {
        torrent = new Uint8Array(10)
        feed = manyReleases(`${movie.title} ${movie.year}`, 2000)
        return read()
      },
    },
    {
      name: 'a search that finds them',
      needsKey: false,
      run: () =>
        withIndexer(async () => {
          await ok('POST', `/movies/${movie.id}/search`)
          await Bun.sleep(8000)
          return `${(await ok('GET', `/movies/${movie.id}/releases?limit=100`)).results.length}+ releases`
        }),
    },
  ]
}

const row = ([name = '', block = '', wait = '', note = '']: readonly string[]) =>
  `${name.padEnd(70)} ${block.padStart(8)} ${wait.padStart(8)} ${note}`

const soak = async (asked: string | undefined): Promise<boolean> => {
  const standing = await openStanding()
  const indexer = startHostileIndexer()
  const meter = createMeter(standing)
  const measured: Measured[] = []
  try {
    await standing.ok('PUT', '/config', { min_free_space_mb: 0 })
    const movie: Wanted = await standing.add(movieId)
    const withIndexer: WithIndexer = async (run) => {
      const url = `http://127.0.0.1:${indexer.port}/api`
      const { id } = await standing.ok('POST', '/indexers', { name: 'hostile', type: 'torznab', url })
      return run().finally(() => standing.ok('DELETE', `/indexers/${id}`))
    }
    console.log(row(['input', 'block ms', 'wait ms', '']))
    const nothing = { name: 'nothing', needsKey: false, run: () => Bun.sleep(3000) }
    const cases = [
      nothing,
      ...jsonCases(standing),
      ...torrentCases(standing, movie, withIndexer),
      ...formatCases(standing),
      ...feedCases(standing, movie, withIndexer),
      nothing,
    ]
    for (const { name, needsKey, run } of cases.filter((each) => asked === undefined || each.name.includes(asked))) {
      await meter.take()
      const outcome = await run().then(
        (value) => (value === undefined ? '' : String(value)),
        (error: unknown) => `failed: ${String(error).slice(0, 200)}`,
      )
      const lag = await meter.take()
      const limit = needsKey ? limitMs.key : limitMs.stranger
      measured.push({ ...lag, name, limit })
      console.log(row([name, lag.computed.toFixed(0), lag.waited.toFixed(0), `${lag.computed > limit ? '!' : ' '} ${outcome}`]))
    }
  } finally {
    meter.stop()
    indexer.stop(true)
    await standing.close()
  }
  const over = measured.filter(({ computed, limit }) => computed > limit)
  console.log(
    `${measured.length} inputs, ${over.length} blocked the service for longer than ${limitMs.stranger} ms (${limitMs.key} ms with the key)`,
  )
  return over.length === 0
}

if (import.meta.main) process.exit((await soak(process.argv[2])) ? 0 : 1)
