import { ellipse, type Path, type Point, path, polygon } from './paths'

/** A standing figure in a coat, feet at the origin, 300 units tall. */
export const figure: Path = [
  ...ellipse(0, -276, [21, 25]),
  ...polygon(
    [-30, -240],
    [30, -240],
    [44, -212],
    [50, -90],
    [34, -88],
    [30, 0],
    [8, 0],
    [0, -84],
    [-8, 0],
    [-30, 0],
    [-34, -88],
    [-50, -90],
    [-44, -212],
  ),
]

/** A bowler hat for the figure. */
export const bowler: Path = [...ellipse(0, -294, [36, 7]), ...polygon(...dome(0, -296, [24, 32]))]

function dome(cx: number, cy: number, [w, h]: Point): Point[] {
  return Array.from({ length: 17 }, (_, i): Point => [cx - Math.cos((i / 16) * Math.PI) * w, cy - Math.sin((i / 16) * Math.PI) * h])
}

/** A bat with spread wings centered on the origin, 200 units wide. */
export const bat: Path = polygon(
  [0, 12],
  [-12, 2],
  [-30, 16],
  [-46, 2],
  [-70, 18],
  [-100, -26],
  [-58, -30],
  [-30, -12],
  [-10, -14],
  [-9, -30],
  [-3, -20],
  [3, -20],
  [9, -30],
  [10, -14],
  [30, -12],
  [58, -30],
  [100, -26],
  [70, 18],
  [46, 2],
  [30, 16],
  [12, 2],
)

/** A cane with its foot at the origin. */
export const cane: Path = path('M0 0 L0 -120 C0 -150 -34 -150 -34 -122')

/** Neck and head of a guanaco facing right. */
export const guanaco = path(
  'M-60 420 C-70 250 -66 120 -56 10 C-70 -10 -66 -40 -50 -62 L-64 -128 C-60 -140 -46 -132 -30 -92 L-12 -94 C2 -136 16 -142 20 -128 L14 -66 C50 -62 96 -44 122 -22 C134 -6 124 20 100 22 C72 26 50 28 40 44 C48 150 60 280 120 420Z',
)
