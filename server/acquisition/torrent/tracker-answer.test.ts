import { expect, test } from 'bun:test'
import { announceByHttp } from './http-announce'
import { clampWait, readTrackerAnswer, waitOf } from './tracker-answer'

const minute = 60_000
const day = 24 * 60 * minute
const two = '\x0a\x00\x00\x01\x1a\xe1\x0a\x00\x00\x02\x1a\xe2'
const six = `${'\x00'.repeat(15)}\x01\x1a\xe1`
const read = (text: string) => readTrackerAnswer(Buffer.from(text, 'latin1'))

test.each<[string, object | undefined]>([
  [
    `d8:intervali1800e5:peers12:${two}e`,
    { wait_ms: 30 * minute, peers: ['10.0.0.1:6881', '10.0.0.2:6882'], warning: null, tracker_id: null },
  ],
  [`d5:peers12:${two}8:intervali1800ee`, { wait_ms: 30 * minute, peers: ['10.0.0.1:6881', '10.0.0.2:6882'] }],
  [`d5:peers13:${two}Xe`, { peers: ['10.0.0.1:6881', '10.0.0.2:6882'] }],
  ['d5:peers5:\x0a\x00\x00\x01\x1ae', { peers: [] }],
  ['d5:peers6:\x0a\x00\x00\x01\x00\x00e', { peers: [] }],
  [`d6:peers618:${six}e`, { peers: ['[0:0:0:0:0:0:0:1]:6881'] }],
  ['d5:peersld2:ip8:10.0.0.14:porti6881eeee', { peers: ['10.0.0.1:6881'] }],
  ['d5:peersld2:ip8:10.0.0.17:peer id20:aaaaaaaaaaaaaaaaaaaa4:porti6881eeee', { peers: ['10.0.0.1:6881'] }],
  ['d5:peersld2:ip3:::14:porti6881eeee', { peers: ['[::1]:6881'] }],
  ['d5:peersld2:ip5:[::1]4:porti6881eeee', { peers: ['[::1]:6881'] }],
  ['d5:peersld2:ip9:localhost4:porti6881eeee', { peers: ['localhost:6881'] }],
  ['d5:peersli7e3:abcd2:ip8:10.0.0.1ed4:porti1eed2:ip8:10.0.0.24:porti6881eeee', { peers: ['10.0.0.2:6881'] }],
  ['d5:peersld2:ip8:10.0.0.14:porti0eed2:ip8:10.0.0.14:porti65536eed2:ip8:10.0.0.14:porti-1eeee', { peers: [] }],
  ['d5:peersld2:ip11:bad host/x!4:porti6881eeee', { peers: [] }],
  ['d5:peersi7ee', { peers: [] }],
  ['d5:peersdee', { peers: [] }],
  ['de', { wait_ms: null, peers: [] }],
  ['d8:intervali2592000ee', { wait_ms: day }],
  ['d8:intervali1ee', { wait_ms: minute }],
  ['d8:intervali0ee', { wait_ms: null }],
  ['d8:intervali-5ee', { wait_ms: null }],
  ['d8:interval4:1800e', { wait_ms: null }],
  ['d8:intervali999999999999999999999999ee', { wait_ms: day }],
  ['d8:intervali60e12:min intervali900ee', { wait_ms: 15 * minute }],
  ['d12:min intervali900ee', { wait_ms: 15 * minute }],
  ['d11:external ip4:\xcb\x00\x71\x09e', { external_address: '203.0.113.9' }],
  ['d11:external ip16:\x20\x01\x0d\xb8\0\0\0\0\0\0\0\0\0\0\0\x09e', { external_address: '2001:db8::9' }],
  ['d11:external ip5:12345e', { external_address: null }],
  ['d11:external ipi7ee', { external_address: null }],
  ['d10:tracker id3:abce', { tracker_id: 'abc' }],
  ['d10:tracker idi7ee', { tracker_id: null }],
  ['d15:warning message5:H\xe9 ho8:intervali1800ee', { warning: 'Hé ho', wait_ms: 30 * minute }],
  ['d14:failure reason12:unregisterede', { refusal: 'unregistered' }],
  ['d14:failure reason5:refus8:intervali1800ee', { refusal: 'refus' }],
  ['d14:failure reason8:refus\xe9 !e', { refusal: 'refusé !' }],
  ['d14:failure reason0:e', { peers: [] }],
  ['d14:failure reasoni7ee', { peers: [] }],
  ['<html>not here</html>', undefined],
  ['', undefined],
  ['le', undefined],
  ['d8:interval', undefined],
])('reads the answer %j', (text, expected) => {
  if (expected === undefined) expect(read(text)).toBeUndefined()
  else expect(read(text)).toMatchObject(expected)
})

test.each([
  [-1, minute],
  [0, minute],
  [1, minute],
  [2 ** 31, day],
  [10 ** 12, day],
  [Number.NaN, minute],
  [Number.POSITIVE_INFINITY, day],
])('a wait of %d milliseconds never reaches a timer as it is', (ms, expected) => {
  expect(clampWait(ms)).toBe(expected)
})

test.each([[-1], [0], [Number.NaN], ['1800'], [undefined], [null]])('an interval of %p is none', (seconds) => {
  expect(waitOf(seconds)).toBeNull()
})

const serve = (answer: (request: Request, asked: number) => Response) => {
  let asked = 0
  const server = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: (request) => answer(request, ++asked) })
  return { url: `http://127.0.0.1:${server.port}/announce`, asked: () => asked, [Symbol.dispose]: () => void server.stop(true) }
}

test('follows at most five redirects, and only to what looks like a tracker', async () => {
  using endless = serve((request) => Response.redirect(request.url))
  using elsewhere = serve(() => Response.redirect('http://127.0.0.1:1/admin'))
  using once = serve((_request, asked) => (asked === 1 ? Response.redirect(`${once.url}?moved=1`) : new Response('d5:peers0:e')))

  await expect(announceByHttp(endless.url, {}, 'test')).rejects.toThrow('redirects')
  expect(endless.asked()).toBe(6)
  await expect(announceByHttp(elsewhere.url, {}, 'test')).rejects.toThrow('redirects')
  expect(await announceByHttp(once.url, { info_hash: '\xff' }, 'test')).toMatchObject({ peers: [] })
})

test('a refusal has the words of the tracker, whatever the status', async () => {
  using refusing = serve(() => new Response('d14:failure reason12:unregisterede', { status: 400 }))
  using silent = serve(() => new Response('', { status: 403 }))
  using page = serve(() => new Response('<html>', { headers: { 'content-type': 'text/html' } }))

  await expect(announceByHttp(refusing.url, {}, 'test')).rejects.toThrow('unregistered')
  await expect(announceByHttp(silent.url, {}, 'test')).rejects.toThrow('status 403')
  await expect(announceByHttp(page.url, {}, 'test')).rejects.toThrow('web page')
})
