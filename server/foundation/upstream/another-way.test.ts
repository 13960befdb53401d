import { describe, expect, test } from 'bun:test'
import { stoppedClock } from '#server/foundation/lib/clock'
import { silentLog } from '#server/foundation/platform/log'
import { createUpstreamFetch } from './fetch'
import { isNearby } from './safe-fetch'

const clock = stoppedClock('2030-05-05T12:00:00.000Z')
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

describe('an address that must not be requested from here', () => {
  type Asked = { url: string; isOwn: boolean; headers: Readonly<Record<string, string>> }
  const other = (answers: Readonly<Record<string, () => Response>>) => {
    const asked: Asked[] = []
    const lookedUp: string[] = []
    const fetch = createUpstreamFetch({
      name: 'indexer',
      log: silentLog,
      clock,
      retryDelayMs: 1,
      resolve: async (host) => {
        lookedUp.push(host)
        return []
      },
      fetch: () => Promise.reject(new Error('requested from here')),
      transportTo: () => async (each) => {
        asked.push(each)
        return answers[each.url]?.() ?? new Response('nothing', { status: 404 })
      },
    })
    return { fetch, asked, lookedUp }
  }

  test('goes through the other way, along with its redirects; nothing is resolved here, and nobody else gets the key', async () => {
    const { fetch, asked, lookedUp } = other({
      'http://indexer.example/get?id=1': () => new Response(null, { status: 302, headers: { location: 'http://files.example/1.torrent' } }),
      'http://files.example/1.torrent': () => new Response('d4:infod'),
    })

    const answer = await fetch('http://user:pw@indexer.example/get?id=1')

    expect([text(answer.bytes), answer.url]).toEqual(['d4:infod', 'http://files.example/1.torrent'])
    expect(asked.map(({ url, isOwn }) => [url, isOwn])).toEqual([
      ['http://indexer.example/get?id=1', true],
      ['http://files.example/1.torrent', false],
    ])
    expect(asked.map(({ headers }) => 'authorization' in headers)).toEqual([true, false])
    expect(lookedUp).toEqual([])
  })

  test('has its response limited and its error codes explained, and is used for GET requests only', async () => {
    const { fetch } = other({
      'http://indexer.example/long': () => new Response('x'.repeat(2_000)),
      'http://indexer.example/inside': () => {
        throw Object.assign(new Error('no'), { code: 'NOT_PUBLIC' })
      },
      'http://indexer.example/odd': () => new Response(null, { status: 302, headers: { location: 'ftp://indexer.example/' } }),
    })

    await expect(fetch('http://indexer.example/long', { maxBytes: 1_000 })).rejects.toThrow('indexer sends more than')
    await expect(fetch('http://indexer.example/inside')).rejects.toThrow('indexer points to an address inside the local network')
    await expect(fetch('http://indexer.example/odd')).rejects.toThrow('indexer points to something that is not http')
    await expect(fetch('http://indexer.example/long', { method: 'POST', body: '' })).rejects.toThrow('indexer is unreachable')
  })
})

test.each([
  ['http://192.168.1.5:9696/', true],
  ['http://[fd00::1]/', true],
  ['http://prowlarr:9696/', true],
  ['http://nas.lan/', true],
  ['http://localhost/', true],
  ['https://indexer.example/', false],
  ['http://93.184.215.14/', false],
])('%s looks like our own network: %p', (address, isIt) => {
  expect(isNearby(new URL(address))).toBe(isIt)
})
