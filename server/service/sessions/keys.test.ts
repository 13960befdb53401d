import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { digestOf, isSameSecret, makeKey } from './keys'

test('keys have the prefix of their kind and 256 bits, codes 128', () => {
  expect(makeKey('browser')).toMatch(/^bs1_[\w-]{43}$/)
  expect(makeKey('cli')).toMatch(/^ct1_[\w-]{43}$/)
  expect(makeKey('pairing')).toMatch(/^pc1_[\w-]{22}$/)
  expect(makeKey('boot')).toMatch(/^bc1_[\w-]{22}$/)
  expect(new Set(Array.from({ length: 1000 }, () => makeKey('pairing'))).size).toBe(1000)
})

test('only equal secrets match, whatever their lengths', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 300, unit: 'binary' }),
      fc.string({ minLength: 1, maxLength: 128, unit: 'binary' }),
      (given, stored) => {
        expect(isSameSecret(given, stored)).toBe(given === stored)
        expect(isSameSecret(stored, stored)).toBe(true)
      },
    ),
  )
  for (const near of ['key\0', 'ke', 'keyk', 'ke\u0179', 'kE']) expect([near, isSameSecret(near, 'key')]).toEqual([near, false])
})

test('an unset secret matches nothing, and an overlong one is not even hashed', () => {
  for (const stored of [null, '']) expect(isSameSecret('', stored)).toBe(false)
  expect(isSameSecret('x'.repeat(257), 'x'.repeat(257))).toBe(false)
  expect(digestOf('x'.repeat(257))).toBeNull()
  expect(digestOf('')).toBeNull()
})
