import { expect, test } from 'bun:test'
import { historyKinds } from './kind-names'
import { typesOf } from './kinds'

test('each kind has events, and fits into the query of the list', () => {
  for (const kind of historyKinds) {
    expect(typesOf(kind)).not.toEqual([])
    expect(typesOf(kind).join().length).toBeLessThanOrEqual(500)
  }
})
