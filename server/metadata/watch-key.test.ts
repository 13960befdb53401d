import { expect, test } from 'bun:test'
import { useSharedApp } from '#server/testing/use-app'

const app = useSharedApp()

const health = async (): Promise<string[]> => {
  const { body } = await app.ask<{ results: { code: string }[] }>('GET', '/health')
  return body.results.map(({ code }) => code).filter((code) => code.startsWith('metadata'))
}
const give = (metadata_api_key: string | null) => app.ask('PUT', '/config', { metadata_api_key })

for (const path of ['/metadata/movies/10378', '/metadata/search?q=bunny', '/metadata/discover', '/metadata/genres'])
  test(`health tells at once that the key is refused or missing when it was needed for ${path}`, async () => {
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
