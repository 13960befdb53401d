import { ramp } from '../canvas'
import { type Easel, line, rings } from '../easel'
import { box, circle, ellipse, path, place, polygon } from '../paths'
import type { Design } from '../posters'
import { heavy } from './styles'

export const safetyLast: Design = {
  art,
  focus: 700,
  title: { lines: ['Safety Last!'], y: 78, color: '#23302f', style: { ...heavy, breadth: 0.56 } },
  caption: { color: '#23302f', y: 1420 },
}

function art(e: Easel) {
  e.all(ramp([0, 0], [0, 1500], ['#7cc0b4', '#cfe3c8', '#f4e7c4']))
  for (let i = -8; i < 17; i++) {
    const h = 160 + ((i * i * 61 + 200) % 260)
    e.fill(box(i * 122, 1290 - h, [110, 1200]), i % 2 ? '#8fb5a4' : '#a9c6ae')
    for (let y = 0; y < 5; y++)
      e.fill([...box(i * 122 + 18, 1310 - h + y * 46, [22, 26]), ...box(i * 122 + 66, 1310 - h + y * 46, [22, 26])], '#f4e7c4', {
        opacity: 0.7,
      })
  }
  e.fill(circle(500, 590, 372), '#23302f')
  e.fill(circle(500, 590, 344), '#fbf3dc')
  e.fill(rings(500, 590, [316, 306]), '#b8452c', { rule: 'evenodd' })
  for (let i = 0; i < 60; i++) e.fill(place(box(-3, -300, [6, 18]), { x: 500, y: 590, turns: i / 60 }), '#23302f')
  for (let i = 0; i < 12; i++) e.fill(place(box(-11, -302, [22, i % 3 ? 44 : 74]), { x: 500, y: 590, turns: i / 12 }), '#23302f')
  e.fill(place(polygon([-16, 40], [16, 40], [11, -200], [0, -232], [-11, -200]), { x: 500, y: 590, turns: 0.655 }), '#23302f')
  e.fill(place(polygon([-14, 50], [14, 50], [9, -270], [0, -330], [-9, -270]), { x: 500, y: 590, turns: 0.27 }), '#b8452c')
  e.fill(circle(500, 590, 28), '#23302f')
  const ink = '#23302f'
  e.line([...line([742, 648], [720, 800]), ...line([792, 640], [770, 810])], ink, { width: 26, ends: 'round' })
  e.fill(
    [
      ...circle(746, 740, 36),
      ...place(ellipse(0, 0, [64, 11]), { x: 742, y: 706, turns: -0.03 }),
      ...place(box(-36, -36, [72, 36]), { x: 742, y: 706, turns: -0.03 }),
    ],
    ink,
  )
  e.fill(place(box(-36, -14, [72, 12]), { x: 742, y: 704, turns: -0.03 }), '#b8452c')
  e.line([...circle(734, 742, 12), ...circle(764, 742, 12)], '#fbf3dc', { width: 5 })
  e.fill(path('M700 790 L792 790 L800 960 L692 960Z'), ink)
  e.line([...path('M716 940 L690 1060 L640 1120'), ...path('M774 940 L800 1070 L770 1150')], ink, {
    width: 38,
    ends: 'round',
    joins: 'round',
  })
  e.fill([...ellipse(630, 1134, [34, 15]), ...ellipse(756, 1164, [34, 15])], ink)
}
