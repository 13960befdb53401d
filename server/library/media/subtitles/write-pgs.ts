import { ticksOf } from './pgs-times'

type Shown = { readonly red: number; readonly green: number; readonly blue: number; readonly alpha: number }
/** An image with its place on the plane; `dots` has a byte for each dot, a number in `colors`. Times are in seconds. */
export type DrawnImage = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly dots: Uint8Array
  readonly colors: readonly Shown[]
  readonly from: number
  readonly to: number
}
type Plane = { readonly width: number; readonly height: number }

const types = { palette: 0x14, object: 0x15, composition: 0x16, end: 0x80 } as const
/** An object's data continue in further segments. */
const longestPart = 0xffff - 20

/** Images as PGS. Each is an epoch of its own, so a seek can begin anywhere. */
export const pgsOf = (images: readonly DrawnImage[], plane: Plane): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.concat(
      images.flatMap((image, i) => {
        const next = images[i + 1]?.from ?? Number.POSITIVE_INFINITY
        const shown = [composition(image, plane), palette(image), ...object(image), segment(image.from, types.end, [])]
        return image.to < next ? [...shown, nothing(image.to, plane), segment(image.to, types.end, [])] : shown
      }),
    ),
  )

const u16 = (value: number): readonly number[] => [(value >> 8) & 255, value & 255]

const segment = (seconds: number, type: number, body: readonly number[] | Buffer): Buffer => {
  const head = Buffer.alloc(13)
  head.write('PG', 'latin1')
  head.writeUInt32BE(ticksOf(seconds), 2)
  head[10] = type
  head.writeUInt16BE(body.length, 11)
  return Buffer.concat([head, Buffer.from(body)])
}

const start = 0x80
const composition = ({ from, x, y }: DrawnImage, plane: Plane): Buffer =>
  segment(from, types.composition, [
    ...u16(plane.width),
    ...u16(plane.height),
    0x10,
    0,
    0,
    start,
    0,
    0,
    1,
    0,
    0,
    0,
    0,
    ...u16(x),
    ...u16(y),
  ])
const nothing = (seconds: number, plane: Plane): Buffer =>
  segment(seconds, types.composition, [...u16(plane.width), ...u16(plane.height), 0x10, 0, 0, start, 0, 0, 0])

/** Colors from 1 on: 0 is the color of nothing. As luma and chroma. */
const palette = ({ from, colors }: DrawnImage): Buffer =>
  segment(from, types.palette, [
    0,
    0,
    ...colors.flatMap(({ red, green, blue, alpha }, i) => {
      const light = 16 + 0.1826 * red + 0.6142 * green + 0.062 * blue
      const [cr, cb] = [128 + 0.4392 * red - 0.3989 * green - 0.0403 * blue, 128 - 0.1006 * red - 0.3386 * green + 0.4392 * blue]
      return [i + 1, ...[light, cr, cb].map((value) => Math.max(0, Math.min(255, Math.round(value)))), alpha]
    }),
  ])

const object = (image: DrawnImage): Buffer[] => {
  const code = encoded(image)
  const size = code.length + 4
  const head = Buffer.from([(size >> 16) & 255, ...u16(size & 0xffff), ...u16(image.width), ...u16(image.height)])
  const whole = Buffer.concat([head, code])
  const count = Math.max(1, Math.ceil(whole.length / longestPart))
  return Array.from({ length: count }, (_, i) => {
    const flags = (i === 0 ? 0x80 : 0) | (i === count - 1 ? 0x40 : 0)
    const part = whole.subarray(i * longestPart, (i + 1) * longestPart)
    return segment(image.from, types.object, Buffer.concat([Buffer.from([0, 0, 0, flags]), part]))
  })
}

const longestRun = 0x3fff
/** Run lengths, line by line. */
const encoded = ({ dots, width, height }: DrawnImage): Buffer => {
  const code: number[] = []
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; ) {
      const dot = dots[y * width + x] ?? 0
      let count = 1
      while (x + count < width && count < longestRun && dots[y * width + x + count] === dot) count++
      code.push(...runOf(dot + 1, count))
      x += count
    }
    code.push(0, 0)
  }
  return Buffer.from(code)
}

const runOf = (color: number, count: number): readonly number[] => {
  if (count === 1) return [color]
  return count < 0x40 ? [0, 0x80 | count, color] : [0, 0xc0 | (count >> 8), count & 255, color]
}
