import { type Easel, line } from '../easel'
import { arc, box, circle, ellipse, place } from '../paths'
import type { Design } from '../posters'
import { narrow } from './styles'

export const cosmosLaundromat: Design = {
  art,
  focus: 640,
  title: { lines: ['Cosmos', 'Laundromat'], y: 1106, color: '#20303a', style: { ...narrow, breadth: 0.7 }, size: 112, gap: 0.22 },
  caption: { color: '#20303a' },
}

function art(e: Easel) {
  e.all('#e9b93f')
  for (let y = -2; y < 20; y++) e.line(line([-1000, y * 90], [2000, y * 90]), '#d9a52c', { width: 4 })
  for (let x = -11; x < 23; x++) e.line(line([x * 90, -200], [x * 90, 1800]), '#d9a52c', { width: 4 })
  e.fill(circle(500, 640, 424), '#20303a')
  e.fill(circle(500, 640, 404), '#e8ece6')
  e.fill(circle(500, 640, 340), '#20303a')
  e.inside(circle(500, 640, 322), () => {
    const colors = ['#d9413a', '#f0872f', '#f5cf4e', '#3f9f84', '#2a6f9e', '#6a3f86']
    for (let ring = 0; ring < 42; ring++) {
      const turns = ring * 0.021
      for (const [i, color] of colors.entries())
        e.line(arc([500, 640], 330 - ring * 8, [turns + i / 6, turns + (i + 1.04) / 6]), color, { width: 9.4 })
    }
  })
  const fleece = [
    [-90, 0, 62],
    [-40, -46, 66],
    [30, -50, 66],
    [84, -8, 62],
    [50, 46, 64],
    [-30, 52, 64],
    [0, 0, 80],
  ] as const
  e.fill(
    fleece.flatMap(([x, y, r]) => circle(510 + x, 640 + y, r)),
    '#fbf7ea',
  )
  e.fill([...box(452, 720, [18, 74]), ...box(492, 724, [18, 74]), ...box(544, 724, [18, 74]), ...box(580, 716, [18, 74])], '#20303a')
  e.fill(
    [
      ...place(ellipse(0, 0, [44, 62]), { x: 404, y: 610, turns: 0.06 }),
      ...place(ellipse(0, 0, [34, 12]), { x: 448, y: 566, turns: 0.04 }),
      ...place(ellipse(0, 0, [34, 12]), { x: 366, y: 566, turns: -0.05 }),
    ],
    '#20303a',
  )
  e.fill([...circle(390, 600, 10), ...circle(420, 598, 10)], '#fbf7ea')
  e.line(arc([500, 640], 366, [0.58, 0.72]), '#ffffff', { width: 14, ends: 'round' })
  e.fill(box(900, 600, [60, 90]), '#20303a')
}
