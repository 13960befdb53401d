import { box, type Path, type Point } from './paths'

export type Ink = (x: number, y: number) => readonly [number, number, number]
export type Paint = string | Ink
export type FillOptions = { opacity?: number; rule?: 'nonzero' | 'evenodd' }
type Frame = { left: number; top: number; right: number; bottom: number }
/** `spans` holds the first and last touched column of each row, because most of a frame is usually empty. */
type Area = Frame & { coverage: Float32Array; spans: Int32Array }

/** A picture filled with anti-aliased paths. Nothing depends on the machine, so the pixels are the same everywhere. */
export const createCanvas = (width: number, height: number) => {
  const pixels = new Uint8Array(width * height * 3)
  const masks: Area[] = []

  const blend = (at: number, ink: readonly [number, number, number], amount: number) => {
    const rest = amount > 0.998 ? 0 : 1 - amount
    pixels[at] = ink[0] * amount + pixels[at]! * rest + 0.5
    pixels[at + 1] = ink[1] * amount + pixels[at + 1]! * rest + 0.5
    pixels[at + 2] = ink[2] * amount + pixels[at + 2]! * rest + 0.5
  }
  const paintRow = ({ y, area, ink, opacity }: { y: number; area: Area; ink: Ink; opacity: number }) => {
    const mask = masks.at(-1)
    const row = y - area.top
    const start = row * (area.right - area.left)
    for (let i = area.spans[row * 2]!; i <= area.spans[row * 2 + 1]!; i++) {
      const covered = area.coverage[start + i]! * opacity
      const x = area.left + i
      if (covered > 0.002) blend((y * width + x) * 3, ink(x, y), mask ? covered * through(mask, x, y) : covered)
    }
  }
  const fill = (lines: Path, paint: Paint, { opacity = 1, rule = 'nonzero' }: FillOptions = {}) => {
    const area = cover(lines, [width, height], rule)
    if (!area) return
    const ink = inkOf(paint)
    for (let y = area.top; y < area.bottom; y++) paintRow({ y, area, ink, opacity })
  }

  return {
    width,
    height,
    pixels,
    fill,
    all: (paint: Paint, opacity = 1) => fill(box(0, 0, [width, height]), paint, { opacity }),
    /** Clips what `draw` paints to the path. */
    inside: (lines: Path, draw: () => void) => {
      const area = cover(lines, [width, height], 'nonzero')
      if (!area) return
      const outer = masks.at(-1)
      const stride = area.right - area.left
      for (let i = 0; i < area.coverage.length; i++)
        area.coverage[i] = area.coverage[i]! * through(outer, area.left + (i % stride), area.top + Math.floor(i / stride))
      masks.push(area)
      draw()
      masks.pop()
    },
    /** Paper grain and uneven ink. */
    grain: (strength: number, seed: number) => {
      for (let i = 0; i < width * height; i++) {
        const shift = (noise(i, seed) + noise(i + 1, seed) - 1) * strength
        for (let k = i * 3; k < i * 3 + 3; k++) pixels[k] = Math.max(0, Math.min(255, pixels[k]! + shift))
      }
    },
  }
}
export type Canvas = ReturnType<typeof createCanvas>

const inkOf = (paint: Paint): Ink => {
  if (typeof paint !== 'string') return paint
  const color = rgb(paint)
  return () => color
}

export const rgb = (hex: string): readonly [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** A linear gradient. */
export const ramp = (from: Point, to: Point, stops: readonly string[]): Paint => {
  const colors = stops.map(rgb)
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = dx * dx + dy * dy
  return (x, y) => between(colors, ((x - from[0]) * dx + (y - from[1]) * dy) / length)
}

/** A radial gradient. */
export const glow = (center: Point, reach: number, stops: readonly string[]): Paint => {
  const colors = stops.map(rgb)
  return (x, y) => between(colors, Math.hypot(x - center[0], y - center[1]) / reach)
}

const between = (colors: readonly (readonly [number, number, number])[], at: number): readonly [number, number, number] => {
  const place = Math.min(0.99999, Math.max(0, at)) * (colors.length - 1)
  const a = colors[Math.floor(place)]!
  const b = colors[Math.floor(place) + 1] ?? a
  const t = place - Math.floor(place)
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
}

/** A pseudo-random number from 0 to 1 that depends only on the arguments. */
export const noise = (n: number, seed: number): number => {
  let h = Math.imul(n ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

const through = (mask: Area | undefined, x: number, y: number) => {
  if (!mask) return 1
  if (x < mask.left || x >= mask.right || y < mask.top || y >= mask.bottom) return 0
  return mask.coverage[(y - mask.top) * (mask.right - mask.left) + x - mask.left]!
}

/** Coverage of each pixel: accumulates signed areas edge by edge, then sums along each row. */
const cover = (lines: Path, size: Point, rule: 'nonzero' | 'evenodd'): Area | undefined => {
  const frame = bounds(lines, size)
  if (!frame) return undefined
  const { left, top, right, bottom } = frame
  const [w, h] = [right - left, bottom - top]
  const sums = new Float32Array((w + 2) * h)
  for (const { points } of lines) {
    const flip = rule === 'nonzero' && turnsLeft(points) ? -1 : 1
    for (let i = 0; i < points.length; i++) {
      const [x0, y0] = points[i]!
      const [x1, y1] = points[(i + 1) % points.length]!
      addEdge(sums, [w, h], [x0 - left, y0 - top, x1 - left, y1 - top, flip])
    }
  }
  return { ...frame, ...addedUp(sums, [w, h], rule) }
}

const addedUp = (sums: Float32Array, [w, h]: Point, rule: 'nonzero' | 'evenodd') => {
  const coverage = new Float32Array(w * h)
  const spans = new Int32Array(h * 2)
  const share = shares[rule]
  for (let y = 0; y < h; y++) {
    const [first, last] = touched(sums.subarray(y * (w + 2), (y + 1) * (w + 2)), w)
    spans[y * 2] = first
    spans[y * 2 + 1] = last
    let sum = 0
    for (let x = first; x <= last; x++) {
      sum += sums[y * (w + 2) + x]!
      coverage[y * w + x] = share(sum)
    }
  }
  return { coverage, spans }
}

const shares = {
  nonzero: (sum: number) => Math.min(1, Math.abs(sum)),
  evenodd: (sum: number) => 1 - Math.abs(1 - (Math.abs(sum) % 2)),
}

const touched = (row: Float32Array, w: number): Point => {
  let first = 0
  let last = row.length - 1
  while (first < w && row[first] === 0) first++
  while (last > first && row[last] === 0) last--
  return [first, Math.min(last, w - 1)]
}

const bounds = (lines: Path, [width, height]: Point) => {
  const [low, high] = [
    [Infinity, Infinity],
    [-Infinity, -Infinity],
  ]
  for (const { points } of lines) {
    for (const [x, y] of points) {
      low[0] = Math.min(low[0]!, x)
      low[1] = Math.min(low[1]!, y)
      high[0] = Math.max(high[0]!, x)
      high[1] = Math.max(high[1]!, y)
    }
  }
  const frame = {
    left: Math.max(0, Math.floor(low[0]!)),
    top: Math.max(0, Math.floor(low[1]!)),
    right: Math.min(width, Math.ceil(high[0]!)),
    bottom: Math.min(height, Math.ceil(high[1]!)),
  }
  return frame.right > frame.left && frame.bottom > frame.top ? frame : undefined
}

const addEdge = (sums: Float32Array, [w, h]: Point, [ax, ay, bx, by, flip]: readonly [number, number, number, number, number]) => {
  if (ay === by) return
  const sign = ay < by ? flip : -flip
  const [x0, y0, x1, y1] = ay < by ? [ax, ay, bx, by] : [bx, by, ax, ay]
  const slope = (x1 - x0) / (y1 - y0)
  const first = Math.max(0, y0)
  const last = Math.min(h, y1)
  for (let y = Math.floor(first); y < last; y++) {
    const from = Math.max(y, first)
    const to = Math.min(y + 1, last)
    if (to <= from) continue
    const xs = x0 + (from - y0) * slope
    const xe = x0 + (to - y0) * slope
    addSpan(sums, y * (w + 2), [clamp(Math.min(xs, xe), w), clamp(Math.max(xs, xe), w), (to - from) * sign])
  }
}

/** Overlapping shapes must add up, so all get the same winding direction. */
const turnsLeft = (points: readonly Point[]) => {
  let area = 0
  for (let i = 0; i < points.length; i++) {
    const [x0, y0] = points[i]!
    const [x1, y1] = points[(i + 1) % points.length]!
    area += x0 * y1 - x1 * y0
  }
  return area < 0
}

const clamp = (x: number, w: number) => Math.max(0, Math.min(w, x))

/** Distributes an edge's share of a row over the pixels it crosses. */
const addSpan = (sums: Float32Array, row: number, [left, right, amount]: readonly [number, number, number]) => {
  const start = Math.floor(left)
  const end = Math.floor(right)
  if (start === end) {
    const inside = 1 - ((left + right) / 2 - start)
    sums[row + start] = sums[row + start]! + amount * inside
    sums[row + start + 1] = sums[row + start + 1]! + amount * (1 - inside)
    return
  }
  const perPixel = amount / (right - left)
  let passed = 0
  let told = 0
  for (let x = start; x <= end; x++) {
    const a = Math.max(left, x)
    const b = Math.min(right, x + 1)
    const here = (b - a) * perPixel
    const covered = passed + here * (x + 1 - (a + b) / 2)
    sums[row + x] = sums[row + x]! + covered - told
    told = covered
    passed += here
  }
  sums[row + end + 1] = sums[row + end + 1]! + amount - told
}
