import { afterEach, expect, test } from 'bun:test'
import { createSocket, type Socket } from 'node:dgram'
import { silentLog } from '#server/foundation/platform/log'
import { until } from '#server/testing/until'
import { createDiscovery } from './discovery'

const opened: { close: () => void }[] = []
afterEach(() => {
  for (const each of opened.splice(0)) each.close()
})
const bound = async (port = 0): Promise<Socket> => {
  const socket = createSocket('udp4')
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  socket.once('error', reject)
  socket.bind(port, '0.0.0.0', resolve)
  await promise
  opened.push(socket)
  return socket
}
const freePort = async (): Promise<number> => {
  const socket = await bound()
  const { port } = socket.address()
  opened.pop()
  await new Promise<void>((resolve) => socket.close(resolve))
  return port
}
const open = (port: number, isOn = true) => {
  const switched = { isOn }
  const discovery = createDiscovery({
    isOn: () => switched.isOn,
    serverId: 'ab'.repeat(16),
    name: () => 'Marquee',
    addressFor: (remote) => `http://${remote}:8080/jellyfin`,
    log: silentLog,
    port,
  })
  opened.push(discovery)
  discovery.apply()
  return { discovery, switched }
}
/** Asks until an answer comes: the port opens a moment after the switch. */
const asked = async (port: number, texts: readonly string[]): Promise<unknown> => {
  const socket = await bound()
  const { promise, resolve } = Promise.withResolvers<unknown>()
  socket.on('message', (data) => resolve(JSON.parse(data.toString())))
  const ask = () => {
    for (const text of texts) socket.send(text, port, '127.0.0.1')
  }
  const again = setInterval(ask, 20)
  ask()
  const answer = await promise
  clearInterval(again)
  return answer
}

test('an app that searches the network is told the address, and nothing else is answered', async () => {
  const port = await freePort()
  open(port)

  const answer = await asked(port, ['hello', 'who is JellyfinServer?'])

  expect(answer).toEqual({ Address: 'http://127.0.0.1:8080/jellyfin', Id: 'ab'.repeat(16), Name: 'Marquee', EndpointAddress: null })
})

test('while it is off, the port stays free for others', async () => {
  const port = await freePort()
  const { discovery } = open(port, false)

  await bound(port)

  expect(discovery.hasTrouble()).toBe(false)
})

test('a port that another program holds is trouble until it is switched off', async () => {
  const port = await freePort()
  await bound(port)

  const { discovery, switched } = open(port)
  await until('it is in trouble', () => discovery.hasTrouble())
  switched.isOn = false
  discovery.apply()

  expect(discovery.hasTrouble()).toBe(false)
})
