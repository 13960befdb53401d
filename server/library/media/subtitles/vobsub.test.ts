import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needs } from '#server/testing/needs'
import { openFile } from '../open-file'
import { embeddedImages } from './images'
import { readSidecarImages } from './sidecar'
import { discImages } from './vobsub'
import { entriesIn } from './vobsub-index'
import { type DrawnImage, pgsOf } from './write-pgs'

const hasFfmpeg = needs('ffmpeg')

let dir = ''
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'marquee-vobsub-'))
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const u16 = (value: number) => [value >> 8, value & 255]
/** Four by two dots: white, white, nothing, nothing; then four black ones. Shown for two seconds. */
const packet = (() => {
  const [top, bottom] = [[0x98], [0x00, 0x02]]
  const control = 4 + top.length + bottom.length
  const last = control + 24
  const commands = [
    ...[...u16(0), ...u16(last), 1, 3, 0x32, 0x10, 4, 0x0f, 0xf0],
    ...[5, 0x06, 0x40, 0x67, 0x1f, 0x41, 0xf5, 6, ...u16(4), ...u16(4 + top.length), 0xff],
  ]
  const end = [...u16(Math.round((2 * 90_000) / 1024)), ...u16(last), 2, 0xff]
  const body = [...u16(control), ...top, ...bottom, ...commands, ...end]
  return Uint8Array.from([...u16(body.length + 2), ...body])
})()
const header = 'size: 720x576\npalette: 000000, ffffff, 000000, ff0000\n'

type Shown = { seconds: number; plane: number[]; place: number[]; size: number[]; dots: { light: number; alpha: number }[] }
/** Each point in time of a stream of PGS, read by its published layout; without dots where nothing is shown. */
const readPgs = (pgs: Uint8Array): Shown[] => {
  const data = Buffer.from(pgs)
  const found: Shown[] = []
  const colors = new Map<number, { light: number; alpha: number }>()
  for (let at = 0; at < data.length; at += 13 + data.readUInt16BE(at + 11)) {
    const body = data.subarray(at + 13, at + 13 + data.readUInt16BE(at + 11))
    const words = (from: number, count: number) => Array.from({ length: count }, (_, i) => body.readUInt16BE(from + 2 * i))
    const last = found.at(-1)
    if (data[at + 10] === 0x16)
      found.push({
        seconds: data.readUInt32BE(at + 2) / 90_000,
        plane: words(0, 2),
        place: body[10] ? words(15, 2) : [],
        size: [],
        dots: [],
      })
    if (data[at + 10] === 0x14)
      for (let i = 2; i < body.length; i += 5) colors.set(body[i] ?? 0, { light: body[i + 1] ?? 0, alpha: body[i + 4] ?? 0 })
    if (data[at + 10] === 0x15 && last) {
      last.size = words(7, 2)
      last.dots = runsIn(body.subarray(11)).map((color) => colors.get(color) ?? { light: 0, alpha: 0 })
    }
  }
  return found
}

const runsIn = (code: Buffer): number[] => {
  const dots: number[] = []
  for (let at = 0; at < code.length; ) {
    const [first = 0, flags = 0, third = 0, fourth = 0] = code.subarray(at, at + 4)
    const isLong = (flags & 0x40) !== 0
    const count = isLong ? ((flags & 0x3f) << 8) | third : flags & 0x3f
    const color = (flags & 0x80) === 0 ? 0 : isLong ? fourth : third
    dots.push(...(first !== 0 ? [first] : Array.from({ length: count }, () => color)))
    at += first !== 0 ? 1 : 2 + (isLong ? 1 : 0) + ((flags & 0x80) === 0 ? 0 : 1)
  }
  return dots
}

test('an image of a DVD keeps its place, its colors, and its time', () => {
  const pgs = discImages(header, [{ seconds: 10, packet }])

  const [shown, gone] = readPgs(pgs)
  expect(shown).toMatchObject({ seconds: 10, plane: [720, 576], place: [100, 500], size: [4, 2] })
  const [white, nothing, black] = [
    { light: 235, alpha: 255 },
    { light: 16, alpha: 0 },
    { light: 16, alpha: 255 },
  ]
  expect(shown?.dots).toEqual([white, white, nothing, nothing, black, black, black, black])
  expect([Math.round(gone?.seconds ?? 0), gone?.dots]).toEqual([12, []])
})

test('a damaged image is left out, wherever it is cut off or changed', () => {
  for (let length = 0; length < packet.length; length++) discImages(header, [{ seconds: 1, packet: packet.slice(0, length) }])
  for (let at = 0; at < packet.length; at++) discImages(header, [{ seconds: 1, packet: packet.with(at, 0xff) }])

  expect(discImages(header, [{ seconds: 1, packet: packet.slice(0, 8) }])).toHaveLength(0)
})

/** A program stream in which the image is split over two packets, with another subtitle stream between them. */
const stream = () => {
  const pack = [0, 0, 1, 0xba, 0x44, 0, 4, 0, 4, 1, 0, 0, 3, 0xf8]
  const part = (number: number, data: readonly number[]) => [0, 0, 1, 0xbd, ...u16(data.length + 4), 0x81, 0, 0, number, ...data]
  const [first, second] = [[...packet.slice(0, 9)], [...packet.slice(9)]]
  return Uint8Array.from([...pack, ...part(0x20, first), ...pack, ...part(0x21, [0, 0]), ...part(0x20, second)])
}

test('an index and its other half are read together, in the wanted language', () => {
  const index = `# VobSub index file, v7\r\n${header}id: en, index: 0\r\ntimestamp: 00:00:09:000, filepos: 00000fff\r\nid: de, index: 1\r\ndelay: 00:00:01:000\r\ntimestamp: 00:01:00:500, filepos: 000000000\r\n`
  writeFileSync(join(dir, 'a.idx'), index)
  writeFileSync(join(dir, 'a.sub'), stream())

  expect(entriesIn(index, 'de')).toEqual([{ seconds: 61.5, position: 0 }])
  expect(entriesIn(index, 'fr')).toEqual([{ seconds: 9, position: 0xfff }])
  const pgs = readSidecarImages(join(dir, 'a.idx'), { language: 'de', shift: 0 })
  expect(readPgs(pgs)[0]?.seconds).toBeCloseTo(61.5, 3)
  expect(() => readSidecarImages(join(dir, 'a.idx'), { language: 'en', shift: 0 })).toThrow()
})

test.skipIf(!hasFfmpeg)(
  'images of a DVD inside Matroska are those that went in',
  async () => {
    const [width, height] = [240, 60]
    const dots = Uint8Array.from({ length: width * height }, (_, i) => (Math.floor(i / width / 8) + Math.floor((i % width) / 8)) % 3)
    const colors = [
      { red: 0, green: 0, blue: 0, alpha: 0 },
      { red: 255, green: 255, blue: 255, alpha: 255 },
      { red: 0, green: 0, blue: 0, alpha: 255 },
    ]
    const image: DrawnImage = { x: 100, y: 480, width, height, dots, colors, from: 1, to: 3 }
    writeFileSync(join(dir, 'in.sup'), pgsOf([image], { width: 720, height: 576 }))
    const to = join(dir, 'dvd.mkv')
    const inputs = ['-f', 'lavfi', '-i', 'testsrc2=s=320x240:r=25:d=5', '-i', join(dir, 'in.sup')]
    const made = Bun.spawnSync([
      'ffmpeg',
      '-v',
      'error',
      '-y',
      '-copyts',
      ...inputs,
      '-map',
      '0',
      '-map',
      '1',
      '-c:v',
      'libx264',
      '-c:s',
      'dvdsub',
      to,
    ])
    expect(made.stderr.toString()).toBe('')

    const file = await openFile(to)
    const pgs = await embeddedImages(file, 0)
    file.close()

    const [shown] = readPgs(pgs)
    expect(shown?.seconds).toBeCloseTo(1, 1)
    expect(shown?.size).toEqual([width, height])
    const wrong = dots.filter((color, i) => {
      const { light = 0, alpha = 0 } = shown?.dots[i] ?? {}
      return color === 0 ? alpha > 128 : alpha < 128 || light > 128 !== (color === 1)
    })
    expect(wrong.length / dots.length).toBeLessThan(0.02)
  },
  60_000,
)
