import { afterEach, expect, test } from 'bun:test'
import { attempt } from '#server/foundation/lib/attempt'
import { stoppedClock } from '#server/foundation/lib/clock'
import { silentLog } from '#server/foundation/platform/log'
import { createUpstreamFetch } from '#server/foundation/upstream/fetch'
import type { IndexerContext } from './indexer-type'
import { fetchTorrent } from './torrent-source'

const magnet = 'magnet:?xt=urn:btih:0123456789abcdef0123456789abcdef01234567'
const context: IndexerContext = {
  name: 'Own',
  fetch: createUpstreamFetch({ name: 'Own', log: silentLog, clock: stoppedClock('2030-01-01T00:00:00Z'), retryDelayMs: 1 }),
}
const open: Bun.Server<undefined>[] = []
const serve = (answer: () => Response) => {
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: answer })
  open.push(server)
  return `http://127.0.0.1:${server.port}`
}
afterEach(async () => {
  for (const server of open.splice(0)) await server.stop(true)
})
const sourceAt = async (url: string, indexerUrl = url, allowed: string[] = []) => {
  const result = await attempt(() => fetchTorrent(context, { url, indexer_url: indexerUrl, link_origins: allowed }))
  return result.ok ? result.value : result.error.message
}

test('a download link leads to a torrent, a magnet, a redirect to a magnet, or a text with one', async () => {
  const torrent = new TextEncoder().encode('d4:infod4:name1:aee')

  expect(await sourceAt(serve(() => new Response(torrent)))).toEqual({ kind: 'torrent', bytes: torrent })
  expect(await sourceAt(magnet)).toEqual({ kind: 'magnet', magnet })
  expect(await sourceAt(serve(() => new Response(null, { status: 302, headers: { location: magnet } })))).toEqual({
    kind: 'magnet',
    magnet,
  })
  expect(await sourceAt(serve(() => new Response(`${magnet}\n`)))).toEqual({ kind: 'magnet', magnet })
})

test('anything else is refused with a message', async () => {
  expect(await sourceAt(serve(() => new Response('<html>Log in</html>')))).toBe('Own returned a web page instead of a torrent')
  expect(await sourceAt(serve(() => new Response('gone', { status: 404 })))).toBe('torrent at Own not found')
  expect(await sourceAt(serve(() => new Response('no', { status: 403 })))).toBe('Own returned status 403 instead of a torrent')
})

test('a link in a feed leads into the local network only to the address of the indexer and to those that the user allowed', async () => {
  const inside = serve(() => new Response('d4:spam4:eggse'))
  const away = serve(() => new Response(null, { status: 302, headers: { location: `${inside}/reboot.cgi` } }))
  const refused =
    `Own offers a download at ${inside}, in your network but not at its own address. ` +
    'If that is right, allow the address in Settings → Indexers'

  expect(await sourceAt(`${inside}/dl/1`, 'http://indexer.example/')).toBe(refused)
  expect(await sourceAt(`${inside}/dl/1`, 'http://127.0.0.1:1/api')).toBe(refused)
  expect(await sourceAt(`${away}/dl/1`, `${away}/api`)).toBe(refused)
  expect(await sourceAt(`${inside}/dl/1`, `${inside}/api`)).toMatchObject({ kind: 'torrent' })
  expect(await sourceAt(`${away}/dl/1`, `${away}/api`, [inside])).toMatchObject({ kind: 'torrent' })
})
