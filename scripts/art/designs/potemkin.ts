import { type Easel, line } from '../easel'
import { box, ellipse, path, place, polygon, rays } from '../paths'
import type { Design } from '../posters'
import { heavy } from './styles'

export const potemkin: Design = {
  art,
  focus: 740,
  title: {
    lines: ['Battleship', 'Potemkin'],
    x: 56,
    y: 62,
    size: 84,
    color: '#e9ddc3',
    style: { ...heavy, slant: 0.14, squareness: 0.95, breadth: 0.5 },
    gap: 0.14,
  },
  caption: { color: '#171416' },
}

function art(e: Easel) {
  e.all('#e9ddc3')
  e.fill(polygon([-1000, -200], [2000, -200], [2000, 420], [-1000, 1520]), '#c5281c')
  e.fill(polygon([-1000, 1080], [2000, -20], [2000, 60], [-1000, 1180]), '#e9ddc3')
  e.fill(rays([520, 760], 2200, 18), '#8f1710', { opacity: 0.28 })
  const ink = '#171416'
  e.fill([...box(470, 250, [64, 520]), ...box(360, 470, [284, 180]), ...box(400, 400, [204, 90]), ...box(300, 600, [404, 130])], ink)
  e.fill([...box(340, 380, [66, 330]), ...box(600, 380, [66, 330])], '#3a3336')
  e.fill([...box(340, 380, [66, 40]), ...box(600, 380, [66, 40])], '#c5281c')
  e.line(
    [...line([502, 260], [300, 620]), ...line([502, 260], [704, 620]), ...line([502, 210], [502, 300]), ...line([420, 310], [584, 310])],
    ink,
    { width: 7 },
  )
  e.fill(
    [
      ...place(box(0, -17, [290, 34]), { x: 560, y: 700, turns: -0.07 }),
      ...place(box(-290, -17, [290, 34]), { x: 440, y: 700, turns: 0.07 }),
      ...place(box(0, -13, [250, 26]), { x: 590, y: 740, turns: -0.045 }),
      ...place(box(-250, -13, [250, 26]), { x: 410, y: 740, turns: 0.045 }),
    ],
    ink,
  )
  e.fill(polygon([160, 720], [840, 720], [700, 1290], [500, 1400], [300, 1290]), '#2a2528')
  e.fill(polygon([500, 720], [840, 720], [700, 1290], [500, 1400]), ink)
  e.fill(polygon([490, 720], [510, 720], [504, 1400], [496, 1400]), '#e9ddc3')
  e.fill([...ellipse(346, 850, [26, 34]), ...ellipse(654, 850, [26, 34])], '#c5281c')
  e.line([...line([346, 870], [372, 1120]), ...line([654, 870], [628, 1120])], '#6a6064', { width: 10 })
  e.fill(
    path('M-1000 1250 L180 1260 C320 1240 420 1300 500 1360 C580 1300 680 1240 820 1260 L2000 1250 L2000 2600 L-1000 2600Z'),
    '#e9ddc3',
  )
  e.line(path('M180 1262 C320 1242 420 1302 500 1362 C580 1302 680 1242 820 1262'), '#c5281c', { width: 12 })
  e.fill(polygon([534, 250], [760, 200], [734, 250], [768, 300], [534, 340]), '#c5281c')
  e.line(polygon([534, 250], [760, 200], [734, 250], [768, 300], [534, 340]), '#e9ddc3', { width: 5 })
}
