import { beforeAll, expect, test } from 'bun:test'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { homeFolder } from '#server/foundation/lib/home-path'
import { useSharedApp } from '#server/testing/use-app'
import { placesOf } from './places'
import type { FolderPage } from './schema'

type Failure = { error: { code: string; message: string } }
const app = useSharedApp()
beforeAll(() => {
  for (const name of ['Movies 10', 'Movies 2', '.hidden']) mkdirSync(join(app.dir, 'pick', name), { recursive: true })
  writeFileSync(join(app.dir, 'pick', 'secret.txt'), 'secret')
  symlinkSync(join(app.dir, 'pick', 'Movies 2'), join(app.dir, 'pick', 'link'))
})

const look = <T = FolderPage>(path: string, rest = '') => app.ask<T>('GET', `/filesystem?path=${encodeURIComponent(path)}${rest}`)

test('lists folders in natural order, without files and hidden folders', async () => {
  const { status, body } = await look(join(app.dir, 'pick'))

  expect(status).toBe(200)
  expect(body.results.map(({ name }) => name)).toEqual(['link', 'Movies 2', 'Movies 10'])
  expect(body).toMatchObject({ path: join(app.dir, 'pick'), parent: app.dir, writable: true, has_more: false })
  expect(body.free_bytes).toBeGreaterThan(0)
})

test('is paginated like any list', async () => {
  const first = await look(join(app.dir, 'pick'), '&limit=1')
  const second = await look(join(app.dir, 'pick'), `&limit=1&cursor=${first.body.next_cursor}`)

  expect(first.body.has_more).toBe(true)
  expect(second.body.results.map(({ name }) => name)).toEqual(['Movies 2'])
})

test('the root has no parent, and without a path the list starts at home', async () => {
  expect((await look('/')).body.parent).toBeNull()
  expect((await app.ask<FolderPage>('GET', '/filesystem')).body.path.startsWith('/')).toBe(true)
})

test('expands a leading ~ as a shell does', async () => {
  expect((await look('~')).body.path).toBe((await app.ask<FolderPage>('GET', '/filesystem')).body.path)
  expect((await look<Failure>('~nobody')).status).toBe(422)
})

test('shows the nearest existing folder above one that does not exist yet, rather than an error', async () => {
  const there = join(app.dir, 'pick')

  expect((await look(join(there, 'new', 'newer'), '&nearest=true')).body).toMatchObject({ path: there, missing: true })
  expect((await look(there, '&nearest=true')).body).toMatchObject({ path: there, missing: false })
})

test('reports a path that is not a folder', async () => {
  const gone = await look<Failure>(join(app.dir, 'nowhere'))
  const file = await look<Failure>(join(app.dir, 'pick', 'secret.txt'))
  const relative = await look<Failure>('pick')

  expect([gone.status, file.status, relative.status]).toEqual([404, 422, 422])
  expect(file.body.error.message).toBe('path: is not a folder')
})

test('suggests the usual folders for movies and the disks that are present', async () => {
  const [home, media] = [join(app.dir, 'home'), join(app.dir, 'media')]
  for (const name of ['Videos', 'Music']) mkdirSync(join(home, name), { recursive: true })
  for (const name of ['Big Disk', '.hidden']) mkdirSync(join(media, name), { recursive: true })
  writeFileSync(join(media, 'note.txt'), 'no folder')

  const places = await placesOf({ platform: 'linux', home, mounts: [media, join(app.dir, 'nowhere')] })

  expect(places).toEqual([
    { name: 'home', path: home },
    { name: 'Videos', path: join(home, 'Videos') },
    { name: 'Big Disk', path: join(media, 'Big Disk') },
  ])
  expect((await look('/')).body.places).toBeArray()
})

test('a disk that does not respond delays no picker', async () => {
  const isFolder = (path: string) => (path.endsWith('gone') ? new Promise<boolean>(() => {}) : Promise.resolve(true))
  const media = join(app.dir, 'shares')
  for (const name of ['gone', 'there']) mkdirSync(join(media, name), { recursive: true })

  const places = await placesOf({ platform: 'linux', home: '/home/me', mounts: [media], isFolder, patience: 0.05 })

  expect(places.map(({ name }) => name)).toContain('there')
  expect(places.map(({ name }) => name)).not.toContain('gone')
})

test('an account without a home starts at the root', () => {
  const read = () => {
    throw new Error('ENOENT: no such file or directory, uv_os_homedir')
  }

  expect(homeFolder(read)).toBe(parse(process.cwd()).root)
})
