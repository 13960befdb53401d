import { expect, test } from 'bun:test'
import type { Condition } from '#server/catalog/profiles/schema'
import { compileFormats } from './compile-formats'

const asking = (kind: 'release_title' | 'release_group', value: string): Condition => ({ kind, value, negate: false, required: false })

test('others have their turn after every pattern, also after one that is refused', async () => {
  const conditions = [asking('release_title', 'x265'), asking('release_title', '(broken'), asking('release_group', 'GROUP')]
  let pauses = 0

  await compileFormats([{ conditions }, { conditions: [] }], {
    longestMs: 0,
    pause: () => {
      pauses++
      return Promise.resolve()
    },
  })

  expect(pauses).toBeGreaterThanOrEqual(conditions.length)
})
