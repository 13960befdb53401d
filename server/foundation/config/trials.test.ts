import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { useApp } from '#server/testing/use-app'

type Failure = { error: { code: string; message: string } }
const app = useApp()

test('tests the saved settings, or unsaved ones in their place', async () => {
  const saved = await app.ask<{ ok: boolean }>('POST', '/config/test/metadata')
  const wrong = await app.ask<Failure>('POST', '/config/test/metadata', { metadata_api_key: 'wrong' })

  expect(saved.body.ok).toBe(true)
  expect(wrong.status).toBe(503)
  expect(wrong.body.error.message).toContain('The movie database')
  expect(app.config.get().metadata_api_key).toBe('key of the provider')
})

test('an unknown provider is not found', async () => {
  expect((await app.ask('POST', '/config/test/weather', {})).status).toBe(404)
})

test('refuses an invalid field before sending any request', async () => {
  const { status } = await app.ask<Failure>('POST', '/config/test/metadata', { metadata_url: 'ftp://example' })

  expect(status).toBe(422)
})

test('a session can neither send the stored key to another address nor choose a program to run', async () => {
  const cli = await app.ask<{ token: string }>('POST', '/auth/sessions', { kind: 'cli', label: 'a script' })
  const headers = { authorization: `Bearer ${cli.body.token}` }

  const elsewhere = await app.send('POST', '/api/v1/config/test/metadata', { body: { metadata_url: 'http://127.0.0.1:9' }, headers })
  const program = await app.send('POST', '/api/v1/config/test/media-tool', { body: { media_tool_path: '/bin/sh' }, headers })

  expect([elsewhere.status, program.status]).toEqual([422, 403])
})

test('keeps no program that is not a media tool', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-tool-'))
  const path = join(folder, 'ffprobe')
  writeFileSync(path, '#!/bin/sh\necho hello\n', { mode: 0o755 })

  const { status, body } = await app.ask<Failure>('PUT', '/config', { media_tool_path: path })

  expect([status, body.error.message]).toEqual([422, expect.stringContaining(`media_tool_path: `)])
  expect(app.config.get().media_tool_path).toBeNull()
  rmSync(folder, { recursive: true })
})
