import { expect, test } from 'bun:test'
import { moviesTable } from '#server/catalog/movies/table'
import { putMovie } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'
import { inBatches } from './in-batches'

const app = useApp()
const batchesOf = (most: number, sizes: number[] = []) =>
  inBatches(
    moviesTable.id,
    (isNext, limit) => {
      const { id, title } = moviesTable
      const rows = app.db.select({ id, title }).from(moviesTable).where(isNext).orderBy(id).limit(limit).all()
      sizes.push(rows.length)
      return rows
    },
    most,
  )

test.each([1, 2, 3, 7, 8])('yields every row once and in order, %p at a time', (most) => {
  const titles = ['Alien', 'Brazil', 'Charade', 'Detour', 'Eraserhead', 'Fargo', 'Gilda']
  for (const title of titles) putMovie(app, { title })
  const sizes: number[] = []

  expect([...batchesOf(most, sizes)].map(({ title }) => title)).toEqual(titles)
  expect(Math.max(...sizes)).toBe(Math.min(most, titles.length))
})

test('rows may be removed and added between batches', () => {
  for (const title of ['Alien', 'Brazil', 'Charade']) putMovie(app, { title })
  const found: string[] = []

  for (const { id, title } of batchesOf(1)) {
    found.push(title)
    app.db.$client.run('DELETE FROM movies WHERE id = ?', [id])
    if (title === 'Alien') putMovie(app, { title: 'Detour', metadata_id: 99 })
  }

  expect(found).toEqual(['Alien', 'Brazil', 'Charade', 'Detour'])
})
