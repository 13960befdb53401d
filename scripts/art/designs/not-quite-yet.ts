import { ramp } from '../canvas'
import { at, type Easel } from '../easel'
import { box, circle, ellipse, path, polygon } from '../paths'
import type { Design } from '../posters'
import { figure } from '../silhouettes'
import { roman } from './styles'

export const notQuiteYet: Design = {
  art,
  focus: 820,
  title: {
    lines: ['Not', 'Quite', 'Yet'],
    x: 120,
    y: 150,
    width: 760,
    size: 150,
    align: 'center',
    color: '#f6e3b4',
    style: { ...roman, weight: 0.15 },
  },
  caption: { color: '#f6e3b4', align: 'center' },
}

const FOLDS = 15

function art(e: Easel) {
  e.all(ramp([0, 0], [0, 1500], ['#3a0a1c', '#7d1630', '#4a0d22']))
  for (let fold = -20; fold < FOLDS + 20; fold++) {
    const left = (fold * 1000) / FOLDS
    e.fill(box(left, 0, [1000 / FOLDS / 2, 1290]), ramp([left, 0], [left + 34, 0], ['#2c0716', '#a8203f']), { opacity: 0.55 })
  }
  e.fill(box(492, 0, [16, 1290]), '#1d0410')
  e.fill(polygon([500, -200], [190, 1330], [810, 1330]), '#ffe9b0', { opacity: 0.14 })
  e.fill(ellipse(500, 1330, [330, 64]), '#ffe9b0', { opacity: 0.35 })
  e.fill(box(-1000, 1290, [3000, 400]), '#16080d')
  e.fill(ellipse(500, 1316, [300, 40]), '#f3cf86', { opacity: 0.5 })
  e.fill(at(figure, 500, 1316, 1), '#14060b')
  const swag = path('M-40 0 C60 150 260 150 360 0Z')
  for (const x of [-1000, -600, -200, 200, 600, 1000, 1400]) e.fill(at(swag, x, 0, 1.05), '#8c1934')
  for (let x = -960; x < 1980; x += 80) {
    e.fill(circle(x, 1376, 22), '#e0a83c')
    e.fill(circle(x, 1372, 12), '#fff6d8')
  }
}
