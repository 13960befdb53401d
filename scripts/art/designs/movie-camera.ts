import { type Easel, line, rings } from '../easel'
import { arc, box, circle, path, polygon } from '../paths'
import type { Design } from '../posters'
import { narrow } from './styles'

export const movieCamera: Design = {
  art,
  focus: 700,
  title: {
    lines: ['Man with a', 'Movie Camera'],
    y: 1178,
    size: 92,
    align: 'center',
    color: '#171416',
    style: { ...narrow, weight: 0.2, squareness: 0.95 },
    gap: 0.2,
  },
  caption: { color: '#171416', align: 'center' },
}

function art(e: Easel) {
  e.all('#efe4cb')
  const facade = (points: readonly (readonly [number, number])[], color: string, windows: readonly [number, number]) => {
    e.fill(polygon(...points), color)
    const [a, b, c, d] = points as readonly [
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
    ]
    const spot = (u: number, v: number): readonly [number, number] =>
      [0, 1].map((k) => (a[k]! * (1 - u) + b[k]! * u) * (1 - v) + (d[k]! * (1 - u) + c[k]! * u) * v) as unknown as readonly [number, number]
    for (let i = 0; i < windows[0]; i++)
      for (let j = 0; j < windows[1]; j++) {
        const [u, v, w, h] = [(i + 0.22) / windows[0], (j + 0.22) / windows[1], 0.56 / windows[0], 0.56 / windows[1]]
        e.fill(polygon(spot(u, v), spot(u + w, v), spot(u + w, v + h), spot(u, v + h)), '#efe4cb', { opacity: 0.86 })
      }
  }
  facade(
    [
      [-900, -500],
      [330, 330],
      [250, 560],
      [-900, 500],
    ],
    '#c5281c',
    [9, 4],
  )
  facade(
    [
      [1900, -500],
      [690, 320],
      [760, 560],
      [1900, 500],
    ],
    '#23303a',
    [9, 4],
  )
  facade(
    [
      [-900, 1900],
      [260, 860],
      [350, 1080],
      [-500, 2400],
    ],
    '#23303a',
    [8, 4],
  )
  facade(
    [
      [1900, 1900],
      [750, 850],
      [660, 1080],
      [1500, 2400],
    ],
    '#e0a32e',
    [8, 4],
  )
  e.line([...line([500, 900], [300, 1500]), ...line([500, 900], [700, 1500]), ...line([500, 900], [500, 1500])], '#171416', { width: 26 })
  e.fill([...box(300, 470, [400, 430]), ...circle(390, 420, 96), ...circle(610, 420, 96)], '#171416')
  e.fill([...rings(390, 420, [70, 58, 26]), ...rings(610, 420, [70, 58, 26])], '#e0a32e', { rule: 'evenodd' })
  const band = ['#c5281c', '#efe4cb', '#23303a', '#efe4cb', '#e0a32e', '#171416']
  for (const [i, color] of band.entries()) e.fill(circle(500, 690, 230 - i * 22), color)
  e.fill(path('M360 690 C420 600 580 600 640 690 C580 780 420 780 360 690Z'), '#fffaf0')
  e.fill(circle(500, 690, 60), '#3f7f94')
  e.fill(circle(500, 690, 30), '#171416')
  e.fill(circle(520, 670, 12), '#fffaf0')
  e.line(arc([500, 690], 262, [0.6, 0.9]), '#efe4cb', { width: 10 })
  e.line([...line([700, 620], [790, 620]), ...line([790, 600], [790, 690])], '#171416', { width: 18 })
  e.fill(circle(790, 700, 20), '#c5281c')
  e.fill(box(-1000, 1130, [3000, 1400]), '#efe4cb')
  e.fill(box(-1000, 1130, [3000, 12]), '#171416')
}
