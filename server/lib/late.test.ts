import { expect, test } from 'bun:test'
import { late } from './late'

test('a late port answers as the service that it is bound to', () => {
  const shelf = late<{ count: () => number }>('the shelf')

  shelf.bind({ count: () => 3 })

  expect(shelf.port.count()).toBe(3)
})

test('a late port that is used too early says which one it is, and so does one that is bound twice', () => {
  const shelf = late<{ count: () => number }>('the shelf')

  expect(() => shelf.port.count()).toThrow('the shelf is used before it is there')
  expect(() => 'count' in shelf.port).toThrow('the shelf is used before it is there')
  shelf.bind({ count: () => 3 })
  expect(() => shelf.bind({ count: () => 4 })).toThrow('the shelf is bound twice')
})
