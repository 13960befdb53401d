import { ramp } from '../canvas'
import { type Easel, hills, strewn } from '../easel'
import { box, circle, ellipse, mirrored, path, place, polygon, rays } from '../paths'
import type { Design } from '../posters'
import { heavy } from './styles'

export const bigBuckBunny: Design = {
  art,
  focus: 760,
  title: { lines: ['Big Buck Bunny'], y: 84, color: '#4a3a30', style: heavy },
  caption: { color: '#f8eebc', align: 'center' },
}

function art(e: Easel) {
  e.all(ramp([0, 0], [0, 1200], ['#8fcfc4', '#d9e8b8', '#f8eebc']))
  e.fill(rays([500, 640], 2200, 22), '#fff7d6', { opacity: 0.35 })
  e.fill(circle(500, 640, 380), '#fbe08a')
  e.fill(hills(1130, 46, { waves: 0.9 }), '#8db85a')
  const ear = ellipse(0, -230, [62, 235])
  const inner = ellipse(0, -220, [30, 180])
  for (const [x, turns] of [
    [420, -0.035],
    [580, 0.045],
  ] as const) {
    e.fill(place(ear, { x, y: 700, turns }), '#8a7f78')
    e.fill(place(inner, { x, y: 700, turns }), '#e7b7a4')
  }
  e.fill(ellipse(500, 1260, [340, 400]), '#8a7f78')
  e.fill(ellipse(500, 1330, [220, 330]), '#cfc4b4')
  e.fill(ellipse(500, 760, [210, 180]), '#8a7f78')
  e.fill([...ellipse(430, 820, [98, 84]), ...ellipse(570, 820, [98, 84])], '#cfc4b4')
  e.fill([...ellipse(424, 706, [34, 40]), ...ellipse(576, 706, [34, 40])], '#fffdf2')
  e.fill([...circle(432, 712, 17), ...circle(568, 712, 17)], '#2a2422')
  e.fill(
    [...polygon([384, 668], [462, 668], [462, 700], [384, 690]), ...polygon([538, 668], [616, 668], [616, 690], [538, 700])],
    '#8a7f78',
  )
  e.fill(polygon([462, 772], [538, 772], [500, 812]), '#c56a62')
  e.fill([...box(470, 884, [28, 44]), ...box(502, 884, [28, 44])], '#fffdf2')
  e.fill(hills(1290, 40, { waves: 1.3, shift: 0.4 }), '#5f9440')
  e.fill(strewn(70, 8, { area: [-900, 1300, 1900, 1480], radius: [4, 13] }), '#fbe08a')
  const wing = path('M0 0 C-20 -60 -90 -70 -86 -16 C-84 20 -40 24 0 0 C-44 20 -60 66 -26 66 C-6 66 0 30 0 0Z')
  e.fill(place([...wing, ...mirrored(wing, 0)], { x: 716, y: 560, turns: 0.06, scale: 0.9 }), '#e4574c')
}
