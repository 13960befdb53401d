import { ramp } from '../canvas'
import { at, type Easel, strewn } from '../easel'
import { box, circle, path, polygon } from '../paths'
import type { Design } from '../posters'
import { figure } from '../silhouettes'

export const charge: Design = {
  art,
  focus: 720,
  title: { lines: ['Charge'], y: 1236, color: '#20262b', style: { breadth: 0.9, weight: 0.2, squareness: 0.9, spacing: 0.12 } },
  caption: { color: '#3a4349' },
}

function art(e: Easel) {
  e.all(ramp([0, 0], [0, 1500], ['#e9ecea', '#cdd6d8']))
  e.fill(box(410, 190, [180, 70]), '#20262b')
  e.fill(
    path(
      'M250 250 L750 250 C790 250 810 270 810 310 L810 1130 C810 1170 790 1190 750 1190 L250 1190 C210 1190 190 1170 190 1130 L190 310 C190 270 210 250 250 250Z',
    ),
    '#20262b',
  )
  const inside = box(232, 292, [536, 856])
  e.fill(inside, ramp([0, 292], [0, 1148], ['#2c4a5c', '#5e7f88', '#e9a25c', '#f3c98a']))
  e.inside(inside, () => {
    e.fill(circle(500, 900, 150), '#fbe3b4')
    for (const [x, w, h] of [
      [200, 110, 300],
      [330, 60, 430],
      [590, 70, 380],
      [660, 130, 260],
    ] as const)
      e.fill(box(x, 1000 - h, [w, h + 200]), '#243540')
    e.fill([...box(346, 480, [26, 120]), ...box(610, 500, [28, 130])], '#243540')
    e.fill(strewn(90, 5, { area: [200, 292, 800, 1000], radius: [2, 7] }), '#f4f6f4', { opacity: 0.8 })
    e.fill(box(200, 958, [700, 200]), '#d5281f')
    e.fill(at(figure, 400, 960, 0.62), '#14191d')
    e.fill([...circle(610, 780, 74), ...polygon([560, 840], [660, 840], [690, 958], [530, 958])], '#14191d')
    e.fill(circle(594, 774, 22), '#ff4a3a')
  })
  for (const y of [506, 720, 934]) e.fill(box(232, y, [536, 20]), '#20262b')
  e.fill(polygon([545, 1010], [430, 1082], [494, 1082], [455, 1140], [570, 1066], [506, 1066]), '#fff3d2')
}
