import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import createClient from 'openapi-fetch'
import { describeApi } from '#server/describe-api'
import { useSharedApp } from '#server/testing/use-app'
import type { paths } from '#web/data/api/schema.d.ts'
import { openapiText } from './document'

const root = join(import.meta.dir, '../../..')
const app = useSharedApp()

const client = () =>
  createClient<paths>({
    baseUrl: 'http://localhost:8080',
    headers: { authorization: `Bearer ${app.key()}` },
    fetch: async (request) => (await app.answer(request, { ip: '127.0.0.1', upgrade: () => false })) ?? Response.error(),
  })

test('a client generated from the document by another tool works with the service', async () => {
  const api = client()

  const added = await api.POST('/api/v1/movies', { body: { metadata_id: 10378, search: false } })
  const listed = await api.GET('/api/v1/movies', { params: { query: { limit: 1, sort: 'year', expand: 'quality_profile' } } })
  const missing = await api.GET('/api/v1/movies/{id}', { params: { path: { id: 999 } } })

  const title: string | undefined = listed.data?.results[0]?.title
  expect(added.data?.title).toBe('Big Buck Bunny')
  expect(title).toBe('Big Buck Bunny')
  expect(listed.data?.results[0]?.quality_profile?.name).toBe('Balanced')
  expect(missing.error?.error).toMatchObject({ code: 'not_found', message: 'movie 999 not found' })
})

test('calls that the document forbids do not compile', () => {
  const api = client()

  // @ts-expect-error a metadata id is a number
  const wrongBody = () => api.POST('/api/v1/movies', { body: { metadata_id: 'tt0' } })
  // @ts-expect-error there is no such path
  const wrongPath = () => api.GET('/api/v1/titles')

  expect([wrongBody, wrongPath]).toHaveLength(2)
})

test('the routes describe themselves the same with and without a running service', async () => {
  const response = await app.send('GET', '/api-docs/openapi.json', { headers: { 'x-api-key': app.key() } })

  expect(openapiText(describeApi(), { base_url: '', version: '1.2.3' })).toBe(await response.text())
})

test('the document in docs/ matches this version', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const kept = readFileSync(join(root, 'docs/openapi.json'), 'utf8')

  expect(kept === openapiText(describeApi(), { base_url: '', version }), 'run `npm run api-types`').toBe(true)
})
