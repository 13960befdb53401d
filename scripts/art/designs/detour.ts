import { ramp } from '../canvas'
import { type Easel, hills, strewn } from '../easel'
import { box, circle, path, place, polygon } from '../paths'
import type { Design } from '../posters'
import { heavy } from './styles'

export const detour: Design = {
  art,
  focus: 800,
  title: { lines: ['Detour'], y: 90, color: '#e8432f', style: { ...heavy, slant: 0.2, breadth: 0.6, weight: 0.2 }, inline: '#fbe8a6' },
  caption: { color: '#fbe8a6' },
}

function art(e: Easel) {
  e.all(ramp([0, 0], [0, 900], ['#0b0d16', '#1c2038', '#5a2f3c', '#b5503a']))
  e.fill(strewn(120, 61, { area: [-900, 0, 1900, 700], radius: [1.5, 4] }), '#f3e3c0')
  e.fill(hills(820, 60, { waves: 0.8 }), '#17121c')
  e.fill(box(-1000, 830, [3000, 1800]), '#231a1f')
  e.fill(polygon([452, 800], [548, 800], [1300, 2300], [-300, 2300]), '#0b0d16')
  e.fill(polygon([470, 800], [476, 800], [-120, 2300], [-230, 2300]), '#e9dcc0', { opacity: 0.8 })
  e.fill(polygon([524, 800], [530, 800], [1230, 2300], [1120, 2300]), '#e9dcc0', { opacity: 0.8 })
  for (let i = 0; i < 8; i++) {
    const [a, b] = [820 + 16 * 1.62 ** i, 820 + 16 * 1.62 ** i * 1.3]
    const half = (y: number) => (y - 790) * 0.024
    e.fill(polygon([500 - half(a), a], [500 + half(a), a], [500 + half(b), b], [500 - half(b), b]), '#f2c14e')
  }
  for (const [x, tip] of [
    [452, 120],
    [548, 880],
  ] as const)
    e.fill(polygon([x, 812], [tip - 240, 1600], [tip + 240, 1600]), '#fbe8a6', { opacity: 0.13 })
  e.fill([...circle(466, 806, 15), ...circle(534, 806, 15)], '#fffbe4')
  e.fill([...circle(466, 806, 34), ...circle(534, 806, 34)], '#fbe8a6', { opacity: 0.35 })
  e.fill(path('M430 796 C440 764 560 764 570 796 L560 800 L440 800Z'), '#0b0d16')
  const sign = { x: 690, y: 560, turns: 0.01 }
  e.fill([...place(box(-150, 120, [22, 1300]), sign), ...place(box(130, 120, [22, 1300]), sign)], '#6a4a34')
  e.fill(place(box(-260, -150, [540, 290]), sign), '#0b0d16')
  e.fill(place(box(-244, -134, [508, 258]), sign), '#f2c14e')
  e.fill(place(polygon([-210, -5], [-70, -112], [-70, -50], [220, -50], [220, 40], [-70, 40], [-70, 102]), sign), '#0b0d16')
  e.fill(place([circle(-226, -116, 7), circle(246, -116, 7), circle(-226, 106, 7), circle(246, 106, 7)].flat(), sign), '#0b0d16')
}
