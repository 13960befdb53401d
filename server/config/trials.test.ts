import { afterEach, beforeEach, expect, test } from 'bun:test'
import { openHouse, type TestHouse } from '#server/testing/test-app'

type Failure = { error: { code: string; message: string } }
let house: TestHouse
beforeEach(async () => {
  house = await openHouse()
})
afterEach(() => house.close())

test('saved settings are tried as they are, and unsaved ones in their place', async () => {
  const saved = await house.ask<{ ok: boolean }>('POST', '/config/test/metadata')
  const wrong = await house.ask<Failure>('POST', '/config/test/metadata', { metadata_api_key: 'wrong' })

  expect(saved.body.ok).toBe(true)
  expect(wrong.status).toBe(503)
  expect(wrong.body.error.message).toContain('The movie database')
  expect(house.config.get().metadata_api_key).toBe('key of the provider')
})

test('what is no party of ours is not found', async () => {
  expect((await house.ask('POST', '/config/test/weather', {})).status).toBe(404)
})

test('a bad field is refused before anything is asked', async () => {
  const { status } = await house.ask<Failure>('POST', '/config/test/metadata', { metadata_url: 'ftp://example' })

  expect(status).toBe(422)
})

test('a session cannot have the stored key sent to an address of its choice, nor a program of its choice run', async () => {
  const cli = await house.ask<{ token: string }>('POST', '/auth/sessions', { kind: 'cli', label: 'a script' })
  const headers = { authorization: `Bearer ${cli.body.token}` }

  const elsewhere = await house.send('POST', '/api/v1/config/test/metadata', { body: { metadata_url: 'http://127.0.0.1:9' }, headers })
  const program = await house.send('POST', '/api/v1/config/test/media-tool', { body: { media_tool_path: '/bin/sh' }, headers })

  expect([elsewhere.status, program.status]).toEqual([422, 403])
})
