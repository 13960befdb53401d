import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { createBits, layOut } from './pieces'

const filesOf = (lengths: readonly number[]) => {
  let offset = 0
  return lengths.map((length, index) => {
    const file = { index, path: `f${index}`, length, offset, padding: false, named: [] }
    offset += length
    return file
  })
}
const layoutOf = (lengths: readonly number[], piece_length: number, wanted: readonly number[]) =>
  layOut({ files: filesOf(lengths), length: lengths.reduce((a, b) => a + b, 0), piece_length }, new Set(wanted))

test('bytes of an unwanted file go to the parts file, packed, and only where a wanted file shares the piece', () => {
  const layout = layoutOf([10, 100, 10], 16, [0, 2])

  expect([...layout.wantedPieces].sort((a, b) => a - b)).toEqual([0, 6, 7])
  expect(layout.segmentsOf(0)).toEqual([
    { path: 'f0', at: 0, from: 0, length: 10, kind: 'file' },
    { path: '.unwanted', at: 0, from: 10, length: 6, kind: 'parts' },
  ])
  expect(layout.segmentsOf(6)).toEqual([
    { path: '.unwanted', at: 6, from: 0, length: 14, kind: 'parts' },
    { path: 'f2', at: 0, from: 14, length: 2, kind: 'file' },
  ])
})

test('for any files: every byte of a piece has one place, and no two bytes share one', () => {
  const lengths = fc.array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 8 }).filter((all) => all.some((length) => length > 0))

  fc.assert(
    fc.property(lengths, fc.integer({ min: 1, max: 32 }), fc.infiniteStream(fc.boolean()), (all, pieceLength, coin) => {
      const wanted = all.flatMap((_, index) => (coin.next().value ? [index] : []))
      const layout = layoutOf(all, pieceLength, wanted)
      const places = new Set<string>()
      let bytes = 0
      for (const piece of layout.wantedPieces) {
        let at = 0
        for (const { path, at: place, from, length } of layout.segmentsOf(piece)) {
          expect(from).toBe(at)
          for (let n = 0; n < length; n++) places.add(`${path}:${place + n}`)
          at += length
          bytes += length
        }
        expect(at).toBe(layout.sizeOf(piece))
      }
      expect(places.size).toBe(bytes)
    }),
  )
})

test('bits are in the order that peers use, and a bitfield of another length is refused', () => {
  const bits = createBits(10)
  bits.set(0)
  bits.set(9)

  expect([...bits.bytes]).toEqual([0b1000_0000, 0b0100_0000])
  expect(createBits(10, bits.bytes).has(9)).toBe(true)
  expect(createBits(30, bits.bytes).has(0)).toBe(false)
})
