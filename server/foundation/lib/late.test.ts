import { expect, test } from 'bun:test'
import { bind, late } from './late'

const openShelf = () => ({ count: () => 3 })

test('a late port behaves like the service it is bound to', () => {
  const ports = { shelf: late(openShelf) }

  bind(ports, { shelf: openShelf() })

  expect(ports.shelf.count()).toBe(3)
})

test("throws with the function's name if a port is used before it is bound, or bound twice", () => {
  const ports = { shelf: late(openShelf) }

  expect(() => ports.shelf.count()).toThrow('what openShelf returns is used before it is bound')
  expect(() => 'count' in ports.shelf).toThrow('what openShelf returns is used before it is bound')
  bind(ports, { shelf: openShelf() })
  expect(() => bind(ports, { shelf: openShelf() })).toThrow('what openShelf returns is bound twice')
})
