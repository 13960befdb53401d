import { expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { derive, hash, join, mac } from './blake2s'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const blake2s = (...parts: readonly Uint8Array[]) =>
  new Uint8Array(
    createHash('blake2s256')
      .update(join(...parts))
      .digest(),
  )
const counting = (length: number) => Uint8Array.from({ length }, (_, i) => i)

test('BLAKE2s of abc matches RFC 7693', () => {
  const expected = '508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982'

  expect(hex(hash(new TextEncoder().encode('abc')))).toBe(expected)
})

test('without a key it agrees with node:crypto at every block boundary, in one part or two', () => {
  for (const length of [0, 1, 63, 64, 65, 127, 128, 129, 1000]) {
    const data = counting(length)
    const expected = hex(blake2s(data))
    expect(hex(hash(data))).toBe(expected)
    expect(hex(hash(data.subarray(0, 40), data.subarray(40)))).toBe(expected)
  }
})

test("with a key it matches the authors' test vectors", () => {
  const key = counting(32)

  expect(hex(mac(key, new Uint8Array(0), 32))).toBe('48a8997da407876b3d79c0d92325ad3b89cbb754d86ab71aee047ad345fd2c49')
  expect(hex(mac(key, counting(1), 32))).toBe('40d15fee7c328830166ac3f918650f807e7e01e177258cdc0a39b11f598066f1')
  expect(hex(mac(key, counting(64), 32))).toBe('8975b0577fd35566d750b362b0897a26c399136df07bababbde6203ff2954ed4')
})

/** HMAC by its definition (RFC 2104). */
const hmac = (key: Uint8Array, ...parts: readonly Uint8Array[]): Uint8Array => {
  const padded = join(key, new Uint8Array(64 - key.length))
  const inner = blake2s(
    padded.map((byte) => byte ^ 0x36),
    ...parts,
  )
  return blake2s(
    padded.map((byte) => byte ^ 0x5c),
    inner,
  )
}

test('derives keys one from another', () => {
  const key = counting(32)
  const input = counting(16)
  const secret = hmac(key, input)
  const [first, second, third] = derive(3, key, input)

  expect(hex(first!)).toBe(hex(hmac(secret, Uint8Array.of(1))))
  expect(hex(second!)).toBe(hex(hmac(secret, first!, Uint8Array.of(2))))
  expect(hex(third!)).toBe(hex(hmac(secret, second!, Uint8Array.of(3))))
})
