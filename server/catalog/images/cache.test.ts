import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { attempt } from '#server/foundation/lib/attempt'
import { UpstreamUnreachable } from '#server/foundation/platform/errors'
import { silentLog } from '#server/foundation/platform/log'
import { createImageCache, imageWidths } from './cache'

type Paint = (x: number, y: number) => [number, number, number]
/** Paints a picture as an uncompressed bitmap and converts it to PNG. */
const painted = async (width: number, height: number, paint: Paint): Promise<Uint8Array<ArrayBuffer>> => {
  const row = Math.ceil((width * 3) / 4) * 4
  const bitmap = Buffer.alloc(54 + row * height)
  bitmap.write('BM')
  bitmap.writeUInt32LE(bitmap.length, 2)
  bitmap.writeUInt32LE(54, 10)
  bitmap.writeUInt32LE(40, 14)
  bitmap.writeInt32LE(width, 18)
  bitmap.writeInt32LE(-height, 22)
  bitmap.writeUInt16LE(1, 26)
  bitmap.writeUInt16LE(24, 28)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) bitmap.set(paint(x, y).toReversed(), 54 + y * row + x * 3)
  return new Uint8Array(await new Bun.Image(bitmap).png().bytes())
}
const poster = await painted(1000, 1500, (_x, y) => (y < 1000 ? [200, 30, 40] : [20, 20, 20]))
const name = { kind: 'poster', path: '/own.jpg' } as const

let dir = ''
let fetched = 0
let source: () => Promise<Uint8Array>
const counted = () => {
  fetched++
  return source()
}
const cache = () => createImageCache({ dir, log: silentLog, fetchImage: () => counted() })
const files = () =>
  readdirSync(dir, { recursive: true })
    .filter((file) => statSync(join(dir, String(file))).isFile())
    .map(String)
const sizeOf = async (bytes: Uint8Array) => await new Bun.Image(bytes).metadata()

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'images-'))
  fetched = 0
  source = async () => poster
})
afterEach(() => {
  rmSync(dir, { recursive: true, force: true })
})

test('fetches a picture once and serves it in every width', async () => {
  const images = cache()

  const served = await Promise.all(imageWidths.map((width) => images.get(name, width)))
  const again = await images.get(name, 342)

  expect(fetched).toBe(1)
  const sizes = await Promise.all(served.map(({ bytes }) => sizeOf(bytes)))
  expect(sizes.map(({ width, format }) => [width, format])).toEqual(imageWidths.map((width) => [Math.min(width, 1000), 'webp']))
  expect(sizes.every(({ width, height }) => Math.abs(height - width * 1.5) <= 1)).toBe(true)
  expect(served.map(({ content_type }) => content_type)).toEqual(imageWidths.map(() => 'image/webp'))
  expect(again).toEqual(served[1]!)
  expect(new Set(served.map(({ etag }) => etag)).size).toBe(imageWidths.length)
})

test('reuses cached pictures after a restart, readable by the owner only', async () => {
  const first = await cache().get(name, 500)

  const second = await cache().get(name, 500)

  expect([fetched, second.etag]).toEqual([1, first.etag])
  expect(files().map((file) => statSync(join(dir, file)).mode & 0o777)).toEqual([0o600, 0o600])
})

test('does not enlarge a small picture', async () => {
  source = async () => painted(200, 300, () => [1, 2, 3])

  expect(await sizeOf((await cache().get(name, 780)).bytes)).toMatchObject({ width: 200, height: 300 })
})

test('finds the most common color, with grays counting less', async () => {
  const images = cache()
  expect(await images.color(name)).toMatch(/^#c[0-9a-f]1[0-9a-f]2[0-9a-f]$|^#c[0-9a-f]2[0-9a-f]2[0-9a-f]$/)

  source = async () => painted(300, 450, () => [17, 17, 17])
  expect(await images.color({ kind: 'poster', path: '/gray.jpg' })).toBe('#111111')
  expect(fetched).toBe(2)
})

test("separates kinds and paths, and never uses the provider's path as a file path", async () => {
  const images = cache()
  await images.get({ kind: 'poster', path: '../../../escape' }, 185)
  await images.get({ kind: 'backdrop', path: '../../../escape' }, 185)

  expect(fetched).toBe(2)
  expect(files().every((file) => /^[\da-f]{2}\/[\da-f]{32}\/(\d+\.webp|base\.jpg)$/.test(file))).toBe(true)
})

describe('an invalid picture', () => {
  const jpeg = async () => await new Bun.Image(poster).jpeg().bytes()
  const claiming = (side: number) => {
    const huge = Buffer.from(poster)
    huge.writeUInt32BE(side, 16)
    huge.writeUInt32BE(side, 20)
    return huge
  }
  const hostile: [string, () => Promise<Uint8Array>][] = [
    ['nothing', async () => new Uint8Array()],
    ['such as a web page', async () => new TextEncoder().encode('<html><script>alert(1)</script>')],
    ['such as an SVG with a script', async () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['such as a movie posing as a picture', async () => new Uint8Array([0, 0, 0, 0x20, 0x66, 0x74, 0x79, 0x70, ...new Uint8Array(100)])],
    ['such as one with only the first bytes', async () => (await jpeg()).subarray(0, 10)],
    ['such as half of one', async () => poster.subarray(0, 300)],
    ['such as a canvas of 60,000 by 60,000', async () => claiming(60_000)],
    ['such as a canvas of 2 billion by 2 billion', async () => claiming(2 ** 31 - 1)],
    ['such as one of more than 15 MB', async () => Buffer.concat([poster, new Uint8Array(15 * 1024 * 1024)])],
  ]
  test.each(hostile)('%s is refused, and nothing is stored', async (_, bytes) => {
    source = bytes

    const answer = await attempt(() => cache().get(name, 342))

    expect(answer.ok === false && answer.error).toBeInstanceOf(UpstreamUnreachable)
    expect(files()).toEqual([])
  })

  test('of noise after a valid header is either decoded or refused', async () => {
    const original = await new Bun.Image(poster).resize(200, 300).jpeg().bytes()
    for (let n = 0; n < 60; n++) {
      const noisy = new Uint8Array(original)
      for (let k = 0; k < 30; k++) noisy[3 + ((n * 7919 + k * 104_729) % (noisy.length - 3))] = (n * 31 + k * 17) % 256
      source = async () => noisy
      const answer = await attempt(() => cache().get({ kind: 'poster', path: `/${n}` }, 185))
      if (!answer.ok) expect(answer.error).toBeInstanceOf(UpstreamUnreachable)
    }
  })
})

test('does not cache a failure: the next request gets the picture', async () => {
  const images = cache()
  source = async () => {
    throw new UpstreamUnreachable('metadata provider')
  }
  expect((await attempt(() => images.get(name, 185))).ok).toBe(false)

  source = async () => poster
  expect((await images.get(name, 185)).bytes.length).toBeGreaterThan(100)
})

test('a folder that cannot be written disables the cache, not the picture', async () => {
  const images = createImageCache({ dir: join(dir, 'file', 'below'), log: silentLog, fetchImage: () => counted() })
  writeFileSync(join(dir, 'file'), 'in the way')

  expect((await images.get(name, 185)).bytes.length).toBeGreaterThan(100)
  expect((await images.get(name, 185)).bytes.length).toBeGreaterThan(100)
  expect(fetched).toBe(2)
})

test('fetches a picture again if its file was corrupted', async () => {
  await cache().get(name, 185)
  const base = join(dir, files().find((file) => file.endsWith('base.jpg')) ?? '')
  writeFileSync(base, 'no picture any more')

  expect(await sizeOf((await cache().get(name, 342)).bytes)).toMatchObject({ width: 342, format: 'webp' })
  expect(await sizeOf((await cache().get(name, 500)).bytes)).toMatchObject({ width: 500 })
  expect(fetched).toBe(2)
})

test('recreates an empty file, and deletes leftovers of a crash', async () => {
  const images = cache()
  await images.get(name, 185)
  const kept = files().find((file) => file.endsWith('185.webp')) ?? ''
  truncateSync(join(dir, kept))
  writeFileSync(join(dir, `${kept}.abc.partial`), 'half')

  expect((await images.get(name, 185)).bytes.length).toBeGreaterThan(100)
  expect([fetched, await images.sweep(), await images.sweep()]).toEqual([1, 1, 0])
  await images.forget(name)
  expect(files()).toEqual([])
})
