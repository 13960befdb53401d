import { ramp } from '../canvas'
import type { Easel } from '../easel'
import { arc, box, circle, ellipse, path, place, polygon } from '../paths'
import type { Design } from '../posters'
import { heavy } from './styles'

export const sherlockJr: Design = {
  art,
  focus: 680,
  title: { lines: ['Sherlock Jr.'], x: 300, y: 1230, width: 630, color: '#201a1c', style: { ...heavy, slant: 0.12 } },
  caption: { color: '#201a1c' },
}

function art(e: Easel) {
  e.all('#e4b23a')
  e.fill(polygon([-1000, 900], [2000, 300], [2000, 2600], [-1000, 2600]), '#cf8f24')
  e.fill(box(60, -100, [190, 1480]), '#201a1c')
  for (let i = -1; i < 14; i++) e.fill([...box(74, i * 96 + 20, [30, 44]), ...box(206, i * 96 + 20, [30, 44])], '#f3e6c6')
  for (let i = 0; i < 3; i++) e.fill(box(118, 30 + i * 450, [74, 400]), '#f3e6c6', { opacity: 0.22 })
  e.fill(place(box(-42, 300, [84, 470]), { x: 600, y: 660, turns: -0.09 }), '#7a2a1e')
  e.fill(place(box(-30, 270, [60, 70]), { x: 600, y: 660, turns: -0.09 }), '#201a1c')
  e.fill(circle(600, 660, 318), '#201a1c')
  e.fill(circle(600, 660, 274), ramp([400, 460], [800, 880], ['#fbf5e2', '#dfe6da']))
  e.inside(circle(600, 660, 274), () => {
    e.fill(path('M350 690 C430 540 770 540 860 690 C770 830 430 830 350 690Z'), '#ffffff')
    e.line(path('M340 690 C430 540 770 540 870 690'), '#201a1c', { width: 24, joins: 'round' })
    e.fill(circle(606, 680, 104), '#5a7f86')
    e.fill(circle(606, 680, 50), '#201a1c')
    e.fill(circle(640, 642, 24), '#ffffff')
    e.line(path('M360 520 C460 430 740 430 850 520'), '#201a1c', { width: 34, joins: 'round' })
  })
  e.line(arc([600, 660], 248, [0.54, 0.7]), '#ffffff', { width: 12, ends: 'round' })
  e.fill(
    [
      ...place(ellipse(0, 0, [300, 44]), { x: 590, y: 352, turns: -0.02 }),
      ...place(path('M-190 0 L-176 -120 C-110 -160 110 -160 176 -120 L190 0Z'), { x: 588, y: 346, turns: -0.02 }),
    ],
    '#3c2c28',
  )
  e.fill(place(box(-190, -46, [380, 40]), { x: 588, y: 346, turns: -0.02 }), '#a8382a')
}
