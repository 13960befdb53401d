import { expect, test } from 'bun:test'
import { useApp } from '#server/testing/use-app'

const app = useApp()

test('a tag that limits a rule of a profile cannot be deleted, and a change of the profile keeps its rules', async () => {
  const tag = (await app.ask<{ id: number }>('POST', '/tags', { name: 'kids' })).body.id
  const [profile] = (await app.ask<{ results: { id: number }[] }>('GET', '/quality-profiles')).body.results
  const at = `/quality-profiles/${profile!.id}`
  const words = [{ must: [], must_not: ['HC'], tag_ids: [tag], indexer_ids: [] }]
  await app.ask('PATCH', at, { words, delays: [{ minutes: 60, tag_ids: [tag] }] })

  const renamed = await app.ask<{ words: object[]; delays: object[] }>('PATCH', at, { name: 'Renamed' })
  const refused = await app.ask('DELETE', `/tags/${tag}`)
  await app.ask('PATCH', at, { words: [], delays: [] })
  const removed = await app.ask('DELETE', `/tags/${tag}`)

  expect(renamed.body).toMatchObject({ words, delays: [{ minutes: 60, tag_ids: [tag] }] })
  expect([refused.status, removed.status]).toEqual([409, 204])
})
