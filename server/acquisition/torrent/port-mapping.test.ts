import { afterEach, expect, setDefaultTimeout, test } from 'bun:test'
import { silentLog } from '#server/foundation/platform/log'
import { startPmpGateway, startUpnpGateway } from '#server/testing/fake-gateway'
import { createTorrentWorld, makePayload, owned } from '#server/testing/torrent-world'
import { until } from '#server/testing/until'
import { gatewayIn, keepPortMapped, type MappingState } from './port-mapping'

setDefaultTimeout(120_000)

const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})
const port = 23_456

/** Asks these routers and returns the outcome. */
const ask = async (routers: Parameters<typeof keepPortMapped>[0]['routers'], hasUdp = false) => {
  const states: [MappingState, string | null][] = []
  const mapping = keepPortMapped({ port, hasUdp, log: silentLog, routers, onChange: (state, by) => states.push([state, by]) })
  await until('the routers were asked', () => states.length > 1)
  return { mapping, last: states.at(-1) }
}

test.each(['pcp', 'nat_pmp'] as const)('a router that speaks %s forwards the port, and removes the mapping at the end', async (speaks) => {
  const router = await startPmpGateway({ speaks, address: '203.0.113.9' })
  endings.push(router.close)

  const { mapping, last } = await ask({ pmp: router.address })
  await mapping.close()

  expect(last).toEqual(['mapped', speaks])
  expect(router.lifetimes).toEqual([3_600, 0])
})

test('a UPnP router forwards the port to the address from which it sees us', async () => {
  const router = await startUpnpGateway({ address: '203.0.113.9' })
  endings.push(router.close)

  const { mapping, last } = await ask({ ssdp: router.address })
  await mapping.close()

  expect(last).toEqual(['mapped', 'upnp'])
  expect(router.told.map(({ action }) => action)).toEqual(['AddPortMapping', 'GetExternalIPAddress', 'DeletePortMapping'])
  expect(router.told[0]?.body).toContain('<NewExternalPort>23456</NewExternalPort>')
  expect(router.told[0]?.body).toContain('<NewInternalClient>127.0.0.1</NewInternalClient>')
})

test.each(['pcp', 'nat_pmp'] as const)('a router that speaks %s forwards the port for uTP and the DHT too', async (speaks) => {
  const router = await startPmpGateway({ speaks, address: '203.0.113.9' })
  endings.push(router.close)

  const { mapping, last } = await ask({ pmp: router.address }, true)
  await mapping.close()

  expect(last).toEqual(['mapped', speaks])
  expect(router.protocols).toEqual(['tcp', 'udp', 'tcp', 'udp'])
  expect(router.lifetimes).toEqual([3_600, 3_600, 0, 0])
})

test('a UPnP router forwards the port for UDP too, and takes both back', async () => {
  const router = await startUpnpGateway({ address: '203.0.113.9' })
  endings.push(router.close)

  const { mapping } = await ask({ ssdp: router.address }, true)
  await mapping.close()

  const changes = router.told.filter(({ action }) => action !== 'GetExternalIPAddress')
  const asked = changes.map(({ action, body }) => [action, /<NewProtocol>(\w+)</.exec(body)?.[1]])
  expect(asked).toEqual([
    ['AddPortMapping', 'TCP'],
    ['AddPortMapping', 'UDP'],
    ['DeletePortMapping', 'TCP'],
    ['DeletePortMapping', 'UDP'],
  ])
})

test('a router that forwards TCP only is enough', async () => {
  const router = await startUpnpGateway({ address: '203.0.113.9', refuseProtocol: 'UDP' })
  endings.push(router.close)

  const { mapping, last } = await ask({ ssdp: router.address }, true)
  await mapping.close()

  expect(last).toEqual(['mapped', 'upnp'])
  expect(router.told.filter(({ action }) => action === 'DeletePortMapping')).toHaveLength(1)
})

test('a router without expiring mappings is asked for a permanent one', async () => {
  const router = await startUpnpGateway({ address: '203.0.113.9', onlyForEver: true })
  endings.push(router.close)

  const { mapping, last } = await ask({ ssdp: router.address })
  await mapping.close()

  expect(last).toEqual(['mapped', 'upnp'])
})

test('a router behind another one opens nothing to the internet', async () => {
  const router = await startUpnpGateway({ address: '100.64.3.4' })
  endings.push(router.close)

  const { mapping, last } = await ask({ ssdp: router.address })
  await mapping.close()

  expect(last).toEqual(['behind_another', 'upnp'])
})

test('distinguishes a router that refuses from a missing one', async () => {
  const router = await startUpnpGateway({ address: '203.0.113.9', refuse: '718' })
  endings.push(router.close)

  expect((await ask({ ssdp: router.address })).last).toEqual(['refused', null])
  expect((await ask({})).last).toEqual(['no_router', null])
})

test('does not follow a response that points elsewhere', async () => {
  let asked = 0
  const elsewhere = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response(String(++asked)) })
  endings.push(() => elsewhere.stop(true))
  const router = await startUpnpGateway({ address: '203.0.113.9', location: `http://localhost:${elsewhere.port}/device.xml` })
  endings.push(router.close)

  expect((await ask({ ssdp: router.address })).last).toEqual(['no_router', null])
  expect(asked).toBe(0)
})

test("finds the router in the system's routes", () => {
  const head = 'Iface\tDestination\tGateway \tFlags\n'

  expect(gatewayIn(`${head}eth0\t0001A8C0\t00000000\t0001\neth0\t00000000\t0101A8C0\t0003\n`)).toBe('192.168.1.1')
  expect(gatewayIn(`${head}wg0\t00000000\t00000000\t0001\n`)).toBeUndefined()
})

test('an engine requests its port once there is something to share, keeps it across restarts, and releases it', async () => {
  const world = createTorrentWorld()
  endings.push(world.end)
  const router = await startPmpGateway({ speaks: 'pcp', address: '203.0.113.9' })
  endings.push(router.close)
  const settings = { map_port: true, routers: { pmp: router.address } }
  const { session, stateDir } = await world.engine({ settings })
  const chosen = session.port()
  expect(session.reach()).toEqual({ reachable: 'unknown', mapping: 'off', mapped_by: null })

  await session.add(owned(await makePayload(await world.folder(), { name: 'Movie', files: { 'movie.mkv': 16_384 } })))
  await until('the port is mapped', () => session.reach().mapping === 'mapped')
  await session.stop(30_000)

  expect(router.lifetimes).toEqual([3_600, 3_600, 0, 0])
  const again = await world.engine({ stateDir, settings })
  expect(again.session.port()).toBe(chosen)
})
