import { describe, expect, test } from 'bun:test'
import { checkSignature, signAdHoc } from './macho'

const codeBytes = 40_000

/** A Mach-O file with a text segment, a link-edit segment and a signature too short for its code. */
const staleProgram = (): Uint8Array => {
  const file = Buffer.alloc(codeBytes + 64, 7)
  const words = (at: number, ...values: number[]) => {
    for (const [index, value] of values.entries()) file.writeUInt32LE(value, at + index * 4)
  }
  file.fill(0, 0, 512)
  words(0, 0xfeedfacf, 0x01000007, 3, 2, 3, 72 + 72 + 16)
  const segment = (at: number, name: string, [from, bytes]: [number, number]) => {
    words(at, 0x19, 72)
    file.write(name, at + 8, 'latin1')
    file.writeBigUInt64LE(BigInt(bytes), at + 32)
    file.writeBigUInt64LE(BigInt(from), at + 40)
    file.writeBigUInt64LE(BigInt(bytes), at + 48)
  }
  segment(32, '__TEXT', [0, 16_384])
  segment(104, '__LINKEDIT', [16_384, codeBytes + 64 - 16_384])
  words(176, 0x1d, 16, codeBytes, 64)
  return new Uint8Array(file)
}

describe('an ad-hoc signature', () => {
  test('covers every page and contains the identifier', () => {
    const signed = signAdHoc(staleProgram(), 'app.marquee')

    expect(checkSignature(signed)).toEqual({ pages: 10, wrong: 0, isAdHoc: true, identifier: 'app.marquee' })
  })

  test('reveals changed pages', () => {
    const signed = signAdHoc(staleProgram(), 'app.marquee')
    signed.fill(0, 30_000, 30_001)
    signed.fill(0, 5_000, 5_001)

    expect(checkSignature(signed).wrong).toBe(2)
  })

  test('grows its segment to the end of the file', () => {
    const signed = signAdHoc(staleProgram(), 'app.marquee')

    const file = new DataView(signed.buffer)
    expect(Number(file.getBigUint64(104 + 40, true) + file.getBigUint64(104 + 48, true))).toBe(signed.length)
  })

  test('is rejected if missing or outdated', () => {
    expect(() => checkSignature(new Uint8Array(64))).toThrow('not a 64-bit Mach-O file')
    expect(() => checkSignature(staleProgram())).toThrow()
  })
})
