import { type Canvas, type FillOptions, noise, type Paint } from './canvas'
import { box, circle, map, type Path, type Point, place, polygon, polyline } from './paths'
import { type StrokeStyle, stroke } from './strokes'

/** Maps poster units (1000 × 1500) to canvas pixels. */
export type View = { readonly scale: number; readonly x: number; readonly y: number }

/** Draws in poster units on any canvas. Shapes may extend beyond the poster: a wide canvas shows more. */
export const createEasel = (canvas: Canvas, view: View) => {
  const onCanvas = (lines: Path) => map(lines, ([x, y]) => [x * view.scale + view.x, y * view.scale + view.y])
  const paintOf = (paint: Paint): Paint =>
    typeof paint === 'string' ? paint : (x, y) => paint((x - view.x) / view.scale, (y - view.y) / view.scale)
  const fill = (lines: Path, paint: Paint, options?: FillOptions) => canvas.fill(onCanvas(lines), paintOf(paint), options)
  return {
    fill,
    all: (paint: Paint, opacity?: number) => canvas.all(paintOf(paint), opacity),
    inside: (lines: Path, draw: () => void) => canvas.inside(onCanvas(lines), draw),
    line: (lines: Path, paint: Paint, style: StrokeStyle & { opacity?: number }) =>
      fill(stroke(lines, style), paint, { opacity: style.opacity ?? 1 }),
  }
}
export type Easel = ReturnType<typeof createEasel>

/** Small discs scattered over an area, always the same. */
export const strewn = (
  count: number,
  seed: number,
  { area, radius }: { area: readonly [number, number, number, number]; radius: readonly [number, number] },
): Path =>
  Array.from({ length: count }, (_, i) => {
    const chance = (k: number) => noise(i * 4 + k, seed)
    const r = radius[0] + (radius[1] - radius[0]) * chance(2) ** 3
    return circle(area[0] + (area[2] - area[0]) * chance(0), area[1] + (area[3] - area[1]) * chance(1), r)
  }).flat()

/** A line of hills from far left to far right, filled to the bottom of the picture. */
export const hills = (y: number, height: number, { waves, shift = 0 }: { waves: number; shift?: number }): Path => {
  const points: Point[] = []
  for (let x = -1000; x <= 2000; x += 20) {
    const t = (x / 1000) * waves + shift
    points.push([x, y - (Math.sin(t * 6.283) * 0.6 + Math.sin(t * 13.7 + 1) * 0.25 + Math.sin(t * 29.1 + 2) * 0.15) * height])
  }
  return polygon(...points, [2000, 2600], [-1000, 2600])
}

/** Jagged mountains, filled to the bottom like `hills`. */
export const peaks = (y: number, height: number, seed: number): Path => {
  const points: Point[] = []
  for (let i = 0; i <= 24; i++) points.push([-1000 + i * 125, y - (i % 2 === 0 ? 0.15 : 1) * height * (0.45 + 0.55 * noise(i, seed))])
  return polygon(...points, [2000, 2600], [-1000, 2600])
}

/** Vertical bars in a row: boards, bricks or curtain folds. */
export const bars = (
  from: number,
  to: number,
  { y, height, width, step }: { y: number; height: number; width: number; step: number },
): Path => Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => box(from + i * step, y, [width, height])).flat()

/** Concentric rings; fill with `rule: 'evenodd'`. */
export const rings = (cx: number, cy: number, radii: readonly number[]): Path => radii.flatMap((r) => circle(cx, cy, r))

export const line = (...points: readonly Point[]): Path => polyline(...points)

/** A shape moved to a position and optionally scaled. */
export const at = (shape: Path, ...[x, y, scale = 1]: readonly [number, number, (number | readonly [number, number])?]): Path =>
  place(shape, { x, y, scale })
