import { glow } from '../canvas'
import { at, type Easel, line } from '../easel'
import { box, circle, place, polygon } from '../paths'
import type { Design } from '../posters'
import { figure } from '../silhouettes'
import { narrow } from './styles'

export const elephantsDream: Design = {
  art,
  focus: 690,
  title: { lines: ['Elephants', 'Dream'], y: 1106, size: 128, color: '#f7e0a0', style: narrow, gap: 0.16 },
  caption: { color: '#c9b98a' },
}

function art(e: Easel) {
  const colors = [
    '#0b1f24',
    '#12363a',
    '#0e2a30',
    '#1c4c4a',
    '#12363a',
    '#2f6a5c',
    '#1c4c4a',
    '#6b8f5e',
    '#2f6a5c',
    '#c9a24a',
    '#8f7a3c',
    '#f2c65a',
    '#f7e0a0',
  ]
  e.all('#081518')
  colors.forEach((color, i) => {
    const r = 1150 * 0.8 ** i
    e.fill(place(box(-r, -r, [2 * r, 2 * r]), { x: 500, y: 660, turns: 0.02 + i * 0.034 }), color)
  })
  const teeth = Array.from({ length: 22 }, (_, i) => place(box(250, -20, [44, 40]), { x: 500, y: 660, turns: i / 22 })).flat()
  e.fill([...teeth, ...circle(500, 660, 262)], '#12363a', { opacity: 0.55 })
  e.fill(circle(500, 660, 205), glow([500, 660], 210, ['#fff3cf', '#f6cc66', '#d98a3a']))
  e.fill(polygon([486, 812], [514, 812], [860, 2300], [140, 2300]), '#081518')
  e.fill(polygon([496, 812], [504, 812], [600, 2300], [400, 2300]), '#c9a24a', { opacity: 0.35 })
  e.fill(at(figure, 466, 838, 0.72), '#081518')
  e.fill(at(figure, 545, 852, 0.82), '#081518')
  e.line(line([498, 846], [480, 700]), '#081518', { width: 7 })
}
