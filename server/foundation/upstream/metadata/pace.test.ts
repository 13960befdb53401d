import { expect, test } from 'bun:test'
import { stoppedClock } from '#server/foundation/lib/clock'
import { after } from '#server/testing/until'
import { createMetadataClient } from './client'
import { createRequests } from './requests'

test('no period of the length of the pace has more requests than it allows, also after a rest', async () => {
  const begun: number[] = []
  const requests = createRequests({
    fetch: async () => {
      begun.push(Date.now())
      return { status: 200, bytes: new Uint8Array(), headers: new Headers(), url: '', leadsTo: null }
    },
    clock: stoppedClock('2030-05-05T12:00:00.000Z'),
    settings: () => ({ url: 'http://127.0.0.1:9', api_key: 'key', language: 'en-US', region: 'US' }),
    pace: { requests: 4, everyMs: 1500 },
  })
  const ask = () => requests.get('/movie/653')

  await ask()
  await after(1000)
  await Promise.all(Array.from({ length: 8 }, ask))

  const periods = begun.slice(4).map((at, i) => at - begun[i]!)
  expect(periods).toHaveLength(5)
  // A busy machine may be late with the first request of a period. Counted from the first one, a period would be 500 ms.
  expect(Math.min(...periods)).toBeGreaterThan(1000)
})

test('what a person searches for goes before the searches of a scan or a list', async () => {
  const begun: (string | null)[] = []
  const page = { page: 1, results: [], total_pages: 1, total_results: 0 }
  const client = createMetadataClient({
    fetch: async (address) => {
      begun.push(new URL(address).searchParams.get('query'))
      return { status: 200, bytes: new TextEncoder().encode(JSON.stringify(page)), headers: new Headers(), url: '', leadsTo: null }
    },
    clock: stoppedClock('2030-05-05T12:00:00.000Z'),
    settings: () => ({ url: 'http://127.0.0.1:9', api_key: 'key', language: 'en-US', region: 'US' }),
    pace: { requests: 1, everyMs: 100 },
  })

  const many = ['first', 'second', 'third'].map((title) => client.search(title, null, { isUrgent: false }))
  await Promise.all([...many, client.search('a person waits')])

  expect(begun).toEqual(['first', 'a person waits', 'second', 'third'])
})
