/** A list of polylines; curves are flattened on creation. */
export type Point = readonly [number, number]
export type Line = { readonly points: readonly Point[]; readonly closed: boolean }
export type Path = readonly Line[]

/** Parses the commands M L H V C Q Z of an SVG path, absolute or relative. */
export const path = (commands: string): Path => {
  const pen = createPen()
  for (const [, letter = '', text = ''] of commands.matchAll(/([MLHVCQZ])([^MLHVCQZ]*)/gi)) {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const count = argumentsOf[letter.toLowerCase()]!
    const times = count === 0 ? 1 : numbers.length / count
    for (let i = 0; i < times; i++) pen.draw(i > 0 ? (again[letter] ?? letter) : letter, numbers.slice(i * count, (i + 1) * count))
  }
  return pen.lines
}

/** Further points after a move are lines. */
const again: Record<string, string> = { M: 'L', m: 'l' }

const argumentsOf: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, z: 0 }

const createPen = () => {
  const lines: { points: Point[]; closed: boolean }[] = []
  let at: Point = [0, 0]
  const add = (...points: readonly Point[]) => {
    lines.at(-1)!.points.push(...points)
    at = points.at(-1)!
  }
  const begin = (point: Point) => {
    lines.push({ points: [], closed: false })
    add(point)
  }
  const close = () => {
    const line = lines.at(-1)!
    line.closed = true
    at = line.points[0]!
  }
  const soft = (a: Point, to: Point) =>
    cubic([
      at,
      [at[0] + ((a[0] - at[0]) * 2) / 3, at[1] + ((a[1] - at[1]) * 2) / 3],
      [to[0] + ((a[0] - to[0]) * 2) / 3, to[1] + ((a[1] - to[1]) * 2) / 3],
      to,
    ])
  const strokes: Record<string, (n: readonly number[]) => void> = {
    m: ([x, y]) => begin([x!, y!]),
    l: ([x, y]) => add([x!, y!]),
    h: ([x]) => add([x!, at[1]]),
    v: ([y]) => add([at[0], y!]),
    c: ([a, b, c, d, x, y]) => add(...cubic([at, [a!, b!], [c!, d!], [x!, y!]])),
    q: ([a, b, x, y]) => add(...soft([a!, b!], [x!, y!])),
    z: close,
  }
  const shift: Record<string, (n: number, i: number) => number> = { h: (n) => n + at[0], v: (n) => n + at[1] }
  return {
    lines,
    draw: (letter: string, numbers: readonly number[]) => {
      const key = letter.toLowerCase()
      strokes[key]!(letter === key ? numbers.map(shift[key] ?? ((n, i) => n + at[i % 2]!)) : numbers)
    },
  }
}

export const cubic = ([from, a, b, to]: readonly [Point, Point, Point, Point], fixedSteps?: number): Point[] => {
  const length = Math.hypot(a[0] - from[0], a[1] - from[1]) + Math.hypot(b[0] - a[0], b[1] - a[1]) + Math.hypot(to[0] - b[0], to[1] - b[1])
  const steps = fixedSteps ?? Math.max(6, Math.min(96, Math.ceil(length / 7)))
  return Array.from({ length: steps }, (_, i) => {
    const t = (i + 1) / steps
    const u = 1 - t
    const mix = (k: 0 | 1) => u * u * u * from[k] + 3 * u * u * t * a[k] + 3 * u * t * t * b[k] + t * t * t * to[k]
    return [mix(0), mix(1)] as const
  })
}

const turn = Math.PI * 2

export const ellipse = (cx: number, cy: number, radii: readonly [number, number]): Path => {
  const steps = Math.max(16, Math.min(240, Math.ceil(Math.max(...radii) / 1.5)))
  const points = Array.from({ length: steps }, (_, i): Point => {
    const angle = (turn * i) / steps
    return [cx + Math.cos(angle) * radii[0], cy + Math.sin(angle) * radii[1]]
  })
  return [{ points, closed: true }]
}
export const circle = (cx: number, cy: number, r: number): Path => ellipse(cx, cy, [r, r])

export const polygon = (...points: readonly Point[]): Path => [{ points, closed: true }]
export const polyline = (...points: readonly Point[]): Path => [{ points, closed: false }]
export const box = (x: number, y: number, size: readonly [number, number]): Path =>
  polygon([x, y], [x + size[0], y], [x + size[0], y + size[1]], [x, y + size[1]])

/** Angles in turns, clockwise from the right. */
export const arc = (center: Point, r: number, turns: readonly [number, number]): Path => {
  const steps = Math.max(4, Math.ceil(Math.abs(turns[1] - turns[0]) * Math.max(40, r / 2)))
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = turn * (turns[0] + ((turns[1] - turns[0]) * i) / steps)
    return [center[0] + Math.cos(angle) * r, center[1] + Math.sin(angle) * r]
  })
  return [{ points, closed: false }]
}

/** A fan of wedges around a point: sun rays or searchlights. */
export const rays = (center: Point, reach: number, count: number): Path =>
  Array.from({ length: count }, (_, i) => {
    const angle = (turn * i) / count
    const half = turn / count / 4
    const tip = (a: number): Point => [center[0] + Math.cos(a) * reach, center[1] + Math.sin(a) * reach]
    return { points: [center, tip(angle - half), tip(angle + half)], closed: true }
  })

export const map = (lines: Path, move: (point: Point) => Point): Path =>
  lines.map((line) => ({ closed: line.closed, points: line.points.map(move) }))

export type Placing = { x?: number; y?: number; scale?: number | readonly [number, number]; turns?: number }

/** Scales and rotates around the origin, then translates. */
export const place = (lines: Path, { x = 0, y = 0, scale = 1, turns = 0 }: Placing): Path => {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale
  const cos = Math.cos(turn * turns)
  const sin = Math.sin(turn * turns)
  return map(lines, ([px, py]) => [x + px * sx * cos - py * sy * sin, y + px * sx * sin + py * sy * cos])
}

export const mirrored = (lines: Path, axis: number): Path => map(lines, ([x, y]) => [2 * axis - x, y])
