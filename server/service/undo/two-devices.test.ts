import { beforeEach, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { putHeld, putMovie, putRoot } from '#server/testing/put-rows'
import { openTestApp, type TestApp } from '#server/testing/test-app'
import { useApp } from '#server/testing/use-app'
import type { Undoable } from './schema'

const app = useApp()
let root = 0
beforeEach(async () => {
  root = await putRoot(app)
})

/** A signed-in device, with requests of its own. */
const device = async (label: string, on: TestApp = app) => {
  const { body } = await on.ask<{ token: string }>('POST', '/auth/sessions', { kind: 'cli', label })
  const headers = { authorization: `Bearer ${body.token}` }
  const ask = (method: string, path: string, body?: unknown) => on.send(method, `/api/v1${path}`, { body, headers })
  const list = async () => ((await (await ask('GET', '/undo')).json()) as { results: Undoable[] }).results
  return { ask, list, undo: async (id: number) => (await ask('POST', `/undo/${id}`)).status }
}
const rated = () => app.db.$client.query<{ user_rating: number | null }, []>('SELECT user_rating FROM movies').get()?.user_rating

test('two devices that undo the same change at once: one does, the other is told that it is done', async () => {
  const [phone, laptop] = [await device('Phone'), await device('Laptop')]
  const id = putMovie(app, { title: 'Charade' })
  await phone.ask('PATCH', `/movies/${id}`, { user_rating: 8 })
  const [change] = await laptop.list()
  expect(change).toMatchObject({ device: 'Phone', is_own: false, undoable: true })

  const statuses = await Promise.all([phone.undo(change!.id), laptop.undo(change!.id)])

  expect(statuses.toSorted()).toEqual([204, 409])
  expect(rated()).toBeNull()
  expect((await phone.list()).filter(({ undoes }) => undoes === change!.id)).toHaveLength(1)
})

test('a removal with its file that two devices undo at once brings the file back, once', async () => {
  const [phone, laptop] = [await device('Phone'), await device('Laptop')]
  const { id } = putHeld(app, { title: 'Charade', root_folder_id: root, relative_path: 'Charade (1963)/Charade.mkv' })
  await phone.ask('DELETE', `/movies/${id}?delete_files=true`)
  const file = join(app.shelf, 'Charade (1963)/Charade.mkv')
  expect(existsSync(file)).toBe(false)
  const [change] = await laptop.list()

  const statuses = await Promise.all([phone.undo(change!.id), laptop.undo(change!.id), phone.undo(change!.id)])

  expect(statuses.toSorted()).toEqual([204, 409, 409])
  expect(existsSync(file)).toBe(true)
  expect((await app.ask('GET', `/movies/${id}`)).status).toBe(200)
  expect((await app.ask<{ results: unknown[] }>('GET', '/recycle')).body.results).toEqual([])
})

test('one device redoes what the other undid, back and forth, and each step names who did it', async () => {
  const [phone, laptop] = [await device('Phone'), await device('Laptop')]
  const id = putMovie(app, { title: 'Charade' })
  await phone.ask('PATCH', `/movies/${id}`, { user_rating: 8 })

  const seen: unknown[] = []
  for (const who of [laptop, phone, laptop, phone]) {
    const [newest] = await who.list()
    expect(await who.undo(newest!.id)).toBe(204)
    seen.push(rated())
  }

  expect(seen).toEqual([null, 8, null, 8])
  expect((await phone.list()).map((one) => one.device)).toEqual(['Phone', 'Laptop', 'Phone', 'Laptop', 'Phone', null])
})

test('what the other device changed since is in the way, by its name, and stays', async () => {
  const [phone, laptop] = [await device('Phone'), await device('Laptop')]
  const id = putMovie(app, { title: 'Charade' })
  await phone.ask('PATCH', `/movies/${id}`, { user_rating: 8 })
  const [change] = await phone.list()

  const [undone] = await Promise.all([phone.undo(change!.id), laptop.ask('PATCH', `/movies/${id}`, { user_rating: 3 })])

  expect([204, 409]).toContain(undone)
  expect(rated()).toBe(3)
  const again = await phone.ask('POST', `/undo/${change!.id}`)
  expect(again.status).toBe(409)
})

test('after a restart both devices see the same changes, and undo them', async () => {
  const phone = await device('Phone')
  const id = putMovie(app, { title: 'Charade' })
  await phone.ask('PATCH', `/movies/${id}`, { user_rating: 8 })
  await phone.ask('PATCH', `/movies/${id}`, { monitored: false })
  const before = (await phone.list()).map(({ id, text, device }) => ({ id, text, device }))
  await app.stop()

  const later = await openTestApp({ dir: app.dir })
  try {
    const laptop = await device('Laptop', later)
    const listed = await laptop.list()
    expect(listed.map(({ id, text, device }) => ({ id, text, device }))).toEqual(before)
    for (const { id } of listed.slice(0, 2)) expect(await laptop.undo(id)).toBe(204)
    expect((await later.ask<{ user_rating: number | null; monitored: boolean }>('GET', `/movies/${id}`)).body).toMatchObject({
      user_rating: null,
      monitored: true,
    })
  } finally {
    await later.stop()
    await later.provider.stop()
  }
})
