import { describe, expect, test } from 'bun:test'
import { checkTarget, isPublicAddress, type Reach, resolveHost } from './safe-fetch'

const publicOnly: Reach = { policy: 'public-only' }
const never = async (): Promise<string[]> => {
  throw new Error('no name may be resolved')
}
const verdict = async (url: string, reach: Reach = publicOnly, addresses?: string[]) => {
  const target = await checkTarget(new URL(url), reach, addresses ? async () => addresses : never)
  return target.ok ? 'allowed' : target.why
}
const inside = 'party_points_inside'

describe('an address that a stranger chose', () => {
  const spellings = [
    '127.0.0.1',
    '127.1',
    '0x7f.1',
    '0x7f000001',
    '2130706433',
    '0177.0.0.1',
    '127.0.0.1.',
    '127.255.255.254',
    '0',
    '0.0.0.0',
    '[::]',
    '[::1]',
  ]
  const disguises = [
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    'localhost',
    'LOCALHOST',
    'localhost.',
    'a.localhost',
    '①②⑦.0.0.1',
  ]
  const networks = [
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '[fe80::1]',
    '[fd00::1]',
    '224.0.0.1',
    '255.255.255.255',
    'nas.local',
  ]
  test.each([...spellings, ...disguises, ...networks])('never leads to %s', async (host) => {
    expect(await verdict(`http://${host}/x`)).toBe(inside)
    expect(await verdict(`https://${host}:8443/x`)).toBe(inside)
  })

  test.each(['file:///etc/passwd', 'data:text/plain,hello', 'ftp://movies.example/x', 'magnet:?xt=urn:btih:1'])(
    'must not be %s',
    async (url) => {
      expect(await verdict(url)).toBe('party_points_not_http')
    },
  )

  test('is refused if any address of its name is internal; otherwise connects to the checked ones', async () => {
    expect(await verdict('http://movies.example/', publicOnly, ['93.184.216.34', '10.0.0.1'])).toBe(inside)
    expect(await verdict('http://movies.example/', publicOnly, ['::1'])).toBe(inside)
    expect(await verdict('http://movies.example/', publicOnly, [])).toBe('party_address_unknown')
    expect(await checkTarget(new URL('http://movies.example/'), publicOnly, async () => ['93.184.216.34', '2606:2800:220:1::1'])).toEqual({
      ok: true,
      addresses: ['93.184.216.34', '2606:2800:220:1::1'],
    })
  })
})

describe('an address that the user typed', () => {
  const home: Reach = { policy: 'same-origin-or-public', origin: 'http://192.168.1.5:9117/api?x=1' }

  test('may be private, and may link to its own origin', async () => {
    expect(await verdict('http://192.168.1.5:9117/dl/1.torrent', home)).toBe('allowed')
  })

  test('may move to https at the usual port', async () => {
    expect(await verdict('https://192.168.1.5/dl/1.torrent', home)).toBe('allowed')
  })

  test.each(['http://192.168.1.5:9118/', 'https://192.168.1.5:9117/', 'http://192.168.1.6:9117/', 'http://127.0.0.1:9117/'])(
    'does not vouch for %s',
    async (url) => {
      expect(await verdict(url, home)).toBe(inside)
    },
  )

  test('may link to the public internet', async () => {
    expect(await verdict('https://movies.example/1.torrent', home, ['93.184.216.34'])).toBe('allowed')
    expect(await verdict('https://93.184.216.34/1.torrent', home)).toBe('allowed')
  })
})

describe("a query of the user's own indexer", () => {
  const reach: Reach = { policy: 'same-host-or-public', origin: 'http://192.168.1.5:9117/api?x=1' }
  const named: Reach = { policy: 'same-host-or-public', origin: 'http://jackett:9117' }

  test.each(['http://192.168.1.5:9117/', 'https://192.168.1.5/dl', 'http://192.168.1.5:9118/'])(
    'may be redirected to %s, on its own host',
    async (url) => {
      expect(await verdict(url, reach)).toBe('allowed')
    },
  )

  test.each(['http://192.168.1.200/', 'http://10.0.0.1/', 'http://127.0.0.1:9117/', 'http://[::1]/', 'http://nas.local/'])(
    'may not be redirected to %s',
    async (url) => {
      expect(await verdict(url, reach)).toBe(inside)
    },
  )

  test('may be redirected to its own name on another port, but not to another name in its network', async () => {
    const resolve = async () => ['172.18.0.4']

    expect(await checkTarget(new URL('https://jackett:9443/dl'), named, resolve)).toEqual({ ok: true, addresses: null })
    expect(await checkTarget(new URL('http://other.example/dl'), named, resolve)).toEqual({ ok: false, why: inside })
  })

  test('never leads to an address at which a machine reveals its credentials', async () => {
    const far: Reach = { policy: 'same-host-or-public', origin: 'https://tracker.example' }

    expect(await verdict('http://192.168.1.1/', far)).toBe(inside)
    expect(await verdict('https://tracker.example:8443/', far, ['93.184.216.34'])).toBe('allowed')
    expect(await verdict('https://tracker.example:8443/', far, ['169.254.169.254'])).toBe('party_points_link_local')
  })
})

describe('a link that a stranger put into the feed of an indexer at home', () => {
  const reach: Reach = { policy: 'same-origin-or-public', origin: 'http://127.0.0.1:9117/api', also: ['http://192.168.1.5:9696'] }

  test.each([
    'http://127.0.0.1:8989/api',
    'http://127.1:8989/',
    'http://0x7f.1:22/',
    'http://2130706433/',
    'http://[::ffff:7f00:1]:9117/',
    'http://localhost:9117/',
    'http://192.168.1.1/reboot.cgi',
    'http://192.168.1.5:9697/',
    'https://192.168.1.5:9696/',
  ])('does not lead to %s', async (url) => {
    expect(await verdict(url, reach)).toBe(inside)
  })

  test('leads to the origin of the indexer and to those that the user allowed', async () => {
    expect(await verdict('http://127.0.0.1:9117/dl/1', reach)).toBe('allowed')
    expect(await verdict('http://192.168.1.5:9696/1/download', reach)).toBe('allowed')
    expect(await verdict('https://127.0.0.1/dl/1', reach)).toBe('allowed')
  })
})

test('recognizes public addresses in any notation', () => {
  expect(['93.184.216.34', '2606:2800:220:1::1', '::ffff:93.184.216.34', '64:ff9b::5db8:d822'].map(isPublicAddress)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['', 'movies.example', '1.2.3.4.5', '2001:db8::1', 'ff02::1', '192.0.2.1'].filter(isPublicAddress)).toEqual([])
})

test("the machine's resolver returns bare addresses", async () => {
  expect(await resolveHost('127.0.0.1')).toEqual(['127.0.0.1'])
})

describe("the user's own address", () => {
  const own = (url: string, addresses?: string[]) => verdict(url, { policy: 'same-origin-or-public', origin: url }, addresses)

  test('may be private', async () => {
    for (const url of ['http://192.168.1.5:9117', 'http://127.0.0.1:1', 'http://localhost', 'http://[fd00::1]', 'http://nas.local'])
      expect([url, await own(url)]).toEqual([url, 'allowed'])
    expect(await own('http://nas.example', ['192.168.1.5'])).toBe('allowed')
  })

  test('is never one at which a machine reveals its credentials, by number or by name', async () => {
    const refused = 'party_points_link_local'
    for (const host of ['169.254.169.254', '0xa9fea9fe', '169.254.1.1', '[::ffff:169.254.169.254]', '[fe80::1]', '[fd00:ec2::254]'])
      expect([host, await own(`http://${host}/latest/meta-data`)]).toEqual([host, refused])
    expect(await own('http://metadata.example', ['10.0.0.1', '169.254.169.254'])).toBe(refused)
  })
})
