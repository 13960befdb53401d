import { expect, test } from 'bun:test'
import { stoppedClock } from '#server/foundation/lib/clock'
import { after } from '#server/testing/until'
import { createClientsInUse } from './clients-in-use'
import type { ClientDownload, DownloadClient } from './download-client'

const clock = stoppedClock('2026-01-01T00:00:00.000Z')
const hash = (n: number) => String(n).padStart(40, '0')
const aClient = () => {
  const has: string[] = []
  let questions = 0
  const list = async () => {
    questions++
    const found = has.map((info_hash) => ({ info_hash }) as ClientDownload)
    await after(5)
    return found
  }
  const client = { list, subscribe: () => () => {}, close: async () => {} } as unknown as DownloadClient
  return { client, has, questions: () => questions }
}

test('many snapshots requested together take at most two requests', async () => {
  const { client, has, questions } = aClient()
  has.push(...Array.from({ length: 50 }, (_, n) => hash(n)))
  const clients = createClientsInUse({ clock, open: () => client, onNews: () => {} })

  const seen = await Promise.all(has.map((info_hash) => clients.snapshot({ client_id: null, info_hash })))

  expect(seen.map((each) => each?.info_hash)).toEqual(has)
  expect(questions()).toBeLessThanOrEqual(2)
})

test('a snapshot includes a torrent added while an earlier request was running', async () => {
  const { client, has } = aClient()
  const clients = createClientsInUse({ clock, open: () => client, onNews: () => {} })
  const early = clients.snapshot({ client_id: null, info_hash: hash(1) })
  await after(1)

  has.push(hash(1))
  const late = await clients.snapshot({ client_id: null, info_hash: hash(1) })

  expect(await early).toBeUndefined()
  expect(late?.info_hash).toBe(hash(1))
})

test('does not cache a failed request', async () => {
  const { client, has } = aClient()
  has.push(hash(1))
  const broken = { ...client, list: () => (broken.fails-- > 0 ? Promise.reject(new Error('away')) : client.list()), fails: 1 }
  const clients = createClientsInUse({ clock, open: () => broken, onNews: () => {} })

  await expect(clients.snapshot({ client_id: null, info_hash: hash(1) })).rejects.toThrow('away')

  expect((await clients.snapshot({ client_id: null, info_hash: hash(1) }))?.info_hash).toBe(hash(1))
})
