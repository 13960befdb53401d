import { afterAll, beforeAll, expect, test } from 'bun:test'
import { openHouse, type TestHouse } from '#server/testing/test-app'
import type { Blocked } from './schema'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('why a release is on the blocklist can be said in other words; what it is about stays', async () => {
  const { body: entry } = await house.ask<Blocked>('POST', '/blocklist', { title: 'A.Movie.2020.1080p-GRP', info_hash: 'a'.repeat(40) })

  const changed = await house.ask<Blocked>('PATCH', `/blocklist/${entry.id}`, { reason: 'the sound is out of step' })
  const refused = await house.ask('PATCH', `/blocklist/${entry.id}`, { title: 'Another' })
  const missing = await house.ask('PATCH', '/blocklist/99', { reason: 'x' })

  expect([changed.status, refused.status, missing.status]).toEqual([200, 422, 404])
  expect(changed.body).toEqual({ ...entry, reason: 'the sound is out of step' })
  expect((await house.ask<Blocked>('GET', `/blocklist/${entry.id}`)).body).toEqual(changed.body)
  expect(house.events.at(-1)).toMatchObject({ type: 'blocklist_changed', id: entry.id, change: 'updated' })
})
