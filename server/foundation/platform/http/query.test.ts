import { beforeAll, describe, expect, test } from 'bun:test'
import { describeApi } from '#server/describe-api'
import { openapiDocument } from '#server/service/openapi/document'
import { useSharedApp } from '#server/testing/use-app'

const app = useSharedApp()
beforeAll(async () => {
  await app.ask('POST', '/movies', { metadata_id: 10378, search: false })
})

type Operation = { parameters?: { name: string; in: string; required?: boolean }[]; responses: Record<string, { content?: object }> }
const { paths } = openapiDocument(describeApi(), { base_url: '', version: '1' }) as { paths: Record<string, { get?: Operation }> }
/** Every readable address, with its required parameters. */
const reads = Object.entries(paths).flatMap(([path, { get }]) => {
  if (!get || path === '/api/v1/ws') return []
  const required = (get.parameters ?? []).filter((each) => each.in === 'query' && each.required).map(({ name }) => `${name}=1&`)
  const names = (get.parameters ?? []).map(({ name }) => name)
  return [{ path, names, address: `${path.replaceAll(/\{\w+\}/g, '1')}?${required.join('')}` }]
})
const lists = reads.filter(({ names }) => names.includes('cursor'))
type Refused = { error?: { code: string; message: string } }
const read = async (address: string, headers: Record<string, string> = { 'x-api-key': app.key() }) => {
  const answer = await app.send('GET', address, { headers })
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false
  return { status: answer.status, code: isJson ? ((await answer.json()) as Refused).error?.code : undefined }
}

describe('accepts the key in the URL of every readable address', () => {
  for (const { path, address } of reads)
    test(path, async () => {
      const byHeader = await read(address)
      const byAddress = await read(`${address}api_key=${app.key()}`, {})

      expect(byAddress).toEqual(byHeader)
      expect(byAddress.status).not.toBe(401)
    })
})

describe('a list refuses', () => {
  test('a cursor that it did not issue, including an empty one and an endless one', async () => {
    for (const { path, address } of lists)
      for (const cursor of ['', 'x', 'x'.repeat(3000)]) {
        if ((await read(address)).status !== 200) continue
        const { status, code } = await read(`${address}cursor=${cursor}`)
        expect({ path, length: cursor.length, status, code }).toEqual({ path, length: cursor.length, status: 400, code: 'invalid_cursor' })
      }
  })

  test('an unknown `expand`, even if it supports none', async () => {
    for (const { path, address } of lists)
      for (const name of ['nonsense', 'x'.repeat(300)]) {
        if ((await read(address)).status !== 200) continue
        const { status, code } = await read(`${address}expand=${name}`)
        expect({ path, status, code }).toEqual({ path, status: 400, code: 'invalid_expand' })
      }
  })

  test('a blank limit', async () => {
    for (const { path, address } of lists)
      for (const limit of ['%20', '', '+']) {
        if ((await read(address)).status !== 200) continue
        const { status, code } = await read(`${address}limit=${limit}`)
        expect({ path, limit, status, code }).toEqual({ path, limit, status: 422, code: 'validation_error' })
      }
  })
})

test('an endpoint without a limit ignores one', async () => {
  expect(await read('/api/v1/tags/3?limit=')).toEqual({ status: 404, code: 'not_found' })
})
