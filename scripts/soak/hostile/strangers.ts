import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mostTorrentBytes } from '#server/foundation/lib/torrent-size'
import { until } from '#server/testing/until'
import type { Standing } from '../../../e2e/contract/standing'
import { calm } from './calm'
import type { Case } from './case'
import { hostileFeeds, manyReleases, torrentOfElements, torrentOfFiles } from './inputs'
import { characters, documents, filled } from './shapes'
import type { HostileUpstream } from './upstreams'

/** What comes by an indexer, by a socket, by an app without a key, or as a name on disk. */

export type Wanted = { readonly id: number; readonly title: string; readonly year: number }
/** Runs it with an indexer that has not failed yet. */
type WithIndexer = <T>(run: () => Promise<T>) => Promise<T>
type Bytes = Uint8Array<ArrayBuffer>

const withIndexer =
  ({ ok }: Standing, { url }: HostileUpstream): WithIndexer =>
  async (run) => {
    const { id } = await ok('POST', '/indexers', { name: 'hostile', type: 'torznab', url: `${url}/api` })
    return run().finally(() => ok('DELETE', `/indexers/${id}`))
  }

const torrents = (): Record<string, () => Buffer | Bytes> => ({
  '5,000 files': () => torrentOfFiles(5000),
  '20,000 files': () => torrentOfFiles(20_000),
  '50,000 files': () => torrentOfFiles(50_000),
  '1 MB of lists': () => torrentOfElements('le', 1_000_000),
  '8 MB of lists': () => torrentOfElements('le', mostTorrentBytes - 10),
  '200,000 files': () => torrentOfFiles(200_000),
  ...Object.fromEntries(Object.entries(documents).map(([name, make]) => [name, () => make(mostTorrentBytes)])),
})

const feedHeaders = { 'content-type': 'application/rss+xml' }
const releasesOf = ({ title, year }: Wanted, count: number, upstream: HostileUpstream): Bytes =>
  new TextEncoder().encode(manyReleases(`${title} ${year}`, count).replaceAll('/torrent/', `${upstream.url}/torrent/`))

const searched = async ({ ok, run }: Standing, movie: Wanted): Promise<string> => {
  await ok('POST', `/movies/${movie.id}/search`)
  await run('feed-sync')
  await calm({ ok })
  const { results } = await ok('GET', `/movies/${movie.id}/releases?limit=1`)
  return JSON.stringify(results[0]?.reasons.map(({ code }: { code: string }) => code) ?? 'nothing found').slice(0, 80)
}

const torrentCases = (standing: Standing, movie: Wanted, upstream: HostileUpstream): Case[] => {
  const indexed = withIndexer(standing, upstream)
  return Object.entries(torrents()).flatMap(([name, make]) => [
    {
      door: 'a manually added torrent',
      name,
      needsKey: true,
      run: async () => {
        const torrent = Buffer.from(make()).subarray(0, mostTorrentBytes).toString('base64')
        return (await standing.api('POST', '/downloads', { movie_id: movie.id, torrent, title: 'x 1080p' })).status
      },
    },
    {
      door: 'a torrent from an indexer',
      name,
      needsKey: false,
      run: () =>
        indexed(async () => {
          upstream.answerWith({ bytes: releasesOf(movie, 3, upstream), headers: feedHeaders })
          upstream.serveTorrent(new Uint8Array(make()))
          return await searched(standing, movie)
        }),
    },
  ])
}

const feedCases = (standing: Standing, movie: Wanted, upstream: HostileUpstream): Case[] => {
  const indexed = withIndexer(standing, upstream)
  const feeds: Record<string, () => Bytes> = {
    ...Object.fromEntries(Object.entries(hostileFeeds).map(([name, make]) => [name, () => new TextEncoder().encode(make())])),
    '2,000 releases of one wanted movie': () => releasesOf(movie, 2000, upstream),
    ...Object.fromEntries(
      Object.entries(characters).map(([name, unit]) => [
        `400 titles of ${name}`,
        () => new TextEncoder().encode(manyReleases(`${movie.title} ${movie.year} ${escaped(filled(unit, 3000))}`, 400)),
      ]),
    ),
  }
  return Object.entries(feeds).map(([name, make]) => ({
    door: 'a feed',
    name,
    needsKey: false,
    run: () =>
      indexed(async () => {
        upstream.answerWith({ bytes: make(), headers: feedHeaders })
        upstream.serveTorrent(new Uint8Array(10))
        return await searched(standing, movie)
      }),
  }))
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\0', '')

const socketCases = ({ url }: Standing): Case[] =>
  ['/api/v1/ws', '/signalr/messages'].flatMap((path) =>
    Object.entries(documents).map(([name, make]) => ({
      door: path === '/api/v1/ws' ? 'a socket of a stranger' : 'a socket of a program',
      name,
      needsKey: false,
      run: async () => {
        const closed = Promise.withResolvers<number>()
        const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`)
        socket.onopen = () => {
          socket.send(make(60_000))
          socket.send(new TextDecoder().decode(make(4_000)))
          socket.send(new TextDecoder().decode(make(200_000)))
        }
        socket.onclose = ({ code }) => closed.resolve(code)
        socket.onerror = () => closed.resolve(0)
        const code = await Promise.race([closed.promise, Bun.sleep(2000)])
        socket.close()
        return code
      },
    })),
  )

const appCases = ({ url, ok }: Standing): Case[] =>
  Object.entries(documents).map(([name, make]) => ({
    door: 'a Jellyfin app',
    name,
    needsKey: false,
    run: async () => {
      await ok('PUT', '/config', { jellyfin_enabled: true })
      const headers = { 'content-type': 'application/json' }
      const asked = ['/Users/AuthenticateByName', '/Users/AuthenticateWithQuickConnect'].map((path) =>
        fetch(`${url}${path}`, { method: 'POST', headers, body: make(262_000) }),
      )
      return (await Promise.all(asked)).map(({ status }) => status).join(' ')
    },
  }))

/** JSON as large as may be, with a key that is wrong or none. */
const jsonCases = ({ request }: Standing): Case[] =>
  Object.entries(documents).flatMap(([name, make]) => {
    const send = (key?: null) => async () =>
      (
        await request('POST', '/api/v1/releases/evaluate', {
          body: new TextDecoder().decode(make(4_000_000)),
          ...(key === null && { key }),
        })
      ).status
    return [
      { door: 'JSON with the key', name, needsKey: true, run: send() },
      { door: 'JSON without the key', name, needsKey: false, run: send(null) },
    ]
  })

const nameCases = (standing: Standing): Case[] =>
  Object.entries(characters)
    .filter(([, unit]) => !/[/\0]/.test(unit))
    .map(([name, unit]) => ({
      door: 'files: a name',
      name,
      needsKey: false,
      run: async () => {
        const folder = join(standing.movies, 'Names')
        const long = filled(unit, Math.floor((240 * unit.length) / Buffer.byteLength(unit)))
        for (let i = 0; i < 500; i++) {
          mkdirSync(join(folder, `${i}${long}`), { recursive: true })
          writeFileSync(join(folder, `${i}${long}`, `${i}${long}.mkv`), '')
        }
        const { body, status } = await standing.api('POST', '/library/scan', { root_folder_id: standing.root.id })
        if (status < 400)
          await until('the scan has ended', async () => (await standing.ok('GET', `/library/scan/${body.id}`)).state !== 'running')
        rmSync(folder, { recursive: true })
        return status
      },
    }))

export const strangerCases = (standing: Standing, movie: Wanted, upstream: HostileUpstream): Case[] => [
  ...jsonCases(standing),
  ...torrentCases(standing, movie, upstream),
  ...feedCases(standing, movie, upstream),
  ...socketCases(standing),
  ...appCases(standing),
  ...nameCases(standing),
]
