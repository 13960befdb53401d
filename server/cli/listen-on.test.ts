import { expect, test } from 'bun:test'
import { UsageError } from './exit-codes'
import { readListen } from './listen-on'

test.each([
  ['127.0.0.1:8080', { address: '127.0.0.1', port: 8080 }],
  ['0.0.0.0', { address: '0.0.0.0' }],
  ['localhost:0', { address: 'localhost', port: 0 }],
  [':9000', { port: 9000 }],
  ['9000', { port: 9000 }],
  ['[::1]:8080', { address: '::1', port: 8080 }],
  ['[::]', { address: '::' }],
  ['', {}],
  [undefined, {}],
])('%p is read', (text, found) => {
  expect(readListen(text)).toEqual(found)
})

test.each(['host:port', 'localhost:99999', '::1', '[::1', 'a b:80', '127.0.0.1:80:81'])('%p is refused', (text) => {
  expect(() => readListen(text)).toThrow(UsageError)
})
