import { afterAll, beforeAll, expect, test } from 'bun:test'
import { sha256Of } from '#server/testing/torrent-world'
import { after, until } from '#server/testing/until'
import { databaseDamage } from './kills'
import { openWorld, type World } from './world'

const sketch = { id: 411, title: 'The Long Way Back', year: 1933 }
let world: World
beforeAll(async () => {
  world = await openWorld({ movies: [sketch] })
}, 120_000)
afterAll(() => world?.close(), 60_000)

type Undoable = { id: number; code: string; undoable: boolean; undone_at: string | null; undoes: number | null }
const removal = async (): Promise<Undoable> => {
  const { results } = await world.client().call<{ results: Undoable[] }>('GET', '/undo?limit=20')
  return results.find(({ code, undoes }) => code === 'movies_removed' && undoes === null)!
}
const isBack = async (): Promise<boolean> => (await world.client().movies()).some(({ metadata_id }) => metadata_id === sketch.id)

test('an undone removal that is killed at any point loses neither the movie nor its file', async () => {
  const { sha256 } = await world.seed('The.Long.Way.Back.1933.1080p.BluRay.x264-TEST', sketch)
  const movie = await world.add(sketch)
  await world.becomes(movie, 'available')

  for (let kill = 0; kill < 8; kill++) {
    await world.client().call('DELETE', `/movies/${movie.id}?delete_files=true`)
    const { id } = await removal()

    const undoing = world
      .client()
      .call('POST', `/undo/${id}`)
      .catch(() => undefined)
    await after(kill * 4)
    await world.service().cut()
    await undoing
    await world.restart()

    await until('the undo is finished, or can be asked for again', async () => {
      if (await isBack()) return true
      const { undoable } = await removal()
      if (undoable)
        await world
          .client()
          .call('POST', `/undo/${id}`)
          .catch(() => undefined)
      return false
    })
    const files = await world.client().files(movie.id)
    expect(files).toHaveLength(1)
    expect(await sha256Of(files[0]!.path)).toBe(sha256)
  }

  const { results: inBin } = await world.client().call<{ results: unknown[] }>('GET', '/recycle')
  expect(inBin).toEqual([])
  await world.service().stop()
  expect(databaseDamage(world.dataDir)).toEqual([])
}, 240_000)
