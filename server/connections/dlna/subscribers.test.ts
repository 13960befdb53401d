import { afterAll, beforeEach, expect, test } from 'bun:test'
import { stoppedClock } from '#server/foundation/lib/clock'
import { minutes } from '#server/foundation/lib/duration'
import { fetchNearby } from '#server/foundation/upstream/fetch-nearby'
import { until } from '#server/testing/until'
import { createSubscribers } from './subscribers'

type Told = { readonly path: string; readonly seq: string | null; readonly body: string }
let told: Told[] = []
const device = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  async fetch(request) {
    told.push({ path: new URL(request.url).pathname, seq: request.headers.get('seq'), body: await request.text() })
    return new Response()
  },
})
afterAll(() => device.stop(true))
const clock = stoppedClock('2026-03-01T12:00:00.000Z')
const facts = { updateId: 7 }
const open = () => createSubscribers({ clock, updateId: () => facts.updateId, notify: fetchNearby, quietMs: 1 })
let subscribers = open()
beforeEach(() => {
  told = []
  subscribers.close()
  subscribers = open()
})
const subscribe = (headers: Record<string, string>) =>
  subscribers.subscribe(new Request('http://x/', { headers }), { service: 'ContentDirectory', ip: '127.0.0.1' })
const callback = (path: string, host = '127.0.0.1') => ({ callback: `<http://${host}:${device.port}${path}>`, nt: 'upnp:event' })

test('a device is told at once what is, and then what changes', async () => {
  const { headers } = subscribe(callback('/events'))
  await until('it was told', () => told.length === 1)
  facts.updateId = 8
  subscribers.changed()
  subscribers.changed()
  await until('it was told', () => told.length === 2)

  expect([headers.get('sid')?.slice(0, 5), headers.get('timeout')]).toEqual(['uuid:', 'Second-1800'])
  expect(told.map(({ path, seq }) => [path, seq])).toEqual([
    ['/events', '0'],
    ['/events', '1'],
  ])
  expect(told.map(({ body }) => /<SystemUpdateID>(\d+)</.exec(body)?.[1])).toEqual(['7', '8'])
})

test('nobody is called at an address other than his own', () => {
  for (const host of ['127.0.0.2', '192.168.1.9', 'localhost', '8.8.8.8', '127.0.0.1@127.0.0.2'])
    expect([host, subscribe(callback('/', host)).status]).toEqual([host, 412])
  for (const headers of [{}, { nt: 'upnp:event' }, { ...callback('/'), nt: 'other' }, { nt: 'upnp:event', callback: '<file:///etc>' }])
    expect(subscribe(headers as Record<string, string>).status).toBe(412)
})

test('a subscription is renewed by its name, ends on demand, and after half an hour by itself', () => {
  const sid = (response: Response) => response.headers.get('sid') ?? ''
  const first = sid(subscribe(callback('/')))
  const end = (id: string) => subscribers.unsubscribe(new Request('http://x/', { headers: { sid: id } })).status

  expect([subscribe({ sid: first }).status, subscribe({ sid: 'uuid:other' }).status]).toEqual([200, 412])
  expect([end(first), end(first), subscribe({ sid: first }).status]).toEqual([200, 412, 412])

  const second = sid(subscribe(callback('/')))
  clock.advance(minutes(31) * 1000)

  expect(subscribe({ sid: second }).status).toBe(412)
})
