import { expect, test } from 'bun:test'
import { until } from '#server/testing/until'
import { useSharedApp } from '#server/testing/use-app'

const app = useSharedApp()

const health = async (): Promise<string[]> => {
  const { body } = await app.ask<{ results: { code: string }[] }>('GET', '/health')
  return body.results.map(({ code }) => code).filter((code) => code.startsWith('metadata'))
}
const give = (metadata_api_key: string | null) => app.ask('PUT', '/config', { metadata_api_key })

for (const path of [
  '/metadata/movies/10378',
  '/metadata/search?q=bunny',
  '/metadata/discover',
  '/metadata/genres',
  '/metadata/streaming-services',
])
  test(`health immediately reports a refused or missing key once ${path} needs it`, async () => {
    await give('a key that is refused')
    const refused = await app.ask('GET', path)
    const afterRefusal = await health()
    await give(null)
    const missing = await app.ask('GET', path)
    const afterMissing = await health()
    await give('key of the provider')
    const good = await app.ask('GET', path)

    expect([refused.status, missing.status, good.status]).toEqual([503, 503, 200])
    expect([afterRefusal, afterMissing, await health()]).toEqual([['metadata_key_rejected'], ['metadata_key_missing'], []])
  })

test('health reports a provider that stays silent for a while, until its next answer', async () => {
  const search = async () => (await app.ask('GET', '/metadata/search?q=bunny')).status
  app.provider.faults.push({ when: '/', kind: 'broken' })
  expect(await search()).toBe(503)
  expect(await health()).toEqual([])

  await app.ask('POST', '/health/check')
  const { body } = await app.ask<{ results: { code: string; detail: string }[] }>('GET', '/health')
  expect(body.results.find(({ code }) => code === 'metadata_unreachable')?.detail).toBe(
    'The movie database returned status 500. The library works without it; movies can be found and added once it responds.',
  )

  app.provider.faults.splice(0)
  expect(await search()).toBe(200)
  await until('health has noticed', () => app.background.underWay().length === 0)
  expect(await health()).toEqual([])
})

test('a failure is not blamed on new settings', async () => {
  app.provider.faults.push({ when: '/', kind: 'broken' })
  await app.ask('GET', '/metadata/search?q=another')
  app.provider.faults.splice(0)
  await give('another key')

  await app.ask('POST', '/health/check')
  expect(await health()).toEqual([])
  await give('key of the provider')
})
