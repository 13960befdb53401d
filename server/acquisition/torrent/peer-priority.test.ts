import { expect, test } from 'bun:test'
import { createOwnAddress } from './own-address'
import { peerPriority } from './peer-priority'

const at = (host: string, port = 0) => ({ host, port })

test('two peers compute the numbers that BEP 40 gives as examples, whoever computes them', () => {
  expect(peerPriority(at('123.213.32.10'), at('98.76.54.32')).toString(16)).toBe('ec2d7224')
  expect(peerPriority(at('98.76.54.32'), at('123.213.32.10')).toString(16)).toBe('ec2d7224')
  expect(peerPriority(at('123.213.32.10'), at('123.213.32.234')).toString(16)).toBe('99568189')
})

test('the ports count between two peers of one address only', () => {
  expect(peerPriority(at('203.0.113.1', 1), at('203.0.113.1', 2))).not.toBe(peerPriority(at('203.0.113.1', 1), at('203.0.113.1', 3)))
  expect(peerPriority(at('203.0.113.1', 1), at('198.51.100.1', 2))).toBe(peerPriority(at('203.0.113.1', 1), at('198.51.100.1', 3)))
})

test('IPv6 has priorities too, and addresses of two families have none', () => {
  expect(peerPriority(at('2001:db8::1'), at('2001:db8:1::1'))).toBe(peerPriority(at('2001:db8:1::1'), at('2001:db8::1')))
  expect(peerPriority(at('2001:db8::1'), at('203.0.113.1'))).toBe(0)
})

test('our address is what most hosts say, one vote each', () => {
  const own = createOwnAddress()
  own.hear('liar', '203.0.113.66')
  own.hear('liar', '203.0.113.66')
  expect(own.get(4)).toBeUndefined()

  own.hear('a', '203.0.113.9')
  own.hear('b', '203.0.113.9')
  own.hear('c', '2001:db8::9')
  own.hear('d', '2001:db8::9')

  expect([own.get(4), own.get(6)]).toEqual(['203.0.113.9', '2001:db8::9'])
})

test('nobody can tell us an address in our own network, and thousands of voices take no more memory', () => {
  const own = createOwnAddress()
  for (let voice = 0; voice < 10_000; voice++) own.hear(`voice ${voice}`, '192.168.1.2')
  expect(own.get(4)).toBeUndefined()

  for (let voice = 0; voice < 10_000; voice++) own.hear(`voice ${voice}`, `203.0.113.${voice % 2}`)
  for (const voice of ['a', 'b', 'c']) own.hear(voice, 'no address')

  expect(own.get(4)).toMatch(/^203\.0\.113\.[01]$/)
})
