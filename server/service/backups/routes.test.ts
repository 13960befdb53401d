import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Elysia } from 'elysia'
import { say } from '#server/foundation/lib/sentence'
import { Forbidden } from '#server/foundation/platform/errors'
import { apiBase, elysiaOptions } from '#server/foundation/platform/http/api-base'
import { createRequestHandler } from '#server/foundation/platform/http/handle-request'
import { listen } from '#server/foundation/platform/http/listen'
import type { Route } from '#server/foundation/platform/http/route-book'
import { silentLog } from '#server/foundation/platform/log'
import { sentences } from '#server/service/sessions/sentences'
import { type BackupWorld, newDataDir, openBackupWorld } from '#server/testing/backup-world'
import { backupRoutes, backupUploads } from './routes'
import type { Backup } from './schema'

/** Only guards against hanging: these tests start processes and sync disks. */
setDefaultTimeout(120_000)

let room: ReturnType<typeof newDataDir>
let world: BackupWorld
let listening: ReturnType<typeof listen>
beforeEach(async () => {
  room = newDataDir()
  world = await openBackupWorld({ dataDir: room.dataDir })
  const build = () => {
    const app: Elysia = new Elysia({ ...elysiaOptions, prefix: '/api/v1' })
      .use(apiBase({ log: silentLog, uploads: backupUploads, routes: (): readonly Route[] => app.routes }))
      .use(
        backupRoutes({
          backups: world.backups(),
          restore: world.restore(),
          requireKey: (request, what) => {
            if (request.headers.get('x-api-key') !== 'the key') throw new Forbidden(say(sentences, 'api_key_needed', { what }))
          },
          uploadsIn: join(room.dataDir, 'uploads'),
        }),
      ) as never
    return app
  }
  const handle = createRequestHandler<null>({
    base: () => '',
    admit: async () => null,
    remember: () => {},
    api: (request) => build().fetch(request),
    socket: () => new Response(),
    page: () => new Response(),
    log: silentLog,
  })
  listening = listen({ answer: handle, websocket: {} as never }, { address: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  await listening.close(true)
  world.close()
  room.remove()
})

const ask = (method: string, path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${listening.port}/api/v1/backups${path}`, { method, ...init })
const create = async () => (await (await ask('POST', '')).json()) as Backup
const withKey = { headers: { 'x-api-key': 'the key' } }
const upload = (bytes: Buffer, fields: Record<string, string> = {}) => {
  const form = new FormData()
  form.set('archive', new File([new Uint8Array(bytes)], 'mine.zip'))
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const bytesOf = ({ filename }: Backup) => readFileSync(join(room.dataDir, 'backups', filename))
const errorOf = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { error: { code: string; message: string } }).error,
})

describe('backups over the API', () => {
  test('are made (201 with Location), listed newest first in pages, read, and removed (204)', async () => {
    const made = await ask('POST', '')
    expect(made.status).toBe(201)
    const one = (await made.json()) as Backup
    expect(made.headers.get('location')).toBe(`/api/v1/backups/${one.id}`)
    const two = await create()

    const first = (await (await ask('GET', '?limit=1')).json()) as { results: Backup[]; next_cursor: string; has_more: boolean }
    expect({ ids: first.results.map(({ id }) => id), more: first.has_more }).toEqual({ ids: [two.id], more: true })
    const second = (await (await ask('GET', `?limit=1&cursor=${first.next_cursor}`)).json()) as typeof first
    expect({ ids: second.results.map(({ id }) => id), cursor: second.next_cursor }).toEqual({ ids: [one.id], cursor: null as never })
    expect(await (await ask('GET', `/${one.id}`)).json()).toEqual({ ...one })

    const removed = await ask('DELETE', `/${one.id}`)
    expect({ status: removed.status, body: await removed.text() }).toEqual({ status: 204, body: '' })
    expect(await errorOf(await ask('GET', `/${one.id}`))).toMatchObject({
      status: 404,
      code: 'not_found',
      message: `backup ${one.id} not found`,
    })
  })

  test('are downloaded intact, under their name, with the API key only', async () => {
    const made = await create()

    expect(await errorOf(await ask('GET', `/${made.id}/download`))).toMatchObject({ status: 403, code: 'forbidden' })
    const answer = await ask('GET', `/${made.id}/download`, withKey)

    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${made.filename}"`)
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytesOf(made))).toBe(true)
    rmSync(join(room.dataDir, 'backups', made.filename))
    expect(await errorOf(await ask('GET', `/${made.id}/download`, withKey))).toMatchObject({ status: 409, code: 'conflict' })
  })

  test('are verified', async () => {
    const made = await create()

    expect(await (await ask('POST', `/${made.id}/verify`)).json()).toEqual({ ok: true, problem: null, problem_reason: null, backup: made })
  })

  test('are restored, with an empty body or a JSON body', async () => {
    world.addTag('old')
    const made = await create()
    world.addTag('new')

    const restored = await ask('POST', `/${made.id}/restore`)

    expect(restored.status).toBe(200)
    expect(await restored.json()).toMatchObject({ filename: made.filename, is_own: true })
    expect(world.tags()).toEqual(['old'])
    const json = { body: '{"credentials":"live"}', headers: { 'content-type': 'application/json' } }
    expect((await ask('POST', `/${made.id}/restore`, json)).status).toBe(200)
  })

  test('are restored with their own credentials with the API key only', async () => {
    const made = await create()
    const order = (headers: Record<string, string>) =>
      ask('POST', `/${made.id}/restore`, { body: '{"credentials":"archive"}', headers: { 'content-type': 'application/json', ...headers } })

    expect(await errorOf(await order({}))).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await order(withKey.headers)).status).toBe(200)
  })

  test('are restored from an upload, which is then deleted', async () => {
    world.addTag('old')
    const bytes = bytesOf(await create())
    world.addTag('new')

    const restored = await ask('POST', '/restore', { body: upload(bytes) })

    expect(restored.status).toBe(200)
    expect(await restored.json()).toMatchObject({ filename: 'mine.zip' })
    expect(world.tags()).toEqual(['old'])
    expect(existsSync(join(room.dataDir, 'uploads')) ? readdirSync(join(room.dataDir, 'uploads')) : []).toEqual([])
  })

  test('reject an upload that is not a backup in the error format', async () => {
    const bytes = bytesOf(await create())
    const refusals: [RequestInit, number][] = [
      [{ body: upload(Buffer.from('a letter')) }, 400],
      [{ body: upload(bytes, { credentials: 'mine' }) }, 422],
      [{ body: upload(bytes, { credentials: 'archive' }) }, 403],
      [{ body: new FormData() }, 400],
      [{ body: '{}', headers: { 'content-type': 'application/json' } }, 400],
      [{ body: 'x', headers: { 'content-type': 'text/plain' } }, 415],
    ]
    for (const [init, status] of refusals) expect((await errorOf(await ask('POST', '/restore', init))).status).toBe(status)
    expect(world.calls).toEqual([])
  })

  test('reject an invalid id, an unknown field, a wrong method, and an invalid cursor', async () => {
    const made = await create()
    const wrong = { body: '{"credentials":"live","force":true}', headers: { 'content-type': 'application/json' } }

    expect((await errorOf(await ask('GET', '/abc'))).message).toBe('backup abc not found')
    expect((await errorOf(await ask('POST', `/${made.id}/restore`, wrong))).status).toBe(422)
    expect((await errorOf(await ask('PUT', `/${made.id}`))).status).toBe(405)
    expect((await errorOf(await ask('GET', '?cursor=abc'))).code).toBe('invalid_cursor')
  })
})
