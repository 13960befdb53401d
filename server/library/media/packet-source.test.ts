import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { after } from '#server/testing/until'
import { type Bytes, openBytes } from './bytes'
import { createProgressCheck, readInPlace } from './packet-source'

const dir = mkdtempSync(join(tmpdir(), 'marquee-packet-source-'))
const path = join(dir, 'file')
const whole = Buffer.from(Uint32Array.from({ length: 100_000 }, (_, i) => i * 2_654_435_761).buffer)
let bytes: Bytes
beforeAll(() => {
  writeFileSync(path, whole)
  bytes = openBytes(path)
})
afterAll(() => {
  bytes.close()
  rmSync(dir, { recursive: true })
})

test('reads every part of a file correctly, in any order', () => {
  const parts = fc.array(fc.tuple(fc.nat(whole.length), fc.oneof(fc.nat(100), fc.nat(200_000))), { maxLength: 30 })
  fc.assert(
    fc.property(parts, (asked) => {
      const read = readInPlace(bytes)
      for (const [from, length] of asked) {
        const to = Math.min(whole.length, from + length)
        expect(read(from, to).equals(whole.subarray(from, to))).toBe(true)
      }
    }),
  )
})

test('reading a whole movie takes no more memory than its largest part', () => {
  const read = readInPlace(bytes)
  const taken = new Map<unknown, number>()

  for (let at = 0; at + 70_000 <= whole.length; at += 1000) {
    const { buffer } = read(at, at + (at % 70_000))
    taken.set(buffer, buffer.byteLength)
  }

  expect([...taken.values()].reduce((sum, length) => sum + length, 0)).toBeLessThan(200_000)
})

test('returns no stale data for bytes that no longer exist', () => {
  const cut = join(dir, 'cut')
  writeFileSync(cut, whole)
  const shrinking = openBytes(cut)
  const read = readInPlace(shrinking)
  read(0, 100_000)

  truncateSync(cut, 150_000)

  expect(read(140_000, 240_000).equals(whole.subarray(140_000, 150_000))).toBe(true)
  shrinking.close()
})

test('a reader that asks for the same bytes again and again gets an error instead of an endless loop', () => {
  const check = createProgressCheck()
  const loop = () => {
    for (let i = 0; i < 10_000; i++) {
      check(100, 108)
      check(108, 65_644)
    }
  }

  expect(loop).toThrow('again and again')
})

test('a reader that proceeds, or goes back to what it knows between other work, gets none', async () => {
  const check = createProgressCheck()

  for (let i = 0; i < 10_000; i++) check(i * 10, i * 10 + 10)
  for (let round = 0; round < 10; round++) {
    for (let i = 0; i < 500; i++) check(0, 10)
    await after(0)
    await after(0)
  }

  expect(() => check(0, 10)).not.toThrow()
})
