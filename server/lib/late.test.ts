import { expect, test } from 'bun:test'
import { bind, late } from './late'

const openShelf = () => ({ count: () => 3 })

test('a late port answers as the service that it is bound to', () => {
  const ports = { shelf: late(openShelf) }

  bind(ports, { shelf: openShelf() })

  expect(ports.shelf.count()).toBe(3)
})

test('a late port that is used too early says which one it is, and so does one that is bound twice', () => {
  const ports = { shelf: late(openShelf) }

  expect(() => ports.shelf.count()).toThrow('what openShelf returns is used before it is there')
  expect(() => 'count' in ports.shelf).toThrow('what openShelf returns is used before it is there')
  bind(ports, { shelf: openShelf() })
  expect(() => bind(ports, { shelf: openShelf() })).toThrow('what openShelf returns is bound twice')
})
