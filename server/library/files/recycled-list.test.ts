import { beforeEach, expect, test } from 'bun:test'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Movie } from '#server/catalog/movies/schema'
import { putFile, putHeld, putRoot } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'
import { recycleFolder } from './recycle-move'
import type { Recycled } from './schema'

type List<T> = { results: T[] }
type Failure = { error: { code: string; message: string } }
const app = useApp()
let root_folder_id: number
beforeEach(async () => {
  root_folder_id = await putRoot(app)
})

const held = (title: string, relative_path: string) => putHeld(app, { title, root_folder_id, relative_path })
const inBin = async () => (await app.ask<List<Recycled>>('GET', '/recycle')).body.results
const onDisk = (path: string) => (existsSync(join(app.shelf, path)) ? readFileSync(join(app.shelf, path), 'utf8') : null)
/** Adds a file to the library again, at the path of a replaced one. */
const placeAgain = (movie: number, path: string, content: string) => {
  const file = putFile(app, movie, { root_folder_id, relative_path: path })
  writeFileSync(join(app.shelf, path), content)
  return file
}

test('a removed file can be restored', async () => {
  const { id, file } = held('Charade', 'Charade/charade.mkv')
  await app.ask('DELETE', `/files/${file}`)
  const bin = await app.ask<List<Recycled>>('GET', '/recycle')

  const back = await app.ask('POST', `/recycle/${bin.body.results[0]?.id}/restore`)

  expect(bin.body.results).toMatchObject([{ movie_id: id, relative_path: 'Charade/charade.mkv', reason: 'removed' }])
  expect(back.status).toBe(204)
  expect(existsSync(join(app.shelf, 'Charade/charade.mkv'))).toBe(true)
  expect((await app.ask<Movie>('GET', `/movies/${id}`)).body.status).toBe('available')
  expect((await app.ask<List<Recycled>>('GET', '/recycle')).body.results).toEqual([])
  expect(app.told().slice(-2)).toEqual(['recycle_changed', 'file_restored'])
})

test('restoring the file of a removed movie adds the movie again, without a search', async () => {
  const { body: movie } = await app.ask<Movie>('POST', '/movies', { metadata_id: 4808, root_folder_id, search: false })
  putFile(app, movie.id, { root_folder_id, relative_path: 'Charade (1963)/charade.mkv' })
  await app.ask('DELETE', `/movies/${movie.id}?delete_files=true`)
  const [recycled] = await inBin()

  const back = await app.ask('POST', `/recycle/${recycled?.id}/restore`)
  const { results } = (await app.ask<List<Movie>>('GET', '/movies')).body

  expect(back.status).toBe(204)
  expect(onDisk('Charade (1963)/charade.mkv')).not.toBeNull()
  expect(results).toMatchObject([{ metadata_id: 4808, title: 'Charade', status: 'available', folder: 'Charade (1963)' }])
})

test('a file stays in the bin while its movie cannot be added again', async () => {
  const { body: movie } = await app.ask<Movie>('POST', '/movies', { metadata_id: 4808, root_folder_id, search: false })
  putFile(app, movie.id, { root_folder_id, relative_path: 'charade.mkv' })
  await app.ask('DELETE', `/movies/${movie.id}?delete_files=true`)
  const [recycled] = await inBin()
  app.provider.faults.push({ when: '/movie/4808', kind: 'broken' })

  const refused = await app.ask<Failure>('POST', `/recycle/${recycled?.id}/restore`)

  expect(refused.status).toBe(503)
  expect(onDisk('charade.mkv')).toBeNull()
  expect(await inBin()).toEqual([recycled!])
})

test('restoring overwrites nothing', async () => {
  const { file } = held('Charade', 'Charade/charade.mkv')
  await app.ask('DELETE', `/files/${file}`)
  mkdirSync(join(app.shelf, 'Charade'))
  writeFileSync(join(app.shelf, 'Charade/charade.mkv'), 'another movie')
  const bin = await app.ask<List<Recycled>>('GET', '/recycle')

  const refused = await app.ask<Failure>('POST', `/recycle/${bin.body.results[0]?.id}/restore`)

  expect(refused.status).toBe(409)
  expect(readFileSync(join(app.shelf, 'Charade/charade.mkv'), 'utf8')).toBe('another movie')
})

test('a movie back in the library under its old name stays, whatever else is recycled', async () => {
  const charade = held('Charade', 'charade.mkv')
  const content = readFileSync(join(app.shelf, 'charade.mkv'), 'utf8')
  await app.ask('DELETE', `/files/${charade.file}`)
  placeAgain(charade.id, 'charade.mkv', content)

  await app.ask('DELETE', `/files/${held('Detour', 'detour.mkv').file}`)

  expect(onDisk('charade.mkv')).toBe(content)
  expect((await inBin()).map(({ relative_path }) => relative_path)).toEqual(['detour.mkv', 'charade.mkv'])
})

test('and also if somebody emptied the bin by hand: the file now at the old path is never mistaken for it', async () => {
  const charade = held('Charade', 'charade.mkv')
  await app.ask('DELETE', `/files/${charade.file}`)
  rmSync(join(app.shelf, recycleFolder), { recursive: true })
  placeAgain(charade.id, 'charade.mkv', 'a better movie')

  await app.ask('DELETE', `/files/${held('Detour', 'detour.mkv').file}`)
  const [, gone] = await inBin()
  const refused = await app.ask<Failure>('POST', `/recycle/${gone?.id}/restore`)

  expect(onDisk('charade.mkv')).toBe('a better movie')
  expect([refused.status, refused.body.error.message]).toEqual([409, 'charade.mkv is no longer in the recycle bin'])
})

test('a file restored while others are recycled ends up either in the library with a row, or in the bin and listed', async () => {
  for (let round = 0; round < 20; round++) {
    const [charade, detour] = [held(`Charade ${round}`, `c${round}.mkv`), held(`Detour ${round}`, `d${round}.mkv`)]
    await app.ask('DELETE', `/files/${charade.file}`)
    const [recycled] = await inBin()

    const [back] = await Promise.all([app.ask('POST', `/recycle/${recycled?.id}/restore`), app.ask('DELETE', `/files/${detour.file}`)])

    expect(back.status).toBe(204)
    expect(onDisk(`c${round}.mkv`)).not.toBeNull()
    expect((await app.ask<Movie>('GET', `/movies/${charade.id}`)).body.status).toBe('available')
  }
  expect((await inBin()).every(({ relative_path }) => relative_path.startsWith('d'))).toBe(true)
})

test('a disk unplugged meanwhile releases its file once it is back', async () => {
  const { file } = held('Charade', 'charade.mkv')
  renameSync(app.shelf, `${app.shelf}-elsewhere`)
  mkdirSync(app.shelf)

  await app.ask('DELETE', `/files/${file}`)
  const unplugged = await inBin()
  rmSync(app.shelf, { recursive: true })
  renameSync(`${app.shelf}-elsewhere`, app.shelf)
  await app.ask('DELETE', `/files/${held('Detour', 'detour.mkv').file}`)

  expect(unplugged).toHaveLength(1)
  expect(await inBin()).toHaveLength(2)
  expect([onDisk('charade.mkv'), onDisk('detour.mkv')]).toEqual([null, null])
})

test('a file that cannot be deleted stays listed and does not keep the others in the bin', async () => {
  for (const title of ['Charade', 'Detour']) await app.ask('DELETE', `/files/${held(title, `${title}.mkv`).file}`)
  const [, charade] = readdirSync(join(app.shelf, recycleFolder))
    .map((id) => join(app.shelf, recycleFolder, id, 'Charade.mkv'))
    .toSorted((a, b) => Number(existsSync(a)) - Number(existsSync(b)))
  rmSync(charade!)
  mkdirSync(charade!)
  app.config.update({ recycle_enabled: false }, { isKey: true })

  app.rooms.tasks.scheduler.runNow('recycle-empty')
  await app.rooms.tasks.scheduler.idle()

  expect((await inBin()).map(({ relative_path }) => relative_path)).toEqual(['Charade.mkv'])
})

test('a removed movie comes back with its rating, when it was watched, and what was decided for it', async () => {
  const { body: movie } = await app.ask<Movie>('POST', '/movies', { metadata_id: 4808, root_folder_id, search: false })
  putFile(app, movie.id, { root_folder_id, relative_path: 'Charade (1963)/charade.mkv' })
  const { body: tag } = await app.ask<{ id: number }>('POST', '/tags', { name: 'favorites' })
  await app.ask('PATCH', `/movies/${movie.id}`, { user_rating: 9, monitored: false, minimum_availability: 'announced', tag_ids: [tag.id] })
  await app.ask('POST', `/movies/${movie.id}/watched`)
  const { body: before } = await app.ask<Movie>('GET', `/movies/${movie.id}`)
  await app.ask('DELETE', `/movies/${movie.id}?delete_files=true`)
  const [recycled] = await inBin()

  await app.ask('POST', `/recycle/${recycled?.id}/restore`)
  const [back] = (await app.ask<List<Movie>>('GET', '/movies')).body.results

  const { user_rating, watched_at, play_count, monitored, minimum_availability, tag_ids, added_at, added_by } = before
  expect(watched_at).not.toBeNull()
  expect(back).toMatchObject({ user_rating, watched_at, play_count, monitored, minimum_availability, tag_ids, added_at, added_by })
})

test('a movie that was added again by hand keeps its new rating when an old file is restored to it', async () => {
  const { body: movie } = await app.ask<Movie>('POST', '/movies', { metadata_id: 4808, root_folder_id, search: false })
  putFile(app, movie.id, { root_folder_id, relative_path: 'charade.mkv' })
  await app.ask('PATCH', `/movies/${movie.id}`, { user_rating: 3 })
  await app.ask('DELETE', `/movies/${movie.id}?delete_files=true`)
  const [recycled] = await inBin()
  const { body: again } = await app.ask<Movie>('POST', '/movies', { metadata_id: 4808, root_folder_id, search: false })
  await app.ask('PATCH', `/movies/${again.id}`, { user_rating: 8 })

  await app.ask('POST', `/recycle/${recycled?.id}/restore`)

  expect((await app.ask<Movie>('GET', `/movies/${again.id}`)).body).toMatchObject({ user_rating: 8, status: 'available' })
})

test('restoring the file of a movie whose profile and tag are gone uses the default profile', async () => {
  const { body: profile } = await app.ask<{ id: number }>('POST', '/quality-profiles', { name: 'Short-lived' })
  const { body: tag } = await app.ask<{ id: number }>('POST', '/tags', { name: 'short-lived' })
  const choices = { root_folder_id, quality_profile_id: profile.id, tag_ids: [tag.id], search: false }
  const { body: movie } = await app.ask<Movie>('POST', '/movies', { metadata_id: 4808, ...choices })
  putFile(app, movie.id, { root_folder_id, relative_path: 'charade.mkv' })
  await app.ask('DELETE', `/movies/${movie.id}?delete_files=true`)
  await app.ask('DELETE', `/quality-profiles/${profile.id}`)
  await app.ask('DELETE', `/tags/${tag.id}`)
  const [recycled] = await inBin()

  expect((await app.ask('POST', `/recycle/${recycled?.id}/restore`)).status).toBe(204)

  const [back] = (await app.ask<List<Movie>>('GET', '/movies')).body.results
  expect(back).toMatchObject({ tag_ids: [], status: 'available' })
  expect(back?.quality_profile_id).not.toBe(profile.id)
})
