import { expect, test } from 'bun:test'
import { inPages } from './in-pages'

const read = async (pages: number) => {
  const [seen, cuts]: [number[], string[]] = [[], []]
  await inPages({
    most: 3,
    read: async (page) => {
      seen.push(page)
      return page + 1 < pages
    },
    cut: () => cuts.push('cut'),
  })
  return { seen, cuts }
}

test('reads up to the last page', async () => {
  expect(await read(1)).toEqual({ seen: [0], cuts: [] })
  expect(await read(3)).toEqual({ seen: [0, 1, 2], cuts: [] })
})

test('one page above the bound is said', async () => {
  expect(await read(4)).toEqual({ seen: [0, 1, 2], cuts: ['cut'] })
})
