import { expect, spyOn, test } from 'bun:test'
import { putMovie } from '#server/testing/put-rows'
import { useSharedApp } from '#server/testing/use-app'
import type { Undoable } from './schema'

const app = useSharedApp()
const edits = async () => (await app.ask<{ results: Undoable[] }>('GET', '/undo')).body.results
const some = 60
const movies = () => Array.from({ length: some }, (_, n) => putMovie(app, { title: `Movie ${n}`, metadata_id: n + 1 }))

test('the list of changes reads rows by their keys and indexes, whatever else is in the library', async () => {
  const ids = movies()
  const { body } = await app.ask<{ id: number }>('POST', '/tags', { name: 'kids' })
  await app.ask('PATCH', '/movies', { ids, monitored: false, add_tag_ids: [body.id] })

  const asked = spyOn(app.db.$client, 'query')
  const listed = await edits()
  const texts = new Set(asked.mock.calls.map(([text]) => text))
  asked.mockRestore()
  const steps = [...texts].flatMap((text) => {
    const statement = app.db.$client.prepare(`EXPLAIN QUERY PLAN ${text}`)
    const lines = statement.values().map((line) => String(line[3]))
    statement.finalize()
    return lines
  })

  expect(listed.slice(0, 2).map(({ undoable }) => undoable)).toEqual([true, false])
  expect(steps).toContain('SEARCH o USING INDEX edit_rows_row (of=? AND key=?)')
  // A profile, a rule, and a followed entry refer to others in lists; there are few of them.
  const small = /^SCAN (quality_profiles|indexers|lists|follows)\b/
  expect(steps.filter((step) => step.startsWith('SCAN') && !small.test(step))).toEqual([])
})

test('one obstacle is enough: of a change of many movies that was changed again, few rows are looked up', async () => {
  const ids = app.db.$client
    .query<{ id: number }, []>('SELECT id FROM movies')
    .all()
    .map(({ id }) => id)
  const countOf = async () => {
    const asked = spyOn(app.db.$client, 'query')
    try {
      await edits()
      return asked.mock.calls.length
    } finally {
      asked.mockRestore()
    }
  }
  const before = await countOf()
  await app.ask('PATCH', '/movies', { ids, monitored: true })
  const once = await countOf()
  await app.ask('PATCH', '/movies', { ids, monitored: false })

  expect(once - before).toBeLessThan(4 * some)
  expect((await countOf()) - once).toBeLessThan(some / 2)
})
