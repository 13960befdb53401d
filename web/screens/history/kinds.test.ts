import { expect, test } from 'bun:test'
import { historyKinds } from './kind-names'
import { typesOf } from './kinds'

test('every kind has events, and their names fit into the list query', () => {
  for (const kind of historyKinds) {
    expect(typesOf(kind)).not.toEqual([])
    expect(typesOf(kind).join().length).toBeLessThanOrEqual(2000)
  }
})
