import { afterEach, expect, test } from 'bun:test'
import { createSocket, type Socket } from 'node:dgram'
import { mdnsGroup } from '#server/foundation/lib/mdns'
import { readSsdp, ssdpGroup, writeSsdp } from '#server/foundation/lib/ssdp'
import { fetchNearby } from '#server/foundation/upstream/fetch-nearby'
import { findCast } from './find-cast'
import { findDlna } from './find-dlna'
import type { FoundScreen } from './screen'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})
/** A device that listens to a group on loopback. */
const listening = async (group: string, heard: (data: Buffer, from: { address: string; port: number }, socket: Socket) => void) => {
  const socket = createSocket({ type: 'udp4', reuseAddr: true })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  socket.once('error', reject)
  socket.on('message', (data, from) => heard(data, from, socket))
  socket.bind(0, '0.0.0.0', resolve)
  await promise
  socket.addMembership(group, '127.0.0.1')
  socket.setMulticastInterface('127.0.0.1')
  closing.push(() => socket.close())
  return socket.address().port
}
const described = (control: string, status = 200) => {
  const text = `<root><device><friendlyName>Living room</friendlyName><modelName>M1</modelName><UDN>uuid:ab-1</UDN><serviceList><service><serviceType>urn:schemas-upnp-org:service:AVTransport:1</serviceType><controlURL>${control}</controlURL></service></serviceList></device></root>`
  const server = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response(text, { status, headers: { location: '/' } }) })
  closing.push(() => void server.stop(true))
  return `http://127.0.0.1:${server.port}/device.xml`
}
const search = async (...locations: string[]): Promise<FoundScreen[]> => {
  const port = await listening(ssdpGroup, (data, from, socket) => {
    if (!readSsdp(data.toString()).first.startsWith('M-SEARCH')) return
    for (const LOCATION of locations) socket.send(writeSsdp('HTTP/1.1 200 OK', { LOCATION }), from.port, from.address)
  })
  const found: FoundScreen[] = []
  const deps = { fetchNearby, port }
  await findDlna(deps, { address: '127.0.0.1', forMs: 300, found: (screen) => found.push(screen) })
  return found
}

test('a renderer is found by its own description', async () => {
  const location = described('/control')
  expect(await search(location)).toEqual([
    { id: 'dlna-ab-1', kind: 'dlna', name: 'Living room', model: 'M1', address: '127.0.0.1', location },
  ])
})

test.each([
  ['whose description is elsewhere', () => 'http://localhost:1/device.xml'],
  ['whose description is no address', () => 'file:///etc/passwd'],
  ['that takes its calls elsewhere', () => described('http://127.0.0.2/control')],
  ['that sends us elsewhere', () => described('/control', 302)],
])('a device %s is not believed', async (_, location) => {
  expect(await search(location())).toEqual([])
})

const label = (text: string) => [text.length, ...Buffer.from(text)]
const short = (value: number) => [value >> 8, value & 255]
const named = [...label('TV'), ...label('_googlecast'), ...label('_tcp'), ...label('local'), 0]
const record = (type: number, data: number[]) => [...named, ...short(type), ...short(1), 0, 0, 0, 9, ...short(data.length), ...data]
const answer = Buffer.from([
  ...[...short(0), ...short(0x8400), ...short(0), ...short(2), ...short(0), ...short(0)],
  ...record(33, [0, 0, 0, 0, ...short(8009), 0]),
  ...record(16, [...label('id=x1'), ...label('fn=Kitchen'), ...label('md=Stick')]),
])

test('a Google Cast receiver is found by its answer to the group, and nonsense is passed over', async () => {
  const port = await listening(mdnsGroup, (data, _, socket) => {
    // It hears its own answers, too.
    if (!data.includes('_googlecast') || data.equals(answer)) return
    socket.send(Buffer.from('nonsense'), port, mdnsGroup)
    socket.send(answer, port, mdnsGroup)
  })
  const found = new Map<string, FoundScreen>()

  await findCast({ address: '127.0.0.1', forMs: 300, found: (screen) => found.set(screen.id, screen) }, { port })

  expect([...found.values()]).toEqual([
    { id: 'cast-x1', kind: 'cast', name: 'Kitchen', model: 'Stick', address: '127.0.0.1', location: '127.0.0.1:8009' },
  ])
})
