import { cubic, type Line, map, type Path, type Point } from './paths'
import { stroke } from './strokes'

/**
 * Capitals as strokes in a unit square. `M` starts a line with square ends, `m` one with blunt ends. Two commands draw quarter arcs: `h x
 * y` starts horizontally and ends vertically, `v x y` the reverse.
 */
const glyphs: Record<string, readonly [width: number, strokes: string]> = {
  A: [0.98, 'M-.02 1.2 L.5 0 L1.02 1.2 m.2 .7 L.8 .7'],
  B: [0.88, 'M0 0 L.5 0 h.95 .24 v.5 .48 L0 .48 Z M0 .48 L.5 .48 h1 .74 v.5 1 L0 1 Z'],
  C: [0.88, 'm1 .31 v.5 0 h0 .5 v.5 1 h1 .69'],
  D: [0.92, 'M0 0 L.42 0 h1 .5 v.42 1 L0 1 Z'],
  E: [0.76, 'M1 0 L0 0 L0 1 L1 1 m0 .49 L.96 .49'],
  F: [0.74, 'M1 0 L0 0 L0 1 m0 .5 L.94 .5'],
  G: [0.92, 'm1 .3 v.5 0 h0 .5 v.5 1 h1 .72 L1 .55 L.56 .55'],
  H: [0.94, 'M0 0 L0 1 M1 0 L1 1 m0 .49 L1 .49'],
  I: [0, 'M.5 0 L.5 1'],
  J: [0.72, 'M1 0 L1 .66 v.5 1 h0 .7'],
  K: [0.92, 'M0 0 L0 1 m1.2 -.29 L.02 .6 m.34 .4 L1.22 1.35'],
  L: [0.72, 'M0 0 L0 1 L1 1'],
  M: [1.2, 'M0 1 L0 0 L.5 .74 L1 0 L1 1'],
  N: [0.96, 'M0 1 L0 0 L1 1 L1 0'],
  O: [0.96, 'M.5 0 h1 .5 v.5 1 h0 .5 v.5 0 Z'],
  P: [0.84, 'M0 1 L0 0 L.5 0 h1 .29 v.5 .58 L0 .58'],
  Q: [0.96, 'M.5 0 h1 .5 v.5 1 h0 .5 v.5 0 Z m.6 .72 L1.02 1.1'],
  R: [0.88, 'M0 1 L0 0 L.5 0 h1 .28 v.5 .56 L0 .56 m.46 .56 L1.14 1.35'],
  S: [0.84, 'm1 .29 v.5 0 h0 .255 v.5 .49 h1 .745 v.5 1 h0 .71'],
  T: [0.86, 'M0 0 L1 0 m.5 0 L.5 1.4'],
  U: [0.92, 'M0 0 L0 .6 v.5 1 h1 .6 L1 0'],
  V: [0.98, 'M-.02 -.2 L.5 1 L1.02 -.2'],
  W: [1.4, 'M-.03 -.2 L.26 1 L.5 .22 L.74 1 L1.03 -.2'],
  X: [0.96, 'M-.04 -.15 L1.04 1.15 M1.04 -.15 L-.04 1.15'],
  Y: [0.96, 'M-.04 -.15 L.5 .54 L1.04 -.15 m.5 .54 L.5 1.4'],
  Z: [0.82, 'M0 0 L1 0 L0 1 L1 1'],
  '0': [0.86, 'M.5 0 h1 .5 v.5 1 h0 .5 v.5 0 Z'],
  '1': [0.34, 'm0 .26 L1 0 L1 1.4'],
  '2': [0.82, 'm0 .3 v.5 0 h1 .28 L1 .36 L0 1 L1 1'],
  '3': [0.82, 'm0 .28 v.5 0 h1 .255 v.5 .49 L.38 .49 m.4 .49 L.5 .49 h1 .745 v.5 1 h0 .71'],
  '4': [0.88, 'M.72 1 L.72 0 L0 .72 L1 .72'],
  '5': [0.82, 'M.94 0 L.06 0 L.06 .44 L.5 .42 h1 .7 v.5 1 h0 .72'],
  '6': [0.86, 'm.96 .26 v.5 0 h0 .5 L0 .7 M0 .7 v.5 1 h1 .7 v.5 .42 h0 .7 Z'],
  '7': [0.78, 'M0 0 L1 0 L.28 1.2'],
  '8': [0.86, 'M.5 0 h.94 .24 v.5 .48 h.06 .24 v.5 0 Z M.5 .48 h1 .74 v.5 1 h0 .74 v.5 .48 Z'],
  '9': [0.86, 'M1 .3 v.5 0 h0 .3 v.5 .58 h1 .3 Z m1 .3 L1 .5 v.5 1 h.04 .74'],
  '&': [0.98, 'm1.2 1.27 L.24 .32 v.46 0 h.72 .22 L.72 .24 L.1 .62 h0 .76 v.4 1 h.94 .55'],
  '.': [0, 'M.5 .98 L.5 1'],
  ',': [0, 'M.5 .98 L.5 1.12'],
  ':': [0, 'M.5 .34 L.5 .36 M.5 .98 L.5 1'],
  '!': [0, 'm.5 -.1 L.5 .7 M.5 .98 L.5 1'],
  '?': [0.74, 'm0 .28 v.5 0 h1 .27 v.5 .52 L.5 .7 M.5 .98 L.5 1'],
  "'": [0, 'M.5 0 L.5 .2'],
  '-': [0.42, 'm0 .52 L1 .52'],
  '/': [0.6, 'm1.05 -.2 L-.05 1.2'],
  ' ': [0, ''],
}

/** Diacritics above a capital, clear of it. */
const marks: Record<string, string> = {
  '\u0308': 'M.24 -.2 L.24 -.19 M.76 -.2 L.76 -.19',
  '\u0301': 'M.4 -.14 L.62 -.26',
  '\u0300': 'M.38 -.26 L.6 -.14',
}

export type Letters = {
  /** Cap height. */
  size: number
  /** Width of the letters: 1 is normal, less is narrow. */
  breadth?: number
  /** Thickness of vertical strokes relative to the height. */
  weight?: number
  /** Ratio of vertical to horizontal stroke thickness. */
  contrast?: number
  /** Letter spacing relative to the height. */
  spacing?: number
  /** 0.55 is a circle, 0.9 nearly a square. */
  squareness?: number
  slant?: number
}

export type Lettering = { readonly path: Path; readonly width: number; readonly height: number }

/** A line of capitals with its top left corner at the origin. */
export const letter = (text: string, style: Letters): Lettering => {
  const { size, breadth = 1, weight = 0.16, contrast = 1, spacing = 0.1, slant = 0 } = style
  const pen = (weight * size) / contrast
  const lines: Line[] = []
  let x = 0
  let previous = ''
  for (const character of spelled(text)) {
    const mark = marks[character]
    const glyph = glyphs[mark ? previous : character]
    if (!glyph) continue
    if (character === ' ') {
      x += ((0.2 + 0.12 * breadth + spacing / 2) * size) / contrast
      previous = ''
      continue
    }
    const skeleton = (glyph[0] * 0.82 * breadth * size) / contrast
    if (mark) {
      lines.push(...drawGlyph(mark, { ...style, pen, at: x - (spacing * size) / contrast - skeleton - pen, skeleton }))
      continue
    }
    if (previous) x -= tuck(previous + character) * Math.min(1, breadth) * (size / contrast)
    lines.push(...drawGlyph(glyph[1], { ...style, pen, at: x, skeleton }))
    x += skeleton + pen + (spacing * size) / contrast
    previous = character
  }
  const width = (x - (spacing * size) / contrast) * contrast
  return { path: map(lines, ([px, py]) => [px * contrast + (size - py) * slant, py]), width: width + size * slant, height: size }
}

/** Lettering scaled to the given width. */
export const letterToWidth = (text: string, width: number, style: Omit<Letters, 'size'>): Lettering => {
  const trial = letter(text, { ...style, size: 100 })
  return letter(text, { ...style, size: (100 * width) / trial.width })
}

const spelled = (text: string) => text.replaceAll('ß', 'ss').replaceAll('’', "'").replaceAll(/[–—]/g, '-').toUpperCase().normalize('NFD')

const open: Record<string, number> = {
  AV: 0.16,
  VA: 0.16,
  AT: 0.14,
  TA: 0.14,
  LT: 0.14,
  LY: 0.16,
  AY: 0.16,
  YA: 0.16,
  WA: 0.1,
  AW: 0.1,
  FA: 0.12,
  PA: 0.12,
  TO: 0.04,
  OT: 0.04,
  LV: 0.14,
  RT: 0.04,
}
const tuck = (pair: string) => open[pair] ?? 0

type Drawing = Letters & { pen: number; at: number; skeleton: number }

const drawGlyph = (commands: string, drawing: Drawing): Path => {
  const { size, pen, at, skeleton, squareness = 0.6 } = drawing
  const inside = size - pen
  const spot = ([x, y]: Point): Point => [at + pen / 2 + x * skeleton, pen / 2 + y * inside]
  const lines = skeletonOf(commands, squareness).map((line) => ({ ...line, points: line.points.map(spot) }))
  const outline = lines.flatMap((line) => stroke([line], { width: pen, ends: line.blunt ? 'butt' : 'square' }))
  const isMark = commands.includes('-.2')
  const low = commands.includes('1.12') || commands.includes('1.08') ? size * 1.2 : size
  return isMark && commands.startsWith('M.') ? outline : outline.map((piece) => ({ closed: true, points: cutRows(piece.points, [0, low]) }))
}

type Skeleton = Line & { readonly blunt: boolean }

const skeletonOf = (commands: string, squareness: number): Skeleton[] => {
  const lines: { points: Point[]; closed: boolean; blunt: boolean }[] = []
  let at: Point = [0, 0]
  for (const [, command = '', a, b] of commands.matchAll(/([MmLhvZ])\s*(-?[\d.]+)?\s*(-?[\d.]+)?/g)) {
    const to: Point = [Number(a ?? 0), Number(b ?? 0)]
    if ('Mm'.includes(command)) lines.push({ points: [to], closed: false, blunt: command === 'm' })
    else if (command === 'Z') lines.at(-1)!.closed = true
    else lines.at(-1)!.points.push(...bends[command]!(at, to, squareness))
    at = to
  }
  return lines
}

const bends: Record<string, (from: Point, to: Point, squareness: number) => Point[]> = {
  L: (_, to) => [to],
  h: (from, to, squareness) => quarter(from, to, [squareness, 0]),
  v: (from, to, squareness) => quarter(from, to, [0, squareness]),
}

const quarter = (from: Point, to: Point, leave: Point): Point[] => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const a: Point = [from[0] + dx * leave[0], from[1] + dy * leave[1]]
  const b: Point = [to[0] - dx * leave[1], to[1] - dy * leave[0]]
  return cubic([from, a, b, to], 14)
}

/** Clips a convex piece to the line's top and bottom, so that slanted strokes end flat. */
const cutRows = (points: readonly Point[], [top, foot]: Point): Point[] => {
  const keep = (from: readonly Point[], inside: (y: number) => boolean, at: number) =>
    from.flatMap((point, i) => {
      const next = from[(i + 1) % from.length]!
      const own = inside(point[1]) ? [point] : []
      if (inside(point[1]) === inside(next[1])) return own
      const t = (at - point[1]) / (next[1] - point[1])
      return [...own, [point[0] + (next[0] - point[0]) * t, at] as Point]
    })
  return keep(
    keep(points, (y) => y >= top, top),
    (y) => y <= foot,
    foot,
  )
}
