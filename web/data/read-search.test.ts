import { expect, test } from 'bun:test'
import { read } from './read-search'

const tabOf = read((search): { tab?: 'file' } => (search.tab === 'file' ? { tab: 'file' } : {}))

test('unknown search parameters never reach a screen, even when the router merges them', () => {
  const asked = { tab: 'files', other: 1 }
  const merged: object = { ...asked, ...tabOf(asked) }

  expect(merged).toEqual({ tab: undefined, other: undefined })
  expect(tabOf({ tab: 'file' })).toEqual({ tab: 'file' })
})
