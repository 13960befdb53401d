import { describe, expect, test } from 'bun:test'
import { linesPart } from './lines-part'
import { indexPgs, neededFor, pgsPart } from './pgs-part'
import { segmentsOf, shiftPgs } from './pgs-times'
import { pgsOf } from './write-pgs'

const white = { red: 255, green: 255, blue: 255, alpha: 255 }
const image = (from: number, to: number) => ({ x: 1, y: 1, width: 4, height: 2, dots: new Uint8Array(8), colors: [white], from, to })
const stream = Buffer.from(pgsOf([image(2, 4), image(5, 7), image(60, 61)], { width: 320, height: 180 }))
const timesIn = (data: Buffer) => [...new Set([...segmentsOf(data)].map(({ ticks }) => ticks / 90_000))]
const typesAt = (data: Buffer, seconds: number) =>
  [...segmentsOf(data)].filter(({ ticks }) => ticks / 90_000 === seconds).map(({ type }) => type)

describe('a part of a stream of images', () => {
  const part = (from: number, to: number) => Buffer.from(pgsPart((at, end) => stream.subarray(at, end), indexPgs(stream)!, { from, to }))

  test('begins with what is shown then, and counts from its beginning', () => {
    expect(timesIn(part(3, 6))).toEqual([0, 1, 2])
    expect(typesAt(part(3, 6), 0)).toContain(0x15)
  })

  test('begins with nothing where nothing is shown, so that ffmpeg counts from there', () => {
    expect(timesIn(part(10, 16))).toEqual([0])
    expect(typesAt(part(10, 16), 0)).toEqual([0x16, 0x80])
    expect(timesIn(part(0, 6))).toEqual([0, 2, 4, 5])
  })

  test('needs no more than the images of its time', () => {
    const { before, during } = neededFor(indexPgs(stream)!, { from: 55, to: 70 })

    expect([before.map(({ seconds }) => seconds), during.map(({ seconds }) => seconds)]).toEqual([[7], [60, 61]])
  })

  test('is nothing of a stream that is none, or is cut off', () => {
    expect(indexPgs(Buffer.from('no images at all'))).toBeNull()
    for (let length = 0; length < stream.length; length += 7) expect(() => indexPgs(stream.subarray(0, length))).not.toThrow()
  })
})

test('images that would begin before zero begin there', () => {
  expect(timesIn(Buffer.from(shiftPgs(new Uint8Array(stream), -4.5)))).toEqual([0, 0.5, 2.5, 55.5, 56.5])
})

describe('a part of lines', () => {
  const events = (cues: Parameters<typeof linesPart>[0], span = { from: 6, to: 12 }) =>
    linesPart(cues, span)
      .split('\n')
      .filter((line) => line.startsWith('Dialogue'))
      .map((line) => line.replace('Dialogue: 0,', ''))

  test('has those that are shown in it, on its own clock', () => {
    const cues = [1, 5.5, 8, 11.5, 12].map((from) => ({ from, to: from + 1, text: String(from) }))

    expect(events(cues)).toEqual([
      '0:00:00.00,0:00:00.50,Default,,0,0,0,,5.5',
      '0:00:02.00,0:00:03.00,Default,,0,0,0,,8',
      '0:00:05.50,0:00:06.50,Default,,0,0,0,,11.5',
    ])
  })

  test('keeps their place and their slant, and no command of a stranger', () => {
    const cue = { from: 6, to: 7 }

    expect(events([{ ...cue, text: '<i>Hi</i>\nthere', line: 5 }])[0]).toEndWith(',,{\\an8}{\\i1}Hi{\\i0}\\Nthere')
    expect(events([{ ...cue, text: 'a {\\pos(1,2)} b' }])[0]).toEndWith(',,a \\{\\\u2060pos(1,2)\\} b')
  })
})
