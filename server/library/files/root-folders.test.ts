import { beforeEach, expect, test } from 'bun:test'
import { existsSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Movie } from '#server/catalog/movies/schema'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'

type Failure = { error: { code: string; message: string } }
type Found = { results: { id: number; path: string }[] }
const app = useApp()
let root_folder_id: number
let movie: number
beforeEach(async () => {
  root_folder_id = await putRoot(app)
  movie = putMovie(app, { title: 'Charade', year: 1963, root_folder_id })
  putFile(app, movie, { root_folder_id, relative_path: 'Charade/charade.mkv' })
})

const move = (path: string) => app.ask<Failure & { path: string }>('PATCH', `/root-folders/${root_folder_id}`, { path })
const elsewhere = (name: string): string => join(app.dir, name)

test('changes the path of a moved library folder: its movies stay, and nothing on disk changes', async () => {
  const place = elsewhere('new place')
  renameSync(app.shelf, place)

  const { status, body } = await move(place)
  await app.ask('POST', `/movies/${movie}/rescan`)

  expect([status, body.path]).toEqual([200, place])
  const { body: files } = await app.ask<Found>('GET', `/movies/${movie}/files`)
  expect(files.results.map(({ path }) => path)).toEqual([join(place, 'Charade/charade.mkv')])
  expect((await app.ask<Movie>('GET', `/movies/${movie}`)).body.status).toBe('available')
  expect(existsSync(join(place, 'Charade/charade.mkv'))).toBe(true)
  expect(app.told()).toContain('root_folder_changed')
  expect(app.told()).not.toContain('file_missing')
})

test('refuses a path that cannot be a library folder and keeps the old one', async () => {
  writeFileSync(elsewhere('a file'), '')
  mkdirSync(join(app.shelf, 'inside'))
  mkdirSync(elsewhere('other'))
  await app.ask('POST', '/root-folders', { path: elsewhere('other') })

  const refused = [elsewhere('nowhere'), elsewhere('a file'), 'relative', join(elsewhere('other'), '.'), app.dataDir]
  const statuses = []
  for (const path of refused) statuses.push((await move(path)).status)

  expect(statuses).toEqual([422, 422, 422, 409, 409])
  expect((await app.ask<{ path: string }>('GET', `/root-folders/${root_folder_id}`)).body.path).toBe(app.shelf)
})

test('a library folder with movies cannot be removed; removing an empty one leaves the disk unchanged', async () => {
  mkdirSync(elsewhere('empty'))
  const { body } = await app.ask<{ id: number }>('POST', '/root-folders', { path: elsewhere('empty') })

  expect((await app.ask('DELETE', `/root-folders/${root_folder_id}`)).status).toBe(409)
  expect((await app.ask('DELETE', `/root-folders/${body.id}`)).status).toBe(204)
  expect(existsSync(elsewhere('empty'))).toBe(true)
})

test('refuses folders of the operating system and creates nothing in them', async () => {
  symlinkSync('/etc', elsewhere('link'))
  const paths = ['/', '/etc', '/usr', '/proc', '/dev/shm', '/etc/marquee-movies', elsewhere('link')]

  for (const path of paths) {
    const { status, body } = await app.ask<Failure>('POST', '/root-folders', { path, create: true })
    expect([path, status, body.error.code]).toEqual([path, 422, 'validation_error'])
    expect(body.error.message).toContain('belongs to the operating system')
  }

  expect(existsSync('/etc/marquee-movies')).toBe(false)
  expect((await app.ask<Found>('GET', '/root-folders')).body.results).toHaveLength(1)
})
