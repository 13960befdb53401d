import { expect, test } from 'bun:test'
import { read } from './read-search'

const tabOf = read((search): { tab?: 'file' } => (search.tab === 'file' ? { tab: 'file' } : {}))

test('what a screen does not know of its address never reaches it, even as the router merges both', () => {
  const asked = { tab: 'files', other: 1 }
  const merged: object = { ...asked, ...tabOf(asked) }

  expect(merged).toEqual({ tab: undefined, other: undefined })
  expect(tabOf({ tab: 'file' })).toEqual({ tab: 'file' })
})
