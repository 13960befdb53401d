import type { Line, Path, Point } from './paths'
import { circle } from './paths'

export type StrokeStyle = { width: number; ends?: 'butt' | 'square' | 'round'; joins?: 'miter' | 'round' }

/** The outline of a stroked line: overlapping pieces for segments and corners. */
export const stroke = (lines: Path, style: StrokeStyle): Path => lines.flatMap((line) => strokeLine(line, style))

const strokeLine = (line: Line, style: StrokeStyle): Path => {
  const points = line.points.filter((point, i) => i === 0 || distance(point, line.points[i - 1]!) > 1e-6)
  if (points.length < 2) return []
  const closed = line.closed && points.length > 2
  const ring = closed ? [...points, points[0]!] : points
  const half = style.width / 2
  const pieces: Line[] = []
  for (let i = 0; i + 1 < ring.length; i++) {
    const reach = (isEnd: boolean) => (isEnd && !closed && style.ends === 'square' ? half : 0)
    pieces.push(segment([ring[i]!, ring[i + 1]!], half, [reach(i === 0), reach(i + 2 === ring.length)]))
  }
  const corners = closed ? points.length : points.length - 2
  for (let i = 1; i <= corners; i++) {
    const before = ring[i - 1]!
    const at = ring[i % points.length]!
    const after = closed ? points[(i + 1) % points.length]! : ring[i + 1]!
    pieces.push(...join([before, at, after], half, style.joins ?? 'miter'))
  }
  if (style.ends === 'round' && !closed) pieces.push(...circle(...points[0]!, half), ...circle(...points[points.length - 1]!, half))
  return pieces
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

const segment = ([from, to]: readonly [Point, Point], half: number, reach: readonly [number, number]): Line => {
  const length = distance(from, to)
  const dx = (to[0] - from[0]) / length
  const dy = (to[1] - from[1]) / length
  const [x0, y0, x1, y1] = [from[0] - dx * reach[0], from[1] - dy * reach[0], to[0] + dx * reach[1], to[1] + dy * reach[1]]
  const [nx, ny] = [-dy * half, dx * half]
  return {
    closed: true,
    points: [
      [x0 + nx, y0 + ny],
      [x1 + nx, y1 + ny],
      [x1 - nx, y1 - ny],
      [x0 - nx, y0 - ny],
    ],
  }
}

const join = ([before, at, after]: readonly [Point, Point, Point], half: number, kind: 'miter' | 'round'): Path => {
  const a = Math.atan2(at[1] - before[1], at[0] - before[0])
  const b = Math.atan2(after[1] - at[1], after[0] - at[0])
  const bend = Math.atan2(Math.sin(b - a), Math.cos(b - a))
  if (Math.abs(bend) < 0.001) return []
  if (kind === 'round') return circle(...at, half)
  const side = bend > 0 ? -1 : 1
  const edge = (angle: number): Point => [at[0] - Math.sin(angle) * half * side, at[1] + Math.cos(angle) * half * side]
  const reach = half / Math.max(0.16, Math.cos(bend / 2))
  const middle = a + bend / 2
  const tip: Point = [at[0] - Math.sin(middle) * reach * side, at[1] + Math.cos(middle) * reach * side]
  return [{ closed: true, points: [at, edge(a), tip, edge(b)] }]
}
