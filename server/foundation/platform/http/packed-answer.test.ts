import { expect, test } from 'bun:test'
import { packedAnswer } from './packed-answer'

const long = { results: Array.from({ length: 100 }, (_, id) => ({ id, title: 'The General' })) }
const request = new Request('http://marquee/', { headers: { 'accept-encoding': 'gzip, br' } })
const far = { path: '/api/v1/downloads', search: '?expand=movie', ip: '192.168.1.20' }

test('a list for another computer is compressed', async () => {
  const answer = await packedAnswer(request, far, Response.json(long))

  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(Object.fromEntries(answer.headers)).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(bytes.length).toBeLessThan(1000)
  expect(JSON.parse(Buffer.from(Bun.gunzipSync(bytes)).toString())).toEqual(long)
})

test.each([
  ['short', far, Response.json({ results: [] })],
  ['for this computer', { ...far, ip: '127.0.0.1' }, Response.json(long)],
  ['for the settings, which hold secrets', { ...far, path: '/api/v1/config' }, Response.json(long)],
  ['about releases, which may name a key', { ...far, path: '/api/v1/movies/7/releases' }, Response.json(long)],
  ['about downloads with their releases', { ...far, search: '?expand=%72elease' }, Response.json(long)],
  ['compressed already', far, Response.json(long, { headers: { 'content-encoding': 'zstd' } })],
  ['an error', far, Response.json(long, { status: 404 })],
  ['not JSON', far, new Response('x'.repeat(5000), { headers: { 'content-type': 'text/plain' } })],
])('a response that is %s stays as it is', async (_, asked, response) => {
  const copy = await response.clone().text()
  const answer = await packedAnswer(request, asked, response)

  expect(answer.headers.get('content-encoding')).not.toBe('gzip')
  expect(answer.status).toBe(response.status)
  expect(await answer.text()).toBe(copy)
})
