import { expect, setDefaultTimeout, test } from 'bun:test'
import type { ImportReport } from '#server/connections/import/schema'
import { apiOf } from '#server/testing/radarr-facts/api-of'
import { startRadarrApi } from '#server/testing/radarr-facts/start-api'
import { tryImport } from '#server/testing/radarr-facts/try-import'
import { useApp } from '#server/testing/use-app'

setDefaultTimeout(120_000)
const app = useApp()

const least = { backup: { 215: 210, 242: 230 }, API: { 215: 195, 242: 215 } } as const

test.each([
  ['backup', 215, 1],
  ['backup', 215, 2],
  ['backup', 242, 3],
  ['backup', 242, 4],
  ['API', 215, 5],
  ['API', 215, 6],
  ['API', 242, 7],
  ['API', 242, 8],
] as const)('in a %s of schema %d, seed %d, every fact is carried to its home or named with what it meant', async (form, schema, seed) => {
  const { facts, lost, again } = await tryImport(app, { form, schema, seed })

  expect(facts).toBeGreaterThan(least[form][schema])
  expect({ seed, lost }).toEqual({ seed, lost: [] })
  expect({ seed, again }).toEqual({ seed, again: { added: 0, changed: 0 } })
})

test('no setting of an untouched Radarr is told by address and key, and none of its own address, sign-in, and log', async () => {
  const radarr = startRadarrApi(apiOf({}, 242))

  const { body } = await app.ask<ImportReport>('POST', '/import/radarr/preview', { url: radarr.url, api_key: 'radarr-key' })

  const told = body.kinds.filter(({ kind }) => kind === 'settings' || kind === 'naming').flatMap(({ items }) => items)
  expect(told).toEqual([])
  await radarr.stop()
})
