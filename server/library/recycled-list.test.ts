import { afterEach, beforeEach, expect, test } from 'bun:test'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Movie } from '#server/movies/schema'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { openHouse, type TestHouse } from '#server/testing/test-app'
import { recycleFolder } from './recycle-move'
import type { Recycled } from './schema'

type List<T> = { results: T[] }
type Failure = { error: { code: string; message: string } }
let house: TestHouse
let root_folder_id: number
beforeEach(async () => {
  house = await openHouse()
  root_folder_id = await putRoot(house)
})
afterEach(() => house.close())

const held = (title: string, relative_path: string) => {
  const id = putMovie(house, { title, year: 1963, root_folder_id })
  return { id, file: putFile(house, id, { root_folder_id, relative_path }) }
}
const inBin = async () => (await house.ask<List<Recycled>>('GET', '/recycle')).body.results
const onDisk = (path: string) => (existsSync(join(house.shelf, path)) ? readFileSync(join(house.shelf, path), 'utf8') : null)
/** What was once there, by a deed of the person or of a download, after the bin has had it. */
const placeAgain = (movie: number, path: string, content: string) => {
  const file = putFile(house, movie, { root_folder_id, relative_path: path })
  writeFileSync(join(house.shelf, path), content)
  return file
}

test('a file that was removed can be brought back', async () => {
  const { id, file } = held('Charade', 'Charade/charade.mkv')
  await house.ask('DELETE', `/files/${file}`)
  const bin = await house.ask<List<Recycled>>('GET', '/recycle')

  const back = await house.ask('POST', `/recycle/${bin.body.results[0]?.id}/restore`)

  expect(bin.body.results).toMatchObject([{ movie_id: id, relative_path: 'Charade/charade.mkv', reason: 'removed' }])
  expect(back.status).toBe(204)
  expect(existsSync(join(house.shelf, 'Charade/charade.mkv'))).toBe(true)
  expect((await house.ask<Movie>('GET', `/movies/${id}`)).body.status).toBe('available')
  expect((await house.ask<List<Recycled>>('GET', '/recycle')).body.results).toEqual([])
  expect(house.told().slice(-2)).toEqual(['recycle_changed', 'file_restored'])
})

test('nothing is overwritten on the way back', async () => {
  const { file } = held('Charade', 'Charade/charade.mkv')
  await house.ask('DELETE', `/files/${file}`)
  mkdirSync(join(house.shelf, 'Charade'))
  writeFileSync(join(house.shelf, 'Charade/charade.mkv'), 'another movie')
  const bin = await house.ask<List<Recycled>>('GET', '/recycle')

  const refused = await house.ask<Failure>('POST', `/recycle/${bin.body.results[0]?.id}/restore`)

  expect(refused.status).toBe(409)
  expect(readFileSync(join(house.shelf, 'Charade/charade.mkv'), 'utf8')).toBe('another movie')
})

test('a movie that is on the shelf again under its old name stays there, whatever else is recycled', async () => {
  const charade = held('Charade', 'charade.mkv')
  const content = readFileSync(join(house.shelf, 'charade.mkv'), 'utf8')
  await house.ask('DELETE', `/files/${charade.file}`)
  placeAgain(charade.id, 'charade.mkv', content)

  await house.ask('DELETE', `/files/${held('Detour', 'detour.mkv').file}`)

  expect(onDisk('charade.mkv')).toBe(content)
  expect((await inBin()).map(({ relative_path }) => relative_path)).toEqual(['detour.mkv', 'charade.mkv'])
})

test('the same holds when somebody emptied the bin by hand: what has its old place by now is never taken for it', async () => {
  const charade = held('Charade', 'charade.mkv')
  await house.ask('DELETE', `/files/${charade.file}`)
  rmSync(join(house.shelf, recycleFolder), { recursive: true })
  placeAgain(charade.id, 'charade.mkv', 'a better movie')

  await house.ask('DELETE', `/files/${held('Detour', 'detour.mkv').file}`)
  const [, gone] = await inBin()
  const refused = await house.ask<Failure>('POST', `/recycle/${gone?.id}/restore`)

  expect(onDisk('charade.mkv')).toBe('a better movie')
  expect([refused.status, refused.body.error.message]).toEqual([409, 'charade.mkv is no longer in the recycle bin'])
})

test('a file that comes back while others are recycled is either on the shelf and known, or in the bin and listed', async () => {
  for (let round = 0; round < 20; round++) {
    const [charade, detour] = [held(`Charade ${round}`, `c${round}.mkv`), held(`Detour ${round}`, `d${round}.mkv`)]
    await house.ask('DELETE', `/files/${charade.file}`)
    const [recycled] = await inBin()

    const [back] = await Promise.all([house.ask('POST', `/recycle/${recycled?.id}/restore`), house.ask('DELETE', `/files/${detour.file}`)])

    expect(back.status).toBe(204)
    expect(onDisk(`c${round}.mkv`)).not.toBeNull()
    expect((await house.ask<Movie>('GET', `/movies/${charade.id}`)).body.status).toBe('available')
  }
  expect((await inBin()).every(({ relative_path }) => relative_path.startsWith('d'))).toBe(true)
})

test('a disk that is unplugged meanwhile gives up its file when it is there again', async () => {
  const { file } = held('Charade', 'charade.mkv')
  renameSync(house.shelf, `${house.shelf}-elsewhere`)
  mkdirSync(house.shelf)

  await house.ask('DELETE', `/files/${file}`)
  const unplugged = await inBin()
  rmSync(house.shelf, { recursive: true })
  renameSync(`${house.shelf}-elsewhere`, house.shelf)
  await house.ask('DELETE', `/files/${held('Detour', 'detour.mkv').file}`)

  expect(unplugged).toHaveLength(1)
  expect(await inBin()).toHaveLength(2)
  expect([onDisk('charade.mkv'), onDisk('detour.mkv')]).toEqual([null, null])
})

test('what cannot be removed for good stays listed and keeps nothing else in the bin', async () => {
  for (const title of ['Charade', 'Detour']) await house.ask('DELETE', `/files/${held(title, `${title}.mkv`).file}`)
  const [, charade] = readdirSync(join(house.shelf, recycleFolder))
    .map((id) => join(house.shelf, recycleFolder, id, 'Charade.mkv'))
    .toSorted((a, b) => Number(existsSync(a)) - Number(existsSync(b)))
  rmSync(charade!)
  mkdirSync(charade!)
  house.config.update({ recycle_enabled: false }, { isKey: true })

  house.rooms.tasks.scheduler.runNow('recycle-empty')
  await house.rooms.tasks.scheduler.idle()

  expect((await inBin()).map(({ relative_path }) => relative_path)).toEqual(['Charade.mkv'])
})
