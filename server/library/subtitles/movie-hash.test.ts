import { afterAll, beforeAll, expect, test } from 'bun:test'
import { closeSync, mkdtempSync, openSync, rmSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { movieHash } from './movie-hash'

let dir: string
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'movie-hash-'))
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const fileOf = (name: string, bytes: Uint8Array): string => {
  const path = join(dir, name)
  writeFileSync(path, bytes)
  return path
}
const block = (byte: number) => new Uint8Array(65_536).fill(byte)

test('of only zeros is the size', async () => {
  expect(await movieHash(fileOf('zeros', new Uint8Array(131_072)))).toBe('0000000000020000')
})

test('covers the first and the last 64 KiB and nothing between', async () => {
  const ones = [block(1), block(0)].map((end) => Buffer.concat([block(1), block(77), end]))
  const other = Buffer.concat([block(1), block(78), block(1)])

  const [both, first] = await Promise.all(ones.map((bytes, i) => movieHash(fileOf(`ones${i}`, bytes))))

  // 8192 words of 0x0101010101010101, once and twice, plus 196608 bytes.
  const word = 0x0101010101010101n * 8192n
  const expected = [2n, 1n].map((times) =>
    BigInt.asUintN(64, 196_608n + times * word)
      .toString(16)
      .padStart(16, '0'),
  )
  expect([both, first] as unknown[]).toEqual(expected)
  expect(await movieHash(fileOf('other', other))).toBe(both!)
})

test('overflows at 64 bits', async () => {
  const all = Buffer.concat([block(255), block(255)])

  // Each word of ones is −1: 16384 of them subtracted from the size.
  expect(await movieHash(fileOf('all', all))).toBe((131_072 - 16_384).toString(16).padStart(16, '0'))
})

test('reads two blocks of a 4 GB file, not all of it', async () => {
  const path = fileOf('large', new Uint8Array(0))
  truncateSync(path, 4_295_033_890)

  expect(await movieHash(path)).toBe(4_295_033_890n.toString(16).padStart(16, '0'))
})

/** The sum as its authors define it, over every word, in arbitrary precision. */
const bySum = (bytes: Buffer): string => {
  const words = [bytes.subarray(0, 65_536), bytes.subarray(bytes.length - 65_536)].flatMap((end) =>
    Array.from({ length: 8192 }, (_, i) => end.readBigUInt64LE(i * 8)),
  )
  const sum = words.reduce((total, word) => total + word, BigInt(bytes.length))
  return BigInt.asUintN(64, sum).toString(16).padStart(16, '0')
}

test.each([131_072, 131_073, 200_001, 12_909_756])('of %d unpatterned bytes is the sum of the words at both ends', async (size) => {
  const bytes = Buffer.alloc(size)
  for (let i = 0, state = size; i < size; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    bytes[i] = state >>> 24
  }

  expect(await movieHash(fileOf(`noise-${size}`, bytes))).toBe(bySum(bytes))
})

/** The published files are not included: these have their sizes, and ends with the same sum. */
test.each([
  ['breakdance.avi', 12_909_756, '8e245d9679d31e12'],
  ['the unpacked dummy.rar', 4_295_033_890, '61f7751fc2a72bfb'],
])('a file as long as %s, with ends of its sum, has its published hash', async (name, size, published) => {
  const path = fileOf(`published-${name}`, new Uint8Array(0))
  const [half, rest] = [0x7fff_ffff_ffff_ffffn, BigInt.asUintN(64, BigInt(`0x${published}`) - BigInt(size) - 0x7fff_ffff_ffff_ffffn)]
  truncateSync(path, size)
  const file = openSync(path, 'r+')
  const word = (value: bigint, at: number) => {
    const bytes = Buffer.alloc(8)
    bytes.writeBigUInt64LE(value)
    writeSync(file, bytes, 0, 8, at)
  }
  word(half, 65_528)
  word(rest, size - 8)
  closeSync(file)

  expect(await movieHash(path)).toBe(published)
})

test('a file that is too small has none', async () => {
  expect(await movieHash(fileOf('small', new Uint8Array(131_071)))).toBeNull()
})
