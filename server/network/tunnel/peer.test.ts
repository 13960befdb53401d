import { afterEach, expect, setDefaultTimeout, test } from 'bun:test'
import { joinedTunnels, newKeys } from '#server/testing/tunnels'
import { stays, until } from '#server/testing/until'
import { keyBytes, keyPairFrom } from './curve'
import { sizes } from './handshake'
import { openModule } from './module'
import { createPeer } from './peer'

setDefaultTimeout(120_000)
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

const nobody = { connected() {}, data() {}, end() {}, error() {}, sent() {}, accepted() {}, message() {}, flush() {} }
const home = { host: '10.0.0.1', port: 51_820 }

/** Two peers without sockets: outgoing packets are collected and delivered when the test says so. */
const pair = async () => {
  const [one, other] = [newKeys(), newKeys()]
  let elapsed = 0
  const make = async (own: typeof one, theirs: typeof one, calls: boolean) => {
    const module = await openModule(nobody, () => elapsed)
    module.putAddress({ host: calls ? '10.9.0.2' : '10.9.0.1', port: 0 })
    module.calls.stack_begin(1420, module.now())
    const out: Uint8Array[] = []
    const seen: string[] = []
    const identity = {
      own: keyPairFrom(keyBytes(own.private_key)!),
      theirs: keyBytes(theirs.public_key)!,
      presharedKey: new Uint8Array(32),
    }
    const peer = createPeer({
      module,
      identity,
      wallMs: Date.now,
      calls,
      keepaliveSeconds: 0,
      send: (datagram) => out.push(datagram.slice()),
      onSeen: (from) => seen.push(from.host),
      onState: () => {},
    })
    const take = () => [...out.splice(0), ...module.takeDatagrams().map((datagram) => datagram.slice())]
    return { module, peer, take, seen }
  }
  const near = await make(one, other, true)
  const far = await make(other, one, false)
  const shake = () => {
    near.peer.tick()
    for (const packet of near.take()) far.peer.hear(packet, home)
    for (const packet of far.take()) near.peer.hear(packet, home)
    for (const packet of near.take()) far.peer.hear(packet, home)
  }
  const pass = (ms: number) => {
    elapsed += ms
  }
  return { near, far, shake, pass }
}

test('two peers shake hands over loopback, and both know when', async () => {
  const { near, far, end } = await joinedTunnels()
  ends.push(end)

  await until('both are up', () => near.state() === 'up' && far.state() === 'up')

  expect(near.counts().handshakes).toBe(1)
  expect(near.lastHandshakeMs()).toBeGreaterThan(0)
  expect(far.peerPlace()?.port).toBe(near.port())
})

test('a peer with another key gets no response', async () => {
  const { near, far, end } = await joinedTunnels({ caller: { private_key: newKeys().private_key } })
  ends.push(end)

  await until('it has called', () => near.counts().initiations > 0)
  await stays('both try in vain', () => near.state() === 'connecting' && far.state() === 'connecting', 100)
})

test('accepts a duplicate datagram once, and late ones within the window', async () => {
  const { near, far, shake } = await pair()
  shake()
  const datagrams = Array.from({ length: 50 }, () => {
    near.module.calls.keepalive(near.module.now())
    return near.take()[0]!
  })
  const before = far.peer.traffic().received

  for (const datagram of datagrams.toReversed()) expect(far.peer.hear(datagram, home)).toBe(true)
  for (const datagram of datagrams) expect(far.peer.hear(datagram, home)).toBe(false)

  expect(far.peer.traffic().received - before).toBe(50)
  expect(far.peer.traffic().replayed).toBe(50)
})

test('refuses anything older than the window, however new it looks', async () => {
  const { near, far, shake } = await pair()
  shake()
  near.module.calls.keepalive(near.module.now())
  const old = near.take()[0]!
  for (let i = 0; i < 8_200; i++) {
    near.module.calls.keepalive(near.module.now())
    const datagram = near.take()[0]!
    if (i > 8_190) far.peer.hear(datagram, home)
  }

  expect(far.peer.hear(old, home)).toBe(false)
})

test('ignores a repeated initiation', async () => {
  const { near, far, pass } = await pair()
  near.peer.tick()
  const [initiation] = near.take()
  far.peer.hear(initiation!, home)
  expect(far.take()).toHaveLength(1)
  pass(100)

  far.peer.hear(initiation!, home)

  expect(far.take()).toHaveLength(0)
})

test('the responder uses its session only after the initiator has', async () => {
  const { near, far } = await pair()
  near.peer.tick()
  for (const packet of near.take()) far.peer.hear(packet, home)
  expect(far.peer.state()).toBe('connecting')
  far.module.calls.keepalive(far.module.now())
  const [response, ...more] = far.take()
  expect(response).toHaveLength(sizes.response)
  expect(more).toHaveLength(0)

  near.peer.hear(response!, home)
  for (const packet of near.take()) far.peer.hear(packet, home)

  expect(far.peer.state()).toBe('up')
})

test('follows a peer to a new address once it has authenticated itself', async () => {
  const { near, far, shake } = await pair()
  shake()
  near.module.calls.keepalive(near.module.now())
  const [datagram] = near.take()
  const forged = datagram!.slice()
  forged[20]! ^= 1

  far.peer.hear(forged, { host: '203.0.113.66', port: 1 })
  expect(far.seen).not.toContain('203.0.113.66')
  far.peer.hear(datagram!, { host: '203.0.113.7', port: 2 })

  expect(far.seen.at(-1)).toBe('203.0.113.7')
})

test('answers a flood of handshakes with cookies, and accepts a peer that returns its own', async () => {
  const { near, far, pass } = await pair()
  near.peer.tick()
  const [initiation] = near.take()
  for (let i = 0; i < 60; i++) far.peer.hear(initiation!, { host: '203.0.113.9', port: 1_000 + i })
  const flooded = far.take()
  expect(flooded.filter(({ length }) => length === sizes.response)).toHaveLength(1)
  expect(flooded.filter(({ length }) => length === sizes.cookie).length).toBeGreaterThan(10)
  expect(far.peer.counts().handshakes).toBe(1)

  far.peer.hear(initiation!, home)
  const [cookie] = far.take()
  expect(cookie).toHaveLength(sizes.cookie)
  near.peer.hear(cookie!, home)
  expect(near.peer.counts().cookies).toBe(1)
  pass(6_000)
  near.peer.tick()
  for (let i = 0; i < 60; i++) far.peer.hear(initiation!, { host: '203.0.113.9', port: 1_000 + i })
  far.take()
  for (const packet of near.take()) far.peer.hear(packet, home)

  expect(far.take().some(({ length }) => length === sizes.response)).toBe(true)
})

test('ten thousand hostile datagrams neither end a peer nor make it grow', async () => {
  const { near, far, shake } = await pair()
  shake()
  near.module.calls.keepalive(near.module.now())
  const real = near.take()[0]!
  const memory = far.module.memoryBytes()
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))
  const kinds = [
    () => random(Math.floor(Math.random() * 200)),
    () => Uint8Array.of(1, 0, 0, 0, ...random(144)),
    () => Uint8Array.of(2, 0, 0, 0, ...random(88)),
    () => Uint8Array.of(3, 0, 0, 0, ...random(60)),
    () => Uint8Array.of(4, 0, 0, 0, ...random(Math.floor(Math.random() * 1500))),
    () => Uint8Array.from([...real.subarray(0, 8), ...random(40)]),
    () => {
      const changed = real.slice()
      changed[Math.floor(Math.random() * real.length)]! ^= 1 + Math.floor(Math.random() * 255)
      return changed
    },
  ]

  for (let i = 0; i < 10_000; i++) far.peer.hear(kinds[i % kinds.length]!(), { host: '203.0.113.5', port: 7 })

  expect(far.module.memoryBytes()).toBe(memory)
  expect(far.peer.hear(real, home)).toBe(true)
})

test('over ten minutes, renews the session every two and loses nothing', async () => {
  const { near, far, shake, pass } = await pair()
  shake()
  let sent = 0
  const before = far.peer.traffic().received

  for (let second = 0; second < 600; second++) {
    pass(1_000)
    for (let i = 0; i < 3; i++) {
      near.module.calls.keepalive(near.module.now())
      sent++
    }
    for (const packet of near.take()) far.peer.hear(packet, home)
    far.peer.tick()
    near.peer.tick()
    for (const packet of near.take()) far.peer.hear(packet, home)
    for (const packet of far.take()) near.peer.hear(packet, home)
    for (const packet of near.take()) far.peer.hear(packet, home)
  }

  expect(near.peer.counts().handshakes).toBe(5)
  expect(near.peer.state()).toBe('up')
  // Each renewal is confirmed by a keepalive of its own.
  expect(far.peer.traffic().received - before).toBe(sent + 4)
  expect(far.peer.traffic().refused).toBe(0)
})

test('calls a silent peer every five seconds, reports it down after half a minute, and up at its next response', async () => {
  const { near, far, shake, pass } = await pair()
  shake()
  near.take()
  const send = () => {
    const socket = near.module.calls.udp_open(0)
    near.module.putAddress({ host: '10.9.0.1', port: 9 })
    near.module.calls.udp_put(socket, 4, near.module.now())
    near.module.calls.udp_shut(socket)
  }
  pass(1_000)
  send()
  for (let second = 0; second < 32; second++) {
    near.peer.tick()
    near.take()
    pass(1_000)
  }
  expect(near.peer.state()).toBe('down')
  expect(near.peer.counts().initiations).toBeGreaterThanOrEqual(3)
  expect(near.peer.counts().initiations).toBeLessThanOrEqual(5)

  for (let second = 0; second < 200; second++) {
    near.peer.tick()
    near.take()
    pass(1_000)
  }
  expect(near.peer.state()).toBe('down')
  pass(6_000)
  shake()

  expect(near.peer.state()).toBe('up')
  expect(far.peer.state()).toBe('up')
})
