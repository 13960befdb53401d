import { afterEach, expect, test } from 'bun:test'
import { createSocket, type Socket } from 'node:dgram'
import { attempt } from '#server/foundation/lib/attempt'
import { readSsdp, ssdpGroup, writeSsdp } from '#server/foundation/lib/ssdp'
import { silentLog } from '#server/foundation/platform/log'
import { until } from '#server/testing/until'
import { createAnnouncer } from './announcer'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0).reverse()) close()
})
const bound = async ({ port = 0, reuseAddr = false } = {}): Promise<Socket> => {
  const socket = createSocket({ type: 'udp4', reuseAddr })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  socket.once('error', reject)
  socket.bind(port, '0.0.0.0', resolve)
  await promise
  closing.push(() => socket.close())
  return socket
}
const freePort = async (): Promise<number> => {
  const socket = await bound()
  const { port } = socket.address()
  closing.pop()
  await new Promise<void>((resolve) => socket.close(resolve))
  return port
}
const open = async (port: number, cidr = '127.0.0.0/8') => {
  const facts = { isOn: true }
  const announcer = createAnnouncer({
    isOn: () => facts.isOn,
    uuid: 'an-id',
    version: '1',
    places: () => [{ address: '127.0.0.1', cidr, url: 'http://127.0.0.1:8080' }],
    log: silentLog,
    port,
  })
  closing.push(announcer.close)
  announcer.apply()
  await announcer.settled()
  return { announcer, facts }
}
const search = (st: string, first = 'M-SEARCH * HTTP/1.1') => writeSsdp(first, { HOST: 'x', MAN: '"ssdp:discover"', MX: '0', ST: st })
/** The answers to these searches, until one is for the last of them. */
const answers = async (port: number, ...texts: string[]) => {
  const socket = await bound()
  const heard: ReadonlyMap<string, string>[] = []
  socket.on('message', (data) => heard.push(readSsdp(data.toString()).headers))
  for (const text of texts) socket.send(text, port, '127.0.0.1')
  const last = readSsdp(texts.at(-1)!).headers.get('st')
  await until('the last one was heard', () => heard.some((headers) => headers.get('st') === last))
  return heard
}

test('a search for a kind of device gets the address of its description, and nothing else is answered', async () => {
  const port = await freePort()
  await open(port)

  const heard = await answers(
    port,
    'hello',
    search('urn:schemas-upnp-org:device:Printer:1'),
    search('upnp:rootdevice', 'NOTIFY * HTTP/1.1'),
    search('urn:schemas-upnp-org:device:MediaServer:1'),
  )

  expect(heard.map((headers) => [headers.get('location'), headers.get('usn')])).toEqual([
    ['http://127.0.0.1:8080/dlna/device.xml', 'uuid:an-id::urn:schemas-upnp-org:device:MediaServer:1'],
  ])
})

test('a search for everything gets five answers', async () => {
  const port = await freePort()
  await open(port)
  const socket = await bound()
  const heard = new Set<string | undefined>()
  socket.on('message', (data) => heard.add(readSsdp(data.toString()).headers.get('st')))
  socket.send(search('ssdp:all'), port, '127.0.0.1')
  await until('five were heard', () => heard.size >= 5)

  expect([...heard].sort()).toEqual([
    'upnp:rootdevice',
    'urn:schemas-upnp-org:device:MediaServer:1',
    'urn:schemas-upnp-org:service:ConnectionManager:1',
    'urn:schemas-upnp-org:service:ContentDirectory:1',
    'uuid:an-id',
  ])
})

test('it says that it is there, and goodbye when it is switched off', async () => {
  const port = await freePort()
  const listener = await bound({ port, reuseAddr: true })
  listener.addMembership(ssdpGroup, '127.0.0.1')
  const heard: (string | undefined)[] = []
  listener.on('message', (data) => heard.push(readSsdp(data.toString()).headers.get('nts')))

  const { announcer, facts } = await open(port)
  await until('five were heard', () => heard.length >= 5)
  facts.isOn = false
  announcer.apply()
  await until('ten were heard', () => heard.length >= 10)

  expect(heard).toEqual([...Array(5).fill('ssdp:alive'), ...Array(5).fill('ssdp:byebye')])
})

test('while it is off, the port stays free for others', async () => {
  const port = await freePort()
  const { announcer, facts } = await open(port)
  facts.isOn = false
  announcer.apply()
  await announcer.settled()

  // The goodbye is sent first.
  await until('the port is free', async () => (await attempt(() => bound({ port }))).ok)

  expect(announcer.trouble()).toBeNull()
})

test('a port that another program keeps for itself is trouble until it is switched off', async () => {
  const port = await freePort()
  await bound({ port })

  const { announcer, facts } = await open(port)

  expect(announcer.trouble()).toBe('port_taken')
  facts.isOn = false
  announcer.apply()
  await announcer.settled()
  expect(announcer.trouble()).toBeNull()
})
