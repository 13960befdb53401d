import { expect, test } from 'bun:test'
import { useSharedApp } from '#server/testing/use-app'
import type { Blocked } from './schema'

const app = useSharedApp()

test('the reason of a blocklist entry can be changed, but not its title', async () => {
  const { body: entry } = await app.ask<Blocked>('POST', '/blocklist', { title: 'A.Movie.2020.1080p-GRP', info_hash: 'a'.repeat(40) })

  const changed = await app.ask<Blocked>('PATCH', `/blocklist/${entry.id}`, { reason: 'the sound is out of step' })
  const refused = await app.ask('PATCH', `/blocklist/${entry.id}`, { title: 'Another' })
  const missing = await app.ask('PATCH', '/blocklist/99', { reason: 'x' })

  expect([changed.status, refused.status, missing.status]).toEqual([200, 422, 404])
  expect(changed.body).toEqual({ ...entry, reason: 'the sound is out of step', values: null })
  expect((await app.ask<Blocked>('GET', `/blocklist/${entry.id}`)).body).toEqual(changed.body)
  expect(app.events.at(-1)).toMatchObject({ type: 'blocklist_changed', id: entry.id, change: 'updated' })
})
