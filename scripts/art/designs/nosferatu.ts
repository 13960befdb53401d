import { ramp } from '../canvas'
import type { Easel } from '../easel'
import { box, circle, ellipse, type Path, path, place, polygon } from '../paths'
import type { Design } from '../posters'
import { narrow } from './styles'

export const nosferatu: Design = {
  art,
  focus: 860,
  title: { lines: ['Nosferatu'], y: 96, color: '#12140c', style: { ...narrow, breadth: 0.5, squareness: 0.35, contrast: 1.5 } },
  caption: { color: '#d9cf8e' },
}

function art(e: Easel) {
  e.all(ramp([0, 0], [1000, 1500], ['#d9cf8e', '#b7b45f', '#6d7a3c']))
  e.fill(box(-1000, 0, [1180, 2000]), '#3b4526', { opacity: 0.35 })
  for (let i = 0; i < 9; i++) {
    e.fill(
      polygon([2000, 1560 - i * 120], [60 + i * 110, 1560 - i * 120], [60 + i * 110, 1500 - i * 120], [2000, 1500 - i * 120]),
      i % 2 ? '#59632f' : '#4a5529',
    )
  }
  for (let i = 0; i < 16; i++) e.fill(box(90 + i * 110, 1180 - i * 122, [16, 330]), '#2c3319')
  e.fill(polygon([40, 1250], [2000, -930], [2000, -880], [60, 1296]), '#2c3319')
  const ink = '#12140c'
  e.fill(
    path(
      'M250 1600 C236 1300 250 1130 310 1010 C270 960 262 880 280 800 C290 700 336 620 420 600 C500 590 560 640 574 730 C586 800 580 880 548 930 L556 980 C640 1020 700 1120 716 1290 L740 1600Z',
    ),
    ink,
  )
  e.fill(
    [
      ...path('M296 800 C250 760 236 690 244 620 C280 660 312 710 318 770Z'),
      ...path('M562 770 C584 720 620 690 664 672 C656 740 630 800 572 836Z'),
    ],
    ink,
  )
  e.fill(path('M640 1120 C700 1000 740 900 756 780 L800 790 C800 900 780 1020 720 1180Z'), ink)
  const finger = (x: number, y: number, [length, turns]: readonly [number, number]): Path =>
    place(path(`M-17 10 C-22 -${length * 0.5} -12 -${length * 0.8} 4 -${length} C16 -${length * 0.8} 22 -${length * 0.5} 17 10Z`), {
      x,
      y,
      turns,
    })
  e.fill(
    [
      ...ellipse(786, 770, [52, 70]),
      ...finger(744, 730, [200, -0.06]),
      ...finger(770, 712, [260, -0.015]),
      ...finger(800, 714, [270, 0.03]),
      ...finger(826, 736, [230, 0.075]),
      ...finger(738, 800, [130, -0.16]),
    ],
    ink,
  )
  e.fill([...ellipse(404, 760, [24, 18]), ...ellipse(492, 756, [24, 18])], '#e9df9a')
  e.fill([...circle(408, 760, 9), ...circle(488, 756, 9)], ink)
  e.fill(polygon([428, 880], [440, 880], [436, 928], [446, 880], [456, 880], [450, 928], [462, 880], [474, 880]), '#e9df9a')
}
