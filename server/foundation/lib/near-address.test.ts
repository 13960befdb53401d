import { expect, test } from 'bun:test'
import { isInNetwork, isNear, plainAddress } from './near-address'

test.each(['10.1.2.3', '192.168.0.9', '172.31.0.1', '169.254.7.7', '127.0.0.1', '::1', 'fe80::1', 'fd00::1', '::ffff:192.168.1.2'])(
  '%s is at home',
  (address) => expect(isNear(address)).toBe(true),
)

test.each(['8.8.8.8', '172.32.0.1', '100.64.0.1', '2001:db8::1', '::ffff:8.8.8.8', 'localhost', 'tv.local', ''])(
  '%p is not: nobody there is believed',
  (address) => expect(isNear(address)).toBe(false),
)

test('an address written as IPv6 is the same one', () => {
  expect(plainAddress('::ffff:192.168.1.2')).toBe('192.168.1.2')
  expect(isInNetwork('::ffff:192.168.1.2', '192.168.1.0/24')).toBe(true)
  expect(isInNetwork('192.168.2.2', '192.168.1.7/24')).toBe(false)
})
