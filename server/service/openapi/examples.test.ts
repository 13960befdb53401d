import { beforeAll, expect, test } from 'bun:test'
import { describeApi } from '#server/describe-api'
import { useSharedApp } from '#server/testing/use-app'
import { openapiDocument } from './document'

type Operation = { operationId: string; requestBody?: { content: Record<string, { example?: unknown }> } }
const { paths } = openapiDocument(describeApi(), { base_url: '', version: '1' }) as { paths: Record<string, Record<string, Operation>> }
const requests = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, { operationId, requestBody }]) => {
    const example = requestBody?.content['application/json']?.example
    return example === undefined ? [] : [{ operationId, method: method.toUpperCase(), path: path.replace('/api/v1', ''), example }]
  }),
)

const app = useSharedApp()
beforeAll(async () => {
  await app.ask('POST', '/root-folders', { path: app.shelf })
  await app.ask('POST', '/movies', { metadata_id: 10378, search: false })
  await app.ask('PUT', '/config', { tv_page_enabled: true })
})

/** A request that conflicts with an empty library or needs a missing upstream is still valid. */
const isUnderstood = (status: number) => status < 300 || [404, 409, 429, 503].includes(status)
/** Its credential is a code, which is not part of the body. */
const exchanges = 'exchangeCode'

test('the service understands every request that the document shows', async () => {
  const refused: unknown[] = []
  for (const { operationId, method, path, example } of requests.filter((each) => each.operationId !== exchanges)) {
    const { status, body } = await app.ask<{ error?: { message: string } }>(
      method,
      path.replaceAll(/\{what\}/g, 'metadata').replaceAll(/\{\w+\}/g, '1'),
      example,
    )
    if (!isUnderstood(status)) refused.push([operationId, status, body?.error?.message])
  }

  expect(requests.length).toBeGreaterThan(35)
  expect(refused).toEqual([])
}, 120_000)
