import { glow, ramp } from '../canvas'
import { type Easel, rings } from '../easel'
import { box, circle, type Path, path, place, polygon } from '../paths'
import type { Design } from '../posters'
import { narrow } from './styles'

export const tearsOfSteel: Design = {
  art,
  focus: 720,
  title: { lines: ['Tears of Steel'], y: 1296, color: '#dfe8e6', style: { ...narrow, breadth: 0.8, weight: 0.13 } },
  caption: { color: '#9fb2b6' },
}

function art(e: Easel) {
  e.all(ramp([0, 0], [0, 1400], ['#15202b', '#2b3b47', '#5d7078']))
  e.fill(rings(500, 600, [430, 404]), '#93a4a8', { rule: 'evenodd' })
  e.fill(circle(500, 600, 392), ramp([200, 200], [800, 1000], ['#8fa0a4', '#4d5f68', '#26343e']))
  const blade = polygon([-36, -380], [150, -350], [64, -190])
  e.fill(Array.from({ length: 9 }, (_, i) => place(blade, { x: 500, y: 600, turns: i / 9 })).flat(), '#1b2731')
  e.fill(circle(500, 600, 232), '#10181f')
  e.fill(circle(500, 600, 206), glow([500, 600], 210, ['#ffd27a', '#ef6a3a', '#b3242a', '#5a1018']))
  e.fill(circle(500, 600, 84), '#0c1116')
  e.fill([...circle(566, 532, 40), ...circle(440, 668, 16)], '#fff1dc', { opacity: 0.9 })
  e.fill(
    path('M690 880 C740 980 780 1030 780 1086 C780 1140 740 1172 690 1172 C640 1172 600 1140 600 1086 C600 1030 640 980 690 880Z'),
    ramp([600, 880], [760, 1180], ['#d9f3f2', '#7fc7cf', '#3f94a6']),
  )
  for (let i = -8; i < 17; i++) e.fill(gable(i * 118 - 20, [122, 70 + ((i * i * 37 + 90) % 80)], i + 9), i % 2 ? '#0e161c' : '#131e26')
  for (let i = -8; i < 17; i++)
    for (let k = 0; k < 3; k++)
      e.fill(box(i * 118 + 8 + k * 32, 1262, [16, 26]), '#f3c56a', { opacity: (i * 3 + k * 5 + 60) % 4 ? 0.12 : 0.95 })
}

const gable = (x: number, [w, h]: readonly [number, number], kind: number): Path => {
  const top = 1290 - h
  const roof = [
    path(`M${x} ${top} l${w * 0.2} 0 l0 -36 l${w * 0.16} 0 l0 -34 l${w * 0.28} 0 l0 34 l${w * 0.16} 0 l0 36 l${w * 0.2} 0Z`),
    path(
      `M${x} ${top} C${x + w * 0.3} ${top - 10} ${x + w * 0.25} ${top - 80} ${x + w * 0.5} ${top - 86} C${x + w * 0.75} ${top - 80} ${x + w * 0.7} ${top - 10} ${x + w} ${top}Z`,
    ),
    polygon([x, top], [x + w / 2, top - 90], [x + w, top]),
  ][kind % 3]!
  return [...box(x, top, [w, 1400]), ...roof]
}
