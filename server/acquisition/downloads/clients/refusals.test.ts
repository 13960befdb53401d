import { expect, test } from 'bun:test'
import type { ClientDownload } from '../download-client'
import type { WireTracker } from './qbittorrent-wire'
import { createRefusals } from './refusals'
import { watchByPolling } from './watch-by-polling'

const unserved = { in_contact: false, state: 'stalled', tracker_says: null } as ClientDownload
const listed = (id: string, download: Partial<ClientDownload> = {}) => ({ id, download: { ...unserved, ...download } })
const pseudo = { url: '** [DHT] **', status: 2, msg: '' }

test('reports each tracker message of an unserved torrent once, without the address that contains the secret', async () => {
  const trackers: WireTracker[] = [
    pseudo,
    { url: 'https://one.example/announce', status: 4, msg: 'passkey not registered, see https://one.example/secret/announce' },
    { url: 'https://two.example/announce', status: 4, msg: 'client not allowed' },
    { url: 'https://three.example/announce', status: 4, msg: 'client not allowed' },
    { url: 'udp://four.example:1/announce', status: 3, msg: '' },
  ]

  const [reported] = await createRefusals(async () => trackers)([listed('a')])

  expect(reported?.tracker_says).toBe('passkey not registered, see https://one.example · client not allowed')
})

test('knows the tracker states of qBittorrent 5.2: refusing and unreachable', async () => {
  const trackers: WireTracker[] = [
    { url: 'https://one.example/announce', status: 5, msg: 'unregistered torrent' },
    { url: 'https://two.example/announce', status: 6, msg: 'timed out' },
  ]

  const [reported] = await createRefusals(async () => trackers)([listed('a')])

  expect(reported?.tracker_says).toBe('unregistered torrent · timed out')
})

test('reports nothing if one tracker works or none has responded', async () => {
  const refusing = { url: 'https://one.example/announce', status: 4, msg: 'torrent not found' }
  const serving = await createRefusals(async () => [refusing, { url: 'https://two.example/announce', status: 2 }])([listed('a')])
  const silent = await createRefusals(async () => [{ url: 'https://one.example/announce', status: 4, msg: '' }])([listed('a')])
  const failing = await createRefusals(() => Promise.reject(new Error('gone')))([listed('a')])

  expect([serving, silent, failing].map(([one]) => one?.tracker_says)).toEqual([null, null, null])
})

test('queries unserved torrents only, ten at a time, and again after a minute', async () => {
  const asked: string[] = []
  let time = 0
  const ask = createRefusals(
    async (id) => {
      asked.push(id)
      return []
    },
    () => time,
  )
  const many = Array.from({ length: 15 }, (_, i) => listed(String(i)))

  await ask([listed('served', { in_contact: true }), listed('seeds', { state: 'seeding' }), ...many])
  expect(asked).toEqual(many.slice(0, 10).map(({ id }) => id))
  await ask(many)
  expect(asked).toHaveLength(15)
  await ask(many)
  expect(asked).toHaveLength(15)
  time = 60_000
  await ask([listed('0')])
  expect(asked).toHaveLength(16)
})

test('reports an unresponsive client after the third failure, and once more when it responds again', async () => {
  const reported: unknown[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  let asked = 0
  const watch = watchByPolling({
    everyMs: 1,
    onFailure: () => {},
    list: async () => {
      asked++
      if (asked > 2 && asked < 8) throw new Error('gone')
      return []
    },
  })
  watch.subscribe((news) => {
    reported.push({ news, asked })
    if (reported.length === 2) resolve()
  })

  await promise
  watch.close()

  expect(reported).toEqual([
    { news: { type: 'reach', answers: false }, asked: 5 },
    { news: { type: 'reach', answers: true }, asked: 8 },
  ])
})
