import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#server/foundation/lib/clock'
import { silentLog } from '#server/foundation/platform/log'
import { createUpstreamFetch } from '#server/foundation/upstream/fetch'
import { webdavPlace } from './places'

let folder: string
let backup: string
let server: Server
const sockets = new Set<Socket>()
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-places-'))
  backup = join(folder, 'backup.age')
  await Bun.write(backup, new Uint8Array(20_000_000).fill(7))
})
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
  rmSync(folder, { recursive: true })
})

/** A server that treats each connection so, under the address of a WebDAV folder. */
const placeThat = async (treats: (socket: Socket) => void) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    treats(socket)
  }).listen(0, '127.0.0.1', resolve)
  await promise
  const address = server.address()
  const place = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/folder`
  const fetch = createUpstreamFetch({ name: 'The place', log: silentLog, clock: systemClock, retryDelayMs: 1 })
  return webdavPlace({ place, user: null, password: null }, fetch, { bytes: 1000, every: 0.3 })
}
const dripping = (status: string) => (socket: Socket) => {
  socket.resume()
  socket.write(`HTTP/1.1 ${status}\r\nContent-Length: 20000000\r\n\r\n`)
  const drip = setInterval(() => socket.write('x'), 10)
  socket.on('close', () => clearInterval(drip))
}
const stopped = 'The place stopped sending or accepting data'

test('a copy ends when the place takes no more of it', async () => {
  const place = await placeThat((socket) => socket.once('data', () => socket.pause()))

  await expect(place.put(backup, 'copy.age')).rejects.toThrow(stopped)
})

test('a copy ends when the place answers byte by byte, or much more than a word', async () => {
  const slow = await placeThat(dripping('201 Created'))
  await expect(slow.put(backup, 'copy.age')).rejects.toThrow(stopped)
  server.close()

  const chatty = await placeThat((socket) => {
    socket.resume()
    socket.write('HTTP/1.1 201 Created\r\nContent-Length: 100000\r\n\r\n')
    socket.write(new Uint8Array(100_000))
  })
  await expect(chatty.put(backup, 'copy.age')).rejects.toThrow('The place sends more than')
})

test('reading a copy back, and deleting one, end when it comes byte by byte', async () => {
  const place = await placeThat(dripping('200 OK'))

  await expect(place.holds('copy.age', backup)).rejects.toThrow(stopped)
  await expect(place.remove('copy.age')).rejects.toThrow(stopped)
})
