import { expect, test } from 'bun:test'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { sentenceOf, UpstreamUnreachable } from '#server/foundation/platform/errors'
import { openApi } from './qbittorrent-wire'

test('repeats a request when qBittorrent closes its connection', async () => {
  const answered = new WeakSet<Socket>()
  const received: string[] = []
  let closes = 0
  const isMet = (url = '') => /\/torrents\/(stop|info)/.test(url)
  const server = createServer((request, response) => {
    if (isMet(request.url) && answered.has(request.socket)) {
      closes++
      request.socket.destroy()
      return
    }
    answered.add(request.socket)
    received.push(request.url ?? '')
    if (request.url?.endsWith('/auth/login')) response.setHeader('set-cookie', 'SID=abc; path=/')
    if (request.url?.includes('/torrents/info')) response.setHeader('content-type', 'application/json')
    response.end(request.url?.includes('/torrents/info') ? '[]' : request.url?.endsWith('/version') ? 'v5.1.0' : 'Ok.')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const api = openApi({ url: `http://127.0.0.1:${port}`, username: 'admin', password: 'adminadmin' })

  await api.version()
  await api.stop('a'.repeat(40))
  const commandsMet = closes
  await api.version()
  expect(await api.allTorrents()).toEqual([])
  server.closeAllConnections()
  server.close()

  expect([commandsMet, closes]).toEqual([1, 2])
  expect(received.filter(isMet)).toHaveLength(2)
})

/** A qBittorrent that lets everybody in, and answers every other question like this. */
const serving = (answer: () => ReadableStream<Uint8Array>) =>
  Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    idleTimeout: 0,
    fetch: ({ url }) => {
      if (url.includes('/auth/login')) return new Response('Ok.', { headers: { 'set-cookie': 'SID=abc; path=/' } })
      return new Response(url.includes('/version') ? 'v5.1.0' : answer())
    },
  })
const accessTo = ({ port }: ReturnType<typeof serving>) => ({
  url: `http://127.0.0.1:${port}`,
  username: 'admin',
  password: 'adminadmin',
})

test('an answer without an end is refused', async () => {
  const endless = () => new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)) })
  const server = serving(endless)
  const api = openApi(accessTo(server))

  await expect(api.allTorrents()).rejects.toThrow(UpstreamUnreachable)
  await server.stop(true)
})

test('a command whose answer stops halfway is given up in time', async () => {
  const halted = () => new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([79])) })
  const server = serving(halted)
  const api = openApi(accessTo(server), 200)

  const refusal = await api.recheck('a'.repeat(40)).catch((error: unknown) => error)

  expect(sentenceOf(refusal)?.code).toBe('client_slow')
  await server.stop(true)
})

test('an answer that stops halfway is given up in time', async () => {
  const { promise: canceled, resolve } = Promise.withResolvers<void>()
  const halted = () => new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([91])), cancel: () => resolve() })
  const server = serving(halted)
  const api = openApi(accessTo(server), 200)

  const refusal = await api.allTorrents().catch((error: unknown) => error)

  expect(refusal).toBeInstanceOf(UpstreamUnreachable)
  expect(sentenceOf(refusal)?.code).toBe('client_slow')
  await canceled
  await server.stop(true)
})
