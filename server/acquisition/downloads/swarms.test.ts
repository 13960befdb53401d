import { expect, test } from 'bun:test'
import { stoppedClock } from '#server/foundation/lib/clock'
import { UpstreamUnreachable } from '#server/foundation/platform/errors'
import { openDownloads } from '#server/testing/downloads-world'
import type { Row } from './store'
import { createSwarms } from './swarms'

const MINUTE = 60_000
const hashOf = (id: number) => String(id % 10).repeat(40)
const row = (id: number, change: Partial<Row> = {}) =>
  ({
    id,
    info_hash: hashOf(id),
    magnet: `magnet:?xt=urn:btih:${hashOf(id)}&tr=http%3A%2F%2Ftracker.test%2Fannounce`,
    torrent: null,
    more_trackers: null,
    ...change,
  }) as Row

const open = (rows: readonly Row[]) => {
  const clock = stoppedClock('2026-01-01T00:00:00.000Z')
  const asked: string[] = []
  const told: number[] = []
  const answer = { size: { seeders: 4, leechers: 2 } as { seeders: number; leechers: number } | null, isDown: false }
  const waiting = { rows }
  const swarms = createSwarms({
    clock,
    waiting: () => waiting.rows,
    readTorrent: async () => ({ trackers: ['http://private.test/announce'] }),
    scrape: async (hash, trackers) => {
      if (answer.isDown) throw new UpstreamUnreachable('The torrent engine')
      asked.push(`${hash[0]} ${trackers.join(' ')}`)
      return answer.size
    },
    tell: (id) => void told.push(id),
  })
  return { clock, asked, told, answer, waiting, swarms }
}

test('what waits is asked about once a quarter of an hour, and news is told', async () => {
  const { clock, asked, told, answer, swarms } = open([row(1)])
  expect(swarms.of(1)).toBeNull()

  await swarms.askDue()
  await swarms.askDue()
  expect([asked.length, told, swarms.of(1)]).toEqual([1, [1], { seeders: 4, leechers: 2 }])

  clock.advance(15 * MINUTE)
  await swarms.askDue()
  answer.size = null
  clock.advance(15 * MINUTE)
  await swarms.askDue()

  expect([asked.length, told, swarms.of(1)]).toEqual([3, [1, 1], null])
})

test('a long queue is asked about ten at a time, and what has left it is forgotten', async () => {
  const { asked, waiting, swarms } = open(Array.from({ length: 25 }, (_, n) => row(n + 1)))

  await swarms.askDue()
  expect(asked).toHaveLength(10)
  await swarms.askDue()
  await swarms.askDue()
  expect(asked).toHaveLength(25)

  waiting.rows = []
  await swarms.askDue()
  expect(swarms.of(1)).toBeNull()
})

test('the trackers are those of the link or the file, and those that were added later', async () => {
  const rows = [
    row(1, { more_trackers: ['udp://more.test:1'] }),
    row(2, { torrent: Buffer.from('x') }),
    row(3, { magnet: `magnet:?xt=urn:btih:${hashOf(3)}` }),
  ]
  const { asked, swarms } = open(rows)

  await swarms.askDue()

  expect(asked).toEqual(['1 http://tracker.test/announce udp://more.test:1', '2 http://private.test/announce'])
})

test('an engine that is down is asked again the next time', async () => {
  const { asked, answer, swarms } = open([row(1)])
  answer.isDown = true
  await swarms.askDue()
  answer.isDown = false

  await swarms.askDue()

  expect(asked).toHaveLength(1)
})

test('the queue shows the swarm of what waits, and peers that are connected of what runs', async () => {
  const app = openDownloads()
  const running = await app.arriving()
  const waiting = app.queue()
  for (const { id } of [running, waiting]) app.swarms.set(id, { seeders: 4, leechers: 2 })
  app.outside.see(running.hash, { seeders: 1, peers: 1 })
  await app.drive.advance(running.id)

  const shown = [running, waiting].map(({ id }) => app.downloads.get(id)).map(({ seeders, peers }) => [seeders, peers])

  expect(shown).toEqual([
    [1, 1],
    [4, 6],
  ])
})
