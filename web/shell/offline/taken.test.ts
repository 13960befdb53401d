import { afterEach, expect, test } from 'bun:test'
import { comeHome, type Place, reportOf, troubleOf } from './taken'

const before = globalThis.fetch
afterEach(() => {
  globalThis.fetch = before
  localStorage.clear()
})

const minute = 60_000
const left = (play_id: string, file_id: number): Place => ({ play_id, file_id, position_seconds: 300, at: Date.now() - 5 * minute })
const kept = () => (JSON.parse(localStorage.getItem('marquee.places') ?? '[]') as Place[]).map(({ play_id }) => play_id)

test('a position is told with its age, which no wrong clock makes negative', () => {
  expect(reportOf({ ...left('p', 7), at: 1000 }, 61_000)).toEqual({
    play_id: 'p',
    position_seconds: 300,
    state: 'stopped',
    seconds_ago: 60,
  })
  expect(reportOf({ ...left('p', 7), at: 9000 }, 1000).seconds_ago).toBe(0)
})

test('positions come home once; those of movies that are gone are forgotten, and the rest waits for the service', async () => {
  localStorage.setItem('marquee.places', JSON.stringify([left('home', 7), left('gone', 8), left('waits', 9), left('behind', 7)]))
  const asked: string[] = []
  globalThis.fetch = (async (address: string) => {
    asked.push(address)
    if (address.includes('/9/')) throw new TypeError('no connection')
    return new Response(null, { status: address.includes('/8/') ? 404 : 204 })
  }) as unknown as typeof fetch

  await comeHome().catch(() => undefined)

  expect(asked).toEqual([7, 8, 9].map((id) => `/api/v1/play/${String(id)}/progress`))
  expect(kept()).toEqual(['waits', 'behind'])
})

test('each trouble has its own words', () => {
  const names = ['QuotaExceededError', 'TypeError', 'NoModificationAllowedError', 'Refused', 'SecurityError']
  expect(names.map(troubleOf)).toEqual(['full', 'waits', 'elsewhere', 'refused', 'failed'])
})
